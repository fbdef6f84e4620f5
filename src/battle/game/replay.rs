//! Plays a log from its start.

use super::{Deed, Game, Refused, SideId, State, Trail, UnitRef};
use std::collections::BTreeSet;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    pub state: State,
    pub trail: Trail,
    /// The turn in which each entry was made.
    pub turns: Vec<u16>,
    /// The VBU left of the unit that each entry marks.
    pub left: Vec<Option<u8>>,
    /// What followed from entries, by their place.
    pub happened: Vec<(usize, Happening)>,
    /// Entries that could no longer be done, as when two tabs marked the same unit.
    pub refused: BTreeSet<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A unit lost the last of its VBU.
    UnitRouted(UnitRef),
    CommandBroke {
        side: SideId,
        command: usize,
        routed: u32,
        vd: u32,
    },
    ArmyRouted {
        side: SideId,
        lost: u32,
        vdt: u32,
    },
}

pub fn replay(game: &Game) -> Replay {
    let trail = Trail::of(&game.log);
    let entries = game.log.len();
    let mut replay = Replay {
        state: State::new(game),
        trail,
        turns: Vec::with_capacity(entries),
        left: Vec::with_capacity(entries),
        happened: Vec::new(),
        refused: BTreeSet::new(),
    };
    for (place, entry) in game.log.iter().enumerate() {
        if replay.trail.is_undone(place) {
            replay.pass_over();
        } else if replay.step(game, &entry.deed).is_err() {
            replay.refused.insert(place);
            replay.pass_over();
        }
    }
    replay
}

impl Replay {
    /// Follows one more entry of the log, neither undo nor redo. Nothing is changed where it can't
    /// be done.
    pub(super) fn follow(&mut self, game: &Game, deed: &Deed) -> Result<(), Refused> {
        self.step(game, deed)?;
        self.trail.add(deed);
        Ok(())
    }

    fn step(&mut self, game: &Game, deed: &Deed) -> Result<(), Refused> {
        let after = self.state.after(game, deed)?;
        let place = self.turns.len();
        self.turns.push(self.state.turn_shown());
        self.left
            .push(deed.unit().and_then(|unit| after.left(game, unit)));
        let happened = happenings(&self.state, &after).into_iter();
        self.happened.extend(happened.map(|it| (place, it)));
        self.state = after;
        Ok(())
    }

    /// An entry that changes nothing.
    fn pass_over(&mut self) {
        self.turns.push(self.state.turn_shown());
        self.left.push(None);
    }
}

/// What came to be between two states.
fn happenings(before: &State, after: &State) -> Vec<Happening> {
    let mut happened = Vec::new();
    for side in SideId::BOTH {
        let (old, new) = (before.sides.of(side), after.sides.of(side));
        for ((id, was), is) in old.units.iter().zip(new.units.values()) {
            if !was.is_routed && is.is_routed && is.lost > was.lost {
                let unit = UnitRef { side, unit: *id };
                happened.push(Happening::UnitRouted(unit));
            }
        }
        for (command, (was, is)) in old.commands.iter().zip(&new.commands).enumerate() {
            if was.broken.is_none() && is.broken.is_some() {
                happened.push(Happening::CommandBroke {
                    side,
                    command,
                    routed: is.routed,
                    vd: is.vd,
                });
            }
        }
        if old.routed.is_none() && new.routed.is_some() {
            happened.push(Happening::ArmyRouted {
                side,
                lost: new.lost,
                vdt: new.vdt,
            });
        }
    }
    happened
}
