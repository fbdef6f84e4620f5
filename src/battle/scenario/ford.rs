//! The fords of the river. A Good Day to Fight 1.1, Scenarios, 5 Battle on the river.

use super::{Scenario, Tabletop};
use serde::{Deserialize, Serialize};

/// The Defender's two, and the one that the Attacker may find.
pub const MOST_FORDS: usize = 3;

/// Lengths are millimetres along the table, to the right of its middle as the player sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ford {
    /// Where it was placed.
    pub at: i16,
    /// What the Attacker rolled for it: so many H it may be shifted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// How far the Attacker has shifted it.
    #[serde(skip_serializing_if = "is_zero")]
    pub shift: i16,
}

fn is_zero(shift: &i16) -> bool {
    *shift == 0
}

impl Ford {
    pub fn at(at: i16) -> Ford {
        Ford {
            at,
            ..Ford::default()
        }
    }

    /// Where its middle lies now.
    pub fn place(self) -> i16 {
        self.at.saturating_add(self.shift)
    }
}

impl Tabletop {
    pub fn ford_width(&self) -> i16 {
        let width = Scenario::River.fords().map_or(0, |(_, width)| width);
        self.mm(width)
    }

    /// The middle of a ford lies between this and its opposite.
    pub fn farthest_ford(&self) -> i16 {
        ((self.width - self.ford_width()) / 2).max(0)
    }

    /// Two to begin with, a fifth of the table to either side of the middle; where they lie is the
    /// Defender's choice.
    pub fn first_fords(&self) -> Vec<Ford> {
        let aside = (self.width / 5).clamp(self.ford_width() / 2, i16::MAX);
        let whole = |mm: i16| mm / self.h.max(1) * self.h.max(1);
        vec![Ford::at(-whole(aside)), Ford::at(whole(aside))]
    }
}
