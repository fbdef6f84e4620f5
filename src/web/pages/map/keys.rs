//! The table by keyboard: Tab goes through what stands on it, other keys do to it what dragging
//! does.

use super::editor::Editor;
use super::zoom;
use crate::map::Item;
use crate::screen::map::{item_of, key, key_act};
use crate::web::browser::focus;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, KeyboardEvent};

pub const KEYS: &str = "Tab and Shift+Tab step through everything on the table. Escape deselects, and Tab then leaves the map. Arrow keys move by 1U, with Shift by a tenth. [ and ] turn by 5°, { and } by 1°, 0 faces the enemy. W and D make it wider and deeper, with Shift narrower and shallower. Delete takes it off the table. Enter opens its panel. + and − zoom. Ctrl+Z undoes.";

/// The thing that an event happened on.
pub fn thing_at(event: &Event) -> Option<Item> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let group = target.closest("[data-item]").ok()??;
    item_of(&group.get_attribute("data-item")?)
}

/// What has the focus is selected.
pub fn focused(editor: Editor, event: &FocusEvent, leaving: StoredValue<bool>) {
    let Some(item) = thing_at(event) else { return };
    leaving.set_value(false);
    if editor.selected.get_untracked() != Some(item) {
        // What was said was about another thing.
        editor.said.set(String::new());
    }
    editor.select(Some(item));
}

/// Whether the key was one of ours. After Escape (`leaving`) the Tab key leaves the map, instead
/// of going through it again.
pub fn pressed(editor: Editor, event: &KeyboardEvent, leaving: StoredValue<bool>) -> bool {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return false;
    }
    let selected = editor.selected.get_untracked();
    match event.key().as_str() {
        "Tab" if event.shift_key() => return back(editor),
        "Tab" => return on(editor, leaving),
        "Escape" => {
            if selected.is_none() {
                return false;
            }
            editor.selected.set(None);
            focus::on("table");
            leaving.set_value(true);
            editor.said.set("Nothing is selected.".to_owned());
        }
        "Home" => return go(editor, Some(0)),
        "End" => {
            let count = editor.screen.with_untracked(|screen| screen.things.len());
            return go(editor, count.checked_sub(1));
        }
        "Enter" | " " if selected.is_some() => {
            focus::on("selected");
        }
        "+" | "=" => zoom::by(editor, 3, 2),
        "-" => zoom::by(editor, 2, 3),
        name => {
            let (Some(item), Some(act)) = (selected, key_act(name, event.shift_key())) else {
                return false;
            };
            let next = neighbour(editor, item);
            editor.act(act);
            if position(editor, Some(item)).is_none() {
                // It is gone: on to the one beside it.
                request_animation_frame(move || {
                    if !next.is_some_and(|next| focus::on(&key(next))) {
                        focus::on("table");
                    }
                });
            }
        }
    }
    true
}

/// Its place in the order that keys go through.
fn position(editor: Editor, item: Option<Item>) -> Option<usize> {
    editor.screen.with_untracked(|screen| {
        let mut things = screen.things.iter();
        things.position(|thing| Some(thing.item) == item)
    })
}

fn neighbour(editor: Editor, item: Item) -> Option<Item> {
    let at = position(editor, Some(item))?;
    editor.screen.with_untracked(|screen| {
        let next = screen.things.get(at + 1);
        let next = next.or_else(|| screen.things.get(at.checked_sub(1)?));
        next.map(|thing| thing.item)
    })
}

fn is_on_table() -> bool {
    let focused = document().active_element();
    focused.is_some_and(|element| element.id() == "table")
}

/// To the next thing; past the last the focus leaves the table as it would.
fn on(editor: Editor, leaving: StoredValue<bool>) -> bool {
    match position(editor, editor.selected.get_untracked()) {
        // What is selected comes first.
        Some(at) if is_on_table() => go(editor, Some(at)),
        None if leaving.get_value() => false,
        None => go(editor, Some(0)),
        Some(at) => {
            let is_last = !go(editor, Some(at + 1));
            if is_last {
                // The browser goes on from the table, not from within it.
                focus::on("table");
            }
            !is_last
        }
    }
}

/// To the thing before, or to the table itself.
fn back(editor: Editor) -> bool {
    match position(editor, editor.selected.get_untracked()) {
        Some(0) if !is_on_table() => {
            editor.selected.set(None);
            focus::on("table")
        }
        Some(at) if !is_on_table() => go(editor, at.checked_sub(1)),
        _ => false,
    }
}

fn go(editor: Editor, to: Option<usize>) -> bool {
    let item = editor.screen.with_untracked(|screen| {
        let thing = screen.things.get(to?)?;
        Some(thing.item)
    });
    item.is_some_and(|item| focus::on(&key(item)))
}
