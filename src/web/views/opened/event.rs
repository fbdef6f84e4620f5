//! An event in a link: what the organiser decided, and the way to an army for it.

use super::{facts, heading};
use crate::event::Event;
use crate::route::Route;
use crate::screen::event::nearest;
use crate::sheet::one_line;
use crate::text::{event_differences, event_lines};
use crate::web::dom::{El, button, el};
use crate::web::events;
use crate::web::navigate;
use crate::web::old_parts::page;

pub fn draw(event: &Event) -> Vec<El> {
    let base = nearest(event).event();
    let differences = event_differences(&base, event);
    let about = if differences.is_empty() {
        format!("Just like the usual “{}”.", base.name)
    } else {
        format!("Like the usual “{}”, but:", base.name)
    };
    let differences = differences.iter();
    let differences = differences.map(|line| el("li").text(&one_line(line)));
    let kept = event.clone();
    let build = button("Build an army for this event")
        .id("build-for-event")
        .class("go")
        .on_click(move || navigate::go(&Route::NewFor(events::keep(&kept))));
    let lines = event_lines(event).into_iter();
    let lines = lines.map(|line| {
        (
            line.label.to_owned(),
            el("span").text(&one_line(&line.value)),
        )
    });
    page(
        &heading(&event.name, "An event without a name"),
        vec![
            el("p").text("An event, opened from its organiser's link. Armies that you build for it are judged by exactly this, and their links carry it."),
            el("div").class("tools").child(build),
            el("section")
                .class("card padded")
                .child(el("p").text(&about))
                .child(el("ul").class("plain-list").children(differences)),
            el("section")
                .class("card")
                .child(el("div").class("roll-head").child(el("h2").text("The event in full")))
                .child(facts(lines)),
        ],
    )
}
