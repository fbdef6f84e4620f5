//! The menu of a unit: who leads it, where it goes, and the unit as a whole.

use super::large_unit::{holds, large_unit, next_to_its_body};
use super::options::options;
use super::{Menu, MenuGroup, MenuItem};
use crate::army::{Army, Command, Edit, GeneralLevel, Unit, UnitId};
use crate::event::Setting;
use crate::list::{ArmyList, Seat};
use crate::text::{self, Names};

/// The menu of a unit; none once the unit is gone.
pub fn unit_menu(list: &ArmyList, army: &Army, id: UnitId) -> Option<Menu> {
    let unit = army.unit(id)?;
    let command = army.command_of(id)?;
    let names = Names { list, army };
    let groups = [
        ("General", Vec::new()),
        ("Large Unit", large_unit(list, army, command, unit)),
        ("Options", options(list, army, unit)),
        ("Move", moves(army, command, unit, names)),
    ];
    let mut menu = Menu::new(names.unit(id), groups);
    menu.groups.insert(0, generals(list, army, unit));
    menu.groups.push(lock(army, id));
    Some(menu)
}

fn lock(army: &Army, id: UnitId) -> MenuGroup {
    let is_locked = army.locked.contains(&id);
    let edit = Edit::SetLocked {
        unit: id,
        locked: !is_locked,
    };
    MenuGroup {
        title: "Lock".to_owned(),
        note: "A locked unit stays as it is when the army is completed or mended.".to_owned(),
        items: vec![MenuItem::switch("Locked", is_locked, edit)],
    }
}

/// Levels where a general may sit; elsewhere the reason, as long as nobody sits there.
fn generals(list: &ArmyList, army: &Army, unit: &Unit) -> MenuGroup {
    let seat = list
        .troop(unit.troop)
        .map_or(Seat::Yes, |troop| troop.general);
    let may_hold = seat != Seat::No || army.event.setting == Setting::GreatBattle;
    let (note, items) = if may_hold || unit.general.is_some() {
        let note = match seat {
            Seat::SubGeneral => "A sub-general, not the C-in-C.",
            _ => "",
        };
        let may_lead = seat == Seat::Yes || army.event.setting == Setting::GreatBattle;
        (note, general(army, unit, may_lead.then_some(unit.id)))
    } else {
        ("The list lets no general sit here.", Vec::new())
    };
    MenuGroup {
        title: "General".to_owned(),
        note: note.to_owned(),
        items,
    }
}

/// The first general of an army leads it, where he may.
fn general(army: &Army, unit: &Unit, leader: Option<UnitId>) -> Vec<MenuItem> {
    let set = |level| Edit::SetGeneral {
        unit: unit.id,
        level,
    };
    let mut items = vec![MenuItem::switch(
        "No general",
        unit.general.is_none(),
        set(None),
    )];
    for &level in GeneralLevel::ALL {
        let label = text::general_level(level);
        let appoint = set(Some(level));
        let edit = match leader.filter(|_| army.cic.is_none()) {
            Some(leader) => Edit::Several(vec![appoint, Edit::SetCic(Some(leader))]),
            None => appoint,
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
