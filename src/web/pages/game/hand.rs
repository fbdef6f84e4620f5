//! The unit in hand: everything that a tap on its tile doesn't do.

use super::{RefusedNote, side_class};
use crate::screen::play::{Hand, hand};
use crate::web::components::TroopSign;
use crate::web::state::OpenGame;
use leptos::prelude::*;

/// What stands above the thumb on a phone: why a tap did nothing, what undo has just taken back,
/// and the unit in hand.
#[component]
pub fn AboveThumb(open: OpenGame) -> impl IntoView {
    let taken_back = move || {
        let name = open.screen.with(|screen| screen.taken_back.clone());
        name.map(|name| {
            view! {
                <div class="taken-back">
                    <p>
                        "Taken back: " <b>{name}</b>
                    </p>
                    <button type="button" id="redo" on:click=move |_| open.redo()>
                        "Redo"
                    </button>
                </div>
            }
        })
    };
    view! {
        <div class="above-thumb">
            <RefusedNote open />
            {taken_back}
            <InHand open />
        </div>
    }
}

/// Above the thumb on a phone, a card on a desk.
#[component]
pub fn InHand(open: OpenGame) -> impl IntoView {
    let held = Memo::new(move |_| {
        let unit = open.hand.get()?;
        open.with(|game, replay| hand(game, &replay.state, unit))
    });
    let drawn = move || {
        held.get().map(|held| {
            let Hand {
                unit,
                name,
                kind,
                about,
                actions,
            } = held;
            let buttons: Vec<_> = actions
                .into_iter()
                .map(|action| {
                    let deed = action.deed.clone();
                    view! {
                        <button
                            type="button"
                            id=format!("act-{}", action.label.to_lowercase().replace(' ', "-"))
                            class:danger=action.is_grave
                            on:click=move |_| open.play(deed.clone())
                        >
                            {action.label}
                        </button>
                    }
                })
                .collect();
            view! {
                <div class=format!("held-unit {}", side_class(unit.side))>
                    <TroopSign kind />
                    <p>
                        <b>{name}</b>
                        <small>{about}</small>
                    </p>
                    <button
                        type="button"
                        class="more"
                        aria-label="Put it down"
                        on:click=move |_| open.hand.set(None)
                    >
                        "✕"
                    </button>
                </div>
                <div class="hand-actions">{buttons}</div>
            }
        })
    };
    view! {
        <section class="in-hand" aria-label="Selected unit" class:empty=move || held.with(Option::is_none)>
            {drawn}
        </section>
    }
}
