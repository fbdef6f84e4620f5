//! What the player wants on paper, kept for the next time.

use crate::sheet::{Paper, RosterOptions};
use crate::web::browser::storage;
use leptos::prelude::*;

const SETTING: &str = "paper";

/// What was chosen the last time.
pub fn chosen() -> RosterOptions {
    RosterOptions::parse(&storage::setting(SETTING).unwrap_or_default())
}

pub fn choose(options: RosterOptions) {
    storage::set_setting(SETTING, &options.words());
}

fn name(paper: Paper) -> &'static str {
    match paper {
        Paper::A4 => "A4",
        Paper::Letter => "US Letter",
    }
}

#[component]
pub fn PaperChoice(
    paper: Signal<Paper>,
    choose: impl Fn(Paper) + Send + Sync + 'static,
) -> impl IntoView {
    let options =
        Paper::ALL.map(|paper| view! { <option value=name(paper)>{name(paper)}</option> });
    let change = move |event| {
        let chosen = event_target_value(&event);
        let found = Paper::ALL.into_iter().find(|paper| name(*paper) == chosen);
        choose(found.unwrap_or(Paper::A4));
    };
    view! {
        <select aria-label="Paper" prop:value=move || name(paper.get()) on:change=change>
            {Vec::from(options)}
        </select>
    }
}
