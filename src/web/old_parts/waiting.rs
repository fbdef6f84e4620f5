//! While something is fetched, and when it can't be.

use crate::web::dom::{El, button, el};

pub fn waiting() -> El {
    el("p")
        .class("quiet")
        .attr("role", "status")
        .text("One moment…")
}

pub fn failed(why: &str, retry: impl Fn() + 'static) -> El {
    el("div")
        .class("note illegal")
        .attr("role", "alert")
        .child(el("p").text(why))
        .child(button("Try again").on_click(retry))
}
