//! Turns, special rules, winning and set-up.

use super::{Chosen, badges};
use crate::screen::scenario::{Bead, ExtraRow, ScenarioScreen, scenario_screen};
use crate::text::scenario::SOONER;
use leptos::prelude::*;

#[component]
pub fn Cards(chosen: Chosen) -> impl IntoView {
    let screen = Memo::new(move |_| {
        let scenario = chosen.scenario.get();
        chosen.event.with(|event| scenario_screen(scenario, event))
    });
    move || screen.with(draw)
}

fn draw(screen: &ScenarioScreen) -> impl IntoView + use<> {
    let special = screen.special.iter().map(|row| {
        view! {
            <div>
                <dt>{badges(&row.roles)} {row.name}</dt>
                <dd>{row.text.clone()}</dd>
            </div>
        }
    });
    let special: Vec<_> = special.collect();
    let special = (!special.is_empty()).then(|| {
        view! {
            <section class="card">
                <h3>"Special rules"</h3>
                <dl>{special}</dl>
            </section>
        }
    });
    let set_up = screen.set_up.iter().map(|row| {
        view! {
            <div>
                <dt>{badges(&row.roles)} {row.name}</dt>
                <dd>{row.text.clone()}</dd>
            </div>
        }
    });
    let set_up: Vec<_> = set_up.collect();
    let steps = screen.steps.iter();
    let steps: Vec<_> = steps
        .map(|step| view! { <li>{step.clone()}</li> })
        .collect();
    let steps = (!steps.is_empty()).then(|| view! { <ol>{steps}</ol> });
    view! {
        <section class="card turns">
            <h3>"Turns" <small>{screen.turns.clone()}</small></h3>
            <ol class="beads">{screen.beads.iter().map(draw_bead).collect_view()}</ol>
            <p class="quiet">{SOONER}</p>
        </section>
        {special}
        <section class="card winning">
            <h3>"Winning"</h3>
            <p>
                <b>{screen.victory}</b>
            </p>
            {steps}
            <ul>{screen.extras.iter().map(draw_extra).collect_view()}</ul>
            <p class="quiet">{screen.score_note}</p>
        </section>
        <section class="card">
            <h3>"Set-up"</h3>
            <dl>{set_up}</dl>
            <p class="quiet source">{screen.source.clone()}</p>
        </section>
    }
}

fn draw_bead(bead: &Bead) -> impl IntoView + use<> {
    view! {
        <li class:marked=bead.mark.is_some() class:perhaps=bead.is_perhaps>
            <b>{bead.turn}</b>
            <small>{bead.mark.clone()}</small>
        </li>
    }
}

fn draw_extra(extra: &ExtraRow) -> impl IntoView + use<> {
    view! {
        <li>
            <b class="points">{format!("+{}", extra.points)}</b>
            <span>{badges(&extra.roles)} " " {extra.text.clone()}</span>
        </li>
    }
}
