//! The army as a whole: VD to tick off, what was taken of each row, and the verdict.

use super::ticks;
use crate::sheet::Roster;
use crate::text::sheet as words;
use crate::web::dom::{El, el};
use std::ops::Range;

pub fn draw(roster: &Roster) -> El {
    let track = el("p")
        .class("leaf-track")
        .child(el("span").text(words::VD_LOST))
        .child(ticks(roster.break_point, true));
    el("section")
        .class("leaf-army")
        .child(el("h3").child(el("span").text(words::ARMY)))
        .child(track)
        .child(line(words::ROWS, &roster.allowances_line()))
        .child(line(words::VERDICT, &roster.verdict_line()))
}

fn line(label: &str, text: &str) -> El {
    el("p")
        .class("leaf-small")
        .child(el("b").text(&format!("{label}: ")))
        .text(text)
}

/// Findings and waivers from and up to these places.
pub fn remarks(roster: &Roster, range: Range<usize>) -> El {
    let remarks = roster.remarks();
    let shown = remarks.get(range).unwrap_or_default();
    el("ul")
        .class("leaf-remarks")
        .children(shown.iter().map(|remark| {
            el("li")
                .child(el("b").text(&format!("{}:", remark.grade)))
                .text(&format!(" {}", remark.text))
        }))
}
