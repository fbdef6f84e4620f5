//! What wins a scenario, and what gives points beside it.

use super::Whose;

/// What wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Victory {
    /// The enemy army routs.
    Rout,
    /// More units in the circle when the last turn is over, then more VD there.
    Objective { radius: u8 },
    /// An attacker who doesn't rout the enemy counts as routed himself.
    AttackerMustRout,
}

/// What each army has within the circle at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    pub units: u32,
    pub vd: u32,
}

impl Victory {
    /// Who holds the objective: which is greater, or equal for a tie.
    pub fn holder(own: Held, enemy: Held) -> std::cmp::Ordering {
        own.units.cmp(&enemy.units).then(match own.units {
            0 => std::cmp::Ordering::Equal,
            _ => own.vd.cmp(&enemy.vd),
        })
    }
}

/// Points beside those for victory or defeat. A winner with 9 or 10 points gets none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extra {
    pub whose: Whose,
    pub points: u32,
    pub goal: Goal,
}

/// Where troops must be when the battle ends. A unit that is partly there counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Own VD beyond the middle line.
    BeyondMiddle { vd: u32 },
    /// Own VD across the river.
    OverTheRiver { vd: u32 },
    /// So many VD of the enemy that are neither on the river nor across it, each time.
    EnemyHeld { each: u32 },
    /// Own VD within so many H of the enemy's short side.
    FarSide { vd: u32, within: u8 },
}

impl Extra {
    /// The points for so many VD at the goal.
    pub fn earned(self, vd: u32) -> u32 {
        match self.goal {
            Goal::BeyondMiddle { vd: needs }
            | Goal::OverTheRiver { vd: needs }
            | Goal::FarSide { vd: needs, .. } => match vd >= needs {
                true => self.points,
                false => 0,
            },
            Goal::EnemyHeld { each } => self.points.saturating_mul(vd / each.max(1)),
        }
    }
}
