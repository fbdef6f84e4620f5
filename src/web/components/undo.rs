//! Undo and redo of the open army, each with what it would do in its name.

use crate::army::{Edit, History};
use crate::web::state::OpenArmy;
use leptos::prelude::*;

#[component]
pub fn UndoButtons(open: OpenArmy) -> impl IntoView {
    view! {
        <UndoButton
            open
            id="undo"
            name="Undo"
            sign="↶"
            keys="Ctrl+Z"
            pick=History::next_undo
            act=move || open.undo()
        />
        <UndoButton
            open
            id="redo"
            name="Redo"
            sign="↷"
            keys="Ctrl+Shift+Z"
            pick=History::next_redo
            act=move || open.redo()
        />
    }
}

#[component]
fn UndoButton(
    open: OpenArmy,
    id: &'static str,
    name: &'static str,
    sign: &'static str,
    keys: &'static str,
    pick: fn(&History) -> Option<&Edit>,
    act: impl Fn() + 'static,
) -> impl IntoView {
    let label = move || match open.next_step(pick) {
        Some(edit) => format!("{name}: {edit}"),
        None => name.to_owned(),
    };
    let is_off = move || {
        let is_none = open.history.with(|history| pick(history).is_none());
        is_none.to_string()
    };
    view! {
        <button
            type="button"
            id=id
            title=format!("{name} ({keys})")
            aria-label=label
            aria-disabled=is_off
            on:click=move |_| act()
        >
            {sign}
        </button>
    }
}
