//! Setting the table: exploration, who attacks, what is placed, and the order of deployment.

use super::basic::BasicTable;
use super::log::GameLog;
use super::{RefusedNote, die, side_class};
use crate::battle::game::{Deed, Purpose, Roll, SideId, Source};
use crate::screen::play::{LeftBehind, SetUp, read_dice, set_up};
use crate::text::play::table;
use crate::web::browser::random;
use crate::web::components::Page;
use crate::web::state::OpenGame;
use leptos::prelude::*;

#[component]
pub fn SetUpPage(open: OpenGame) -> impl IntoView {
    let title = Signal::derive(move || open.screen.with(|screen| screen.title.clone()));
    let about = open.screen.with_untracked(|screen| screen.about.clone());
    let now = Memo::new(move |_| open.with(|game, replay| set_up(game, &replay.state)));
    let undo_name = move || open.screen.with(|screen| screen.undo.clone());
    let undo = move || {
        undo_name().map(|name| {
            view! {
                <button type="button" id="undo" on:click=move |_| open.undo()>
                    {format!("Undo: {name}")}
                </button>
            }
        })
    };
    view! {
        <Page title>
            <p class="quiet">{about}</p>
            <RefusedNote open />
            <BasicTable open now />
            <Explore open now />
            <Attack open now />
            <LeftBehindCard open now />
            <Placing now />
            <Order open now />
            <div class="start-game">
                {undo}
                <button
                    type="button"
                    id="start-game"
                    class="go"
                    on:click=move |_| open.play(Deed::EndTurn)
                >
                    "Start turn 1"
                </button>
            </div>
            <details class="card">
                <summary>"Log"</summary>
                <GameLog open />
            </details>
        </Page>
    }
}

#[component]
fn Explore(open: OpenGame, now: Memo<SetUp>) -> impl IntoView {
    let sides = SideId::BOTH.map(|side| view! { <Explorer open now side /> });
    view! {
        <section class="card padded" aria-label="Exploration">
            <h2>"Exploration"</h2>
            <div class="explorers">{Vec::from(sides)}</div>
            <p role="status" id="control">
                {move || now.with(|now| now.control.clone())}
            </p>
        </section>
    }
}

#[component]
fn Explorer(open: OpenGame, now: Memo<SetUp>, side: SideId) -> impl IntoView {
    let exploring = Memo::new(move |_| now.with(|now| now.exploring.of(side).clone()));
    let name = exploring.with_untracked(|it| it.name.clone());
    let is_typing = RwSignal::new(false);
    let text = RwSignal::new(String::new());
    let class = side_class(side);
    let enter = move |dice: Vec<u8>, source| {
        is_typing.set(false);
        open.play(Deed::Roll(Roll {
            side,
            purpose: Purpose::Exploration,
            dice,
            source,
        }));
    };
    let roll = move |_| match random::dice(2) {
        Some(dice) => enter(dice, Source::Device),
        None => is_typing.set(true),
    };
    let type_in = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match read_dice(&text.get_untracked(), 2) {
            Ok(dice) => enter(dice, Source::Typed),
            Err(why) => open.refused.set(why),
        }
    };
    let of = name.clone();
    let buttons = move || {
        let name = of.clone();
        let is_to_roll = exploring.with(|it| it.is_to_roll);
        is_to_roll.then(|| {
            view! {
                <div class="tools">
                    <button
                        type="button"
                        id=format!("explore-{class}")
                        class="go"
                        aria-label=format!("Roll 2d6: {name}")
                        on:click=roll
                    >
                        "Roll 2d6"
                    </button>
                    <button
                        type="button"
                        aria-label=format!("Type it in: {name}")
                        aria-expanded=move || is_typing.get().to_string()
                        on:click=move |_| is_typing.update(|is_typing| *is_typing = !*is_typing)
                    >
                        "Type it in"
                    </button>
                </div>
            }
        })
    };
    let field = name.clone();
    view! {
        <div class=format!("explorer {class}")>
            <b>{name}</b>
            <p>
                {move || exploring.with(|it| it.dice.as_ref().map(|dice| die::dice(dice)))} " "
                <span class="sum">{move || exploring.with(|it| it.sum.clone())}</span>
            </p>
            {buttons}
            <Show when=move || is_typing.get()>
                <form class="typed-dice" on:submit=type_in>
                    <input
                        type="text"
                        inputmode="numeric"
                        autocomplete="off"
                        placeholder="6 5"
                        aria-label=format!("Two dice: {field}")
                        on:input=move |event| text.set(event_target_value(&event))
                    />
                    <button type="submit">"Enter"</button>
                </form>
            </Show>
        </div>
    }
}

#[component]
fn Attack(open: OpenGame, now: Memo<SetUp>) -> impl IntoView {
    let names = open.screen.with_untracked(|screen| {
        SideId::BOTH.map(|side| (side, screen.armies.of(side).name.clone()))
    });
    let chips = names.map(|(side, name)| {
        view! {
            <button
                type="button"
                class="chip"
                id=format!("attacker-{}", side_class(side))
                aria-pressed=move || now.with(|now| now.attacker == Some(side)).to_string()
                on:click=move |_| open.play(Deed::Attacker { side })
            >
                <span class="clip">{name}</span>
            </button>
        }
    });
    let who = move || {
        now.with(|now| {
            let army = |side| {
                open.screen
                    .with(|screen| screen.armies.of(side).name.clone())
            };
            match now.decides {
                Some(side) if now.basic.is_some() => format!("By the dice: {}.", army(side)),
                Some(side) => format!("{} may attack or defend.", army(side)),
                None if now.basic.is_some() => "Whoever has less defends.".to_owned(),
                None => "Whoever has major control may attack or defend.".to_owned(),
            }
        })
    };
    view! {
        <section class="card padded" aria-label="Attacker">
            <h2>"Who attacks?"</h2>
            <p class="quiet">{who}</p>
            <div class="chips" role="group" aria-label="Attacker">
                {Vec::from(chips)}
            </div>
        </section>
    }
}

/// The units that the Defender of a rearguard doesn't deploy, to tick.
#[component]
fn LeftBehindCard(open: OpenGame, now: Memo<SetUp>) -> impl IntoView {
    let left = Memo::new(move |_| now.with(|now| now.left_behind.clone()));
    let units = move |left: &LeftBehind| {
        let class = side_class(left.side);
        let units = left.units.iter().cloned().enumerate();
        let units = units.map(|(place, unit)| {
            let said = format!("{}, {} VD", unit.name, unit.vd);
            view! {
                <li class=class>
                    <label>
                        <input
                            type="checkbox"
                            id=format!("left-behind-{place}")
                            prop:checked=unit.is_left_behind
                            on:change=move |_| open.play(unit.deed.clone())
                        />
                        <span>{said}</span>
                    </label>
                </li>
            }
        });
        units.collect::<Vec<_>>()
    };
    move || {
        left.get().map(|left| {
            view! {
                <section class="card padded" aria-label="Left behind">
                    <h2>"Left behind"</h2>
                    <p class="quiet">{left.rule.clone()}</p>
                    <ul class="steps">{units(&left)}</ul>
                    <p role="status" id="left-behind" class:done=left.is_done>
                        {left.sum}
                    </p>
                </section>
            }
        })
    }
}

#[component]
fn Placing(now: Memo<SetUp>) -> impl IntoView {
    let rules = move || {
        let rules = now.with(|now| now.placing.rules.clone());
        rules
            .into_iter()
            .map(|(who, rule)| {
                view! {
                    <dt>{who}</dt>
                    <dd>{rule}</dd>
                }
            })
            .collect::<Vec<_>>()
    };
    view! {
        <section class="card padded" aria-label="Terrain">
            <h2>"Terrain"</h2>
            <dl class="placing">{rules}</dl>
            <p class="quiet">{move || now.with(|now| now.placing.note)}</p>
        </section>
    }
}

#[component]
fn Order(open: OpenGame, now: Memo<SetUp>) -> impl IntoView {
    let steps = move || {
        let steps = now.with(|now| now.steps.clone());
        steps
            .into_iter()
            .enumerate()
            .map(|(place, step)| {
                let deed = step.deed.clone();
                view! {
                    <li class=side_class(step.side)>
                        <label>
                            <input
                                type="checkbox"
                                id=format!("step-{place}")
                                prop:checked=step.is_done
                                on:change=move |_| open.play(deed.clone())
                            />
                            <span>
                                <b>{step.who}</b>
                                ": "
                                {step.what}
                            </span>
                        </label>
                    </li>
                }
            })
            .collect::<Vec<_>>()
    };
    let notes = move || {
        let notes = now.with(|now| now.notes.clone()).into_iter();
        notes
            .map(|note| view! { <p class="quiet">{note}</p> })
            .collect::<Vec<_>>()
    };
    let is_open = Memo::new(move |_| now.with(|now| now.attacker.is_some()));
    view! {
        <section class="card padded" aria-label="Deployment">
            <h2>"Deployment"</h2>
            <Show
                when=move || is_open.get()
                fallback=|| view! { <p class="quiet">"Choose who attacks first."</p> }
            >
                <ol class="steps">{steps}</ol>
                {notes}
                <p class="quiet">
                    {move || now.with(|now| match now.basic.is_some() {
                        true => table::BASIC_SOURCE,
                        false => table::ORDER_SOURCE,
                    })}
                </p>
            </Show>
        </section>
    }
}
