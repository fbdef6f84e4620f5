//! What was found in an army on the table, and what it has to do with the others.

use crate::route::Route;
use crate::rules::Grade;
use crate::screen::umpire::{Checked, FindingLine, Mark};
use crate::text::{self, say_mark};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// By the numbers of the entries.
pub type Marks = Memo<BTreeMap<u32, Vec<Mark>>>;

/// As many as tell an umpire what to look at; the army's own page has them all.
const MOST_FINDINGS: usize = 6;

pub fn findings(checked: &Checked) -> impl IntoView + use<> {
    let lines = checked.findings.iter().take(MOST_FINDINGS);
    let lines: Vec<_> = lines.map(finding).collect();
    let more = checked.findings.len().saturating_sub(MOST_FINDINGS);
    let more = (more > 0).then(|| format!("and {more} more"));
    let orders = checked.orders.as_ref();
    let orders = orders.map(|orders| format!("Orders: {orders}."));
    let others = more.into_iter().chain(checked.since.iter().cloned());
    let others: Vec<_> = others
        .chain(orders)
        .map(|line| view! { <li>{line}</li> })
        .collect();
    view! { <ul>{lines} {others}</ul> }
}

fn finding(finding: &FindingLine) -> impl IntoView + use<> {
    let class = match finding.grade {
        Grade::Illegal => "bad",
        Grade::Umpire | Grade::Waived => "look",
        Grade::Advice => "",
    };
    view! {
        <li title=finding.detail.clone()>
            <b class=class>{text::grade(finding.grade)}</b>
            {format!(" {} ", finding.headline)}
            <a href=Route::Rules(Some(finding.rule)).href()>{finding.rule.title()}</a>
        </li>
    }
}

/// What the army has to do with others on the table.
#[component]
pub fn MarkList(marks: Marks, number: u32) -> impl IntoView {
    let lines = move || {
        marks.with(|marks| {
            let marks = marks.get(&number).into_iter().flatten();
            marks
                .map(|mark| view! { <li>{say_mark(mark)}</li> })
                .collect::<Vec<_>>()
        })
    };
    view! { <ul class="marks">{lines}</ul> }
}
