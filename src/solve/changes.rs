//! What tells a proposal from the army it was made from, as a player counts it.

use crate::army::{Army, Body, CommandId, CommandStructure, Unit, UnitId};
use crate::list::PackageId;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// Units that come, front to back where they stand in one body.
    Add {
        units: Vec<Unit>,
        to: CommandId,
    },
    Remove {
        unit: Unit,
    },
    /// Another troop, general, price or option.
    Become {
        from: Unit,
        to: Unit,
    },
    /// A body, named by its front rank, stands elsewhere.
    Move {
        unit: UnitId,
        to: CommandId,
    },
    Lead {
        unit: UnitId,
    },
    AddCommand(CommandId),
    RemoveCommand(CommandId),
    Structure {
        from: CommandStructure,
        to: CommandStructure,
    },
    Exploration {
        from: u16,
        to: u16,
    },
    Destiny {
        from: u16,
        to: u16,
    },
    Fortifications {
        from: u16,
        to: u16,
    },
    Packages {
        variant: PackageId,
        from: u16,
        to: u16,
    },
    /// The attached scorpios go.
    Scorpio,
    /// Joan of Arc goes.
    Joan,
    /// Orders or the map.
    Deployment,
}

impl Change {
    /// How many changes a player counts in it: a unit each.
    pub fn count(&self) -> u32 {
        match self {
            Change::Add { units, .. } => units.len() as u32,
            // Packages follow from the units that come and go.
            Change::Packages { .. } => 0,
            _ => 1,
        }
    }
}

pub fn changes(before: &Army, after: &Army) -> Vec<Change> {
    let mut all = Vec::new();
    for command in &before.commands {
        if after.command(command.id).is_none() {
            all.push(Change::RemoveCommand(command.id));
        }
    }
    for command in &after.commands {
        if before
            .command(command.id)
            .is_none_or(|it| it.contingent != command.contingent)
        {
            all.push(Change::AddCommand(command.id));
        }
    }
    let gone = before.units().filter(|unit| after.unit(unit.id).is_none());
    all.extend(gone.map(|unit| Change::Remove { unit: unit.clone() }));
    for command in &after.commands {
        for body in &command.bodies {
            let fresh = body.ranks.iter().filter(|it| before.unit(it.id).is_none());
            let units: Vec<Unit> = fresh.cloned().collect();
            if !units.is_empty() {
                let to = command.id;
                all.push(Change::Add { units, to });
            }
            all.extend(moves(before, after, command.id, body));
        }
    }
    for unit in after.units() {
        let Some(from) = before.unit(unit.id) else {
            continue;
        };
        if from != unit {
            all.push(Change::Become {
                from: from.clone(),
                to: unit.clone(),
            });
        } else if after.cic == Some(unit.id) && before.cic != after.cic {
            all.push(Change::Lead { unit: unit.id });
        }
    }
    purchases(before, after, &mut all);
    all
}

/// The bodies, or parts of them, that came here from elsewhere.
fn moves(before: &Army, after: &Army, command: CommandId, body: &Body) -> Vec<Change> {
    let mut parts: Vec<(Vec<UnitId>, Vec<UnitId>)> = Vec::new();
    for unit in &body.ranks {
        let Some(origin) = body_of(before, unit.id) else {
            continue;
        };
        let origin: Vec<UnitId> = origin.ranks.iter().map(|unit| unit.id).collect();
        match parts.iter_mut().find(|(other, _)| *other == origin) {
            Some((_, here)) => here.push(unit.id),
            None => parts.push((origin, vec![unit.id])),
        }
    }
    let stayed = |(origin, here): &(Vec<UnitId>, Vec<UnitId>)| {
        let was_here = here.first().and_then(|id| before.command_of(*id));
        was_here.is_some_and(|was| was.id == command) && is_heir(after, command, origin, body)
    };
    let host = parts.iter().filter(|part| stayed(part));
    let host = host.max_by_key(|(_, here)| here.len()).cloned();
    let moved = |part: &&(Vec<UnitId>, Vec<UnitId>)| {
        let (origin, here) = part;
        let order: Vec<UnitId> = origin
            .iter()
            .copied()
            .filter(|id| here.contains(id))
            .collect();
        host.as_ref() != Some(*part) || order != *here
    };
    let moved = parts.iter().filter(moved);
    let fronts = moved.filter_map(|(_, here)| here.first().copied());
    fronts
        .map(|unit| Change::Move { unit, to: command })
        .collect()
}

/// Whether this body is what became of the one with these units: it has most of those that are
/// still in the command.
fn is_heir(after: &Army, command: CommandId, origin: &[UnitId], body: &Body) -> bool {
    let shared = |body: &Body| {
        let ranks = body.ranks.iter();
        ranks.filter(|unit| origin.contains(&unit.id)).count()
    };
    let bodies = after.command(command).into_iter().flat_map(|it| &it.bodies);
    let mut heir: Option<&Body> = None;
    for other in bodies {
        if heir.is_none_or(|heir| shared(other) > shared(heir)) {
            heir = Some(other);
        }
    }
    heir == Some(body)
}

fn body_of(army: &Army, unit: UnitId) -> Option<&Body> {
    let mut bodies = army.commands.iter().flat_map(|command| &command.bodies);
    bodies.find(|body| body.ranks.iter().any(|other| other.id == unit))
}

fn purchases(before: &Army, after: &Army, all: &mut Vec<Change>) {
    if before.structure != after.structure {
        let (from, to) = (before.structure, after.structure);
        all.push(Change::Structure { from, to });
    }
    let (old, new) = (&before.purchases, &after.purchases);
    if old.exploration != new.exploration {
        let (from, to) = (old.exploration, new.exploration);
        all.push(Change::Exploration { from, to });
    }
    if old.destiny != new.destiny {
        let (from, to) = (old.destiny, new.destiny);
        all.push(Change::Destiny { from, to });
    }
    if old.fortifications != new.fortifications {
        let (from, to) = (old.fortifications, new.fortifications);
        all.push(Change::Fortifications { from, to });
    }
    if old.scorpio && !new.scorpio {
        all.push(Change::Scorpio);
    }
    if old.joan.is_some() && new.joan.is_none() {
        all.push(Change::Joan);
    }
    let count = |army: &Army, variant: PackageId| {
        let bought = army.purchases.packages.iter();
        bought
            .filter(|it| it.variant == variant)
            .map(|it| it.count)
            .sum::<u16>()
    };
    let mut variants: Vec<PackageId> = old
        .packages
        .iter()
        .chain(&new.packages)
        .map(|it| it.variant)
        .collect();
    variants.sort();
    variants.dedup();
    for variant in variants {
        let (from, to) = (count(before, variant), count(after, variant));
        if from != to {
            all.push(Change::Packages { variant, from, to });
        }
    }
    if before.deployment != after.deployment {
        all.push(Change::Deployment);
    }
}
