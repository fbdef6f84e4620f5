//! The player's tournaments, and a new one.

use super::STYLES;
use crate::battle::score::System;
use crate::battle::tournament::Tournament;
use crate::route::Route;
use crate::store::{Given, given};
use crate::text::score::system;
use crate::web::browser::{address, styles};
use crate::web::components::{KeptEntries, KeptKind, OpenFile, Page};
use crate::web::state::SavedTournaments;
use leptos::prelude::*;

const TOURNAMENTS: KeptKind = KeptKind {
    deleted: "Deleted tournaments",
    route: Route::Tournament,
    about: |tournament| tournament.list.clone(),
    sure: "Sure? It can’t be brought back",
};

#[component]
pub fn TournamentsPage() -> impl IntoView {
    styles::need(STYLES);
    let saved = SavedTournaments::new();
    let keep = Callback::new(
        move |(name, text): (String, String)| match given(&name, &text) {
            Given::Tournament(tournament) => Ok(Route::Tournament(saved.begin(&tournament))),
            Given::Refused(sentence) => Err(sentence),
            _ => Err(format!("{name} isn’t a tournament. Open it in Settings.")),
        },
    );
    let name = RwSignal::new(String::new());
    let chosen = RwSignal::new(System::Traditional);
    let begin = move |_| {
        let name = match name.get_untracked().trim() {
            "" => "Tournament".to_owned(),
            name => name.to_owned(),
        };
        let key = saved.begin(&Tournament::new(name, chosen.get_untracked()));
        address::go(&Route::Tournament(key));
    };
    let systems = System::ALL.iter().map(move |choice| {
        let choice = *choice;
        view! {
            <label class="chip">
                <input
                    type="radio"
                    name="system"
                    prop:checked=move || chosen.get() == choice
                    on:change=move |_| chosen.set(choice)
                />
                <span>{system(choice)}</span>
            </label>
        }
    });
    view! {
        <Page title="Tournaments">
            <p>
                "Pairings round by round, results from the losses on the table, and the ranking. Everything stays in this browser; players get a link."
            </p>
            <KeptEntries kept=saved.kept kind=TOURNAMENTS />
            <div class="tools of-file">
                <OpenFile label="Open a tournament’s file…" id="open-tournament-file" keep />
            </div>
            <section class="card padded" aria-label="New tournament">
                <h2>"New tournament"</h2>
                <div class="field-line">
                    <label for="tournament-name">"Name"</label>
                    <input
                        id="tournament-name"
                        type="text"
                        maxlength="80"
                        autocomplete="off"
                        placeholder="Lugano, 12 May"
                        prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                </div>
                <fieldset class="presets">
                    <legend>"Scoring"</legend>
                    {systems.collect::<Vec<_>>()}
                </fieldset>
                <button type="button" class="go wide" on:click=begin>
                    "Start the tournament"
                </button>
            </section>
        </Page>
    }
}
