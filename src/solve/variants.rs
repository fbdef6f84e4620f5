//! What one unit can become in one change.

use crate::army::{GeneralLevel, Unit};
use crate::list::{ContingentId, TroopId};
use crate::rules::Context;

/// Every unit that this one can become in a step that a player would call one change.
pub fn variants(context: &Context<'_>, contingent: Option<ContingentId>, unit: &Unit) -> Vec<Unit> {
    let mut all = Vec::new();
    let mut add = |changed: Unit| {
        if changed != *unit && !all.contains(&changed) {
            all.push(changed);
        }
    };
    let plain = |troop: TroopId| Unit {
        general: unit.general,
        rear: unit.rear,
        ..Unit::new(unit.id, troop)
    };
    let rows = context
        .rows
        .iter()
        .filter(|row| row.contingent == contingent);
    for troop in rows
        .flat_map(|row| &row.row.troops)
        .filter(|it| it.id != unit.troop)
    {
        let swapped = plain(troop.id);
        let dismissed = Unit {
            general: None,
            ..swapped.clone()
        };
        let in_front = Unit {
            rear: false,
            ..swapped.clone()
        };
        [swapped, dismissed, in_front]
            .into_iter()
            .for_each(&mut add);
    }
    let levels = GeneralLevel::ALL.iter().copied().map(Some);
    for general in levels.chain([None]) {
        add(Unit {
            general,
            ..unit.clone()
        });
    }
    for upgrade in context.upgrades().filter(|it| it.of.contains(&unit.troop)) {
        let mut changed = unit.clone();
        if changed.upgrades.contains(&upgrade.id) {
            changed.upgrades.retain(|id| *id != upgrade.id);
        } else {
            changed.upgrades.push(upgrade.id);
        }
        add(changed);
    }
    let known = unit.each_upgrade().filter(|id| {
        let upgrade = context.upgrade(*id);
        upgrade.is_some_and(|(upgrade, _)| upgrade.of.contains(&unit.troop))
    });
    let known = known.collect();
    for changed in [
        Unit {
            rear: !unit.rear,
            ..unit.clone()
        },
        Unit {
            pike_upgrade: false,
            ..unit.clone()
        },
        Unit {
            fortified: false,
            ..unit.clone()
        },
        Unit {
            dismounted: false,
            ..unit.clone()
        },
        Unit {
            arms: None,
            ..unit.clone()
        },
        Unit {
            upgrades: known,
            ..unit.clone()
        },
        Unit {
            rear: false,
            general: None,
            ..unit.clone()
        },
        plain(unit.troop),
        Unit {
            rear: false,
            ..plain(unit.troop)
        },
        Unit {
            rear: false,
            general: None,
            ..plain(unit.troop)
        },
    ] {
        add(changed);
    }
    all
}
