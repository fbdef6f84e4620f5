//! The start page: the player's armies, or the ways to a first one.

pub mod more;
mod row;
mod welcome;

use crate::route::Route;
use crate::screen::start::{ArmyRow, Order, Query, StartScreen, backup_reminder, start_screen};
use crate::store::changed_since;
use crate::web::browser::focus;
use crate::web::components::Page;
use crate::web::state::{
    PracticeLists, SavedArmies, last_backup, use_practice_lists, use_saved_armies,
};
use leptos::prelude::*;
use more::More;
use row::{DeletedArmies, Row};
use welcome::Welcome;

/// Where the focus goes when what had it is gone.
const HEADING: &str = "page-heading";

#[component]
pub fn StartPage() -> impl IntoView {
    let saved = use_saved_armies();
    let query = RwSignal::new(Query::default());
    let PracticeLists(practice) = use_practice_lists();
    let screen = Memo::new(move |_| {
        let practice = practice.get();
        saved
            .armies
            .with(|armies| query.with(|query| start_screen(armies, query, &practice)))
    });
    let has_armies = Memo::new(move |_| screen.with(|screen| screen.kept > 0));
    // The army whose menu is open, or was last.
    let menu = RwSignal::new(None::<String>);
    let is_open = RwSignal::new(false);
    let open = Callback::new(move |key| {
        menu.set(Some(key));
        is_open.set(true);
    });
    let title = Signal::derive(move || match has_armies.get() {
        true => "Your armies".to_owned(),
        false => "An army for Impetus".to_owned(),
    });
    let new_army = move || {
        view! {
            <Show when=move || has_armies.get()>
                <a
                    class="button"
                    href=Route::Deal(None, None).href()
                    aria-label="Deal me an army"
                >
                    "Deal"
                </a>
                <a class="button go" href=Route::New.href()>
                    "New army"
                </a>
            </Show>
        }
    };
    view! {
        <Page title beside=new_army>
            <Show when=move || has_armies.get() fallback=Welcome>
                <Finder screen query />
                <ul class="card armies">
                    <For
                        each=move || screen.get().armies
                        key=|army| army.key.clone()
                        children=move |army| view! { <Row army=follow(screen, army) open /> }
                    />
                </ul>
                <Rest screen query />
            </Show>
            <DeletedArmies saved screen />
            <Reminder saved />
            <p class="fine-print">
                "Your armies stay in this browser. A fan’s tool for Impetus by Dadi&Piombo, neither made nor endorsed by them."
            </p>
            <More saved menu is_open />
        </Page>
    }
}

/// A row as it stands now; as it was, while it is being taken away.
fn follow(screen: Memo<StartScreen>, first: ArmyRow) -> Memo<ArmyRow> {
    Memo::new(move |last: Option<&ArmyRow>| {
        let now = screen.with(|screen| {
            let found = screen.armies.iter().find(|army| army.key == first.key);
            found.cloned()
        });
        now.unwrap_or_else(|| last.unwrap_or(&first).clone())
    })
}

/// Search, sort and tags, where there is more than one army to look through.
#[component]
fn Finder(screen: Memo<StartScreen>, query: RwSignal<Query>) -> impl IntoView {
    let is_wanted = Memo::new(move |_| screen.with(|screen| screen.kept > 1));
    let orders = || {
        Order::ALL.map(|order| {
            view! { <option value=order.label()>{order.label()}</option> }
        })
    };
    view! {
        <Show when=move || is_wanted.get()>
            <search class="find">
                <input
                    id="find-army"
                    type="search"
                    autocomplete="off"
                    placeholder="Search"
                    aria-label="Search your armies"
                    prop:value=move || query.with(|query| query.text.clone())
                    on:input=move |event| {
                        let text = event_target_value(&event);
                        query.update(|query| query.text = text);
                    }
                />
                <select
                    aria-label="Sort by"
                    prop:value=move || query.with(|query| query.order.label())
                    on:change=move |event| {
                        let order = Order::named(&event_target_value(&event));
                        query.update(|query| query.order = order);
                    }
                >
                    {orders()}
                </select>
            </search>
        </Show>
        <TagChips screen query />
        <p class="quiet" role="status">
            {move || {
                let is_none = screen.with(|screen| screen.found == 0 && screen.kept > 0);
                is_none.then_some("No army matches.")
            }}
        </p>
    }
}

#[component]
fn TagChips(screen: Memo<StartScreen>, query: RwSignal<Query>) -> impl IntoView {
    let tags = Memo::new(move |_| screen.with(|screen| screen.tags.clone()));
    let chip = move |tag: Option<String>, count: usize| {
        let label = tag.clone().unwrap_or_else(|| "All".to_owned());
        let shown = tag.clone();
        let is_chosen = move || screen.with(|screen| screen.tag == shown).to_string();
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=is_chosen
                on:click=move |_| query.update(|query| query.tag = tag.clone())
            >
                <span class="clip">{label}</span>
                <i>{count}</i>
            </button>
        }
    };
    let chips = move || {
        let tags = tags.get();
        let all = screen.with(|screen| screen.kept);
        (!tags.is_empty()).then(|| {
            let each: Vec<_> = tags
                .into_iter()
                .map(|(tag, count)| chip(Some(tag), count))
                .collect();
            view! {
                <div class="tags" role="group" aria-label="Tags">
                    {chip(None, all)}
                    {each}
                </div>
            }
        })
    };
    view! { {chips} }
}

/// The armies that aren't drawn at once.
#[component]
fn Rest(screen: Memo<StartScreen>, query: RwSignal<Query>) -> impl IntoView {
    let rest = move || {
        let (shown, found) = screen.with(|screen| (screen.armies.len(), screen.found));
        let show_all = move |_| {
            query.update(|query| query.shows_all = true);
            focus::on(HEADING);
        };
        (found > shown).then(|| {
            view! {
                <button type="button" class="wide" on:click=show_all>
                    {format!("Show all {found} armies")}
                </button>
            }
        })
    };
    view! { {rest} }
}

/// A browser can be lost with all that is in it.
#[component]
fn Reminder(saved: SavedArmies) -> impl IntoView {
    let reminder = move || {
        let changed = saved
            .armies
            .with(|armies| changed_since(armies, last_backup()));
        backup_reminder(changed).map(|(sentence, action)| {
            view! {
                <p class="quiet">
                    {sentence} " " <a href=Route::Settings.href()>{action}</a>
                </p>
            }
        })
    };
    view! { {reminder} }
}
