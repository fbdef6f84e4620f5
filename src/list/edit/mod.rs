//! Edits of a list in the editor: values that make another draft of a draft. A draft may have
//! faults; an edit is refused only where it makes no sense.

mod basic;
mod ids;
mod remove;
mod together;

pub use basic::{BasicListEdit, blank_basic_list, blank_unit};
pub use ids::blank_list;

use super::{
    ArmyList, Contingent, ContingentId, Dates, Discipline, Dismount, Formation, FormationId,
    Fortifications, JointMinimum, JointMinimumId, Package, PackageId, PointsList, Row, RowId, Seat,
    Special, Stats, Troop, TroopId, TroopType, Troops, Upgrade, UpgradeEffect, UpgradeId,
};
use crate::army::CommandStructure;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListEdit {
    Name(String),
    /// Empty: none.
    Dates(String),
    Volume(Option<u8>),
    Structures(Vec<CommandStructure>),
    Destiny(u16),
    Fortifications(Option<u16>),
    ContingentsAllowed(u8),
    Notes(Vec<String>),
    Sources(Vec<String>),
    /// What stays noted of where the list comes from.
    Remarks(Vec<String>),
    /// A row of the list or of a contingent, after another or at the end.
    AddRow {
        to: Option<ContingentId>,
        after: Option<RowId>,
    },
    RemoveRow(RowId),
    /// One place up.
    RaiseRow(RowId),
    /// One place down.
    LowerRow(RowId),
    /// The same row once more, below it.
    CopyRow(RowId),
    Numbers {
        row: RowId,
        min: u16,
        max: u16,
    },
    /// Another troop for the same allowance.
    AddAlternative(RowId),
    RemoveTroop(TroopId),
    /// Takes the place of the troop with its number.
    Troop(Box<Troop>),
    AddDismount(TroopId),
    AddUpgrade(Option<ContingentId>),
    Upgrade(Box<Upgrade>),
    RemoveUpgrade(UpgradeId),
    AddFormation(Option<ContingentId>),
    Formation(Formation),
    RemoveFormation(FormationId),
    AddContingent,
    RenameContingent(ContingentId, String),
    RemoveContingent(ContingentId),
    /// A minimum that troops of several rows fill together.
    AddJoint,
    Joint(Box<JointMinimum>),
    RemoveJoint(JointMinimumId),
    AddPackage,
    Package(Box<Package>),
    /// Another make-up of a package.
    AddVariant(PackageId),
    RemovePackage(PackageId),
    Special(Vec<Special>),
    /// The rows that the list names as its bulk; empty: the largest.
    Bulk(Vec<RowId>),
    Basic(BasicListEdit),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ListEditError {
    #[error("this list has no rows with points")]
    NotForPoints,
    #[error("this is no list of Basic Impetus")]
    NotBasic,
    #[error("the list doesn't have that any more")]
    Gone,
    #[error("there are no numbers left for more")]
    Full,
}

impl ListEdit {
    pub fn apply(&self, list: &ArmyList) -> Result<ArmyList, ListEditError> {
        let mut after = list.clone();
        match self {
            ListEdit::Name(name) => {
                after.name.clone_from(name);
                after.slug = super::slug_of(name);
            }
            ListEdit::Dates(text) => after.dates = dates(text, list.dates.as_ref()),
            ListEdit::Volume(volume) => after.volume = *volume,
            ListEdit::Notes(notes) => after.notes.clone_from(notes),
            ListEdit::Sources(sources) => after.provenance.sources.clone_from(sources),
            ListEdit::Remarks(remarks) => after.provenance.remarks.clone_from(remarks),
            ListEdit::Basic(edit) => match &mut after.troops {
                Troops::Basic(basic) => edit.apply(list, basic)?,
                Troops::Impetus(_) => return Err(ListEditError::NotBasic),
            },
            _ => {
                let fresh = ids::Fresh::of(list);
                let points = points_of(&mut after)?;
                self.apply_to_points(points, fresh)?;
            }
        }
        Ok(after)
    }

    fn apply_to_points(
        &self,
        points: &mut PointsList,
        fresh: ids::Fresh,
    ) -> Result<(), ListEditError> {
        match self {
            ListEdit::Structures(offered) => points.structures.clone_from(offered),
            ListEdit::Destiny(most) => {
                points.destiny_rolls.sure = *most;
                points.destiny_rolls.perhaps = *most;
            }
            ListEdit::Fortifications(max) => {
                points.fortifications = max.map(|max| Fortifications {
                    max,
                    ours: Vec::new(),
                });
            }
            ListEdit::ContingentsAllowed(most) => points.contingents_allowed = *most,
            ListEdit::AddRow { to, after } => {
                let row = Row {
                    id: fresh.row()?,
                    min: 0,
                    max: 0,
                    troops: vec![blank_troop(fresh.troop()?)],
                    ours: Vec::new(),
                };
                let rows = section(points, *to)?.rows;
                let place = after.and_then(|id| rows.iter().position(|it| it.id == id));
                rows.insert(place.map_or(rows.len(), |place| place + 1), row);
            }
            ListEdit::RemoveRow(id) => remove::row(points, *id)?,
            ListEdit::RaiseRow(id) => {
                let (rows, place) = row_place(points, *id)?;
                swap_with_next(rows, place.checked_sub(1));
            }
            ListEdit::LowerRow(id) => {
                let (rows, place) = row_place(points, *id)?;
                swap_with_next(rows, Some(place));
            }
            ListEdit::CopyRow(id) => {
                let mut copy = row_mut(points, *id)?.clone();
                copy.id = fresh.row()?;
                let mut troop = fresh.troop()?;
                for it in &mut copy.troops {
                    it.id = troop;
                    troop = TroopId(troop.0.checked_add(1).ok_or(ListEditError::Full)?);
                }
                let (rows, place) = row_place(points, *id)?;
                rows.insert(place + 1, copy);
            }
            ListEdit::Numbers { row, min, max } => {
                let row = row_mut(points, *row)?;
                (row.min, row.max) = (*min, *max);
            }
            ListEdit::AddAlternative(id) => {
                let troop = blank_troop(fresh.troop()?);
                row_mut(points, *id)?.troops.push(troop);
            }
            ListEdit::RemoveTroop(id) => remove::troop(points, *id)?,
            ListEdit::Troop(troop) => {
                (**troop).clone_into(troop_mut(points, troop.id)?);
            }
            ListEdit::AddDismount(id) => {
                let troop = troop_mut(points, *id)?;
                troop.dismount = Some(Dismount {
                    name: troop.name.clone(),
                    kind: TroopType::Fp,
                    stats: blank_stats(),
                    weapons: troop.weapons.clone(),
                    traits: Vec::new(),
                    ours: Vec::new(),
                });
            }
            ListEdit::AddUpgrade(to) => section(points, *to)?.upgrades.push(Upgrade {
                id: fresh.upgrade()?,
                name: String::new(),
                of: Vec::new(),
                limits: Vec::new(),
                becomes: UpgradeEffect::default(),
                price: None,
                rear_price: None,
                ours: Vec::new(),
            }),
            ListEdit::Upgrade(upgrade) => {
                let mut all = upgrades_mut(points);
                let found = all.find(|it| it.id == upgrade.id);
                (**upgrade).clone_into(found.ok_or(ListEditError::Gone)?);
            }
            ListEdit::RemoveUpgrade(id) => remove::upgrade(points, *id),
            ListEdit::AddFormation(to) => section(points, *to)?.large_units.push(Formation {
                id: fresh.formation()?,
                front: Vec::new(),
                rear: Vec::new(),
                sizes: Vec::new(),
                ours: Vec::new(),
            }),
            ListEdit::Formation(formation) => {
                let mut all = formations_mut(points);
                let found = all.find(|it| it.id == formation.id);
                formation.clone_into(found.ok_or(ListEditError::Gone)?);
            }
            ListEdit::RemoveFormation(id) => remove::formation(points, *id),
            ListEdit::AddContingent => points.contingents.push(Contingent {
                id: fresh.contingent()?,
                name: String::new(),
                rows: vec![Row {
                    id: fresh.row()?,
                    min: 0,
                    max: 0,
                    troops: vec![blank_troop(fresh.troop()?)],
                    ours: Vec::new(),
                }],
                upgrades: Vec::new(),
                large_units: Vec::new(),
            }),
            ListEdit::RenameContingent(id, name) => {
                let mut all = points.contingents.iter_mut();
                let found = all.find(|it| it.id == *id).ok_or(ListEditError::Gone)?;
                found.name.clone_from(name);
            }
            ListEdit::RemoveContingent(id) => points.contingents.retain(|it| it.id != *id),
            ListEdit::AddJoint => together::add_joint(points, &fresh)?,
            ListEdit::Joint(joint) => together::set_joint(points, joint)?,
            ListEdit::RemoveJoint(id) => points.joint_minima.retain(|it| it.id != *id),
            ListEdit::AddPackage => together::add_package(points, &fresh)?,
            ListEdit::Package(package) => together::set_package(points, package)?,
            ListEdit::AddVariant(id) => together::add_variant(points, *id, &fresh)?,
            ListEdit::RemovePackage(id) => points.packages.retain(|it| it.id != *id),
            ListEdit::Special(special) => points.special.clone_from(special),
            ListEdit::Bulk(rows) => points.bulk.clone_from(rows),
            ListEdit::Basic(_)
            | ListEdit::Name(_)
            | ListEdit::Dates(_)
            | ListEdit::Volume(_)
            | ListEdit::Notes(_)
            | ListEdit::Sources(_)
            | ListEdit::Remarks(_) => {}
        }
        Ok(())
    }
}

/// The years are kept where the words stay the same.
fn dates(text: &str, before: Option<&Dates>) -> Option<Dates> {
    let text = text.trim();
    match before {
        _ if text.is_empty() => None,
        Some(before) if before.text == text => Some(before.clone()),
        _ => Some(Dates {
            text: text.to_owned(),
            from: None,
            to: None,
        }),
    }
}

fn blank_stats() -> Stats {
    Stats {
        m: 0,
        vbu: 0,
        i: 0,
        d: Some(Discipline::C),
        vd: 0,
        vd_with_general: None,
    }
}

fn blank_troop(id: TroopId) -> Troop {
    Troop {
        id,
        name: String::new(),
        kind: TroopType::Fp,
        stats: blank_stats(),
        price: 0,
        rear_price: None,
        general: Seat::No,
        weapons: Vec::new(),
        arms: Vec::new(),
        traits: Vec::new(),
        dismount: None,
        ours: Vec::new(),
    }
}

fn points_of(list: &mut ArmyList) -> Result<&mut PointsList, ListEditError> {
    match &mut list.troops {
        Troops::Impetus(points) => Ok(points),
        Troops::Basic(_) => Err(ListEditError::NotForPoints),
    }
}

struct SectionMut<'a> {
    rows: &'a mut Vec<Row>,
    upgrades: &'a mut Vec<Upgrade>,
    large_units: &'a mut Vec<Formation>,
}

fn section(
    points: &mut PointsList,
    of: Option<ContingentId>,
) -> Result<SectionMut<'_>, ListEditError> {
    let Some(id) = of else {
        return Ok(SectionMut {
            rows: &mut points.rows,
            upgrades: &mut points.upgrades,
            large_units: &mut points.large_units,
        });
    };
    let mut all = points.contingents.iter_mut();
    let found = all.find(|it| it.id == id).ok_or(ListEditError::Gone)?;
    Ok(SectionMut {
        rows: &mut found.rows,
        upgrades: &mut found.upgrades,
        large_units: &mut found.large_units,
    })
}

fn all_rows(points: &mut PointsList) -> impl Iterator<Item = &mut Vec<Row>> {
    let allied = points.contingents.iter_mut().map(|it| &mut it.rows);
    std::iter::once(&mut points.rows).chain(allied)
}

fn rows_with(points: &mut PointsList, id: RowId) -> Result<&mut Vec<Row>, ListEditError> {
    let mut all = all_rows(points);
    all.find(|rows| rows.iter().any(|row| row.id == id))
        .ok_or(ListEditError::Gone)
}

fn row_place(points: &mut PointsList, id: RowId) -> Result<(&mut Vec<Row>, usize), ListEditError> {
    let rows = rows_with(points, id)?;
    let place = rows.iter().position(|row| row.id == id);
    Ok((rows, place.ok_or(ListEditError::Gone)?))
}

/// The one at this place and the next change places, where there are both.
fn swap_with_next<T>(all: &mut [T], place: Option<usize>) {
    if let Some(place) = place
        && place + 1 < all.len()
    {
        all.swap(place, place + 1);
    }
}

fn row_mut(points: &mut PointsList, id: RowId) -> Result<&mut Row, ListEditError> {
    let mut rows = all_rows(points).flatten();
    rows.find(|row| row.id == id).ok_or(ListEditError::Gone)
}

fn troop_mut(points: &mut PointsList, id: TroopId) -> Result<&mut Troop, ListEditError> {
    let mut troops = all_rows(points).flatten().flat_map(|row| &mut row.troops);
    troops
        .find(|troop| troop.id == id)
        .ok_or(ListEditError::Gone)
}

fn upgrades_mut(points: &mut PointsList) -> impl Iterator<Item = &mut Upgrade> {
    let allied = points
        .contingents
        .iter_mut()
        .flat_map(|it| &mut it.upgrades);
    points.upgrades.iter_mut().chain(allied)
}

fn formations_mut(points: &mut PointsList) -> impl Iterator<Item = &mut Formation> {
    let allied = points.contingents.iter_mut();
    let allied = allied.flat_map(|it| &mut it.large_units);
    points.large_units.iter_mut().chain(allied)
}

#[cfg(test)]
mod tests;
