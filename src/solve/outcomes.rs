//! What may become of the bodies that an army has, with the number of changes that each takes.

use super::case::Case;
use super::column::{Column, Doubt, Draft, FRESH, measured};
use super::item::{Item, ranked};
use super::variants::variants;
use crate::army::{Body, GeneralLevel, Unit, UnitId};
use std::collections::BTreeMap;

/// What tells ways with the same number of changes apart: a swap is better than a unit more, and
/// that is better than a unit less.
const ADDED: i32 = 10;
const REMOVED: i32 = 25;
const MOVED: i32 = 2;

type Placed = Vec<(usize, Body)>;

/// All columns for one item and those that it shares with others.
pub fn outcomes(case: &Case<'_, '_>) -> Vec<Column> {
    let mut columns: Vec<Column> = Vec::new();
    let kept: Vec<Option<Column>> = (0..case.items.len()).map(|n| as_it_is(case, n)).collect();
    for (n, item) in case.items.iter().enumerate() {
        let price = kept
            .get(n)
            .and_then(Option::as_ref)
            .map_or(0, |it| it.price);
        let mut drafts: Vec<(Placed, u32, i32)> = Vec::new();
        if let Some(slot) = item.slot {
            drafts.push((vec![(slot, body(item.first()))], 0, 0));
        }
        if !item.locked {
            alone(case, item, &mut drafts);
            if kept.get(n).is_some_and(Option::is_none) {
                new_front(case, item, &mut drafts);
                reformed(case, item, &mut drafts);
            }
        }
        for (placed, changes, tie) in drafts {
            columns.extend(priced(case, &[n], placed, changes, tie, price));
        }
    }
    shared(case, &kept, &mut columns);
    cheapest_of_equals(columns)
}

fn body(ranks: &[Unit]) -> Body {
    Body {
        ranks: ranks.to_vec(),
    }
}

fn as_it_is(case: &Case<'_, '_>, item: usize) -> Option<Column> {
    let it = case.items.get(item)?;
    let placed = vec![(it.slot?, body(it.first()))];
    let drafts = priced(case, &[item], placed, 0, 0, 0);
    drafts.into_iter().next()
}

/// The columns of a way, C-in-C or not; a way that changes prices less is better.
fn priced(
    case: &Case<'_, '_>,
    uses: &[usize],
    placed: Placed,
    changes: u32,
    tie: i32,
    price: i32,
) -> Vec<Column> {
    let alike = uses.iter().filter_map(|item| case.items.get(*item));
    let draft = Draft {
        placed,
        uses: uses.to_vec(),
        cic: None,
        most: alike.map(Item::alike).min().unwrap_or(1),
        changes,
        tie,
    };
    let drafts = ranked(case.army, draft).into_iter();
    let columns = drafts.filter_map(|it| measured(case.context, &case.slots, it, Doubt::Allowed));
    columns
        .map(|mut column| {
            if changes > 0 {
                column.draft.tie += (column.price - price).abs();
            }
            column
        })
        .collect()
}

/// What a body can become by itself.
fn alone(case: &Case<'_, '_>, item: &Item, to: &mut Vec<(Placed, u32, i32)>) {
    let ranks = item.first();
    let count = ranks.len() as u32;
    to.push((Vec::new(), count, REMOVED * count as i32));
    for slot in 0..case.slots.len() {
        if Some(slot) != item.slot {
            moved(case, item, slot, to);
        }
        for rank in 0..ranks.len() {
            if ranks.len() > 1 {
                parted(item, rank, slot, to);
            }
        }
    }
    let Some(slot) = item.slot else { return };
    let contingent = case.slots.get(slot).and_then(|slot| slot.contingent);
    for (rank, unit) in ranks.iter().enumerate() {
        for variant in variants(case.context, contingent, unit) {
            to.push((vec![(slot, body(&replaced(ranks, rank, variant)))], 1, 0));
        }
        if ranks.len() > 1 {
            let rest = without(ranks, rank);
            to.push((vec![(slot, body(&rest))], 1, REMOVED));
            // Another rank in front, and the price of ranks put right.
            let mut turned = rest;
            turned.insert(0, unit.clone());
            to.push((vec![(slot, body(&turned))], 1, MOVED));
        }
    }
    let tidied = tidy(ranks);
    let differing = tidied
        .iter()
        .zip(ranks)
        .filter(|(new, old)| new != old)
        .count();
    to.push((vec![(slot, body(&tidied))], differing as u32, 0));
    for formation in case.context.formations(contingent) {
        for troop in formation.rear() {
            let rear = case
                .context
                .troop(*troop)
                .is_some_and(|it| it.troop.rear_price.is_some());
            let mut deeper = ranks.to_vec();
            deeper.push(Unit {
                rear,
                ..Unit::new(UnitId(FRESH), *troop)
            });
            to.push((vec![(slot, body(&deeper))], 1, ADDED));
        }
    }
}

/// All ranks as a Large Unit that the list knows, be it other troops.
fn reformed(case: &Case<'_, '_>, item: &Item, to: &mut Vec<(Placed, u32, i32)>) {
    let Some(slot) = item.slot else { return };
    let contingent = case.slots.get(slot).and_then(|slot| slot.contingent);
    for formation in case.context.formations(contingent) {
        for (front, rear) in formation
            .front
            .iter()
            .flat_map(|front| formation.rear().iter().map(move |rear| (*front, *rear)))
        {
            let priced = case.context.troop(rear);
            let cheaper = priced.is_some_and(|place| place.troop.rear_price.is_some());
            let ranks = item.first().iter().enumerate().map(|(rank, unit)| {
                let troop = if rank == 0 { front } else { rear };
                let kept = Unit {
                    rear: rank > 0 && cheaper,
                    ..unit.clone()
                };
                match unit.troop == troop {
                    true => kept,
                    false => Unit {
                        rear: kept.rear,
                        general: unit.general,
                        ..Unit::new(unit.id, troop)
                    },
                }
            });
            let ranks: Vec<Unit> = ranks.collect();
            let differing = ranks
                .iter()
                .zip(item.first())
                .filter(|(new, old)| new != old);
            let changes = differing.count() as u32;
            to.push((vec![(slot, body(&ranks))], changes, 0));
        }
    }
}

/// A new unit in front of ranks that lack one, with a general or without.
fn new_front(case: &Case<'_, '_>, item: &Item, to: &mut Vec<(Placed, u32, i32)>) {
    let Some(slot) = item.slot else { return };
    let contingent = case.slots.get(slot).and_then(|slot| slot.contingent);
    let formations = case.context.formations(contingent).iter();
    for troop in formations.flat_map(|formation| &formation.front) {
        let levels = GeneralLevel::ALL.iter().copied().map(Some);
        for general in levels.chain([None]) {
            let front = Unit {
                general,
                ..Unit::new(UnitId(FRESH), *troop)
            };
            let ranks: Vec<Unit> = [front].into_iter().chain(item.first().to_vec()).collect();
            to.push((vec![(slot, body(&ranks))], 1, ADDED));
        }
    }
}

fn replaced(ranks: &[Unit], rank: usize, unit: Unit) -> Vec<Unit> {
    let mut after = ranks.to_vec();
    if let Some(place) = after.get_mut(rank) {
        *place = unit;
    }
    after
}

fn without(ranks: &[Unit], rank: usize) -> Vec<Unit> {
    let others = ranks.iter().enumerate().filter(|(n, _)| *n != rank);
    others.map(|(_, unit)| unit.clone()).collect()
}

/// The front at its full price, every unit without what it can't have by itself.
fn tidy(ranks: &[Unit]) -> Vec<Unit> {
    let tidied = ranks.iter().enumerate().map(|(rank, unit)| Unit {
        rear: unit.rear && rank > 0,
        general: unit.general.filter(|_| rank == 0),
        ..Unit::new(unit.id, unit.troop)
    });
    tidied.collect()
}

/// The body in another command, as it is, without its general, or led.
fn moved(case: &Case<'_, '_>, item: &Item, slot: usize, to: &mut Vec<(Placed, u32, i32)>) {
    let ranks = item.first();
    to.push((vec![(slot, body(ranks))], 1, MOVED));
    let contingent = case.slots.get(slot).and_then(|slot| slot.contingent);
    for (rank, unit) in ranks.iter().enumerate() {
        for variant in variants(case.context, contingent, unit) {
            if variant.general != unit.general || variant.rear != unit.rear {
                to.push((
                    vec![(slot, body(&replaced(ranks, rank, variant)))],
                    2,
                    MOVED,
                ));
            }
        }
    }
}

/// One rank stands on its own in a command, at its full price.
fn parted(item: &Item, rank: usize, slot: usize, to: &mut Vec<(Placed, u32, i32)>) {
    let (Some(home), Some(unit)) = (item.slot, item.first().get(rank)) else {
        return;
    };
    let rest = body(&without(item.first(), rank));
    let apart = Unit {
        rear: false,
        ..unit.clone()
    };
    let changes = 1 + u32::from(unit.rear);
    to.push((vec![(home, rest), (slot, apart.into())], changes, MOVED));
}

/// A unit leaves its body to stand in front of or behind another one.
fn shared(case: &Case<'_, '_>, kept: &[Option<Column>], to: &mut Vec<Column>) {
    let price = |n: usize| {
        kept.get(n)
            .and_then(Option::as_ref)
            .map_or(0, |it| it.price)
    };
    let sound = |n: usize| kept.get(n).is_some_and(Option::is_some);
    for (from, leaving) in case.items.iter().enumerate().filter(|(_, it)| !it.locked) {
        for (into, joined) in case.items.iter().enumerate().filter(|(_, it)| !it.locked) {
            let Some(slot) = joined.slot else { continue };
            let single = leaving.first().len() == 1;
            // Where both may stay as they are there is little to gain.
            if from == into || (sound(from) && sound(into) && !single) {
                continue;
            }
            let prices = price(from) + price(into);
            for (rank, unit) in leaving.first().iter().enumerate() {
                let last = joined.first().len();
                let places = if sound(into) {
                    vec![last]
                } else {
                    vec![0, last]
                };
                for place in places {
                    let mut larger = joined.first().to_vec();
                    larger.insert(place, unit.clone());
                    let mut placed = vec![(slot, body(&larger))];
                    if let (Some(home), false) = (leaving.slot, single) {
                        placed.push((home, body(&without(leaving.first(), rank))));
                    }
                    to.extend(priced(case, &[from, into], placed, 1, MOVED, prices));
                }
            }
        }
    }
}

/// Of columns that count the same, the one with the fewest changes.
fn cheapest_of_equals(columns: Vec<Column>) -> Vec<Column> {
    let mut best: BTreeMap<String, Column> = BTreeMap::new();
    for column in columns {
        let key = format!(
            "{:?}{}{:?}{:?}{:?}{:?}{:?}{}{}{}{}",
            column.draft.uses,
            column.price,
            column.vd,
            column.generals,
            column.rows,
            column.troops,
            column.upgrades,
            column.fortified,
            column.weak,
            column.great_cic,
            column.draft.cic.is_some(),
        );
        match best.get(&key) {
            Some(old)
                if (old.draft.changes, old.draft.tie)
                    <= (column.draft.changes, column.draft.tie) => {}
            _ => {
                best.insert(key, column);
            }
        }
    }
    best.into_values().collect()
}
