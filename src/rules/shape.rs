//! What an army looks like when its units lose their numbers and its commands their names. Two
//! edits that leave the same shape are one cure to the player.

use crate::army::{Army, CommandStructure, Edit, Forward, GeneralLevel, Ground, Purchases, Unit};
use crate::list::{ArmsId, ContingentId, TroopId, UpgradeId};

#[derive(PartialEq, Eq)]
pub struct Shape {
    structure: CommandStructure,
    has_cic: bool,
    commands: Vec<CommandShape>,
    purchases: Purchases,
    /// The command that deploys forward by type A, or how many units do by type B.
    forward: (Option<usize>, usize),
    flank_march: Option<(Option<usize>, crate::army::Side)>,
    ambushes: Vec<(String, Ground, usize)>,
}

#[derive(PartialEq, Eq)]
struct CommandShape {
    contingent: Option<ContingentId>,
    /// In no order of their own.
    bodies: Vec<Vec<UnitShape>>,
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct UnitShape {
    troop: TroopId,
    general: Option<GeneralLevel>,
    rear: bool,
    upgrades: Vec<UpgradeId>,
    arms: Option<ArmsId>,
    /// The pike upgrade, on foot, fortified, C-in-C, Joan of Arc, deployed forward.
    marks: [bool; 6],
    /// The terrain pieces that it hides in.
    hides: Vec<String>,
}

impl Shape {
    pub fn of(army: &Army) -> Self {
        let place = |id| army.commands.iter().position(|command| command.id == id);
        let deployment = &army.deployment;
        let commands = army.commands.iter().map(|command| {
            let bodies = command.bodies.iter();
            let mut bodies: Vec<Vec<UnitShape>> = bodies
                .map(|body| body.ranks.iter().map(|unit| of_unit(army, unit)).collect())
                .collect();
            bodies.sort();
            CommandShape {
                contingent: command.contingent,
                bodies,
            }
        });
        Shape {
            structure: army.structure,
            has_cic: army.cic.is_some(),
            commands: commands.collect(),
            purchases: Purchases {
                joan: None,
                ..army.purchases.clone()
            },
            forward: match &deployment.forward {
                None => (None, 0),
                Some(Forward::A(command)) => (place(*command), 0),
                Some(Forward::B(units)) => (None, units.len().saturating_add(1)),
            },
            flank_march: deployment
                .flank_march
                .map(|march| (place(march.command), march.side)),
            ambushes: deployment
                .ambushes
                .iter()
                .map(|ambush| (ambush.terrain.clone(), ambush.ground, ambush.units.len()))
                .collect(),
        }
    }
}

fn of_unit(army: &Army, unit: &Unit) -> UnitShape {
    let deployment = &army.deployment;
    let forward =
        matches!(&deployment.forward, Some(Forward::B(units)) if units.contains(&unit.id));
    let named = deployment.ambushes.iter().flat_map(|ambush| {
        let here = ambush.units.iter().filter(|id| **id == unit.id);
        here.map(|_| ambush.terrain.clone())
    });
    UnitShape {
        troop: unit.troop,
        general: unit.general,
        rear: unit.rear,
        upgrades: unit.upgrades.clone(),
        arms: unit.arms,
        marks: [
            unit.pike_upgrade,
            unit.dismounted,
            unit.fortified,
            army.cic == Some(unit.id),
            army.purchases.joan == Some(unit.id),
            forward,
        ],
        hides: named.collect(),
    }
}

/// Whether the edit draws on the map, which has no part in the shape.
pub fn draws(edit: &Edit) -> bool {
    match edit {
        Edit::Map(_) => true,
        Edit::Several(edits) => edits.iter().any(draws),
        _ => false,
    }
}
