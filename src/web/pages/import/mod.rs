//! A list pasted as text: what was pasted beside what it means, doubts one by one, and the way to an
//! own list.

mod line;
mod paste;
mod reading;
mod side;

use crate::import::Import;
use crate::screen::import::{ImportScreen, import_screen};
use crate::web::browser::{focus, styles};
use crate::web::components::Page;
use leptos::prelude::*;
use line::Lines;
use paste::Paste;
use reading::Reading;
use side::{Preview, Then};
use std::sync::Arc;

#[component]
pub fn ImportPage() -> impl IntoView {
    styles::need("import.css");
    let reading = Reading::new();
    let title = Signal::derive(move || match reading.found.get() {
        Some(import) => import.list.name.clone(),
        None => "Paste a list".to_owned(),
    });
    let is_read = Memo::new(move |_| reading.is_read.get());
    let content = move || match is_read.get() {
        false => view! { <Paste reading /> }.into_any(),
        true => view! { <Read reading /> }.into_any(),
    };
    let tools = move || {
        view! {
            <Show when=move || reading.is_read.get()>
                <Tools reading />
            </Show>
        }
    };
    view! {
        <Page title beside=tools>
            <KeptDraft reading />
            {content}
        </Page>
    }
}

/// What was pasted stays until it is saved; where it doesn't, that is said.
#[component]
fn KeptDraft(reading: Reading) -> impl IntoView {
    view! {
        <Show when=move || reading.is_restored.get()>
            <p class="note kept-paste">
                "You pasted this before and haven’t saved it. "
                <button type="button" class="small" on:click=move |_| reading.forget()>
                    "Start over"
                </button>
            </p>
        </Show>
        {move || {
            reading
                .saved_before
                .get()
                .map(|name| {
                    view! {
                        <p class="note kept-paste" role="status">
                            "“" {name} "” is saved among your own lists. This is the next list of your text."
                        </p>
                    }
                })
        }}
        {move || {
            reading
                .waiting
                .get()
                .map(|words| {
                    view! {
                        <p class="note kept-paste" role="status">
                            "Another paste of yours isn’t saved either: “" {words} "”. "
                            <button
                                type="button"
                                class="small"
                                on:click=move |_| reading.begin_with_waiting()
                            >
                                "Go on with that one"
                            </button>
                        </p>
                    }
                })
        }}
        <Show when=move || reading.is_not_kept.get()>
            <p class="note umpire">
                "This can’t be kept for your next visit: save it as a list before you leave."
            </p>
        </Show>
    }
}

#[component]
fn Tools(reading: Reading) -> impl IntoView {
    view! {
        <div class="tools">
            <button
                type="button"
                id="undo-answer"
                aria-label="Undo"
                disabled=move || reading.answers.with(|it| !it.can_undo())
                on:click=move |_| focus::keep(|| reading.undo())
            >
                <span aria-hidden="true">"↶"</span>
            </button>
            <button
                type="button"
                id="redo-answer"
                aria-label="Redo"
                disabled=move || reading.answers.with(|it| !it.can_redo())
                on:click=move |_| focus::keep(|| reading.redo())
            >
                <span aria-hidden="true">"↷"</span>
            </button>
            <button
                type="button"
                on:click=move |_| {
                    reading.paste_again();
                    focus::soon("list-text");
                }
            >
                "Paste again"
            </button>
            <button type="button" class="go desk-only" on:click=move |_| reading.save()>
                "Save the list"
            </button>
        </div>
    }
}

/// The text was read: lines with their meaning, and what comes of them.
#[component]
fn Read(reading: Reading) -> impl IntoView {
    let screen = Memo::new(move |_| {
        let found = reading.found.get();
        found.map(|import: Arc<Import>| Arc::new(import_screen(&import)))
    });
    let only_doubts = RwSignal::new(false);
    let with = move |what: fn(&ImportScreen) -> String| {
        move || screen.with(|screen| screen.as_ref().map(|it| what(it)).unwrap_or_default())
    };
    let doubts = Memo::new(move |_| screen.with(|it| it.as_ref().map_or(0, |it| it.doubts)));
    let pill = move || match doubts.get() {
        0 => "All clear".to_owned(),
        doubts => format!("{doubts} to answer"),
    };
    view! {
        <p class="quiet">{with(|screen| screen.about.clone())}</p>
        <div class="import-sum">
            <span class="pill" class:fine=move || doubts.get() == 0 class:asks=move || doubts.get() != 0>
                {pill}
            </span>
            <p role="status">
                <b>{with(|screen| screen.counted.clone())}</b>
                ": "
                {with(|screen| screen.tally.clone())}
            </p>
            <div class="chips" role="group" aria-label="Show">
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || (!only_doubts.get()).to_string()
                    on:click=move |_| only_doubts.set(false)
                >
                    "All"
                </button>
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || only_doubts.get().to_string()
                    on:click=move |_| only_doubts.set(true)
                >
                    {move || format!("Doubts {}", doubts.get())}
                </button>
            </div>
        </div>
        <div class="import">
            <Lines reading screen only_doubts />
            <div class="import-side">
                <Preview reading />
                <Then reading />
            </div>
        </div>
        <Thumb reading screen />
    }
}

/// On a phone: the next doubt and saving, within reach of the thumb.
#[component]
fn Thumb(reading: Reading, screen: Memo<Option<Arc<ImportScreen>>>) -> impl IntoView {
    // The line that was shown last.
    let last = RwSignal::new(0);
    let next = Memo::new(move |_| {
        let after = last.get();
        screen.with(|screen| {
            let lines = &screen.as_ref()?.lines;
            let mut doubtful = lines.iter().filter(|line| !line.doubts.is_empty());
            let first = doubtful.clone().next();
            let line = doubtful.find(|line| line.number > after).or(first)?;
            let about = line.doubts.first().map(|doubt| doubt.about.clone());
            Some((line.number, line.is_pasted, about.unwrap_or_default()))
        })
    });
    let go = move |_| {
        if let Some((number, ..)) = next.get_untracked() {
            focus::show(&line::id(number));
            last.set(number);
        }
    };
    let said = move || match next.get() {
        Some((number, true, about)) => format!("line {number}, {about}"),
        Some((_, false, about)) => about,
        None => "none left".to_owned(),
    };
    view! {
        <div class="import-thumb">
            <button type="button" disabled=move || next.get().is_none() on:click=go>
                <b>"Next doubt"</b>
                <small>{said}</small>
            </button>
            <button type="button" class="go" on:click=move |_| reading.save()>
                "Save the list"
            </button>
        </div>
    }
}
