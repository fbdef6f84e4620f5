//! A unit: its sign, who leads it, statistics, price, and a menu. It can be dragged.

use super::finding;
use crate::army::{CommandId, Edit, UnitId};
use crate::screen::builder::{BodyView, CommandView, UnitView};
use crate::web::bench::{Bench, MenuOf};
use crate::web::dom::{El, button, el};
use crate::web::focus;
use crate::web::old_parts::symbol;
use crate::web::signals::*;
use wasm_bindgen::JsCast;
use web_sys::{DragEvent, Event, KeyboardEvent};

pub fn draw(bench: Bench, command: CommandId, key: u64) -> El {
    let id = UnitId(key as u32);
    let of_unit = move || bench.screen.with(|desk| desk.unit(id).cloned());
    let more = button("⋯")
        .id(&format!("unit-menu-{key}"))
        .class("more")
        .attr("aria-haspopup", "dialog")
        .attr(
            "aria-keyshortcuts",
            "Alt+ArrowUp Alt+ArrowDown Alt+Shift+ArrowUp Alt+Shift+ArrowDown Delete",
        )
        .live_attr("aria-label", move || {
            of_unit().map(|unit| format!("More for {}", unit.name))
        })
        .on_click(move || bench.menu.set(Some(MenuOf::Unit(id))));
    let body = el("div").class("body").live(move || match of_unit() {
        Some(unit) => shown(&unit),
        None => Vec::new(),
    });
    let findings = finding::list(bench, move || {
        of_unit()
            .map(|unit| unit.findings.clone())
            .unwrap_or_default()
    });
    el("li")
        .id(&format!("unit-{key}"))
        .class("unit")
        .live_class("behind", move || {
            of_unit().is_some_and(|unit| unit.is_behind)
        })
        .attr("tabindex", "-1")
        .attr("draggable", "true")
        .on("dragstart", move |event| drag(&event, id))
        .on("dragover", |event| event.prevent_default())
        .on("drop", move |event| {
            event.prevent_default();
            event.stop_propagation();
            if let Some(dragged) = dropped(&event).filter(|dragged| *dragged != id) {
                let at = place_of(bench, command, id);
                bench.apply(Edit::MoveBody {
                    unit: dragged,
                    to: command,
                    at,
                });
            }
        })
        .on_key(move |event| key_pressed(bench, command, id, &event))
        .children([body, more, findings])
}

fn shown(unit: &UnitView) -> Vec<El> {
    let names = ["M", "VBU", "I", "D", "VD"];
    let stats = names
        .iter()
        .zip(&unit.stats)
        .map(|(name, figure)| el("span").child(el("em").text(name)).text(figure));
    let mut name = el("b").text(&unit.name);
    if !unit.rank.is_empty() {
        name = name.child(el("span").class("rank").text(&format!(", {}", unit.rank)));
    }
    let general = unit
        .general
        .as_ref()
        .map(|general| el("span").class("seat").text(&format!("⚑ {general}")));
    let price = el("div")
        .class("price")
        .text(&unit.price.to_string())
        .child(el("span").class("hidden").text(" points"));
    vec![
        symbol(unit.kind),
        el("div")
            .class("what")
            .children(general)
            .child(name)
            .child(el("small").text(&unit.notes)),
        el("div").class("stats").children(stats),
        price,
    ]
}

fn drag(event: &Event, id: UnitId) {
    let data = event
        .dyn_ref::<DragEvent>()
        .and_then(DragEvent::data_transfer);
    if let Some(data) = data {
        // A browser that refuses leaves the menu and the keyboard.
        let _ = data.set_data("text/plain", &format!("muster-unit {}", id.0));
    }
}

/// The unit that was dropped, if it was one of ours.
pub fn dropped(event: &Event) -> Option<UnitId> {
    let data = event.dyn_ref::<DragEvent>()?.data_transfer()?;
    let text = data.get_data("text/plain").ok()?;
    text.strip_prefix("muster-unit ")?.parse().ok().map(UnitId)
}

/// The place of a unit's body among those of its command.
fn place_of(bench: Bench, command: CommandId, id: UnitId) -> usize {
    bench.screen.with_untracked(|desk| {
        let holds = |body: &BodyView| body.units.iter().any(|unit| unit.id == id);
        let command = desk.command(command);
        command
            .and_then(|command| command.bodies.iter().position(holds))
            .unwrap_or(usize::MAX)
    })
}

/// Alt and an arrow move the unit; with Shift, to the next command. Delete removes it.
fn key_pressed(bench: Bench, command: CommandId, id: UnitId, event: &KeyboardEvent) {
    let key = event.key();
    if key == "Delete" && !event.alt_key() {
        event.prevent_default();
        let next = neighbour(bench, command, id);
        bench.apply(Edit::RemoveUnit(id));
        request_animation_frame(move || {
            focus::on(&next);
        });
        return;
    }
    let is_up = match key.as_str() {
        "ArrowUp" if event.alt_key() => true,
        "ArrowDown" if event.alt_key() => false,
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    let step = |at: usize| {
        if is_up {
            at.checked_sub(1)
        } else {
            at.checked_add(1)
        }
    };
    let to = if event.shift_key() {
        let other = bench.screen.with_untracked(|desk| {
            let at = desk.commands.iter().position(|other| other.id == command)?;
            desk.commands.get(step(at)?).map(|command| command.id)
        });
        other.map(|to| (to, usize::MAX))
    } else {
        step(place_of(bench, command, id)).map(|at| (command, at))
    };
    if let Some((to, at)) = to {
        bench.apply(Edit::MoveBody { unit: id, to, at });
    }
}

/// Where the focus goes when this unit is gone.
fn neighbour(bench: Bench, command: CommandId, id: UnitId) -> String {
    bench.screen.with_untracked(|desk| {
        let units = desk.command(command).map(CommandView::units);
        let units = units.unwrap_or_default();
        let at = units.iter().position(|unit| unit.id == id).unwrap_or(0);
        match units.get(at + 1).or_else(|| units.get(at.checked_sub(1)?)) {
            Some(unit) => format!("unit-menu-{}", unit.id.0),
            None => format!("command-menu-{}", command.0),
        }
    })
}
