//! The fields of an event.

use super::{Draft, waivers};
use crate::event::{Preset, SubPeriod};
use crate::screen::event::{EventChoice, Number, toggle};
use crate::web::dom::{El, el};
use crate::web::old_parts::{number_field, preset_options};
use crate::web::signals::*;

pub fn draw(draft: Draft) -> El {
    let general = EventChoice::GENERAL.map(|choice| chosen(draft, choice));
    let readings = EventChoice::READINGS.map(|choice| chosen(draft, choice));
    let [points, width, depth, fewest, most, largest] =
        Number::ALL.map(|number| typed(draft, number));
    el("div")
        .child(
            section("The event")
                .child(preset(draft))
                .child(name(draft))
                .child(points)
                .children(general)
                .children([width, depth])
                .child(periods(
                    "Sub-periods",
                    "none ticked: all of them",
                    draft,
                    false,
                )),
        )
        .child(
            section("Where the rules leave it open")
                .children([fewest, most, largest])
                .children(readings)
                .child(periods("Volume 31 joins", "beside VII", draft, true)),
        )
        .child(section("Rules set aside").child(waivers::draw(draft)))
}

fn section(title: &str) -> El {
    el("section")
        .class("card")
        .attr("aria-label", title)
        .child(el("div").class("card-head").child(el("h2").text(title)))
}

fn preset(draft: Draft) -> El {
    let select = el("select")
        .id("preset")
        .children(preset_options())
        .live_value(move || draft.preset.get().to_owned())
        .on_change(move |name| {
            if let Some(preset) = Preset::named(&name) {
                draft.begin(preset);
            }
        });
    el("label")
        .class("field")
        .child(named("Begin as", "everything below follows it"))
        .child(select)
}

fn named(label: &str, hint: &str) -> El {
    el("span")
        .text(label)
        .text(" ")
        .child(el("small").text(hint))
}

fn name(draft: Draft) -> El {
    let input = el("input")
        .id("event-name")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("maxlength", "80")
        .live_value(move || draft.event.with(|event| event.name.clone()))
        .on_input(move |name| draft.event.update(|event| event.name = name));
    el("label")
        .class("field")
        .child(named("Name", "such as “Lega Pila, Milan, 12 May”"))
        .child(input)
}

fn typed(draft: Draft, number: Number) -> El {
    let refused = RwSignal::new(String::new());
    let id = format!("number-{}", number as usize);
    let [input, sentence] = number_field(&id, refused);
    let input = input
        .live_value(move || draft.event.with(|event| number.shown(event)))
        .on_change(move |text| {
            let mut event = draft.event.get_untracked();
            match number.set(&mut event, &text) {
                Ok(()) => {
                    refused.set(String::new());
                    draft.event.set(event);
                }
                Err(sentence) => refused.set(sentence),
            }
        });
    // Another preset has numbers of its own.
    effect(move || {
        draft.preset.track();
        refused.set(String::new());
    });
    let label = named(number.label(), number.hint());
    el("div")
        .class("field")
        .child(el("label").attr("for", &id).child(label))
        .child(input)
        .child(sentence)
}

fn chosen(draft: Draft, choice: EventChoice) -> El {
    let options = choice.options().iter().enumerate();
    let options =
        options.map(|(place, label)| el("option").attr("value", &place.to_string()).text(label));
    let select = el("select")
        .children(options)
        .live_value(move || draft.event.with(|event| choice.chosen(event).to_string()))
        .on_change(move |place| {
            let place = place.parse().unwrap_or(0);
            draft.event.update(|event| choice.choose(event, place));
        });
    el("label")
        .class("field")
        .child(named(choice.label(), ""))
        .child(select)
}

/// The sub-periods that the event admits, or those that volume 31 joins.
fn periods(label: &str, hint: &str, draft: Draft, of_volume_31: bool) -> El {
    let offered = SubPeriod::ALL
        .iter()
        .copied()
        // It stands in VII already.
        .filter(move |period| !of_volume_31 || *period != SubPeriod::VII);
    let chips = offered.map(move |period| {
        let tick = el("input")
            .attr("type", "checkbox")
            .live_checked(move || {
                draft.event.with(|event| {
                    let ticked = if of_volume_31 {
                        &event.readings.volume_31_joins
                    } else {
                        &event.periods
                    };
                    ticked.contains(&period)
                })
            })
            .on_change(move |_| {
                draft.event.update(|event| {
                    let ticked = if of_volume_31 {
                        &mut event.readings.volume_31_joins
                    } else {
                        &mut event.periods
                    };
                    toggle(ticked, period);
                });
            });
        let name = format!("{} {}", period.numeral(), period.name());
        el("label")
            .class("chip")
            .child(tick)
            .child(el("span").text(&name))
    });
    el("fieldset")
        .class("presets in-card")
        .child(el("legend").text(&format!("{label} ({hint})")))
        .children(chips)
}
