//! Dice: chosen, worked out, rolled on the device or typed in. Every roll goes into the log.

use super::dice_fields::Fields;
use super::{clock, die};
use crate::battle::game::{SideId, Source};
use crate::screen::play::{DiceKind, LastRoll, RollSpec, dice_view, last_roll, read_dice};
use crate::web::browser::random;
use crate::web::state::OpenGame;
use leptos::prelude::*;

const NO_RANDOM: &str = "This browser gives no random numbers: type the dice in.";

#[component]
pub fn DicePanel(open: OpenGame) -> impl IntoView {
    let form = open.form;
    let worked_out = Memo::new(move |_| {
        open.with(|game, replay| form.with(|form| dice_view(game, &replay.state, form)))
    });
    let is_typing = RwSignal::new(false);
    let trouble = RwSignal::new(String::new());
    let kinds = open.with_untracked(|game, _| {
        let kinds = DiceKind::of(game.rules).map(move |kind| {
            view! {
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || form.with(|form| form.kind == kind).to_string()
                    on:click=move |_| {
                        form.update(|form| {
                            form.kind = kind;
                            form.others = 0;
                        });
                    }
                >
                    {kind.label()}
                </button>
            }
        });
        kinds.collect::<Vec<_>>()
    });
    let finish = move |rolls: Vec<(RollSpec, Vec<u8>)>, source: Source| {
        trouble.set(String::new());
        is_typing.set(false);
        for (spec, dice) in rolls {
            let deeds = open.with_untracked(|game, replay| {
                form.with_untracked(|form| {
                    form.deeds(game, &replay.state, spec, spec.rolled(dice, source))
                })
            });
            open.play_all(deeds);
        }
    };
    let roll = move |_| {
        let Ok(specs) = worked_out.with_untracked(|view| view.rolls.clone()) else {
            return;
        };
        let rolled: Option<Vec<(RollSpec, Vec<u8>)>> = specs
            .into_iter()
            .map(|spec| Some((spec, random::dice(spec.count)?)))
            .collect();
        match rolled {
            Some(rolled) => finish(rolled, Source::Device),
            None => trouble.set(NO_RANDOM.to_owned()),
        }
    };
    let why_not = Memo::new(move |_| worked_out.with(|view| view.rolls.clone().err()));
    view! {
        <div class="dice-panel">
            <div class="chips" role="group" aria-label="What is rolled for">
                {kinds}
            </div>
            <Fields open worked_out=Signal::derive(move || worked_out.get()) />
            {move || {
                let view = worked_out.get();
                let terms: Vec<_> = view
                    .terms
                    .into_iter()
                    .map(|(label, value)| {
                        view! {
                            <span>
                                {label}
                                " "
                                <b>{value}</b>
                            </span>
                        }
                    })
                    .collect();
                view! {
                    <p class="roll-sentence">
                        <b>{view.sentence}</b>
                    </p>
                    <p class="working">
                        {terms} <span class="equals">{view.total}</span>
                    </p>
                }
            }}
            {move || {
                let note = worked_out.with(|view| view.note.clone());
                (!note.is_empty()).then(|| view! { <p class="quiet dice-note">{note}</p> })
            }}
            <p class="quiet" role="status">
                {move || why_not.get()}
            </p>
            <p class="refused" role="alert">
                {move || trouble.get()}
            </p>
            <Show when=move || is_typing.get()>
                <Typed
                    specs=Signal::derive(move || {
                        worked_out.with(|view| view.rolls.clone().unwrap_or_default())
                    })
                    trouble
                    enter=Callback::new(move |rolls| finish(rolls, Source::Typed))
                />
            </Show>
            <div class="roll-buttons">
                <button
                    type="button"
                    disabled=move || why_not.get().is_some()
                    aria-expanded=move || is_typing.get().to_string()
                    on:click=move |_| is_typing.update(|is_typing| *is_typing = !*is_typing)
                >
                    "Type it in"
                </button>
                <button
                    type="button"
                    class="go"
                    disabled=move || why_not.get().is_some()
                    on:click=roll
                >
                    "Roll"
                </button>
            </div>
            <Last open />
        </div>
    }
}

/// A field for each roll that is typed in.
#[component]
fn Typed(
    specs: Signal<Vec<RollSpec>>,
    trouble: RwSignal<String>,
    enter: Callback<Vec<(RollSpec, Vec<u8>)>>,
) -> impl IntoView {
    let texts = RwSignal::new(vec![String::new(); 2]);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let read: Result<Vec<_>, String> = specs
            .get_untracked()
            .into_iter()
            .zip(texts.get_untracked())
            .map(|(spec, text)| Ok((spec, read_dice(&text, spec.count)?)))
            .collect();
        match read {
            Ok(rolls) => enter.run(rolls),
            Err(why) => trouble.set(why),
        }
    };
    let fields = move || {
        let specs = specs.get();
        let count = specs.len();
        specs
            .into_iter()
            .enumerate()
            .map(|(place, spec)| {
                let label = match (count, spec.side) {
                    (1, _) => "The dice",
                    (_, SideId::A) => "The first army’s dice",
                    (_, SideId::B) => "The second army’s dice",
                };
                view! {
                    <label class="field-line">
                        {label}
                        <input
                            type="text"
                            inputmode="numeric"
                            autocomplete="off"
                            placeholder="6 5 3"
                            on:input=move |event| {
                                let text = event_target_value(&event);
                                texts
                                    .update(|texts| {
                                        if let Some(old) = texts.get_mut(place) {
                                            *old = text;
                                        }
                                    });
                            }
                        />
                    </label>
                }
            })
            .collect::<Vec<_>>()
    };
    view! {
        <form class="typed-dice" on:submit=submit>
            {fields}
            <button type="submit">"Enter these dice"</button>
        </form>
    }
}

/// The last roll, and what follows from it.
#[component]
fn Last(open: OpenGame) -> impl IntoView {
    let last = Memo::new(move |_| {
        open.with(|game, replay| open.form.with(|form| last_roll(game, replay, form)))
    });
    let drawn = move || {
        last.get().map(|last| {
            let LastRoll {
                at,
                who,
                what,
                dice,
                result,
                why,
                again,
                source,
                next,
                deeds,
            } = last;
            let next = next.map(|(label, form)| {
                view! {
                    <button type="button" class="wide" on:click=move |_| open.form.set(form.clone())>
                        {label}
                    </button>
                }
            });
            let deeds: Vec<_> = deeds
                .into_iter()
                .map(|(label, deed)| {
                    view! {
                        <button
                            type="button"
                            class="danger"
                            on:click=move |_| open.play(deed.clone())
                        >
                            {label}
                        </button>
                    }
                })
                .collect();
            view! {
                <section class="last-roll" aria-label="Last roll">
                    <p>
                        <b>{who}</b>
                        " "
                        {what}
                        <small>{clock(at)}</small>
                    </p>
                    {die::dice(&dice)}
                    <p class="roll-result">
                        <b>{result}</b>
                        " "
                        <span class="quiet">{why}</span>
                    </p>
                    {again.map(|again| view! { <p class="rolled-again">{again}</p> })}
                    {next}
                    <div class="items">{deeds}</div>
                    <p class="quiet">{source}</p>
                </section>
            }
        })
    };
    view! { <div aria-live="polite">{drawn}</div> }
}
