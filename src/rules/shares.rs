//! Parts of a whole, in whole numbers: percentages never meet floating point.

/// Whether a part is more than so many hundredths of a whole, in whole numbers.
pub fn exceeds(part: u32, whole: u32, percent: u32) -> bool {
    u64::from(part) * 100 > u64::from(percent) * u64::from(whole)
}

/// How many hundredths of a VD a part is above that many hundredths of the whole.
pub fn excess(part: u32, whole: u32, percent: u32) -> u32 {
    part.saturating_mul(100)
        .saturating_sub(percent.saturating_mul(whole))
}

/// Half, rounded up: where a command or an army breaks.
pub fn break_point(vd: u32) -> u32 {
    vd.div_ceil(2)
}

/// A share in tenths of a percent, rounded to the nearest.
pub fn per_mille(part: u32, whole: u32) -> u32 {
    match u64::from(whole) {
        0 => 0,
        whole => ((u64::from(part) * 1000 + whole / 2) / whole) as u32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_compared_in_whole_numbers() {
        assert!(exceeds(21, 34, 60));
        assert!(!exceeds(3, 5, 60));
        assert_eq!(per_mille(21, 34), 618);
        assert_eq!(per_mille(25, 32), 781);
        assert_eq!(per_mille(0, 0), 0);
    }

    #[test]
    fn an_army_breaks_at_half_rounded_up() {
        assert_eq!([15, 17, 39, 24, 14].map(break_point), [8, 9, 20, 12, 7]);
    }
}
