//! A unit: its sign, who leads it, statistics, price, and a menu. It can be dragged.

use super::finding::Findings;
use crate::army::{CommandId, Edit, UnitId};
use crate::desk::UnitView;
use crate::web::bench::{Bench, MenuOf};
use crate::web::components::Symbol;
use leptos::prelude::*;
use web_sys::{DragEvent, KeyboardEvent};

#[component]
pub fn UnitRow(bench: Bench, command: CommandId, id: UnitId) -> impl IntoView {
    let unit = Memo::new(move |_| {
        bench.desk.with(|desk| {
            let command = desk.commands.iter().find(|other| other.id == command)?;
            let units = command.bodies.iter().flat_map(|body| &body.units);
            units.into_iter().find(|unit| unit.id == id).cloned()
        })
    });
    let findings = Memo::new(move |_| {
        unit.with(|unit| unit.as_ref().map(|unit| unit.findings.clone()).unwrap_or_default())
    });
    let is_behind = move || unit.with(|unit| unit.as_ref().is_some_and(|unit| unit.is_behind));
    let name = move || unit.with(|unit| unit.as_ref().map(|u| u.name.clone()).unwrap_or_default());
    view! {
        <li
            id=format!("unit-{}", id.0)
            class="unit"
            class:behind=is_behind
            class:bad=move || !findings.with(Vec::is_empty)
            tabindex="-1"
            draggable="true"
            on:dragstart=move |event| drag(&event, id)
            on:dragover=move |event| event.prevent_default()
            on:drop=move |event| {
                event.prevent_default();
                event.stop_propagation();
                if let Some(dragged) = dropped(&event).filter(|dragged| *dragged != id) {
                    let at = place_of(bench, command, id);
                    bench.apply(Edit::MoveBody { unit: dragged, to: command, at });
                }
            }
            on:keydown=move |event| key(bench, command, id, &event)
        >
            {move || unit.get().map(body)}
            <button
                id=format!("unit-menu-{}", id.0)
                type="button"
                class="more"
                aria-haspopup="dialog"
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+Shift+ArrowUp Alt+Shift+ArrowDown Delete"
                aria-label=move || format!("More for {}", name())
                on:click=move |_| bench.menu.set(Some(MenuOf::Unit(id)))
            >
                "⋯"
            </button>
            <Findings bench findings />
        </li>
    }
}

fn body(unit: UnitView) -> impl IntoView {
    let [m, vbu, i, d, vd] = unit.stats;
    let stat = |label: &'static str, figure: String| view! { <span><em>{label}</em>{figure}</span> };
    let rank = (!unit.rank.is_empty()).then(|| format!(", {}", unit.rank));
    view! {
        <Symbol kind=unit.kind />
        <div class="what">
            {unit.general.map(|general| view! { <span class="seat">"⚑ " {general}</span> })}
            <b>{unit.name} <span class="rank">{rank}</span></b>
            <small>{unit.notes}</small>
        </div>
        <div class="stats">
            {stat("M", m)} {stat("VBU", vbu)} {stat("I", i)} {stat("D", d)} {stat("VD", vd)}
        </div>
        <div class="price">{unit.price}<span class="hidden">" points"</span></div>
    }
}

fn drag(event: &DragEvent, id: UnitId) {
    if let Some(data) = event.data_transfer() {
        // A browser that refuses leaves the menu and the keyboard.
        let _ = data.set_data("text/plain", &format!("muster-unit {}", id.0));
    }
}

/// The unit that was dropped, if it was one of ours.
pub fn dropped(event: &DragEvent) -> Option<UnitId> {
    let text = event.data_transfer()?.get_data("text/plain").ok()?;
    text.strip_prefix("muster-unit ")?.parse().ok().map(UnitId)
}

/// The place of a unit's body among those of its command.
fn place_of(bench: Bench, command: CommandId, id: UnitId) -> usize {
    bench.desk.with_untracked(|desk| {
        let bodies = desk.commands.iter().find(|other| other.id == command).map(|c| &c.bodies);
        let holds = |body: &crate::desk::BodyView| body.units.iter().any(|unit| unit.id == id);
        bodies.and_then(|bodies| bodies.iter().position(holds)).unwrap_or(usize::MAX)
    })
}

/// Alt and an arrow move the unit; with Shift, to the next command. Delete removes it.
fn key(bench: Bench, command: CommandId, id: UnitId, event: &KeyboardEvent) {
    let step: i64 = match event.key().as_str() {
        "ArrowUp" if event.alt_key() => -1,
        "ArrowDown" if event.alt_key() => 1,
        "Delete" if !event.alt_key() => {
            event.prevent_default();
            let next = neighbour(bench, command, id);
            bench.apply(Edit::RemoveUnit(id));
            request_animation_frame(move || {
                crate::web::focus::on(&next);
            });
            return;
        }
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    if event.shift_key() {
        let other = bench.desk.with_untracked(|desk| {
            let at = desk.commands.iter().position(|other| other.id == command)?;
            let to = usize::try_from(at as i64 + step).ok()?;
            desk.commands.get(to).map(|command| command.id)
        });
        if let Some(to) = other {
            bench.apply(Edit::MoveBody { unit: id, to, at: usize::MAX });
        }
    } else if let Ok(at) = usize::try_from(place_of(bench, command, id) as i64 + step) {
        bench.apply(Edit::MoveBody { unit: id, to: command, at });
    }
}

/// Where the focus goes when this unit is gone.
fn neighbour(bench: Bench, command: CommandId, id: UnitId) -> String {
    bench.desk.with_untracked(|desk| {
        let units: Vec<UnitId> = desk
            .commands
            .iter()
            .filter(|other| other.id == command)
            .flat_map(|command| &command.bodies)
            .flat_map(|body| &body.units)
            .map(|unit| unit.id)
            .collect();
        let at = units.iter().position(|unit| *unit == id).unwrap_or(0);
        let next = units.get(at + 1).or_else(|| units.get(at.checked_sub(1)?));
        next.map_or_else(
            || format!("command-menu-{}", command.0),
            |unit| format!("unit-menu-{}", unit.0),
        )
    })
}
