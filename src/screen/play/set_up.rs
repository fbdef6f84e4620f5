//! Setting the table: who controls the battlefield, who attacks, what is placed, and the order of
//! deployment as a checklist.

use super::basic::{BasicSetUp, basic_set_up};
use super::left_behind::{LeftBehind, left_behind};
use super::log::Die;
use crate::battle::game::{Control, Deed, Game, SideId, Sides, State, Step, order};
use crate::event::RuleSet;
use crate::text::play::{side_name, table as words};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    pub exploring: Sides<Exploring>,
    /// What the dice decided, or what is still to roll.
    pub control: String,
    /// The side that decides who attacks.
    pub decides: Option<SideId>,
    pub attacker: Option<SideId>,
    /// For Basic Impetus alone.
    pub basic: Option<BasicSetUp>,
    /// For a rearguard alone, once somebody attacks.
    pub left_behind: Option<LeftBehind>,
    pub placing: Placing,
    /// Empty until somebody attacks.
    pub steps: Vec<StepView>,
    pub notes: Vec<String>,
    /// How many steps are still to do.
    pub to_do: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exploring {
    pub name: String,
    pub dice: Option<Vec<Die>>,
    /// "7 + 3 = 10", or "+3" before the roll.
    pub sum: String,
    /// Whether this side is to roll now.
    pub is_to_roll: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    /// Whose rule, and the rule.
    pub rules: Vec<(String, &'static str)>,
    pub note: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepView {
    pub side: SideId,
    /// "Romans"
    pub who: String,
    /// "The legion, 13 VD"
    pub what: String,
    pub is_done: bool,
    pub deed: Deed,
}

pub fn set_up(game: &Game, state: &State) -> SetUp {
    let steps = state.attacker.map_or(Vec::new(), |attacker| {
        let steps = order(game, attacker);
        let steps = (0..).zip(steps);
        steps
            .map(|(n, step)| step_view(game, state, n, step))
            .collect()
    });
    SetUp {
        exploring: game.sides.map(|side, _| exploring(game, state, side)),
        control: words::control(game, state.control),
        decides: state.control.side(),
        attacker: state.attacker,
        basic: basic_set_up(game, state),
        left_behind: left_behind(game, state),
        placing: placing(game, state),
        to_do: steps
            .iter()
            .filter(|step: &&StepView| !step.is_done)
            .count(),
        steps,
        notes: match game.rules {
            RuleSet::Impetus => {
                let tied = SideId::BOTH.map(|side| words::tied_commands(game, side));
                let first = words::written_first(game.points).to_owned();
                std::iter::once(first)
                    .chain(tied.into_iter().flatten())
                    .collect()
            }
            RuleSet::Basic => Vec::new(),
        },
    }
}

fn exploring(game: &Game, state: &State, side: SideId) -> Exploring {
    let points = game.sides.of(side).exploration;
    let dice = *state.exploration.of(side);
    let sum = match dice {
        None => format!("+{points}"),
        Some(dice) => {
            let rolled: u16 = dice.iter().map(|die| u16::from(*die)).sum();
            format!("{rolled} + {points} = {}", rolled.saturating_add(points))
        }
    };
    Exploring {
        name: side_name(game, side).to_owned(),
        dice: dice.map(|dice| {
            let shown = dice.iter().map(|face| Die {
                face: *face,
                counts: true,
            });
            shown.collect()
        }),
        sum,
        is_to_roll: dice.is_none() || state.control == Control::Tie,
    }
}

fn placing(game: &Game, state: &State) -> Placing {
    let who = |role: &str| {
        let side = match role {
            "Attacker" => state.attacker,
            "Defender" => state.attacker.map(SideId::other),
            _ => None,
        };
        match side {
            Some(side) => format!("{role}, {}", side_name(game, side)),
            None => role.to_owned(),
        }
    };
    match words::placing(game.points, game.scale) {
        Some(rules) if game.rules == RuleSet::Impetus => Placing {
            rules: rules
                .iter()
                .map(|(role, rule)| (who(role), *rule))
                .collect(),
            note: words::PLACING_SOURCE,
        },
        _ if game.rules == RuleSet::Basic => Placing {
            rules: words::BASIC_PLACING
                .iter()
                .map(|(role, rule)| (who(role), *rule))
                .collect(),
            note: words::BASIC_SOURCE,
        },
        _ => Placing {
            rules: Vec::new(),
            note: words::NO_PLACING,
        },
    }
}

fn step_view(game: &Game, state: &State, number: u16, step: Step) -> StepView {
    let is_done = state.ticked.contains(&number);
    StepView {
        side: step.side(),
        who: side_name(game, step.side()).to_owned(),
        what: words::step(game, step),
        is_done,
        deed: match is_done {
            true => Deed::Untick { step: number },
            false => Deed::Tick { step: number },
        },
    }
}
