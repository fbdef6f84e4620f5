//! A unit with a general has VD 3; a printed VD above 3 stays.

use crate::list::Stats;
use crate::rules::{Citation, Family, Rule, RuleName, no_cures, nothing_to_check};

pub const RULE: Rule = Rule {
    name: RuleName::GeneralVd,
    family: Family::Generals,
    citation: Citation::advanced("Other clarifications, VD of generals"),
    check: nothing_to_check,
    cures: no_cures,
};

pub fn vd(stats: &Stats, holds_general: bool) -> u32 {
    let printed = u32::from(stats.vd);
    if holds_general {
        printed
            .max(stats.vd_with_general.map_or(0, u32::from))
            .max(3)
    } else {
        printed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_with_a_general_unless_more_is_printed() {
        let stats = |vd, vd_with_general| Stats {
            m: 5,
            vbu: 4,
            i: 1,
            d: None,
            vd,
            vd_with_general,
        };
        assert_eq!(vd(&stats(2, Some(3)), false), 2);
        assert_eq!(vd(&stats(2, Some(3)), true), 3);
        assert_eq!(vd(&stats(1, None), true), 3);
        assert_eq!(vd(&stats(4, None), true), 4);
    }
}
