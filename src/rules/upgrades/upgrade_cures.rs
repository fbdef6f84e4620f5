//! Cures for upgrades out of place: dropped, taken by others, or given what they ask for.

use super::upgrade_scope::{may_take, takers};
use crate::army::{Edit, GeneralLevel};
use crate::list::UpgradeId;
use crate::rules::context::{Context, UnitContext};
use crate::rules::{Fact, Finding, UpgradesFact, propose};

pub(super) fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let drop_from = |unit: &UnitContext<'_>, upgrade: UpgradeId| Edit::DropUpgrade {
        unit: unit.unit.id,
        upgrade,
    };
    let found = |id: UpgradeId| context.upgrade(id).map(|(upgrade, _)| upgrade);
    match &finding.fact {
        Fact::Upgrades(UpgradesFact::UpgradeTooOften {
            upgrade, have, max, ..
        }) => {
            let Some(upgrade) = found(*upgrade) else {
                return Vec::new();
            };
            let too_many = takers(context, upgrade).rev().take((have - max) as usize);
            vec![propose::one_or_several(
                too_many.map(|unit| drop_from(unit, upgrade.id)).collect(),
            )]
        }
        Fact::Upgrades(UpgradesFact::UpgradeNotForAll { upgrade, .. }) => {
            let Some(upgrade) = found(*upgrade) else {
                return Vec::new();
            };
            let without = may_take(context, upgrade)
                .filter(|unit| !unit.unit.upgrades.contains(&upgrade.id))
                .map(|unit| Edit::TakeUpgrade {
                    unit: unit.unit.id,
                    upgrade: upgrade.id,
                });
            let with = takers(context, upgrade).map(|unit| drop_from(unit, upgrade.id));
            vec![
                propose::one_or_several(without.collect()),
                propose::one_or_several(with.collect()),
            ]
        }
        Fact::Upgrades(UpgradesFact::UpgradeNotForTroop { upgrade }) => {
            propose::unit_of(context, finding)
                .map(|unit| drop_from(unit, *upgrade))
                .into_iter()
                .collect()
        }
        Fact::Upgrades(UpgradesFact::UpgradeNotInFront { upgrade }) => {
            let Some(unit) = propose::unit_of(context, finding) else {
                return Vec::new();
            };
            let dropped = drop_from(unit, *upgrade);
            let in_front = context.front_of(unit).map(|front| Edit::TakeUpgrade {
                unit: front.unit.id,
                upgrade: *upgrade,
            });
            let moved = in_front.map(|taken| Edit::Several(vec![dropped.clone(), taken]));
            moved.into_iter().chain([dropped]).collect()
        }
        Fact::Upgrades(UpgradesFact::UpgradeWantsGeneral { upgrade, levels }) => {
            let Some(unit) = propose::unit_of(context, finding) else {
                return Vec::new();
            };
            let mut edits = generals_for(context, unit, levels);
            edits.push(drop_from(unit, *upgrade));
            edits
        }
        Fact::Upgrades(UpgradesFact::UpgradesTogether { .. }) => propose::unit_of(context, finding)
            .into_iter()
            .flat_map(|unit| {
                unit.unit
                    .each_upgrade()
                    .map(|upgrade| drop_from(unit, upgrade))
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// A general of one of these levels for the unit: the command's own moves there, or becomes
/// better; or it gets one.
fn generals_for(
    context: &Context<'_>,
    unit: &UnitContext<'_>,
    levels: &[GeneralLevel],
) -> Vec<Edit> {
    let Some(command) = context.commands.get(unit.command) else {
        return Vec::new();
    };
    let general = context.generals_of(command).next();
    let now = general.and_then(|general| general.unit.general);
    let wanted = match now {
        Some(now) if levels.contains(&now) => vec![now],
        _ => {
            let mut cheapest = levels.to_vec();
            cheapest.sort_by_cached_key(|level| level.price());
            cheapest.truncate(2);
            cheapest
        }
    };
    let appointed = |level| match general {
        Some(general) if general.unit.id != unit.unit.id => {
            propose::move_general(context, general, unit.unit.id, level)
        }
        _ => Edit::SetGeneral {
            unit: unit.unit.id,
            level: Some(level),
        },
    };
    wanted.into_iter().map(appointed).collect()
}
