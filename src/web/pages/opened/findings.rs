//! Findings beside the verdict: in full where they are about the army, otherwise a line that leads
//! to where the fault is.

use crate::army::Army;
use crate::list::ArmyList;
use crate::rules::{Grade, judge};
use crate::screen::builder::FindingView;
use crate::screen::opened::{Anchor, PlacedFinding};
use crate::share::report;
use crate::text;
use crate::web::browser::{address, focus};
use crate::web::components::{FindingNote, ReportTools, ReportVerdict};
use leptos::prelude::*;
use std::sync::Arc;

/// Writes the report on a finding of the army that is shown, or on its verdict. In context.
#[derive(Clone)]
pub struct Reporter(Arc<dyn Fn(Option<usize>) -> String + Send + Sync>);

impl Reporter {
    pub fn of(list: Arc<ArmyList>, army: Army) -> Self {
        Reporter(Arc::new(move |place| {
            let judgement = judge(&list, &army.event, &army);
            let finding = place.and_then(|place: usize| judgement.findings.get(place));
            report(&list, &army, &judgement, finding, &address::of_the_page())
        }))
    }
}

/// "Is this verdict wrong?" of a finding by its place, or of the whole verdict.
#[component]
pub fn Report(place: Option<usize>) -> impl IntoView {
    let Reporter(write) = expect_context();
    let report: Arc<dyn Fn() -> String + Send + Sync> = Arc::new(move || write(place));
    view! {
        <ReportVerdict>
            <ReportTools report=report.clone() />
        </ReportVerdict>
    }
}

/// A finding in full.
#[component]
pub fn Finding(finding: FindingView) -> impl IntoView {
    let place = finding.place;
    // Advice is no verdict.
    let is_verdict = finding.grade != Grade::Advice;
    view! {
        <FindingNote finding />
        {is_verdict.then(|| view! { <Report place=Some(place) /> })}
    }
}

#[component]
pub fn Findings(findings: Vec<PlacedFinding>) -> impl IntoView {
    findings
        .into_iter()
        .map(|PlacedFinding { finding, at }| match at {
            None => view! { <Finding finding /> }.into_any(),
            Some(at) => {
                view! { <Elsewhere grade=finding.grade headline=finding.headline at /> }.into_any()
            }
        })
        .collect::<Vec<_>>()
}

#[component]
fn Elsewhere(grade: Grade, headline: String, at: Anchor) -> impl IntoView {
    let label = format!("Show: {headline}");
    view! {
        <p class="elsewhere">
            <span class=grade_class(grade)>{text::grade(grade)}</span>
            " "
            {headline}
            " "
            <button
                type="button"
                class="plain"
                aria-label=label
                on:click=move |_| focus::show(&at.element_id())
            >
                "Show"
            </button>
        </p>
    }
}

pub fn grade_class(grade: Grade) -> &'static str {
    match grade {
        Grade::Illegal => "grade bad",
        Grade::Umpire | Grade::Waived => "grade look",
        Grade::Advice => "grade",
    }
}
