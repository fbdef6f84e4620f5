//! What is chosen and bought for the army as a whole, and what it all adds up to.

use super::state::BuilderPage;
use super::stepper::Stepper;
use super::text_field::TextField;
use crate::army::Edit;
use crate::screen::builder::{Choice, Count, CountKind, Panel, Toggle, panel};
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn ArmyPanel(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let all = Memo::new(move |_| {
        let judgement = open.judgement.get();
        open.history
            .with(|history| panel(&open.list(), history.army(), &judgement))
    });
    let player = move || open.history.with(|history| history.army().player.clone());
    let choices = Memo::new(move |_| all.with(|panel| panel.choices.clone()));
    let closed = Memo::new(move |_| all.with(|panel| panel.closed.clone()));
    let kinds = Memo::new(move |_| {
        all.with(|panel| {
            let counts = panel.counts.iter();
            counts
                .map(|count| (count.kind, count.label.clone(), count.hint.clone()))
                .collect::<Vec<_>>()
        })
    });
    let toggles = Memo::new(move |_| all.with(|panel| panel.toggles.clone()));
    let structure = move || all.with(|panel| panel.structure);
    view! {
        <section
            id="army-panel"
            class="card army-panel"
            tabindex="-1"
            aria-label="The army as a whole"
        >
            <div class="head">
                <h2>"Army"</h2>
            </div>
            <div class="field">
                <span>"Player"</span>
                <TextField page id="player" label="Player" value=Signal::derive(player) edit=Edit::SetPlayer />
                <span class="sum"></span>
            </div>
            {move || {
                choices
                    .get()
                    .into_iter()
                    .enumerate()
                    .map(|(place, choice)| {
                        let sum = (place == 0).then(structure);
                        view! { <Select page choice place sum /> }
                    })
                    .collect_view()
            }}
            {move || {
                closed
                    .get()
                    .into_iter()
                    .map(|(label, why)| {
                        view! {
                            <div class="field closed">
                                <span>{label} " " <small>{why}</small></span>
                            </div>
                        }
                    })
                    .collect_view()
            }}
            <For
                each=move || kinds.get()
                key=|kind| kind.clone()
                children=move |(kind, label, hint)| {
                    view! { <Counter page all kind label hint /> }
                }
            />
            {move || {
                toggles
                    .get()
                    .into_iter()
                    .enumerate()
                    .map(|(place, toggle)| view! { <Switch page toggle place /> })
                    .collect_view()
            }}
            <p class="field total">
                <b>"Whole army"</b>
                <span></span>
                <b class="sum">{move || all.with(|panel| panel.total)}</b>
            </p>
            <button
                type="button"
                id="changes"
                class="wide"
                on:click=move |_| page.changes_open.set(true)
            >
                "Changes since you opened it"
            </button>
            <button
                type="button"
                class="wide with-keys"
                on:click=move |_| page.help_open.set(true)
            >
                "Keys"
            </button>
        </section>
    }
}

#[component]
fn Select(page: BuilderPage, choice: Choice, place: usize, sum: Option<i32>) -> impl IntoView {
    let id = format!("choice-{place}");
    let edits: Vec<Arc<Edit>> = choice.items.iter().map(|item| item.edit.clone()).collect();
    let choose = move |event| {
        let place: Option<usize> = event_target_value(&event).parse().ok();
        if let Some(edit) = place.and_then(|place| edits.get(place)) {
            page.open.apply(edit.clone());
        }
    };
    let options = choice.items.iter().enumerate().map(|(place, item)| {
        view! {
            <option value=place.to_string() selected=item.is_chosen>
                {item.label.clone()}
            </option>
        }
    });
    view! {
        <div class="field">
            <label for=id.clone()>{choice.label} " " <small>{choice.hint.clone()}</small></label>
            <select id=id on:change=choose>
                {options.collect_view()}
            </select>
            <span class="sum">{sum}</span>
        </div>
    }
}

#[component]
fn Counter(
    page: BuilderPage,
    all: Memo<Panel>,
    kind: CountKind,
    label: String,
    hint: String,
) -> impl IntoView {
    let find = move |get: fn(&Count) -> i32| {
        all.with(|panel| {
            let count = panel.counts.iter().find(|count| count.kind == kind);
            count.map_or(0, get)
        })
    };
    let value = Memo::new(move |_| find(|count| i32::from(count.value)) as u16);
    let set = move |count: u16| page.open.apply(kind.edit(count));
    let id = match kind {
        CountKind::Exploration => "exploration",
        CountKind::Destiny => "destiny",
        CountKind::Fortifications => "fortifications",
    };
    view! {
        <div class="field">
            <span>{label.clone()} " " <small>{hint}</small></span>
            <div class="take">
                <Stepper id label value is_full=Signal::derive(|| false) set />
            </div>
            <span class="sum">{move || find(|count| count.sum)}</span>
        </div>
    }
}

#[component]
fn Switch(page: BuilderPage, toggle: Toggle, place: usize) -> impl IntoView {
    let id = format!("toggle-{place}");
    let edit = toggle.edit.clone();
    view! {
        <div class="field switch">
            <label for=id.clone()>{toggle.label} " " <small>{toggle.hint.clone()}</small></label>
            <input
                id=id
                type="checkbox"
                prop:checked=toggle.is_on
                on:change=move |_| page.open.apply(edit.clone())
            />
            <span class="sum"></span>
        </div>
    }
}
