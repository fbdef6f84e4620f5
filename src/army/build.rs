//! Making armies and units, and finding them again.

use super::{
    Army, BasicChoices, Body, Command, CommandId, CommandStructure, Deployment, ListRef, Purchases,
    Unit, UnitId, VERSION,
};
use crate::event::Event;
use crate::list::{ArmyList, TroopId, UpgradeId};

impl Army {
    /// An army named after its list: with one empty command, or complete as a Basic list prints
    /// it.
    pub fn new(list: &ArmyList, event: Event) -> Self {
        let mut army = Self::empty(list, event);
        if let Some(basic) = list.basic_list() {
            army.field_as_printed(basic);
        }
        army
    }

    fn empty(list: &ArmyList, event: Event) -> Self {
        Army {
            version: VERSION,
            name: list.name.clone(),
            player: String::new(),
            list: ListRef::of(list),
            event,
            structure: list
                .points_list()
                .and_then(|points| points.structures.first().copied())
                .unwrap_or(CommandStructure::Poor),
            cic: None,
            commands: vec![Command::new(CommandId(1))],
            purchases: Purchases::default(),
            deployment: Deployment::default(),
            basic: BasicChoices::default(),
            note: String::new(),
            tags: Vec::new(),
            locked: Vec::new(),
        }
    }

    /// Every unit, in the order of commands, bodies and ranks.
    pub fn units(&self) -> impl Iterator<Item = &Unit> {
        self.commands.iter().flat_map(Command::units)
    }

    pub fn unit(&self, id: UnitId) -> Option<&Unit> {
        self.units().find(|unit| unit.id == id)
    }

    pub fn command(&self, id: CommandId) -> Option<&Command> {
        self.commands.iter().find(|command| command.id == id)
    }

    pub fn command_of(&self, unit: UnitId) -> Option<&Command> {
        self.commands
            .iter()
            .find(|command| command.units().any(|u| u.id == unit))
    }

    /// A number that no unit has.
    pub fn fresh_unit_id(&self) -> UnitId {
        UnitId(
            self.units()
                .map(|unit| unit.id.0)
                .max()
                .unwrap_or(0)
                .saturating_add(1),
        )
    }

    /// A number that no command has.
    pub fn fresh_command_id(&self) -> CommandId {
        let highest = self.commands.iter().map(|command| command.id.0).max();
        CommandId(highest.unwrap_or(0).saturating_add(1))
    }
}

impl Command {
    pub fn new(id: CommandId) -> Self {
        Command {
            id,
            name: String::new(),
            contingent: None,
            bodies: Vec::new(),
        }
    }

    pub fn units(&self) -> impl Iterator<Item = &Unit> {
        self.bodies.iter().flat_map(|body| &body.ranks)
    }
}

impl Body {
    pub fn is_large(&self) -> bool {
        self.ranks.len() > 1
    }
}

impl From<Unit> for Body {
    fn from(unit: Unit) -> Self {
        Body { ranks: vec![unit] }
    }
}

impl Unit {
    pub fn new(id: UnitId, troop: TroopId) -> Self {
        Unit {
            id,
            troop,
            rear: false,
            general: None,
            upgrades: Vec::new(),
            arms: None,
            pike_upgrade: false,
            dismounted: false,
            fortified: false,
        }
    }

    /// Its upgrades, each once, should a file name one twice.
    pub fn each_upgrade(&self) -> impl Iterator<Item = UpgradeId> {
        let upgrades = self.upgrades.iter().enumerate();
        let first = |n: &usize, id| self.upgrades.iter().take(*n).all(|other| other != id);
        upgrades
            .filter(move |(n, id)| first(n, *id))
            .map(|(_, id)| *id)
    }
}
