//! The head of the play sheet: whose game, which turn, and both bars; on a phone what the thumb
//! needs is at the foot.

use super::bars::ArmyBar;
use super::sheet::Sheets;
use crate::battle::game::{Deed, SideId};
use crate::screen::play::{ArmyView, Stage};
use crate::web::components::Mark;
use crate::web::state::OpenGame;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn PlayHead(
    open: OpenGame,
    sheets: Sheets,
    armies: [Memo<Arc<ArmyView>>; 2],
    is_awake: RwSignal<bool>,
) -> impl IntoView {
    let title = move || open.screen.with(|screen| screen.title.clone());
    Effect::new(move |_| document().set_title(&format!("{} · Muster", title())));
    let about = move || {
        let about = open.screen.with(|screen| screen.about.clone());
        match is_awake.get() {
            true => format!("{about} · screen stays on"),
            false => about,
        }
    };
    let [a, b] = armies;
    view! {
        <header class="top play-top">
            <div class="bar">
                <Mark />
                <div class="who">
                    <h1 id="page-heading" tabindex="-1" class="clip">
                        {title}
                    </h1>
                    <small>{about}</small>
                </div>
                <button
                    type="button"
                    class="turn-number"
                    id="turn"
                    on:click=move |_| sheets.turn.set(true)
                >
                    "Turn "
                    <b>{move || open.screen.with(|screen| screen.turn)}</b>
                    {move || open.screen.with(|screen| format!(" {}", screen.of_turns()))}
                </button>
                <button
                    type="button"
                    class="on-desk"
                    id="desk-rules"
                    on:click=move |_| sheets.rules.set(true)
                >
                    <Icon d=BOOK />
                    "Rules"
                </button>
                <button
                    type="button"
                    class="on-desk"
                    id="desk-score"
                    on:click=move |_| sheets.score.set(true)
                >
                    "Score"
                </button>
                <button
                    type="button"
                    class="more"
                    id="game-menu"
                    aria-label="More"
                    aria-haspopup="dialog"
                    on:click=move |_| sheets.menu.set(true)
                >
                    "⋯"
                </button>
            </div>
            <div class="vd-meters">
                <ArmyBar army=a side=SideId::A />
                <ArmyBar army=b side=SideId::B />
            </div>
        </header>
    }
}

/// Ends the turn, or leads to the score once the game is over.
#[component]
pub fn EndTurn(open: OpenGame, sheets: Sheets) -> impl IntoView {
    let is_over = Memo::new(move |_| open.screen.with(|screen| screen.stage == Stage::Over));
    let act = move |_| match is_over.get_untracked() {
        true => sheets.score.set(true),
        false => {
            open.play(Deed::EndTurn);
            open.put_down_if_gone();
        }
    };
    view! {
        <button type="button" id="end-turn" class="go" on:click=act>
            {move || match is_over.get() {
                true => "Score".to_owned(),
                false => open.screen.with(|screen| screen.end_turn()),
            }}
        </button>
    }
}

#[component]
fn Thumb(label: &'static str, icon: &'static str, act: Callback<()>) -> impl IntoView {
    view! {
        <button type="button" id=format!("thumb-{}", label.to_lowercase()) on:click=move |_| act.run(())>
            <Icon d=icon />
            <span>{label}</span>
        </button>
    }
}

#[component]
pub fn Icon(d: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=d></path>
        </svg>
    }
}

pub const UNDO: &str = "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3";
pub const REDO: &str = "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3";
const DIE: &str = "M4 4h16v16H4zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01";
const BOOK: &str = "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14";
const LOG: &str = "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4";

/// What one hand does on a phone.
#[component]
pub fn ThumbBar(open: OpenGame, sheets: Sheets) -> impl IntoView {
    let undo_name = move || open.screen.with(|screen| screen.undo.clone());
    let label = move || match undo_name() {
        Some(name) => format!("Undo: {name}"),
        None => "Undo".to_owned(),
    };
    let open_sheet = |sheet: RwSignal<bool>| Callback::new(move |()| sheet.set(true));
    view! {
        <nav class="thumb" aria-label="Game">
            <button
                type="button"
                id="undo"
                aria-label=label
                aria-disabled=move || undo_name().is_none().to_string()
                on:click=move |_| open.undo()
            >
                <Icon d=UNDO />
                <span>"Undo"</span>
            </button>
            <Thumb label="Dice" icon=DIE act=open_sheet(sheets.dice) />
            <Thumb label="Rules" icon=BOOK act=open_sheet(sheets.rules) />
            <Thumb label="Log" icon=LOG act=open_sheet(sheets.log) />
            <EndTurn open sheets />
        </nav>
    }
}
