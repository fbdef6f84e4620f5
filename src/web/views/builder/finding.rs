//! Findings where they belong: what is wrong, by which rule, and the edits that cure it.

use crate::desk::{CureView, FindingView};
use crate::route::Route;
use crate::rules::Grade;
use crate::text;
use crate::web::bench::Bench;
use leptos::prelude::*;

#[component]
pub fn Findings(bench: Bench, findings: Memo<Vec<FindingView>>) -> impl IntoView {
    move || {
        findings
            .get()
            .into_iter()
            .map(|finding| view! { <Finding bench finding shows_subject=false /> })
            .collect_view()
    }
}

#[component]
pub fn Finding(bench: Bench, finding: FindingView, shows_subject: bool) -> impl IntoView {
    let class = match finding.grade {
        Grade::Illegal => "note illegal",
        Grade::Umpire => "note umpire",
        Grade::Waived => "note waived",
        Grade::Advice => "note advice",
    };
    let place = finding.place;
    let cures =
        Memo::new(move |_| bench.cures.with(|cures| cures.get(place).cloned().unwrap_or_default()));
    let target = subject(&finding).filter(|_| shows_subject);
    let show = target.map(|id| {
        view! {
            <button type="button" class="plain" on:click=move |_| crate::web::focus::show(&id)>
                "Show"
            </button>
        }
    });
    view! {
        <div class=class>
            <p>
                <span class="grade">{text::grade(finding.grade)}</span>
                " "
                <b>{finding.headline}</b>
                " "
                {finding.detail}
            </p>
            <p class="cite">
                <a href=Route::Rules(Some(finding.rule)).href()>{finding.rule.as_str()}</a>
                " · "
                {finding.citation}
                " "
                {show}
            </p>
            <div class="cures">
                {move || cures.get().into_iter().map(|cure| view! { <Cure bench cure /> }).collect_view()}
            </div>
        </div>
    }
}

/// The element that a finding is about.
fn subject(finding: &FindingView) -> Option<String> {
    let unit = finding.units.first().map(|unit| format!("unit-{}", unit.0));
    let command = || finding.commands.first().map(|command| format!("command-{}", command.0));
    let row = || finding.rows.first().map(|row| format!("row-{row}"));
    unit.or_else(command).or_else(row)
}

#[component]
fn Cure(bench: Bench, cure: CureView) -> impl IntoView {
    let edit = StoredValue::new(cure.edit);
    view! {
        <button type="button" on:click=move |_| bench.apply(edit.get_value())>
            {cure.label}
        </button>
    }
}
