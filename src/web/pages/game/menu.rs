//! What is rarer: the score, redo, the last turn, and the way back.

use super::sheet::Sheets;
use crate::battle::game::Deed;
use crate::event::RuleSet;
use crate::route::Route;
use crate::web::browser::files;
use crate::web::state::OpenGame;
use leptos::prelude::*;

#[component]
pub fn Menu(open: OpenGame, sheets: Sheets) -> impl IntoView {
    let go = move |to: RwSignal<bool>| {
        move |_| {
            sheets.menu.set(false);
            to.set(true);
        }
    };
    let is_basic = open.with_untracked(|game, _| game.rules == RuleSet::Basic);
    let save_file = move |_| {
        open.with_untracked(|game, _| {
            files::offer(
                &files::name_with(&game.name(), ".game.json"),
                &game.to_json(),
            );
        });
    };
    let redo = move || {
        let name = open.screen.with(|screen| screen.redo.clone());
        name.map(|name| {
            view! {
                <button type="button" on:click=move |_| open.redo()>
                    {format!("Redo: {name}")}
                </button>
            }
        })
    };
    view! {
        <div class="items">
            <button type="button" id="open-score" on:click=go(sheets.score)>
                "Score"
            </button>
            <button type="button" on:click=go(sheets.rules)>
                "Rules for these armies"
            </button>
            {is_basic
                .then(|| {
                    view! {
                        <button type="button" id="open-cards" on:click=go(sheets.cards)>
                            "Aces"
                        </button>
                    }
                })}
            <button type="button" on:click=go(sheets.turn)>
                "Last turn"
            </button>
            {redo}
            <button type="button" id="game-file" on:click=save_file>
                "Save as a file"
            </button>
            <a class="button" href=Route::Games.href()>
                "Your games"
            </a>
            <a class="button" href=Route::Home.href()>
                "Your armies"
            </a>
        </div>
    }
}

/// Which turn is the last.
#[component]
pub fn TurnDialog(open: OpenGame, sheets: Sheets) -> impl IntoView {
    let last = open.screen.with_untracked(|screen| screen.last_turn);
    let text = RwSignal::new(last.map_or(String::new(), |last| last.to_string()));
    let trouble = RwSignal::new("");
    let set = move |turn: Option<u16>| {
        open.play(Deed::LastTurn { turn });
        sheets.turn.set(false);
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match text.get_untracked().trim().parse() {
            Ok(turn) => set(Some(turn)),
            Err(_) => trouble.set("The last turn is a number, such as 8."),
        }
    };
    view! {
        <form on:submit=submit>
            <div class="field-line">
                <label for="last-turn">"Last turn"</label>
                <input
                    id="last-turn"
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    maxlength="3"
                    placeholder="none"
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))
                />
                <p class="refused" role="alert">
                    {move || trouble.get()}
                </p>
            </div>
            <div class="items">
                <button type="submit" class="go">
                    "Set"
                </button>
                <button type="button" on:click=move |_| set(None)>
                    "No last turn"
                </button>
            </div>
        </form>
        <p class="quiet">
            "A turn that was ended by mistake is taken back with Undo. After the last turn the game is over; set a later one to play on."
        </p>
    }
}
