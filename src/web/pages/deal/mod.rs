//! Deals an army: any list, any event, in one tap; and finishes the one in the builder.

mod cards;
mod finish;
mod obstacles;
mod results;
mod search;
mod wishes;

pub use finish::Finish;

use crate::event::{Event, Preset, RuleSet};
use crate::list::{ArmyList, IndexEntry};
use crate::route::Route;
use crate::screen::new_army::{Admission, admission};
use crate::screen::proposals::{Act, Card, Task};
use crate::screen::start::new_army_name;
use crate::solve::blank;
use crate::web::browser::{address, styles};
use crate::web::components::{Failed, Page, Waiting};
use crate::web::state::{Load, kept_events, use_lists, use_saved_armies};
use leptos::prelude::*;
use results::Results;
use search::{Job, Search};
use std::sync::Arc;
use wishes::{Bases, WishBar, Wishes};

#[component]
pub fn DealPage(
    /// The short name of a list; none: any that the event admits.
    slug: Option<String>,
    /// An event by its place among those offered, from 1.
    place: Option<usize>,
) -> impl IntoView {
    styles::need("deal.css");
    let events = kept_events::offered();
    let place = place.and_then(|place| place.checked_sub(1)).unwrap_or(0);
    let first = events.get(place).cloned();
    let event = RwSignal::new(first.unwrap_or_else(|| Preset::Mm15At300.event()));
    let chosen = RwSignal::new(slug);
    let wishes = Wishes::new();
    let search = Search::new();
    let lists = use_lists();
    let entries = Memo::new(move |_| match lists.index() {
        Load::Here(index) => index.lists.clone(),
        Load::Waiting | Load::Failed(_) => Vec::<IndexEntry>::new(),
    });
    let entry = Memo::new(move |_| {
        entries.with(|entries| match chosen.get() {
            Some(slug) => entries.iter().find(|entry| entry.slug == slug).cloned(),
            None => event.with(|event| any(entries, event, wishes.seed.get())),
        })
    });
    // A list named by the address is dealt for its own game.
    Effect::new(move |_| {
        let Some(entry) = entry.get() else {
            return;
        };
        if event.with_untracked(|event| event.game) != entry.game {
            event.set(match entry.game {
                RuleSet::Impetus => Preset::Mm15At300.event(),
                RuleSet::Basic => Preset::Basic.event(),
            });
        }
    });
    let game = Signal::derive(move || event.with(|event| event.game));
    let list = Memo::new_with_compare(
        move |_| {
            let slug = entry.with(|entry| entry.as_ref().map(|entry| entry.slug.clone()));
            slug.map(|slug| lists.list(&slug))
        },
        |_, _| true,
    );
    let here = Memo::new_with_compare(
        move |_| match list.get() {
            Some(Load::Here(list)) => Some(list),
            _ => None,
        },
        |old: Option<&Option<Arc<ArmyList>>>, new| match (old, new) {
            (Some(Some(old)), Some(Some(new))) => !Arc::ptr_eq(old, new),
            (Some(None), Some(None)) => false,
            _ => true,
        },
    );
    Effect::new(move |_| {
        if let Some(list) = here.get() {
            wishes.recall(&list);
        }
    });
    let again = RwSignal::new(());
    Effect::new(move |_| {
        again.track();
        let (Some(list), Some(entry)) = (here.get(), entry.get()) else {
            return;
        };
        let event = event.get();
        if event.game != entry.game {
            return;
        }
        // As a new army of such a list begins: among friends.
        let event = match admission(&entry, &event) {
            Admission::Practice(_) => event.as_friendly(),
            Admission::Admitted | Admission::Refused(_) => event,
        };
        let list_game = entry.game;
        search.start(Job {
            task: Task::Deal,
            army: blank(&list, &event),
            list,
            style: wishes.style.get(),
            seed: wishes.seed.get(),
            owned: wishes.bases().filter(|_| list_game == RuleSet::Impetus),
        });
    });
    let saved = use_saved_armies();
    let take = Callback::new(move |card: Card| {
        let Some(list) = here.get_untracked() else {
            return;
        };
        let mut army = (*card.army).clone();
        army.name = saved.armies.with_untracked(|armies| {
            let names = armies.iter().map(|army| army.name.as_str());
            new_army_name(&list.name, names)
        });
        address::go(&Route::Army(saved.begin(&list, &army)));
    });
    let act = Callback::new(move |act: Act| match act {
        Act::Play(to) => event.set(*to),
        Act::Have { troop, count } => {
            if let Some(list) = here.get_untracked() {
                wishes.have(&list, troop, count);
            }
        }
        Act::AnyTroops => wishes.only_owned.set(false),
        // Nothing is there that could be unlocked or mended.
        Act::Unlock(_) | Act::Mend => {}
    });
    let title = Signal::derive(move || match search.found() {
        Some(found) => found.screen.title.clone(),
        None => "Deal me an army".to_owned(),
    });
    let trouble = move || match list.get() {
        Some(Load::Failed(why)) => {
            let slug = entry.get().map(|entry| entry.slug).unwrap_or_default();
            let retry = move || lists.fetch(slug.clone());
            Some(view! { <Failed why retry /> }.into_any())
        }
        Some(Load::Waiting) => Some(Waiting().into_any()),
        Some(Load::Here(_)) => None,
        None => match (lists.index(), chosen.get()) {
            (Load::Failed(why), _) => {
                Some(view! { <Failed why retry=move || lists.fetch_index() /> }.into_any())
            }
            (Load::Waiting, _) => Some(Waiting().into_any()),
            (Load::Here(_), Some(slug)) => Some(
                view! { <p role="alert">{format!("There is no list “{slug}”.")}</p> }.into_any(),
            ),
            (Load::Here(_), None) => {
                Some(view! { <p role="alert">"No list is admitted at this event."</p> }.into_any())
            }
        },
    };
    let bases = move || {
        let is_asked = wishes.only_owned.get() && game.get() == RuleSet::Impetus;
        let list = here.get().filter(|_| is_asked)?;
        Some(view! { <Bases wishes list army=None /> })
    };
    let others = Signal::derive(move || match chosen.get() {
        Some(_) => "Deal again".to_owned(),
        None => "Another list".to_owned(),
    });
    view! {
        <Page title>
            <div class="deal-of">
                <ListChoice entries chosen entry game />
                <EventChoice events event chosen entry />
            </div>
            <WishBar wishes others game />
            {bases}
            {trouble}
            <Show when=move || here.get().is_some()>
                <Results search take act again=Callback::new(move |()| again.notify()) />
            </Show>
        </Page>
    }
}

/// One of the lists that an event admits, another for each seed.
fn any(entries: &[IndexEntry], event: &Event, seed: u64) -> Option<IndexEntry> {
    let admitted = entries
        .iter()
        .filter(|entry| admission(entry, event) == Admission::Admitted);
    let admitted: Vec<&IndexEntry> = admitted.collect();
    let place = usize::try_from(seed)
        .unwrap_or(0)
        .checked_rem(admitted.len())?;
    admitted.get(place).map(|entry| (*entry).clone())
}

#[component]
fn ListChoice(
    entries: Memo<Vec<IndexEntry>>,
    chosen: RwSignal<Option<String>>,
    entry: Memo<Option<IndexEntry>>,
    game: Signal<RuleSet>,
) -> impl IntoView {
    let options = move || {
        let game = game.get();
        let entries = entries.get().into_iter();
        let entries = entries.filter(|entry| entry.game == game);
        let option = |entry: IndexEntry| {
            view! { <option value=entry.slug>{entry.name}</option> }
        };
        entries.map(option).collect_view()
    };
    let any = move || match (chosen.get(), entry.get()) {
        (None, Some(entry)) => format!("Any list: {}", entry.name),
        _ => "Any list".to_owned(),
    };
    view! {
        <label>
            "List"
            <select
                id="deal-list"
                prop:value=move || {
                    entries.track();
                    game.track();
                    chosen.get().unwrap_or_default()
                }
                on:change=move |event| {
                    let slug = event_target_value(&event);
                    chosen.set((!slug.is_empty()).then_some(slug));
                }
            >
                <option value="">{any}</option>
                {options}
            </select>
        </label>
    }
}

#[component]
fn EventChoice(
    events: Vec<Event>,
    event: RwSignal<Event>,
    chosen: RwSignal<Option<String>>,
    entry: Memo<Option<IndexEntry>>,
) -> impl IntoView {
    let known = StoredValue::new(events);
    let options = known.with_value(|events| {
        let names = events.iter().enumerate();
        let option = |(place, event): (usize, &Event)| {
            view! { <option value=place.to_string()>{event.name.clone()}</option> }
        };
        names.map(option).collect_view()
    });
    // An event that was agreed on to make an army possible stands among the others.
    let place = move || {
        let now = event.get();
        known.with_value(|events| events.iter().position(|other| *other == now))
    };
    let agreed = move || {
        place().is_none().then(|| {
            view! { <option value="agreed">{event.with(|event| event.name.clone())}</option> }
        })
    };
    view! {
        <label>
            "Event"
            <select
                id="deal-event"
                prop:value=move || place().map_or("agreed".to_owned(), |place| place.to_string())
                on:change=move |change| {
                    let place = event_target_value(&change).parse::<usize>().ok();
                    let to = place.and_then(|at| known.with_value(|it| it.get(at).cloned()));
                    if let Some(to) = to {
                        // A list of the other game can't be dealt for it.
                        let of = entry.with_untracked(|it| it.as_ref().map(|it| it.game));
                        if of.is_some_and(|of| of != to.game) {
                            chosen.set(None);
                        }
                        event.set(to);
                    }
                }
            >
                {agreed}
                {options}
            </select>
        </label>
    }
}
