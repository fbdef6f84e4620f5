//! What is to be done before the battle.

use super::badges;
use crate::screen::scenario::ReadyRow;
use leptos::prelude::*;

#[component]
pub fn ReadyCard(rows: Signal<Vec<ReadyRow>>) -> impl IntoView {
    let tally = move || {
        rows.with(|rows| {
            let done = rows.iter().filter(|row| row.is_done).count();
            format!("{done} of {} done", rows.len())
        })
    };
    let lines = move || rows.with(|rows| rows.iter().map(draw).collect_view());
    view! {
        <Show when=move || rows.with(|rows| !rows.is_empty())>
            <section class="card ready" aria-label="Before you begin">
                <h3>"Before you begin" <small>{tally}</small></h3>
                <ul>{lines}</ul>
            </section>
        </Show>
    }
}

fn draw(row: &ReadyRow) -> impl IntoView + use<> {
    let done = match row.is_done {
        true => "Done: ",
        false => "To do: ",
    };
    let role = row.role.filter(|_| !row.is_done);
    let mark = match row.is_done {
        true => "✓",
        false => "",
    };
    view! {
        <li class:done=row.is_done>
            <span class="ready-mark" aria-hidden="true">
                {mark}
            </span>
            <p>
                <span class="hidden">{done}</span>
                {role.map(|role| badges(&[role]))}
                {row.text.clone()}
                <small>{row.detail.clone()}</small>
            </p>
        </li>
    }
}
