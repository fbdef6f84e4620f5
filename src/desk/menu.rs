//! What can be done with one unit or one command: groups of items, each with its edit.

use crate::army::{
    Army, Body, Command, CommandId, Edit, Forward, GeneralLevel, Place, Spot, Unit, UnitId,
};
use crate::join::join;
use crate::list::{ArmyList, Formation, Seat, Special, Troop, TroopType, Upgrade, Weapon};
use crate::text::{self, Names};
use std::rc::Rc;

#[derive(Clone, Debug, PartialEq)]
pub struct Menu {
    pub title: String,
    pub groups: Vec<MenuGroup>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MenuGroup {
    pub title: String,
    pub items: Vec<MenuItem>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct MenuItem {
    pub label: String,
    /// Whether it is chosen, for items that are switched on and off.
    pub is_on: Option<bool>,
    pub edit: Rc<Edit>,
}

impl Menu {
    /// Groups without items are left out.
    fn new<const N: usize>(title: String, groups: [(&str, Vec<MenuItem>); N]) -> Self {
        let groups = groups.into_iter().filter(|(_, items)| !items.is_empty());
        let group = |(title, items): (&str, Vec<MenuItem>)| MenuGroup {
            title: title.to_owned(),
            items,
        };
        Menu {
            title,
            groups: groups.map(group).collect(),
        }
    }
}

impl MenuItem {
    fn act(label: impl Into<String>, edit: Edit) -> Self {
        MenuItem {
            label: label.into(),
            is_on: None,
            edit: edit.into(),
        }
    }

    fn switch(label: impl Into<String>, is_on: bool, edit: Edit) -> Self {
        MenuItem {
            label: label.into(),
            is_on: Some(is_on),
            edit: edit.into(),
        }
    }
}

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
    for level in GeneralLevel::ALL {
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

fn options(list: &ArmyList, army: &Army, unit: &Unit) -> Vec<MenuItem> {
    let mut items = Vec::new();
    let (Some(points), Some(troop)) = (list.points_list(), list.troop(unit.troop)) else {
        return items;
    };
    for section in points.sections() {
        let upgrades = section.upgrades.iter();
        let upgrades = upgrades.filter(|upgrade| upgrade.of.contains(&unit.troop));
        items.extend(upgrades.map(|upgrade| upgrade_item(upgrade, unit)));
    }
    items.extend(alternatives(points, unit));
    for arms in &troop.arms {
        let weapons: Vec<&str> = arms
            .weapons
            .iter()
            .map(|weapon| text::weapon(*weapon))
            .collect();
        let label = match (&arms.name, weapons.is_empty()) {
            (Some(name), true) => name.clone(),
            (Some(name), false) => format!("{name}: {}", join(&weapons, ", ")),
            (None, _) => join(&weapons, ", "),
        };
        let chosen = unit.arms.or(troop.arms.first().map(|first| first.id)) == Some(arms.id);
        items.push(MenuItem::switch(
            label,
            chosen,
            Edit::SetArms {
                unit: unit.id,
                arms: Some(arms.id),
            },
        ));
    }
    items.extend(switches(points, army, unit, troop, list.volume));
    items
}

fn upgrade_item(upgrade: &Upgrade, unit: &Unit) -> MenuItem {
    let taken = unit.upgrades.contains(&upgrade.id);
    let (unit, id) = (unit.id, upgrade.id);
    let edit = if taken {
        Edit::DropUpgrade { unit, upgrade: id }
    } else {
        Edit::TakeUpgrade { unit, upgrade: id }
    };
    let label = match upgrade.price {
        Some(price) => format!("{}, {price} points in all", upgrade.name),
        None => upgrade.name.clone(),
    };
    MenuItem::switch(label, taken, edit)
}

/// Other troops of the same row.
fn alternatives(points: &crate::list::PointsList, unit: &Unit) -> Vec<MenuItem> {
    let mut rows = points.rows();
    let row = rows.find(|row| row.troops.iter().any(|troop| troop.id == unit.troop));
    let alternatives = row.map_or(&[][..], |row| row.troops.as_slice());
    if alternatives.len() < 2 {
        return Vec::new();
    }
    let item = |troop: &Troop| {
        let mut label = format!("{} {}", text::troop_type(troop.kind).0, troop.name);
        for weapon in &troop.weapons {
            label = format!("{label}, {}", text::weapon(*weapon));
        }
        let stats = &troop.stats;
        let label = format!("{label}, VBU {}, {} points", stats.vbu, troop.price);
        let edit = Edit::SetTroop {
            unit: unit.id,
            troop: troop.id,
        };
        MenuItem::switch(label, troop.id == unit.troop, edit)
    };
    alternatives.iter().map(item).collect()
}

fn switches(
    points: &crate::list::PointsList,
    army: &Army,
    unit: &Unit,
    troop: &Troop,
    volume: Option<u8>,
) -> Vec<MenuItem> {
    let mut items = Vec::new();
    let id = unit.id;
    let pikes = troop.kind == TroopType::Fp && troop.weapons.contains(&Weapon::Pike);
    let has_upgrade = volume == Some(32) || points.has(Special::PikeUpgrade);
    if unit.pike_upgrade || (pikes && has_upgrade) {
        let edit = Edit::SetPikeUpgrade {
            unit: id,
            taken: !unit.pike_upgrade,
        };
        items.push(MenuItem::switch(
            "Pike upgrade, front rank",
            unit.pike_upgrade,
            edit,
        ));
    }
    if let Some(dismount) = &troop.dismount {
        let edit = Edit::SetDismounted {
            unit: id,
            dismounted: !unit.dismounted,
        };
        items.push(MenuItem::switch(
            format!("On foot: {}", dismount.name),
            unit.dismounted,
            edit,
        ));
    }
    if unit.fortified || (troop.kind == TroopType::W && points.fortifications.is_some()) {
        let edit = Edit::SetFortified {
            unit: id,
            fortified: !unit.fortified,
        };
        items.push(MenuItem::switch(
            "Fortified, 10 points, 2 FOR",
            unit.fortified,
            edit,
        ));
    }
    let joan = army.purchases.joan == Some(id);
    if joan || (points.has(Special::JoanOfArc) && unit.general.is_some()) {
        let edit = Edit::SetJoan(if joan { None } else { Some(id) });
        items.push(MenuItem::switch("Joan of Arc, 20 points", joan, edit));
    }
    if let Some(Forward::B(units)) = &army.deployment.forward {
        let forward = units.contains(&id);
        let mut others: Vec<UnitId> = units.iter().copied().filter(|other| *other != id).collect();
        if !forward {
            others.push(id);
        }
        let edit = Edit::SetForward(Some(Forward::B(others)));
        items.push(MenuItem::switch("Deploys forward", forward, edit));
    }
    items
}

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

fn large_unit(list: &ArmyList, army: &Army, command: &Command, unit: &Unit) -> Vec<MenuItem> {
    let mut items = Vec::new();
    let names = Names { list, army };
    let Some(body) = command.bodies.iter().find(|body| holds(body, unit.id)) else {
        return items;
    };
    let rear_price = list.troop(unit.troop).and_then(|troop| troop.rear_price);
    if let Some(price) = rear_price {
        let edit = Edit::SetRear {
            unit: unit.id,
            rear: !unit.rear,
        };
        items.push(MenuItem::switch(
            format!("Rear-rank price, {price} points"),
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
            items.push(MenuItem::act("One rank to the front", edit));
        }
        if let Some(behind) = neighbour(at + 1) {
            let edit = Edit::MoveUnit {
                unit: unit.id,
                to: rank(behind, at + 1),
            };
            items.push(MenuItem::act("One rank to the rear", edit));
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

/// A move with the price that goes with the new place: who steps behind pays the rear-rank price
/// where there is one, who stands alone the full one.
fn priced(unit: &Unit, moved: Edit, rear: bool) -> Edit {
    if unit.rear == rear {
        return moved;
    }
    let unit = unit.id;
    Edit::Several(vec![moved, Edit::SetRear { unit, rear }])
}

fn holds(body: &Body, unit: UnitId) -> bool {
    body.ranks.iter().any(|other| other.id == unit)
}

/// A place of its own, right of the body that the unit is in.
fn next_to_its_body(command: &Command, unit: UnitId) -> Place {
    let place = command.bodies.iter().position(|body| holds(body, unit));
    Place {
        command: command.id,
        spot: Spot::Before(place.unwrap_or(0) + 1),
    }
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

/// The menu of a command; none once the command is gone.
pub fn command_menu(list: &ArmyList, army: &Army, id: CommandId) -> Option<Menu> {
    let command = army.command(id)?;
    let names = Names { list, army };
    let place = army.commands.iter().position(|other| other.id == id)?;
    let mut order = Vec::new();
    if let Some(to) = place.checked_sub(1) {
        order.push(MenuItem::act("Up", Edit::MoveCommand { command: id, to }));
    }
    if place + 1 < army.commands.len() {
        order.push(MenuItem::act(
            "Down",
            Edit::MoveCommand {
                command: id,
                to: place + 1,
            },
        ));
    }
    order.push(MenuItem::act("Remove", Edit::RemoveCommand(id)));
    let mut troops = Vec::new();
    let contingents = list
        .points_list()
        .map(|points| points.contingents.as_slice());
    if let Some(contingents @ [_, ..]) = contingents {
        let set = |contingent| Edit::SetContingent {
            command: id,
            contingent,
        };
        troops.push(MenuItem::switch(
            "The list's own",
            command.contingent.is_none(),
            set(None),
        ));
        troops.extend(contingents.iter().map(|contingent| {
            let taken = command.contingent == Some(contingent.id);
            MenuItem::switch(contingent.name.clone(), taken, set(Some(contingent.id)))
        }));
    }
    let groups = [("Troops", troops), ("Command", order)];
    Some(Menu::new(names.command(id), groups))
}
