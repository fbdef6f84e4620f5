//! What can be done with the table as a whole.

use super::View;
use crate::screen::umpire::{Shows, csv};
use crate::web::browser::{address, files};
use leptos::prelude::*;

#[component]
pub fn Tools(view: View) -> impl IntoView {
    let View {
        table,
        filter,
        shown,
        tally,
        ..
    } = view;
    let options = Shows::ALL.iter().enumerate();
    let options: Vec<_> = options
        .map(|(place, shows)| view! { <option value=place.to_string()>{shows.label()}</option> })
        .collect();
    let show = move |event| {
        let place: usize = event_target_value(&event).parse().unwrap_or(0);
        let shows = Shows::ALL.get(place).copied().unwrap_or_default();
        filter.update(|filter| filter.shows = shows);
    };
    let export = move |_| {
        let numbers = shown.get_untracked();
        let entries = table.entries;
        let text =
            entries.with_untracked(|entries| csv(entries, &numbers, &address::of_the_page()));
        files::offer("muster-armies.csv", &text);
    };
    let hidden = move || {
        let (all, shown) = (tally.get().answered, shown.with(Vec::len));
        match all.saturating_sub(shown) {
            0 => String::new(),
            hidden => format!("{shown} shown, {hidden} hidden by the filter."),
        }
    };
    let can_undo = move || table.before.with(Option::is_some);
    view! {
        <div class="umpire-tools" hidden=move || tally.get().entries == 0 && !can_undo()>
            <label>
                "Find"
                <input
                    id="find"
                    type="search"
                    autocomplete="off"
                    on:input=move |event| {
                        let text = event_target_value(&event);
                        filter.update(|filter| filter.text = text);
                    }
                />
            </label>
            <label>
                "Show"
                <select id="shows" on:change=show>
                    {options}
                </select>
            </label>
            <div class="tools">
                <button type="button" id="csv" on:click=export>
                    "Save as CSV"
                </button>
                <button
                    type="button"
                    on:click=|_| {
                        let _ = window().print();
                    }
                >
                    "Print"
                </button>
                <button type="button" id="clear" on:click=move |_| table.clear()>
                    "Clear table"
                </button>
                <Show when=can_undo>
                    <button type="button" id="bring-back" on:click=move |_| table.undo()>
                        "Undo"
                    </button>
                </Show>
            </div>
            <p class="quiet" role="status">
                {hidden}
            </p>
        </div>
    }
}
