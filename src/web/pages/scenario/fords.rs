//! The fords of the river: placed, shifted by a die, and a third that may be found.

use super::{Chosen, NO_DICE};
use crate::battle::scenario::Scenario;
use crate::screen::scenario::{FordRow, Found, fords_screen, rolled_for, with_a_third};
use crate::web::browser::random;
use leptos::prelude::*;

/// Nothing but in the scenario with a river to cross.
#[component]
pub fn FordsCard(chosen: Chosen) -> impl IntoView {
    let has_fords = Memo::new(move |_| chosen.scenario.get() == Scenario::River);
    view! {
        <Show when=move || has_fords.get()>
            <Fords chosen />
        </Show>
    }
}

#[component]
fn Fords(chosen: Chosen) -> impl IntoView {
    let said = RwSignal::new(String::new());
    let event = chosen.event;
    let screen = Memo::new(move |_| {
        let fords = chosen.fords.get();
        event.with(|event| fords_screen(event, &fords))
    });
    let find = move |_| match random::dice(1).as_deref() {
        Some([die]) => {
            let fords = chosen.fords.get_untracked();
            let three = || event.with_untracked(|event| with_a_third(event, &fords));
            said.set(match Found::rolled(*die) {
                Found::Nothing => format!("Rolled {die}: no ford this turn."),
                Found::ForAReroll => {
                    format!("Rolled {die}: a third ford, if you give an initiative re-roll for it.")
                }
                Found::Ford => format!("Rolled {die}: a third ford. Move it where you want it."),
            });
            if Found::rolled(*die) == Found::Ford {
                chosen.set_fords.run(three());
            }
        }
        _ => said.set(NO_DICE.to_owned()),
    };
    let pay = move |_| {
        let fords = chosen.fords.get_untracked();
        let three = event.with_untracked(|event| with_a_third(event, &fords));
        said.set("The third ford is placed. Move it where you want it.".to_owned());
        chosen.set_fords.run(three);
    };
    let place = move || {
        screen.get().place.map(|fords| {
            view! {
                <p>"Both armies stand: the Defender places them."</p>
                <p class="no-print">
                    <button
                        type="button"
                        id="place-fords"
                        on:click=move |_| chosen.set_fords.run(fords.clone())
                    >
                        "Place two fords"
                    </button>
                </p>
            }
        })
    };
    let rows = move || {
        let rows = screen.get().rows.into_iter().enumerate();
        rows.map(|(n, row)| view! { <FordLine chosen said n row /> })
            .collect_view()
    };
    view! {
        <section class="card fords" aria-label="Fords">
            <h3>"Fords"</h3>
            {place}
            <ul>{rows}</ul>
            <p role="status">{move || said.get()}</p>
            <Show when=move || screen.with(|screen| screen.may_find)>
                <p class="ford-tools no-print">
                    <button type="button" id="find-ford" on:click=find>
                        "Roll for a third, from turn 2"
                    </button>
                    <button type="button" id="pay-ford" on:click=pay>
                        "Place it for a re-roll"
                    </button>
                </p>
            </Show>
            <Show when=move || screen.with(|screen| !screen.rows.is_empty())>
                <p class="no-print">
                    <button
                        type="button"
                        id="clear-fords"
                        on:click=move |_| {
                            said.set(String::new());
                            chosen.set_fords.run(Vec::new());
                        }
                    >
                        "Take the fords away"
                    </button>
                </p>
            </Show>
        </section>
    }
}

#[component]
fn FordLine(chosen: Chosen, said: RwSignal<String>, n: usize, row: FordRow) -> impl IntoView {
    let name = row.name.clone();
    let roll = move |_| match random::dice(1).as_deref() {
        Some([die]) => {
            let fords = chosen.fords.get_untracked();
            said.set(format!("Rolled {die} for {name}: shift it up to {die}H."));
            chosen.set_fords.run(rolled_for(&fords, n, *die));
        }
        _ => said.set(NO_DICE.to_owned()),
    };
    let step = |way: &'static str, sign: &'static str, to: Option<Vec<_>>| {
        let is_end = to.is_none();
        let go = move |_| {
            if let Some(fords) = to.clone() {
                chosen.set_fords.run(fords);
            }
        };
        view! {
            <button
                type="button"
                aria-label=format!("{} {way} by 1H", row.name)
                aria-disabled=is_end.to_string()
                on:click=go
            >
                {sign}
            </button>
        }
    };
    view! {
        <li>
            <p>
                <b>{row.name.clone()}</b>
                " "
                {row.place.clone()}
                {row.shift.clone().map(|shift| view! { <small>{shift}</small> })}
            </p>
            <div class="no-print">
                {step("left", "←", row.left.clone())} {step("right", "→", row.right.clone())}
                {row
                    .may_roll
                    .then(|| {
                        view! {
                            <button type="button" on:click=roll>
                                "Roll to shift"
                            </button>
                        }
                    })}
            </div>
        </li>
    }
}
