//! The keyboard: undo and redo anywhere, moving and removing on a unit, and a sheet that tells them.

use super::drag::place_of;
use super::state::BuilderPage;
use crate::army::{CommandId, Edit, UnitId};
use crate::screen::builder::CommandView;
use crate::web::browser::focus;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, KeyboardEvent};

pub fn listen(page: BuilderPage) {
    let listener = window_event_listener(ev::keydown, move |event| {
        // A text field undoes its own typing.
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        let is_typing =
            input.is_some_and(|input| matches!(input.type_().as_str(), "text" | "search"));
        if is_typing {
            return;
        }
        let is_command = event.ctrl_key() || event.meta_key();
        match (
            event.key().to_ascii_lowercase().as_str(),
            is_command,
            event.shift_key(),
        ) {
            ("z", true, false) => page.open.undo(),
            ("z", true, true) | ("y", true, _) => page.open.redo(),
            ("?", false, _) => page.help_open.set(true),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
}

/// Alt and an arrow move the unit; with Shift, to the next command. Delete removes it.
pub fn unit_key(page: BuilderPage, command: CommandId, id: UnitId, event: &KeyboardEvent) {
    let key = event.key();
    if key == "Delete" && !event.alt_key() {
        event.prevent_default();
        let next = neighbour(page, command, id);
        page.open.apply(Edit::RemoveUnit(id));
        // The neighbour may share a row now.
        request_animation_frame(move || {
            if !next.is_some_and(|unit| focus_unit(page, unit)) {
                focus::on(&format!("command-menu-{}", command.0));
            }
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
        let other = page.open.screen.with_untracked(|screen| {
            let mut commands = screen.commands.iter();
            let at = commands.position(|other| other.id == command)?;
            screen.commands.get(step(at)?).map(|command| command.id)
        });
        other.map(|to| (to, usize::MAX))
    } else {
        step(place_of(page, command, id)).map(|at| (command, at))
    };
    if let Some((to, at)) = to {
        page.open.apply(Edit::MoveBody { unit: id, to, at });
    }
}

/// Where the focus goes when this unit is gone.
fn neighbour(page: BuilderPage, command: CommandId, id: UnitId) -> Option<UnitId> {
    page.open.screen.with_untracked(|screen| {
        let units = screen.command(command).map(CommandView::units);
        let units = units.unwrap_or_default();
        let at = units.iter().position(|unit| unit.id == id).unwrap_or(0);
        let next = units.get(at + 1).or_else(|| units.get(at.checked_sub(1)?));
        next.map(|unit| unit.id)
    })
}

/// Moves the focus to a unit, or to the row that it shares; says whether it is there.
pub fn focus_unit(page: BuilderPage, unit: UnitId) -> bool {
    focus::on(&format!("unit-menu-{}", unit.0))
        || row_of(page, unit).is_some_and(|row| focus::on(&row))
}

/// The button that opens the row this unit shares with others.
fn row_of(page: BuilderPage, unit: UnitId) -> Option<String> {
    let screen = page.open.screen.try_get_untracked()?;
    let mut rows = screen.commands.iter().flat_map(|command| &command.rows);
    let row = rows.find(|row| row.units.contains(&unit))?;
    Some(format!("group-open-{}", row.first.0))
}

const KEYS: [(&str, &str); 8] = [
    ("Tab", "from one control to the next"),
    ("Enter", "on a unit: its card; on a row of units: opens it"),
    ("Alt + ↑ or ↓", "on a unit: moves it within its command"),
    (
        "Alt + Shift + ↑ or ↓",
        "on a unit: moves it to the next command",
    ),
    ("Delete", "on a unit: removes it"),
    ("Ctrl + Z", "undoes the last change"),
    ("Ctrl + Shift + Z", "redoes it"),
    ("?", "shows these keys"),
];

#[component]
pub fn KeyHelp() -> impl IntoView {
    let keys = KEYS.map(|(key, what)| {
        view! {
            <dt>
                <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
        }
    });
    view! { <dl class="key-help">{keys}</dl> }
}
