//! The fields of an event.

use super::Draft;
use super::periods::{Periods, PeriodsOf};
use super::waivers::Waivers;
use crate::event::{Preset, RuleSet};
use crate::screen::event::{EventChoice, Number};
use crate::web::components::NumberField;
use leptos::prelude::*;

#[component]
pub fn Form(draft: Draft) -> impl IntoView {
    let choices =
        move |of: [EventChoice; 4]| of.map(|choice| view! { <ChoiceField draft choice /> });
    let number = move |number: Number| view! { <NumberLine draft number /> };
    let game = Memo::new(move |_| draft.event.with(|event| event.game));
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
    view! {
        <div class="field">
            <label for=id.clone()>{number.label()} " " <small>{number.hint()}</small></label>
            <NumberField id label=format!("{} {}", number.label(), number.hint()) value=typed refused enter />
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
