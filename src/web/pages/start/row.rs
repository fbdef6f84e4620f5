//! An army on the start page: the whole row opens it, the rest is behind ⋯.

use super::HEADING;
use crate::route::Route;
use crate::screen::start::{ArmyRow, Pill, PillKind, StartScreen};
use crate::web::browser::focus;
use crate::web::components::Sign;
use crate::web::state::SavedArmies;
use leptos::prelude::*;

#[component]
pub fn Row(
    army: Memo<ArmyRow>,
    /// Opens the menu of the army with this key.
    open: Callback<String>,
) -> impl IntoView {
    let key = army.with_untracked(|army| army.key.clone());
    let href = Route::Army(key.clone()).href();
    view! {
        <li class="army">
            <a class="army-link" href=href>
                <span class="army-who">
                    <b class="clip">{move || army.with(|army| army.name.clone())}</b>
                    " "
                    <small class="clip">{move || army.with(|army| army.about.clone())}</small>
                </span>
                " "
                {move || army.with(marks)}
                {move || army.with(signs)}
                {move || army.with(points)}
                " "
                {move || army.with(|army| pill(&army.pill))}
            </a>
            <button
                type="button"
                class="more"
                aria-haspopup="dialog"
                aria-label=move || army.with(|army| format!("More for {}", army.name))
                on:click=move |_| open.run(key.clone())
            >
                "⋯"
            </button>
        </li>
    }
}

/// Tags and note.
fn marks(army: &ArmyRow) -> impl IntoView + use<> {
    let tags: Vec<_> = army
        .tags
        .iter()
        .map(|tag| view! { <span class="tag clip">{tag.clone()}</span> " " })
        .collect();
    view! {
        <span class="army-marks">
            {tags} <span class="army-note clip">{army.note.clone()}</span>
        </span>
        " "
    }
}

fn signs(army: &ArmyRow) -> impl IntoView + use<> {
    let signs: Vec<_> = army
        .signs
        .iter()
        .map(|code| view! { <Sign id=format!("sign-{code}") /> })
        .collect();
    view! {
        <span class="army-signs" aria-hidden="true">
            {signs}
        </span>
    }
}

fn points(army: &ArmyRow) -> impl IntoView + use<> {
    army.points.map(|points| {
        view! {
            <span class="army-points">
                <span class="spent">
                    <em>{points.spent}</em>
                    " of "
                    {points.limit}
                    <span class="hidden">" points"</span>
                </span>
                <span class="meter" class:over=points.is_over aria-hidden="true">
                    <i style:width=format!("{}%", points.fill)></i>
                </span>
            </span>
        }
    })
}

fn pill(pill: &Pill) -> impl IntoView + use<> {
    let (class, sign) = match pill.kind {
        PillKind::Legal => ("verdict-tag legal", "✓ "),
        PillKind::ToDo => ("verdict-tag to-do", "◔ "),
        PillKind::Broken => ("verdict-tag broken", "✕ "),
        PillKind::Unknown => ("verdict-tag unknown", ""),
    };
    view! {
        <span class=class>
            <span aria-hidden="true">{sign}</span>
            {pill.text.clone()}
        </span>
    }
}

/// Until they are deleted for good, armies can be brought back.
#[component]
pub fn DeletedArmies(saved: SavedArmies, screen: Memo<StartScreen>) -> impl IntoView {
    let deleted = Memo::new(move |_| screen.with(|screen| screen.deleted.clone()));
    let count = Memo::new(move |_| deleted.with(Vec::len));
    view! {
        <Show when=move || { count.get() > 0 }>
            <details class="card">
                <summary>{move || format!("Deleted armies ({})", count.get())}</summary>
                <ul class="armies">
                    <For
                        each=move || deleted.get()
                        key=|army| army.key.clone()
                        children=move |army| view! { <Deleted saved army /> }
                    />
                </ul>
            </details>
        </Show>
    }
}

#[component]
fn Deleted(saved: SavedArmies, army: ArmyRow) -> impl IntoView {
    let ArmyRow {
        key, name, about, ..
    } = army;
    let erased = key.clone();
    let restore = move |_| {
        saved.set_deleted(&key, false);
        focus::on(HEADING);
    };
    let erase = move |_| {
        saved.erase(&erased);
        focus::on(HEADING);
    };
    view! {
        <li class="army">
            <span class="entry">
                <b class="clip">{name.clone()}</b>
                <small>{about}</small>
            </span>
            <div class="tools">
                <button type="button" aria-label=format!("Bring back {name}") on:click=restore>
                    "Bring back"
                </button>
                <button
                    type="button"
                    aria-label=format!("Delete for good: {name}")
                    on:click=erase
                >
                    "Delete for good"
                </button>
            </div>
        </li>
    }
}
