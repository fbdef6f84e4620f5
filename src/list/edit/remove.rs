//! Taking something out of a list, and out of everything that names it.

use super::{ListEditError, all_rows, formations_mut, rows_with, upgrades_mut};
use crate::list::{FormationId, PointsList, RowId, TroopId, UpgradeId};

pub fn row(points: &mut PointsList, id: RowId) -> Result<(), ListEditError> {
    let rows = rows_with(points, id)?;
    let of_it = rows.iter().filter(|row| row.id == id);
    let troops: Vec<TroopId> = of_it.flat_map(|row| &row.troops).map(|it| it.id).collect();
    rows.retain(|row| row.id != id);
    points.bulk.retain(|it| *it != id);
    forget(points, &troops);
    Ok(())
}

/// A row without troops goes, too.
pub fn troop(points: &mut PointsList, id: TroopId) -> Result<(), ListEditError> {
    let mut rows = all_rows(points).flatten();
    let row = rows.find(|row| row.troops.iter().any(|troop| troop.id == id));
    let row = row.ok_or(ListEditError::Gone)?;
    row.troops.retain(|troop| troop.id != id);
    let emptied = row.troops.is_empty().then_some(row.id);
    drop(rows);
    forget(points, &[id]);
    match emptied {
        Some(row) => self::row(points, row),
        None => Ok(()),
    }
}

/// What named only these goes with them.
fn forget(points: &mut PointsList, troops: &[TroopId]) {
    let stays = |id: &TroopId| !troops.contains(id);
    let emptied: Vec<UpgradeId> = upgrades_mut(points)
        .filter_map(|upgrade| {
            let before = upgrade.of.len();
            upgrade.of.retain(stays);
            (before > 0 && upgrade.of.is_empty()).then_some(upgrade.id)
        })
        .collect();
    for id in emptied {
        self::upgrade(points, id);
    }
    let emptied: Vec<FormationId> = formations_mut(points)
        .filter_map(|formation| {
            let (front, rear) = (formation.front.len(), formation.rear.len());
            formation.front.retain(stays);
            formation.rear.retain(stays);
            // A rear that names nobody would mean the front.
            let is_emptied = (front > 0 && formation.front.is_empty())
                || (rear > 0 && formation.rear.is_empty());
            is_emptied.then_some(formation.id)
        })
        .collect();
    for id in emptied {
        self::formation(points, id);
    }
    for joint in &mut points.joint_minima {
        joint.troops.retain(stays);
    }
    points.joint_minima.retain(|joint| !joint.troops.is_empty());
    for package in &mut points.packages {
        for variant in &mut package.variants {
            variant.contents.retain(|part| stays(&part.troop));
        }
        package.variants.retain(|it| !it.contents.is_empty());
    }
    points.packages.retain(|it| !it.variants.is_empty());
}

pub fn upgrade(points: &mut PointsList, id: UpgradeId) {
    points.upgrades.retain(|it| it.id != id);
    for contingent in &mut points.contingents {
        contingent.upgrades.retain(|it| it.id != id);
    }
}

pub fn formation(points: &mut PointsList, id: FormationId) {
    points.large_units.retain(|it| it.id != id);
    for contingent in &mut points.contingents {
        contingent.large_units.retain(|it| it.id != id);
    }
}
