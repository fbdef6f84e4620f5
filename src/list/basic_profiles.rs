//! The lines and options of a Basic list laid out as rows, troops and upgrades, so that whatever
//! looks at a unit finds its profile in the same way in both games.
//!
//! The numbers are worked out from those of the list and stay as long as they do: a line's troop
//! has the line's number; the units that an option brings are numbered from its own.

use super::{
    BasicList, BasicOption, BasicUnit, DestinyLimit, PointsList, Row, RowId, SwapId, TakenUnit,
    Troop, TroopId, TroopType, Upgrade, UpgradeEffect, UpgradeId, VbuChange,
};
use crate::army::CommandStructure;

/// Lines have lower numbers than this; check.rs sees to it.
pub(super) const FIRST_TAKEN: u16 = 1000;
/// How many bundles an option may have, how many kinds a bundle, and how many changes an option.
pub(super) const MOST_PARTS: usize = 10;
/// Options have lower numbers than this.
pub(super) const MOST_SWAPS: u16 = 500;

impl BasicList {
    /// The troop of a unit that an option brings: the part of one of its bundles.
    pub fn taken_troop(option: SwapId, bundle: usize, part: usize) -> TroopId {
        let place = (bundle * MOST_PARTS + part) as u16;
        let swap = option.0.saturating_mul(100);
        TroopId(FIRST_TAKEN.saturating_add(swap).saturating_add(place))
    }

    pub fn line_troop(line: RowId) -> TroopId {
        TroopId(line.0)
    }

    /// What an option changes in units of a line.
    pub fn change_upgrade(option: SwapId, change: usize) -> UpgradeId {
        let swap = option.0.saturating_mul(MOST_PARTS as u16);
        UpgradeId(swap.saturating_add(change as u16))
    }

    pub fn option(&self, id: SwapId) -> Option<&BasicOption> {
        self.options.iter().find(|option| option.id == id)
    }

    /// The option that brings a troop which no line has.
    pub fn option_of(&self, troop: TroopId) -> Option<&BasicOption> {
        let brings = |option: &&BasicOption| taken(option).any(|row| row.id.0 == troop.0);
        self.options.iter().find(brings)
    }

    /// Each line is followed by what may be had for it.
    pub(super) fn work_out_profiles(&self) -> PointsList {
        let mut rows = Vec::new();
        for line in &self.lines {
            let troop = troop(Self::line_troop(line.id), &line.unit);
            rows.push(row(troop, line.count, line.count));
            let for_this = |option: &&BasicOption| given_first(option) == Some(line.id);
            rows.extend(self.options.iter().filter(for_this).flat_map(taken));
        }
        let for_nothing = |option: &&BasicOption| given_first(option).is_none();
        rows.extend(self.options.iter().filter(for_nothing).flat_map(taken));
        PointsList {
            structures: vec![CommandStructure::Poor],
            rows,
            upgrades: self
                .options
                .iter()
                .flat_map(|it| self.upgrades(it))
                .collect(),
            large_units: Vec::new(),
            bulk: Vec::new(),
            joint_minima: Vec::new(),
            packages: Vec::new(),
            contingents_allowed: 0,
            contingents: Vec::new(),
            destiny_rolls: DestinyLimit {
                sure: 0,
                perhaps: 0,
            },
            fortifications: None,
            special: Vec::new(),
        }
    }

    fn upgrades(&self, option: &BasicOption) -> impl Iterator<Item = Upgrade> {
        let changes = option.changes.iter().enumerate();
        changes.filter_map(|(n, change)| {
            let line = self.lines.iter().find(|line| line.id == change.line)?;
            let vbu = match change.vbu {
                VbuChange::To(vbu) => vbu,
                VbuChange::By(by) => line.unit.stats.vbu.saturating_add_signed(by).max(1),
            };
            let name = format!("VBU {vbu}");
            Some(Upgrade {
                id: Self::change_upgrade(option.id, n),
                name: change.name.clone().unwrap_or(name),
                of: vec![Self::line_troop(line.id)],
                limits: Vec::new(),
                becomes: UpgradeEffect {
                    name: change.name.clone(),
                    vbu: Some(vbu),
                    ..UpgradeEffect::default()
                },
                price: None,
                rear_price: None,
                ours: Vec::new(),
            })
        })
    }
}

/// The first line that an option gives up units of.
fn given_first(option: &BasicOption) -> Option<RowId> {
    let given = option.give_one_of.iter().flatten();
    given.map(|given| given.line).next()
}

/// The units that an option brings and no line has.
fn taken(option: &BasicOption) -> impl Iterator<Item = Row> {
    let bundles = option.take_one_of.iter().enumerate();
    bundles.flat_map(move |(b, bundle)| {
        let parts = bundle.iter().enumerate();
        parts.filter_map(move |(p, part)| match &part.what {
            TakenUnit::Line(_) => None,
            TakenUnit::Unit(unit) => {
                let troop = troop(BasicList::taken_troop(option.id, b, p), unit);
                Some(row(troop, 0, part.count))
            }
        })
    })
}

fn row(troop: Troop, min: u16, max: u16) -> Row {
    Row {
        id: RowId(troop.id.0),
        min,
        max,
        troops: vec![troop],
        ours: Vec::new(),
    }
}

fn troop(id: TroopId, unit: &BasicUnit) -> Troop {
    Troop {
        id,
        name: unit.name.clone().unwrap_or_else(|| type_name(unit.kind)),
        kind: unit.kind,
        stats: unit.stats,
        price: 0,
        rear_price: None,
        general: unit.general,
        weapons: unit.weapons.clone(),
        arms: unit.arms.clone(),
        traits: unit.traits.clone(),
        dismount: None,
        ours: Vec::new(),
    }
}

/// Lists often print the type alone: "Heavy cavalry".
fn type_name(kind: TroopType) -> String {
    let mut name = kind.name().to_owned();
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}
