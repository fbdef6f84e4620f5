//! Troops that the list sells by the package come in whole packages, within its numbers.

use crate::army::Edit;
use crate::list::{Package, TroopId};
use crate::rules::scale::Step;
use crate::rules::{
    Citation, Fact, Facts, Family, Finding, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::WholePackages,
    family: Family::Rows,
    citation: Citation::list("troops bought together"),
    check,
    propose,
};

fn check(facts: &Facts<'_>, report: &mut Report) {
    let step = Step::at(facts.event.points);
    for package in &facts.points_list.packages {
        let have = package
            .variants
            .iter()
            .map(|variant| bought(facts, variant.id))
            .sum::<u32>();
        let (min, max) = (step.minimum(package.min), step.maximum(package.max));
        let by = min.saturating_sub(have).max(have.saturating_sub(max));
        if by > 0 {
            let fact = Fact::PackageCount {
                package: package.id,
                have,
                min,
                max,
                printed_min: u32::from(package.min),
                printed_max: u32::from(package.max),
            };
            report.illegal(RULE.name, Subject::Army, fact, by);
        }
        for (troop, wanted) in contents(facts, package) {
            let have = facts
                .units
                .iter()
                .filter(|unit| unit.unit.troop == troop)
                .count() as u32;
            if have != wanted {
                let fact = Fact::PackageParts {
                    package: package.id,
                    troop,
                    have,
                    wanted,
                };
                let by = have.abs_diff(wanted);
                match facts
                    .troop(troop)
                    .and_then(|place| facts.rows.get(place.row))
                {
                    Some(row) => report.illegal(RULE.name, Subject::Row(row.row.id), fact, by),
                    None => report.illegal(RULE.name, Subject::Army, fact, by),
                }
            }
        }
    }
}

fn bought(facts: &Facts<'_>, variant: crate::list::PackageId) -> u32 {
    let packages = facts.army.purchases.packages.iter();
    packages
        .filter(|bought| bought.variant == variant)
        .map(|bought| u32::from(bought.count))
        .sum()
}

/// Each troop of the package with how many units the packages bought call for.
fn contents(facts: &Facts<'_>, package: &Package) -> Vec<(TroopId, u32)> {
    let mut contents: Vec<(TroopId, u32)> = Vec::new();
    for variant in &package.variants {
        let count = bought(facts, variant.id);
        for part in &variant.contents {
            let wanted = count.saturating_mul(u32::from(part.count));
            match contents.iter_mut().find(|(troop, _)| *troop == part.troop) {
                Some((_, sum)) => *sum = sum.saturating_add(wanted),
                None => contents.push((part.troop, wanted)),
            }
        }
    }
    contents
}

fn propose(facts: &Facts<'_>, finding: &Finding) -> Vec<Edit> {
    match finding.fact {
        Fact::PackageParts {
            troop,
            have,
            wanted,
            ..
        } if have < wanted => propose::commands_for(facts, None)
            .map(|command| propose::add_units(facts, troop, wanted - have, command))
            .collect(),
        Fact::PackageParts { troop, .. } => {
            let of_troop = facts
                .units
                .iter()
                .rev()
                .filter(|unit| unit.unit.troop == troop);
            vec![propose::remove_units(of_troop.take(finding.by as usize))]
        }
        Fact::PackageCount {
            package, have, min, ..
        } if have < min => more_packages(facts, package, min - have),
        _ => Vec::new(),
    }
}

/// Whole packages of one make-up with the units they hold, in one command.
fn more_packages(facts: &Facts<'_>, id: crate::list::PackageId, count: u32) -> Vec<Edit> {
    let Some(package) = facts
        .points_list
        .packages
        .iter()
        .find(|package| package.id == id)
    else {
        return Vec::new();
    };
    let mut edits = Vec::new();
    for variant in &package.variants {
        for command in propose::commands_for(facts, None) {
            let total = bought(facts, variant.id).saturating_add(count);
            let Ok(total) = u16::try_from(total) else {
                continue;
            };
            let mut chain = vec![Edit::SetPackages {
                variant: variant.id,
                count: total,
            }];
            let mut next = facts.army.fresh_unit_id().0;
            for part in &variant.contents {
                for _ in 0..count.saturating_mul(u32::from(part.count)) {
                    let unit = crate::army::Unit::new(crate::army::UnitId(next), part.troop);
                    let to = crate::army::Place {
                        command: command.command.id,
                        spot: crate::army::Spot::End,
                    };
                    chain.push(Edit::AddUnit { to, unit });
                    next = next.saturating_add(1);
                }
            }
            edits.push(Edit::Several(chain));
        }
    }
    edits
}
