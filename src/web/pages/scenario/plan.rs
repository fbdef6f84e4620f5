//! The table as a drawing, with letters of its own for a phone.

use super::Chosen;
use crate::map::{Group, Picture};
use crate::screen::scenario::plan;
use crate::text::scenario as words;
use crate::web::pages::map::shapes::{shape, transform};
use leptos::prelude::*;
use leptos::svg;

/// Hundredths of the table's width.
const DESK_LETTERS: f64 = 2.1;
const PHONE_LETTERS: f64 = 3.7;

#[component]
pub fn PlanDrawing(chosen: Chosen) -> impl IntoView {
    let drawn = move |hundredths: f64, class: &'static str| {
        move || {
            let scenario = chosen.scenario.get();
            let fords = chosen.fords.get();
            let (event, army) = (chosen.event.get(), chosen.army.get());
            let picture = plan(scenario, &event, army.as_ref(), fords, hundredths);
            let label = format!("{}: the table to scale", words::name(scenario));
            draw(&picture, class, label)
        }
    };
    view! {
        <section class="card plan" aria-label="The table">
            {drawn(DESK_LETTERS, "for-desk")}
            {drawn(PHONE_LETTERS, "for-phone")}
        </section>
    }
}

fn draw(picture: &Picture, class: &'static str, label: String) -> impl IntoView + use<> {
    let view = picture.view;
    let view_box = format!("{} {} {} {}", view.left, view.top, view.width, view.height);
    let groups = picture.groups.iter().map(draw_group).collect_view();
    view! {
        <svg class=class viewBox=view_box role="img" aria-label=label>
            {groups}
        </svg>
    }
}

fn draw_group(group: &Group) -> impl IntoView + use<> {
    let title = group.title.clone().map(|title| svg::title().child(title));
    let shapes: Vec<AnyView> = group
        .shapes
        .iter()
        .map(|of| shape(of, group.hatch()))
        .collect();
    view! {
        <g class=group.class.clone() transform=transform((group.at, group.angle))>
            {title}
            {shapes}
        </g>
    }
}
