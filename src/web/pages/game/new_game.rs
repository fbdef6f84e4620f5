//! Two armies for a new game.

use super::STYLES;
use super::side_choice::{ChooseSide, SideChoice};
use crate::battle::game::{PairingRef, SideId, Sides};
use crate::battle::tournament::Player;
use crate::event::Preset;
use crate::route::Route;
use crate::screen::play::{ReadySide, begin, warnings};
use crate::web::browser::{address, styles};
use crate::web::components::Page;
use crate::web::state::{SavedGames, SavedTournaments};
use leptos::prelude::*;

#[component]
pub fn NewGamePage(
    /// The key of an own army that plays.
    army: Option<String>,
    /// The tournament, round and table that it is played at.
    at: Option<(String, usize, usize)>,
) -> impl IntoView {
    styles::need(STYLES);
    let saved = SavedGames::new();
    let a = SideChoice::new(SideId::A, army);
    let b = SideChoice::new(SideId::B, None);
    let at = at.and_then(|(key, round, table)| Table::find(key, round, table));
    if let Some(table) = &at {
        a.call(&table.first);
        b.call(&table.second);
    }
    let preset = RwSignal::new(Preset::Mm15At300);
    let both = Memo::new(move |_| {
        let side = |choice: SideChoice| choice.ready.get().ok().flatten();
        Some(Sides {
            a: side(a)?,
            b: side(b)?,
        })
    });
    let has_event = Memo::new(move |_| {
        let has = |choice: SideChoice| {
            choice
                .ready
                .with(|ready| matches!(ready, Ok(Some(ReadySide { event: Some(_), .. }))))
        };
        has(a) || has(b)
    });
    let told = move || {
        let told = both.with(|both| both.as_ref().map(warnings).unwrap_or_default());
        told.into_iter()
            .map(|line| view! { <p class="note umpire">{line}</p> })
            .collect::<Vec<_>>()
    };
    let start = move |_| {
        if let Some(sides) = both.get_untracked() {
            let mut game = begin(sides, preset.get_untracked(), js_sys::Date::now() as u64);
            if let Some(table) = &at {
                game.sides.a.player.clone_from(&table.first.name);
                game.sides.b.player.clone_from(&table.second.name);
                game.pairing = Some(table.pairing.clone());
            }
            let key = saved.begin(&game);
            address::go(&Route::Game(key));
        }
    };
    let presets: Vec<_> = Preset::ALL
        .into_iter()
        .map(|it| view! { <option value=it.name()>{it.event().name}</option> })
        .collect();
    view! {
        <Page title="New game">
            <ChooseSide choice=a />
            <ChooseSide choice=b />
            <section class="card padded" aria-label="Event" class:hidden-card=move || has_event.get()>
                <div class="field-line">
                    <label for="game-event">"Event"</label>
                    <select
                        id="game-event"
                        on:change=move |event| {
                            let name = event_target_value(&event);
                            preset.set(Preset::named(&name).unwrap_or(Preset::Mm15At300));
                        }
                    >
                        {presets}
                    </select>
                </div>
            </section>
            {told}
            <button
                type="button"
                id="set-the-table"
                class="go wide"
                disabled=move || both.with(Option::is_none)
                on:click=start
            >
                "Set the table"
            </button>
        </Page>
    }
}

/// A table of a tournament.
struct Table {
    pairing: PairingRef,
    first: Player,
    second: Player,
}

impl Table {
    fn find(tournament: String, round: usize, table: usize) -> Option<Table> {
        let found = SavedTournaments::new().peek(&tournament)?;
        let games = &found.rounds.get(round.checked_sub(1)?)?.games;
        let game = games.get(table.checked_sub(1)?)?;
        let second = game.second?;
        Some(Table {
            first: found.player(game.first)?.clone(),
            second: found.player(second)?.clone(),
            pairing: PairingRef {
                tournament,
                round,
                first: game.first,
                second,
            },
        })
    }
}
