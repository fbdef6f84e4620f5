//! The player's games.

use super::STYLES;
use crate::route::Route;
use crate::store::{Given, given};
use crate::web::browser::styles;
use crate::web::components::{KeptEntries, KeptKind, OpenFile, Page};
use crate::web::state::SavedGames;
use leptos::prelude::*;

const GAMES: KeptKind = KeptKind {
    deleted: "Deleted games",
    route: Route::Game,
    about: |game| format!("{} · {}", game.event, game.list),
    sure: "Sure? It can’t be brought back",
};

#[component]
pub fn GamesPage() -> impl IntoView {
    styles::need(STYLES);
    let saved = SavedGames::new();
    let keep = Callback::new(
        move |(name, text): (String, String)| match given(&name, &text) {
            Given::Game(game) => Ok(Route::Game(saved.begin(&game))),
            Given::Refused(sentence) => Err(sentence),
            _ => Err(format!("{name} isn’t a game. Open it in Settings.")),
        },
    );
    let new_game = || {
        view! {
            <a class="button go" href=Route::NewGame(None).href()>
                "New game"
            </a>
        }
    };
    view! {
        <Page title="Play" beside=new_game>
            <p>
                "At the table: exploration and deployment, losses at a tap, dice, the log and the score. Everything stays in this browser and works without a network."
            </p>
            <KeptEntries kept=saved.kept kind=GAMES />
            <div class="ways-on">
                <a class="button" href=Route::Score.href()>
                    "Score from figures"
                </a>
                <a class="button" href=Route::Scenario(None).href()>
                    "Scenario and weather"
                </a>
                <a class="button" href=Route::Tournaments.href()>
                    "Tournaments"
                </a>
                <OpenFile label="Open a game’s file…" id="open-game-file" keep />
            </div>
        </Page>
    }
}
