//! The day of the battle: own games, a new one, the table being set, and the play sheet.

mod army;
mod bars;
mod basic;
mod dice;
mod dice_fields;
mod die;
mod hand;
mod head;
mod log;
mod menu;
mod new_game;
mod saved;
mod score;
mod set_up;
mod sheet;
mod side_choice;
mod tile;

pub use new_game::NewGamePage;
pub use saved::GamesPage;
pub use score::ScorePage;

use crate::route::Route;
use crate::screen::play::Stage;
use crate::web::browser::styles;
use crate::web::components::Page;
use crate::web::state::{OpenGame, SavedGames};
use leptos::prelude::*;
use set_up::SetUpPage;
use sheet::PlaySheet;

const STYLES: &str = "play.css";

/// One of the player's own games, at whatever stage it is.
#[component]
pub fn GamePage(key: String) -> impl IntoView {
    styles::need(STYLES);
    match OpenGame::open(SavedGames::new(), key) {
        Ok(open) => view! { <Opened open /> }.into_any(),
        Err(why) => view! {
            <Page title="Game">
                <p class="note illegal" role="alert">
                    {why}
                </p>
                <p>
                    <a href=Route::Games.href()>"Your games"</a>
                </p>
            </Page>
        }
        .into_any(),
    }
}

#[component]
fn Opened(open: OpenGame) -> impl IntoView {
    let is_set_up = Memo::new(move |_| open.screen.with(|screen| screen.stage == Stage::SetUp));
    view! {
        <p class="hidden" role="status">
            {move || open.said.get()}
        </p>
        <Show when=move || is_set_up.get() fallback=move || view! { <PlaySheet open /> }>
            <SetUpPage open />
        </Show>
    }
}

/// Why something couldn't be done, until something can.
#[component]
fn RefusedNote(open: OpenGame) -> impl IntoView {
    view! {
        <div role="alert">
            {move || {
                let why = open.refused.get();
                (!why.is_empty()).then(|| view! { <p class="note umpire">{why}</p> })
            }}
        </div>
    }
}

/// The colour of a side, as a class.
fn side_class(side: crate::battle::game::SideId) -> &'static str {
    match side {
        crate::battle::game::SideId::A => "side-a",
        crate::battle::game::SideId::B => "side-b",
    }
}

/// The id of an army on the play sheet.
fn army_id(side: crate::battle::game::SideId) -> String {
    format!("army-{}", side_class(side))
}

/// "14:52" by the clock of the device.
fn clock(at: u64) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(at as f64));
    format!("{:02}:{:02}", date.get_hours(), date.get_minutes())
}
