//! Where links are put on the bench.

use super::{Bench, file};
use crate::web::dom::{El, button, el};
use crate::web::signals::*;

pub fn draw(bench: Bench) -> El {
    let text = RwSignal::new(String::new());
    let put = move || {
        let typed = text.try_get_untracked();
        if typed.is_some_and(|typed| bench.add(&typed)) {
            text.set(String::new());
        }
    };
    let area = el("textarea")
        .id("links")
        .attr("rows", "4")
        .attr("spellcheck", "false")
        .attr(
            "placeholder",
            "Paste here, or drop a file anywhere on the page",
        )
        .live_value(move || text.get())
        .on_input(move |typed| text.set(typed))
        .on("paste", move |_| {
            // What is pasted is there a moment later.
            set_timeout(put, std::time::Duration::ZERO);
        });
    let label = el("label").text("Links, in any text").child(area);
    let add = button("Put on the bench")
        .id("put")
        .class("go")
        .on_click(put);
    let keep = el("label")
        .class("chip")
        .child(
            el("input")
                .id("keep")
                .attr("type", "checkbox")
                .live_checked(move || bench.keeps.get())
                .on_change(move |_| bench.keep(!bench.keeps.get_untracked())),
        )
        .child(el("span").text("Keep on this device"));
    el("section")
        .class("card padded on-screen put")
        .attr("aria-label", "Put links on the bench")
        .child(label)
        .child(
            el("div")
                .class("tools")
                .children([add, file::chooser(bench), keep]),
        )
        .child(
            el("p")
                .id("said")
                .attr("role", "status")
                .live_text(move || bench.said.get()),
        )
}
