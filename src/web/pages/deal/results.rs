//! What a search has found so far, below the wishes: progress with Cancel, then cards or obstacles.

use super::cards::Cards;
use super::obstacles::Obstacles;
use super::search::{Found, Search};
use crate::rules::judge;
use crate::screen::proposals::{Act, Card, Task};
use crate::solve::PROPOSALS;
use crate::web::components::{Compared, Comparison};
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn Results(
    search: Search,
    take: Callback<Card>,
    act: Callback<Act>,
    again: Callback<()>,
) -> impl IntoView {
    let shown = move || {
        let found = search.found()?;
        Some(view! { <FoundNow found take act /> })
    };
    let is_stopped = move || !search.is_on.get() && search.found().is_none();
    view! {
        <Progress search />
        <Show when=is_stopped>
            <p class="quiet">
                "The search was stopped. "
                <button type="button" on:click=move |_| again.run(())>
                    "Search again"
                </button>
            </p>
        </Show>
        <div class="results" aria-busy=move || search.is_on.get().to_string()>
            {shown}
        </div>
    }
}

/// While it is looked for, and then what was found, in a line that doesn't move the rest.
#[component]
fn Progress(search: Search) -> impl IntoView {
    let sentence = move || match search.so_far.get() {
        0 => "Looking for armies…".to_owned(),
        found => format!("Looking for armies… {found} of {PROPOSALS} found"),
    };
    let lead = move || {
        search
            .found()
            .map_or_else(String::new, |it| it.screen.lead.clone())
    };
    view! {
        <div class="progress">
            <p role="status">
                {move || if search.is_on.get() { sentence() } else { lead() }}
            </p>
            <Show when=move || search.is_on.get()>
                <progress max=PROPOSALS value=move || search.so_far.get()></progress>
                <button type="button" on:click=move |_| search.cancel()>
                    "Cancel"
                </button>
            </Show>
        </div>
    }
}

#[component]
fn FoundNow(found: Arc<Found>, take: Callback<Card>, act: Callback<Act>) -> impl IntoView {
    let screen = found.screen.clone();
    if screen.cards.is_empty() {
        return view! { <Obstacles obstacles=screen.obstacles act /> }.into_any();
    }
    let task = found.job.task;
    let is_done = task == Task::Mend && screen.cards.iter().all(|card| card.changes == 0);
    if is_done {
        return ().into_any();
    }
    let mended = screen.cards.first().cloned();
    let comparison = mended
        .filter(|_| task == Task::Mend)
        .map(|card| view! { <Mended found card /> });
    view! {
        <div class:mend=task == Task::Mend>
            <Cards cards=screen.cards task take />
            {comparison}
        </div>
    }
    .into_any()
}

/// The army now beside the army as it would be.
#[component]
fn Mended(found: Arc<Found>, card: Card) -> impl IntoView {
    let job = &found.job;
    let side = |name: &str, army: &crate::army::Army| Compared {
        name: name.to_owned(),
        heading: name.to_owned(),
        list: job.list.clone(),
        army: army.clone(),
        judgement: judge(&job.list, &army.event, army),
    };
    let (before, after) = (side("Now", &job.army), side("Fixed", &card.army));
    view! {
        <section class="card compared" aria-label="Comparison">
            <h2>"Before and after"</h2>
            <Comparison before after />
        </section>
    }
}
