//! What Basic Impetus adds: the scenario and the weather, rolled or chosen, and the cards.

use super::side_class;
use crate::battle::game::{Deed, Purpose, Roll, SideId, Source};
use crate::battle::scenario::Scenario;
use crate::battle::weather::Weather;
use crate::route::Route;
use crate::screen::play::{SetUp, cards};
use crate::text::{scenario, weather};
use crate::web::browser::random;
use crate::web::state::OpenGame;
use leptos::prelude::*;
use strum::VariantArray;

/// Nothing for a game of Impetus.
#[component]
pub fn BasicTable(open: OpenGame, now: Memo<SetUp>) -> impl IntoView {
    let is_basic = now.with_untracked(|now| now.basic.is_some());
    is_basic.then(|| {
        view! {
            <ScenarioCard open now />
            <WeatherCard open now />
        }
    })
}

/// Rolls on the device; what it shows goes into the log.
fn roll(open: OpenGame, purpose: Purpose, count: usize) {
    match random::dice(count) {
        Some(dice) => open.play(Deed::Roll(Roll {
            side: SideId::A,
            purpose,
            dice,
            source: Source::Device,
        })),
        None => open
            .refused
            .set("This browser gives no random numbers: choose what you rolled.".to_owned()),
    }
}

#[component]
fn ScenarioCard(open: OpenGame, now: Memo<SetUp>) -> impl IntoView {
    let chosen = Memo::new(move |_| now.with(|now| now.basic.clone()?.scenario));
    let chips: Vec<_> = Scenario::VARIANTS
        .iter()
        .map(|it| {
            let it = *it;
            let is_chosen =
                move || chosen.with(|now| now.as_ref().is_some_and(|now| now.scenario == it));
            view! {
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || is_chosen().to_string()
                    on:click=move |_| open.play(Deed::Scenario { scenario: it })
                >
                    {scenario::name(it)}
                </button>
            }
        })
        .collect();
    let told = move || {
        chosen.get().map(|chosen| {
            let facts: Vec<_> = chosen
                .facts
                .into_iter()
                .map(|(name, said)| {
                    view! {
                        <dt>{name}</dt>
                        <dd>{said}</dd>
                    }
                })
                .collect();
            view! {
                <p>{chosen.summary}</p>
                <dl class="placing">{facts}</dl>
            }
        })
    };
    view! {
        <section class="card padded" aria-label="Scenario">
            <h2>"Scenario"</h2>
            <div class="chips" role="group" aria-label="Scenario">
                {chips}
            </div>
            <p class="roll-one">
                <button
                    type="button"
                    id="roll-scenario"
                    on:click=move |_| roll(open, Purpose::Scenario, 1)
                >
                    "Roll a die for it"
                </button>
            </p>
            {told}
            <p>
                <a href=Route::Scenario(None).href()>"The table drawn to scale"</a>
            </p>
        </section>
    }
}

#[component]
fn WeatherCard(open: OpenGame, now: Memo<SetUp>) -> impl IntoView {
    let chosen = Memo::new(move |_| now.with(|now| now.basic.clone()?.weather));
    let chips: Vec<_> = Weather::ALL
        .iter()
        .map(|it| {
            let it = *it;
            let is_chosen =
                move || chosen.with(|now| now.as_ref().is_some_and(|now| now.weather == it));
            view! {
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || is_chosen().to_string()
                    on:click=move |_| open.play(Deed::Weather { weather: it })
                >
                    {weather::name(it)}
                </button>
            }
        })
        .collect();
    let effects = move || {
        chosen.get().map(|chosen| {
            let lines = chosen.effects.iter();
            let lines: Vec<_> = lines.map(|it| view! { <li>{*it}</li> }).collect();
            view! { <ul class="game-rules">{lines}</ul> }
        })
    };
    view! {
        <section class="card padded" aria-label="Weather">
            <h2>"Weather"</h2>
            <div class="chips" role="group" aria-label="Weather">
                {chips}
            </div>
            <p class="roll-one">
                <button
                    type="button"
                    id="roll-weather"
                    on:click=move |_| roll(open, Purpose::Weather, 2)
                >
                    "Roll for it"
                </button>
            </p>
            {effects}
        </section>
    }
}

/// The cards of both sides, each played once.
#[component]
pub fn Cards(open: OpenGame) -> impl IntoView {
    let sides = SideId::BOTH.map(|side| {
        let name = open
            .screen
            .with_untracked(|screen| screen.armies.of(side).name.clone());
        let held = Memo::new(move |_| {
            let replay = open.replay.get();
            open.game.with(|game| cards(game, &replay.state, side))
        });
        let lines = move || {
            let held = held.get().into_iter();
            held.map(|card| {
                let play = match card.deed {
                    Some(deed) => view! {
                        <button
                            type="button"
                            aria-label=format!("Play {}", card.name)
                            on:click=move |_| open.play(deed.clone())
                        >
                            "Play"
                        </button>
                    }
                    .into_any(),
                    None => view! { <span class="quiet">"Played"</span> }.into_any(),
                };
                view! {
                    <li>
                        <p>
                            <b>{card.name}</b>
                            " "
                            {card.rule}
                        </p>
                        {play}
                    </li>
                }
            })
            .collect::<Vec<_>>()
        };
        view! {
            <section class=side_class(side)>
                <h3>{name}</h3>
                <ul class="cards">{lines}</ul>
            </section>
        }
    });
    view! { {Vec::from(sides)} }
}
