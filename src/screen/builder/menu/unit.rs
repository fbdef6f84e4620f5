//! The menu of a unit: its Large Unit, its options, and where it goes.

use super::large_unit::{holds, large_unit, next_to_its_body};
use super::options::options;
use super::{Menu, MenuItem};
use crate::army::{Army, Command, Edit, Unit, UnitId};
use crate::list::ArmyList;
use crate::text::Names;

const LOCK: &str = "Stays as it is when the army is completed or fixed";

/// The menu of a unit; none once the unit is gone.
pub fn unit_menu(list: &ArmyList, army: &Army, id: UnitId) -> Option<Menu> {
    let unit = army.unit(id)?;
    let command = army.command_of(id)?;
    let names = Names { list, army };
    let rear_price = list.troop(unit.troop).and_then(|troop| troop.rear_price);
    let rear = rear_price.map(|price| format!("Rear ranks at {price}"));
    let here = format!("Now in {}", names.command(command.id));
    let groups = [
        (
            "Large Unit",
            rear.unwrap_or_default(),
            large_unit(list, army, command, unit),
        ),
        ("Options", String::new(), options(list, army, unit)),
        ("Move", here, moves(army, command, unit, names)),
        ("Lock", LOCK.to_owned(), vec![lock(army, id)]),
    ];
    Some(Menu::new(names.unit(id), groups))
}

fn lock(army: &Army, id: UnitId) -> MenuItem {
    let is_locked = army.locked.contains(&id);
    let edit = Edit::SetLocked {
        unit: id,
        locked: !is_locked,
    };
    let label = if is_locked { "Locked" } else { "Lock" };
    MenuItem::switch(label, is_locked, edit)
}

fn moves(army: &Army, command: &Command, unit: &Unit, names: Names<'_>) -> Vec<MenuItem> {
    let mut items = Vec::new();
    let Some(place) = command.bodies.iter().position(|body| holds(body, unit.id)) else {
        return items;
    };
    let to = |at| Edit::MoveBody {
        unit: unit.id,
        to: command.id,
        at,
    };
    if let Some(before) = place.checked_sub(1) {
        items.push(MenuItem::act("Up", to(before)));
    }
    if place + 1 < command.bodies.len() {
        items.push(MenuItem::act("Down", to(place + 1)));
    }
    for other in army.commands.iter().filter(|other| other.id != command.id) {
        let edit = Edit::MoveBody {
            unit: unit.id,
            to: other.id,
            at: usize::MAX,
        };
        items.push(MenuItem::act(names.command(other.id), edit));
    }
    items
}

/// Another unit like this one beside it, without its general.
pub fn copy_of(army: &Army, id: UnitId) -> Option<Edit> {
    let (unit, command) = (army.unit(id)?, army.command_of(id)?);
    let copy = Unit {
        id: army.fresh_unit_id(),
        general: None,
        rear: false,
        ..unit.clone()
    };
    Some(Edit::AddUnit {
        to: next_to_its_body(command, id),
        unit: copy,
    })
}
