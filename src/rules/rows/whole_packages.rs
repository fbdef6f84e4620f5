//! Troops that the list sells by the package come in whole packages, within its numbers.

use crate::list::{Package, PackageId, TroopId};
use crate::rules::scale::Scaling;
use crate::rules::{
    Citation, Context, Fact, Family, Report, RowsFact, Rule, RuleName, Subject, scale,
};

pub const RULE: Rule = Rule {
    name: RuleName::WholePackages,
    family: Family::Rows,
    citation: Citation::list("troops bought together"),
    check,
    cures: super::package_cures::cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let scaling = Scaling::at(context.event.points);
    for package in &context.points_list.packages {
        let counts = counts(context, package);
        let have = counts.iter().copied().fold(0, u32::saturating_add);
        let (min, max) = (scaling.minimum(package.min), scaling.maximum(package.max));
        let by = min.saturating_sub(have).max(have.saturating_sub(max));
        if by > 0 {
            let fact = Fact::Rows(RowsFact::PackageCount {
                package: package.id,
                have,
                min,
                max,
                printed_min: u32::from(package.min),
                printed_max: u32::from(package.max),
            });
            let cited = scale::citation(max, u32::from(package.max), RULE.citation);
            report.illegal_by(cited, RULE.name, Subject::Army, fact, by);
        }
        for (troop, wanted) in contents(package, &counts) {
            let have = fielded(context, troop);
            if have != wanted {
                let fact = Fact::Rows(RowsFact::PackageParts {
                    package: package.id,
                    troop,
                    have,
                    wanted,
                });
                let by = have.abs_diff(wanted);
                match context
                    .troop(troop)
                    .and_then(|place| context.rows.get(place.row))
                {
                    Some(row) => report.illegal(RULE.name, Subject::Row(row.row.id), fact, by),
                    None => report.illegal(RULE.name, Subject::Army, fact, by),
                }
            }
        }
    }
}

/// How many of a make-up were bought.
pub(super) fn bought(context: &Context<'_>, variant: PackageId) -> u32 {
    let packages = context.army.purchases.packages.iter();
    packages
        .filter(|bought| bought.variant == variant)
        .map(|bought| u32::from(bought.count))
        .fold(0, u32::saturating_add)
}

/// Each troop of the package with how many units so many of each make-up call for.
pub(super) fn contents(package: &Package, counts: &[u32]) -> Vec<(TroopId, u32)> {
    let mut contents: Vec<(TroopId, u32)> = Vec::new();
    for (variant, count) in package.variants.iter().zip(counts) {
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

/// How many of each make-up of a package were bought.
pub(super) fn counts(context: &Context<'_>, package: &Package) -> Vec<u32> {
    let variants = package.variants.iter();
    variants
        .map(|variant| bought(context, variant.id))
        .collect()
}

pub(super) fn fielded(context: &Context<'_>, troop: TroopId) -> u32 {
    let units = context.units.iter();
    units.filter(|unit| unit.unit.troop == troop).count() as u32
}
