//! Sentences about a deployment in a scenario.

use crate::battle::scenario::{Scenario, TerrainNumber};
use crate::event::{Event, Measure};
use crate::map::TerrainKind;
use crate::rules::ScenarioFact;
use crate::text::capital;
use crate::text::map::length;
use crate::text::scenario::{self as words, Told};

pub fn say(fact: &ScenarioFact, who: &str, event: &Event) -> (String, String) {
    let who = capital(who);
    let told = Told::of(event);
    let unit = Measure::of(event).unit;
    let h = |tenths: u32| length(tenths, unit);
    match fact {
        ScenarioFact::ScenarioUnsaid => (
            "Say which scenario is played.".to_owned(),
            "Until then nothing on the map is checked.".to_owned(),
        ),
        ScenarioFact::RoleUnsaid { scenario } => (
            "Say whether the army attacks or defends.".to_owned(),
            format!("In {} the two deploy differently.", a(*scenario)),
        ),
        ScenarioFact::ZoneUnsaid { .. } => (
            "Where the Defender deploys is on the supplement's map alone.".to_owned(),
            "Its text gives no measures for the two areas, so units in them aren't checked: show them to the umpire.".to_owned(),
        ),
        ScenarioFact::StandardZoneUnsaid { .. } => (
            "The standard zone isn't said.".to_owned(),
            "The sheet of this edition has none: the organiser chooses one for the event.".to_owned(),
        ),
        ScenarioFact::NoRoom { scenario } => (
            "This table has no room for the zone.".to_owned(),
            format!("It is too small for {}.", a(*scenario)),
        ),
        ScenarioFact::OutsideZone { zone, over, .. } => (
            format!("{who} stands outside the zone."),
            format!("By {}. {}", h(*over), words::zone(*zone, told)),
        ),
        ScenarioFact::HeldBack { have, needs, .. } if have < needs => (
            format!("Too few units held back: {have} of {needs} VD."),
            format!("The Defender deploys all but {needs} VD."),
        ),
        ScenarioFact::HeldBack { have, needs, .. } => (
            format!("More than {needs} VD are off the table: {have}."),
            format!("The Defender holds back {needs} VD and deploys the rest."),
        ),
        ScenarioFact::TerrainCount {
            scenario,
            have,
            min,
            max,
        } => {
            let few = if have < min { "few" } else { "many" };
            let span = match min {
                0 => format!("at most {max}"),
                min => format!("{min} to {max}"),
            };
            if scenario.terrain() == TerrainNumber::Standard {
                return (
                    format!("Too {few} terrain pieces: {have}."),
                    "The Defender places 2 to 4, roads apart, of which the Attacker may take 1 away.".to_owned(),
                );
            }
            (
                format!("Too {few} terrain pieces: {have}."),
                format!("{} has {span}, rivers and roads apart.", capital(&a(*scenario))),
            )
        }
        ScenarioFact::OneOnly { kind, have } => {
            let what = match kind {
                TerrainKind::River => "river",
                _ => "built-up area",
            };
            (
                format!("Only one {what} is allowed: {have}."),
                "And that one only on a die of 5 or 6.".to_owned(),
            )
        }
        ScenarioFact::TerrainSize { have, least, most } => (
            match have < least {
                true => format!("{who} is too small."),
                false => format!("{who} is too large."),
            },
            format!(
                "Its longer side is {}; it should be {} to {}.",
                h(*have),
                h(*least),
                h(*most)
            ),
        ),
        ScenarioFact::RoadWidth { have, most } => (
            format!("{who} is {} wide.", h(*have)),
            format!("A road is at most {} wide.", h(*most)),
        ),
        ScenarioFact::NoRiver => (
            "The river is missing.".to_owned(),
            "It divides the table along its length.".to_owned(),
        ),
        ScenarioFact::NothingDifficult => (
            "No difficult terrain.".to_owned(),
            "At least one piece of the Defender's is difficult.".to_owned(),
        ),
        ScenarioFact::InFullView => (
            format!("{who} doesn't limit the view."),
            "In an ambush all pieces do: woods, hills and the like.".to_owned(),
        ),
        ScenarioFact::NearTheMiddle { have, needs } => (
            format!("{who} lies too near the middle."),
            format!("{} from it; at least {}.", h(*have), told.h(*needs)),
        ),
        ScenarioFact::TooClose { have, needs } => (
            format!("{who} lies too near another piece."),
            format!("{} apart; at least {}.", h(*have), told.h(*needs)),
        ),
        ScenarioFact::InBothHalves => (
            format!("{who} lies in both halves."),
            "Each player's piece lies in his own half.".to_owned(),
        ),
        ScenarioFact::RiverFromShortSide { within } => (
            format!("{who} is too far from the side."),
            format!(
                "A river runs along a short side, all of it within {}.",
                told.h(*within)
            ),
        ),
        ScenarioFact::RiverBehind { within } => (
            format!("{who} isn't behind the Defender."),
            format!("It lies along his edge, all of it within {}.", told.h(*within)),
        ),
        ScenarioFact::RiverWidth { have, narrow, wide } => (
            format!("{who} is {} wide.", h(*have)),
            format!("The river is {} to {} wide.", told.h(*narrow), told.h(*wide)),
        ),
        ScenarioFact::RiverOffTheMiddle => (
            format!("{who} doesn't divide the table in two."),
            format!(
                "The river runs along the middle of the table's length; more than {} off it is a measure of ours.",
                told.h(3)
            ),
        ),
        ScenarioFact::TooManyFords { have } => (
            format!("Too many fords: {have}."),
            "The Defender places 2, and the Attacker may find a third.".to_owned(),
        ),
        ScenarioFact::FordOffTable { ford, over } => (
            format!("Ford {ford} leaves the table."),
            format!("It reaches {} over the end.", h(*over)),
        ),
        ScenarioFact::FordsOverlap { ford, other, by } => (
            format!("Fords {ford} and {other} overlap."),
            format!("By {}. They may join, not overlap.", h(*by)),
        ),
        ScenarioFact::FordShifted { ford, have, most } => (
            format!("Ford {ford} is shifted too far."),
            match most {
                Some(most) => format!("{}; the die allows {}.", h(*have), told.h(*most)),
                None => format!("{}; no die was rolled for it.", h(*have)),
            },
        ),
        ScenarioFact::ThirdFordShifted => (
            "The third ford is shifted.".to_owned(),
            "The Attacker places it where he wants; it can't be moved.".to_owned(),
        ),
    }
}

/// "an ambush battle".
fn a(scenario: Scenario) -> String {
    let name = words::name(scenario).to_lowercase();
    let article = if name.starts_with(['a', 'e']) {
        "an"
    } else {
        "a"
    };
    format!("{article} {name}")
}
