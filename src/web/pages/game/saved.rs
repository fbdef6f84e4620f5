//! The player's games.

use super::STYLES;
use crate::route::Route;
use crate::store::Summary;
use crate::web::browser::{focus, styles};
use crate::web::components::Page;
use crate::web::state::SavedGames;
use leptos::prelude::*;

#[component]
pub fn GamesPage() -> impl IntoView {
    styles::need(STYLES);
    let saved = SavedGames::new();
    let of = move |is_deleted: bool| saved.kept.of_deleted(is_deleted);
    let has_deleted = Memo::new(move |_| !of(true).is_empty());
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
            <ul class="entries">
                <For
                    each=move || of(false)
                    key=|game| (game.key.clone(), game.order)
                    children=move |game| view! { <Entry saved game /> }
                />
            </ul>
            <p class="ways-on">
                <a class="button" href=Route::Score.href()>
                    "Score from figures"
                </a>
                <a class="button" href=Route::Scenario(None).href()>
                    "Scenario and weather"
                </a>
                <a class="button" href=Route::Tournaments.href()>
                    "Tournaments"
                </a>
            </p>
            <Show when=move || has_deleted.get()>
                <details class="card">
                    <summary>"Deleted games"</summary>
                    <ul>
                        <For
                            each=move || of(true)
                            key=|game| (game.key.clone(), game.order)
                            children=move |game| view! { <Deleted saved game /> }
                        />
                    </ul>
                </details>
            </Show>
        </Page>
    }
}

#[component]
fn Entry(saved: SavedGames, game: Summary) -> impl IntoView {
    let key = game.key.clone();
    let delete = move |_| {
        saved.kept.set_deleted(&key, true);
        focus::on("page-heading");
    };
    view! {
        <li class="army">
            <a class="entry" href=Route::Game(game.key.clone()).href()>
                <b>{game.name.clone()}</b>
                <small>{format!("{} · {}", game.event, game.list)}</small>
            </a>
            <button type="button" aria-label=format!("Delete {}", game.name) on:click=delete>
                "Delete"
            </button>
        </li>
    }
}

#[component]
fn Deleted(saved: SavedGames, game: Summary) -> impl IntoView {
    let (back, erased) = (game.key.clone(), game.key.clone());
    let bring_back = move |_| {
        saved.kept.set_deleted(&back, false);
        focus::on("page-heading");
    };
    let erase = move |_| {
        saved.kept.erase(&erased);
        focus::on("page-heading");
    };
    view! {
        <li class="army">
            <span class="entry">
                <b>{game.name.clone()}</b>
                <small>{game.list.clone()}</small>
            </span>
            <div class="tools">
                <button type="button" aria-label=format!("Bring back {}", game.name) on:click=bring_back>
                    "Bring back"
                </button>
                <button
                    type="button"
                    aria-label=format!("Delete for good: {}", game.name)
                    on:click=erase
                >
                    "Delete for good"
                </button>
            </div>
        </li>
    }
}
