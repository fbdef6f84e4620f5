//! The levels of generals with their prices. Those that aren't allowed stay in the list, quiet, with
//! the reason: any draft can be made.

use super::card::Item;
use super::state::BuilderPage;
use crate::screen::builder::{GeneralChoice, LevelChoice};
use crate::text;
use leptos::prelude::*;

#[component]
pub fn General(page: BuilderPage, choice: GeneralChoice) -> impl IntoView {
    let GeneralChoice {
        note,
        levels,
        leads,
        ..
    } = choice;
    if levels.is_empty() {
        return ().into_any();
    }
    let levels = levels.into_iter().map(|choice| {
        let LevelChoice { level, about, item } = choice;
        // By its level, so that the focus stays where it was when the order changes.
        let level = level.map_or("none", text::general_level).to_lowercase();
        let id = format!("general-{level}");
        view! { <Item page item id closes=false about /> }
    });
    let leads = leads.map(|item| {
        view! {
            <div class="items leads">
                <Item page item id="general-leads".to_owned() closes=false about=Some("Leads the army") />
            </div>
        }
    });
    view! {
        <section class="general" aria-labelledby="general-heading">
            <h4 id="general-heading">"General"</h4>
            {(!note.is_empty()).then(|| view! { <p class="quiet">{note}</p> })}
            <div class="levels" role="group" aria-labelledby="general-heading">
                {levels.collect_view()}
            </div>
            {leads}
        </section>
    }
    .into_any()
}
