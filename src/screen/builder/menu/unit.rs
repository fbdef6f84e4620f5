//! The menu of a unit: who leads it, where it goes, and the unit as a whole.

use super::large_unit::{holds, large_unit, next_to_its_body};
use super::options::options;
use super::{Menu, MenuItem};
use crate::army::{Army, Command, Edit, GeneralLevel, Unit, UnitId};
use crate::list::{ArmyList, Seat};
use crate::text::{self, Names};

/// The menu of a unit; none once the unit is gone.
pub fn unit_menu(list: &ArmyList, army: &Army, id: UnitId) -> Option<Menu> {
    let unit = army.unit(id)?;
    let command = army.command_of(id)?;
    let names = Names { list, army };
    let mut groups = [
        ("General", general(army, unit)),
        ("Options", options(list, army, unit)),
        ("Large Unit", large_unit(list, army, command, unit)),
        ("Move", moves(army, command, unit, names)),
        ("Unit", whole(army, command, unit)),
    ];
    // Any draft is allowed, but a general here would be a slip.
    let may_lead = list
        .troop(unit.troop)
        .is_none_or(|troop| troop.general != Seat::No);
    if !may_lead && unit.general.is_none() {
        groups.rotate_left(1);
    }
    Some(Menu::new(names.unit_in_place(id), groups))
}

fn general(army: &Army, unit: &Unit) -> Vec<MenuItem> {
    let set = |level| Edit::SetGeneral {
        unit: unit.id,
        level,
    };
    let mut items = vec![MenuItem::switch("None", unit.general.is_none(), set(None))];
    for &level in GeneralLevel::ALL {
        let label = format!(
            "{}, +{}, {} points",
            text::general_level(level),
            level.initiative(),
            level.price()
        );
        let appoint = set(Some(level));
        // The first general of an army leads it.
        let edit = if army.cic.is_none() {
            Edit::Several(vec![appoint, Edit::SetCic(Some(unit.id))])
        } else {
            appoint
        };
        items.push(MenuItem::switch(label, unit.general == Some(level), edit));
    }
    if unit.general.is_some() {
        let leads = army.cic == Some(unit.id);
        let edit = Edit::SetCic(if leads { None } else { Some(unit.id) });
        items.push(MenuItem::switch("C-in-C", leads, edit));
    }
    items
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
        items.push(MenuItem::act(
            format!("To {}", names.command(other.id)),
            edit,
        ));
    }
    items
}

fn whole(army: &Army, command: &Command, unit: &Unit) -> Vec<MenuItem> {
    let copy = Unit {
        id: army.fresh_unit_id(),
        general: None,
        ..unit.clone()
    };
    let to = next_to_its_body(command, unit.id);
    vec![
        MenuItem::act("Duplicate", Edit::AddUnit { to, unit: copy }),
        MenuItem::act("Remove", Edit::RemoveUnit(unit.id)),
    ]
}
