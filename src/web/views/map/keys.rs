//! The table by keyboard: Tab goes through what stands on it, other keys do to it what dragging
//! does.

use super::editor::Editor;
use super::zoom;
use crate::map::Item;
use crate::screen::map::{item_of, key, key_act};
use crate::web::dom::El;
use crate::web::focus;
use crate::web::signals::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

pub const HELP: &str = "Tab and Shift+Tab go through what is on the table; Escape puts it down, and Tab then leaves the map. Arrows move by 1U, with Shift by a tenth. [ and ] turn by 5°, { and } by 1°, 0 faces the enemy. W and D make it wider and deeper, with Shift narrower and shallower. Delete takes it off the table. Enter goes to its panel. + and − zoom. Ctrl+Z takes back.";

pub fn listen(editor: Editor, table: El) -> El {
    // After Escape the Tab key leaves the map, instead of going through it again.
    let leaving = StoredValue::new(false);
    table
        .on_key(move |event| {
            if pressed(editor, &event, leaving) {
                event.prevent_default();
                event.stop_propagation();
            }
        })
        .on("focusin", move |event| {
            if let Some(item) = thing_at(&event) {
                leaving.set_value(false);
                if editor.picked.get_untracked() != Some(item) {
                    // What was said was about another thing.
                    editor.said.set(String::new());
                }
                editor.pick(Some(item));
            }
        })
        .on("blur", move |_| leaving.set_value(false))
}

/// The thing that an event happened on.
pub fn thing_at(event: &Event) -> Option<Item> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let group = target.closest("[data-item]").ok()??;
    item_of(&group.get_attribute("data-item")?)
}

/// Whether the key was one of ours.
fn pressed(editor: Editor, event: &KeyboardEvent, leaving: StoredValue<bool>) -> bool {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return false;
    }
    let picked = editor.picked.get_untracked();
    match event.key().as_str() {
        "Tab" => return tab(editor, event.shift_key(), leaving),
        "Escape" => {
            if picked.is_none() {
                return false;
            }
            editor.picked.set(None);
            focus::on("table");
            leaving.set_value(true);
            editor.said.set("Put down.".to_owned());
        }
        "Home" => return go(editor, Some(0)),
        "End" => {
            let last = editor.board.with_untracked(|board| board.things.len());
            return go(editor, last.checked_sub(1));
        }
        "Enter" | " " if picked.is_some() => {
            focus::on("in-hand");
        }
        "+" | "=" => zoom::by(editor, 3, 2),
        "-" => zoom::by(editor, 2, 3),
        name => {
            let (Some(item), Some(act)) = (picked, key_act(name, event.shift_key())) else {
                return false;
            };
            let next = neighbour(editor, item);
            editor.act(act);
            if editor.picked.get_untracked().is_none() || !is_there(editor, item) {
                // It went: on to the one beside it.
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

fn is_there(editor: Editor, item: Item) -> bool {
    let board = editor.board;
    board.with_untracked(|board| board.things.iter().any(|thing| thing.item == item))
}

fn neighbour(editor: Editor, item: Item) -> Option<Item> {
    editor.board.with_untracked(|board| {
        let at = board.things.iter().position(|thing| thing.item == item)?;
        let next = board.things.get(at + 1);
        let next = next.or_else(|| board.things.get(at.checked_sub(1)?));
        next.map(|thing| thing.item)
    })
}

/// To the next thing or the one before; past the ends the focus leaves the table as it would.
fn tab(editor: Editor, is_back: bool, leaving: StoredValue<bool>) -> bool {
    let picked = editor.picked.get_untracked();
    let at = editor.board.with_untracked(|board| {
        let mut things = board.things.iter();
        things.position(|thing| Some(thing.item) == picked)
    });
    let is_on_table = document()
        .active_element()
        .is_some_and(|element| element.id() == "table");
    match (at, is_back) {
        // What is in hand comes first.
        (Some(at), false) if is_on_table => go(editor, Some(at)),
        (_, true) if is_on_table => false,
        (None, false) if leaving.get_value() => false,
        (None, false) => go(editor, Some(0)),
        (None, true) => false,
        (Some(at), false) => {
            let is_last = !go(editor, Some(at + 1));
            if is_last {
                // The browser goes on from the table, not from within it.
                focus::on("table");
            }
            !is_last
        }
        (Some(0), true) => {
            editor.picked.set(None);
            focus::on("table")
        }
        (Some(at), true) => go(editor, at.checked_sub(1)),
    }
}

fn go(editor: Editor, to: Option<usize>) -> bool {
    let item = editor.board.with_untracked(|board| {
        let thing = board.things.get(to?)?;
        Some(thing.item)
    });
    item.is_some_and(|item| focus::on(&key(item)))
}
