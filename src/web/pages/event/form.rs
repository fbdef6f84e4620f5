//! The fields of an event.

use super::Draft;
use super::periods::{Periods, PeriodsOf};
use super::waivers::Waivers;
use crate::event::{Preset, RuleSet};
use crate::screen::event::{EventChoice, Number, proposed_zone};
use crate::text::basic::{bases_note, h_note, zone_note};
use crate::web::components::NumberField;
use leptos::prelude::*;

#[component]
pub fn Form(draft: Draft) -> impl IntoView {
    let game = Memo::new(move |_| draft.event.with(|event| event.game));
    let choices = move |of: [EventChoice; 4]| {
        of.map(|choice| {
            view! {
                <Show when=move || choice.is_for(game.get())>
                    <ChoiceField draft choice />
                </Show>
            }
        })
    };
    let number = move |number: Number| view! { <NumberLine draft number /> };
    view! {
        <div>
            <Section title="Event">
                <PresetField draft />
                <NameField draft />
                <Show when=move || game.get() == RuleSet::Impetus>{number(Number::Points)}</Show>
                {choices(EventChoice::GENERAL)}
                <Show when=move || game.get() == RuleSet::Basic>
                    {choices(EventChoice::BASIC)}
                </Show>
                {number(Number::TableWidth)}
                {number(Number::TableDepth)}
                <Show when=move || game.get() == RuleSet::Basic>
                    <BasicTable draft />
                </Show>
                <Periods draft of=PeriodsOf::Event />
            </Section>
            <Show when=move || game.get() == RuleSet::Impetus>
                <Section title="Where the rules leave it open">
                    {number(Number::FewestCommands)} {number(Number::MostCommands)}
                    {number(Number::LargestShare)} {choices(EventChoice::READINGS)}
                    <Periods draft of=PeriodsOf::Volume31 />
                </Section>
            </Show>
            <Section title="Waived rules">
                <Waivers draft />
            </Section>
        </div>
    }
}

/// How long H is and where the standard zone lies, with what the texts say of it.
#[component]
fn BasicTable(draft: Draft) -> impl IntoView {
    let numbers = Number::BASIC.map(|number| view! { <NumberLine draft number /> });
    let proposed = Memo::new(move |_| draft.event.with(proposed_zone));
    let propose = move || {
        proposed.get().map(|zone| {
            let (middle, sides) = (zone.from_middle, zone.from_sides);
            let take = move |_| {
                draft.event.update(|event| event.basic.zone = Some(zone));
                // The fields show what the event has.
                draft.preset.notify();
            };
            view! {
                <button type="button" id="propose-zone" on:click=take>
                    {format!("Use {middle}H and {sides}H")}
                </button>
                <small>"Ours: the distances of 2008 in whole H."</small>
            }
        })
    };
    let notes = move || {
        let notes = draft.event.with(|event| {
            [
                h_note(event),
                zone_note(event).to_owned(),
                bases_note(event.basic.edition).to_owned(),
            ]
        });
        notes.map(|note| view! { <li>{note}</li> }).collect_view()
    };
    view! {
        {numbers.collect_view()}
        <div class="padded" id="basic-table">
            <ul class="plain-list quiet">{notes}</ul>
            <p>{propose}</p>
        </div>
    }
}

#[component]
fn Section(title: &'static str, children: Children) -> impl IntoView {
    view! {
        <section class="card" aria-label=title>
            <div class="card-head">
                <h2>{title}</h2>
            </div>
            {children()}
        </section>
    }
}

#[component]
fn PresetField(draft: Draft) -> impl IntoView {
    let options: Vec<_> = Preset::ALL
        .into_iter()
        .map(|preset| view! { <option value=preset.name()>{preset.event().name}</option> })
        .collect();
    let choose = move |event| {
        if let Some(preset) = Preset::named(&event_target_value(&event)) {
            draft.start_from(preset);
        }
    };
    view! {
        <label class="field">
            <span>"Start from " <small>"fills in everything below"</small></span>
            <select id="preset" prop:value=move || draft.preset.get().name() on:change=choose>
                {options}
            </select>
        </label>
    }
}

#[component]
fn NameField(draft: Draft) -> impl IntoView {
    view! {
        <label class="field">
            <span>"Name " <small>"such as “Lega Pila, Milan, 12 May”"</small></span>
            <input
                id="event-name"
                type="text"
                autocomplete="off"
                maxlength="80"
                prop:value=move || draft.event.with(|event| event.name.clone())
                on:input=move |event| {
                    let name = event_target_value(&event);
                    draft.event.update(|event| event.name = name);
                }
            />
        </label>
    }
}

#[component]
fn NumberLine(draft: Draft, number: Number) -> impl IntoView {
    let id = format!("number-{}", number as usize);
    let typed = RwSignal::new(String::new());
    let refused = RwSignal::new(String::new());
    // Another preset, or a saved event, has numbers of its own.
    Effect::new(move |_| {
        draft.preset.track();
        refused.set(String::new());
        typed.set(draft.event.with_untracked(|event| number.shown(event)));
    });
    let enter = move |text: String| {
        let mut event = draft.event.get_untracked();
        match number.set(&mut event, &text) {
            Ok(()) => {
                refused.set(String::new());
                draft.event.set(event);
            }
            Err(sentence) => refused.set(sentence),
        }
        typed.set(text);
    };
    let hint = Memo::new(move |_| draft.event.with(|event| number.hint(event)));
    let label = format!("{} {}", number.label(), hint.get_untracked());
    view! {
        <div class="field">
            <label for=id.clone()>{number.label()} " " <small>{hint}</small></label>
            <NumberField id label value=typed refused enter />
        </div>
    }
}

#[component]
fn ChoiceField(draft: Draft, choice: EventChoice) -> impl IntoView {
    let options = choice.options().iter().enumerate();
    let options: Vec<_> = options
        .map(|(place, label)| view! { <option value=place.to_string()>{*label}</option> })
        .collect();
    let choose = move |event| {
        let place = event_target_value(&event).parse().unwrap_or(0);
        draft.event.update(|event| choice.choose(event, place));
    };
    view! {
        <label class="field">
            <span>{choice.label()}</span>
            <select
                prop:value=move || draft.event.with(|event| choice.chosen(event).to_string())
                on:change=choose
            >
                {options}
            </select>
        </label>
    }
}
