//! An event in a link: what the organiser decided, and the way to an army for it.

use super::heading;
use crate::event::Event;
use crate::route::Route;
use crate::screen::event::{differences, nearest};
use crate::sheet::one_line;
use crate::text::event_lines;
use crate::web::browser::address;
use crate::web::components::{FactLine, Facts, Page};
use crate::web::state::kept_events;
use leptos::prelude::*;

#[component]
pub fn EventPage(event: Event) -> impl IntoView {
    let title = heading(&event.name, "An event without a name");
    view! {
        <Page title>
            <p>
                "Build an army for this event and Muster judges it by exactly what the organiser decided. The army’s link carries the event with it."
            </p>
            <EventBody event />
        </Page>
    }
}

#[component]
fn EventBody(event: Event) -> impl IntoView {
    let differences = differences(nearest(&event), &event);
    let lines = differences.lines.into_iter();
    let lines: Vec<_> = lines.map(|line| view! { <li>{line}</li> }).collect();
    view! {
        <section class="card padded">
            <p>{differences.about}</p>
            <ul class="plain-list">{lines}</ul>
        </section>
        <section class="card">
            <div class="table-head">
                <h2>"The event in full"</h2>
            </div>
            <EventFacts event=event.clone() />
        </section>
        <p>
            <button
                type="button"
                id="build-for-event"
                class="go"
                on:click=move |_| address::go(&Route::NewFor(kept_events::keep(&event)))
            >
                "Build an army for this event"
            </button>
        </p>
    }
}

/// Everything that an organiser decides.
#[component]
pub fn EventFacts(event: Event) -> impl IntoView {
    let lines: Vec<_> = event_lines(&event)
        .into_iter()
        .map(|line| view! { <FactLine label=line.label>{one_line(&line.value)}</FactLine> })
        .collect();
    view! { <Facts>{lines}</Facts> }
}
