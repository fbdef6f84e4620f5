//! What the tournament is, and what can be done with the whole of it.

use super::opened::SendDialog;
use crate::battle::score::System;
use crate::battle::tournament::TournamentEdit;
use crate::sheet::ranking_csv;
use crate::text::score::system;
use crate::web::browser::files;
use crate::web::components::Dialog;
use crate::web::state::OpenTournament;
use leptos::prelude::*;

#[component]
pub fn Head(open: OpenTournament) -> impl IntoView {
    let sending = RwSignal::new(false);
    let setting_up = RwSignal::new(false);
    let about = move || open.screen.with(|screen| screen.about.clone());
    let save_csv = move |_| {
        open.history.with_untracked(|history| {
            let tournament = history.now();
            let name = files::name_with(&tournament.name, ".csv");
            files::offer(&name, &ranking_csv(tournament));
        });
    };
    let save_file = move |_| {
        open.history.with_untracked(|history| {
            let tournament = history.now();
            let name = files::name_with(&tournament.name, ".tournament.json");
            files::offer(&name, &tournament.to_json());
        });
    };
    let print = move |_| {
        let _ = window().print();
    };
    view! {
        <div class="day-head">
            <p class="quiet">{about}</p>
            <div class="tools">
                <button
                    type="button"
                    aria-label="Undo"
                    disabled=move || open.history.with(|history| !history.can_undo())
                    on:click=move |_| open.undo()
                >
                    "↶"
                </button>
                <button
                    type="button"
                    aria-label="Redo"
                    disabled=move || open.history.with(|history| !history.can_redo())
                    on:click=move |_| open.redo()
                >
                    "↷"
                </button>
                <button type="button" id="setup" on:click=move |_| setting_up.set(true)>
                    "Name and scoring"
                </button>
                <button type="button" id="csv" on:click=save_csv>
                    "CSV"
                </button>
                <button type="button" id="file" on:click=save_file>
                    "File"
                </button>
                <button type="button" on:click=print>
                    "Print"
                </button>
                <button type="button" id="share" class="go" on:click=move |_| sending.set(true)>
                    "Share"
                </button>
            </div>
        </div>
        <SendDialog open=sending history=open.history />
        <Dialog open=setting_up title="Name and scoring">
            <SetUp open />
        </Dialog>
    }
}

#[component]
fn SetUp(open: OpenTournament) -> impl IntoView {
    let tournament = move || open.history.with(|history| history.now().clone());
    let first = open.history.with_untracked(|history| history.now().clone());
    let rename = move |event| {
        let name = event_target_value(&event);
        open.apply(TournamentEdit::Rename(name));
    };
    let systems = System::ALL.iter().map(move |choice| {
        let choice = *choice;
        let choose = move |_| open.apply(TournamentEdit::SetSystem(choice));
        view! {
            <button
                type="button"
                aria-pressed=move || (tournament().system == choice).to_string()
                on:click=choose
            >
                {system(choice)}
            </button>
        }
    });
    let bye = move |event| {
        if let Ok(points) = event_target_value(&event).trim().parse() {
            open.apply(TournamentEdit::SetByePoints(points));
        }
    };
    view! {
        <div class="field-line">
            <label for="day-name">"Name"</label>
            <input
                id="day-name"
                type="text"
                maxlength="80"
                autocomplete="off"
                prop:value=first.name
                on:change=rename
            />
        </div>
        <h3>"Scoring"</h3>
        <div class="items">{systems.collect::<Vec<_>>()}</div>
        <div class="field-line">
            <label for="bye-points">"Points for a round without an opponent (the rules name none)"</label>
            <input
                id="bye-points"
                type="text"
                inputmode="numeric"
                autocomplete="off"
                prop:value=first.bye_points.to_string()
                on:input=bye
            />
        </div>
    }
}
