//! Changes the event of the army, and shows beforehand what that changes.

use crate::army::Edit;
use crate::desk::desk;
use crate::event::{Event, Preset};
use crate::rules::judge;
use crate::web::bench::Bench;
use crate::web::components::Dialog;
use leptos::prelude::*;

#[component]
pub fn EventDialog(bench: Bench, open: RwSignal<bool>) -> impl IntoView {
    let chosen = RwSignal::new(None::<Event>);
    let refused = RwSignal::new(None::<String>);
    Effect::new(move |_| {
        if open.get() {
            chosen.set(Some(bench.history.with_untracked(|history| history.army().event.clone())));
            refused.set(None);
        }
    });
    let has_points = move || {
        chosen.with(|chosen| {
            chosen.as_ref().is_some_and(|event| !event.is_competition())
        })
    };
    let set_points = move |text: String| match text.trim().parse::<u16>() {
        Ok(points @ 50..=9999) => {
            refused.set(None);
            chosen.update(|chosen| {
                if let Some(event) = chosen {
                    event.points = points;
                }
            });
        }
        _ => refused.set(Some("A whole number from 50 to 9999, please.".to_owned())),
    };
    view! {
        <Dialog open title="The event">
            <fieldset class="presets">
                <legend>"For which event?"</legend>
                {Preset::ALL
                    .into_iter()
                    .filter(|preset| *preset != Preset::Basic)
                    .map(|preset| {
                        let name = preset.event().name;
                        let is = name.clone();
                        view! {
                            <label class="chip">
                                <input
                                    type="radio"
                                    name="event-choice"
                                    prop:checked=move || {
                                        chosen
                                            .with(|chosen| {
                                                chosen.as_ref().is_some_and(|event| event.name == is)
                                            })
                                    }
                                    on:change=move |_| chosen.set(Some(preset.event()))
                                />
                                <span>{name}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </fieldset>
            <Show when=has_points>
                <label class="field">
                    <span>"Points"</span>
                    <input
                        type="text"
                        inputmode="numeric"
                        aria-describedby="points-trouble"
                        prop:value=move || {
                            chosen.with(|chosen| chosen.as_ref().map_or(0, |event| event.points))
                        }
                        on:change=move |event| set_points(event_target_value(&event))
                    />
                </label>
                <p id="points-trouble" class="refused" role="alert">{move || refused.get()}</p>
            </Show>
            <Preview bench chosen />
            <button
                type="button"
                class="go wide"
                on:click=move |_| {
                    open.set(false);
                    if let Some(event) = chosen.get_untracked() {
                        bench.apply(Edit::SetEvent(Box::new(event)));
                    }
                }
            >
                "Change the event"
            </button>
        </Dialog>
    }
}

/// The verdict now and the verdict there.
#[component]
fn Preview(bench: Bench, chosen: RwSignal<Option<Event>>) -> impl IntoView {
    let there = move || {
        let event = chosen.get()?;
        let list = bench.list();
        let army = crate::army::Army { event, ..bench.army() };
        let judgement = judge(&list, &army.event, &army);
        Some(desk(&list, &army, &judgement))
    };
    move || {
        there().map(|there| {
            let now = bench.desk.with_untracked(|desk| desk.head.verdict.sentence.clone());
            let new: Vec<String> = bench.desk.with_untracked(|here| {
                let known = |headline: &str| here.findings.iter().any(|f| f.headline == headline);
                let new = there.findings.iter().filter(|finding| !known(&finding.headline));
                new.map(|finding| format!("{} {}", finding.headline, finding.detail)).collect()
            });
            view! {
                <div class="preview" role="status">
                    <p>"Now: " {now}</p>
                    <p>
                        "There: " {there.head.verdict.sentence} " " {there.head.points} " "
                        {there.head.of_points} "."
                    </p>
                    <ul>
                        {new.into_iter().map(|finding| view! { <li>{finding}</li> }).collect_view()}
                    </ul>
                </div>
            }
        })
    }
}
