//! What the things that findings and edits speak of are called.

use crate::army::{Army, CommandId};
use crate::event::RuleSet;
use crate::list::{ArmyList, ContingentId, JointMinimumId, PackageId, RowId, UpgradeId};
use crate::map::Item;
use crate::rules::Subject;

/// The names in one army of one list.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    pub list: &'a ArmyList,
    pub army: &'a Army,
}

impl Names<'_> {
    /// The player's name for a command, or its place; both where another has the same name. In
    /// Basic Impetus the one command is the army.
    pub fn command(&self, id: CommandId) -> String {
        let commands = &self.army.commands;
        let Some(place) = commands.iter().position(|command| command.id == id) else {
            return "a new command".to_owned();
        };
        let name = |place: usize| {
            commands
                .get(place)
                .map_or("", |command| command.name.trim())
        };
        let number = format!("Command {}", place.saturating_add(1));
        match name(place) {
            "" if commands.len() == 1 && self.list.game() == RuleSet::Basic => "Army".to_owned(),
            "" => number,
            own if (0..commands.len()).any(|other| other != place && name(other) == own) => {
                format!("{own} ({number})")
            }
            own => own.to_owned(),
        }
    }

    /// The names of a row's alternatives: once where they share one.
    pub fn row(&self, id: RowId) -> String {
        let Some(row) = self.list.profiles().rows().find(|row| row.id == id) else {
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

    /// "the option “VBU 5”": an upgrade in a sentence.
    pub fn option(&self, id: UpgradeId) -> String {
        format!("the option {}", self.quoted(id))
    }

    /// "“VBU 5”".
    pub fn quoted(&self, id: UpgradeId) -> String {
        format!("“{}”", self.upgrade(id))
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
