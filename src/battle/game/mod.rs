//! A game at the table. What is stored is how it began and a log of all that was done since; where
//! it stands is worked out from the log, so that everything can be undone and nothing is lost.

mod apply;
mod card;
mod deed;
mod dice;
mod exploration;
mod fate;
mod merge;
mod order;
mod played;
mod read;
mod refused;
mod replay;
mod side;
mod snapshot;
mod state;
mod trail;

#[cfg(test)]
mod tests;

pub use card::Card;
pub use deed::{Deed, LogEntry, Purpose, Roll, Source, UnitRef};
pub use dice::{CohesionTest, Tested, fresh_dice, hits};
pub use exploration::{Control, Exploration, explored};
pub use fate::{Fate, TestedIn, fate};
pub use merge::merge;
pub use order::{Step, order};
pub use played::Played;
pub use refused::Refused;
pub use replay::{Happening, Replay, replay};
pub use side::{GameCommand, GameSide, GameUnit, SideId, Sides};
pub use state::{AREA_VD, BAGGAGE_VD, CommandState, SideState, State, UnitState};
pub use trail::Trail;

use super::rule_book::RuleBook;
use super::tournament::PlayerId;
use crate::event::{BasicSettings, Edition, RuleSet, Scale};
use serde::{Deserialize, Serialize};

/// The version of the format that this program writes, and the newest it reads.
pub const VERSION: u16 = 1;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    pub version: u16,
    /// When it was begun, in milliseconds as the caller's clock had it. Shown, never compared.
    pub began: u64,
    /// Which of the two sets of rules is played.
    pub rules: RuleSet,
    /// Which edition of Basic Impetus.
    #[serde(default, skip_serializing_if = "is_default")]
    pub edition: Edition,
    /// H in millimetres, where the event of Basic Impetus says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub h_mm: Option<u16>,
    /// What it is played for: "15mm, 300 points".
    pub event: String,
    pub points: u16,
    pub scale: Scale,
    pub sides: Sides<GameSide>,
    /// Where it is played, if it is one of a tournament's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairing: Option<PairingRef>,
    pub log: Vec<LogEntry>,
}

/// Two players of one round of a tournament that is kept beside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingRef {
    /// The tournament's key in storage.
    pub tournament: String,
    /// From 1.
    pub round: usize,
    pub first: PlayerId,
    pub second: PlayerId,
}

impl std::fmt::Display for PairingRef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (first, second) = (self.first.0, self.second.0);
        write!(f, "{}/{}/{first}/{second}", self.tournament, self.round)
    }
}

fn is_default(edition: &Edition) -> bool {
    *edition == Edition::default()
}

impl Game {
    /// The rules whose tables it is played by.
    pub fn rule_book(&self) -> RuleBook {
        let basic = BasicSettings {
            edition: self.edition,
            ..BasicSettings::default()
        };
        RuleBook::new(self.rules, &basic)
    }

    /// "Palmyrans v Romans".
    pub fn name(&self) -> String {
        format!("{} v {}", self.sides.a.name, self.sides.b.name)
    }

    pub fn replay(&self) -> Replay {
        replay(self)
    }

    /// Adds what was done to the log, if it can be done as the game stands. It is played from its
    /// start for that: who plays on keeps it as `Played`.
    pub fn play(&mut self, at: u64, deed: Deed) -> Result<(), Refused> {
        let mut replay = self.replay();
        self.play_after(&mut replay, at, deed)
    }

    /// Takes back the last deed that can be taken back.
    pub fn undo(&mut self, at: u64) -> Result<(), Refused> {
        let mut replay = self.replay();
        self.undo_after(&mut replay, at)
    }

    /// Does again what was taken back last.
    pub fn redo(&mut self, at: u64) -> Result<(), Refused> {
        let mut replay = self.replay();
        self.redo_after(&mut replay, at)
    }
}
