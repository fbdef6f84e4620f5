//! Findings where they belong: what is wrong, by which rule, and the edits that fix it.

use super::state::{BuilderPage, subject};
use crate::rules::Grade;
use crate::screen::builder::{CureView, FindingView};
use crate::screen::proposals::Task;
use crate::web::components::{Cure, FindingNote};
use crate::web::pages::report::Report;
use leptos::prelude::*;
use std::sync::Arc;

/// The findings of a unit, a command or a row, beside it.
#[component]
pub fn Findings(
    page: BuilderPage,
    #[prop(into)] findings: Signal<Vec<Arc<FindingView>>>,
) -> impl IntoView {
    view! {
        <div class="findings">
            <For
                each=move || findings.get()
                key=|finding| finding.clone()
                children=move |finding| view! { <InPlace page finding /> }
            />
        </div>
    }
}

#[component]
fn InPlace(page: BuilderPage, finding: Arc<FindingView>) -> impl IntoView {
    let place = finding.place;
    view! {
        <div class="finding">
            <FindingNote finding=(*finding).clone() />
            <Cures page place />
            <ReportOf page finding />
        </div>
    }
}

/// A finding away from its place, with a way to it.
#[component]
pub fn FindingWithWay(page: BuilderPage, finding: Arc<FindingView>) -> impl IntoView {
    let place = finding.place;
    let shown = finding.clone();
    view! {
        <div class="finding">
            <FindingNote finding=(*finding).clone()>
                <ShowIt page finding=shown />
            </FindingNote>
            <Cures page place />
            <ReportOf page finding />
        </div>
    }
}

/// Advice is no verdict.
#[component]
fn ReportOf(page: BuilderPage, finding: Arc<FindingView>) -> impl IntoView {
    let is_verdict = finding.grade != Grade::Advice;
    is_verdict.then(|| view! { <Report open=page.open place=Some(finding.place) /> })
}

/// Goes to what the finding is about.
#[component]
pub fn ShowIt(page: BuilderPage, finding: Arc<FindingView>) -> impl IntoView {
    subject(&finding).map(|_| {
        view! {
            <button type="button" class="plain" on:click=move |_| page.show(&finding)>
                "Show"
            </button>
        }
    })
}

#[component]
pub fn Cures(page: BuilderPage, place: usize) -> impl IntoView {
    let open = page.open;
    let cures = open.cures_of(place);
    let button = move |cure: CureView| view! { <Cure open cure /> };
    // Where no single edit helps, several may.
    let has_none = move || {
        let is_illegal = open.screen.with(|screen| {
            let mut findings = screen.findings.iter();
            screen.head.finish.is_some()
                && findings.any(|it| it.place == place && it.grade == Grade::Illegal)
        });
        is_illegal && cures.with(|cures| cures.as_ref().is_some_and(Vec::is_empty))
    };
    view! {
        <div class="cures">
            {move || cures.get().unwrap_or_default().into_iter().map(button).collect_view()}
            <Show when=has_none>
                <button type="button" class="mend" on:click=move |_| page.finish(Task::Mend)>
                    "Fix this army…"
                </button>
            </Show>
        </div>
    }
}
