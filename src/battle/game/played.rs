//! A game that is being played: where it stands is kept beside its log, so that a deed costs the
//! same however long the log has become. Only undo and redo play it from its start.

use super::read::MOST_ENTRIES;
use super::{Deed, Game, LogEntry, Refused, Replay};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    game: Game,
    replay: Replay,
}

impl Played {
    pub fn new(game: Game) -> Self {
        let replay = game.replay();
        Played { game, replay }
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    pub fn play(&mut self, at: u64, deed: Deed) -> Result<(), Refused> {
        self.game.play_after(&mut self.replay, at, deed)
    }

    pub fn undo(&mut self, at: u64) -> Result<(), Refused> {
        self.game.undo_after(&mut self.replay, at)
    }

    pub fn redo(&mut self, at: u64) -> Result<(), Refused> {
        self.game.redo_after(&mut self.replay, at)
    }
}

/// `replay` is that of this game, and is so again afterwards.
impl Game {
    pub(super) fn play_after(
        &mut self,
        replay: &mut Replay,
        at: u64,
        deed: Deed,
    ) -> Result<(), Refused> {
        if self.log.len() >= MOST_ENTRIES {
            return Err(Refused::LogIsFull);
        }
        match &deed {
            Deed::Undo { entry } if replay.trail.next_undo() != Some(*entry) => {
                return Err(Refused::NothingToUndo);
            }
            Deed::Redo { entry } if replay.trail.next_redo() != Some(*entry) => {
                return Err(Refused::NothingToRedo);
            }
            Deed::Undo { .. } | Deed::Redo { .. } => {
                self.log.push(LogEntry { at, deed });
                *replay = self.replay();
            }
            _ => {
                replay.follow(self, &deed)?;
                self.log.push(LogEntry { at, deed });
            }
        }
        Ok(())
    }

    pub(super) fn undo_after(&mut self, replay: &mut Replay, at: u64) -> Result<(), Refused> {
        let entry = replay.trail.next_undo().ok_or(Refused::NothingToUndo)?;
        self.play_after(replay, at, Deed::Undo { entry })
    }

    pub(super) fn redo_after(&mut self, replay: &mut Replay, at: u64) -> Result<(), Refused> {
        let entry = replay.trail.next_redo().ok_or(Refused::NothingToRedo)?;
        self.play_after(replay, at, Deed::Redo { entry })
    }
}
