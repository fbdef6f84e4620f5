//! What can be done with the list as a whole, and what is wrong with it.

use super::desk::Desk;
use crate::event::{Event, Preset, RuleSet};
use crate::list::{ArmyList, slug_of};
use crate::route::Route;
use crate::screen::list_editor::{FaultLine, to_put_right};
use crate::text::PART_OF_A_LIST;
use crate::web::browser::files;
use leptos::prelude::*;

/// Beside the heading: what is seldom wanted.
#[component]
pub fn Tools(desk: Desk) -> impl IntoView {
    let export = move |_| {
        let mut list = desk.open.list();
        list.history.clear();
        files::offer(&format!("{}.json", slug_of(&list.name)), &list.to_json());
    };
    view! {
        <div class="tools">
            <button type="button" on:click=export>
                "Export as JSON"
            </button>
            <a class="button" href=Route::OwnLists.href()>
                "All own lists"
            </a>
        </div>
    }
}

/// Always in view: undo, what is to be put right, and the ways on.
#[component]
pub fn Do(desk: Desk) -> impl IntoView {
    let open = desk.open;
    let is_sound = Memo::new(move |_| desk.is_sound());
    let count = Memo::new(move |_| desk.faults.with(Vec::len));
    let standing = move || match (is_sound.get(), open.revision()) {
        (true, Some(revision)) => format!("Armies are built from this, revision {revision}."),
        (true, None) => "A draft. Save it to build armies from it.".to_owned(),
        (false, _) => "A draft, kept in this browser as you type.".to_owned(),
    };
    let off = |is_on: bool| (!is_on).to_string();
    let cant_save = move || !is_sound.get() || open.revision().is_some();
    let said = move || match open.said.get() {
        said if said.is_empty() => standing(),
        said => said,
    };
    view! {
        <section class="card editor-do" aria-label="The list as a whole">
            <p id="standing" role="status">
                {said}
            </p>
            <Show when=move || open.is_part()>
                <p class="note umpire">{PART_OF_A_LIST} "."</p>
            </Show>
            <div class="do-buttons">
                <button
                    type="button"
                    class="icon"
                    aria-label="Undo"
                    title="Undo (Ctrl+Z)"
                    aria-disabled=move || off(desk.can_undo())
                    on:click=move |_| desk.undo()
                >
                    <span aria-hidden="true">"↶"</span>
                </button>
                <button
                    type="button"
                    class="icon"
                    aria-label="Redo"
                    title="Redo (Ctrl+Y)"
                    aria-disabled=move || off(desk.can_redo())
                    on:click=move |_| desk.redo()
                >
                    <span aria-hidden="true">"↷"</span>
                </button>
                <button
                    type="button"
                    id="next-fault"
                    class="pill"
                    class:fine=move || is_sound.get()
                    aria-disabled=move || off(!is_sound.get())
                    on:click=move |_| desk.show_next_fault()
                >
                    {move || match count.get() {
                        0 => "✓ Sound".to_owned(),
                        n => format!("{n} to put right"),
                    }}
                </button>
                <button
                    type="button"
                    id="save-list"
                    title="Save (Ctrl+S)"
                    aria-disabled=move || cant_save().to_string()
                    on:click=move |_| desk.save()
                >
                    "Save"
                </button>
                <button
                    type="button"
                    class="go"
                    id="build"
                    aria-disabled=move || off(is_sound.get())
                    on:click=move |_| desk.build()
                >
                    "Build"
                    <span class="words-on-desk">" this army"</span>
                </button>
            </div>
        </section>
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

/// All of it, each leading to its field.
#[component]
pub fn ToPutRight(desk: Desk) -> impl IntoView {
    let count = Memo::new(move |_| desk.faults.with(Vec::len));
    let line = move |fault: FaultLine| {
        let place = fault.place.clone();
        view! {
            <li>
                <button type="button" on:click=move |_| desk.show(&place)>
                    {fault.said}
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || count.get() != 0>
            <section class="card faults" aria-labelledby="faults-heading">
                <h2 id="faults-heading">{move || to_put_right(count.get())}</h2>
                <ul>
                    <For
                        each=move || desk.faults.get()
                        key=|fault| (fault.place.clone(), fault.said.clone())
                        children=line
                    />
                </ul>
            </section>
        </Show>
    }
}
