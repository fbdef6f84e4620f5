//! One line at the top: whose army, points, the verdict and the tools. On a phone two, and one once
//! the page is scrolled.

use super::state::BuilderPage;
use super::text_field::TextField;
use crate::army::Edit;
use crate::route::Route;
use crate::screen::builder::{Head, Tone};
use crate::web::browser::focus;
use crate::web::components::{Mark, UndoButtons};
use crate::web::state::OpenArmy;
use leptos::ev;
use leptos::prelude::*;

/// How far a page is scrolled before its header is one line.
const SCROLLED: f64 = 40.0;

fn head<T>(open: OpenArmy, of: impl Fn(&Head) -> T) -> T {
    open.screen.with(|screen| of(&screen.head))
}

#[component]
pub fn BuilderHead(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let is_scrolled = RwSignal::new(false);
    let is_unfolded = RwSignal::new(false);
    let has_points = open.list().points_list().is_some();
    let listener = window_event_listener(ev::scroll, move |_| {
        let now = window().scroll_y().unwrap_or(0.0) > SCROLLED;
        if is_scrolled.get_untracked() != now {
            is_scrolled.set(now);
            is_unfolded.set(false);
        }
    });
    on_cleanup(move || listener.remove());
    let skip = |event: web_sys::MouseEvent| {
        event.prevent_default();
        focus::on("first-troop");
    };
    view! {
        <header
            class="top builder-top"
            class:slim=move || is_scrolled.get() && !is_unfolded.get()
            class:unfolded=is_unfolded
        >
            <h1 id="page-heading" tabindex="-1" class="hidden">
                {move || head(open, |head| head.name.clone())}
            </h1>
            <a class="skip" href="#first-troop" on:click=skip>
                "Skip to the troops"
            </a>
            <div class="bar">
                <Mark />
                <Who page />
                {has_points.then(|| view! { <Points open /> })}
                <Pill page />
                <div class="steps">
                    <UndoButtons open />
                </div>
                <Tools page />
                <button
                    type="button"
                    class="unfold"
                    aria-label="Tools"
                    aria-expanded=move || is_unfolded.get().to_string()
                    on:click=move |_| is_unfolded.update(|is_unfolded| *is_unfolded = !*is_unfolded)
                >
                    "⋯"
                </button>
            </div>
        </header>
    }
}

#[component]
fn Who(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let name = move || head(open, |head| head.name.clone());
    view! {
        <div class="who">
            <TextField
                page
                id="army-name"
                class="name"
                label="Name of the army"
                value=Signal::derive(name)
                edit=Edit::Rename
            />
            <button
                type="button"
                id="change-event"
                class="about"
                title="Change the event"
                on:click=move |_| page.event_open.set(true)
            >
                {move || head(open, |head| head.about.clone())}
            </button>
        </div>
    }
}

#[component]
fn Points(open: OpenArmy) -> impl IntoView {
    let is_over = move || head(open, |head| head.is_over);
    let width = move || {
        head(open, |head| {
            format!("{}.{}%", head.fill / 10, head.fill % 10)
        })
    };
    view! {
        <div class="points">
            <p>
                <b class:bad=is_over>{move || head(open, |head| head.points.to_string())}</b>
                <span>{move || head(open, |head| head.of_limit.clone())}</span>
                <em class:bad=is_over>{move || head(open, |head| head.left.clone())}</em>
            </p>
            <div class="meter" class:over=is_over>
                <i style:width=width></i>
            </div>
        </div>
    }
}

#[component]
fn Pill(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let tone = Memo::new(move |_| head(open, |head| head.verdict.tone));
    let class = move || match tone.get() {
        Tone::Legal => "pill legal fine",
        Tone::ToDo => "pill todo",
        Tone::Broken => "pill ill",
    };
    let mark = move || match tone.get() {
        Tone::Legal => "✓",
        Tone::ToDo => "○",
        Tone::Broken => "✕",
    };
    view! {
        <button
            type="button"
            id="verdict-pill"
            class=class
            aria-haspopup="dialog"
            on:click=move |_| page.verdict_open.set(true)
        >
            <span aria-hidden="true">{mark}</span>
            {move || head(open, |head| head.verdict.text.clone())}
        </button>
    }
}

#[component]
fn Tools(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    view! {
        <div class="tools">
            <a class="button" href=Route::Map(open.key()).href()>
                "Map"
            </a>
            <a class="button" href=Route::Roster(open.key()).href()>
                "Print"
            </a>
            <button type="button" id="copy-text" on:click=move |_| page.export_open.set(true)>
                "Export"
            </button>
            <a class="button" href=Route::Reference(open.key()).href()>
                "Reference"
            </a>
            <a class="button" href=Route::NewGame(Some(open.key())).href()>
                "Play"
            </a>
            <a class="button go" href=Route::Share(open.key()).href()>
                "Share"
            </a>
        </div>
    }
}

/// A list whose figures are ours says so at every step.
#[component]
pub fn PracticeBanner(page: BuilderPage) -> impl IntoView {
    let open = page.open;
    let is_practice = move || head(open, |head| head.is_practice);
    let friendly = Memo::new(move |_| head(open, |head| head.friendly.clone()));
    view! {
        <Show when=is_practice>
            <aside class="ours" aria-label="Practice list">
                <p>
                    <b>"Practice list."</b>
                    " Figures marked ~ are ours, not the publisher’s. Fine for a friendly game, not for a competition."
                </p>
                {move || {
                    friendly
                        .get()
                        .map(|edit| {
                            view! {
                                <button type="button" on:click=move |_| open.apply(edit.clone())>
                                    "Play it as a friendly game"
                                </button>
                            }
                        })
                }}
            </aside>
        </Show>
    }
}
