//! Where an organiser makes an event: started from a preset, changed, and sent as one link.

mod form;
mod periods;
mod saved;
mod waivers;

use crate::event::{Event, Preset};
use crate::route::Route;
use crate::screen::event::differences;
use crate::screen::share::sending;
use crate::share::Link;
use crate::web::browser::{address, styles};
use crate::web::components::{LinkCard, Page};
use crate::web::state::kept_events;
use form::Form;
use leptos::prelude::*;
use saved::SavedEvents;

/// The event in the making.
#[derive(Clone, Copy)]
struct Draft {
    /// What it started from.
    preset: RwSignal<Preset>,
    event: RwSignal<Event>,
    saved: RwSignal<Vec<Event>>,
    said: RwSignal<&'static str>,
}

impl Draft {
    fn start_from(self, preset: Preset) {
        // A name of the organiser's own stays.
        let name = self.event.with_untracked(|event| event.name.clone());
        let is_usual = Preset::ALL.iter().any(|other| other.event().name == name);
        let mut event = preset.event();
        if !is_usual {
            event.name = name;
        }
        self.event.set(event);
        self.preset.set(preset);
    }
}

#[component]
pub fn EventMaker() -> impl IntoView {
    styles::need("links.css");
    let first = Preset::Mm15At300;
    let draft = Draft {
        preset: RwSignal::new(first),
        event: RwSignal::new(first.event()),
        saved: RwSignal::new(kept_events::kept()),
        said: RwSignal::new(""),
    };
    view! {
        <Page title="Make an event">
            <p>
                "Decide what is played and send one link. Whoever opens it builds for exactly this event, and their armies’ links carry it."
            </p>
            <p>
                "On the day: " <a href=Route::Tournaments.href()>"pairings, results and the ranking"</a>
                ", and the " <a href=Route::Umpire(None).href()>"umpire’s table"</a> "."
            </p>
            <SavedEvents draft />
            <div class="event-page">
                <Form draft />
                <div>
                    <Preview draft />
                    <EventLink draft />
                </div>
            </div>
        </Page>
    }
}

/// What differs from the preset, as it is changed.
#[component]
fn Preview(draft: Draft) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let preset = draft.preset.get();
        draft.event.with(|event| differences(preset, event))
    });
    let lines = move || {
        let lines = shown.get().lines.into_iter();
        lines
            .map(|line| view! { <li>{line}</li> })
            .collect::<Vec<_>>()
    };
    view! {
        <section class="card padded" id="differences">
            <h2>"What is different"</h2>
            <div role="status">
                <p>{move || shown.get().about}</p>
                <ul class="plain-list">{lines}</ul>
            </div>
        </section>
    }
}

#[component]
fn EventLink(draft: Draft) -> impl IntoView {
    let sent = Memo::new(move |_| {
        let link = draft.event.with(Link::event).ok()?;
        Some(sending(link, &address::of_the_page()))
    });
    let save = move |_| {
        draft.event.with_untracked(kept_events::keep);
        draft.saved.set(kept_events::kept());
        draft.said.set("Saved. You can choose it for new armies.");
    };
    view! {
        <section class="card padded">
            <h2>"Link"</h2>
            <Show when=move || sent.with(Option::is_none)>
                <p class="note illegal">
                    "The names and reasons are too long for a link. Please shorten them."
                </p>
            </Show>
            <LinkCard what="An event for Impetus" sending=sent />
            <button type="button" id="keep-event" on:click=save>
                "Save event"
            </button>
            <p role="status">{move || draft.said.get()}</p>
        </section>
    }
}
