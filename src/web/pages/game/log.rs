//! The log by turn, the newest first.

use super::{clock, die, side_class};
use crate::screen::play::{Line, Piece, TurnLog, log, log_text};
use crate::web::browser::clipboard;
use crate::web::state::OpenGame;
use leptos::prelude::*;

#[component]
pub fn GameLog(open: OpenGame) -> impl IntoView {
    let turns = Memo::new(move |_| {
        let replay = open.replay.get();
        open.game.with(|game| log(game, &replay))
    });
    let copied = RwSignal::new("");
    let copy = move |_| {
        let replay = open.replay.get_untracked();
        let text = open
            .game
            .with_untracked(|game| log_text(game, &replay, clock));
        clipboard::copy(&text, copied);
    };
    let note = NodeRef::<leptos::html::Input>::new();
    let add_note = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = note.get_untracked() {
            let text = field.value();
            if !text.trim().is_empty() {
                open.play(crate::battle::game::Deed::Note { text });
                field.set_value("");
            }
        }
    };
    view! {
        <div class="game-log">
            <div class="log-tools">
                <form on:submit=add_note>
                    <input
                        node_ref=note
                        type="text"
                        maxlength="500"
                        autocomplete="off"
                        aria-label="Note for the log"
                        placeholder="Note"
                    />
                    <button type="submit">"Add"</button>
                </form>
                <button type="button" on:click=copy>
                    "Copy"
                </button>
                <span role="status">{move || copied.get()}</span>
            </div>
            <For
                each=move || turns.get()
                key=|turn| format!("{turn:?}")
                children=|turn| view! { <Turn turn /> }
            />
        </div>
    }
}

#[component]
fn Turn(turn: TurnLog) -> impl IntoView {
    let title = turn.title();
    let lines: Vec<_> = turn.lines.iter().map(line).collect();
    view! {
        <section>
            <h3>{title} {turn.is_now.then(|| view! { <small>" now"</small> })}</h3>
            <ol>{lines}</ol>
        </section>
    }
}

fn line(line: &Line) -> impl IntoView + use<> {
    let pieces: Vec<_> = line
        .pieces
        .iter()
        .map(|piece| match piece {
            Piece::Strong(text) => view! { <b>{text.clone()}</b> " " }.into_any(),
            Piece::Plain(text) => view! { {text.clone()} " " }.into_any(),
            Piece::Struck(text) => view! { <s>{text.clone()}</s> " " }.into_any(),
            Piece::Dice(dice) => view! { {die::dice(dice)} " " }.into_any(),
        })
        .collect();
    let side = line.side.map_or("", side_class);
    view! {
        <li class=side class:is-break=line.is_break>
            <span class="time">{clock(line.at)}</span>
            <p>{pieces}</p>
        </li>
    }
}
