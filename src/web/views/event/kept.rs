//! The events that are kept in this browser.

use super::Draft;
use crate::event::Event;
use crate::route::Route;
use crate::screen::event::nearest;
use crate::share::Link;
use crate::sheet::one_line;
use crate::web::dom::{El, button, el, link};
use crate::web::events;
use crate::web::focus;
use crate::web::signals::*;

pub fn draw(draft: Draft) -> El {
    el("div").live(move || {
        let kept = draft.kept.get();
        if kept.is_empty() {
            return Vec::new();
        }
        let rows = kept.iter().map(|event| entry(draft, event));
        vec![
            el("h2").text("Events kept here"),
            el("ul").class("armies").children(rows),
        ]
    })
}

fn entry(draft: Draft, event: &Event) -> El {
    let name = one_line(&event.name);
    let open = Link::event(event).ok().map(|made| {
        let route = Route::SharedEvent(made.payload().to_owned());
        link(&route, "Open")
            .class("button")
            .attr("aria-label", &format!("Open {name}"))
    });
    let begun = event.clone();
    let begin = button("Begin with it")
        .attr("aria-label", &format!("Begin with it: {name}"))
        .on_click(move || {
            draft.preset.set(nearest(&begun).name());
            draft.event.set(begun.clone());
            focus::show("event-name");
        });
    let dropped = event.clone();
    let remove = button("Remove")
        .attr("aria-label", &format!("Remove {name}"))
        .on_click(move || {
            events::remove(&dropped);
            draft.kept.set(events::kept());
            draft.said.set("Removed. Armies built for it keep it.");
            focus::on("page-heading");
        });
    el("li")
        .class("card army")
        .child(
            el("span")
                .class("entry")
                .child(el("b").class("clip").text(&name)),
        )
        .child(
            el("div")
                .class("tools")
                .children(open)
                .children([begin, remove]),
        )
}
