//! Cures for troops that don't come in whole packages: other counts of packages, other units, or
//! both.

use super::package_match::matching;
use super::whole_packages::{contents, counts, fielded};
use crate::army::{Edit, Place, Spot, Unit, UnitId};
use crate::list::{Package, TroopId};
use crate::rules::context::{CommandContext, Context, UnitContext};
use crate::rules::{Fact, Finding, RowsFact, propose};

/// Commands that new units may go to.
const MOST_COMMANDS: usize = 3;

pub(super) fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let (Fact::Rows(RowsFact::PackagesNotEntered { package: id, .. })
    | Fact::Rows(RowsFact::PackageParts { package: id, .. })
    | Fact::Rows(RowsFact::PackageCount { package: id, .. })) = &finding.fact
    else {
        return Vec::new();
    };
    let mut packages = context.points_list.packages.iter();
    let Some(package) = packages.find(|package| package.id == *id) else {
        return Vec::new();
    };
    let now = counts(context, package);
    let mut edits: Vec<Edit> = matching(context, package)
        .iter()
        .map(|counts| propose::one_or_several(set_counts(package, &now, counts)))
        .collect();
    match finding.fact {
        Fact::Rows(RowsFact::PackageParts { troop, wanted, .. }) => {
            for command in commands(context) {
                let edit = fit(context, &[(troop, wanted)], command);
                edits.extend(edit.map(propose::one_or_several));
            }
            edits.extend(each_way_out(context, troop, wanted));
            for command in commands(context) {
                let edit = fit(context, &contents(package, &now), command);
                edits.extend(edit.map(propose::one_or_several));
            }
        }
        Fact::Rows(RowsFact::PackagesNotEntered { .. }) => {
            for command in commands(context) {
                let edit = fit(context, &contents(package, &now), command);
                edits.extend(edit.map(propose::one_or_several));
            }
        }
        Fact::Rows(RowsFact::PackageCount { have, min, max, .. }) => {
            let wanted = have.clamp(min, max.max(min));
            for counts in with_total(&now, wanted) {
                edits.extend(refitted(context, package, &now, &counts));
            }
        }
        _ => {}
    }
    edits
}

fn commands<'f, 'a>(context: &'f Context<'a>) -> impl Iterator<Item = &'f CommandContext<'a>> {
    propose::commands_for(context, None).take(MOST_COMMANDS)
}

/// Whole packages of one make-up go, with their units, so that so many points are saved.
pub(in crate::rules) fn cheaper(context: &Context<'_>, over: i32) -> Vec<Edit> {
    let mut edits = Vec::new();
    for package in &context.points_list.packages {
        let now = counts(context, package);
        for (place, variant) in package.variants.iter().enumerate() {
            let parts = variant.contents.iter();
            let price = parts
                .filter_map(|part| {
                    let price = context.troop(part.troop)?.troop.price;
                    Some(i32::from(price).saturating_mul(i32::from(part.count)))
                })
                .fold(0, i32::saturating_add)
                .max(1);
            let gone = over.saturating_add(price - 1) / price;
            let mut fewer = now.clone();
            let Some(count) = fewer.get_mut(place) else {
                continue;
            };
            let Some(left) = count.checked_sub(gone.unsigned_abs()) else {
                continue;
            };
            *count = left;
            edits.extend(refitted(context, package, &now, &fewer));
        }
    }
    edits
}

/// Other counts of a package, and units to match.
fn refitted(context: &Context<'_>, package: &Package, now: &[u32], counts: &[u32]) -> Vec<Edit> {
    let wanted = contents(package, counts);
    let ways = commands(context).filter_map(|command| {
        let mut edit = set_counts(package, now, counts);
        edit.extend(fit(context, &wanted, command)?);
        Some(propose::one_or_several(edit))
    });
    ways.collect()
}

fn set_counts(package: &Package, now: &[u32], counts: &[u32]) -> Vec<Edit> {
    let variants = package.variants.iter().zip(now.iter().zip(counts));
    variants
        .filter(|(_, (now, count))| now != count)
        .filter_map(|(variant, (_, count))| {
            Some(Edit::SetPackages {
                variant: variant.id,
                count: u16::try_from(*count).ok()?,
            })
        })
        .collect()
}

/// The counts changed to have this total: more of one make-up, or fewer of one or several.
fn with_total(now: &[u32], total: u32) -> Vec<Vec<u32>> {
    let sum = now.iter().copied().fold(0, u32::saturating_add);
    let ways = (0..now.len()).map(|first| {
        let mut counts = now.to_vec();
        if let (Some(count), Some(more)) = (counts.get_mut(first), total.checked_sub(sum)) {
            *count = count.saturating_add(more);
        }
        let mut fewer = sum.saturating_sub(total);
        for place in (first..now.len()).chain(0..first) {
            if let Some(count) = counts.get_mut(place) {
                let gone = fewer.min(*count);
                *count -= gone;
                fewer -= gone;
            }
        }
        counts
    });
    ways.collect()
}

/// Where one unit of a troop is too many, each may be the one that goes; where several are, those
/// of one command after the other.
fn each_way_out(context: &Context<'_>, troop: TroopId, wanted: u32) -> Vec<Edit> {
    let gone = fielded(context, troop).saturating_sub(wanted) as usize;
    let of_troop = |unit: &&UnitContext<'_>| {
        unit.unit.troop == troop && unit.unit.general.is_none() && unit.rank + 1 == unit.ranks
    };
    let units: Vec<&UnitContext<'_>> = context.units.iter().filter(of_troop).collect();
    if gone == 0 {
        return Vec::new();
    }
    let ways = units.windows(gone.min(units.len()).max(1));
    ways.filter(|way| way.len() == gone)
        .map(|way| propose::remove_units(way.iter().copied()))
        .collect()
}

/// Units come to a command or leave the army until there are as many of each troop as wanted;
/// those with a general stay.
fn fit(
    context: &Context<'_>,
    wanted: &[(TroopId, u32)],
    command: &CommandContext<'_>,
) -> Option<Vec<Edit>> {
    let to = Place {
        command: command.command.id,
        spot: Spot::End,
    };
    let first = context.army.fresh_unit_id().0;
    let mut edits = Vec::new();
    let mut added = 0;
    for (troop, wanted) in wanted {
        let have = fielded(context, *troop);
        for _ in have..*wanted {
            let unit = Unit::new(UnitId(first.saturating_add(added)), *troop);
            added += 1;
            if added > propose::MOST_ADDED {
                return None;
            }
            edits.push(Edit::AddUnit { to, unit });
        }
        let spare = context
            .units
            .iter()
            .rev()
            .filter(|unit| unit.unit.troop == *troop && unit.unit.general.is_none());
        let gone = spare.take(have.saturating_sub(*wanted) as usize);
        edits.extend(gone.map(|unit| Edit::RemoveUnit(unit.unit.id)));
    }
    Some(edits)
}
