//! A tournament: players, rounds, pairings and results, and the ranking they come to.
//!
//! The rules name scores but neither tie-breaks nor a way to pair, so both are proposals of ours
//! and say so where they are shown.

mod edit;
mod pairing;
mod ranking;
mod result;

pub use edit::{TournamentEdit, TournamentError};
pub use pairing::{NoPairing, next_round};
pub use ranking::{Standing, TieBreak, ranking};
pub use result::{GameResult, SideResult};

use crate::battle::score::System;
use crate::read::{ReadError, Trouble, read_json};
use crate::write::to_json;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// The version of the format in which tournaments are stored.
pub const VERSION: u16 = 1;
/// More than any club has tables for.
pub const MOST_PLAYERS: usize = 500;
pub const MOST_ROUNDS: usize = 30;

/// A player of a tournament; the number stays when a name is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u16);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    pub version: u16,
    pub name: String,
    pub system: System,
    #[serde(default)]
    pub players: Vec<Player>,
    #[serde(default)]
    pub rounds: Vec<Round>,
    /// What a round without an opponent is worth. No rules text names a figure.
    #[serde(default)]
    pub bye_points: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub id: PlayerId,
    pub name: String,
    /// The army or its list, as the player calls it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub army: String,
    /// Left the tournament: isn't paired any more, and stays in the ranking.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The scenario or whatever else the round goes by.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// Table by table.
    pub games: Vec<Pairing>,
}

/// A game of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    pub first: PlayerId,
    /// None: the first has no opponent in this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<PlayerId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
}

impl Pairing {
    pub fn new(first: PlayerId, second: Option<PlayerId>) -> Pairing {
        Pairing {
            first,
            second,
            result: None,
        }
    }

    /// Nothing is left to be entered.
    pub fn is_over(&self) -> bool {
        self.second.is_none() || self.result.is_some()
    }

    pub fn has(&self, player: PlayerId) -> bool {
        self.first == player || self.second == Some(player)
    }
}

impl Round {
    /// How many results are still to come.
    pub fn to_come(&self) -> usize {
        self.games.iter().filter(|game| !game.is_over()).count()
    }
}

impl Tournament {
    pub fn new(name: impl Into<String>, system: System) -> Tournament {
        Tournament {
            version: VERSION,
            name: name.into(),
            system,
            players: Vec::new(),
            rounds: Vec::new(),
            bye_points: 0,
        }
    }

    /// Reads a tournament from JSON. `file` names it in errors.
    pub fn read(bytes: &[u8], file: &str) -> Result<Tournament, ReadError> {
        let tournament: Tournament = read_json(bytes, file)?;
        if tournament.version != VERSION {
            let message = format!(
                "found {}; expected {VERSION} (was it saved by a newer Muster?)",
                tournament.version
            );
            return Err(ReadError::new(file, Trouble::new("version", message)));
        }
        match tournament.is_sound() {
            true => Ok(tournament),
            false => {
                let message =
                    "a player stands twice or isn’t known, or an army lost more than it has";
                Err(ReadError::new(file, Trouble::new("", message)))
            }
        }
    }

    pub fn to_json(&self) -> String {
        to_json(self)
    }

    /// What a file or a link must keep to: numbers and players as edits would leave them.
    pub fn is_sound(&self) -> bool {
        let ids: HashSet<PlayerId> = self.players.iter().map(|player| player.id).collect();
        let possible =
            |result: GameResult| result.first.is_possible() && result.second.is_possible();
        let mut games = self.rounds.iter().flat_map(|round| &round.games);
        self.version == VERSION
            && ids.len() == self.players.len()
            && self.players.len() <= MOST_PLAYERS
            && self.rounds.len() <= MOST_ROUNDS
            && self
                .rounds
                .iter()
                .all(|round| edit::check_round(self, round).is_ok())
            && games.all(|game| game.result.is_none_or(possible))
    }

    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.iter().find(|player| player.id == id)
    }

    /// How many rounds, from the first, have all their results.
    pub fn rounds_over(&self) -> usize {
        let over = |round: &&Round| round.to_come() == 0;
        self.rounds.iter().take_while(over).count()
    }

    /// The points of both players of a game that is over.
    pub fn points(&self, game: &Pairing) -> Option<(u32, u32)> {
        match (game.second, &game.result) {
            (None, _) => Some((self.bye_points, 0)),
            (Some(_), Some(result)) => Some(result.points(self.system)),
            (Some(_), None) => None,
        }
    }

    /// A number that no player has.
    pub fn free_id(&self) -> PlayerId {
        let highest = self.players.iter().map(|player| player.id.0).max();
        PlayerId(highest.map_or(1, |id| id.saturating_add(1)))
    }
}
