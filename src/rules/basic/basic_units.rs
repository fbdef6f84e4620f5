//! The army has the units of the list's lines, with the options taken, and no others.

use super::restored;
use crate::army::fielded;
use crate::list::{RowId, UpgradeId};
use crate::rules::context::UnitContext;
use crate::rules::{BasicFact, Citation, Context, Fact, Family, Report, Rule, RuleName, Subject};

pub const RULE: Rule = Rule {
    name: RuleName::BasicUnits,
    family: Family::Basic,
    citation: Citation::list("the lines and options"),
    check,
    cures: restored,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(basic) = context.list.basic_list() else {
        return;
    };
    for unit in context.units.iter().filter(|unit| unit.place.is_none()) {
        let fact = Fact::Basic(BasicFact::UnknownTroop);
        report.illegal(RULE.name, Subject::Unit(unit.unit.id), fact, 1);
    }
    for fielded in fielded(basic, &context.army.basic.options) {
        let row = Subject::Row(RowId(fielded.troop.0));
        let of_troop = |unit: &&UnitContext<'_>| unit.unit.troop == fielded.troop;
        let units = || context.units.iter().filter(of_troop);
        let have = units().count() as u32;
        let expected = u32::from(fielded.count);
        if have != expected {
            let fact = Fact::Basic(BasicFact::WrongNumber { have, expected });
            report.illegal(RULE.name, row, fact, have.abs_diff(expected));
            continue;
        }
        let mut upgrades: Vec<UpgradeId> = units()
            .flat_map(|unit| unit.unit.upgrades.iter().copied())
            .chain(fielded.changed.iter().map(|(upgrade, _)| *upgrade))
            .collect();
        upgrades.sort();
        upgrades.dedup();
        for upgrade in upgrades {
            let have = units()
                .filter(|unit| unit.unit.upgrades.contains(&upgrade))
                .count() as u32;
            let asked = fielded.changed.iter().filter(|(it, _)| *it == upgrade);
            let expected = asked.map(|(_, many)| u32::from(*many)).sum::<u32>();
            let expected = expected.min(u32::from(fielded.count));
            if have != expected {
                let fact = BasicFact::WrongChanges {
                    upgrade,
                    have,
                    expected,
                };
                let by = have.abs_diff(expected);
                report.illegal(RULE.name, row, Fact::Basic(fact), by);
            }
        }
    }
}
