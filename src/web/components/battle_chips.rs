//! The six scenarios and the weathers to choose among, on the scenario's page and at a game's table.

use super::TroopSign;
use crate::battle::scenario::Scenario;
use crate::battle::weather::Weather;
use crate::screen::scenario::Changed;
use crate::text::{scenario, weather};
use leptos::prelude::*;

#[component]
pub fn ScenarioChips(
    #[prop(into)] chosen: Signal<Option<Scenario>>,
    choose: Callback<Scenario>,
) -> impl IntoView {
    let chip = |of: &Scenario| {
        let of = *of;
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || (chosen.get() == Some(of)).to_string()
                on:click=move |_| choose.run(of)
            >
                <b>{of.number()}</b>
                {scenario::name(of)}
            </button>
        }
    };
    Scenario::ALL.iter().map(chip).collect_view()
}

#[component]
pub fn WeatherChips(
    #[prop(into)] chosen: Signal<Option<Weather>>,
    choose: Callback<Weather>,
) -> impl IntoView {
    let chip = |of: &Weather| {
        let of = *of;
        view! {
            <button
                type="button"
                class="chip"
                aria-label=format!("{}, {}", weather::name(of), weather::dice(of))
                aria-pressed=move || (chosen.get() == Some(of)).to_string()
                on:click=move |_| choose.run(of)
            >
                {weather::name(of)}
            </button>
        }
    };
    let chips = Weather::ALL.iter().map(chip).collect_view();
    view! {
        <div class="chips no-print" role="group" aria-label="Weather">
            {chips}
        </div>
    }
}

/// What the weather changes, a line each.
#[component]
pub fn WeatherEffects(
    name: &'static str,
    lines: Vec<String>,
    class: &'static str,
) -> impl IntoView {
    let lines = lines.into_iter().map(|line| view! { <li>{line}</li> });
    view! {
        <ul class=class aria-label=name>
            {lines.collect_view()}
        </ul>
    }
}

/// Before and after; nothing where nothing changes for these troops.
#[component]
pub fn WeatherChanges(name: String, changed: Vec<Changed>) -> impl IntoView {
    (!changed.is_empty()).then(|| {
        let rows = changed.into_iter().map(|row| {
            view! {
                <tr>
                    <th scope="row">
                        <div class="troop">
                            <TroopSign kind=row.kind />
                            <span>{row.what}</span>
                        </div>
                    </th>
                    <td>{row.clear}</td>
                    <td>
                        <b>{row.now}</b>
                    </td>
                </tr>
            }
        });
        let rows = rows.collect_view();
        view! {
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
        }
    })
}
