//! Editions of the rules as Muster judges them. A link says which edition its sender had, so that
//! a reader with a later one is told which rules have changed between the two.

use crate::army::Army;
use crate::event::RuleSet;
use crate::rules::RuleName;

/// Counts up when a rule begins to judge otherwise; what changed goes into [`RULE_CHANGES`]. The
/// verdicts in `tests/golden/links.txt` tell when that has happened.
pub const EDITION: u8 = 3;

/// Rules that judge otherwise since an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleChange {
    pub edition: u8,
    pub rule: RuleName,
    pub concern: Concern,
}

/// Which armies a change can have to do with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Concern {
    Orders,
    Map,
    /// A general behind the front rank.
    RearGeneral,
    Packages,
    Allies,
    /// The deployment of a Basic army.
    BasicMap,
}

impl Concern {
    fn is_of(self, army: &Army) -> bool {
        let orders = &army.deployment;
        match self {
            Concern::Orders => {
                orders.forward.is_some()
                    || orders.flank_march.is_some()
                    || !orders.ambushes.is_empty()
            }
            Concern::Map => !orders.map.is_empty(),
            Concern::RearGeneral => {
                let bodies = army.commands.iter().flat_map(|command| &command.bodies);
                let mut behind = bodies.flat_map(|body| body.ranks.iter().skip(1));
                behind.any(|unit| unit.general.is_some())
            }
            Concern::Packages => !army.purchases.packages.is_empty(),
            Concern::BasicMap => army.event.game == RuleSet::Basic && !orders.map.is_empty(),
            Concern::Allies => army.commands.iter().any(|it| it.contingent.is_some()),
        }
    }
}

/// All changes since the first edition, oldest first.
pub static RULE_CHANGES: &[RuleChange] = &[
    // A Large Unit has one order, and a command that marches to a flank no other.
    since(2, RuleName::Ambush, Concern::Orders),
    since(2, RuleName::AmbushZone, Concern::Orders),
    since(2, RuleName::FlankMarch, Concern::Orders),
    since(2, RuleName::ForwardDeployment, Concern::Orders),
    since(2, RuleName::DeploymentZone, Concern::Map),
    // A general in a rear rank is for the umpire.
    since(2, RuleName::RearRank, Concern::RearGeneral),
    // Terrain of one kind at 300 and 350 points depends on who placed it.
    since(2, RuleName::TerrainKinds, Concern::Map),
    // A package that isn't entered is told once, and so is a Large Unit among allies.
    since(2, RuleName::WholePackages, Concern::Packages),
    since(2, RuleName::AlliedCommand, Concern::Allies),
    // The edition of 2008 says how many pieces there are, and how large they may be.
    since(3, RuleName::ScenarioTerrain, Concern::BasicMap),
    since(3, RuleName::ScenarioTerrainSize, Concern::BasicMap),
    // A map is read by a scenario or not at all, and fords have places.
    since(3, RuleName::ScenarioZone, Concern::BasicMap),
    since(3, RuleName::ScenarioFords, Concern::BasicMap),
];

const fn since(edition: u8, rule: RuleName, concern: Concern) -> RuleChange {
    RuleChange {
        edition,
        rule,
        concern,
    }
}

/// The rules of a table that changed after an edition and have to do with this army, each once.
pub(super) fn changed_since(edition: u8, army: &Army, table: &[RuleChange]) -> Vec<RuleName> {
    let later = table.iter().filter(|change| change.edition > edition);
    let later = later.filter(|change| change.concern.is_of(army));
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
    fn a_rule_that_changed_twice_is_named_once_and_only_where_it_matters() {
        let file = include_bytes!("../../lists/early-sumerians.json");
        let list = crate::list::ArmyList::read(file, "early-sumerians").unwrap();
        let mut army = Army::new(&list, crate::event::Preset::Mm15At300.event());
        let table = [
            since(2, RuleName::Ambush, Concern::Orders),
            since(3, RuleName::Ambush, Concern::Orders),
            since(3, RuleName::TerrainKinds, Concern::Map),
        ];
        assert_eq!(changed_since(1, &army, &table), []);
        army.deployment.flank_march = Some(crate::army::FlankMarch {
            command: crate::army::CommandId(1),
            side: crate::army::Flank::Left,
        });
        assert_eq!(changed_since(1, &army, &table), [RuleName::Ambush]);
        assert_eq!(changed_since(3, &army, &table), []);
    }
}
