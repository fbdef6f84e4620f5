//! What an army looks like when its units lose their numbers and its commands their names. Two
//! edits that leave the same shape are one cure to the player.

use crate::army::{
    Army, BasicEdit, CommandStructure, Edit, Flank, Forward, GeneralLevel, Ground, Purchases,
    TakenOption, Unit, UnitId,
};
use crate::list::{ArmsId, ContingentId, TroopId, UpgradeId};
use std::collections::BTreeMap;

/// Commands, bodies and units are compared in no order of their own.
#[derive(PartialEq, Eq)]
pub struct ArmyShape {
    structure: CommandStructure,
    has_cic: bool,
    commands: Vec<CommandShape>,
    purchases: Purchases,
    /// Whether units deploy forward by type B, and how many are named.
    forward: Option<usize>,
    /// Forward deployment and flank march, be it of a command that isn't there.
    dangling: [bool; 2],
    ambushes: Vec<(String, Ground, usize)>,
    options: Vec<TakenOption>,
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct CommandShape {
    name: String,
    contingent: Option<ContingentId>,
    /// Deploys forward by type A, marches to the left, marches to the right.
    marks: [bool; 3],
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

impl ArmyShape {
    pub fn of(army: &Army) -> Self {
        let deployment = &army.deployment;
        let hidden = hidden(army);
        let forward: &[UnitId] = match &deployment.forward {
            Some(Forward::B(units)) => units,
            _ => &[],
        };
        let of_unit = |unit: &Unit| UnitShape {
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
                forward.contains(&unit.id),
            ],
            hides: hidden.get(&unit.id).cloned().unwrap_or_default(),
        };
        let commands = army.commands.iter().map(|command| {
            let bodies = command.bodies.iter();
            let mut bodies: Vec<Vec<UnitShape>> = bodies
                .map(|body| body.ranks.iter().map(of_unit).collect())
                .collect();
            bodies.sort();
            let marches = |side| {
                let march = deployment.flank_march;
                march.is_some_and(|march| march.command == command.id && march.side == side)
            };
            CommandShape {
                name: command.name.clone(),
                contingent: command.contingent,
                marks: [
                    deployment.forward == Some(Forward::A(command.id)),
                    marches(Flank::Left),
                    marches(Flank::Right),
                ],
                bodies,
            }
        });
        let mut commands: Vec<CommandShape> = commands.collect();
        commands.sort();
        ArmyShape {
            structure: army.structure,
            has_cic: army.cic.is_some(),
            commands,
            purchases: Purchases {
                joan: None,
                ..army.purchases.clone()
            },
            forward: match &deployment.forward {
                Some(Forward::B(units)) => Some(units.len()),
                _ => None,
            },
            dangling: [
                deployment.forward.is_some(),
                deployment.flank_march.is_some(),
            ],
            ambushes: deployment
                .ambushes
                .iter()
                .map(|ambush| (ambush.terrain.clone(), ambush.ground, ambush.units.len()))
                .collect(),
            options: army.basic.options.clone(),
        }
    }
}

/// The terrain pieces in which each unit is said to hide.
fn hidden(army: &Army) -> BTreeMap<UnitId, Vec<String>> {
    let mut hidden: BTreeMap<UnitId, Vec<String>> = BTreeMap::new();
    for ambush in &army.deployment.ambushes {
        for id in &ambush.units {
            hidden.entry(*id).or_default().push(ambush.terrain.clone());
        }
    }
    hidden
}

/// Whether the edit draws on the map, which has no part in the shape.
pub fn draws(edit: &Edit) -> bool {
    match edit {
        Edit::Map(_) | Edit::Basic(BasicEdit::SetFords(_)) => true,
        Edit::Several(edits) => edits.iter().any(draws),
        _ => false,
    }
}
