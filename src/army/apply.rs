//! How edits change an army: the steps that `Edit` is made of.

use super::{
    Army, Body, Command, CommandId, EditError, Forward, MOST_COMMANDS, MOST_UNITS, PackageBought,
    Place, Spot, Unit, UnitId,
};
use crate::list::PackageId;
use crate::map::MapAction;

impl Army {
    pub(super) fn command_position(&self, id: CommandId) -> Result<usize, EditError> {
        let found = self.commands.iter().position(|command| command.id == id);
        found.ok_or(EditError::NoSuchCommand(id))
    }

    pub(super) fn command_mut(&mut self, id: CommandId) -> Result<&mut Command, EditError> {
        let found = self.commands.iter_mut().find(|command| command.id == id);
        found.ok_or(EditError::NoSuchCommand(id))
    }

    pub(super) fn unit_mut(&mut self, id: UnitId) -> Result<&mut Unit, EditError> {
        self.commands
            .iter_mut()
            .flat_map(|command| &mut command.bodies)
            .flat_map(|body| &mut body.ranks)
            .find(|unit| unit.id == id)
            .ok_or(EditError::NoSuchUnit(id))
    }

    pub(super) fn add_command(&mut self, at: usize, command: &Command) -> Result<(), EditError> {
        if self.command(command.id).is_some() {
            return Err(EditError::CommandTaken(command.id));
        }
        if self.commands.len() >= MOST_COMMANDS {
            return Err(EditError::TooManyCommands);
        }
        let mut ids: Vec<UnitId> = self.units().map(|unit| unit.id).collect();
        for unit in command.units() {
            if ids.contains(&unit.id) {
                return Err(EditError::UnitTaken(unit.id));
            }
            ids.push(unit.id);
        }
        if ids.len() > MOST_UNITS {
            return Err(EditError::TooManyUnits);
        }
        let mut command = command.clone();
        command.bodies.retain(|body| !body.ranks.is_empty());
        self.commands.insert(at.min(self.commands.len()), command);
        Ok(())
    }

    pub(super) fn remove_command(&mut self, id: CommandId) -> Result<(), EditError> {
        let removed = self.commands.remove(self.command_position(id)?);
        let units: Vec<UnitId> = removed.units().map(|unit| unit.id).collect();
        self.forget(&units);
        if self.deployment.forward == Some(Forward::A(id)) {
            self.deployment.forward = None;
        }
        if self
            .deployment
            .flank_march
            .is_some_and(|march| march.command == id)
        {
            self.deployment.flank_march = None;
        }
        self.deployment.map.forget_command(id);
        Ok(())
    }

    /// Takes a unit out of its body; an emptied body goes with it.
    pub(super) fn pull(&mut self, id: UnitId) -> Result<Unit, EditError> {
        for command in &mut self.commands {
            for b in 0..command.bodies.len() {
                let Some(body) = command.bodies.get_mut(b) else {
                    continue;
                };
                if let Some(r) = body.ranks.iter().position(|unit| unit.id == id) {
                    let unit = body.ranks.remove(r);
                    if body.ranks.is_empty() {
                        command.bodies.remove(b);
                    }
                    return Ok(unit);
                }
            }
        }
        Err(EditError::NoSuchUnit(id))
    }

    pub(super) fn put(&mut self, unit: Unit, to: Place) -> Result<(), EditError> {
        let command = self.command_mut(to.command)?;
        match to.spot {
            Spot::End => command.bodies.push(unit.into()),
            Spot::Before(at) => command
                .bodies
                .insert(at.min(command.bodies.len()), unit.into()),
            Spot::Rank { with, rank } => {
                let body = command
                    .bodies
                    .iter_mut()
                    .find(|body| body.ranks.iter().any(|other| other.id == with))
                    .ok_or(EditError::NotInCommand(with, to.command))?;
                body.ranks.insert(rank.min(body.ranks.len()), unit);
            }
        }
        Ok(())
    }

    pub(super) fn move_body(
        &mut self,
        unit: UnitId,
        to: CommandId,
        at: usize,
    ) -> Result<(), EditError> {
        self.command_position(to)?;
        let mut moved: Option<Body> = None;
        for command in &mut self.commands {
            let holds = |body: &Body| body.ranks.iter().any(|other| other.id == unit);
            if let Some(b) = command.bodies.iter().position(holds) {
                moved = Some(command.bodies.remove(b));
                break;
            }
        }
        let body = moved.ok_or(EditError::NoSuchUnit(unit))?;
        let command = self.command_mut(to)?;
        command.bodies.insert(at.min(command.bodies.len()), body);
        Ok(())
    }

    /// Clears what refers to units that are gone, so that no later unit inherits it.
    pub(super) fn forget(&mut self, gone: &[UnitId]) {
        let is_gone = |id: &UnitId| gone.contains(id);
        if self.cic.as_ref().is_some_and(is_gone) {
            self.cic = None;
        }
        if self.purchases.joan.as_ref().is_some_and(is_gone) {
            self.purchases.joan = None;
        }
        self.locked.retain(|unit| !is_gone(unit));
        if let Some(Forward::B(units)) = &mut self.deployment.forward {
            units.retain(|unit| !is_gone(unit));
        }
        for ambush in &mut self.deployment.ambushes {
            ambush.units.retain(|unit| !is_gone(unit));
        }
        self.deployment
            .ambushes
            .retain(|ambush| !ambush.units.is_empty());
        self.deployment.map.forget_units(gone);
    }

    /// A map speaks of units and commands that the army has; ambushes follow the piece that
    /// they are in when it gets another name or kind.
    pub(super) fn change_map(&mut self, action: &MapAction) -> Result<(), EditError> {
        let (rectangle, bodies) = match action {
            MapAction::PlaceRectangle(rectangle) => (Some(rectangle), [].as_slice()),
            MapAction::PlaceBody(body) => (None, std::slice::from_ref(body)),
            MapAction::PlaceCommand { rectangle, bodies } => (Some(rectangle), bodies.as_slice()),
            _ => (None, [].as_slice()),
        };
        if let Some(rectangle) = rectangle {
            self.command_position(rectangle.command)?;
        }
        for body in bodies {
            self.unit(body.unit)
                .ok_or(EditError::NoSuchUnit(body.unit))?;
        }
        let before = &self.deployment.map;
        let after = before.apply(action)?;
        if let MapAction::NameTerrain { piece, .. } | MapAction::SetTerrainKind { piece, .. } =
            action
            && let (Some(old), Some(new)) = (before.piece(*piece), after.piece(*piece))
        {
            for ambush in &mut self.deployment.ambushes {
                if ambush.terrain == old.name {
                    ambush.terrain.clone_from(&new.name);
                    ambush.ground = new.kind.ground().unwrap_or(ambush.ground);
                }
            }
        }
        self.deployment.map = after;
        Ok(())
    }

    pub(super) fn set_packages(&mut self, variant: PackageId, count: u16) {
        self.purchases
            .packages
            .retain(|bought| bought.variant != variant);
        if count > 0 {
            self.purchases
                .packages
                .push(PackageBought { variant, count });
            self.purchases
                .packages
                .sort_by_cached_key(|bought| bought.variant);
        }
    }
}
