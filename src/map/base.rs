//! The sizes of bases: Basic Impetus 2008, 1.3.1. Where it gives two depths the first is taken.

use super::{LONGEST, Size};
use crate::event::Scale;
use crate::list::TroopType;

/// Every unit's front, in millimetres.
pub fn frontage(scale: Scale) -> i16 {
    match scale {
        Scale::Mm15 => 80,
        Scale::Mm28 => 120,
    }
}

pub fn base_depth(scale: Scale, kind: TroopType) -> i16 {
    use TroopType::*;
    let (mm15, mm28) = match kind {
        W => (80, 160),
        Cp | Cm | Cl => (60, 80),
        Fp => (30, 40),
        Fl | T => (40, 60),
        S => (20, 30),
        Cgp | Cgl | Cf | Art | El => (40, 60),
    };
    match scale {
        Scale::Mm15 => mm15,
        Scale::Mm28 => mm28,
    }
}

pub fn base_of(scale: Scale, kind: TroopType) -> Size {
    Size::new(frontage(scale), base_depth(scale, kind))
}

/// The block that a body's ranks make up, one behind the other.
pub fn body_size(scale: Scale, ranks: impl IntoIterator<Item = TroopType>) -> Size {
    let depth = ranks.into_iter().fold(0i16, |depth, kind| {
        depth.saturating_add(base_depth(scale, kind))
    });
    // A body of strangers to the list still has to be seen and moved.
    Size::new(frontage(scale), depth.clamp(20, LONGEST))
}

/// Baggage as it is first placed; the rules leave its size to the player.
pub fn baggage(scale: Scale) -> Size {
    match scale {
        Scale::Mm15 => Size::new(120, 60),
        Scale::Mm28 => Size::new(240, 60),
    }
}

/// One fortification: it covers the front of one unit.
pub fn fortification(scale: Scale) -> Size {
    match scale {
        Scale::Mm15 => Size::new(80, 15),
        Scale::Mm28 => Size::new(120, 20),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bases_are_as_printed() {
        let cm = |scale, kind| {
            let size = base_of(scale, kind);
            (size.width / 10, size.depth / 10)
        };
        assert_eq!(cm(Scale::Mm15, TroopType::Fp), (8, 3));
        assert_eq!(cm(Scale::Mm15, TroopType::Cm), (8, 6));
        assert_eq!(cm(Scale::Mm28, TroopType::W), (12, 16));
        assert_eq!(cm(Scale::Mm28, TroopType::S), (12, 3));
    }

    #[test]
    fn a_large_unit_is_as_deep_as_its_ranks() {
        let pikes = [TroopType::Fp, TroopType::Fp, TroopType::T];
        assert_eq!(body_size(Scale::Mm15, pikes), Size::new(80, 100));
    }
}
