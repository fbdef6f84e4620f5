//! The players: added one by one or pasted, changed, taken off.

use super::by_hand::ByHand;
use crate::battle::tournament::{PlayerId, TournamentEdit, next_round};
use crate::web::state::OpenTournament;
use leptos::prelude::*;

#[component]
pub fn Players(open: OpenTournament) -> impl IntoView {
    let players = move || open.history.with(|history| history.now().players.clone());
    view! {
        <section class="card" aria-label="Players">
            <div class="card-head">
                <h2>"Players"</h2>
                <small>{move || players().len()}</small>
            </div>
            <ul class="day-players">
                <For
                    each=players
                    key=|player| (player.id, player.withdrawn)
                    children=move |player| {
                        view! { <PlayerLine open id=player.id has_left=player.withdrawn /> }
                    }
                />
            </ul>
            <AddPlayer open />
            <Begin open />
        </section>
    }
}

#[component]
fn PlayerLine(open: OpenTournament, id: PlayerId, has_left: bool) -> impl IntoView {
    let player = open
        .history
        .with_untracked(|history| history.now().player(id).cloned());
    let Some(player) = player else {
        return ().into_any();
    };
    let (name, army) = (player.name.clone(), player.army.clone());
    let change = move |name: Option<String>, army: Option<String>| {
        let now = open
            .history
            .with_untracked(|history| history.now().player(id).cloned());
        if let Some(now) = now {
            open.apply(TournamentEdit::ChangePlayer {
                player: id,
                name: name.unwrap_or(now.name),
                army: army.unwrap_or(now.army),
            });
        }
    };
    let (label, edit) = match has_left {
        true => ("Back", TournamentEdit::ReturnPlayer(id)),
        false => ("Remove", TournamentEdit::RemovePlayer(id)),
    };
    view! {
        <li class:left=has_left>
            <input
                type="text"
                autocomplete="off"
                maxlength="60"
                aria-label="Name of the player"
                prop:value=name.clone()
                on:change=move |event| change(Some(event_target_value(&event)), None)
            />
            <input
                type="text"
                autocomplete="off"
                maxlength="60"
                placeholder="Army"
                aria-label=format!("Army of {name}")
                prop:value=army
                on:change=move |event| change(None, Some(event_target_value(&event)))
            />
            <button
                type="button"
                aria-label=format!("{label}: {name}")
                on:click=move |_| { open.apply(edit.clone()); }
            >
                {label}
            </button>
        </li>
    }
    .into_any()
}

/// Enter adds a player. A pasted column adds one for each line; a comma or tab parts name and
/// army.
#[component]
fn AddPlayer(open: OpenTournament) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let refused = RwSignal::new(String::new());
    let add = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let mut rest = Vec::new();
        let mut why = String::new();
        for line in typed.get_untracked().lines() {
            let (name, army) = line.split_once(['\t', ',', ';']).unwrap_or((line, ""));
            if name.trim().is_empty() {
                continue;
            }
            let edit = TournamentEdit::AddPlayer {
                name: name.to_owned(),
                army: army.to_owned(),
            };
            if let Err(refusal) = open.attempt(edit) {
                why = refusal;
                rest.push(line.to_owned());
            }
        }
        typed.set(rest.join("\n"));
        refused.set(why);
    };
    let press = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() {
            event.prevent_default();
            let form = event_target::<web_sys::HtmlTextAreaElement>(&event).form();
            if let Some(form) = form {
                let _ = form.request_submit();
            }
        }
    };
    view! {
        <form class="add-player" on:submit=add>
            <label for="new-player">
                "New player " <small>"name, army; or paste a column of them"</small>
            </label>
            <textarea
                id="new-player"
                rows="1"
                autocomplete="off"
                prop:value=move || typed.get()
                on:input=move |event| typed.set(event_target_value(&event))
                on:keydown=press
            ></textarea>
            <button type="submit" class="go">
                "Add"
            </button>
            <p class="refused" role="alert">
                {move || refused.get()}
            </p>
        </form>
    }
}

/// The first round, once there are players for it.
#[component]
fn Begin(open: OpenTournament) -> impl IntoView {
    let is_first = move || open.screen.with(|screen| screen.next == Some(1));
    view! {
        <Show when=is_first>
            <div class="foot">
                <small>"Lots are drawn for the first round. You can change the pairings."</small>
                <ByHand open />
                <button type="button" id="pair" class="go" on:click=move |_| pair(open)>
                    "Pair round 1"
                </button>
            </div>
        </Show>
    }
}

/// Pairs the next round, or says why it can't be.
pub fn pair(open: OpenTournament) {
    let seed = (js_sys::Math::random() * 2f64.powi(53)) as u64;
    let games = open
        .history
        .with_untracked(|history| next_round(history.now(), seed));
    match games {
        Ok(games) => {
            open.apply(TournamentEdit::StartRound(
                crate::battle::tournament::Round {
                    title: String::new(),
                    games,
                },
            ));
        }
        Err(why) => open.refuse(format!("{why}.")),
    }
}
