//! An own list, or as much of it as an army needs. Its name stands with the army; where it comes
//! from stays with whoever made it.

use super::few::Few;
use super::list_options::{WireFormation, WireJoint, WirePackage, WireUpgrade};
use super::numbers;
use super::text::Text;
use super::troop::{WireTroop, known};
use crate::army::ListRef;
use crate::list::{
    ArmyList, Contingent, ContingentId, Dates, DestinyLimit, FORMAT, Fortifications, PointsList,
    Provenance, Row, RowId, Section, Status, Troops, slug_of,
};
use crate::share::{LinkError, TooLarge};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
pub struct WireList<'a> {
    pub is_whole: bool,
    #[serde(borrow)]
    head: Head<'a>,
    structures: Few<u8, 8>,
    #[serde(borrow)]
    own: WireSection<'a>,
    bulk: Few<u16, 200>,
    #[serde(borrow)]
    joint_minima: Few<WireJoint<'a>, 100>,
    #[serde(borrow)]
    packages: Few<WirePackage<'a>, 100>,
    contingents_allowed: u8,
    #[serde(borrow)]
    contingents: Few<WireContingent<'a>, 100>,
    destiny: (u16, u16),
    fortifications: Option<u16>,
    special: Few<u8, 8>,
}

/// What lists of both games say of themselves.
#[derive(Serialize, Deserialize)]
pub struct Head<'a> {
    #[serde(borrow)]
    dates: Option<WireDates<'a>>,
    /// 0 for none.
    volume: u8,
    #[serde(borrow)]
    notes: Few<Text<'a>, 200>,
}

#[derive(Serialize, Deserialize)]
struct WireDates<'a> {
    #[serde(borrow)]
    text: Text<'a>,
    from: Option<i16>,
    to: Option<i16>,
}

#[derive(Serialize, Deserialize)]
struct WireContingent<'a> {
    id: u16,
    #[serde(borrow)]
    name: Text<'a>,
    #[serde(borrow)]
    section: WireSection<'a>,
}

#[derive(Serialize, Deserialize)]
struct WireSection<'a> {
    #[serde(borrow)]
    rows: Few<WireRow<'a>, 200>,
    #[serde(borrow)]
    upgrades: Few<WireUpgrade<'a>, 200>,
    large_units: Few<WireFormation, 200>,
}

#[derive(Serialize, Deserialize)]
struct WireRow<'a> {
    id: u16,
    min: u16,
    max: u16,
    #[serde(borrow)]
    troops: Few<WireTroop<'a>, 100>,
}

impl<'a> Head<'a> {
    pub fn of(list: &'a ArmyList) -> Result<Self, TooLarge> {
        Ok(Head {
            dates: list.dates.as_ref().map(|dates| WireDates {
                text: Text::new(&dates.text),
                from: dates.from,
                to: dates.to,
            }),
            volume: list.volume.unwrap_or(0),
            notes: Few::new(list.notes.iter().map(|note| Text::new(note)).collect())?,
        })
    }
}

impl<'a> WireList<'a> {
    pub fn of(
        list: &'a ArmyList,
        points: &'a PointsList,
        is_whole: bool,
    ) -> Result<Self, TooLarge> {
        let PointsList {
            structures,
            rows,
            upgrades,
            large_units,
            bulk,
            joint_minima,
            packages,
            contingents_allowed,
            contingents,
            destiny_rolls,
            fortifications,
            special,
        } = points;
        let structures = structures.iter().map(|it| numbers::structure(*it));
        let special = special.iter().map(|it| numbers::special(*it));
        Ok(WireList {
            is_whole,
            head: Head::of(list)?,
            structures: Few::new(structures.collect())?,
            own: WireSection::of(Section {
                contingent: None,
                rows,
                upgrades,
                large_units,
            })?,
            bulk: Few::new(bulk.iter().map(|id| id.0).collect())?,
            joint_minima: Few::all(joint_minima, WireJoint::of)?,
            packages: Few::all(packages, WirePackage::of)?,
            contingents_allowed: *contingents_allowed,
            contingents: Few::all(contingents, WireContingent::of)?,
            destiny: (destiny_rolls.sure, destiny_rolls.perhaps),
            fortifications: fortifications.as_ref().map(|it| it.max),
            special: Few::new(special.collect())?,
        })
    }

    pub fn into_list(self, named: &ListRef) -> Result<ArmyList, LinkError> {
        let structures = self.structures.iter();
        let structures = structures.map(|it| known(numbers::structure_of(*it)));
        let special = self.special.iter();
        let special = special.map(|it| known(numbers::special_of(*it)));
        let (rows, upgrades, large_units) = self.own.into_parts()?;
        let contingents = self.contingents.into_inner().into_iter();
        let contingents = contingents.map(WireContingent::into_contingent);
        let points = PointsList {
            structures: structures.collect::<Result<_, _>>()?,
            rows,
            upgrades,
            large_units,
            bulk: self.bulk.iter().map(|id| RowId(*id)).collect(),
            joint_minima: mapped(self.joint_minima, WireJoint::into_joint),
            packages: mapped(self.packages, WirePackage::into_package),
            contingents_allowed: self.contingents_allowed,
            contingents: contingents.collect::<Result<_, _>>()?,
            destiny_rolls: DestinyLimit {
                sure: self.destiny.0,
                perhaps: self.destiny.1,
            },
            fortifications: self.fortifications.map(|max| Fortifications {
                max,
                ours: Vec::new(),
            }),
            special: special.collect::<Result<_, _>>()?,
        };
        house_list(named, self.head, Troops::Impetus(Box::new(points)))
    }
}

/// A sound house list under the number that the army names. A number of a shipped list is
/// refused: its figures aren't for a link to say.
pub fn house_list(named: &ListRef, head: Head<'_>, troops: Troops) -> Result<ArmyList, LinkError> {
    if !named.id.is_own() {
        return Err(LinkError::NotUnderstood);
    }
    let list = ArmyList {
        format: FORMAT,
        id: named.id,
        slug: slug_of(&named.name),
        name: named.name.clone(),
        revision: named.revision,
        dates: head.dates.map(|dates| Dates {
            text: dates.text.into_string(),
            from: dates.from,
            to: dates.to,
        }),
        volume: (head.volume > 0).then_some(head.volume),
        provenance: Provenance {
            status: Status::House,
            sources: vec![SOURCE.to_owned()],
            date: None,
            remarks: Vec::new(),
            replaced_by: None,
        },
        notes: mapped(head.notes, Text::into_string),
        troops,
        history: Vec::new(),
    };
    match list.faults().is_empty() {
        true => Ok(list),
        false => Err(LinkError::NotUnderstood),
    }
}

const SOURCE: &str = "the link that it came in";

pub fn mapped<W, T, const MOST: usize>(wire: Few<W, MOST>, convert: impl FnMut(W) -> T) -> Vec<T> {
    wire.into_inner().into_iter().map(convert).collect()
}

type Parts = (
    Vec<Row>,
    Vec<crate::list::Upgrade>,
    Vec<crate::list::Formation>,
);

impl<'a> WireSection<'a> {
    fn of(section: Section<'a>) -> Result<Self, TooLarge> {
        Ok(WireSection {
            rows: Few::all(section.rows, WireRow::of)?,
            upgrades: Few::all(section.upgrades, WireUpgrade::of)?,
            large_units: Few::all(section.large_units, WireFormation::of)?,
        })
    }

    fn into_parts(self) -> Result<Parts, LinkError> {
        let rows = self.rows.into_inner().into_iter().map(WireRow::into_row);
        let upgrades = self.upgrades.into_inner().into_iter();
        let upgrades = upgrades.map(WireUpgrade::into_upgrade);
        Ok((
            rows.collect::<Result<_, _>>()?,
            upgrades.collect::<Result<_, _>>()?,
            mapped(self.large_units, WireFormation::into_formation),
        ))
    }
}

impl<'a> WireRow<'a> {
    fn of(row: &'a Row) -> Result<Self, TooLarge> {
        Ok(WireRow {
            id: row.id.0,
            min: row.min,
            max: row.max,
            troops: Few::all(&row.troops, WireTroop::of)?,
        })
    }

    fn into_row(self) -> Result<Row, LinkError> {
        let troops = self.troops.into_inner().into_iter();
        Ok(Row {
            id: RowId(self.id),
            min: self.min,
            max: self.max,
            troops: troops
                .map(WireTroop::into_troop)
                .collect::<Result<_, _>>()?,
            ours: Vec::new(),
        })
    }
}

impl<'a> WireContingent<'a> {
    fn of(contingent: &'a Contingent) -> Result<Self, TooLarge> {
        Ok(WireContingent {
            id: contingent.id.0,
            name: Text::new(&contingent.name),
            section: WireSection::of(Section {
                contingent: Some(contingent),
                rows: &contingent.rows,
                upgrades: &contingent.upgrades,
                large_units: &contingent.large_units,
            })?,
        })
    }

    fn into_contingent(self) -> Result<Contingent, LinkError> {
        let (rows, upgrades, large_units) = self.section.into_parts()?;
        Ok(Contingent {
            id: ContingentId(self.id),
            name: self.name.into_string(),
            rows,
            upgrades,
            large_units,
        })
    }
}
