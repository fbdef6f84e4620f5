//! Parts of one own list that came with several armies, put together; or the whole of it, once it
//! comes.

use super::Carried;
use crate::list::{
    ArmyList, BasicList, Contingent, Formation, PointsList, Row, Troop, Troops, Upgrade,
};

impl Carried {
    /// This with the rows of a part that came before; none where the two contradict each other or
    /// aren't of one list.
    pub fn joined_with(&self, part: &ArmyList) -> Option<ArmyList> {
        let head = |list: &ArmyList| (list.name.clone(), list.dates.clone(), list.volume);
        if head(&self.list) != head(part) {
            return None;
        }
        let troops = match (&self.list.troops, &part.troops) {
            (Troops::Impetus(mine), Troops::Impetus(before)) => {
                let joined = joined_points(mine, before)?;
                let adds = joined.rows.len() > mine.rows.len();
                (!self.is_whole || !adds).then_some(Troops::Impetus(Box::new(joined)))?
            }
            (Troops::Basic(mine), Troops::Basic(before)) => {
                let joined = joined_basic(mine, before)?;
                let adds = joined.options.len() > mine.options.len();
                (!self.is_whole || !adds).then_some(Troops::Basic(Box::new(joined)))?
            }
            _ => return None,
        };
        let joined = ArmyList {
            troops,
            history: Vec::new(),
            ..self.list.clone()
        };
        joined.faults().is_empty().then_some(joined)
    }
}

fn joined_basic(mine: &BasicList, before: &BasicList) -> Option<BasicList> {
    if (&mine.lines, mine.printed_vdt) != (&before.lines, before.printed_vdt) {
        return None;
    }
    let options = united(&mine.options, &before.options, |it| it.id, same)?;
    Some(BasicList::new(
        mine.lines.clone(),
        options,
        mine.printed_vdt,
    ))
}

fn joined_points(mine: &PointsList, before: &PointsList) -> Option<PointsList> {
    let mut bulk = mine.bulk.clone();
    // A whole list needn't name its bulk.
    if !bulk.is_empty() {
        bulk.extend(&before.bulk);
        bulk.sort();
        bulk.dedup();
    }
    Some(PointsList {
        rows: united(&mine.rows, &before.rows, |row| row.id, row)?,
        upgrades: united(&mine.upgrades, &before.upgrades, |it| it.id, upgrade)?,
        large_units: united(
            &mine.large_units,
            &before.large_units,
            |it| it.id,
            formation,
        )?,
        contingents: united(
            &mine.contingents,
            &before.contingents,
            |it| it.id,
            contingent,
        )?,
        bulk,
        ..mine.clone()
    })
}

/// What stands in either, in the order of the first; none where the two say different things of one
/// id.
fn united<T: Clone, I: Ord>(
    mine: &[T],
    before: &[T],
    id: impl Fn(&T) -> I,
    both: impl Fn(&T, &T) -> Option<T>,
) -> Option<Vec<T>> {
    let mut all = mine.to_vec();
    let mut adds = false;
    for old in before {
        match all.iter_mut().find(|it| id(it) == id(old)) {
            Some(new) => *new = both(new, old)?,
            None => {
                all.push(old.clone());
                adds = true;
            }
        }
    }
    if adds {
        // Ids are given in the order in which a list was typed.
        all.sort_by_key(id);
    }
    Some(all)
}

fn same<T: Clone + PartialEq>(one: &T, other: &T) -> Option<T> {
    (one == other).then(|| one.clone())
}

/// A link doesn't say which figures are whose.
fn row(mine: &Row, before: &Row) -> Option<Row> {
    let bare = |row: &Row| Row {
        troops: row.troops.iter().map(bare_troop).collect(),
        ours: Vec::new(),
        ..row.clone()
    };
    (bare(mine) == bare(before)).then(|| mine.clone())
}

fn bare_troop(troop: &Troop) -> Troop {
    let mut bare = troop.clone();
    bare.ours.clear();
    if let Some(dismount) = &mut bare.dismount {
        dismount.ours.clear();
    }
    bare
}

/// In a part it is for the troops of that part alone.
fn upgrade(mine: &Upgrade, before: &Upgrade) -> Option<Upgrade> {
    let bare = |upgrade: &Upgrade| Upgrade {
        of: Vec::new(),
        ours: Vec::new(),
        ..upgrade.clone()
    };
    let mut of = mine.of.clone();
    of.extend(before.of.iter().filter(|id| !mine.of.contains(id)));
    of.sort();
    (bare(mine) == bare(before)).then(|| Upgrade { of, ..mine.clone() })
}

fn formation(mine: &Formation, before: &Formation) -> Option<Formation> {
    let bare = |formation: &Formation| Formation {
        ours: Vec::new(),
        ..formation.clone()
    };
    (bare(mine) == bare(before)).then(|| mine.clone())
}

fn contingent(mine: &Contingent, before: &Contingent) -> Option<Contingent> {
    if mine.name != before.name {
        return None;
    }
    Some(Contingent {
        rows: united(&mine.rows, &before.rows, |row| row.id, row)?,
        upgrades: united(&mine.upgrades, &before.upgrades, |it| it.id, upgrade)?,
        large_units: united(
            &mine.large_units,
            &before.large_units,
            |it| it.id,
            formation,
        )?,
        ..mine.clone()
    })
}
