//! A tournament in a link: sent by its organiser, looked at by its players.

use super::STYLES;
use super::ranking::Ranking;
use crate::battle::tournament::Tournament;
use crate::route::Route;
use crate::screen::share::sending;
use crate::screen::tournament::{
    GameState, RoundTab, TournamentHistory, TournamentScreen, tournament_screen,
};
use crate::share::{Kind, Link, Opened};
use crate::web::browser::{address, styles};
use crate::web::components::{Dialog, LinkCard, Page};
use crate::web::state::SavedTournaments;
use leptos::prelude::*;
use std::sync::Arc;

/// The link of a tournament, to be sent.
#[component]
pub fn SendDialog(open: RwSignal<bool>, history: RwSignal<TournamentHistory>) -> impl IntoView {
    let link = Memo::new(move |_| {
        let link = history
            .with(|history| Link::tournament(history.now()))
            .ok()?;
        Some(sending(link, &address::of_the_page()))
    });
    view! {
        <Dialog open title="Share the table">
            <p class="quiet">
                "The link holds players, pairings, results and ranking as they are now. Send it again after each round."
            </p>
            <Show when=move || link.with(Option::is_none)>
                <p class="note">
                    "This tournament is too large for a link. Send its file instead, or the CSV."
                </p>
            </Show>
            <LinkCard what="A tournament" sending=link />
        </Dialog>
    }
}

#[component]
pub fn OpenedTournament(
    /// What stands behind `#/t/`, whole or damaged.
    payload: String,
) -> impl IntoView {
    styles::need(STYLES);
    styles::need("links.css");
    let given = Link::from_parts(Kind::Tournament, &payload);
    let link = Link::find(&given.to_string()).unwrap_or(given);
    match link.open() {
        Ok(Opened::Tournament(tournament)) => view! { <Shown tournament=*tournament /> }.into_any(),
        Ok(_) => view! { <Broken why="This link holds no tournament.".to_owned() /> }.into_any(),
        Err(error) => {
            let why = crate::text::capital(&format!("{error}."));
            view! { <Broken why /> }.into_any()
        }
    }
}

#[component]
fn Broken(why: String) -> impl IntoView {
    view! {
        <Page title="Tournament">
            <p class="note illegal" role="alert">{why}</p>
        </Page>
    }
}

#[component]
fn Shown(tournament: Tournament) -> impl IntoView {
    let shown = Arc::new(tournament_screen(&tournament));
    let rounds: Vec<_> = shown
        .rounds
        .iter()
        .rev()
        .map(|round| view! { <RoundCard round=round.clone() /> })
        .collect();
    let (title, about) = (shown.title.clone(), shown.about.clone());
    let screen: Memo<Arc<TournamentScreen>> = Memo::new(move |_| shown.clone());
    let keep = move |_| {
        let key = SavedTournaments::new().begin(&tournament);
        address::go(&Route::Tournament(key));
    };
    view! {
        <Page title>
            <div class="day-head">
                <p class="quiet">{about}</p>
                <button type="button" id="keep" on:click=keep>
                    "Save a copy"
                </button>
            </div>
            <div class="day">
                <div>{rounds}</div>
                <Ranking screen />
            </div>
        </Page>
    }
}

#[component]
fn RoundCard(round: RoundTab) -> impl IntoView {
    let title = match round.title.as_str() {
        "" => format!("Round {}", round.number),
        title => format!("Round {}: {title}", round.number),
    };
    let games: Vec<_> = round
        .games
        .into_iter()
        .map(|game| {
            let second = game.second.map(|who| who.name);
            let line = match (game.state, second) {
                (GameState::Over { points: (a, b), .. }, Some(second)) => {
                    format!("{} {a} – {b} {second}", game.first.name)
                }
                (_, Some(second)) => format!("{} – {second}", game.first.name),
                (_, None) => format!("{}: no opponent", game.first.name),
            };
            view! { <li>{line}</li> }
        })
        .collect();
    view! {
        <section class="card" aria-label=title.clone()>
            <div class="card-head">
                <h2>{title.clone()}</h2>
            </div>
            <ol class="plain-games">{games}</ol>
        </section>
    }
}
