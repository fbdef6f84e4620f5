//! What tells a proposal from the army it was made from, as a player counts it.

use crate::army::{Army, CommandId, CommandStructure, Unit, UnitId};
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
    /// Scorpio or Joan of Arc goes.
    DropPurchase,
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
            let known = |unit: &&Unit| before.unit(unit.id).is_some();
            let units: Vec<Unit> = body.ranks.iter().filter(|it| !known(it)).cloned().collect();
            if !units.is_empty() {
                all.push(Change::Add {
                    units,
                    to: command.id,
                });
            }
            let mut together: Vec<(Option<CommandId>, Option<UnitId>)> = Vec::new();
            for unit in body.ranks.iter().filter(known) {
                let origin = (command_of(before, unit.id), front_of(before, unit.id));
                if !together.contains(&origin) {
                    let elsewhere = origin.0 != Some(command.id);
                    let behind_another = !together.is_empty();
                    let front = body.ranks.first().map(|front| front.id);
                    let apart = origin.1.is_some_and(|old| {
                        old != unit.id
                            && front == Some(unit.id)
                            && !is_in(body.ranks.iter(), old)
                            && after.unit(old).is_some()
                    });
                    if elsewhere || behind_another || apart {
                        all.push(Change::Move {
                            unit: unit.id,
                            to: command.id,
                        });
                    }
                    together.push(origin);
                }
                if let Some(from) = before.unit(unit.id)
                    && from != unit
                {
                    all.push(Change::Become {
                        from: from.clone(),
                        to: unit.clone(),
                    });
                } else if after.cic == Some(unit.id) && before.cic != after.cic {
                    all.push(Change::Lead { unit: unit.id });
                }
            }
        }
    }
    purchases(before, after, &mut all);
    all
}

fn is_in<'u>(mut units: impl Iterator<Item = &'u Unit>, id: UnitId) -> bool {
    units.any(|unit| unit.id == id)
}

fn command_of(army: &Army, unit: UnitId) -> Option<CommandId> {
    army.command_of(unit).map(|command| command.id)
}

fn front_of(army: &Army, unit: UnitId) -> Option<UnitId> {
    let bodies = army.commands.iter().flat_map(|command| &command.bodies);
    let mut holding = bodies.filter(|body| is_in(body.ranks.iter(), unit));
    Some(holding.next()?.ranks.first()?.id)
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
    let dropped = [
        old.scorpio && !new.scorpio,
        old.joan.is_some() && new.joan.is_none(),
    ];
    all.extend(
        dropped
            .iter()
            .filter(|it| **it)
            .map(|_| Change::DropPurchase),
    );
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
