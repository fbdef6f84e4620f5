//! Forming a Large Unit, leaving it, and the ranks in it.

use super::MenuItem;
use crate::army::{Army, Body, Command, Edit, Place, Spot, Unit, UnitId};
use crate::list::{ArmyList, Formation};
use crate::text::Names;

/// The formations that a list has for troops of this kind.
fn formations<'l>(list: &'l ArmyList, unit: &Unit) -> Vec<&'l Formation> {
    let mut formations = Vec::new();
    let Some(points) = list.points_list() else {
        return formations;
    };
    for section in points.sections() {
        for formation in section.large_units {
            if formation.front.contains(&unit.troop) || formation.rear().contains(&unit.troop) {
                formations.push(formation);
            }
        }
    }
    formations
}

pub(super) fn large_unit(
    list: &ArmyList,
    army: &Army,
    command: &Command,
    unit: &Unit,
) -> Vec<MenuItem> {
    let mut items = Vec::new();
    let names = Names { list, army };
    let Some(body) = command.bodies.iter().find(|body| holds(body, unit.id)) else {
        return items;
    };
    let rear_price = list.troop(unit.troop).and_then(|troop| troop.rear_price);
    items.extend(deeper(list, army, command, unit, body));
    if let Some(price) = rear_price {
        let edit = Edit::SetRear {
            unit: unit.id,
            rear: !unit.rear,
        };
        items.push(MenuItem::switch(
            format!("Rear-rank price, {price}"),
            unit.rear,
            edit,
        ));
    }
    let rank = |with, rank| Place {
        command: command.id,
        spot: Spot::Rank { with, rank },
    };
    if body.is_large() {
        let at = body
            .ranks
            .iter()
            .position(|other| other.id == unit.id)
            .unwrap_or(0);
        let neighbour = |at: usize| body.ranks.get(at).map(|other| other.id);
        if let Some(front) = at.checked_sub(1).and_then(neighbour) {
            let edit = Edit::MoveUnit {
                unit: unit.id,
                to: rank(front, at - 1),
            };
            items.push(MenuItem::act("Move up a rank", edit));
        }
        if let Some(behind) = neighbour(at + 1) {
            let edit = Edit::MoveUnit {
                unit: unit.id,
                to: rank(behind, at + 1),
            };
            items.push(MenuItem::act("Move back a rank", edit));
        }
        let edit = Edit::MoveUnit {
            unit: unit.id,
            to: next_to_its_body(command, unit.id),
        };
        items.push(MenuItem::act("Stand on its own", priced(unit, edit, false)));
    }
    for formation in formations(list, unit) {
        for other in command.bodies.iter().filter(|other| !holds(other, unit.id)) {
            let Some(front) = other.ranks.first() else {
                continue;
            };
            let fits = formation.front.contains(&front.troop)
                && formation.rear().contains(&unit.troop)
                && formation.allows_size(other.ranks.len() + 1);
            if fits {
                let label = format!(
                    "Stand behind {}{}",
                    names.unit(front.id),
                    if other.is_large() { ", Large Unit" } else { "" }
                );
                let edit = Edit::MoveUnit {
                    unit: unit.id,
                    to: rank(front.id, usize::MAX),
                };
                if !items.iter().any(|item| item.label == label) {
                    let in_rear = unit.rear || rear_price.is_some();
                    items.push(MenuItem::act(label, priced(unit, edit, in_rear)));
                }
            }
        }
    }
    items
}

/// More of the same behind it: "2 deep", "3 deep".
fn deeper(
    list: &ArmyList,
    army: &Army,
    command: &Command,
    unit: &Unit,
    body: &Body,
) -> Vec<MenuItem> {
    let is_alike = body.ranks.iter().all(|other| other.troop == unit.troop);
    let allows = |size: usize| {
        formations(list, unit).iter().any(|formation| {
            formation.front.contains(&unit.troop)
                && formation.rear().contains(&unit.troop)
                && formation.allows_size(size)
        })
    };
    let Some(front) = body.ranks.first().filter(|_| is_alike) else {
        return Vec::new();
    };
    let has_rear_price = list
        .troop(unit.troop)
        .is_some_and(|troop| troop.rear_price.is_some());
    let to = Place {
        command: command.id,
        spot: Spot::Rank {
            with: front.id,
            rank: usize::MAX,
        },
    };
    let have = body.ranks.len();
    let sizes = [2, 3].into_iter();
    let sizes = sizes.filter(|size| *size > have && allows(*size));
    sizes
        .map(|size| {
            let ids = (have..size).zip(army.fresh_unit_id().0..);
            let added = ids.map(|(_, id)| Edit::AddUnit {
                to,
                unit: Unit {
                    rear: has_rear_price,
                    ..Unit::new(UnitId(id), unit.troop)
                },
            });
            MenuItem::act(format!("{size} deep"), Edit::Several(added.collect()))
        })
        .collect()
}

/// A move with the price that goes with the new place: who steps behind pays the rear-rank price
/// where there is one, who stands alone the full one.
fn priced(unit: &Unit, moved: Edit, rear: bool) -> Edit {
    if unit.rear == rear {
        return moved;
    }
    let unit = unit.id;
    Edit::Several(vec![moved, Edit::SetRear { unit, rear }])
}

pub(super) fn holds(body: &Body, unit: UnitId) -> bool {
    body.ranks.iter().any(|other| other.id == unit)
}

/// A place of its own, right of the body that the unit is in.
pub(super) fn next_to_its_body(command: &Command, unit: UnitId) -> Place {
    let place = command.bodies.iter().position(|body| holds(body, unit));
    Place {
        command: command.id,
        spot: Spot::Before(place.unwrap_or(0) + 1),
    }
}
