//! Bodies that the army has already; those that are alike count as one item.

use super::column::{Draft, Slot};
use crate::army::{Army, Body, Unit};

/// Alike bodies of one command.
#[derive(Clone, Debug)]
pub struct Item {
    /// None where its command goes.
    pub slot: Option<usize>,
    pub bodies: Vec<Body>,
    pub locked: bool,
}

impl Item {
    pub fn first(&self) -> &[Unit] {
        self.bodies.first().map_or(&[], |body| &body.ranks)
    }

    pub fn alike(&self) -> u32 {
        self.bodies.len() as u32
    }
}

pub fn items(army: &Army, slots: &[Slot]) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    let special = |unit: &Unit| {
        army.cic == Some(unit.id)
            || army.purchases.joan == Some(unit.id)
            || army.locked.contains(&unit.id)
    };
    for command in &army.commands {
        let slot = slots.iter().position(|slot| slot.id == command.id);
        for body in &command.bodies {
            let is_locked = body.ranks.iter().any(|it| army.locked.contains(&it.id));
            let alike = items.iter_mut().find(|item| {
                item.slot == slot
                    && looks_like(item.first(), &body.ranks)
                    && !item.first().iter().chain(&body.ranks).any(special)
            });
            match alike {
                Some(item) => item.bodies.push(body.clone()),
                None => items.push(Item {
                    slot,
                    bodies: vec![body.clone()],
                    locked: is_locked,
                }),
            }
        }
    }
    items
}

fn looks_like(one: &[Unit], other: &[Unit]) -> bool {
    one.len() == other.len()
        && one.iter().zip(other).all(|(one, other)| {
            let other = Unit {
                id: one.id,
                ..other.clone()
            };
            *one == other
        })
}

/// The ways in which the general of a draft may be C-in-C or not. To become C-in-C is a change of
/// a unit that is otherwise left as it is.
pub fn ranked(army: &Army, draft: Draft) -> Vec<Draft> {
    let mut units = draft.placed.iter().flat_map(|(_, body)| &body.ranks);
    let Some(general) = units.find(|unit| unit.general.is_some()).cloned() else {
        return vec![draft];
    };
    let untouched = army.unit(general.id) == Some(&general);
    let promoted = Draft {
        cic: Some(general.id),
        changes: draft.changes + u32::from(untouched && army.cic != Some(general.id)),
        ..draft.clone()
    };
    vec![draft, promoted]
}
