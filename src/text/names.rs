//! What the things that findings and edits speak of are called.

use crate::army::{Army, CommandId, UnitId};
use crate::list::{ArmyList, ContingentId, JointMinimumId, PackageId, RowId, TroopId, UpgradeId};
use crate::map::Item;
use crate::rules::Subject;

/// The names in one army of one list.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    pub list: &'a ArmyList,
    pub army: &'a Army,
}

impl Names<'_> {
    /// The player's name for a command, or its place.
    pub fn command(&self, id: CommandId) -> String {
        match self
            .army
            .commands
            .iter()
            .position(|command| command.id == id)
        {
            None => "a new command".to_owned(),
            Some(place) => match self.army.commands.get(place) {
                Some(command) if !command.name.trim().is_empty() => command.name.clone(),
                _ => format!("Command {}", place + 1),
            },
        }
    }

    pub fn unit(&self, id: UnitId) -> String {
        match self.army.unit(id) {
            Some(unit) => self.troop(unit.troop),
            None => "a unit that is gone".to_owned(),
        }
    }

    /// "Guards of Command 1": a unit with the place it stands in.
    pub fn unit_in_place(&self, id: UnitId) -> String {
        match self.army.command_of(id) {
            Some(command) => format!("{} of {}", self.unit(id), self.command(command.id)),
            None => self.unit(id),
        }
    }

    pub fn troop(&self, id: TroopId) -> String {
        match self.list.troop(id) {
            Some(troop) => troop.name.clone(),
            None => format!("Unknown troop {id}"),
        }
    }

    /// The names of a row's alternatives: once where they share one.
    pub fn row(&self, id: RowId) -> String {
        let row = self.list.points_list().and_then(|points| {
            points
                .sections()
                .find_map(|section| section.rows.iter().find(|row| row.id == id))
        });
        let Some(row) = row else {
            return format!("Unknown row {id}");
        };
        let mut names: Vec<&str> = row.troops.iter().map(|troop| troop.name.as_str()).collect();
        names.dedup();
        names.join(" or ")
    }

    pub fn upgrade(&self, id: UpgradeId) -> String {
        match self.list.upgrade(id) {
            Some(upgrade) => upgrade.name.clone(),
            None => format!("Unknown upgrade {id}"),
        }
    }

    pub fn contingent(&self, id: ContingentId) -> String {
        match self
            .list
            .points_list()
            .and_then(|points| points.contingent(id))
        {
            Some(contingent) => contingent.name.clone(),
            None => format!("Unknown contingent {id}"),
        }
    }

    /// A package by its own number or by that of a make-up of it.
    pub fn package(&self, id: PackageId) -> String {
        self.list
            .points_list()
            .and_then(|points| points.packages.iter().find(|package| package.id == id))
            .map_or_else(
                || format!("Unknown package {id}"),
                |package| package.name.clone(),
            )
    }

    pub fn package_variant(&self, id: PackageId) -> String {
        self.list
            .points_list()
            .and_then(|points| {
                points
                    .packages
                    .iter()
                    .flat_map(|p| &p.variants)
                    .find(|variant| variant.id == id)
            })
            .map_or_else(
                || format!("Unknown package {id}"),
                |variant| variant.name.clone(),
            )
    }

    pub fn joint_minimum(&self, id: JointMinimumId) -> String {
        self.list
            .points_list()
            .and_then(|points| points.joint_minima.iter().find(|joint| joint.id == id))
            .map_or_else(
                || format!("Unknown minimum {id}"),
                |joint| joint.name.clone(),
            )
    }

    pub fn subject(&self, subject: Subject) -> String {
        match subject {
            Subject::Army => "The army".to_owned(),
            Subject::Command(id) => self.command(id),
            Subject::Unit(id) => self.unit_in_place(id),
            Subject::Row(id) => self.row(id),
            Subject::Upgrade(id) => self.upgrade(id),
            Subject::Contingent(id) => self.contingent(id),
            Subject::Terrain(id) => super::map::item(Item::Terrain(id), *self),
        }
    }
}
