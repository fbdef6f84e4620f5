//! What distances are told in: U, or H in Basic Impetus 3.0.

use super::{Edition, Event, RuleSet, Scale};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LengthUnit {
    U,
    H,
}

/// A unit of length, as long as the event has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measure {
    pub unit: LengthUnit,
    /// Millimetres, at least 1.
    pub mm: u16,
}

/// What an H can be at least and at most, in millimetres.
pub const SHORTEST_H: u16 = 5;
pub const LONGEST_H: u16 = 500;

impl Measure {
    /// What the game's edition measures in.
    pub fn of(event: &Event) -> Measure {
        match (event.game, event.basic.edition) {
            (RuleSet::Basic, Edition::Third) => Measure::h(event),
            _ => Measure::u(event.scale),
        }
    }

    /// Basic Impetus 2008, 1.4; Impetus has the same.
    pub fn u(scale: Scale) -> Measure {
        let mm = match scale {
            Scale::Mm15 => 10,
            Scale::Mm28 => 20,
        };
        Measure {
            unit: LengthUnit::U,
            mm,
        }
    }

    /// What the supplement measures in, in either edition. The texts at hand don't say how long H
    /// is; half a base's front makes the tables that are drawn for it.
    pub fn h(event: &Event) -> Measure {
        let ours = match event.scale {
            Scale::Mm15 => 40,
            Scale::Mm28 => 60,
        };
        let mm = event.basic.h_mm.unwrap_or(ours);
        Measure {
            unit: LengthUnit::H,
            mm: mm.clamp(SHORTEST_H, LONGEST_H),
        }
    }

    /// Tenths of it, rounded up: for what is too long or too near.
    pub fn tenths_up(self, mm: u32) -> u32 {
        mm.saturating_mul(10).div_ceil(u32::from(self.mm).max(1))
    }

    /// Tenths of it, to the nearest.
    pub fn tenths(self, mm: u32) -> u32 {
        let unit = u32::from(self.mm).max(1);
        (mm.saturating_mul(10) + unit / 2) / unit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Preset;

    #[test]
    fn the_edition_says_what_is_measured_in() {
        let mut event = Preset::Basic.event();
        let h = |mm| Measure {
            unit: LengthUnit::H,
            mm,
        };
        let u = |mm| Measure {
            unit: LengthUnit::U,
            mm,
        };
        assert_eq!(Measure::of(&event), h(40));
        event.scale = Scale::Mm28;
        assert_eq!(Measure::of(&event), h(60));
        event.basic.h_mm = Some(50);
        assert_eq!(Measure::of(&event), h(50));
        event.basic.edition = Edition::First;
        assert_eq!(Measure::of(&event), u(20));
        assert_eq!(Measure::h(&event), h(50), "the supplement's");
        event.scale = Scale::Mm15;
        assert_eq!(Measure::of(&event), u(10));
        // Impetus knows no H.
        let mut event = Preset::Mm15At300.event();
        event.basic.h_mm = Some(50);
        assert_eq!(Measure::of(&event), u(10));
    }

    #[test]
    fn nonsense_is_bounded() {
        let mut event = Preset::Basic.event();
        for mm in [0, u16::MAX] {
            event.basic.h_mm = Some(mm);
            assert!((SHORTEST_H..=LONGEST_H).contains(&Measure::of(&event).mm));
        }
    }

    #[test]
    fn tenths_are_rounded_up_or_to_the_nearest() {
        let h = Measure {
            unit: LengthUnit::H,
            mm: 40,
        };
        assert_eq!((h.tenths_up(30), h.tenths(30)), (8, 8));
        assert_eq!((h.tenths_up(1), h.tenths(1)), (1, 0));
    }
}
