//! Proposals side by side: three cards of the same build, so that the eye can compare.

use crate::screen::proposals::{Card, CommandLine, Line, Task};
use crate::text;
use crate::web::components::TroopSign;
use leptos::prelude::*;

#[component]
pub fn Cards(cards: Vec<Card>, task: Task, take: Callback<Card>) -> impl IntoView {
    let cap = cards.first().and_then(|card| card.cap);
    let shown = cards.into_iter().enumerate();
    let shown = shown.map(|(place, card)| view! { <Proposed card task take place /> });
    view! {
        <div class="three">{shown.collect_view()}</div>
        <Legend cap task />
    }
}

#[component]
fn Proposed(card: Card, task: Task, take: Callback<Card>, place: usize) -> impl IntoView {
    // On a phone the first is open, the others open by a tap.
    let is_open = RwSignal::new(place == 0);
    let adds = match task {
        Task::Deal => "What is in it",
        Task::Complete => "What it adds",
        Task::Mend => "What it changes",
    };
    let takes = match task {
        Task::Deal | Task::Complete => "Take this one",
        Task::Mend => "Fix it like this",
    };
    let title = card.title.clone();
    let cap = card.cap;
    let commands = card.commands.clone().into_iter();
    let commands = commands.map(|command| view! { <Share command cap /> });
    let tags = card.tags.iter().map(|tag| {
        view! { <span class="tag">{tag.clone()}</span> }
    });
    let chosen = card.clone();
    let is_first = place == 0;
    view! {
        <article class="card prop" class:best=is_first class:open=is_open data-place=place>
            <div class="phead">
                <h2>{title.clone()}</h2>
                <span class="legal-tag">"✓ Legal"</span>
                <div class="tags">{tags.collect_view()}</div>
            </div>
            <dl class="four">
                {card
                    .has_points
                    .then(|| {
                        view! {
                            <div>
                                <dd>{card.points}</dd>
                                <dt>{format!("of {}", card.limit)}</dt>
                            </div>
                        }
                    })}
                <div>
                    <dd>{card.units}</dd>
                    <dt>"units"</dt>
                </div>
                <div>
                    <dd>{card.vd}</dd>
                    <dt>"VD"</dt>
                </div>
                <div>
                    <dd>{card.breaks_at}</dd>
                    <dt>"breaks at"</dt>
                </div>
            </dl>
            <div class="cmds">{commands.collect_view()}</div>
            <div class="adds">
                <h3>{adds}</h3>
                <Lines lines=card.lines.clone() total=card.has_points.then_some(card.total) />
            </div>
            <div class="take">
                <button
                    type="button"
                    class="peek"
                    aria-expanded=move || is_open.get().to_string()
                    on:click=move |_| is_open.update(|is_open| *is_open = !*is_open)
                >
                    {adds}
                </button>
                <button
                    type="button"
                    class:go=is_first
                    aria-label=format!("{takes}: {title}")
                    on:click=move |_| take.run(chosen.clone())
                >
                    {takes}
                </button>
            </div>
        </article>
    }
}

#[component]
fn Share(command: CommandLine, cap: Option<u32>) -> impl IntoView {
    let width = format!("{}.{}%", command.share / 10, command.share % 10);
    let signs = command.signs.into_iter().map(|(kind, is_own)| {
        let class = if is_own { "own" } else { "new" };
        view! {
            <span class=class>
                <TroopSign kind />
            </span>
        }
    });
    view! {
        <div class="cm">
            <p>
                <b>{command.name}</b>
                <span>{command.figures}</span>
            </p>
            <div class="track" aria-hidden="true">
                <i style:width=width></i>
                {cap.map(|cap| view! { <u style:left=format!("{cap}%")></u> })}
            </div>
            <div class="parade" aria-hidden="true">
                {signs.collect_view()}
            </div>
        </div>
    }
}

#[component]
pub fn Lines(
    lines: Vec<Line>,
    /// None in a game without points.
    total: Option<i32>,
) -> impl IntoView {
    let lines = lines.into_iter().map(|line| {
        let points = total.map(|_| view! { <b>{text::signed(line.points)}</b> });
        view! {
            <li>
                <span>{line.what}</span>
                {points}
            </li>
        }
    });
    let sum = total.map(|total| {
        view! {
            <li class="sum">
                <span>"Together"</span>
                <b>{text::signed(total)}</b>
            </li>
        }
    });
    view! { <ul>{lines.collect_view()} {sum}</ul> }
}

#[component]
fn Legend(cap: Option<u32>, task: Task) -> impl IntoView {
    use crate::list::TroopType;
    let signs = (task != Task::Deal).then(|| {
        view! {
            <span class="own">
                <TroopSign kind=Some(TroopType::Fp) />
                "yours"
            </span>
            <span class="new">
                <TroopSign kind=Some(TroopType::Fp) />
                "added"
            </span>
        }
    });
    view! {
        <p class="legend">
            {signs}
            {cap
                .map(|cap| {
                    view! {
                        <span>
                            <u></u>
                            {format!("{cap}%, the most a command may hold")}
                        </span>
                    }
                })}
        </p>
    }
}
