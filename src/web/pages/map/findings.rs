//! The verdict on the deployment: what is wrong, by how much, and how to put it right.

use super::editor::Editor;
use crate::route::Route;
use crate::rules::Grade;
use crate::screen::map::{MapFinding, key};
use crate::web::browser::focus;
use crate::web::components::{Cure, FindingNote};
use crate::web::pages::report::Report;
use leptos::prelude::*;

#[component]
pub fn Verdict(editor: Editor) -> impl IntoView {
    let verdict = Memo::new(move |_| editor.screen.with(|screen| screen.verdict.clone()));
    let findings = Memo::new(move |_| editor.screen.with(|screen| screen.findings.clone()));
    view! {
        <section
            id="map-verdict"
            class="card map-verdict"
            tabindex="-1"
            aria-label="Verdict on the deployment"
        >
            <div class="card-head">
                <h2>"Verdict"</h2>
                <a class="quiet" href=Route::Rules(None).href()>
                    "Rules"
                </a>
            </div>
            <Show when=move || verdict.get().is_legal>
                <p class="note fine" class:still-empty=move || verdict.get().is_empty>
                    <b>{move || verdict.get().sentence}</b>
                </p>
            </Show>
            <div class="findings">
                {move || {
                    let findings = findings.get().into_iter();
                    findings.map(|finding| view! { <Finding editor finding /> }).collect_view()
                }}
            </div>
            <Show when=move || verdict.get().elsewhere.is_some()>
                <p class="quiet counts">{move || verdict.get().elsewhere}</p>
            </Show>
        </section>
    }
}

#[component]
fn Finding(editor: Editor, finding: MapFinding) -> impl IntoView {
    let open = editor.open;
    let place = finding.view.place;
    let subject = finding.items.first().map(|item| key(*item));
    let found = open.cures_of(place);
    let builder = Route::Army(open.key()).href();
    // Where no single edit helps, several may: the builder proposes them.
    let is_illegal = finding.view.grade == Grade::Illegal;
    let has_none = move || is_illegal && found.with(|it| it.as_ref().is_some_and(Vec::is_empty));
    let cures = move || {
        let cures = found.get().unwrap_or_default().into_iter();
        cures
            .map(|cure| view! { <Cure open cure /> })
            .collect_view()
    };
    view! {
        <FindingNote finding=(*finding.view).clone()>
            {subject
                .map(|id| {
                    view! {
                        <button type="button" class="plain" on:click=move |_| focus::show(&id)>
                            "Show"
                        </button>
                    }
                })}
        </FindingNote>
        <div class="cures">
            {cures} <Show when=has_none>
                <a class="button" href=builder.clone()>
                    "Fix it in the builder"
                </a>
            </Show>
        </div>
        <Report open place=Some(place) />
    }
}
