//! The strip at the top: whose army, the tools, points, shares and the verdict.

use super::Tab;
use crate::army::Edit;
use crate::desk::ShareBar;
use crate::route::Route;
use crate::text::{Names, edit_label};
use crate::web::bench::Bench;
use crate::web::components::ThemeSwitch;
use crate::web::focus;
use leptos::prelude::*;

#[component]
pub fn BuilderHead(
    bench: Bench,
    tab: RwSignal<Tab>,
    event_open: RwSignal<bool>,
    export_open: RwSignal<bool>,
) -> impl IntoView {
    let head = Memo::new(move |_| bench.desk.with(|desk| desk.head.clone()));
    view! {
        <header class="top">
            <div class="bar">
                <a class="mark" href=Route::Home.href() aria-label="Your armies">
                    <svg aria-hidden="true">
                        <use href="#sign-flag"></use>
                    </svg>
                </a>
                <div class="who">
                    <h1 id="page-heading" tabindex="-1" class="hidden">
                        {move || head.with(|head| head.name.clone())}
                    </h1>
                    <input
                        id="army-name"
                        type="text"
                        class="name"
                        aria-label="Name of the army"
                        autocomplete="off"
                        prop:value=move || head.with(|head| head.name.clone())
                        on:change=move |event| bench.apply(Edit::Rename(event_target_value(&event)))
                    />
                    <button
                        id="change-event"
                        type="button"
                        class="about"
                        title="Change the event"
                        on:click=move |_| event_open.set(true)
                    >
                        {move || head.with(|head| head.about.clone())}
                    </button>
                </div>
                <div class="tools">
                    <Undo bench />
                    <button id="copy-text" type="button" on:click=move |_| export_open.set(true)>
                        "Copy"
                    </button>
                    <ThemeSwitch />
                </div>
            </div>
            <div class="strip">
                <div class="points">
                    <b class:bad=move || {
                        head.with(|head| head.is_over)
                    }>{move || head.with(|head| head.points)}</b>
                    " "
                    <span>{move || head.with(|head| head.of_points.clone())}</span>
                    <div class="meter" class:over=move || head.with(|head| head.is_over)>
                        <i style:width=move || tenths(head.with(|head| head.fill))></i>
                    </div>
                </div>
                <div class="shares">
                    <For
                        each=move || head.with(|head| head.shares.clone())
                        key=|bar| bar.clone().figures + &bar.name + &format!("{:?}", bar.cap)
                        let:bar
                    >
                        <Share bar />
                    </For>
                </div>
                <button
                    id="verdict-pill"
                    type="button"
                    class="pill"
                    class:fine=move || head.with(|head| head.verdict.is_legal)
                    on:click=move |_| {
                        tab.set(Tab::Verdict);
                        focus::show("verdict");
                    }
                >
                    <span aria-hidden="true">
                        {move || if head.with(|head| head.verdict.is_legal) { "✓" } else { "✕" }}
                    </span>
                    {move || head.with(|head| head.verdict.text.clone())}
                </button>
            </div>
        </header>
    }
}

#[component]
fn Undo(bench: Bench) -> impl IntoView {
    let label = move |what: &str, edit: Option<String>| match edit {
        Some(edit) => format!("{what}: {edit}"),
        None => what.to_owned(),
    };
    let next = Memo::new(move |_| {
        bench.history.with(|history| {
            let list = bench.list();
            let names = Names { list: &list, army: history.army() };
            let said = |edit| edit_label(edit, names);
            (history.next_undo().map(said), history.next_redo().map(said))
        })
    });
    view! {
        <button
            id="undo"
            type="button"
            aria-label=move || label("Undo", next.with(|(undo, _)| undo.clone()))
            title="Undo (Ctrl+Z)"
            aria-disabled=move || next.with(|(undo, _)| undo.is_none()).to_string()
            on:click=move |_| bench.undo()
        >
            "↶"
        </button>
        <button
            id="redo"
            type="button"
            aria-label=move || label("Redo", next.with(|(_, redo)| redo.clone()))
            title="Redo (Ctrl+Shift+Z)"
            aria-disabled=move || next.with(|(_, redo)| redo.is_none()).to_string()
            on:click=move |_| bench.redo()
        >
            "↷"
        </button>
    }
}

#[component]
fn Share(bar: ShareBar) -> impl IntoView {
    let cap = bar.cap.map(|cap| {
        view! { <u style:left=format!("{cap}%") title=format!("At most {cap}%")></u> }
    });
    let of_cap = bar.cap.filter(|_| bar.is_over).map(|cap| format!(" of {cap}"));
    view! {
        <div class="share" class:over=bar.is_over>
            <span class="clip">{bar.name}</span>
            <div class="track">
                <i style:width=tenths(bar.share)></i>
                {cap}
            </div>
            <span>{bar.figures} {of_cap}</span>
        </div>
    }
}

fn tenths(tenths: u32) -> String {
    format!("{}.{}%", tenths / 10, tenths % 10)
}
