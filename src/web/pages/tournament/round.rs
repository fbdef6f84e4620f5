//! The rounds as tabs, and the games of one of them.

use super::by_hand::ByHand;
use super::players::pair;
use super::result::ResultForm;
use crate::battle::tournament::{PlayerId, TournamentEdit};
use crate::route::Route;
use crate::screen::play::progress;
use crate::screen::tournament::{GameRow, GameState, RoundTab, Who};
use crate::web::components::Dialog;
use crate::web::state::{OpenTournament, SavedGames};
use leptos::prelude::*;

#[component]
pub fn Rounds(open: OpenTournament) -> impl IntoView {
    let count = Memo::new(move |_| open.screen.with(|screen| screen.rounds.len()));
    let chosen = RwSignal::new(count.get_untracked());
    // A new round comes to the front; one taken back gives way to the last that is left.
    Effect::new(move |_| chosen.set(count.get()));
    let tabs = move || {
        let rounds = open.screen.with(|screen| screen.rounds.clone());
        let tab = |round: RoundTab| {
            let number = round.number;
            let progress = round.progress();
            let state = match &progress {
                Some(progress) => view! { <span class="half">{progress.clone()}</span> }.into_any(),
                None => view! { <span class="done" role="img" aria-label="all results are in">"✓"</span> }.into_any(),
            };
            view! {
                <button
                    type="button"
                    aria-pressed=move || (chosen.get() == number).to_string()
                    on:click=move |_| chosen.set(number)
                >
                    <b>{format!("Round {number}")}</b>
                    <small>{round.title}</small>
                    {state}
                </button>
            }
        };
        rounds.into_iter().map(tab).collect::<Vec<_>>()
    };
    view! {
        <div class="rounds" role="group" aria-label="Rounds">
            {tabs}
        </div>
        <Games open chosen />
    }
}

#[component]
fn Games(open: OpenTournament, chosen: RwSignal<usize>) -> impl IntoView {
    let round = Memo::new(move |_| {
        let place = chosen.get().wrapping_sub(1);
        open.screen.with(|screen| screen.rounds.get(place).cloned())
    });
    let entering = RwSignal::new(false);
    let table = RwSignal::new(0_usize);
    let enter = Callback::new(move |number: usize| {
        table.set(number);
        entering.set(true);
    });
    let played = SavedGames::new();
    let games = move || round.get().map(|round| round.games).unwrap_or_default();
    let title = move || round.get().map(|round| round.title).unwrap_or_default();
    let name_round = move |event| {
        open.apply(TournamentEdit::TitleRound {
            round: chosen.get_untracked().wrapping_sub(1),
            title: event_target_value(&event),
        });
    };
    view! {
        <section class="card" aria-label="Games">
            <div class="card-head">
                <h2>{move || format!("Round {}", chosen.get())}</h2>
                <input
                    id="round-title"
                    type="text"
                    class="name"
                    maxlength="60"
                    autocomplete="off"
                    placeholder="Scenario"
                    aria-label="Scenario or title of this round"
                    prop:value=title
                    on:change=name_round
                />
            </div>
            <ul>
                <For
                    each=games
                    key=|game| format!("{game:?}")
                    children=move |game| {
                        let round = chosen.get_untracked();
                        view! { <GameLine open played game round enter /> }
                    }
                />
            </ul>
            <Foot open round />
        </section>
        <Dialog open=entering title="Result">
            <ResultForm
                open
                round=chosen.get_untracked().wrapping_sub(1)
                table=table.get_untracked().wrapping_sub(1)
                played
                close=Callback::new(move |()| entering.set(false))
            />
        </Dialog>
    }
}

#[component]
fn GameLine(
    open: OpenTournament,
    played: SavedGames,
    game: GameRow,
    round: usize,
    enter: Callback<usize>,
) -> impl IntoView {
    let table = game.table;
    let against = match &game.second {
        Some(second) => format!("{} against {}", game.first.name, second.name),
        None => game.first.name.clone(),
    };
    let is_to_play = game.state == GameState::ToPlay;
    let (middle, said) = match game.state.clone() {
        GameState::ToPlay => (
            view! {
                <button
                    type="button"
                    class="result"
                    aria-label=format!("Enter result: {against}")
                    on:click=move |_| enter.run(table)
                >
                    "Enter result"
                </button>
            }
            .into_any(),
            String::new(),
        ),
        GameState::Over {
            points: (first, second),
            said,
        } => (
            view! {
                <button
                    type="button"
                    class="score"
                    aria-label=format!("{first}–{second}: change the result of {against}")
                    on:click=move |_| enter.run(table)
                >
                    <b class:win={first > second}>{first}</b>
                    "–"
                    <b class:win={second > first}>{second}</b>
                </button>
            }
            .into_any(),
            said,
        ),
        GameState::Bye { points } => (
            view! { <span class="score"><b>{points}</b></span> }.into_any(),
            "No opponent in this round.".to_owned(),
        ),
    };
    let at_the_table = is_to_play.then(|| {
        let names = [
            game.first.name.clone(),
            game.second
                .as_ref()
                .map_or_else(String::new, |who| who.name.clone()),
        ];
        let pairing = game.pairing(open.key(), round);
        move || {
            let found = pairing.as_ref().and_then(|it| played.of_pairing(it));
            let (said, route, label) = match found {
                Some((key, game)) => {
                    let [first, second] = &names;
                    let said = progress(&game, [first, second]);
                    (said, Route::Game(key), "Open the game")
                }
                None => {
                    let route = Route::NewGameAt(open.key(), round, table);
                    (String::new(), route, "Play it here")
                }
            };
            let [first, second] = &names;
            view! {
                {said}
                " "
                <a href=route.href() aria-label=format!("{label}: {first} against {second}")>
                    {label}
                </a>
            }
        }
    });
    let second = game.second.map(|who| view! { <Player who /> });
    view! {
        <li class="game">
            <span class="table-number">
                <small>"Table"</small>
                <b>{table}</b>
            </span>
            <Player who=game.first />
            <div class="middle">{middle}</div>
            {second}
            <p class="said-of-game">{said} {at_the_table}</p>
        </li>
    }
}

#[component]
fn Player(who: Who) -> impl IntoView {
    view! {
        <div class="player">
            <b class="clip">{who.name}</b>
            <small class="clip">{who.army}</small>
        </div>
    }
}

/// Changing pairings, and the next round.
#[component]
fn Foot(open: OpenTournament, round: Memo<Option<RoundTab>>) -> impl IntoView {
    let changing = RwSignal::new(false);
    let next = move || open.screen.with(|screen| screen.next);
    let is_last = move || {
        let count = open.screen.with(|screen| screen.rounds.len());
        round.get().is_some_and(|round| round.number == count)
    };
    let to_come = move || match round.get().map_or(0, |round| round.to_come) {
        0 => String::new(),
        1 => "1 result to come".to_owned(),
        many => format!("{many} results to come"),
    };
    view! {
        <div class="foot">
            <button type="button" id="change-pairing" on:click=move |_| changing.set(true)>
                "Change a pairing"
            </button>
            <Show when=is_last>
                <button
                    type="button"
                    id="drop-round"
                    on:click=move |_| { open.apply(TournamentEdit::DropRound); }
                >
                    "Take this round back"
                </button>
            </Show>
            <small>{to_come}</small>
            <Show when=move || is_last() && next().is_some()>
                <ByHand open />
                <button type="button" id="pair" class="go" on:click=move |_| pair(open)>
                    {move || format!("Pair round {}", next().unwrap_or_default())}
                </button>
            </Show>
        </div>
        <Dialog open=changing title="Change a pairing">
            <Swap open round close=Callback::new(move |()| changing.set(false)) />
        </Dialog>
    }
}

/// Two players of the round trade places.
#[component]
fn Swap(open: OpenTournament, round: Memo<Option<RoundTab>>, close: Callback<()>) -> impl IntoView {
    let round = round.get_untracked();
    let place = round
        .as_ref()
        .map_or(0, |round| round.number.wrapping_sub(1));
    let games = round.map(|round| round.games).unwrap_or_default();
    let players: Vec<Who> = games
        .into_iter()
        .flat_map(|game| [Some(game.first), game.second])
        .flatten()
        .collect();
    let one = RwSignal::new(players.first().map(|who| who.id));
    let other = RwSignal::new(players.get(2).or(players.get(1)).map(|who| who.id));
    let field = |label: &'static str, id: &'static str, chosen: RwSignal<Option<PlayerId>>| {
        let options: Vec<_> = players
            .iter()
            .map(|who| view! { <option value=who.id.0.to_string()>{who.name.clone()}</option> })
            .collect();
        let choose = move |event| {
            let id = event_target_value(&event).parse().ok();
            chosen.set(id.map(PlayerId));
        };
        let value = move || chosen.get().map_or_else(String::new, |id| id.0.to_string());
        view! {
            <div class="field-line">
                <label for=id>{label}</label>
                <select id=id prop:value=value on:change=choose>
                    {options}
                </select>
            </div>
        }
    };
    let fields = [
        field("This player", "swap-one", one),
        field("trades places with", "swap-other", other),
    ];
    let swap = move |_| {
        if let (Some(one), Some(other)) = (one.get_untracked(), other.get_untracked()) {
            open.apply(TournamentEdit::Swap {
                round: place,
                one,
                other,
            });
        }
        close.run(());
    };
    view! {
        <p class="quiet">"The results of both games are cleared."</p>
        {Vec::from(fields)}
        <p>
            <button type="button" id="swap" class="go" on:click=swap>
                "Swap them"
            </button>
        </p>
    }
}
