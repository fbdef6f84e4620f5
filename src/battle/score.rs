//! Tournament scores with the sums behind them. Advanced Impetus 1.7, Victory point systems; A
//! Good Day to Fight 1.1, Standard scoring system.

use crate::rules::break_point;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    Traditional,
    /// By its definitions: two of its printed examples contradict them.
    New,
    Basic,
}

impl System {
    pub const ALL: &[System] = System::VARIANTS;

    /// As it is written on the command line and stored.
    pub fn name(self) -> &'static str {
        match self {
            System::Traditional => "traditional",
            System::New => "new",
            System::Basic => "basic",
        }
    }

    pub fn named(name: &str) -> Option<System> {
        System::ALL.iter().copied().find(|it| it.name() == name)
    }
}

/// What one side had and what it lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    pub vdt: u32,
    /// VD lost; a routed command counts whole.
    pub lost: u32,
    pub routed: bool,
    /// Points that the scenario gives this side.
    pub scenario: u32,
}

/// Why losses that were typed in make no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleLosses {
    #[error("an army has a VDT of 1 or more")]
    NoVdt,
    #[error("an army of {vdt} VD can't lose {lost}")]
    MoreThanVdt { vdt: u32, lost: u32 },
}

impl Losses {
    /// From figures that were typed in. An army that lost half of its VD is routed.
    pub fn typed(vdt: u32, lost: u32, routed: bool) -> Result<Losses, ImpossibleLosses> {
        match vdt {
            0 => Err(ImpossibleLosses::NoVdt),
            _ if lost > vdt => Err(ImpossibleLosses::MoreThanVdt { vdt, lost }),
            _ => Ok(Losses {
                vdt,
                lost,
                routed: routed || lost >= break_point(vdt),
                scenario: 0,
            }),
        }
    }

    /// To the nearest whole percent, at most 100.
    pub fn percent_lost(self) -> u32 {
        match u64::from(self.vdt) {
            0 => 0,
            vdt => {
                let lost = u64::from(self.lost).min(vdt);
                ((lost * 200 + vdt) / (vdt * 2)) as u32
            }
        }
    }
}

/// What the game was for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    Victory,
    Draw,
    Defeat,
    /// Both armies were routed.
    BothRouted,
    // The new system.
    Triumph,
    FailedTriumph,
    TacticalVictory,
    HonourOnTheField,
    HonourableDefeat,
    Skirmish,
    /// Routed without having destroyed much.
    PlainDefeat,
}

/// A figure of a score's sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    pub what: What,
    pub value: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// For the outcome alone.
    Outcome,
    /// The enemy is routed, so all of him counts.
    WholeEnemy,
    /// Percent of the enemy's VD.
    Destroyed,
    /// Percent of the own VD.
    Lost,
    Scenario,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    pub outcome: Outcome,
    pub terms: Vec<Term>,
}

/// From these points on a winner in Basic Impetus gets none for the scenario.
const CLEAR_VICTORY: i32 = 9;

impl Score {
    fn is_clear_victory(&self) -> bool {
        self.outcome == Outcome::Victory && self.total() >= CLEAR_VICTORY
    }

    pub fn total(&self) -> i32 {
        self.terms.iter().map(|term| term.value).sum()
    }
}

/// The scores of both sides.
pub fn scores(system: System, a: Losses, b: Losses) -> (Score, Score) {
    (score(system, a, b), score(system, b, a))
}

/// The score of one side.
pub fn score(system: System, own: Losses, enemy: Losses) -> Score {
    let mut score = match system {
        System::Traditional => traditional(own, enemy),
        System::New => new_system(own, enemy),
        System::Basic => basic(own, enemy),
    };
    if own.scenario > 0 && !(system == System::Basic && score.is_clear_victory()) {
        score.terms.push(Term {
            what: What::Scenario,
            value: own.scenario.min(1000) as i32,
        });
    }
    score
}

fn term(what: What, value: u32) -> Term {
    Term {
        what,
        value: value as i32,
    }
}

fn less(what: What, value: u32) -> Term {
    Term {
        what,
        value: -(value as i32),
    }
}

/// Whether a side won, in the words of every system but the new one.
fn plain_outcome(own: Losses, enemy: Losses) -> Outcome {
    match (own.routed, enemy.routed) {
        (true, true) => Outcome::BothRouted,
        (false, true) => Outcome::Victory,
        (true, false) => Outcome::Defeat,
        (false, false) => Outcome::Draw,
    }
}

fn traditional(own: Losses, enemy: Losses) -> Score {
    let outcome = plain_outcome(own, enemy);
    let terms = match outcome {
        Outcome::BothRouted => vec![term(What::Outcome, 70)],
        Outcome::Victory => vec![
            term(What::Outcome, 30),
            term(What::WholeEnemy, 100),
            less(What::Lost, own.percent_lost()),
        ],
        Outcome::Defeat => vec![term(What::Destroyed, enemy.percent_lost())],
        _ => vec![
            term(What::Outcome, 20),
            term(What::Destroyed, enemy.percent_lost()),
        ],
    };
    Score { outcome, terms }
}

/// The share destroyed, in percent, from which a result counts as serious.
const SERIOUS: u32 = 25;

fn new_outcome(own: Losses, enemy: Losses) -> Outcome {
    let (destroyed, lost) = (enemy.percent_lost(), own.percent_lost());
    match (own.routed, enemy.routed) {
        (true, true) => Outcome::FailedTriumph,
        (false, true) => Outcome::Triumph,
        (true, false) if destroyed >= SERIOUS => Outcome::HonourableDefeat,
        (true, false) => Outcome::PlainDefeat,
        (false, false) if destroyed >= lost + SERIOUS => Outcome::TacticalVictory,
        (false, false) if destroyed >= SERIOUS => Outcome::HonourOnTheField,
        (false, false) => Outcome::Skirmish,
    }
}

fn new_system(own: Losses, enemy: Losses) -> Score {
    let outcome = new_outcome(own, enemy);
    let destroyed = term(What::Destroyed, enemy.percent_lost());
    let terms = match outcome {
        Outcome::Triumph => vec![
            term(What::Outcome, 8100),
            less(What::Lost, own.percent_lost()),
        ],
        Outcome::FailedTriumph => vec![term(What::Outcome, 4050)],
        Outcome::TacticalVictory => vec![term(What::Outcome, 4000), destroyed],
        Outcome::HonourOnTheField => vec![term(What::Outcome, 3000), destroyed],
        Outcome::HonourableDefeat | Outcome::Skirmish => {
            vec![term(What::Outcome, 2000), destroyed]
        }
        _ => vec![term(What::Outcome, 1000), destroyed],
    };
    Score { outcome, terms }
}

/// Counted in VD and not in percent. Two routed armies are a tie.
fn basic(own: Losses, enemy: Losses) -> Score {
    let outcome = plain_outcome(own, enemy);
    let points = match (outcome == Outcome::Victory, own.lost, enemy.lost) {
        (true, 0, _) => 10,
        (true, 1..=3, _) => 9,
        (true, _, _) => 7,
        (false, _, 8..) => 5,
        (false, _, 4..=7) => 4,
        (false, _, _) => 3,
    };
    Score {
        outcome,
        terms: vec![term(What::Outcome, points)],
    }
}

#[cfg(test)]
mod tests;
