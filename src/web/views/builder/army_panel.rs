//! What is chosen and bought for the army as a whole.

use crate::army::Edit;
use crate::screen::builder::{Choice, Count, Panel, Toggle, panel};
use crate::web::bench::Bench;
use crate::web::dom::{El, button, el, live_of};
use crate::web::old_parts::number_field;
use crate::web::signals::*;
use std::sync::Arc;

pub fn draw(bench: Bench, changes_open: RwSignal<bool>) -> El {
    let player = el("input")
        .id("player")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .live_value(move || bench.history.with(|history| history.army().player.clone()))
        .on_change(move |player| bench.apply(Edit::SetPlayer(player)));
    let player = el("label")
        .class("field")
        .child(el("span").text("Player"))
        .child(player);
    let controls = live_of(
        el("div"),
        move || {
            bench
                .history
                .with(|history| panel(&bench.list(), history.army()))
        },
        move |panel| controls(bench, panel),
    );
    el("section")
        .class("card army-panel")
        .attr("aria-label", "The army as a whole")
        .child(el("div").class("card-head").child(el("h2").text("Army")))
        .child(player)
        .child(controls)
        .child(
            button("What has changed since it was opened")
                .id("changes")
                .class("wide")
                .on_click(move || changes_open.set(true)),
        )
}

fn controls(bench: Bench, panel: &Panel) -> Vec<El> {
    let mut controls = Vec::new();
    for (place, choice) in panel.choices.iter().enumerate() {
        controls.push(select(bench, choice, place));
    }
    for (place, count) in panel.counts.iter().enumerate() {
        controls.push(stepper(bench, count, place));
    }
    for (place, toggle) in panel.toggles.iter().enumerate() {
        controls.push(switch(bench, toggle, place));
    }
    controls
}

fn named(tag: &str, label: &str, hint: &str) -> El {
    el(tag).text(label).text(" ").child(el("small").text(hint))
}

fn select(bench: Bench, choice: &Choice, place: usize) -> El {
    let options = choice.items.iter().enumerate().map(|(place, item)| {
        el("option")
            .attr("value", &place.to_string())
            .flag("selected", item.is_chosen)
            .text(&item.label)
    });
    let label = named("span", choice.label, &choice.hint);
    let select = el("select")
        .id(&format!("choice-{place}"))
        .children(options);
    let edits: Vec<Arc<Edit>> = choice.items.iter().map(|item| item.edit.clone()).collect();
    let select = select.on_change(move |chosen| {
        let place: Option<usize> = chosen.parse().ok();
        if let Some(edit) = place.and_then(|place| edits.get(place)) {
            bench.apply(edit.clone());
        }
    });
    el("label").class("field").child(label).child(select)
}

fn stepper(bench: Bench, count: &Count, place: usize) -> El {
    let refused = RwSignal::new(String::new());
    let (kind, value, most) = (count.kind, count.value, count.most);
    let set = move |text: &str| match text.trim().parse::<u16>() {
        Ok(value) if value <= most => {
            refused.set(String::new());
            bench.apply(kind.edit(value));
        }
        _ => refused.set(format!("A whole number from 0 to {most}, please.")),
    };
    let id = format!("count-{place}");
    let less = button("−")
        .id(&format!("count-less-{place}"))
        .attr("aria-label", &format!("Fewer {}", count.label))
        .on_click(move || bench.apply(kind.edit(value.saturating_sub(1))));
    let more = button("+")
        .id(&format!("count-more-{place}"))
        .attr("aria-label", &format!("More {}", count.label))
        .on_click(move || set(&value.saturating_add(1).to_string()));
    let [field, sentence] = number_field(&id, refused);
    let field = field
        .attr("value", &value.to_string())
        .on_change(move |text| set(&text));
    let label = named("label", &count.label, &count.hint).attr("for", &id);
    el("div").class("field").children([
        label,
        el("div").class("stepper").children([less, field, more]),
        sentence,
    ])
}

fn switch(bench: Bench, toggle: &Toggle, place: usize) -> El {
    let label = named("span", toggle.label, &toggle.hint);
    let edit = toggle.edit.clone();
    let tick = el("input")
        .id(&format!("toggle-{place}"))
        .attr("type", "checkbox")
        .flag("checked", toggle.is_on)
        .on_change(move |_| bench.apply(edit.clone()));
    el("label").class("field switch").child(label).child(tick)
}
