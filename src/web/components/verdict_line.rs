//! The verdict on an army as a pill, with its figures beside it.

use crate::screen::opened::VerdictPanel;
use leptos::prelude::*;

#[component]
pub fn VerdictLine(verdict: VerdictPanel) -> impl IntoView {
    let VerdictPanel {
        is_legal,
        word,
        counts,
        figures,
        caution,
    } = verdict;
    view! {
        <div class="verdict-line">
            <b class="pill" class:fine=is_legal>
                <span aria-hidden="true">{if is_legal { "✓" } else { "✕" }}</span>
                <span>{word}</span>
            </b>
            <p>
                {(!counts.is_empty()).then(|| view! { <b>{counts}</b> })}
                <span>{figures}</span>
                {caution.map(|caution| view! { <span class="caution">{caution}</span> })}
            </p>
        </div>
    }
}
