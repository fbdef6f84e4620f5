//! An upgrade is taken by troops it is for, by no more of them than the list lets.

use crate::list::{Limit, Upgrade};
use crate::rules::context::UnitContext;
use crate::rules::{
    Citation, Context, Fact, Family, Report, Rule, RuleName, Subject, UpgradesFact,
};

pub const RULE: Rule = Rule {
    name: RuleName::UpgradeScope,
    family: Family::Upgrades,
    citation: Citation::list("options"),
    check,
    cures: super::upgrade_cures::cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    for unit in context
        .units
        .iter()
        .filter(|unit| !unit.unit.upgrades.is_empty())
    {
        check_unit(context, unit, report);
    }
    for upgrade in context.upgrades() {
        let fielded = may_take(context, upgrade).count() as u32;
        let have = takers(context, upgrade).count() as u32;
        if have > 0 {
            check_count(upgrade, have, fielded, report);
        }
    }
}

fn check_unit(context: &Context<'_>, unit: &UnitContext<'_>, report: &mut Report) {
    let subject = Subject::Unit(unit.unit.id);
    let mut priced = 0;
    for id in unit.unit.each_upgrade() {
        let Some((upgrade, _)) = context.upgrade(id) else {
            continue;
        };
        let upgrade_id = upgrade.id;
        if !upgrade.of.contains(&unit.unit.troop) {
            if unit.place.is_some() {
                let fact = Fact::Upgrades(UpgradesFact::UpgradeNotForTroop {
                    upgrade: upgrade_id,
                });
                report.illegal(RULE.name, subject, fact, 1);
            }
            continue;
        }
        priced += u32::from(upgrade.price.is_some());
        for limit in &upgrade.limits {
            match limit {
                Limit::FrontRank if unit.rank > 0 => {
                    let fact = Fact::Upgrades(UpgradesFact::UpgradeNotInFront {
                        upgrade: upgrade_id,
                    });
                    report.illegal(RULE.name, subject, fact, 1);
                }
                Limit::HoldsGeneral(levels)
                    if unit
                        .unit
                        .general
                        .is_none_or(|level| !levels.contains(&level)) =>
                {
                    let levels = levels.clone();
                    let fact = Fact::Upgrades(UpgradesFact::UpgradeWantsGeneral {
                        upgrade: upgrade_id,
                        levels,
                    });
                    report.illegal(RULE.name, subject, fact, 1);
                }
                _ => {}
            }
        }
    }
    if priced > 1 {
        report.umpire(
            RULE.name,
            subject,
            Fact::Upgrades(UpgradesFact::UpgradesTogether {
                price: unit.figures.price,
            }),
        );
    }
}

fn check_count(upgrade: &Upgrade, have: u32, fielded: u32, report: &mut Report) {
    let subject = Subject::Upgrade(upgrade.id);
    for limit in &upgrade.limits {
        let max = match limit {
            Limit::Fraction {
                numerator,
                denominator,
            } => fielded * u32::from(*numerator) / u32::from(*denominator).max(1),
            Limit::AtMost(max) => u32::from(*max),
            Limit::AllOrNone => {
                if have < fielded {
                    let fact = Fact::Upgrades(UpgradesFact::UpgradeNotForAll {
                        upgrade: upgrade.id,
                        have,
                        fielded,
                    });
                    report.illegal(RULE.name, subject, fact, fielded - have);
                }
                continue;
            }
            Limit::FrontRank | Limit::HoldsGeneral(_) => continue,
        };
        if have > max {
            let fact = Fact::Upgrades(UpgradesFact::UpgradeTooOften {
                upgrade: upgrade.id,
                have,
                max,
                fielded,
            });
            report.illegal(RULE.name, subject, fact, have - max);
        }
    }
}

pub(super) fn may_take<'f, 'a>(
    context: &'f Context<'a>,
    upgrade: &'f Upgrade,
) -> impl DoubleEndedIterator<Item = &'f UnitContext<'a>> {
    context
        .units
        .iter()
        .filter(|unit| upgrade.of.contains(&unit.unit.troop))
}

pub(super) fn takers<'f, 'a>(
    context: &'f Context<'a>,
    upgrade: &'f Upgrade,
) -> impl DoubleEndedIterator<Item = &'f UnitContext<'a>> {
    may_take(context, upgrade).filter(|unit| unit.unit.upgrades.contains(&upgrade.id))
}
