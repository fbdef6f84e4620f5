//! The verdict with every finding.

use super::finding::Finding;
use crate::web::bench::Bench;
use leptos::prelude::*;

#[component]
pub fn VerdictCard(bench: Bench) -> impl IntoView {
    let findings = Memo::new(move |_| bench.desk.with(|desk| desk.findings.clone()));
    let verdict = Memo::new(move |_| bench.desk.with(|desk| desk.head.verdict.clone()));
    view! {
        <section id="verdict" class="card verdict" tabindex="-1" aria-label="Verdict">
            <div class="card-head">
                <h2>"Verdict"</h2>
                <small>{move || bench.desk.with(|desk| desk.head.vdt.clone())}</small>
            </div>
            <Show when=move || verdict.with(|verdict| verdict.is_legal)>
                <p class="note fine">
                    <b>"This army is legal."</b>
                    " To the table!"
                </p>
            </Show>
            {move || {
                findings
                    .get()
                    .into_iter()
                    .map(|finding| view! { <Finding bench finding shows_subject=true /> })
                    .collect_view()
            }}
            <p class="quiet counts">{move || bench.desk.with(|desk| desk.head.counts.clone())}</p>
        </section>
    }
}
