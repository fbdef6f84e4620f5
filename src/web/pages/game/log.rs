//! The log by turn, the newest first.

use super::{clock, die, side_class};
use crate::screen::play::{Line, Piece, TurnLog, log, log_text};
use crate::web::browser::clipboard;
use crate::web::state::OpenGame;
use leptos::prelude::*;

#[component]
pub fn GameLog(open: OpenGame) -> impl IntoView {
    let turns = Memo::new(move |_| open.with(log));
    // The oldest turn is first, so that a place stays the same when a turn begins.
    let places = Memo::new(move |_| turns.with(Vec::len));
    let copied = RwSignal::new("");
    let copy = move |_| {
        let text = open.with_untracked(|game, replay| log_text(game, replay, clock));
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
                each=move || (0..places.get()).rev()
                key=|place| *place
                children=move |place| view! { <Turn turns place /> }
            />
        </div>
    }
}

/// Only the lines of a turn that changed are drawn anew.
#[component]
fn Turn(turns: Memo<Vec<TurnLog>>, place: usize) -> impl IntoView {
    let turn = Memo::new(move |_| {
        turns.with(|turns| {
            let newest_first = turns.len().checked_sub(place.saturating_add(1))?;
            turns.get(newest_first).cloned()
        })
    });
    let title = move || turn.with(|turn| turn.as_ref().map(TurnLog::title));
    let is_now = move || turn.with(|turn| turn.as_ref().is_some_and(|turn| turn.is_now));
    let lines = move || turn.with(|turn| turn.as_ref().map(|turn| turn.lines.clone()));
    view! {
        <section>
            <h3>{title} {move || is_now().then(|| view! { <small>" now"</small> })}</h3>
            <ol>
                <For each=move || lines().unwrap_or_default() key=Line::clone children=line />
            </ol>
        </section>
    }
}

fn line(line: Line) -> impl IntoView {
    let Line {
        at,
        side,
        pieces,
        is_break,
        ..
    } = line;
    let pieces: Vec<_> = pieces
        .into_iter()
        .map(|piece| match piece {
            Piece::Strong(text) => view! { <b>{text}</b> " " }.into_any(),
            Piece::Plain(text) => view! { {text} " " }.into_any(),
            Piece::Struck(text) => view! { <s>{text}</s> " " }.into_any(),
            Piece::Dice(dice) => view! { {die::dice(&dice)} " " }.into_any(),
        })
        .collect();
    view! {
        <li class=side.map_or("", side_class) class:is-break=is_break>
            <span class="time">{clock(at)}</span>
            <p>{pieces}</p>
        </li>
    }
}
