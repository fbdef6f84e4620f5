//! From a solution to the army that it means.

use super::column::{Column, Slot};
use super::item::Item;
use super::programme::Solved;
use crate::army::{Army, Body, Command, Edit, PackageBought, UnitId};
use crate::list::ArmyList;
use std::collections::BTreeMap;

pub fn draw(
    list: &ArmyList,
    army: &Army,
    slots: &[Slot],
    items: &[Item],
    columns: &[Column],
    solution: &Solved,
) -> Army {
    let mut next = army.fresh_unit_id().0;
    let mut left: Vec<std::slice::Iter<'_, Body>> =
        items.iter().map(|item| item.bodies.iter()).collect();
    let mut placed: Vec<Vec<Body>> = slots.iter().map(|_| Vec::new()).collect();
    let mut cic = None;
    for (column, count) in columns.iter().zip(&solution.counts) {
        for _ in 0..*count {
            let mut ids: BTreeMap<UnitId, UnitId> = BTreeMap::new();
            for item in &column.draft.uses {
                let body = left.get_mut(*item).and_then(Iterator::next);
                let first = items.get(*item).map(Item::first).unwrap_or_default();
                let ranks = body.map(|body| body.ranks.as_slice()).unwrap_or_default();
                ids.extend(
                    first
                        .iter()
                        .zip(ranks)
                        .map(|(first, unit)| (first.id, unit.id)),
                );
            }
            for (slot, body) in &column.draft.placed {
                let mut body = body.clone();
                for unit in &mut body.ranks {
                    let drafted = unit.id;
                    unit.id = *ids.entry(unit.id).or_insert_with(|| {
                        next += 1;
                        UnitId(next - 1)
                    });
                    if column.draft.cic == Some(drafted) {
                        cic = Some(unit.id);
                    }
                }
                if let Some(bodies) = placed.get_mut(*slot) {
                    bodies.push(body);
                }
            }
        }
    }
    let order: BTreeMap<UnitId, usize> = army.units().map(|it| it.id).zip(0..).collect();
    for bodies in &mut placed {
        bodies.sort_by_cached_key(|body| sort_key(list, &order, body));
    }
    let commands = slots.iter().zip(placed).map(|(slot, bodies)| Command {
        id: slot.id,
        name: slot.name.clone(),
        contingent: slot.contingent,
        bodies,
    });
    let commands: Vec<Command> = commands.collect();
    let mut after = without_the_gone(army, &commands);
    after.commands = commands;
    after.cic = cic;
    after.structure = solution.spent.structure;
    solution.spent.pay(&mut after.purchases);
    let bought = solution.packages.iter().filter(|(_, count)| *count > 0);
    after.purchases.packages = bought
        .map(|(variant, count)| PackageBought {
            variant: *variant,
            count: *count as u16,
        })
        .collect();
    after
}

/// Bodies that were there in their order, then generals, then the rest as the list has them.
fn sort_key(
    list: &ArmyList,
    order: &BTreeMap<UnitId, usize>,
    body: &Body,
) -> (usize, bool, usize, usize) {
    let known = body.ranks.iter().filter_map(|unit| order.get(&unit.id));
    let front = body.ranks.first();
    let mut troops = list.points_list().into_iter().flat_map(|it| it.troops());
    let place = troops.position(|troop| front.is_some_and(|front| front.troop == troop.id));
    (
        known.copied().min().unwrap_or(usize::MAX),
        body.ranks.iter().all(|unit| unit.general.is_none()),
        place.unwrap_or(usize::MAX),
        usize::MAX - body.ranks.len(),
    )
}

/// The army in which nothing refers any more to units and commands that go.
fn without_the_gone(army: &Army, commands: &[Command]) -> Army {
    let stays = |id: UnitId| {
        let mut units = commands.iter().flat_map(Command::units);
        units.any(|unit| unit.id == id)
    };
    let units = army.units().filter(|unit| !stays(unit.id));
    let gone = units.map(|unit| Edit::RemoveUnit(unit.id));
    let dissolved = army.commands.iter().map(|command| command.id);
    let dissolved = dissolved.filter(|id| commands.iter().all(|command| command.id != *id));
    let edits = gone.chain(dissolved.map(Edit::RemoveCommand)).collect();
    Edit::Several(edits)
        .apply(army)
        .unwrap_or_else(|_| army.clone())
}
