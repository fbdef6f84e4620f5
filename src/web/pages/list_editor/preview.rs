//! The rows as players will read them, with their numbers as they stand at an event.

use super::super::list::group;
use crate::event::{Event, Preset};
use crate::screen::list::{Group, RowKind, RowTable, TroopRow, list_screen};
use crate::screen::list_editor::previewed;
use crate::web::components::TroopSign;
use crate::web::state::{OpenList, kept_events};
use leptos::prelude::*;

#[component]
pub fn Preview(open: OpenList) -> impl IntoView {
    let mut offered: Vec<Event> = Preset::with_points().map(|preset| preset.event()).collect();
    offered.extend(kept_events::kept());
    let chosen = RwSignal::new(Preset::Mm15At300.event());
    let names: Vec<String> = offered.iter().map(|event| event.name.clone()).collect();
    let choose = Callback::new(move |place: usize| {
        if let Some(event) = offered.get(place) {
            chosen.set(event.clone());
        }
    });
    // A Basic list says the same at every event.
    let has_points = open.of(|list| list.points_list().is_some());
    let screen = Memo::new(move |_| {
        chosen.with(|event| {
            open.history
                .with(|history| list_screen(&previewed(history.now()), event))
        })
    });
    let shown = move || {
        let screen = screen.get();
        let notes = Group {
            title: "In play",
            lines: screen.notes,
        };
        let notes = (!notes.lines.is_empty()).then(|| group(notes));
        let tables = screen.tables.into_iter().map(table).collect_view();
        let groups = screen.groups.into_iter().map(group).collect_view();
        (tables, groups, notes)
    };
    view! {
        <section class="card list-preview" aria-label="Preview">
            <div class="card-head">
                <h2>"Preview"</h2>
                <Show when=move || has_points.get()>
                    <EventChoice names=names.clone() choose />
                </Show>
            </div>
            <div class="preview-body" tabindex="0" role="group" aria-label="Rows as scaled">
                {shown}
            </div>
        </section>
    }
}

#[component]
fn EventChoice(names: Vec<String>, choose: Callback<usize>) -> impl IntoView {
    let options = names.into_iter().enumerate();
    let options: Vec<_> = options
        .map(|(place, name)| view! { <option value=place.to_string()>{name}</option> })
        .collect();
    let take = move |event| {
        if let Ok(place) = event_target_value(&event).parse() {
            choose.run(place);
        }
    };
    view! {
        <label class="event-choice">
            <span class="hidden">"At "</span>
            <select id="preview-event" on:change=take>
                {options}
            </select>
        </label>
    }
}

/// Who, how many, for what: the figures stand in the fields beside it.
fn table(table: RowTable) -> impl IntoView {
    let has_prices = table.has_prices;
    let price = has_prices.then(|| view! { <th scope="col">"Points"</th> });
    let rows = table.rows.into_iter().map(|it| row(it, has_prices));
    let label = table.title.clone();
    view! {
        <table class="scaled" aria-label=label>
            <caption>{table.title}</caption>
            <thead>
                <tr>
                    <th scope="col">"Troops"</th>
                    <th scope="col">{table.numbers}</th>
                    {price}
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
        {table.groups.into_iter().map(group).collect_view()}
    }
}

fn row(row: TroopRow, has_prices: bool) -> impl IntoView {
    let class = match row.row {
        RowKind::First => "",
        RowKind::Alternative => "alternative",
        RowKind::OnFoot => "on-foot",
    };
    let numbers = match row.numbers.split_once(", printed ") {
        None => view! { <b>{row.numbers}</b> }.into_any(),
        Some((scaled, printed)) => view! {
            <b>{scaled.to_owned()}</b>
            <small>
                <span class="hidden">", "</span>
                "printed "
                {printed.to_owned()}
            </small>
        }
        .into_any(),
    };
    let price = has_prices.then(|| view! { <td>{row.price}</td> });
    view! {
        <tr class=class>
            <th scope="row">
                <span class="c">
                    <TroopSign kind=Some(row.kind) />
                    {row.name}
                </span>
            </th>
            <td>{numbers}</td>
            {price}
        </tr>
    }
}
