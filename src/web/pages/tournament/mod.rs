//! Tournaments: pairings round by round, results, and the ranking.

mod by_hand;
mod head;
mod opened;
mod players;
mod ranking;
mod result;
mod round;
mod saved;

pub use opened::OpenedTournament;
pub use saved::TournamentsPage;

use crate::web::browser::styles;
use crate::web::components::Page;
use crate::web::state::{OpenTournament, SavedTournaments};
use head::Head;
use leptos::prelude::*;
use players::Players;
use ranking::Ranking;
use round::Rounds;

const STYLES: &str = "tournament.css";

/// One of the player's own tournaments.
#[component]
pub fn TournamentPage(key: String) -> impl IntoView {
    styles::need(STYLES);
    match OpenTournament::open(SavedTournaments::new(), key) {
        Ok(open) => view! { <Running open /> }.into_any(),
        Err(why) => view! {
            <Page title="Tournament">
                <p class="note illegal" role="alert">{why}</p>
            </Page>
        }
        .into_any(),
    }
}

#[component]
fn Running(open: OpenTournament) -> impl IntoView {
    let title = Signal::derive(move || open.screen.with(|screen| screen.title.clone()));
    let is_begun = Memo::new(move |_| open.screen.with(|screen| !screen.rounds.is_empty()));
    view! {
        <Page title>
            <Head open />
            <p class="note umpire said-of-day" role="status">
                {move || open.said.get()}
            </p>
            <div class="day">
                <Show when=move || is_begun.get() fallback=move || view! { <Players open /> }>
                    <Rounds open />
                </Show>
                <div>
                    <Show when=move || is_begun.get()>
                        <Ranking screen=open.screen />
                        <details class="card">
                            <summary>"Players"</summary>
                            <Players open />
                        </details>
                    </Show>
                </div>
            </div>

        </Page>
    }
}
