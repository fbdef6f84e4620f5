//! The weather: rolled or chosen, and what it changes for these troops.

use super::{Chosen, NO_DICE};
use crate::battle::rule_book::RuleBook;
use crate::battle::weather::{Weather, WindFor};
use crate::screen::scenario::weather_screen;
use crate::text::scenario::Told;
use crate::text::weather as words;
use crate::web::browser::random;
use crate::web::components::{WeatherChanges, WeatherChips, WeatherEffects};
use leptos::prelude::*;

#[component]
pub fn WeatherCard(chosen: Chosen) -> impl IntoView {
    let said = RwSignal::new(String::new());
    let wind = RwSignal::new(WindFor::Us);
    let screen = Memo::new(move |_| {
        let (rules, told) = chosen
            .event
            .with(|event| (RuleBook::of(event), Told::of(event)));
        let (troops, wind) = (chosen.troops.get(), wind.get());
        let weather = chosen.weather.get();
        weather.map(|weather| weather_screen(weather, rules, &troops, wind, told))
    });
    let roll = move |_| {
        let Some([first, second]) = random::dice(2).and_then(|dice| <[u8; 2]>::try_from(dice).ok())
        else {
            said.set(NO_DICE.to_owned());
            return;
        };
        let Some(weather) = Weather::rolled(first, Some(second)) else {
            return;
        };
        let dice = match Weather::needs_second(first) {
            true => format!("{first}, then {second}"),
            false => first.to_string(),
        };
        said.set(format!("Rolled {dice}: {}.", words::name(weather)));
        chosen.choose_weather.run(weather);
    };
    let winds = move || {
        let is_windy = chosen.weather.get() == Some(Weather::Wind)
            && chosen.troops.with(|troops| !troops.is_empty());
        is_windy.then(|| {
            let choice = [
                (WindFor::Us, "Wind for us"),
                (WindFor::Them, "Wind for them"),
            ];
            let choice = choice.map(|(of, label)| {
                view! {
                    <button
                        type="button"
                        class="chip"
                        aria-pressed=move || (wind.get() == of).to_string()
                        on:click=move |_| wind.set(of)
                    >
                        {label}
                    </button>
                }
            });
            view! { <div class="chips no-print">{Vec::from(choice)}</div> }
        })
    };
    let effects = move || {
        screen.get().map(|screen| {
            let name = screen.name;
            view! {
                <WeatherEffects name lines=screen.effects class="effects" />
                <WeatherChanges name=name.to_owned() changed=screen.changed />
                <p class="quiet">{screen.note}</p>
            }
        })
    };
    view! {
        <section class="card weather">
            <h3>
                "Weather"
                <button type="button" class="no-print" id="roll-weather" on:click=roll>
                    "Roll"
                </button>
            </h3>
            <p class="quiet">{words::WHEN}</p>
            <WeatherChips chosen=chosen.weather choose=chosen.choose_weather />
            <p role="status">{move || said.get()}</p>
            {winds}
            {effects}
        </section>
    }
}
