//! The weather of the 3.0 sheet, kept with the army.

use super::Chosen;
use crate::battle::rule_book::RuleBook;
use crate::web::components::SheetWeatherTable;
use leptos::prelude::*;

/// Nothing but under 3.0.
#[component]
pub fn SheetWeatherCard(chosen: Chosen) -> impl IntoView {
    let is_third = Memo::new(move |_| chosen.event.with(RuleBook::of) == RuleBook::Basic3);
    view! {
        <Show when=move || is_third.get()>
            <SheetWeatherTable
                rolled=chosen.sheet_weather
                set=chosen.set_sheet_weather
                troops=chosen.troops
                class="card weather"
            />
        </Show>
    }
}
