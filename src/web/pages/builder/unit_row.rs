//! A row of a command: one unit, or equal units and Large Units that open into their units.

use super::drag;
use super::finding::Findings;
use super::keys::unit_key;
use super::state::BuilderPage;
use crate::army::{CommandId, UnitId};
use crate::screen::builder::{UnitRow, UnitView};
use crate::web::components::TroopSign;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn Row(page: BuilderPage, command: CommandId, first: UnitId) -> impl IntoView {
    let row = page.open.row(first);
    let is_group = Memo::new(move |_| row.with(|row| row.as_ref().is_some_and(|r| r.is_group())));
    move || match is_group.get() {
        true => view! { <GroupRow page command first row /> }.into_any(),
        false => view! { <UnitLine page command id=first said=alone /> }.into_any(),
    }
}

const KEYS: &str = "Alt+ArrowUp Alt+ArrowDown Alt+Shift+ArrowUp Alt+Shift+ArrowDown Delete";

/// Several units in one row.
#[component]
fn GroupRow(
    page: BuilderPage,
    command: CommandId,
    first: UnitId,
    row: Memo<Option<Arc<UnitRow>>>,
) -> impl IntoView {
    let units = Memo::new(move |_| {
        row.with(|row| row.as_ref().map_or_else(Vec::new, |row| row.units.clone()))
    });
    let is_open = Memo::new(move |_| {
        let units = units.get();
        page.opened
            .with(|opened| units.iter().any(|unit| opened.contains(unit)))
    });
    let toggle = move |_| {
        let units = units.get_untracked();
        let is_open = is_open.get_untracked();
        page.opened.update(|opened| {
            for unit in units {
                match is_open {
                    true => opened.remove(&unit),
                    false => opened.insert(unit),
                };
            }
        });
    };
    let ids = move || {
        let units = units.get();
        let ids = units.iter().map(|unit| unit.0.to_string());
        ids.collect::<Vec<_>>().join(" ")
    };
    let label = move || {
        row.with(|row| {
            let row = row.as_ref()?;
            Some(format!("Units of {}: {}", row.name, row.label))
        })
    };
    let findings = move || {
        row.with(|row| {
            row.as_ref()
                .map_or_else(Vec::new, |row| row.findings.clone())
        })
    };
    view! {
        <li
            id=format!("group-{}", first.0)
            class="unit-group"
            class:open=is_open
            data-units=ids
            tabindex="-1"
            draggable="true"
            on:dragstart=move |event| drag::start(&event, "unit", first.0)
            on:dragover=|event| event.prevent_default()
            on:drop=move |event| drag::drop_on_unit(page, &event, command, first)
        >
            <div class="ugrid unit-line">
                {move || row.get().map(|row| shown(&row))}
                <button
                    type="button"
                    id=format!("group-open-{}", first.0)
                    class="open-row"
                    aria-label=label
                    aria-expanded=move || is_open.get().to_string()
                    on:click=toggle
                >
                    <span aria-hidden="true">{move || if is_open.get() { "⌄" } else { "›" }}</span>
                </button>
            </div>
            <Show when=move || !is_open.get()>
                <Findings page findings=Signal::derive(findings) />
            </Show>
            <Show when=move || is_open.get()>
                <ul class="of-group">
                    <For each=move || units.get() key=|unit| *unit let:unit>
                        <UnitLine page command id=unit said=in_row />
                    </For>
                </ul>
            </Show>
        </li>
    }
}

/// One unit. It can be dragged, moved by keys, and has a card.
#[component]
fn UnitLine(
    page: BuilderPage,
    command: CommandId,
    id: UnitId,
    /// Its name, rank and notes, as they are said where it stands.
    said: fn(&UnitView) -> (String, String, String),
) -> impl IntoView {
    let unit = page.open.unit(id);
    let key = id.0;
    let findings = move || {
        unit.with(|unit| {
            unit.as_ref()
                .map_or_else(Vec::new, |unit| unit.findings.clone())
        })
    };
    let label = move || {
        unit.with(|unit| {
            let unit = unit.as_ref()?;
            Some(format!("More for {}", unit.label))
        })
    };
    let is_behind = move || unit.with(|unit| unit.as_ref().is_some_and(|unit| unit.is_behind));
    view! {
        <li
            id=format!("unit-{key}")
            class="unit"
            class:behind=is_behind
            tabindex="-1"
            draggable="true"
            on:dragstart=move |event| drag::start(&event, "unit", key)
            on:dragover=|event| event.prevent_default()
            on:drop=move |event| drag::drop_on_unit(page, &event, command, id)
            on:keydown=move |event| unit_key(page, command, id, &event)
        >
            <div class="ugrid unit-line">
                {move || unit.get().map(|unit| of_one(&unit, said(&unit)))}
                <button
                    type="button"
                    id=format!("unit-menu-{key}")
                    class="open-row"
                    aria-haspopup="dialog"
                    aria-keyshortcuts=KEYS
                    aria-label=label
                    on:click=move |_| page.card.set(Some(id))
                >
                    <span aria-hidden="true">"›"</span>
                </button>
            </div>
            <Findings page findings=Signal::derive(findings) />
        </li>
    }
}

fn shown(row: &UnitRow) -> impl IntoView + use<> {
    line(
        (row.kind, row.ranks > 1),
        (row.name.clone(), String::new(), row.general.clone()),
        row.notes.clone(),
        row.stats.clone(),
        (row.price, row.price_parts.clone()),
    )
}

fn alone(unit: &UnitView) -> (String, String, String) {
    (unit.name.clone(), unit.rank.clone(), unit.notes.clone())
}

/// Below the row that it shares with others.
fn in_row(unit: &UnitView) -> (String, String, String) {
    let (name, notes) = unit.in_row();
    (name, String::new(), notes)
}

fn of_one(unit: &UnitView, (name, rank, notes): (String, String, String)) -> impl IntoView + use<> {
    line(
        (unit.kind, false),
        (name, rank, unit.general.clone()),
        notes,
        unit.stats.clone(),
        (unit.price, unit.price_parts()),
    )
}

fn line(
    (kind, is_stack): (Option<crate::list::TroopType>, bool),
    (name, rank, general): (String, String, Option<String>),
    notes: String,
    stats: [String; 5],
    (price, parts): (i32, String),
) -> impl IntoView {
    let names = ["M", "VBU", "I", "D", "VD"];
    let figures = names.into_iter().zip(stats).map(|(name, figure)| {
        view! {
            <span class="n">
                <span class="hidden">{format!("{name} ")}</span>
                {figure}
            </span>
        }
    });
    view! {
        <span class="of-type" class:stack=is_stack>
            <TroopSign kind />
        </span>
        <div class="what">
            <b>{name}</b>
            {(!rank.is_empty()).then(|| view! { <span class="rank">{format!(", {rank}")}</span> })}
            {general.map(|general| view! { <span class="seat">{format!("⚑ {general}")}</span> })}
            <small>{notes}</small>
        </div>
        {figures.collect_view()}
        <div class="money">
            <b>{price}</b>
            <span class="hidden">" points"</span>
            <small>{parts}</small>
        </div>
    }
}
