//! The verdict on the deployment: what is wrong, by how much, and how to put it right.

use super::editor::Editor;
use crate::route::Route;
use crate::screen::map::{MapFinding, key};
use crate::web::dom::{El, el, link, live_of};
use crate::web::signals::*;
use crate::web::views::builder::finding;

pub fn draw(editor: Editor) -> El {
    let verdict = move || editor.board.with(|board| board.verdict.clone());
    let legal = el("p")
        .class("note fine")
        .live_class("still-empty", move || verdict().text == "Empty")
        .child(el("b").live_text(move || verdict().sentence))
        .shown_when(move || verdict().is_legal);
    let findings = live_of(
        el("div").class("findings"),
        move || editor.board.with(|board| board.findings.clone()),
        move |findings| findings.iter().map(|found| one(editor, found)).collect(),
    );
    let elsewhere = el("p")
        .class("quiet counts")
        .live_text(move || match verdict().elsewhere {
            0 => String::new(),
            1 => "The army itself has 1 finding to mend: see the builder.".to_owned(),
            n => format!("The army itself has {n} findings to mend: see the builder."),
        })
        .shown_when(move || verdict().elsewhere > 0);
    el("section")
        .id("map-verdict")
        .class("card map-verdict")
        .attr("tabindex", "-1")
        .attr("aria-label", "Verdict on the deployment")
        .child(
            el("div")
                .class("card-head")
                .child(el("h2").text("Verdict"))
                .child(link(&Route::Rules(None), "Rules").class("quiet")),
        )
        .children([legal, findings, elsewhere])
}

fn one(editor: Editor, found: &MapFinding) -> El {
    let subject = found.items.first().map(|item| key(*item));
    finding::draw(editor.bench, &found.view, subject)
}
