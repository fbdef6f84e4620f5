//! The list as players will read it, with its numbers as they stand at an event.

use super::super::list::{group, table};
use crate::event::{Event, Preset};
use crate::screen::list::list_screen;
use crate::screen::list_editor::previewed;
use crate::web::state::{OpenList, kept_events};
use leptos::prelude::*;

#[component]
pub fn Preview(open: OpenList) -> impl IntoView {
    let mut offered: Vec<Event> = Preset::with_points().map(|preset| preset.event()).collect();
    offered.extend(kept_events::kept());
    let chosen = RwSignal::new(Preset::Mm15At300.event());
    let options: Vec<_> = offered
        .iter()
        .enumerate()
        .map(|(place, event)| {
            view! { <option value=place.to_string()>{event.name.clone()}</option> }
        })
        .collect();
    let choose = move |event| {
        let place: Option<usize> = event_target_value(&event).parse().ok();
        if let Some(event) = place.and_then(|place| offered.get(place)) {
            chosen.set(event.clone());
        }
    };
    // A Basic list says the same at every event.
    let has_points = open.of(|list| list.points_list().is_some());
    let screen = Memo::new(move |_| {
        chosen.with(|event| {
            open.history
                .with(|history| list_screen(&previewed(history.now()), event))
        })
    });
    let shown = move || {
        let screen = screen.get();
        let tables = screen.tables.into_iter().map(table).collect_view();
        let groups = screen.groups.into_iter().map(group).collect_view();
        (tables, groups)
    };
    view! {
        <section class="card padded list-preview" aria-label="Preview">
            <div class="titled">
                <h2>"Preview"</h2>
                <label class="event-choice" class:hidden=move || !has_points.get()>
                    "At " <select id="preview-event" on:change=choose>{options}</select>
                </label>
            </div>
            {shown}
        </section>
    }
}
