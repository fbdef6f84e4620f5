//! A new army: an event with one tap, a list with another.

use crate::event::{Event, Preset, RuleSet};
use crate::list::IndexEntry;
use crate::route::Route;
use crate::screen::new_army::{Admission, about, admission};
use crate::screen::start::sample_army;
use crate::web::browser::address;
use crate::web::components::{Failed, Page, Picker, WaitingPage};
use crate::web::state::{Load, kept_events, use_lists, use_saved_armies};
use leptos::prelude::*;

/// The list and the event of the army that is wanted.
type Wanted = RwSignal<Option<(String, Event)>>;

#[component]
pub fn NewArmyPage(
    /// The event that is chosen at first: one of the kept, by its place from 1.
    kept_place: Option<usize>,
) -> impl IntoView {
    let offered = kept_events::offered();
    let presets = Preset::with_points().count();
    let first = match kept_place {
        Some(place @ 1..) => presets + place - 1,
        _ => 0,
    };
    let first = first.min(offered.len().saturating_sub(1));
    let chosen = RwSignal::new(first);
    let names: Vec<String> = offered.iter().map(|event| event.name.clone()).collect();
    let event = Memo::new(move |_| offered.get(chosen.get()).cloned());
    let game = Memo::new(move |_| {
        let event = event.get();
        event.map_or(RuleSet::Impetus, |event| event.game)
    });
    let wanted = RwSignal::new(None);
    begin_when_here(wanted);
    let is_admitted = move |entry: &IndexEntry| {
        event.with(|event| {
            let admission = event.as_ref().map(|event| admission(entry, event));
            admission.is_none_or(|it| it == Admission::Admitted)
        })
    };
    view! {
        <Page title="New army">
            <EventChoice names chosen />
            <h2>"Which list?"</h2>
            <p class="quiet">"Tap a list to build an army yourself, or Deal to get a finished one."</p>
            <Trouble wanted />
            {move || {
                let game = game.get();
                view! {
                    <Picker
                        game=Some(game)
                        draw=move |entry| view! { <Entry entry event chosen wanted /> }.into_any()
                        goes_last=move |entry: &IndexEntry| !is_admitted(entry)
                    />
                }
            }}
        </Page>
    }
}

/// Begins the army as soon as its list, which may still be on its way, is here.
fn begin_when_here(wanted: Wanted) {
    let lists = use_lists();
    let saved = use_saved_armies();
    Effect::new(move |_| {
        let Some((slug, event)) = wanted.get() else {
            return;
        };
        if let Load::Here(list) = lists.list(&slug) {
            wanted.set(None);
            address::go(&Route::Army(saved.begin_new(&list, event)));
        }
    });
}

#[component]
fn EventChoice(names: Vec<String>, chosen: RwSignal<usize>) -> impl IntoView {
    let chips: Vec<_> = names
        .into_iter()
        .enumerate()
        .map(|(place, name)| {
            view! {
                <label class="chip">
                    <input
                        type="radio"
                        name="event"
                        prop:checked=move || chosen.get() == place
                        on:change=move |_| chosen.set(place)
                    />
                    <span class="clip">{name}</span>
                </label>
            }
        })
        .collect();
    view! {
        <fieldset class="events">
            <legend>"Which event?"</legend>
            <div class="presets">{chips}</div>
        </fieldset>
    }
}

#[component]
fn Trouble(wanted: Wanted) -> impl IntoView {
    let lists = use_lists();
    move || {
        let (slug, _) = wanted.get()?;
        match lists.list(&slug) {
            Load::Failed(why) => {
                Some(view! { <Failed why retry=move || lists.fetch(slug.clone()) /> })
            }
            Load::Waiting | Load::Here(_) => None,
        }
    }
}

/// A list that can be tapped. One that the event doesn't admit is grey and says why, and can be
/// begun all the same: any draft is allowed.
#[component]
fn Entry(
    entry: IndexEntry,
    event: Memo<Option<Event>>,
    /// The place of the event among those offered.
    chosen: RwSignal<usize>,
    wanted: Wanted,
) -> impl IntoView {
    let listed = entry.clone();
    let standing = Memo::new(move |_| {
        let admission = event.with(|event| event.as_ref().map(|event| admission(&listed, event)));
        admission.unwrap_or(Admission::Admitted)
    });
    let slug = StoredValue::new(entry.slug.clone());
    let begin = move |event: Option<Event>| {
        wanted.set(event.map(|event| (slug.get_value(), event)));
    };
    let as_offered = move |_| {
        let event = event.get_untracked();
        let is_practice = matches!(standing.get_untracked(), Admission::Practice(_));
        begin(match is_practice {
            true => event.map(|event| event.as_friendly()),
            false => event,
        });
    };
    let anyway = move |_| begin(event.get_untracked());
    let is_grey = move || standing.get() != Admission::Admitted;
    let why = move || match standing.get() {
        Admission::Admitted => None,
        Admission::Practice(why) | Admission::Refused(why) => {
            Some(view! { <small class="why-not">{why}</small> })
        }
    };
    let name = entry.name.clone();
    let for_the_event = move || {
        let is_practice = matches!(standing.get(), Admission::Practice(_));
        let event = event.get().map(|event| event.name).unwrap_or_default();
        let label = format!("Use for {event} anyway");
        is_practice.then(|| {
            view! {
                <button
                    type="button"
                    class="anyway"
                    aria-label=format!("{label}: {name}")
                    on:click=anyway
                >
                    {label.clone()}
                </button>
            }
        })
    };
    view! {
        <button type="button" class="entry" class:grey=is_grey on:click=as_offered>
            <b>{entry.name.clone()}</b>
            " "
            <small>{about(&entry)}</small>
            " "
            {why}
        </button>
        <a
            class="button deal-one"
            href=move || Route::Deal(Some(slug.get_value()), Some(chosen.get() + 1)).href()
            aria-label=format!("Deal me {}", entry.name)
        >
            "Deal"
        </a>
        {for_the_event}
    }
}

/// Puts the sample army among the player's own and opens it.
#[component]
pub fn SampleArmy() -> impl IntoView {
    let saved = use_saved_armies();
    Effect::new(move |_| {
        if let Ok(army) = sample_army() {
            // In place of this page, so that Back leads to where the player came from.
            address::replace(&Route::Army(saved.import(&army)));
        }
    });
    view! { <WaitingPage /> }
}
