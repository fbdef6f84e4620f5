//! The frame of every page but the builder's: head, title, heading.

use super::mark;
use crate::route::Route;
use crate::web::dom::{El, el, link};
use crate::web::signals::*;
use crate::web::theme::{Theme, theme};

/// A page under its heading.
pub fn page(title: &str, content: Vec<El>) -> Vec<El> {
    document().set_title(&format!("{title} · Muster"));
    let nav = el("nav")
        .class("bar")
        .attr("aria-label", "Muster")
        .children([
            mark(),
            link(&Route::Home, "Armies"),
            link(&Route::Lists, "Lists"),
            link(&Route::Rules(None), "Rules"),
            link(&Route::Event, "Events"),
            link(&Route::Umpire(None), "Umpire"),
            link(&Route::Settings, "Settings"),
            theme_switch(),
        ]);
    let heading = el("h1")
        .id("page-heading")
        .attr("tabindex", "-1")
        .text(title);
    vec![
        el("header").class("top").child(nav),
        el("main").class("page").child(heading).children(content),
    ]
}

pub fn theme_switch() -> El {
    let theme = theme();
    let options = Theme::ALL.map(|theme| {
        el("option")
            .attr("value", theme.label())
            .text(theme.label())
    });
    let select = el("select")
        .attr("aria-label", "Colours")
        .children(options)
        .live_value(move || theme.get().label().to_owned())
        .on_change(move |chosen| {
            let found = Theme::ALL.into_iter().find(|theme| theme.label() == chosen);
            theme.set(found.unwrap_or(Theme::System));
        });
    el("span").class("theme").child(select)
}
