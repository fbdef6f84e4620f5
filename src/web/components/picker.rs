//! Finds an army list: by name as it is typed, by period, volume, game and status.

use super::{Failed, Waiting};
use crate::event::{RuleSet, SubPeriod, VOLUMES};
use crate::list::{IndexEntry, ListIndex, Search, Status};
use crate::text;
use crate::web::browser::styles;
use crate::web::state::{Load, use_lists};
use leptos::prelude::*;
use std::sync::Arc;
use strum::VariantArray;

/// More are found than anyone reads; the rest is a word away.
const MOST_SHOWN: usize = 60;
const GAMES: [RuleSet; 2] = [RuleSet::Impetus, RuleSet::Basic];
const STATUSES: [Status; 4] = [
    Status::Official,
    Status::Beta,
    Status::Reconstructed,
    Status::House,
];

#[component]
pub fn Picker<Draw, Last>(
    /// Only the lists of this game, where there is one.
    game: Option<RuleSet>,
    /// Draws an entry: a link, or a button.
    draw: Draw,
    /// Whether an entry goes behind those that better suit what is asked for.
    goes_last: Last,
) -> impl IntoView
where
    Draw: Fn(IndexEntry) -> AnyView + Clone + Send + Sync + 'static,
    Last: Fn(&IndexEntry) -> bool + Clone + Send + Sync + 'static,
{
    styles::need("reading.css");
    let lists = use_lists();
    move || match lists.index() {
        Load::Waiting => Waiting().into_any(),
        Load::Failed(why) => view! { <Failed why retry=move || lists.fetch_index() /> }.into_any(),
        Load::Here(index) => {
            let (draw, goes_last) = (draw.clone(), goes_last.clone());
            view! { <Found index game draw goes_last /> }.into_any()
        }
    }
}

#[component]
fn Found<Draw, Last>(
    index: Arc<ListIndex>,
    game: Option<RuleSet>,
    draw: Draw,
    goes_last: Last,
) -> impl IntoView
where
    Draw: Fn(IndexEntry) -> AnyView + Clone + Send + Sync + 'static,
    Last: Fn(&IndexEntry) -> bool + Clone + Send + Sync + 'static,
{
    let search = RwSignal::new(Search {
        game,
        ..Search::default()
    });
    let found = Memo::new(move |_| {
        let found = search.with(|search| search.run(&index.lists).into_iter().cloned().collect());
        let mut found: Vec<IndexEntry> = found;
        found.sort_by_key(|entry| goes_last(entry));
        found
    });
    let count = move || match found.with(Vec::len) {
        0 => "No list matches.".to_owned(),
        1 => "1 list.".to_owned(),
        n if n > MOST_SHOWN => format!("{n} lists; the first {MOST_SHOWN} are shown."),
        n => format!("{n} lists."),
    };
    let shown = move || {
        let mut shown = found.get();
        shown.truncate(MOST_SHOWN);
        shown
    };
    view! {
        <Controls search game />
        <p class="quiet" role="status">
            {count}
        </p>
        <ul class="entries">
            <For
                each=shown
                key=|entry| entry.id
                children=move |entry| view! { <li>{draw(entry)}</li> }
            />
        </ul>
    }
}

#[component]
fn Controls(search: RwSignal<Search>, game: Option<RuleSet>) -> impl IntoView {
    let periods = SubPeriod::VARIANTS
        .iter()
        .map(|period| format!("{} {}", period.numeral(), period.name()));
    let volumes = (1..).zip(VOLUMES).map(|(n, name)| format!("{n} {name}"));
    let games = GAMES.map(|game| text::game(game).to_owned());
    let statuses = STATUSES.map(|status| text::list_status(status).to_owned());
    let choose_volume = move |place: Option<usize>| {
        // Volumes count from 1.
        let chosen = place.and_then(|place| u8::try_from(place + 1).ok());
        search.update(|search| search.volume = chosen);
    };
    let game_filter = game.is_none().then(|| {
        view! {
            <Filter
                label="Game"
                names=games.to_vec()
                choose=move |place| {
                    let chosen = place.and_then(|place| GAMES.get(place).copied());
                    search.update(|search| search.game = chosen);
                }
            />
        }
    });
    view! {
        <search class="picker">
            <label class="wide">
                "Find an army"
                <input
                    id="picker-text"
                    type="search"
                    autocomplete="off"
                    placeholder="Name or dates"
                    on:input=move |event| {
                        let text = event_target_value(&event);
                        search.update(|search| search.text = text);
                    }
                />
            </label>
            <details class="filters">
                <summary>"Filters"</summary>
                <div class="picker">
                    <Filter
                        label="Sub-period"
                        names=periods.collect()
                        choose=move |place| {
                            let chosen = place.and_then(|place| SubPeriod::VARIANTS.get(place));
                            search.update(|search| search.period = chosen.copied());
                        }
                    />
                    <Filter
                        label="Volume"
                        names=volumes.collect()
                        choose=choose_volume
                    />
                    {game_filter}
                    <Filter
                        label="Figures"
                        names=statuses.to_vec()
                        choose=move |place| {
                            let chosen = place.and_then(|place| STATUSES.get(place).copied());
                            search.update(|search| search.status = chosen);
                        }
                    />
                </div>
            </details>
        </search>
    }
}

#[component]
fn Filter(
    label: &'static str,
    names: Vec<String>,
    /// Gets the place of what is chosen; none for all.
    choose: impl Fn(Option<usize>) + Send + Sync + 'static,
) -> impl IntoView {
    let options: Vec<_> = names
        .into_iter()
        .enumerate()
        .map(|(place, name)| view! { <option value=place.to_string()>{name}</option> })
        .collect();
    view! {
        <label>
            {label}
            <select on:change=move |event| choose(event_target_value(&event).parse().ok())>
                <option value="">"All"</option>
                {options}
            </select>
        </label>
    }
}
