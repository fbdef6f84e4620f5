//! The army as a whole: VD to tick off, what was taken of each row, and the verdict.

use super::break_track;
use crate::sheet::Roster;
use crate::text::sheet as words;
use leptos::prelude::*;
use std::ops::Range;

pub fn draw(roster: &Roster) -> impl IntoView + use<> {
    let practice = roster.list.is_reconstructed.then(|| {
        view! {
            <p class="leaf-small">
                <b>{words::PRACTICE}</b>
            </p>
        }
    });
    let has_rows = !roster.allowances.is_empty();
    view! {
        <section class="leaf-army">
            <h3>
                <span>{words::ARMY}</span>
                <span class="figures">{roster.points_line()}</span>
            </h3>
            <p class="leaf-track">
                <span>{words::VD_LOST}</span>
                <span>{break_track(roster.break_point)} " " <small>{words::BOLD_BOX}</small></span>
            </p>
            {has_rows.then(|| line(words::ROWS, roster.allowances_line()))}
            {line(words::VERDICT, roster.verdict_line())}
            {practice}
        </section>
    }
}

fn line(label: &'static str, text: String) -> impl IntoView {
    view! {
        <p class="leaf-small">
            <b>{label} ": "</b>
            {text}
        </p>
    }
}

/// Findings and waivers from and up to these places.
pub fn remarks(roster: &Roster, range: Range<usize>) -> impl IntoView + use<> {
    let remarks = roster.remarks();
    let shown = remarks.get(range).unwrap_or_default().iter();
    let shown = shown.map(|remark| {
        view! {
            <li>
                <b>{format!("{}:", remark.grade)}</b>
                {format!(" {}", remark.text)}
            </li>
        }
    });
    view! { <ul class="leaf-remarks">{shown.collect_view()}</ul> }
}
