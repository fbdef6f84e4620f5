//! Sentences about orders: forward deployment, flank march, ambushes.

use super::{part, typed};
use crate::army::Ground;
use crate::rules::DeploymentFact;
use crate::text::grammar::being;
use crate::text::words::{ground, scale};

pub fn say(fact: &DeploymentFact, who: &str) -> (String, String) {
    match fact {
        DeploymentFact::ForwardNotHere { points, scale: of } => (
            "No forward deployment here.".to_owned(),
            format!(
                "The event is {}, {points} points; forward deployment is for 15mm at 400 and 500.",
                scale(*of)
            ),
        ),
        DeploymentFact::ForwardOutsideTournament { .. } => (
            "Forward deployment is a rule for tournaments.".to_owned(),
            "Outside them the players agree on it.".to_owned(),
        ),
        DeploymentFact::ForwardSwiss => (
            "The Swiss have a forward deployment of their own.".to_owned(),
            "Types A and B aren't for them.".to_owned(),
        ),
        DeploymentFact::ForwardUnderWeakGeneral { level } => (
            format!("{who} can't deploy forward."),
            format!("The general is {}.", being(*level)),
        ),
        DeploymentFact::ForwardNoSuchCommand => (
            "Forward deployment names no command.".to_owned(),
            "Type A is for one command of the army.".to_owned(),
        ),
        DeploymentFact::ForwardNoSuchUnit => (
            "Forward deployment names a unit that isn't there.".to_owned(),
            "Type B is for mounted units and skirmishers of the army.".to_owned(),
        ),
        DeploymentFact::ForwardNotMountedOrSkirmishers { kind } => (
            format!("{who} can't deploy forward."),
            format!(
                "They are {}; type B is for mounted units and skirmishers.",
                typed(*kind)
            ),
        ),
        DeploymentFact::FlankNoSuchCommand => (
            "The flank march names no command.".to_owned(),
            "One command of the army marches.".to_owned(),
        ),
        DeploymentFact::FlankUnderWeakGeneral { level } => (
            format!("{who} can't march to the flank."),
            format!("The general is {}.", being(*level)),
        ),
        DeploymentFact::FlankTooLarge { vd, vdt, cap } => (
            format!("{who} is too large for a flank march."),
            format!("It holds {}; at most {cap}% may march.", part(*vd, *vdt)),
        ),
        DeploymentFact::FlankLeavesNobody => (
            "A flank march would leave nobody on the table.".to_owned(),
            format!("{who} is the army's only command."),
        ),
        DeploymentFact::FlankInAmbush { units } => (
            format!("{who} marches to the flank, and is in ambush too."),
            format!(
                "{} in ambush; a command that marches hides nobody.",
                is_or_are(*units, "of its units")
            ),
        ),
        DeploymentFact::FlankForward => (
            format!("{who} marches to the flank, and deploys forward too."),
            "A command that marches isn't on the table.".to_owned(),
        ),
        DeploymentFact::FlankFortified => (
            format!("{who} can't march to the flank."),
            "A fortified wagenburg never moves.".to_owned(),
        ),
        DeploymentFact::AmbushWrongGround {
            ground: of,
            kind,
            pikes,
        } => (
            format!("{who} can't hide {}.", hiding(*of)),
            format!(
                "They are {}{}; {} there.",
                typed(*kind),
                if *pikes { " with pikes" } else { "" },
                who_hides(*of)
            ),
        ),
        DeploymentFact::AmbushTooMany { terrain, have, max } => (
            format!("Too many in ambush: {terrain}."),
            format!("{have} units hide there; at most {max}."),
        ),
        DeploymentFact::AmbushTwice { times } => (
            format!("Named more than once in ambush: {who}."),
            format!("Named {times} times; a unit hides in one place."),
        ),
        DeploymentFact::AmbushAndForward => (
            format!("In ambush and deployed forward: {who}."),
            "The rules don't say whether a unit may be both.".to_owned(),
        ),
        DeploymentFact::AmbushNoSuchUnit { terrain } => (
            "An ambush names a unit that isn't there.".to_owned(),
            format!("It is the one in {terrain}."),
        ),
        DeploymentFact::AmbushEmpty { terrain } => (
            "An ambush names no unit.".to_owned(),
            format!("It is the one in {terrain}."),
        ),
    }
}

/// "1 of its units is", "2 of its units are".
fn is_or_are(count: u32, what: &str) -> String {
    let verb = if count == 1 { "is" } else { "are" };
    format!("{count} {what} {verb}")
}

/// "in a wood", "on a steep hill".
fn hiding(of: Ground) -> String {
    let on = matches!(of, Ground::SteepHill | Ground::GentleHill);
    format!("{} {}", if on { "on" } else { "in" }, ground(of))
}

fn who_hides(of: Ground) -> &'static str {
    match of {
        Ground::Wood | Ground::SteepHill | Ground::Difficult => {
            "only FP without pikes, FL, T and S hide"
        }
        Ground::GentleHill => "all but ART and CF hide",
        Ground::Broken => "only S hide",
    }
}
