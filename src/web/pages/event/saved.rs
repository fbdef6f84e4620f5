//! The events that are stored in this browser.

use super::Draft;
use crate::event::Event;
use crate::route::Route;
use crate::screen::event::nearest;
use crate::share::Link;
use crate::sheet::one_line;
use crate::web::browser::focus;
use crate::web::state::kept_events;
use leptos::prelude::*;

#[component]
pub fn SavedEvents(draft: Draft) -> impl IntoView {
    let entries = move || {
        let events = draft.saved.get().into_iter();
        events
            .map(|event| view! { <Entry draft event /> })
            .collect::<Vec<_>>()
    };
    view! {
        <Show when=move || !draft.saved.with(Vec::is_empty)>
            <h2>"Saved events"</h2>
            <ul class="armies">{entries}</ul>
        </Show>
    }
}

#[component]
fn Entry(draft: Draft, event: Event) -> impl IntoView {
    let name = one_line(&event.name);
    let open = Link::event(&event).ok().map(|made| {
        let route = Route::SharedEvent(made.payload().to_owned());
        view! {
            <a class="button" href=route.href() aria-label=format!("Open {name}")>
                "Open"
            </a>
        }
    });
    let event = StoredValue::new(event);
    let start = move |_| {
        let event = event.get_value();
        let preset = nearest(&event);
        draft.event.set(event);
        draft.preset.set(preset);
        focus::show("event-name");
    };
    let remove = move |_| {
        event.with_value(kept_events::remove);
        focus::on("page-heading");
        draft
            .said
            .set("Removed. Armies built for it aren’t affected.");
        draft.saved.set(kept_events::kept());
    };
    view! {
        <li class="card army">
            <span class="entry">
                <b class="clip">{name.clone()}</b>
            </span>
            <div class="tools">
                {open}
                <button
                    type="button"
                    aria-label=format!("Start from this: {name}")
                    on:click=start
                >
                    "Start from this"
                </button>
                <button type="button" aria-label=format!("Remove {name}") on:click=remove>
                    "Remove"
                </button>
            </div>
        </li>
    }
}
