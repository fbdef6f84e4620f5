//! Where an organiser makes an event: begun as a preset, changed, and sent as one link.

mod form;
mod kept;
mod waivers;

use crate::event::{Event, Preset};
use crate::screen::share::{Sending, sending as made};
use crate::share::Link;
use crate::sheet::one_line;
use crate::text::event_differences;
use crate::web::dom::{El, button, el};
use crate::web::events;
use crate::web::old_parts::{page, sending};
use crate::web::signals::*;
use crate::web::style;

/// The event in the making.
#[derive(Clone, Copy)]
struct Draft {
    /// What it began as, by its name.
    preset: RwSignal<&'static str>,
    event: RwSignal<Event>,
    kept: RwSignal<Vec<Event>>,
    said: RwSignal<&'static str>,
}

impl Draft {
    fn begin(self, preset: Preset) {
        self.preset.set(preset.name());
        // A name of the organiser's own stays.
        let name = self.event.with_untracked(|event| event.name.clone());
        let is_usual = Preset::ALL.iter().any(|other| other.event().name == name);
        let mut event = preset.event();
        if !is_usual {
            event.name = name;
        }
        self.event.set(event);
    }

    fn base(self) -> Event {
        Preset::named(self.preset.get())
            .unwrap_or(Preset::Mm15At300)
            .event()
    }

    fn sent(self) -> Option<Sending> {
        let link = self.event.with(Link::event).ok()?;
        let page = window().location().href().unwrap_or_default();
        Some(made(link, &page))
    }
}

pub fn draw() -> Vec<El> {
    style::need("share.css");
    let first = Preset::Mm15At300;
    let draft = Draft {
        preset: RwSignal::new(first.name()),
        event: RwSignal::new(first.event()),
        kept: RwSignal::new(events::kept()),
        said: RwSignal::new(""),
    };
    page(
        "An event",
        vec![
            el("p").text("Decide what is played, and send one link: whoever opens it builds for exactly this event, and the links of their armies carry it."),
            kept::draw(draft),
            el("div")
                .class("event-page")
                .child(form::draw(draft))
                .child(el("div").children([preview(draft), link(draft)])),
        ],
    )
}

/// What differs from the preset, as it is changed.
fn preview(draft: Draft) -> El {
    let lines = el("div").attr("role", "status").live(move || {
        let base = draft.base();
        let differences = draft.event.with(|event| event_differences(&base, event));
        if differences.is_empty() {
            return vec![el("p").text(&format!("Just like the usual “{}”.", base.name))];
        }
        let lines = differences
            .iter()
            .map(|line| el("li").text(&one_line(line)));
        vec![
            el("p").text(&format!("Like the usual “{}”, but:", base.name)),
            el("ul").class("plain-list").children(lines),
        ]
    });
    el("section")
        .class("card padded")
        .id("differences")
        .child(el("h2").text("What is different"))
        .child(lines)
}

fn link(draft: Draft) -> El {
    let keep = button("Keep this event here")
        .id("keep-event")
        .on_click(move || {
            draft.event.with_untracked(events::keep);
            draft.kept.set(events::kept());
            draft.said.set("Kept: it is offered for new armies.");
        });
    let too_long = el("p")
        .class("note illegal")
        .text("Names and reasons are longer than a link can carry: please shorten them.")
        .shown_when(move || draft.sent().is_none());
    el("section")
        .class("card padded")
        .child(el("h2").text("The link of the event"))
        .child(too_long)
        .child(sending("An event for Impetus", move || draft.sent()))
        .child(keep)
        .child(
            el("p")
                .attr("role", "status")
                .live_text(move || draft.said.get().to_owned()),
        )
}
