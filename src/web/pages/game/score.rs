//! The score: from the losses marked, or from figures alone, with the sum behind it.

use super::STYLES;
use crate::battle::game::{Deed, SideId};
use crate::battle::score::System;
use crate::screen::play::{ScoreEntry, ScoreField, SideScore};
use crate::text::score::system;
use crate::web::browser::{clipboard, styles};
use crate::web::components::Page;
use crate::web::state::OpenGame;
use leptos::prelude::*;

/// A score from figures alone.
#[component]
pub fn ScorePage() -> impl IntoView {
    styles::need(STYLES);
    let entry = RwSignal::new(ScoreEntry::empty(System::Traditional));
    view! {
        <Page title="Score">
            <ScorePanel entry names=true keep=Callback::new(|_| ()) />
        </Page>
    }
}

/// The score of a game, as its losses are marked.
#[component]
pub fn GameScore(open: OpenGame) -> impl IntoView {
    let entry = open.with_untracked(|game, replay| ScoreEntry::of(game, &replay.state));
    let entry = RwSignal::new(entry);
    // Scenario points belong to the game; other figures that are typed here are for this score.
    let keep = Callback::new(move |(side, text): (SideId, String)| {
        let points = match text.trim() {
            "" => Some(0),
            text => text.parse().ok(),
        };
        if let Some(points) = points {
            open.play(Deed::ScenarioPoints { side, points });
        }
    });
    view! { <ScorePanel entry names=false keep /> }
}

#[component]
fn ScorePanel(
    entry: RwSignal<ScoreEntry>,
    /// Whether names can be typed, too.
    names: bool,
    /// Hears of scenario points.
    keep: Callback<(SideId, String)>,
) -> impl IntoView {
    let systems: Vec<_> = System::ALL
        .iter()
        .map(|choice| {
            let choice = *choice;
            view! {
                <button
                    type="button"
                    class="chip"
                    aria-pressed=move || entry.with(|entry| entry.system == choice).to_string()
                    on:click=move |_| entry.update(|entry| entry.system = choice)
                >
                    {system(choice)}
                </button>
            }
        })
        .collect();
    let view_now = Memo::new(move |_| entry.with(ScoreEntry::view));
    let copied = RwSignal::new("");
    let scored = move || match view_now.get() {
        Ok(Some(now)) => {
            let line = now.line.clone();
            let copy = move |_| clipboard::copy(&line, copied);
            view! {
                <div class="scores">{side_score(now.sides.a)} {side_score(now.sides.b)}</div>
                <p class="score-line" id="score-line">
                    {now.line}
                </p>
                <div class="tools">
                    <button type="button" id="copy-score" on:click=copy>
                        "Copy this line"
                    </button>
                    <span role="status">{move || copied.get()}</span>
                </div>
            }
            .into_any()
        }
        Ok(None) => {
            view! { <p class="quiet">"Enter what both armies had and lost."</p> }.into_any()
        }
        Err(why) => view! {
            <p class="refused" role="alert">
                {why}
            </p>
        }
        .into_any(),
    };
    view! {
        <div class="score-panel">
            <div class="chips" role="group" aria-label="System of scoring">
                {systems}
            </div>
            <SideFields entry side=SideId::A names keep />
            <SideFields entry side=SideId::B names keep />
            {scored}
        </div>
    }
}

#[component]
fn SideFields(
    entry: RwSignal<ScoreEntry>,
    side: SideId,
    names: bool,
    keep: Callback<(SideId, String)>,
) -> impl IntoView {
    let letter = match side {
        SideId::A => "a",
        SideId::B => "b",
    };
    let legend = move || {
        entry.with(|entry| match (entry.sides.of(side).name.trim(), side) {
            ("", SideId::A) => "First army".to_owned(),
            ("", SideId::B) => "Second army".to_owned(),
            (name, _) => name.to_owned(),
        })
    };
    let name = names.then(|| {
        let id = format!("score-{letter}-name");
        view! {
            <div class="field-line">
                <label for=id.clone()>"Name"</label>
                <input
                    id=id
                    type="text"
                    maxlength="80"
                    autocomplete="off"
                    on:input=move |event| {
                        let text = event_target_value(&event);
                        entry.update(|entry| entry.sides.of_mut(side).name = text);
                    }
                />
            </div>
        }
    });
    let fields: Vec<_> = ScoreField::ALL
        .into_iter()
        .map(|field| {
            let id = format!(
                "score-{letter}-{}",
                field.label().to_lowercase().replace(' ', "-")
            );
            view! {
                <div class="field-line">
                    <label for=id.clone()>{field.label()}</label>
                    <input
                        id=id
                        type="text"
                        inputmode="numeric"
                        autocomplete="off"
                        maxlength="5"
                        prop:value=move || {
                            entry.with(|entry| entry.sides.of(side).field(field).to_owned())
                        }
                        on:input=move |event| {
                            let text = event_target_value(&event);
                            entry.update(|entry| entry.sides.of_mut(side).set(field, text));
                        }
                        on:change=move |event| {
                            if field == ScoreField::Scenario {
                                keep.run((side, event_target_value(&event)));
                            }
                        }
                    />
                </div>
            }
        })
        .collect();
    view! {
        <fieldset class="score-side">
            <legend>{legend}</legend>
            {name}
            {fields}
            <label class="routed-box">
                <input
                    type="checkbox"
                    id=format!("score-{letter}-routed")
                    prop:checked=move || entry.with(|entry| entry.sides.of(side).is_routed)
                    on:change=move |event| {
                        let is_routed = event_target_checked(&event);
                        entry.update(|entry| entry.sides.of_mut(side).is_routed = is_routed);
                    }
                />
                "Routed, or lost by the scenario"
            </label>
        </fieldset>
    }
}

fn side_score(score: SideScore) -> impl IntoView {
    let terms: Vec<_> = score
        .terms
        .into_iter()
        .map(|(value, what)| {
            view! {
                <li>
                    <b>{value}</b>
                    " "
                    {what}
                </li>
            }
        })
        .collect();
    view! {
        <section class="side-score">
            <h3>{score.name}</h3>
            <p class="total">
                <b>{score.total}</b>
                " "
                <span>{score.outcome}</span>
            </p>
            <ul>{terms}</ul>
            <p class="quiet">{score.sum}</p>
        </section>
    }
}
