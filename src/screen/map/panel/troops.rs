//! A command or a body in hand: flank march, ambush, forward deployment.

use super::{Button, NamedToggle, Panel};
use crate::army::{Army, Body, CommandId, Edit, Flank, FlankMarch, Forward, UnitId};
use crate::event::RuleSet;
use crate::map::{Item, Map, MapAction};
use crate::rules::Judgement;
use crate::screen::builder::{Choice, ChoiceItem, closed_orders};
use crate::screen::map::ambush::{bring_out, hide, hiding_place};
use crate::text::{self, Names, map as words};

pub fn of_command(panel: &mut Panel, names: Names<'_>, id: CommandId) {
    let army = names.army;
    panel.title = names.command(id);
    panel.kind = "command rectangle".to_owned();
    let march = army.deployment.flank_march;
    let own = march.filter(|march| march.command == id);
    let sides = [None, Some(Flank::Left), Some(Flank::Right)];
    panel.choices.push(Choice {
        label: "Flank march",
        hint: "Takes the command off the table".to_owned(),
        items: sides
            .into_iter()
            .map(|side| ChoiceItem {
                label: side.map_or("none", text::side).to_owned(),
                is_chosen: own.map(|march| march.side) == side,
                edit: marching(army, id, side).into(),
            })
            .collect(),
    });
    let forward = &army.deployment.forward;
    let is_forward = *forward == Some(Forward::A(id));
    panel.toggles = may_order_forward(names).then(|| {
        let toggle = NamedToggle {
            label: "This command deploys forward (type A)".to_owned(),
            is_on: is_forward,
            edit: Edit::SetForward((!is_forward).then_some(Forward::A(id))),
        };
        ("Forward deployment", vec![toggle])
    });
    panel.buttons.push(Button {
        label: "Remove the rectangle only".to_owned(),
        edit: Edit::map(MapAction::Remove(vec![Item::Rectangle(id)])),
    });
}

/// Why it may not stands among the orders.
fn may_order_forward(names: Names<'_>) -> bool {
    let is_basic = names.list.game() == RuleSet::Basic;
    !is_basic && closed_orders(names.list, names.army).is_empty()
}

/// A command that marches leaves the table.
pub fn marching(army: &Army, id: CommandId, side: Option<Flank>) -> Edit {
    let march = side.map(|side| FlankMarch { command: id, side });
    let set = Edit::SetFlankMarch(march);
    let items = army
        .command(id)
        .map(|command| army.deployment.map.items_of(command));
    match (march, items) {
        (Some(_), Some(items)) if !items.is_empty() => {
            Edit::Several(vec![Edit::map(MapAction::Remove(items)), set])
        }
        _ => set,
    }
}

pub fn of_body(panel: &mut Panel, names: Names<'_>, judgement: &Judgement, body: &Body) {
    let army = names.army;
    let Some(front) = body.ranks.first().map(|unit| unit.id) else {
        return;
    };
    let mut figures = judgement.units.iter();
    let kind = figures.find(|unit| unit.id == front).and_then(|u| u.kind);
    let kind = kind.map_or("not on the list", |kind| text::troop_type(kind).1);
    panel.kind = match body.ranks.len() {
        0 | 1 => kind.to_owned(),
        n => format!("{kind}, Large Unit of {n}"),
    };
    let map = &army.deployment.map;
    panel.choices.extend(ambush_choice(army, body, map));
    let units: Vec<UnitId> = body.ranks.iter().map(|unit| unit.id).collect();
    panel.toggles = may_order_forward(names)
        .then(|| forward_toggle(army, &units))
        .flatten()
        .map(|t| ("Forward deployment", vec![t]));
}

fn ambush_choice(army: &Army, body: &Body, map: &Map) -> Option<Choice> {
    let hidden_in = hiding_place(army, body);
    let none = ChoiceItem {
        label: "none".to_owned(),
        is_chosen: hidden_in.is_none(),
        edit: bring_out(army, body).into(),
    };
    let pieces = map.terrain.iter().filter_map(|piece| {
        Some(ChoiceItem {
            label: format!("{} {}", words::terrain(piece.kind), piece.name),
            is_chosen: hidden_in == Some(piece.name.as_str()),
            edit: hide(army, body, piece)?.into(),
        })
    });
    let items: Vec<ChoiceItem> = std::iter::once(none).chain(pieces).collect();
    (items.len() > 1).then(|| Choice {
        label: "Ambush",
        hint: "Takes the unit off the table".to_owned(),
        items,
    })
}

/// Type B names units; type A is said of a command.
fn forward_toggle(army: &Army, units: &[UnitId]) -> Option<NamedToggle> {
    let named = match &army.deployment.forward {
        Some(Forward::A(_)) => return None,
        Some(Forward::B(named)) => named.clone(),
        None => Vec::new(),
    };
    let is_on = units.iter().all(|unit| named.contains(unit));
    let others = named.into_iter().filter(|unit| !units.contains(unit));
    let mut after: Vec<UnitId> = others.collect();
    if !is_on {
        after.extend(units);
    }
    Some(NamedToggle {
        label: "Deploys forward (type B)".to_owned(),
        is_on,
        edit: Edit::SetForward((!after.is_empty()).then_some(Forward::B(after))),
    })
}
