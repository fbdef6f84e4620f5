//! It can't be done: the sum, the limit as a tick, what is locked, and the ways out as buttons.

use crate::screen::proposals::{Act, Bar, Obstacle, Row, Way};
use crate::web::components::TroopSign;
use leptos::prelude::*;

#[component]
pub fn Obstacles(obstacles: Vec<Obstacle>, act: Callback<Act>) -> impl IntoView {
    let obstacles = obstacles.into_iter();
    let shown = obstacles.map(|obstacle| view! { <Standing obstacle act /> });
    view! { <div class="cant">{shown.collect_view()}</div> }
}

#[component]
fn Standing(obstacle: Obstacle, act: Callback<Act>) -> impl IntoView {
    let bases = obstacle.bases.map(|(kind, have, missing)| {
        let label = format!("{have} of {}", have + missing);
        // A picture of hundreds of bases would tell nothing.
        let boxes = (0..have.min(12))
            .map(|_| "")
            .chain((0..missing.min(12)).map(|_| "miss"));
        let boxes = boxes.map(|class| {
            view! {
                <span class=class>
                    <TroopSign kind=Some(kind) />
                </span>
            }
        });
        view! {
            <div class="boxes" role="img" aria-label=label>
                {boxes.collect_view()}
            </div>
        }
    });
    let rows = obstacle.rows.into_iter().map(row);
    let ways = obstacle.ways.into_iter().enumerate();
    let ways: Vec<_> = ways
        .map(|(place, Way { label, act: way })| {
            view! {
                <button type="button" class:go=place == 0 on:click=move |_| act.run(way.clone())>
                    {label}
                </button>
            }
        })
        .collect();
    view! {
        <section class="card no">
            <h2>{obstacle.title}</h2>
            <p class="quiet">{obstacle.sentence}</p>
            {obstacle.bar.map(|bar| view! { <SumBar bar /> })}
            {bases}
            <table class="sumt">
                <tbody>{rows.collect_view()}</tbody>
            </table>
            {(!ways.is_empty())
                .then(|| {
                    view! {
                        <div class="out">
                            <h3>"Ways out"</h3>
                            <div>{ways}</div>
                        </div>
                    }
                })}
        </section>
    }
}

fn row(row: Row) -> impl IntoView {
    let note = (!row.note.is_empty()).then(|| {
        let lock = row.is_locked.then_some("🔒 ");
        view! {
            <small>
                <span aria-hidden="true">{lock}</span>
                {row.note}
            </small>
        }
    });
    view! {
        <tr class:tot=row.is_total>
            <th scope="row">{row.what} {note}</th>
            <td>{row.value}</td>
        </tr>
    }
}

#[component]
fn SumBar(bar: Bar) -> impl IntoView {
    let percent = |share: u32| format!("{}.{}%", share / 10, share % 10);
    let parts = bar.parts.into_iter().map(|share| {
        view! { <i style:width=percent(share)></i> }
    });
    let limit_at = percent(bar.limit_at);
    let columns = format!("minmax(max-content, {limit_at}) 1fr");
    let label = format!(
        "{} of {} points",
        i32::from(bar.limit) + bar.over,
        bar.limit
    );
    view! {
        <div class="stackbar" role="img" aria-label=label>
            {parts.collect_view()}
            <em class="over" style:left=limit_at.clone()></em>
            <u style:left=limit_at></u>
        </div>
        <p class="bar-legend" aria-hidden="true" style:grid-template-columns=columns>
            <span>{format!("limit {}", bar.limit)}</span>
            <b>{format!("{} over", bar.over)}</b>
        </p>
    }
}
