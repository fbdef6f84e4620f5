//! Changes the event of the army, and shows beforehand what that changes.

use crate::army::{Army, Edit};
use crate::event::{Event, Preset};
use crate::rules::judge;
use crate::screen::builder::builder_screen;
use crate::web::bench::Bench;
use crate::web::dom::{El, button, el};
use crate::web::old_parts::number_field;
use crate::web::signals::*;

pub fn content(bench: Bench, open: RwSignal<bool>) -> Vec<El> {
    let event = RwSignal::new(bench.army().event);
    let change = button("Change the event")
        .class("go wide")
        .on_click(move || {
            open.set(false);
            bench.apply(Edit::SetEvent(Box::new(event.get_untracked())));
        });
    vec![presets(event), points(event), preview(bench, event), change]
}

fn presets(event: RwSignal<Event>) -> El {
    let chips = Preset::with_points().map(|preset| {
        let name = preset.event().name;
        let is = name.clone();
        let radio = el("input")
            .attr("type", "radio")
            .attr("name", "event-choice")
            .live_checked(move || event.with(|event| event.name == is))
            .on_change(move |_| event.set(preset.event()));
        el("label")
            .class("chip")
            .child(radio)
            .child(el("span").text(&name))
    });
    el("fieldset")
        .class("presets")
        .child(el("legend").text("For which event?"))
        .children(chips)
}

/// Only a friendly game and a great battle take any points.
fn points(event: RwSignal<Event>) -> El {
    let refused = RwSignal::new(String::new());
    let [field, sentence] = number_field("event-points", refused);
    let field = field
        .live_value(move || event.with(|event| event.points.to_string()))
        .on_change(move |text| match text.trim().parse::<u16>() {
            Ok(points @ 50..=9999) => event.update(|event| event.points = points),
            _ => refused.set("A whole number from 50 to 9999, please.".to_owned()),
        });
    // Whatever is chosen next has points of its own.
    effect(move || {
        event.track();
        refused.set(String::new());
    });
    el("div")
        .child(
            el("label")
                .class("field")
                .child(el("span").text("Points"))
                .child(field),
        )
        .child(sentence)
        .shown_when(move || event.with(|event| !event.is_competition()))
}

/// The verdict now and the verdict there.
fn preview(bench: Bench, event: RwSignal<Event>) -> El {
    el("div")
        .class("preview")
        .attr("role", "status")
        .live(move || {
            let list = bench.list();
            let army = Army {
                event: event.get(),
                ..bench.army()
            };
            let there = builder_screen(&list, &army, &judge(&list, &army.event, &army));
            let here = bench.screen.get_untracked();
            let is_new = |headline: &str| !here.findings.iter().any(|f| f.headline == headline);
            let new = there
                .findings
                .iter()
                .filter(|finding| is_new(&finding.headline));
            let new = new
                .map(|finding| el("li").text(&format!("{} {}", finding.headline, finding.detail)));
            let verdict = &there.head.verdict.sentence;
            let figures = format!(
                "Then: {verdict} {} {}.",
                there.head.points, there.head.of_points
            );
            vec![
                el("p").text(&format!("Now: {}", here.head.verdict.sentence)),
                el("p").text(&figures),
                el("ul").children(new),
            ]
        })
}
