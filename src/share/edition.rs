//! Editions of the rules as Muster judges them. A link says which edition its sender had, so that
//! a reader with a later one is told which rules have changed between the two.

use crate::rules::RuleName;

/// Counts up when a rule begins to judge otherwise; what changed goes into [`RULE_CHANGES`]. The
/// verdicts in `tests/golden/links.txt` tell when that has happened.
pub const EDITION: u8 = 2;

/// Rules that judge otherwise since an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleChange {
    pub edition: u8,
    pub rule: RuleName,
}

/// All changes since the first edition, oldest first.
pub static RULE_CHANGES: &[RuleChange] = &[
    // A Large Unit has one order, and a command that marches to a flank no other.
    since(2, RuleName::Ambush),
    since(2, RuleName::AmbushZone),
    since(2, RuleName::FlankMarch),
    since(2, RuleName::ForwardDeployment),
    since(2, RuleName::DeploymentZone),
    // A general in a rear rank is for the umpire.
    since(2, RuleName::RearRank),
    // Terrain of one kind at 300 and 350 points depends on who placed it.
    since(2, RuleName::TerrainKinds),
    // A package that isn't entered is told once.
    since(2, RuleName::WholePackages),
];

const fn since(edition: u8, rule: RuleName) -> RuleChange {
    RuleChange { edition, rule }
}

/// The rules of a table that changed after an edition, each once.
pub(super) fn changed_since(edition: u8, table: &[RuleChange]) -> Vec<RuleName> {
    let later = table.iter().filter(|change| change.edition > edition);
    let mut rules: Vec<RuleName> = later.map(|change| change.rule).collect();
    rules.sort();
    rules.dedup();
    rules
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_goes_up_to_this_edition() {
        let last = RULE_CHANGES.iter().map(|change| change.edition).max();
        assert_eq!(last.unwrap_or(1), EDITION);
        assert!(RULE_CHANGES.is_sorted_by_key(|change| change.edition));
    }

    #[test]
    fn a_rule_that_changed_twice_is_named_once() {
        let change = |edition, rule| RuleChange { edition, rule };
        let table = [
            change(2, RuleName::Ambush),
            change(3, RuleName::Ambush),
            change(3, RuleName::Period),
        ];
        assert_eq!(
            changed_since(1, &table),
            [RuleName::Period, RuleName::Ambush]
        );
        assert_eq!(changed_since(3, &table), []);
    }
}
