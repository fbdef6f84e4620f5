//! The verdict with every finding.

use super::finding;
use crate::web::bench::Bench;
use crate::web::dom::{El, el, live_of, sign};
use crate::web::signals::*;

pub fn draw(bench: Bench) -> El {
    let head = el("div")
        .class("card-head")
        .child(el("h2").text("Verdict"))
        .child(el("small").live_text(move || bench.screen.with(|desk| desk.head.vdt.clone())));
    let legal = el("p")
        .class("note fine legal")
        .child(sign("sign-laurel"))
        .child(el("b").text("This army is legal."))
        .text(" To the table!")
        .shown_when(move || bench.screen.with(|desk| desk.head.verdict.is_legal));
    let findings = live_of(
        el("div").class("findings"),
        move || bench.screen.with(|desk| desk.findings.clone()),
        move |findings| {
            let drawn = findings.iter();
            drawn
                .map(|found| finding::draw(bench, found, finding::subject(found)))
                .collect()
        },
    );
    let counts = el("p")
        .class("quiet counts")
        .live_text(move || bench.screen.with(|desk| desk.head.counts.clone()));
    el("section")
        .id("verdict")
        .class("card verdict")
        .attr("tabindex", "-1")
        .attr("aria-label", "Verdict")
        .children([head, legal, findings, counts])
}
