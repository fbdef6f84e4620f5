//! Findings beside the verdict: in full where they are about the army, otherwise a line that leads
//! to where the fault is.

use crate::rules::Grade;
use crate::screen::opened::{Anchor, PlacedFinding};
use crate::text;
use crate::web::browser::focus;
use crate::web::components::FindingNote;
use leptos::prelude::*;

#[component]
pub fn Findings(findings: Vec<PlacedFinding>) -> impl IntoView {
    findings
        .into_iter()
        .map(|PlacedFinding { finding, at }| match at {
            None => view! { <FindingNote finding /> }.into_any(),
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
