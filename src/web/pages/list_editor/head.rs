//! What can be done with the list as a whole, and what is wrong with it.

use crate::event::{Event, Preset, RuleSet};
use crate::list::{ArmyList, slug_of};
use crate::route::Route;
use crate::text::PART_OF_A_LIST;
use crate::web::browser::{address, files, focus};
use crate::web::state::{OpenList, use_saved_armies};
use leptos::ev;
use leptos::prelude::*;

#[component]
pub fn Head(open: OpenList) -> impl IntoView {
    let saved = use_saved_armies();
    let is_sound = Memo::new(move |_| open.faults.with(Vec::is_empty));
    let build = move |_| {
        if open.publish()
            && let Some(list) = open.published()
        {
            let event = first_event(&list);
            address::go(&Route::Army(saved.begin_new(&list, event)));
        }
    };
    let save = move |_| {
        open.publish();
    };
    let export = move |_| {
        let mut list = open.list();
        list.history.clear();
        files::offer(&format!("{}.json", slug_of(&list.name)), &list.to_json());
    };
    let keys = window_event_listener(ev::keydown, move |event| {
        if !(event.ctrl_key() || event.meta_key()) || is_typing() {
            return;
        }
        match (event.key().as_str(), event.shift_key()) {
            ("z", false) => open.undo(),
            ("y", _) | ("Z" | "z", true) => open.redo(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
    let standing = move || match (is_sound.get(), open.revision()) {
        (_, Some(revision)) => format!("Armies are built from this, revision {revision}."),
        (true, None) => "A draft. Save it to build armies from it.".to_owned(),
        (false, None) => "A draft, kept in this browser as you type.".to_owned(),
    };
    view! {
        <div class="tools">
            <button
                type="button"
                class="go"
                id="build"
                disabled=move || !is_sound.get()
                on:click=build
            >
                "Build this army"
            </button>
            <button
                type="button"
                id="save-list"
                disabled=move || !is_sound.get() || open.revision().is_some()
                on:click=save
            >
                "Save"
            </button>
            <button
                type="button"
                disabled=move || open.history.with(|history| !history.can_undo())
                on:click=move |_| open.undo()
            >
                "Undo"
            </button>
            <button
                type="button"
                disabled=move || open.history.with(|history| !history.can_redo())
                on:click=move |_| open.redo()
            >
                "Redo"
            </button>
            <button type="button" disabled=move || !is_sound.get() on:click=export>
                "Export as JSON"
            </button>
            <a class="button" href=Route::OwnLists.href()>
                "All own lists"
            </a>
        </div>
        <p class="quiet" id="standing" role="status">
            {standing} " " {move || open.said.get()}
        </p>
        <Show when=move || open.is_part()>
            <p class="note umpire">{PART_OF_A_LIST} "."</p>
        </Show>
        <Faults open />
    }
}

/// What a new army of an own list is for. The list isn't the publisher's, so it begins as a friendly
/// game.
pub fn first_event(list: &ArmyList) -> Event {
    let preset = match list.game() {
        RuleSet::Impetus => Preset::Mm15At300,
        RuleSet::Basic => Preset::Basic,
    };
    preset.event().as_friendly()
}

/// The notes have an undo of their own; so has a field while something is typed into it, and then
/// its keys don't come here.
fn is_typing() -> bool {
    let focused = document().active_element();
    focused.is_some_and(|element| element.tag_name() == "TEXTAREA")
}

#[component]
fn Faults(open: OpenList) -> impl IntoView {
    let lines = move || {
        let faults = open.faults.get().into_iter();
        let lines = faults.map(|fault| match fault.row {
            None => view! { <li>{fault.said}</li> }.into_any(),
            Some(row) => {
                let go = move |_| {
                    focus::show(&format!("row-{row}"));
                };
                view! {
                    <li>
                        <button type="button" class="plain" on:click=go>
                            {fault.said}
                        </button>
                    </li>
                }
                .into_any()
            }
        });
        lines.collect_view()
    };
    let count = Memo::new(move |_| open.faults.with(Vec::len));
    let heading = move || match count.get() {
        1 => "1 thing to put right".to_owned(),
        n => format!("{n} things to put right"),
    };
    view! {
        <Show when=move || count.get() != 0>
            <details class="note umpire faults">
                <summary>{heading}</summary>
                <ul>{lines}</ul>
            </details>
        </Show>
    }
}
