//! The weather: rolled or chosen, and what it changes for these troops.

use super::{Chosen, NO_DICE};
use crate::battle::weather::{Weather, WindFor};
use crate::screen::scenario::{Changed, weather_screen};
use crate::text::weather as words;
use crate::web::browser::random;
use crate::web::components::TroopSign;
use leptos::prelude::*;

#[component]
pub fn WeatherCard(chosen: Chosen) -> impl IntoView {
    let said = RwSignal::new(String::new());
    let wind = RwSignal::new(WindFor::Us);
    let screen = Memo::new(move |_| {
        chosen.troops.with(|troops| {
            weather_screen(chosen.weather.get(), chosen.rules.get(), troops, wind.get())
        })
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
    let chips = Weather::ALL.iter().map(|of| {
        let of = *of;
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || (chosen.weather.get() == of).to_string()
                on:click=move |_| chosen.choose_weather.run(of)
            >
                {words::name(of)}
                <span class="hidden">{format!(", {}", words::dice(of))}</span>
            </button>
        }
    });
    let chips = chips.collect_view();
    let winds = move || {
        let is_windy = chosen.weather.get() == Weather::Wind
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
        let effects = screen.with(|screen| screen.effects).iter();
        effects
            .map(|effect| view! { <li>{*effect}</li> })
            .collect_view()
    };
    let changed = move || screen.with(|screen| draw_changes(screen.name, &screen.changed));
    view! {
        <section class="card weather">
            <h3>
                "Weather"
                <button type="button" class="no-print" id="roll-weather" on:click=roll>
                    "Roll"
                </button>
            </h3>
            <div class="chips no-print" role="group" aria-label="Weather">
                {chips}
            </div>
            <p role="status">{move || said.get()}</p>
            {winds}
            <ul class="effects" aria-label=move || screen.with(|screen| screen.name)>
                {effects}
            </ul>
            {changed}
            <p class="quiet">{move || screen.with(|screen| screen.note)}</p>
        </section>
    }
}

/// Before and after; none where nothing changes for these troops.
fn draw_changes(name: &'static str, changed: &[Changed]) -> Option<impl IntoView + use<>> {
    if changed.is_empty() {
        return None;
    }
    let rows = changed.iter().map(|row| {
        view! {
            <tr>
                <th scope="row">
                    <div class="troop">
                        <TroopSign kind=row.kind />
                        <span>{row.what.clone()}</span>
                    </div>
                </th>
                <td>{row.clear.clone()}</td>
                <td>
                    <b>{row.now.clone()}</b>
                </td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    Some(view! {
        <table>
            <caption>{format!("{name}, for these troops")}</caption>
            <thead>
                <tr>
                    <th scope="col">"Troops"</th>
                    <th scope="col">"Clear"</th>
                    <th scope="col">{name}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    })
}
