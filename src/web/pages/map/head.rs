//! The strip at the top: whose map, undo, ways to the army and to paper.

use super::editor::{Editor, Tab};
use crate::route::Route;
use crate::web::browser::focus;
use crate::web::components::{Mark, UndoButtons};
use crate::web::state::OpenArmy;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, KeyboardEvent};

#[component]
pub fn Head(editor: Editor) -> impl IntoView {
    let open = editor.open;
    // A change made in another tab may give the army another key.
    let to = move |route: fn(String) -> Route| {
        move || {
            open.history.track();
            route(open.key()).href()
        }
    };
    // The part of the address after `#` names a page, so this doesn't go there.
    let skip = |event: web_sys::MouseEvent| {
        event.prevent_default();
        focus::show("table");
    };
    view! {
        <header class="top map-top">
            <a class="skip" href="#table" on:click=skip>
                "Skip to the table"
            </a>
            <div class="bar">
                <Mark />
                <div class="who">
                    <h1 id="page-heading" tabindex="-1" class="clip">
                        {move || open.screen.with(|screen| screen.head.name.clone())}
                    </h1>
                    <small class="clip">
                        {move || open.screen.with(|screen| screen.head.about.clone())}
                    </small>
                </div>
                <div class="tools">
                    <Undo open />
                    <a class="button" href=to(Route::Army)>
                        "Army"
                    </a>
                    <a class="button" href=to(Route::Sheet)>
                        "Print"
                    </a>
                    <Pill editor />
                </div>
            </div>
        </header>
    }
}

/// The verdict in a word, and the way to it.
#[component]
fn Pill(editor: Editor) -> impl IntoView {
    let verdict = Memo::new(move |_| editor.screen.with(|screen| screen.verdict.clone()));
    let show = move |_| {
        editor.tab.set(Tab::Verdict);
        request_animation_frame(|| focus::show("map-verdict"));
    };
    view! {
        <button
            type="button"
            id="map-pill"
            class="pill"
            class:fine=move || verdict.get().is_legal && !verdict.get().is_empty
            class:neutral=move || verdict.get().is_empty
            on:click=show
        >
            <span aria-hidden="true">{move || verdict.get().mark()}</span>
            {move || verdict.get().text}
        </button>
    }
}

/// Undo and redo as buttons and as keys.
#[component]
fn Undo(open: OpenArmy) -> impl IntoView {
    let listener = window_event_listener(ev::keydown, move |event| undo_by_key(open, &event));
    on_cleanup(move || listener.remove());
    view! { <UndoButtons open /> }
}

fn undo_by_key(open: OpenArmy, event: &KeyboardEvent) {
    // A text field undoes its own typing.
    let field = event
        .target()
        .and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let is_typing = field.is_some_and(|field| field.type_() == "text");
    if is_typing || !(event.ctrl_key() || event.meta_key()) {
        return;
    }
    match (event.key().to_ascii_lowercase().as_str(), event.shift_key()) {
        ("z", false) => open.undo(),
        ("z", true) | ("y", _) => open.redo(),
        _ => return,
    }
    event.prevent_default();
}
