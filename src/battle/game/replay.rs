//! Plays a log from its start.

use super::{Game, SideId, State, Trail, UnitRef};
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
    let mut replay = Replay {
        state: State::new(game),
        trail,
        turns: Vec::with_capacity(game.log.len()),
        left: vec![None; game.log.len()],
        happened: Vec::new(),
        refused: BTreeSet::new(),
    };
    for (place, entry) in game.log.iter().enumerate() {
        replay.turns.push(replay.state.turn_shown());
        if replay.trail.is_undone(place) {
            continue;
        }
        let before = replay.state.clone();
        match replay.state.apply(game, &entry.deed) {
            Ok(()) => {
                if let Some(left) = replay.left.get_mut(place) {
                    *left = entry
                        .deed
                        .unit()
                        .and_then(|unit| replay.state.left(game, unit));
                }
                let happened = happenings(&before, &replay.state);
                let happened = happened.into_iter().map(|it| (place, it));
                replay.happened.extend(happened);
            }
            Err(_) => {
                replay.refused.insert(place);
            }
        }
    }
    replay
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
