//! Changes the event of the army, and shows beforehand what that changes.

use crate::army::{Army, Edit};
use crate::event::{Event, Preset, RuleSet};
use crate::rules::judge;
use crate::screen::builder::builder_screen;
use crate::screen::event::EventChoice;
use crate::web::components::NumberField;
use crate::web::state::OpenArmy;
use leptos::prelude::*;

#[component]
pub fn ChangeEvent(open: OpenArmy, is_open: RwSignal<bool>) -> impl IntoView {
    let event = RwSignal::new(open.army().event);
    let change = move |_| {
        is_open.set(false);
        open.apply(Edit::SetEvent(Box::new(event.get_untracked())));
    };
    let game = open.list().game();
    let chips = Preset::of(game).map(|preset| {
        let name = preset.event().name;
        let is = name.clone();
        view! {
            <label class="chip">
                <input
                    type="radio"
                    name="event-choice"
                    prop:checked=move || event.with(|event| event.name == is)
                    on:change=move |_| event.set(preset.event())
                />
                <span>{name}</span>
            </label>
        }
    });
    view! {
        <fieldset class="presets">
            <legend>"Which event?"</legend>
            {chips.collect_view()}
        </fieldset>
        <Show when=move || event.with(|event| event.game == RuleSet::Impetus && !event.is_competition())>
            <EventPoints event />
        </Show>
        <Show when=move || event.with(|event| event.game == RuleSet::Basic)>
            <BasicChoices event />
        </Show>
        <Preview open event />
        <button type="button" class="go wide" on:click=change>
            "Change the event"
        </button>
    }
}

/// The edition, and what of the supplement is played.
#[component]
fn BasicChoices(event: RwSignal<Event>) -> impl IntoView {
    let field = move |choice: EventChoice| {
        let options = choice.options().iter().enumerate();
        let options: Vec<_> = options
            .map(|(place, label)| view! { <option value=place.to_string()>{*label}</option> })
            .collect();
        let choose = move |changed| {
            let place = event_target_value(&changed).parse().unwrap_or(0);
            event.update(|event| choice.choose(event, place));
        };
        view! {
            <label class="field">
                <span>{choice.label()}</span>
                <select
                    prop:value=move || event.with(|event| choice.chosen(event).to_string())
                    on:change=choose
                >
                    {options}
                </select>
            </label>
        }
    };
    EventChoice::BASIC.map(field).collect_view()
}

/// Only a friendly game and a great battle take any points.
#[component]
fn EventPoints(event: RwSignal<Event>) -> impl IntoView {
    let refused = RwSignal::new(String::new());
    let enter = move |text: String| match text.trim().parse::<u16>() {
        Ok(points @ 50..=9999) => event.update(|event| event.points = points),
        _ => refused.set("A whole number from 50 to 9999, please.".to_owned()),
    };
    // Whatever is chosen next has points of its own.
    Effect::new(move |_| {
        event.track();
        refused.set(String::new());
    });
    let value = Signal::derive(move || event.with(|event| event.points.to_string()));
    view! {
        <div class="field">
            <span>"Points"</span>
            <NumberField id="event-points" label="Points" value refused enter />
        </div>
    }
}

/// The verdict now and the verdict there.
#[component]
fn Preview(open: OpenArmy, event: RwSignal<Event>) -> impl IntoView {
    let there = Memo::new(move |_| {
        let list = open.list();
        let army = Army {
            event: event.get(),
            ..open.army()
        };
        builder_screen(&list, &army, &judge(&list, &army.event, &army))
    });
    let here = open.screen.get_untracked();
    let now = format!("Now: {}", here.head.verdict.sentence);
    let then = move || {
        there.with(|there| {
            let head = &there.head;
            format!(
                "Then: {} {} {}.",
                head.verdict.sentence, head.points, head.of_points
            )
        })
    };
    let new = move || {
        there.with(|there| {
            let is_new = |headline: &str| !here.findings.iter().any(|f| f.headline == headline);
            let new = there.findings.iter();
            let new = new.filter(|finding| is_new(&finding.headline));
            new.map(|finding| {
                view! { <li>{format!("{} {}", finding.headline, finding.detail)}</li> }
            })
            .collect_view()
        })
    };
    view! {
        <div class="preview" role="status">
            <p>{now}</p>
            <p>{then}</p>
            <ul>{new}</ul>
        </div>
    }
}
