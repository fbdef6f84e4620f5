//! Troops that the list sells by the package come in whole packages, within its numbers.

use super::package_match::matching;
use crate::list::{Package, PackageId, TroopId};
use crate::rules::scale::{Scaling, Span};
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
        let (min, max) = (scaling.minimum(package.min), scaling.maximum(package.max));
        check_package(context, package, Span { min, max }, report);
    }
}

fn check_package(context: &Context<'_>, package: &Package, allowed: Span, report: &mut Report) {
    let counts = counts(context, package);
    let sum = |counts: &[u32]| counts.iter().copied().fold(0, u32::saturating_add);
    let have = sum(&counts);
    let unlike = |(troop, wanted): &(TroopId, u32)| fielded(context, *troop) != *wanted;
    let wrong: Vec<(TroopId, u32)> = contents(package, &counts)
        .into_iter()
        .filter(unlike)
        .collect();
    // Whole packages that were only entered wrongly are one slip, however many troops they hold.
    if !wrong.is_empty()
        && let Some(fits) = matching(context, package).first().map(|fits| sum(fits))
        && (allowed.min..=allowed.max).contains(&fits)
    {
        let fact = Fact::Rows(RowsFact::PackagesNotEntered {
            package: package.id,
            have,
            fits,
        });
        report.illegal(RULE.name, Subject::Army, fact, 1);
        return;
    }
    let Span { min, max } = allowed;
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
    for (troop, wanted) in wrong {
        let have = fielded(context, troop);
        let fact = Fact::Rows(RowsFact::PackageParts {
            package: package.id,
            troop,
            have,
            wanted,
        });
        let place = context.troop(troop);
        let row = place.and_then(|place| context.rows.get(place.row));
        let subject = row.map_or(Subject::Army, |row| Subject::Row(row.row.id));
        report.illegal(RULE.name, subject, fact, have.abs_diff(wanted));
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
