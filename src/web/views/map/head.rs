//! The strip at the top: whose map, undo, ways to the army and to paper.

use super::editor::{Editor, Tab};
use crate::route::Route;
use crate::web::dom::{El, el, link};
use crate::web::focus;
use crate::web::old_parts::{mark, theme_switch};
use crate::web::signals::*;
use crate::web::views::builder;

pub fn draw(editor: Editor, key: &str) -> El {
    let bench = editor.bench;
    let heading = el("h1")
        .id("page-heading")
        .attr("tabindex", "-1")
        .class("clip")
        .live_text(move || bench.screen.with(|desk| desk.head.name.clone()));
    let about = el("small")
        .class("clip")
        .live_text(move || bench.screen.with(|desk| desk.head.about.clone()));
    let who = el("div").class("who").child(heading).child(about);
    let army = link(&Route::Army(key.to_owned()), "Army").class("button");
    let print = link(&Route::Sheet(key.to_owned()), "Print").class("button");
    let tools = el("div")
        .class("tools")
        .children(builder::head::undo(bench))
        .children([army, print, pill(editor), theme_switch()]);
    let bar = el("div").class("bar").children([mark(), who, tools]);
    el("header").class("top map-top").child(bar)
}

fn pill(editor: Editor) -> El {
    let verdict = move || editor.board.with(|board| board.verdict.clone());
    let mark = el("span")
        .attr("aria-hidden", "true")
        .live_text(move || if verdict().is_legal { "✓" } else { "✕" }.to_owned());
    el("button")
        .attr("type", "button")
        .id("map-pill")
        .class("pill")
        .live_class("fine", move || verdict().is_legal)
        .child(mark)
        .live_text(move || {
            let verdict = verdict();
            match verdict.to_mend {
                0 => verdict.text.to_owned(),
                n => format!("{n} {}", verdict.text),
            }
        })
        .on_click(move || {
            editor.tab.set(Tab::Verdict);
            request_animation_frame(|| focus::show("map-verdict"));
        })
}
