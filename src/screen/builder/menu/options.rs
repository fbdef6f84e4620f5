//! What a unit can have or be instead: upgrades, other troops of its row, arms, switches.

use super::MenuItem;
use crate::army::{Army, Edit, Forward, Unit, UnitId};
use crate::list::{ArmyList, PointsList, Special, Troop, TroopType, Upgrade, Weapon};
use crate::text;

pub(super) fn options(list: &ArmyList, army: &Army, unit: &Unit) -> Vec<MenuItem> {
    let mut items = Vec::new();
    let (Some(points), Some(troop)) = (list.points_list(), list.troop(unit.troop)) else {
        return items;
    };
    for section in points.sections() {
        let upgrades = section.upgrades.iter();
        let upgrades = upgrades.filter(|upgrade| upgrade.of.contains(&unit.troop));
        items.extend(upgrades.map(|upgrade| upgrade_item(upgrade, unit)));
    }
    items.extend(alternatives(points, unit));
    for arms in &troop.arms {
        let weapons: Vec<&str> = arms
            .weapons
            .iter()
            .map(|weapon| text::weapon(*weapon))
            .collect();
        let label = match (&arms.name, weapons.is_empty()) {
            (Some(name), true) => name.clone(),
            (Some(name), false) => format!("{name}: {}", weapons.join(", ")),
            (None, _) => weapons.join(", "),
        };
        let chosen = unit.arms.or(troop.arms.first().map(|first| first.id)) == Some(arms.id);
        items.push(MenuItem::switch(
            label,
            chosen,
            Edit::SetArms {
                unit: unit.id,
                arms: Some(arms.id),
            },
        ));
    }
    items.extend(switches(points, army, unit, troop, list.volume));
    items
}

fn upgrade_item(upgrade: &Upgrade, unit: &Unit) -> MenuItem {
    let taken = unit.upgrades.contains(&upgrade.id);
    let (unit, id) = (unit.id, upgrade.id);
    let edit = if taken {
        Edit::DropUpgrade { unit, upgrade: id }
    } else {
        Edit::TakeUpgrade { unit, upgrade: id }
    };
    MenuItem::switch(upgrade.name.clone(), taken, edit)
}

/// Other troops of the same row.
fn alternatives(points: &PointsList, unit: &Unit) -> Vec<MenuItem> {
    let mut rows = points.rows();
    let row = rows.find(|row| row.troops.iter().any(|troop| troop.id == unit.troop));
    let alternatives = row.map_or(&[][..], |row| row.troops.as_slice());
    if alternatives.len() < 2 {
        return Vec::new();
    }
    let item = |troop: &Troop| {
        let mut label = format!("{} {}", text::troop_type(troop.kind).0, troop.name);
        for weapon in &troop.weapons {
            label = format!("{label}, {}", text::weapon(*weapon));
        }
        let stats = &troop.stats;
        let label = format!("{label}, VBU {}", stats.vbu);
        let edit = Edit::SetTroop {
            unit: unit.id,
            troop: troop.id,
        };
        MenuItem::switch(label, troop.id == unit.troop, edit)
    };
    alternatives.iter().map(item).collect()
}

fn switches(
    points: &PointsList,
    army: &Army,
    unit: &Unit,
    troop: &Troop,
    volume: Option<u8>,
) -> Vec<MenuItem> {
    let mut items = Vec::new();
    let id = unit.id;
    let pikes = troop.kind == TroopType::Fp && troop.weapons.contains(&Weapon::Pike);
    let has_upgrade = volume == Some(32) || points.has(Special::PikeUpgrade);
    if unit.pike_upgrade || (pikes && has_upgrade) {
        let edit = Edit::SetPikeUpgrade {
            unit: id,
            taken: !unit.pike_upgrade,
        };
        items.push(MenuItem::switch(
            "Pike upgrade, front rank",
            unit.pike_upgrade,
            edit,
        ));
    }
    if let Some(dismount) = &troop.dismount {
        let edit = Edit::SetDismounted {
            unit: id,
            dismounted: !unit.dismounted,
        };
        items.push(MenuItem::switch(
            format!("On foot: {}", dismount.name),
            unit.dismounted,
            edit,
        ));
    }
    if unit.fortified || (troop.kind == TroopType::W && points.fortifications.is_some()) {
        let edit = Edit::SetFortified {
            unit: id,
            fortified: !unit.fortified,
        };
        items.push(MenuItem::switch("Fortified, 2 FOR", unit.fortified, edit));
    }
    let joan = army.purchases.joan == Some(id);
    if joan || (points.has(Special::JoanOfArc) && unit.general.is_some()) {
        let edit = Edit::SetJoan(if joan { None } else { Some(id) });
        items.push(MenuItem::switch("Joan of Arc", joan, edit));
    }
    if let Some(Forward::B(units)) = &army.deployment.forward {
        let forward = units.contains(&id);
        let mut others: Vec<UnitId> = units.iter().copied().filter(|other| *other != id).collect();
        if !forward {
            others.push(id);
        }
        let edit = Edit::SetForward(Some(Forward::B(others)));
        items.push(MenuItem::switch("Deploys forward", forward, edit));
    }
    items
}
