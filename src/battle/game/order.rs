//! The order of deployment. Advanced Impetus 1.7, Deployment, and Deployment for 300 pts armies.

use super::{Game, GameSide, SideId};
use crate::event::RuleSet;
use std::cmp::Reverse;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Baggage and permanent fortifications.
    Baggage {
        side: SideId,
    },
    /// A command by its place in the army.
    Command {
        side: SideId,
        command: usize,
    },
    /// A lone command at 300 points: all units, but so many may wait.
    AllBut {
        side: SideId,
        waiting: u8,
    },
    /// Those that waited.
    Waiting {
        side: SideId,
        waiting: u8,
    },
    /// Of a side that is only a name.
    Largest {
        side: SideId,
    },
    Others {
        side: SideId,
    },
    /// Basic Impetus: an army has one command.
    Army {
        side: SideId,
    },
}

impl Step {
    pub fn side(self) -> SideId {
        match self {
            Step::Baggage { side }
            | Step::Command { side, .. }
            | Step::AllBut { side, .. }
            | Step::Waiting { side, .. }
            | Step::Largest { side }
            | Step::Others { side }
            | Step::Army { side } => side,
        }
    }
}

/// The points at which a lone command may hold units back.
const SMALL_GAME: u16 = 300;

/// All steps: baggage by the Attacker, then by the Defender; then commands in turn, the Defender
/// first, the one with most VD before the others.
pub fn order(game: &Game, attacker: SideId) -> Vec<Step> {
    let defender = attacker.other();
    if game.rules == RuleSet::Basic {
        return vec![Step::Army { side: defender }, Step::Army { side: attacker }];
    }
    let mut steps = vec![
        Step::Baggage { side: attacker },
        Step::Baggage { side: defender },
    ];
    let mut first = steps_of(game, defender).into_iter();
    let mut second = steps_of(game, attacker).into_iter();
    loop {
        let pair = (first.next(), second.next());
        if pair == (None, None) {
            return steps;
        }
        steps.extend(pair.0);
        steps.extend(pair.1);
    }
}

fn steps_of(game: &Game, id: SideId) -> Vec<Step> {
    let side = game.sides.of(id);
    if side.is_name_only() {
        return vec![Step::Largest { side: id }, Step::Others { side: id }];
    }
    let waiting = may_wait(game.points, side);
    if waiting > 0 {
        return vec![
            Step::AllBut { side: id, waiting },
            Step::Waiting { side: id, waiting },
        ];
    }
    let mut commands: Vec<usize> = (0..side.commands.len()).collect();
    commands.sort_by_key(|place| {
        let vd = side.commands.get(*place).map_or(0, |command| command.vd());
        Reverse(vd)
    });
    commands
        .into_iter()
        .map(|command| Step::Command { side: id, command })
        .collect()
}

/// How many units of a lone command may wait: as many as the leadership bonus of its general.
fn may_wait(points: u16, side: &GameSide) -> u8 {
    match side.commands.as_slice() {
        [only] if points == SMALL_GAME => {
            let bonus = only.general().map_or(0, |level| level.initiative());
            let units = u8::try_from(only.units.len()).unwrap_or(u8::MAX);
            bonus.min(units)
        }
        _ => 0,
    }
}
