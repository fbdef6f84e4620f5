//! The weather table of the 3.0 sheet, for whoever plays with it instead of the supplement's: on the
//! scenario's page and at a game's table.

use super::WeatherChanges;
use crate::battle::sheet_weather::{Climate, SheetWeather};
use crate::screen::reference::ReferenceUnit;
use crate::screen::scenario::{SheetWeatherScreen, sheet_weather_screen};
use crate::text::weather::sheet as words;
use crate::web::browser::random;
use leptos::prelude::*;

const NO_DICE: &str = "This browser gives no random numbers: roll at the table.";

/// With what it changes for these troops, where there are any.
#[component]
pub fn SheetWeatherTable(
    #[prop(into)] rolled: Signal<Option<SheetWeather>>,
    set: Callback<SheetWeather>,
    #[prop(into)] troops: Signal<Vec<ReferenceUnit>>,
    class: &'static str,
) -> impl IntoView {
    let said = RwSignal::new(String::new());
    let before = rolled.get_untracked();
    let climate = RwSignal::new(before.map_or_else(Climate::default, |it| it.climate));
    let roll = move |_| {
        let climate = climate.get_untracked();
        let two = |dice: Option<Vec<u8>>| dice.and_then(|dice| <[u8; 2]>::try_from(dice).ok());
        let Some((first, again)) = two(random::dice(2)).zip(two(random::dice(2))) else {
            said.set(NO_DICE.to_owned());
            return;
        };
        said.set(String::new());
        set.run(SheetWeather::rolled(climate, first, again));
    };
    let chips = Climate::ALL.iter().map(|of| {
        let of = *of;
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || (climate.get() == of).to_string()
                on:click=move |_| climate.set(of)
            >
                {words::climate(of)}
            </button>
        }
    });
    let chips = chips.collect_view();
    let told = move || {
        let weather = rolled.get()?;
        Some(draw(
            troops.with(|troops| sheet_weather_screen(weather, troops)),
        ))
    };
    view! {
        <section class=class aria-label="Weather of the 3.0 sheet">
            <h3>
                "Weather of the 3.0 sheet"
                <button type="button" class="no-print" id="roll-sheet-weather" on:click=roll>
                    "Roll"
                </button>
            </h3>
            <p class="quiet">{words::OPTIONAL}</p>
            <div class="chips no-print" role="group" aria-label="Climate">
                {chips}
            </div>
            <p class="quiet no-print">{move || words::modifier(climate.get())}</p>
            <p role="status">{move || said.get()}</p>
            {told}
            <p class="quiet source">{SheetWeather::CITATION.to_string()}</p>
        </section>
    }
}

fn draw(screen: SheetWeatherScreen) -> impl IntoView {
    let skies = screen.skies.into_iter().map(|sky| {
        let effects = sky.effects.iter();
        let effects = effects.map(|it| view! { <p>{*it}</p> }).collect_view();
        view! {
            <div>
                <dt>{sky.name.clone()}</dt>
                <dd>
                    {effects} <WeatherChanges name=sky.name.clone() changed=sky.changed />
                </dd>
            </div>
        }
    });
    let skies = skies.collect_view();
    let notes = screen.notes.into_iter();
    let notes = notes.map(|note| view! { <p class="quiet">{note}</p> });
    view! {
        <p>
            <b>{screen.rolled}</b>
        </p>
        <dl>{skies}</dl>
        {notes.collect_view()}
    }
}
