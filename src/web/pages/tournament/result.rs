//! A result is typed in: what both armies had, lost, and whether they routed.

use crate::battle::game::PairingRef;
use crate::battle::score::System;
use crate::battle::tournament::TournamentEdit;
use crate::screen::tournament::{Field, ResultEntry, SideEntry};
use crate::web::state::{OpenTournament, SavedGames};
use leptos::prelude::*;

#[component]
pub fn ResultForm(
    open: OpenTournament,
    /// From 0.
    round: usize,
    /// From 0.
    table: usize,
    /// Where the game may be found that it is the result of.
    played: SavedGames,
    close: Callback<()>,
) -> impl IntoView {
    let tournament = open.history.with_untracked(|history| history.now().clone());
    let game = tournament
        .rounds
        .get(round)
        .and_then(|round| round.games.get(table))
        .copied();
    let Some(game) = game else {
        return ().into_any();
    };
    let name = |id| {
        tournament
            .player(id)
            .map_or_else(String::new, |player| player.name.clone())
    };
    let (first, second) = (name(game.first), game.second.map(name).unwrap_or_default());
    let at_the_table = game
        .second
        .filter(|_| game.result.is_none())
        .and_then(|second| {
            let pairing = PairingRef {
                tournament: open.key(),
                round: round.saturating_add(1),
                first: game.first,
                second,
            };
            untrack(|| played.of_pairing(&pairing))
        });
    let entry = RwSignal::new(match at_the_table {
        Some((_, game)) => ResultEntry::of_game(&game),
        None => ResultEntry::of(&tournament, &game),
    });
    let fields = match tournament.system {
        System::Basic => vec![Field::Vdt, Field::Lost, Field::ScenarioPoints],
        System::Traditional | System::New => vec![Field::Vdt, Field::Lost],
    };
    let had_result = game.result.is_some();
    let system = StoredValue::new(tournament);
    let said = Memo::new(move |_| entry.with(|entry| system.with_value(|now| entry.said(now))));
    let is_whole = move || entry.with(|entry| matches!(entry.read(), Ok(Some(_))));
    let set = move |result| {
        open.apply(TournamentEdit::SetResult {
            round,
            table,
            result,
        });
        close.run(());
    };
    let save = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Ok(Some(result)) = entry.with_untracked(ResultEntry::read) {
            set(Some(result));
        }
    };
    view! {
        <form class="result-form" on:submit=save>
            <Side name=first id="first" fields=fields.clone() entry side=|entry| &mut entry.first />
            <Side name=second id="second" fields entry side=|entry| &mut entry.second />
            <p role="status" class:refused=move || said.get().is_err()>
                {move || said.get().unwrap_or_else(|why| why)}
            </p>
            <div class="tools">
                <button type="submit" id="save-result" class="go" disabled=move || !is_whole()>
                    "Save result"
                </button>
                {had_result
                    .then(|| {
                        view! {
                            <button type="button" class="danger" on:click=move |_| set(None)>
                                "Clear the result"
                            </button>
                        }
                    })}
            </div>
        </form>
    }
    .into_any()
}

#[component]
fn Side(
    name: String,
    id: &'static str,
    fields: Vec<Field>,
    entry: RwSignal<ResultEntry>,
    side: fn(&mut ResultEntry) -> &mut SideEntry,
) -> impl IntoView {
    let shown = move || entry.with(|entry| side(&mut entry.clone()).clone());
    let field = |field: Field| {
        let id = format!("{id}-{}", field.label().to_lowercase().replace(' ', "-"));
        view! {
            <div class="field-line">
                <label for=id.clone()>{field.label()}</label>
                <input
                    id=id
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    maxlength="4"
                    prop:value=move || shown().field(field).to_owned()
                    on:input=move |event| {
                        let text = event_target_value(&event);
                        entry.update(|entry| side(entry).set(field, text));
                    }
                />
            </div>
        }
    };
    let fields: Vec<_> = fields.into_iter().map(field).collect();
    view! {
        <fieldset>
            <legend>{name}</legend>
            {fields}
            <label class="routed">
                <input
                    id=format!("{id}-routed")
                    type="checkbox"
                    prop:checked=move || shown().routed
                    on:change=move |event| {
                        let routed = event_target_checked(&event);
                        entry.update(|entry| side(entry).routed = routed);
                    }
                />
                "Routed, or lost by the scenario"
            </label>
        </fieldset>
    }
}
