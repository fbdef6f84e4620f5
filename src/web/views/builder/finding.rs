//! Findings where they belong: what is wrong, by which rule, and the edits that cure it.

use crate::screen::builder::{CureView, FindingView};
use crate::web::bench::Bench;
use crate::web::dom::{El, button, el, live_of};
use crate::web::focus;
use crate::web::old_parts;
use crate::web::signals::*;
use std::sync::Arc;

/// The findings of a unit or a command, beside it.
pub fn list(bench: Bench, findings: impl Fn() -> Vec<Arc<FindingView>> + 'static) -> El {
    live_of(el("div").class("findings"), findings, move |findings| {
        findings
            .iter()
            .map(|finding| draw(bench, finding, None))
            .collect()
    })
}

/// A finding; away from its place, with a way to it.
pub fn draw(bench: Bench, finding: &FindingView, subject: Option<String>) -> El {
    let show = subject.map(|id| {
        button("Show")
            .class("plain")
            .on_click(move || focus::show(&id))
    });
    let place = finding.place;
    let cures = live_of(
        el("div").class("cures"),
        move || {
            bench
                .cures
                .with(|cures| cures.get(place).cloned().unwrap_or_default())
        },
        move |cures| cures.iter().map(|cure| offered(bench, cure)).collect(),
    );
    old_parts::finding(finding, show).child(cures)
}

/// The element that a finding is about.
pub fn subject(finding: &FindingView) -> Option<String> {
    let unit = finding.units.first().map(|unit| format!("unit-{}", unit.0));
    let command = || {
        finding
            .commands
            .first()
            .map(|command| format!("command-{}", command.0))
    };
    let row = || finding.rows.first().map(|row| format!("row-{row}"));
    unit.or_else(command).or_else(row)
}

fn offered(bench: Bench, cure: &CureView) -> El {
    let edit = cure.edit.clone();
    button(&cure.label).on_click(move || bench.apply(edit.clone()))
}
