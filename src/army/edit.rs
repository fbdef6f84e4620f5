//! Edits: everything that can be done to an army, as values.

use super::{
    Ambush, Army, BasicEdit, Command, CommandId, CommandStructure, FlankMarch, Forward,
    GeneralLevel, ListRef, MOST_COMMANDS, MOST_LINE_UPS, MOST_UNITS, MapEdit, Unit, UnitId,
};
use crate::event::Event;
use crate::list::{ArmsId, ContingentId, PackageId, TroopId, UpgradeId};
use crate::map::MapError;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edit {
    Rename(String),
    SetPlayer(String),
    SetEvent(Box<Event>),
    SetStructure(CommandStructure),

    AddCommand {
        at: usize,
        command: Command,
    },
    RemoveCommand(CommandId),
    MoveCommand {
        command: CommandId,
        to: usize,
    },
    NameCommand {
        command: CommandId,
        name: String,
    },
    SetContingent {
        command: CommandId,
        contingent: Option<ContingentId>,
    },

    AddUnit {
        to: Place,
        unit: Unit,
    },
    RemoveUnit(UnitId),
    /// One unit leaves where it stands for another place.
    MoveUnit {
        unit: UnitId,
        to: Place,
    },
    /// The whole body that the unit stands in moves.
    MoveBody {
        unit: UnitId,
        to: CommandId,
        at: usize,
    },

    /// Another troop in the unit's place; what belonged to the old one goes.
    SetTroop {
        unit: UnitId,
        troop: TroopId,
    },
    SetRear {
        unit: UnitId,
        rear: bool,
    },
    SetGeneral {
        unit: UnitId,
        level: Option<GeneralLevel>,
    },
    SetCic(Option<UnitId>),
    TakeUpgrade {
        unit: UnitId,
        upgrade: UpgradeId,
    },
    DropUpgrade {
        unit: UnitId,
        upgrade: UpgradeId,
    },
    SetArms {
        unit: UnitId,
        arms: Option<ArmsId>,
    },
    SetPikeUpgrade {
        unit: UnitId,
        taken: bool,
    },
    SetDismounted {
        unit: UnitId,
        dismounted: bool,
    },
    SetFortified {
        unit: UnitId,
        fortified: bool,
    },
    /// A locked unit stays as it is when the army is completed or mended.
    SetLocked {
        unit: UnitId,
        locked: bool,
    },

    SetExploration(u16),
    SetDestiny(u16),
    SetScorpio(bool),
    SetJoan(Option<UnitId>),
    SetFortifications(u16),
    SetPackages {
        variant: PackageId,
        count: u16,
    },

    SetForward(Option<Forward>),
    SetFlankMarch(Option<FlankMarch>),
    SetAmbushes(Vec<Ambush>),
    Map(MapEdit),

    /// Builds on from a revision of the list: what changed up to it is known.
    BuildFrom(ListRef),
    /// Builds on from an older revision, as a list of its own.
    StayWith(ListRef),

    /// Of an army of Basic Impetus.
    Basic(BasicEdit),

    /// Another army takes the place of this one: a proposal, or what another tab made of it.
    TakeOver(Box<Army>),

    /// One after the other, as one step.
    Several(Vec<Edit>),
}

/// Where a unit goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    pub command: CommandId,
    pub spot: Spot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// On its own, after all others.
    End,
    /// On its own, before the body of this number; past the last: after all others.
    Before(usize),
    /// Into the body that holds this unit, at this rank from 0; past the last: behind it.
    Rank { with: UnitId, rank: usize },
}

/// Why an edit can't be applied.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    #[error("there is no unit {} in this army", .0.0)]
    NoSuchUnit(UnitId),
    #[error("there is no command {} in this army", .0.0)]
    NoSuchCommand(CommandId),
    #[error("the number {} is taken by another unit", .0.0)]
    UnitTaken(UnitId),
    #[error("the number {} is taken by another command", .0.0)]
    CommandTaken(CommandId),
    #[error("an army holds at most {MOST_UNITS} units")]
    TooManyUnits,
    #[error("an army holds at most {MOST_COMMANDS} commands")]
    TooManyCommands,
    #[error("unit {} doesn't stand in command {}", .0.0, .1.0)]
    NotInCommand(UnitId, CommandId),
    #[error("unit {} can't be ranked with itself", .0.0)]
    RankedWithItself(UnitId),
    #[error("this army has no line-up {}", .0.saturating_add(1))]
    NoSuchLineUp(usize),
    #[error("an army keeps at most {MOST_LINE_UPS} line-ups")]
    TooManyLineUps,
    #[error(transparent)]
    Map(#[from] MapError),
}

impl Edit {
    /// The army after this edit; the one before stays as it is.
    pub fn apply(&self, army: &Army) -> Result<Army, EditError> {
        let mut after = army.clone();
        self.run(&mut after)?;
        Ok(after)
    }

    fn run(&self, army: &mut Army) -> Result<(), EditError> {
        match self {
            Edit::Rename(name) => army.name.clone_from(name),
            Edit::SetPlayer(player) => army.player.clone_from(player),
            Edit::SetEvent(event) => army.event = (**event).clone(),
            Edit::SetStructure(structure) => army.structure = *structure,

            Edit::AddCommand { at, command } => army.add_command(*at, command)?,
            Edit::RemoveCommand(id) => army.remove_command(*id)?,
            Edit::MoveCommand { command, to } => {
                let from = army.command_position(*command)?;
                let moved = army.commands.remove(from);
                let to = (*to).min(army.commands.len());
                army.commands.insert(to, moved);
            }
            Edit::NameCommand { command, name } => {
                army.command_mut(*command)?.name.clone_from(name);
            }
            Edit::SetContingent {
                command,
                contingent,
            } => {
                army.command_mut(*command)?.contingent = *contingent;
            }

            Edit::AddUnit { to, unit } => {
                if army.unit(unit.id).is_some() {
                    return Err(EditError::UnitTaken(unit.id));
                }
                if army.units().count() >= MOST_UNITS {
                    return Err(EditError::TooManyUnits);
                }
                army.put(unit.clone(), *to)?;
            }
            Edit::RemoveUnit(id) => {
                army.pull(*id)?;
                army.forget(&[*id]);
            }
            Edit::MoveUnit { unit, to } => {
                if matches!(to.spot, Spot::Rank { with, .. } if with == *unit) {
                    return Err(EditError::RankedWithItself(*unit));
                }
                let pulled = army.pull(*unit)?;
                army.put(pulled, *to)?;
            }
            Edit::MoveBody { unit, to, at } => army.move_body(*unit, *to, *at)?,

            Edit::SetTroop { unit, troop } => {
                let unit = army.unit_mut(*unit)?;
                *unit = Unit {
                    general: unit.general,
                    rear: unit.rear,
                    ..Unit::new(unit.id, *troop)
                };
            }
            Edit::SetRear { unit, rear } => army.unit_mut(*unit)?.rear = *rear,
            Edit::SetGeneral { unit, level } => army.unit_mut(*unit)?.general = *level,
            Edit::SetCic(unit) => {
                if let Some(unit) = unit {
                    army.unit_mut(*unit)?;
                }
                army.cic = *unit;
            }
            Edit::TakeUpgrade { unit, upgrade } => {
                let unit = army.unit_mut(*unit)?;
                if !unit.upgrades.contains(upgrade) {
                    unit.upgrades.push(*upgrade);
                }
            }
            Edit::DropUpgrade { unit, upgrade } => {
                army.unit_mut(*unit)?
                    .upgrades
                    .retain(|taken| taken != upgrade);
            }
            Edit::SetArms { unit, arms } => army.unit_mut(*unit)?.arms = *arms,
            Edit::SetPikeUpgrade { unit, taken } => army.unit_mut(*unit)?.pike_upgrade = *taken,
            Edit::SetDismounted { unit, dismounted } => {
                army.unit_mut(*unit)?.dismounted = *dismounted;
            }
            Edit::SetFortified { unit, fortified } => army.unit_mut(*unit)?.fortified = *fortified,
            Edit::SetLocked { unit, locked } => {
                army.unit_mut(*unit)?;
                army.locked.retain(|other| other != unit);
                if *locked {
                    army.locked.push(*unit);
                }
            }

            Edit::SetExploration(n) => army.purchases.exploration = *n,
            Edit::SetDestiny(n) => army.purchases.destiny = *n,
            Edit::SetScorpio(bought) => army.purchases.scorpio = *bought,
            Edit::SetJoan(unit) => {
                if let Some(unit) = unit {
                    army.unit_mut(*unit)?;
                }
                army.purchases.joan = *unit;
            }
            Edit::SetFortifications(n) => army.purchases.fortifications = *n,
            Edit::SetPackages { variant, count } => army.set_packages(*variant, *count),

            Edit::SetForward(forward) => army.deployment.forward.clone_from(forward),
            Edit::SetFlankMarch(march) => army.deployment.flank_march = *march,
            Edit::SetAmbushes(ambushes) => army.deployment.ambushes.clone_from(ambushes),
            Edit::Map(edit) => edit.run(army)?,
            Edit::BuildFrom(list) | Edit::StayWith(list) => army.list.clone_from(list),
            Edit::Basic(edit) => edit.run(army)?,
            Edit::TakeOver(other) => *army = (**other).clone(),

            Edit::Several(edits) => {
                for edit in edits {
                    edit.run(army)?;
                }
            }
        }
        Ok(())
    }
}
