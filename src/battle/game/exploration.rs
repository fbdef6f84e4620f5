//! Who controls the battlefield. Advanced Impetus 1.7, Exploration points and determination of
//! attacker and defender; Basic Impetus 2008, 3.5.

use super::{SideId, Sides};
use crate::event::RuleSet;

/// The dice that count of each side.
pub type Exploration = Sides<Option<[u8; 2]>>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Not both have rolled.
    Open,
    /// The same total and the same points: both roll again.
    Tie,
    /// By the higher total.
    Total(SideId),
    /// By more exploration points, at the same total.
    Points(SideId),
}

impl Control {
    pub fn side(self) -> Option<SideId> {
        match self {
            Control::Open | Control::Tie => None,
            Control::Total(side) | Control::Points(side) => Some(side),
        }
    }
}

/// 2d6 and exploration points each; in Basic Impetus mounted units, and nothing is said of a tie.
pub fn explored(dice: &Exploration, points: &Sides<u16>, rules: RuleSet) -> Control {
    let (Some(a), Some(b)) = (dice.a, dice.b) else {
        return Control::Open;
    };
    let total = |dice: [u8; 2], points: u16| {
        dice.iter().map(|die| u32::from(*die)).sum::<u32>() + u32::from(points)
    };
    let higher = |a: u32, b: u32| match a.cmp(&b) {
        std::cmp::Ordering::Greater => Some(SideId::A),
        std::cmp::Ordering::Less => Some(SideId::B),
        std::cmp::Ordering::Equal => None,
    };
    let by_total = higher(total(a, points.a), total(b, points.b));
    let by_points = higher(points.a.into(), points.b.into());
    match (by_total, by_points) {
        (Some(side), _) => Control::Total(side),
        (None, Some(side)) if rules == RuleSet::Impetus => Control::Points(side),
        (None, _) => Control::Tie,
    }
}
