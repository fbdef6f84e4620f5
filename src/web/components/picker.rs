//! Finds an army list: by name as it is typed, by period, volume, game and status.

use super::{Failed, Waiting};
use crate::event::{Game, SubPeriod, volume_name};
use crate::list::{IndexEntry, ListIndex, Search, Status};
use crate::text;
use crate::web::library::{Load, library};
use leptos::prelude::*;
use std::sync::Arc;

/// More are found than anyone reads; the rest is a word away.
const MOST_SHOWN: usize = 60;

#[component]
pub fn Picker(
    /// Draws what one does with an entry: a link, or a button.
    #[prop(into)]
    entry: Callback<IndexEntry, AnyView>,
) -> impl IntoView {
    let library = library();
    view! {
        {move || match library.index() {
            Load::Waiting => view! { <Waiting /> }.into_any(),
            Load::Failed(why) => {
                view! { <Failed why retry=move || library.fetch_index() /> }.into_any()
            }
            Load::Here(index) => view! { <Found index entry /> }.into_any(),
        }}
    }
}

#[component]
fn Found(index: Arc<ListIndex>, entry: Callback<IndexEntry, AnyView>) -> impl IntoView {
    let search = RwSignal::new(Search::default());
    let found = Memo::new(move |_| {
        search.with(|search| {
            let found = search.run(&index.lists);
            let count = found.len();
            (found.into_iter().take(MOST_SHOWN).cloned().collect::<Vec<_>>(), count)
        })
    });
    let summary = move || {
        let (shown, count) = found.with(|(shown, count)| (shown.len(), *count));
        match count {
            0 => "No list matches.".to_owned(),
            1 => "1 list.".to_owned(),
            _ if shown < count => format!("{count} lists; the first {shown} are shown."),
            _ => format!("{count} lists."),
        }
    };
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
                        search.update(|search| search.text = event_target_value(&event));
                    }
                />
            </label>
            <Filter
                label="Sub-period"
                items=SubPeriod::ALL
                    .iter()
                    .map(|period| format!("{} {}", period.numeral(), period.name()))
                    .collect()
                chosen=Callback::new(move |place: Option<usize>| {
                    search
                        .update(|search| {
                            search.period = place.and_then(|place| SubPeriod::ALL.get(place)).copied();
                        });
                })
            />
            <Filter
                label="Volume"
                items=(1..=34u8)
                    .map(|volume| {
                        format!("{volume} {}", volume_name(volume).unwrap_or_default())
                    })
                    .collect()
                chosen=Callback::new(move |place: Option<usize>| {
                    search
                        .update(|search| {
                            search.volume = place.and_then(|place| u8::try_from(place + 1).ok());
                        });
                })
            />
            <Filter
                label="Game"
                items=GAMES.iter().map(|game| text::game(*game).to_owned()).collect()
                chosen=Callback::new(move |place: Option<usize>| {
                    search
                        .update(|search| {
                            search.game = place.and_then(|place| GAMES.get(place)).copied();
                        });
                })
            />
            <Filter
                label="Status"
                items=STATUSES.iter().map(|status| text::status(*status).to_owned()).collect()
                chosen=Callback::new(move |place: Option<usize>| {
                    search
                        .update(|search| {
                            search.status = place.and_then(|place| STATUSES.get(place)).copied();
                        });
                })
            />
        </search>
        <p class="quiet" role="status">{summary}</p>
        <ul class="entries">
            <For
                each=move || found.with(|(shown, _)| shown.clone())
                key=|found| found.id
                let:found
            >
                <li>{entry.run(found)}</li>
            </For>
        </ul>
    }
}

const GAMES: [Game; 2] = [Game::Impetus, Game::Basic];
const STATUSES: [Status; 4] =
    [Status::Official, Status::Beta, Status::Reconstructed, Status::House];

#[component]
fn Filter(
    label: &'static str,
    items: Vec<String>,
    chosen: Callback<Option<usize>>,
) -> impl IntoView {
    view! {
        <label>
            {label}
            <select on:change=move |event| chosen.run(event_target_value(&event).parse().ok())>
                <option value="">"All"</option>
                {items
                    .into_iter()
                    .enumerate()
                    .map(|(place, item)| view! { <option value=place.to_string()>{item}</option> })
                    .collect_view()}
            </select>
        </label>
    }
}

/// What an entry says below its name.
pub fn about(entry: &IndexEntry) -> String {
    let mut parts = Vec::new();
    parts.extend(entry.dates.as_ref().map(|dates| dates.text.clone()));
    if let Some(volume) = entry.volume {
        parts.push(format!("volume {volume}, {}", volume_name(volume).unwrap_or_default()));
    }
    parts.push(text::game(entry.game).to_owned());
    parts.push(format!("{} list", text::status(entry.status)));
    parts.join(" · ")
}
