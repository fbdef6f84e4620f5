//! A command: its name, figures and share, what is wrong with it, its units in rows.

use super::drag;
use super::figure_names::FigureNames;
use super::finding::Findings;
use super::state::BuilderPage;
use super::text_field::TextField;
use super::unit_row::Row;
use crate::army::{CommandId, Edit};
use crate::screen::builder::{CommandView, ShareBar};
use leptos::prelude::*;

/// Something of the command, or nothing once it is gone.
fn of<T: Default>(page: BuilderPage, id: CommandId, get: impl Fn(&CommandView) -> T) -> T {
    page.open
        .screen
        .with(|screen| screen.command(id).map(get).unwrap_or_default())
}

#[component]
pub fn CommandCard(page: BuilderPage, id: CommandId) -> impl IntoView {
    let open = page.open;
    let key = id.0;
    let name = Memo::new(move |_| of(page, id, |command| command.name.clone()));
    let figures = move || {
        of(page, id, |command| match &command.ally {
            Some(ally) => format!("Allies: {ally} · {}", command.figures),
            None => command.figures.clone(),
        })
    };
    let share = Memo::new(move |_| of(page, id, |command| command.share.clone()));
    let findings = Memo::new(move |_| {
        of(page, id, |command| {
            let broken = command.findings.iter().filter(|finding| !finding.is_to_do);
            broken.cloned().collect::<Vec<_>>()
        })
    });
    let rows = Memo::new(move |_| {
        of(page, id, |command| {
            command.rows.iter().map(|row| row.first).collect::<Vec<_>>()
        })
    });
    view! {
        <section
            id=format!("command-{key}")
            class="card command"
            class:in-hand=move || open.adding_to.get() == Some(id)
            tabindex="-1"
            aria-label=name
            on:dragover=|event| event.prevent_default()
            on:drop=move |event| drag::drop_on_command(page, &event, id)
        >
            <div class="head" draggable="true" on:dragstart=move |event| drag::start(&event, "command", key)>
                <h2>
                    <TextField
                        page
                        id=format!("command-name-{key}")
                        class="name"
                        label="Name of the command"
                        value=name
                        edit=move |name| Edit::NameCommand { command: id, name }
                    />
                </h2>
                <small>{figures}</small>
                <button
                    type="button"
                    id=format!("command-menu-{key}")
                    class="more"
                    aria-haspopup="dialog"
                    aria-label=move || format!("More for {}", name.get())
                    on:click=move |_| page.command_menu.set(Some(id))
                >
                    "⋯"
                </button>
            </div>
            {move || share.get().map(|share| view! { <Share share /> })}
            <Findings page findings />
            <Show when=move || rows.with(Vec::is_empty)>
                <p class="quiet empty">"No units yet. Tap + beside the troops."</p>
            </Show>
            <Show when=move || !rows.with(Vec::is_empty)>
                <div class="ugrid thead" aria-hidden="true">
                    <FigureNames />
                    <span class="r">"Points"</span>
                    <span></span>
                </div>
            </Show>
            <ul class="units">
                <For each=move || rows.get() key=|first| *first let:first>
                    <Row page command=id first />
                </For>
            </ul>
        </section>
    }
}

/// The command's share of the VD, with the cap as a tick.
#[component]
fn Share(share: ShareBar) -> impl IntoView {
    let width = format!("{}.{}%", share.share / 10, share.share % 10);
    let tick = share.cap.map(|cap| {
        view! { <u style:left=format!("{cap}%") title=format!("At most {cap}%")></u> }
    });
    view! {
        <div class="share" class:over=share.is_over>
            <div class="track">
                <i style:width=width></i>
                {tick}
            </div>
            <span>
                <b>{share.percent}</b>
                " "
                {share.of}
            </span>
        </div>
    }
}
