//! The play sheet: both armies, on a desk side by side with the table between them, on a phone one
//! above the other with the rest at the thumb.

use super::RefusedNote;
use super::army::ArmyColumn;
use super::basic::Cards;
use super::dice::DicePanel;
use super::hand::{AboveThumb, InHand};
use super::head::{EndTurn, Icon, PlayHead, REDO, ThumbBar, UNDO};
use super::log::GameLog;
use super::menu::{Menu, TurnDialog};
use super::score::GameScore;
use crate::battle::game::SideId;
use crate::screen::play::{ArmyView, News};
use crate::screen::reference::troops_of_game;
use crate::web::browser::{awake, focus};
use crate::web::components::{Dialog, ReferenceCards};
use crate::web::state::OpenGame;
use leptos::ev;
use leptos::prelude::*;
use std::sync::Arc;

/// What can be opened over the sheet.
#[derive(Clone, Copy)]
pub struct Sheets {
    pub dice: RwSignal<bool>,
    pub rules: RwSignal<bool>,
    pub log: RwSignal<bool>,
    pub score: RwSignal<bool>,
    pub menu: RwSignal<bool>,
    pub turn: RwSignal<bool>,
    pub cards: RwSignal<bool>,
}

impl Sheets {
    fn new() -> Self {
        let closed = || RwSignal::new(false);
        Sheets {
            dice: closed(),
            rules: closed(),
            log: closed(),
            score: closed(),
            menu: closed(),
            turn: closed(),
            cards: closed(),
        }
    }
}

/// Whether there is room for the table between the armies.
fn is_wide() -> RwSignal<bool> {
    let wide = || {
        let query = window().match_media("(min-width: 1000px)").ok().flatten();
        query.is_some_and(|query| query.matches())
    };
    let is_wide = RwSignal::new(wide());
    let listener = window_event_listener(ev::resize, move |_| {
        let now = wide();
        if is_wide.get_untracked() != now {
            is_wide.set(now);
        }
    });
    on_cleanup(move || listener.remove());
    is_wide
}

#[component]
pub fn PlaySheet(open: OpenGame) -> impl IntoView {
    let sheets = Sheets::new();
    let is_awake = awake::keep();
    let is_wide = is_wide();
    let armies: [Memo<Arc<ArmyView>>; 2] = SideId::BOTH
        .map(|side| Memo::new(move |_| open.screen.with(|screen| screen.armies.of(side).clone())));
    let [a, b] = armies;
    Effect::new(move |_| {
        // The table was set at the foot of its page; the sheet is read from its head.
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus::on_in_place("page-heading");
    });
    view! {
        <PlayHead open sheets armies is_awake />
        <main class="play">
            <NewsBanners open sheets />
            <Show when=move || is_wide.get()>
                <RefusedNote open />
            </Show>
            <div class="battlefield">
                <ArmyColumn open army=a side=SideId::A />
                <Show when=move || is_wide.get()>
                    <Spine open sheets />
                </Show>
                <ArmyColumn open army=b side=SideId::B />
            </div>
        </main>
        <Show when=move || !is_wide.get()>
            <AboveThumb open />
            <ThumbBar open sheets />
        </Show>
        <Dialog open=sheets.dice title="Dice">
            <DicePanel open />
        </Dialog>
        <Dialog open=sheets.log title="Log">
            <GameLog open />
        </Dialog>
        <Dialog open=sheets.score title="Score">
            <GameScore open />
        </Dialog>
        <Dialog open=sheets.rules title="Rules for these armies">
            <Rules open />
        </Dialog>
        <Dialog open=sheets.menu title="Game">
            <Menu open sheets />
        </Dialog>
        <Dialog open=sheets.cards title="Aces">
            <Cards open />
        </Dialog>
        <Dialog open=sheets.turn title="Turns">
            <TurnDialog open sheets />
        </Dialog>
    }
}

/// What lies between the armies on a desk.
#[component]
fn Spine(open: OpenGame, sheets: Sheets) -> impl IntoView {
    let undo = move || open.screen.with(|screen| screen.undo.clone());
    let redo = move || open.screen.with(|screen| screen.redo.clone());
    view! {
        <aside class="spine" aria-label="The table">
            <section class="card padded" aria-label="Turn">
                <p class="turn-line">
                    <small>"Turn"</small>
                    <b>{move || open.screen.with(|screen| screen.turn)}</b>
                    <span>{move || open.screen.with(|screen| screen.of_turns())}</span>
                    <EndTurn open sheets />
                </p>
                <div class="steps-back">
                    <button
                        type="button"
                        id="undo"
                        aria-disabled=move || undo().is_none().to_string()
                        on:click=move |_| open.undo()
                    >
                        <Icon d=UNDO />
                        "Undo "
                        <small class="clip">{undo}</small>
                    </button>
                    <button
                        type="button"
                        id="redo"
                        aria-label=move || match redo() {
                            Some(name) => format!("Redo: {name}"),
                            None => "Redo".to_owned(),
                        }
                        aria-disabled=move || redo().is_none().to_string()
                        on:click=move |_| open.redo()
                    >
                        <Icon d=REDO />
                    </button>
                </div>
            </section>
            <div class="card hand-card">
                <h2>"Selected unit"</h2>
                <InHand open />
            </div>
            <section class="card" aria-label="Dice">
                <div class="card-head">
                    <h2>"Dice"</h2>
                </div>
                <DicePanel open />
            </section>
            <section class="card" aria-label="Log">
                <div class="card-head">
                    <h2>"Log"</h2>
                </div>
                <GameLog open />
            </section>
        </aside>
    }
}

#[component]
fn NewsBanners(open: OpenGame, sheets: Sheets) -> impl IntoView {
    // Said once: what was looked at goes.
    let seen = RwSignal::new(Vec::<News>::new());
    let news = move || {
        let news = open.screen.with(|screen| screen.news.clone());
        let unseen = news
            .into_iter()
            .filter(|it| !seen.with(|seen| seen.contains(it)));
        unseen.collect::<Vec<_>>()
    };
    // Whoever ends a turn far down the sheet is taken to what it brought.
    Effect::new(move |before: Option<usize>| {
        let count = open.screen.with(|screen| screen.news.len());
        if before.is_some_and(|before| count > before) {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        count
    });
    let banner = move |it: News| {
        let shown = it.clone();
        let act = match it.place.clone() {
            Some(place) => view! {
                <button
                    type="button"
                    on:click=move |_| {
                        seen.update(|seen| seen.push(shown.clone()));
                        focus::show(&place);
                    }
                >
                    "Show"
                </button>
            }
            .into_any(),
            None => view! {
                <button type="button" on:click=move |_| sheets.score.set(true)>
                    "Score"
                </button>
            }
            .into_any(),
        };
        view! {
            <div class="game-news">
                <span class="stamped">{it.stamp}</span>
                <p>
                    <b>{it.who}</b>
                    " "
                    {it.what}
                </p>
                {act}
            </div>
        }
    };
    view! {
        <div role="status">
            <For each=news key=|it| format!("{it:?}") children=banner />
        </div>
    }
}

/// What both armies need of the rules, for the VBU that they have now.
#[component]
fn Rules(open: OpenGame) -> impl IntoView {
    let rules = open.with_untracked(|game, _| game.rule_book());
    let sides =
        Signal::derive(move || open.with(|game, replay| troops_of_game(game, &replay.state)));
    view! { <ReferenceCards rules sides /> }
}
