//! Scenarios in words.

use super::map::length;
use crate::battle::game::Game;
use crate::battle::scenario::{
    Extra, Goal, Scenario, SpecialRule, TerrainNumber, Victory, Whose, Zone,
};
use crate::event::{Event, LengthUnit, Measure, Preset};
use crate::map::Role;

/// How the supplement's H are told: as printed, or with what they make in U where the edition
/// measures in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// H and U in millimetres.
    in_u: Option<(Measure, Measure)>,
}

impl Told {
    pub const AS_PRINTED: Told = Told { in_u: None };

    pub fn of(event: &Event) -> Told {
        let own = Measure::of(event);
        Told {
            in_u: (own.unit == LengthUnit::U).then(|| (Measure::h(event), own)),
        }
    }

    /// At a game, which keeps what it is measured by.
    pub fn of_game(game: &Game) -> Told {
        let mut event = Preset::Basic.event();
        event.scale = game.scale;
        event.basic.edition = game.edition;
        event.basic.h_mm = game.h_mm;
        Told::of(&event)
    }

    /// Whether the edition of 2008 is played: the other measures in H.
    fn is_2008(self) -> bool {
        self.in_u.is_some()
    }

    /// "8H", or "8H (32U)".
    pub fn h(self, h: u8) -> String {
        match self.in_u {
            None => format!("{h}H"),
            Some((in_h, in_u)) => {
                let tenths = in_u.tenths(u32::from(in_h.mm) * u32::from(h));
                format!("{h}H ({})", length(tenths, in_u.unit))
            }
        }
    }
}

pub fn name(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::Pitched => "Pitched battle",
        Scenario::Conquest => "Conquest battle",
        Scenario::Encounter => "Encounter battle",
        Scenario::Rearguard => "Rearguard battle",
        Scenario::River => "Battle on the river",
        Scenario::Ambush => "Ambush battle",
    }
}

/// What it is about, in a line.
pub fn summary(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::Pitched => "Two armies in the open, face to face.",
        Scenario::Conquest => "Hold the middle when turn 8 ends.",
        Scenario::Encounter => "Both run into the enemy on the march.",
        Scenario::Rearguard => "A part of one army covers the retreat of the rest.",
        Scenario::River => "One army wants across. The other means to stop it.",
        Scenario::Ambush => "One army marches through. The other waits on both sides.",
    }
}

/// "A" and "D" on a badge.
pub fn badge(role: Role) -> &'static str {
    match role {
        Role::Attacker => "A",
        Role::Defender => "D",
    }
}

pub fn whose(whose: Whose) -> &'static str {
    match whose {
        Whose::Attacker => "Attacker",
        Whose::Defender => "Defender",
        Whose::Both => "Both",
    }
}

pub fn special_name(rule: SpecialRule) -> &'static str {
    match rule {
        SpecialRule::FastMarch => "Fast march",
        SpecialRule::Unprepared => "Unprepared",
        SpecialRule::Reserve => "Reserve",
        SpecialRule::DeploymentDice => "Deployment",
        SpecialRule::LeftBehind => "Left behind",
        SpecialRule::RiverBehind => "River behind",
        SpecialRule::Fords => "Fords",
        SpecialRule::ThirdFord => "Third ford",
        SpecialRule::RiverCrossing => "River",
    }
}

/// What a special rule does in this scenario.
pub fn special(rule: SpecialRule, scenario: Scenario, told: Told) -> String {
    match rule {
        SpecialRule::FastMarch => "Turn 1: every move is doubled, a second one too.".to_owned(),
        SpecialRule::Unprepared => {
            "Turn 1: nobody shoots, fights or enters a zone of control.".to_owned()
        }
        SpecialRule::Reserve => reserve(scenario, told),
        SpecialRule::DeploymentDice => "The lower die deploys first, then in turn. Roll for each unit before it is placed. 1–2: in reserve. 3–4: placed in disorder. 5–6: placed in order.".to_owned(),
        SpecialRule::LeftBehind => {
            "Units worth 4 VD don’t deploy, and don’t count in the VDT or the break point.".to_owned()
        }
        SpecialRule::RiverBehind => format!(
            "Instead of moving a terrain piece, roll: on 4+ a river that nobody crosses lies along the Defender’s edge, up to {} onto the table, and may take room from his zone. On less, nothing.",
            told.h(3)
        ),
        SpecialRule::Fords => format!(
            "Two, {} wide, placed by the Defender after both have deployed; the Attacker rolls for each and may shift it up to that many H. They may join, not overlap. Rough ground; at least half the base stays inside.",
            told.h(3)
        ),
        SpecialRule::ThirdFord => "From turn 2, roll before initiative. 6: place a third ford. 4–5: place it for an initiative re-roll. It doesn’t shift.".to_owned(),
        SpecialRule::RiverCrossing => "Difficult outside the fords. Roll for a unit after every move in it, forced ones too. 1–2: disordered, and 1 VBU lost for good.".to_owned(),
    }
}

fn reserve(scenario: Scenario, told: Told) -> String {
    let who = match scenario {
        Scenario::River => "4 VD of units wait off the table, in the VDT from the start.",
        _ => "Units that rolled 1–2 wait off the table.",
    };
    let turn = scenario.reserve_turn().unwrap_or_default();
    format!(
        "{who} They arrive when turn {turn} ends, in the own zone, rear edge on the table edge, never in contact with an enemy. Within {} of one: disordered. No room: a turn later. Neither fast march nor unprepared is for them.",
        told.h(4)
    )
}

pub fn victory(victory: Victory) -> &'static str {
    match victory {
        Victory::Rout => "Rout the enemy army.",
        Victory::Objective { .. } => "Hold the objective.",
        Victory::AttackerMustRout => "The Attacker must rout the enemy army.",
    }
}

/// How victory is decided, step by step, where a line isn't enough.
pub fn victory_steps(victory: Victory, told: Told) -> Vec<String> {
    match victory {
        Victory::Rout => Vec::new(),
        Victory::Objective { radius } => vec![
            format!(
                "More units at least partly within {} of the middle wins.",
                told.h(radius)
            ),
            "Level on units: more VD wins.".to_owned(),
            "Still level, or nobody there: a tie.".to_owned(),
        ],
        Victory::AttackerMustRout => {
            vec!["If he hasn’t when the last turn ends, his own army counts as routed.".to_owned()]
        }
    }
}

/// What is to be known about the score.
pub fn score_note(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::Conquest => "Scored as if the loser had routed. No extra points.",
        Scenario::Rearguard => "No extra points.",
        _ => "A winner on 9 or 10 points gets no extra points.",
    }
}

pub fn goal(extra: Extra, told: Told) -> String {
    match extra.goal {
        Goal::BeyondMiddle { vd } => {
            format!("{vd} VD or more at least partly beyond the middle line at the end")
        }
        Goal::OverTheRiver { vd } => format!("{vd} VD or more across the river at the end"),
        Goal::EnemyHeld { each } => {
            format!("for each {each} VD of attackers not yet on or over the river")
        }
        Goal::FarSide { vd, within } => format!(
            "{vd} VD or more at least partly within {} of the short side he marches to",
            told.h(within)
        ),
    }
}

/// Where a side deploys.
pub fn zone(zone: Zone, told: Told) -> String {
    match zone {
        Zone::Standard => "The standard zone of the event.".to_owned(),
        Zone::RightCorner { depth, width } => format!(
            "Within {} of the own long side and {} of the right-hand side.",
            told.h(depth),
            told.h(width)
        ),
        Zone::Between {
            sides,
            edge,
            middle,
        } => format!(
            "More than {} from the sides, at least {} from the own edge and {} from the middle.",
            told.h(sides),
            told.h(edge),
            told.h(middle)
        ),
        Zone::BehindRiver { sides, river } => format!(
            "More than {} from the sides, at least {} from the river.",
            told.h(sides),
            told.h(river)
        ),
        Zone::ShortSide { long, depth } => format!(
            "Within {} of the own short side, at least {} from both long sides.",
            told.h(depth),
            told.h(long)
        ),
        Zone::OnTheMapAlone => {
            "Two areas, one along each long side. Their size is on the supplement’s map, not in its text: agree on it with the umpire.".to_owned()
        }
    }
}

/// What is placed on the table, and by whom.
pub fn terrain(scenario: Scenario, told: Told) -> String {
    let number = match scenario.terrain() {
        TerrainNumber::Standard if told.is_2008() => {
            "The Defender places 2 to 4. A river and a built-up area are among them only if he rolls 5 or 6 for each, one of either at most. The Attacker may then take one away or move it.".to_owned()
        }
        TerrainNumber::Standard => UNSAID.to_owned(),
        TerrainNumber::Die => {
            "A die says how many. The army with more foot, a die if they are level, chooses each from its table; the other player places it.".to_owned()
        }
        TerrainNumber::DefenderUpTo(most) => format!(
            "The Defender chooses up to {most} without rolling and places them anywhere. The Attacker may move one up to {}.",
            told.h(10)
        ),
        TerrainNumber::OneEach => {
            "The river, between 2H and 3H wide: of a wider one only the middle counts. Each player may place one piece in his own half.".to_owned()
        }
        TerrainNumber::Defender { min, max } => format!(
            "The table is played along its length. The Defender places {min} to {max}, wholly in his areas. All limit the view; at least one is difficult."
        ),
    };
    let more = match scenario {
        Scenario::Pitched => format!(
            " A river runs along a short side, within {} of it.",
            told.h(10)
        ),
        Scenario::Conquest => format!(" None within {} of the middle.", told.h(8)),
        Scenario::Encounter => format!(
            " At least {0} apart, else it is left out. At the end the player who chose may take one away or move it up to {0}, still as far apart.",
            told.h(5)
        ),
        _ => String::new(),
    };
    format!("{number}{more}")
}

/// What the sheet of 3.0 leaves to its rulebook.
const UNSAID: &str = "As in the rulebook of your edition.";

/// Who is the Defender, where the texts say it.
pub fn sides(scenario: Scenario, told: Told) -> Option<&'static str> {
    (scenario.has_roles() && told.is_2008())
        .then_some("2 dice and 1 for each mounted unit: the lower is the Defender.")
}

/// Who deploys when.
pub fn order(scenario: Scenario, told: Told) -> &'static str {
    match scenario {
        Scenario::Pitched | Scenario::Conquest if !told.is_2008() => UNSAID,
        Scenario::Pitched | Scenario::Conquest => {
            "The Defender first, all of his units; then the Attacker."
        }
        Scenario::Encounter => "The lower of two dice first, then by turns.",
        Scenario::Rearguard | Scenario::River | Scenario::Ambush => {
            "The Defender first, all of his units; then the Attacker."
        }
    }
}

/// What is to be known about the middle of the table.
pub fn objective(scenario: Scenario, told: Told) -> Option<String> {
    (scenario == Scenario::Conquest).then(|| {
        format!(
            "Crossroads, village, ruin or hill, {} across in the middle. It slows nobody.",
            told.h(4)
        )
    })
}

/// What happens on a turn, for its bead.
pub fn turn_mark(scenario: Scenario, turn: u8) -> Option<String> {
    let turns = scenario.turns();
    if turn > turns.sure {
        let more = turns.one_more?;
        let who = match more.decides {
            Some(Role::Attacker) => "attacker, ",
            Some(Role::Defender) => "defender, ",
            None => "",
        };
        return Some(format!("{who}{}+", more.needs));
    }
    let has = |rule| scenario.has(rule, Role::Attacker) || scenario.has(rule, Role::Defender);
    if turn == 1 && has(SpecialRule::FastMarch) {
        return Some("fast march".to_owned());
    }
    if turn == 2 && has(SpecialRule::ThirdFord) {
        return Some("third ford".to_owned());
    }
    if has(SpecialRule::Reserve) && scenario.reserve_turn() == Some(turn) {
        return Some("reserve".to_owned());
    }
    (turn == turns.sure && scenario == Scenario::Conquest).then(|| "count".to_owned())
}

/// What every scenario says about its end.
pub const SOONER: &str = "Sooner if an army routs.";

/// "8, perhaps 9".
pub fn turns(scenario: Scenario) -> String {
    let turns = scenario.turns();
    match turns.one_more {
        Some(_) => format!("{}, perhaps {}", turns.sure, turns.most()),
        None => turns.sure.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn h_is_told_in_u_as_well_where_the_edition_measures_in_it() {
        let mut event = crate::event::Preset::Basic.event();
        assert_eq!(Told::of(&event).h(8), "8H");
        event.basic.edition = crate::event::Edition::First;
        assert_eq!(Told::of(&event).h(8), "8H (32U)");
        event.basic.h_mm = Some(45);
        assert_eq!(Told::of(&event).h(3), "3H (13.5U)");
        let zone = Scenario::River.zone(Role::Defender);
        assert_eq!(
            super::zone(zone, Told::of(&event)),
            "More than 6H (27U) from the sides, at least 4H (18U) from the river."
        );
    }

    #[test]
    fn beads_say_what_happens() {
        let marks = |scenario: Scenario| -> Vec<(u8, String)> {
            let turns = 1..=scenario.turns().most();
            turns
                .filter_map(|turn| Some((turn, turn_mark(scenario, turn)?)))
                .collect()
        };
        let river = marks(Scenario::River);
        let expected = [
            (1, "fast march"),
            (2, "third ford"),
            (3, "reserve"),
            (9, "attacker, 4+"),
        ];
        assert_eq!(river, expected.map(|(n, mark)| (n, mark.to_owned())));
        assert_eq!(marks(Scenario::Conquest), [(8, "count".to_owned())]);
        assert_eq!(marks(Scenario::Pitched), []);
        assert_eq!(turns(Scenario::River), "8, perhaps 9");
        assert_eq!(turns(Scenario::Pitched), "8");
    }
}
