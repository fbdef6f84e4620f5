//! What Basic Impetus adds: the scenario and the weather, rolled or chosen, and the cards.

use super::side_class;
use crate::battle::game::{Deed, Purpose, Roll, SideId, Source};
use crate::route::Route;
use crate::screen::play::{SetUp, cards};
use crate::text::weather as words;
use crate::web::browser::random;
use crate::web::components::{ScenarioChips, SheetWeatherTable, WeatherChips, WeatherEffects};
use crate::web::state::OpenGame;
use leptos::prelude::*;

/// Nothing for a game of Impetus.
#[component]
pub fn BasicTable(open: OpenGame, now: Memo<SetUp>) -> impl IntoView {
    let basic = now.with_untracked(|now| now.basic.clone());
    basic.map(|basic| {
        let has_sheet = basic.has_sheet;
        view! {
            <ScenarioCard open now />
            <WeatherCard open now />
            {has_sheet.then(|| view! { <SheetWeatherCard open now /> })}
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
                <ScenarioChips
                    chosen=Signal::derive(move || chosen.get().map(|now| now.scenario))
                    choose=Callback::new(move |scenario| open.play(Deed::Scenario { scenario }))
                />
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
    let effects = move || {
        let basic = now.with(|now| now.basic.clone())?;
        let name = words::name(basic.weather?);
        Some(view! { <WeatherEffects name lines=basic.effects class="game-rules" /> })
    };
    view! {
        <section class="card padded" aria-label="Weather">
            <h2>"Weather"</h2>
            <WeatherChips
                chosen=chosen
                choose=Callback::new(move |weather| open.play(Deed::Weather { weather }))
            />
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

#[component]
fn SheetWeatherCard(open: OpenGame, now: Memo<SetUp>) -> impl IntoView {
    let rolled = Memo::new(move |_| now.with(|now| now.basic.clone()?.sheet_weather));
    view! {
        <SheetWeatherTable
            rolled
            set=Callback::new(move |weather| open.play(Deed::SheetWeather { weather }))
            troops=Signal::derive(Vec::new)
            class="card padded"
        />
    }
}

/// The cards of both sides, each played once.
#[component]
pub fn Cards(open: OpenGame) -> impl IntoView {
    let sides = SideId::BOTH.map(|side| {
        let name = open
            .screen
            .with_untracked(|screen| screen.armies.of(side).name.clone());
        let held = Memo::new(move |_| open.with(|game, replay| cards(game, &replay.state, side)));
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
