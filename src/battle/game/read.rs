//! Stored games: JSON with a version.

use super::{Game, SideId, VERSION};
use crate::army::{MOST_COMMANDS, MOST_UNITS};
use crate::read::{ReadError, Trouble, read_json};
use crate::write::to_json;
use serde::Deserialize;
use std::collections::BTreeSet;

/// A long day has a few hundred.
pub const MOST_ENTRIES: usize = 10_000;

/// The version is read first: in a newer one the rest may have another shape.
#[derive(Deserialize)]
#[serde(expecting = "a game in { }")]
struct Versioned {
    version: u16,
}

impl Game {
    /// Reads a game from JSON. `file` names it in errors. Entries that make no sense are passed
    /// over when the log is played.
    pub fn read(bytes: &[u8], file: &str) -> Result<Self, ReadError> {
        let Versioned { version } = read_json(bytes, file)?;
        let refuse =
            |at: &str, message: String| Err(ReadError::new(file, Trouble::new(at, message)));
        if version == 0 || version > VERSION {
            let message = format!(
                "found {version}; expected 1 to {VERSION} (was it saved by a newer Muster?)"
            );
            return refuse("version", message);
        }
        let game: Game = read_json(bytes, file)?;
        if game.log.len() > MOST_ENTRIES {
            let message = format!("found {}; expected at most {MOST_ENTRIES}", game.log.len());
            return refuse("log", message);
        }
        for id in SideId::BOTH {
            let side = game.sides.of(id);
            let mut ids = BTreeSet::new();
            let is_once = side.units().all(|unit| ids.insert(unit.id));
            if !is_once || ids.len() > MOST_UNITS || side.commands.len() > MOST_COMMANDS {
                let message = format!(
                    "expected at most {MOST_COMMANDS} commands and {MOST_UNITS} units, each with a number of its own"
                );
                return refuse("sides", message);
            }
        }
        Ok(game)
    }

    pub fn to_json(&self) -> String {
        to_json(self)
    }
}
