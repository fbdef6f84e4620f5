//! An own list that travels with an army: the rows that the army needs, or all of it.

use super::v1;
use crate::army::Army;
use crate::list::{
    ArmyList, BasicList, BasicOption, Contingent, Formation, PointsList, Row, RowId, Section,
    SwapId, TroopId, Troops, Upgrade, UpgradeId,
};
use std::collections::BTreeSet;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    pub list: ArmyList,
    /// Whether all rows are there, and not only those that the army needs.
    pub is_whole: bool,
}

impl Carried {
    /// Whichever is shorter.
    pub fn of(list: &ArmyList, army: &Army) -> Carried {
        let whole = Carried {
            list: without_history(list),
            is_whole: true,
        };
        let Some(part) = excerpt(list, army) else {
            return whole;
        };
        let part = Carried {
            list: part,
            is_whole: false,
        };
        let length = |carried: &Carried| {
            let bytes = v1::list_bytes(carried);
            bytes.map_or(usize::MAX, |bytes| bytes.len())
        };
        match length(&part) < length(&whole) {
            true => part,
            false => whole,
        }
    }
}

impl Carried {
    /// Which revision of an own list this was taken from, if it was: one that says the same of
    /// all that the army needs.
    pub fn revision_of(&self, own: &ArmyList, army: &Army) -> Option<u16> {
        let says = |list: &ArmyList| {
            let part = match self.is_whole {
                true => Some(without_history(list)),
                false => excerpt(list, army),
            };
            let part = part.map(|list| Carried {
                list,
                is_whole: self.is_whole,
            });
            part.and_then(|part| v1::list_bytes(&part).ok())
        };
        let mine = v1::list_bytes(self).ok()?;
        let mut revisions = std::iter::once(own).chain(own.history.iter().rev());
        let found = revisions
            .find(|list| list.name == self.list.name && says(list).as_ref() == Some(&mine));
        found.map(|list| list.revision)
    }
}

fn without_history(list: &ArmyList) -> ArmyList {
    ArmyList {
        history: Vec::new(),
        ..list.clone()
    }
}

/// What the verdict on an army depends on: the rows that it takes from or must take from, with
/// what belongs to them. None where there would be no row.
pub fn excerpt(list: &ArmyList, army: &Army) -> Option<ArmyList> {
    match &list.troops {
        Troops::Impetus(points) => excerpt_of_points(list, points, army),
        Troops::Basic(basic) => Some(excerpt_of_basic(list, basic, army)),
    }
}

/// All lines, since the army has to field them, and the options that its line-ups take or have
/// units and changes of.
fn excerpt_of_basic(list: &ArmyList, basic: &BasicList, army: &Army) -> ArmyList {
    let line_ups = &army.basic.line_ups;
    let taken = army.basic.options.iter();
    let taken = taken.chain(line_ups.iter().flat_map(|it| &it.options));
    let mut kept: BTreeSet<SwapId> = taken.map(|taken| taken.option).collect();
    let lined_up = || line_ups.iter().flat_map(|it| &it.units);
    let troops = army.units().map(|unit| unit.troop);
    let troops = troops.chain(lined_up().map(|unit| unit.troop));
    kept.extend(troops.filter_map(|troop| Some(basic.option_of(troop)?.id)));
    let upgrades = army.units().flat_map(|unit| &unit.upgrades);
    let upgrades: BTreeSet<UpgradeId> = upgrades
        .chain(lined_up().flat_map(|unit| &unit.upgrades))
        .copied()
        .collect();
    let is_kept = |option: &&BasicOption| {
        let mut changes = 0..option.changes.len();
        kept.contains(&option.id)
            || changes.any(|n| upgrades.contains(&BasicList::change_upgrade(option.id, n)))
    };
    let options = basic.options.iter().filter(is_kept).cloned().collect();
    let part = BasicList::new(basic.lines.clone(), options, basic.printed_vdt);
    ArmyList {
        troops: Troops::Basic(Box::new(part)),
        notes: Vec::new(),
        history: Vec::new(),
        ..list.clone()
    }
}

fn excerpt_of_points(list: &ArmyList, points: &PointsList, army: &Army) -> Option<ArmyList> {
    let used = Used::by(points, army);
    let bulk = bulk(points);
    let mut rows = used.rows(points, None);
    // Which rows are the bulk of the list must not change with what is left out.
    if !bulk.iter().any(|id| rows.iter().any(|row| row.id == *id)) {
        let first = points.rows.iter().find(|row| bulk.contains(&row.id));
        rows.extend(first.cloned());
        rows.sort_by_cached_key(|row| points.rows.iter().position(|it| it.id == row.id));
    }
    let taken: Vec<&Contingent> = points
        .contingents
        .iter()
        .filter(|contingent| {
            let is_named =
                |command: &crate::army::Command| command.contingent == Some(contingent.id);
            army.commands.iter().any(is_named)
                || contingent.rows.iter().any(|row| used.takes_from(row))
        })
        .collect();
    let contingents = taken.into_iter().map(|contingent| {
        let section = Section {
            contingent: Some(contingent),
            rows: &contingent.rows,
            upgrades: &contingent.upgrades,
            large_units: &contingent.large_units,
        };
        let mut rows = used.rows(points, Some(contingent));
        if rows.is_empty() {
            rows.extend(contingent.rows.first().cloned());
        }
        Contingent {
            id: contingent.id,
            name: contingent.name.clone(),
            upgrades: used.upgrades(section.upgrades, &rows),
            large_units: used.formations(section.large_units),
            rows,
        }
    });
    let contingents = contingents.collect();
    let is_kept = |id: &RowId| rows.iter().any(|row| row.id == *id);
    let part = PointsList {
        bulk: bulk.into_iter().filter(is_kept).collect(),
        upgrades: used.upgrades(&points.upgrades, &rows),
        large_units: used.formations(&points.large_units),
        rows,
        contingents,
        ..points.clone()
    };
    (!part.rows.is_empty()).then(|| ArmyList {
        troops: Troops::Impetus(Box::new(part)),
        notes: Vec::new(),
        history: Vec::new(),
        ..list.clone()
    })
}

/// The rows that count as the bulk of the army: those that the list names, or the largest.
fn bulk(points: &PointsList) -> Vec<RowId> {
    if !points.bulk.is_empty() {
        return points.bulk.clone();
    }
    let largest = points.rows.iter().map(|row| row.max).max();
    let rows = points.rows.iter();
    rows.filter(|row| Some(row.max) == largest)
        .map(|row| row.id)
        .collect()
}

struct Used {
    troops: BTreeSet<TroopId>,
    upgrades: BTreeSet<UpgradeId>,
}

impl Used {
    fn by(points: &PointsList, army: &Army) -> Used {
        let mut troops: BTreeSet<TroopId> = army.units().map(|unit| unit.troop).collect();
        let joint = points.joint_minima.iter().flat_map(|joint| &joint.troops);
        troops.extend(joint);
        let variants = points.packages.iter().flat_map(|package| &package.variants);
        troops.extend(
            variants
                .flat_map(|variant| &variant.contents)
                .map(|part| part.troop),
        );
        let upgrades: BTreeSet<UpgradeId> = army
            .units()
            .flat_map(|unit| &unit.upgrades)
            .copied()
            .collect();
        // An upgrade that stands on a troop that can't take it is known all the same.
        for upgrade in points.sections().flat_map(|section| section.upgrades) {
            if upgrades.contains(&upgrade.id) && !upgrade.of.iter().any(|id| troops.contains(id)) {
                troops.extend(upgrade.of.first());
            }
        }
        Used { troops, upgrades }
    }

    fn takes_from(&self, row: &Row) -> bool {
        row.troops
            .iter()
            .any(|troop| self.troops.contains(&troop.id))
    }

    fn rows(&self, points: &PointsList, contingent: Option<&Contingent>) -> Vec<Row> {
        let (rows, large_units) = match contingent {
            None => (&points.rows, &points.large_units),
            Some(contingent) => (&contingent.rows, &contingent.large_units),
        };
        // Who stands in one Large Unit with a troop of the army belongs to it.
        let formed: BTreeSet<TroopId> = self
            .formations(large_units)
            .iter()
            .flat_map(|formation| formation.front.iter().chain(&formation.rear))
            .copied()
            .collect();
        let is_formed = |row: &&Row| row.troops.iter().any(|troop| formed.contains(&troop.id));
        let rows = rows.iter();
        rows.filter(|row| row.min > 0 || self.takes_from(row) || is_formed(row))
            .cloned()
            .collect()
    }

    fn formations(&self, all: &[Formation]) -> Vec<Formation> {
        let names_one = |ids: &[TroopId]| ids.iter().any(|id| self.troops.contains(id));
        let all = all.iter();
        all.filter(|formation| names_one(&formation.front) || names_one(&formation.rear))
            .cloned()
            .collect()
    }

    fn upgrades(&self, all: &[Upgrade], rows: &[Row]) -> Vec<Upgrade> {
        let troops: BTreeSet<TroopId> = rows
            .iter()
            .flat_map(|row| &row.troops)
            .map(|troop| troop.id)
            .collect();
        let all = all.iter();
        all.filter(|upgrade| self.upgrades.contains(&upgrade.id))
            .map(|upgrade| Upgrade {
                of: upgrade
                    .of
                    .iter()
                    .copied()
                    .filter(|id| troops.contains(id))
                    .collect(),
                ..upgrade.clone()
            })
            .filter(|upgrade| !upgrade.of.is_empty())
            .collect()
    }
}
