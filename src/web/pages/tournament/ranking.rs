//! The ranking, with the tie-breaks named and the figure marked that settled each tie.

use crate::battle::tournament::TieBreak;
use crate::screen::tournament::{RankingRow, TournamentScreen};
use crate::text::tournament::{TIE_BREAKS_ARE_OURS, tie_break};
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn Ranking(screen: Memo<Arc<TournamentScreen>>) -> impl IntoView {
    let ranking = move || screen.with(|screen| screen.ranking.clone());
    let after = move || match ranking().after {
        0 => "before the first results".to_owned(),
        round => format!("after round {round}"),
    };
    let heads = move || {
        let rounds = 1..=ranking().after;
        rounds
            .map(|round| view! { <th scope="col" class="round">{format!("R{round}")}</th> })
            .collect::<Vec<_>>()
    };
    let rows = move || {
        let rows = ranking().rows.into_iter();
        rows.map(|row| view! { <Row row /> }).collect::<Vec<_>>()
    };
    let ties = move || {
        let ties = ranking().ties.into_iter();
        ties.map(|tie| view! { <li>{tie}</li> }).collect::<Vec<_>>()
    };
    let has_marks = Memo::new(move |_| ranking().has_ties_settled());
    let breaks = TieBreak::ALL.map(|it| view! { <li>{tie_break(it)}</li> });
    view! {
        <section class="card ranking" aria-label="Ranking">
            <div class="card-head">
                <h2>"Ranking"</h2>
                <small>{after}</small>
            </div>
            <table>
                <thead>
                    <tr>
                        <th scope="col"><span class="hidden">"Place"</span></th>
                        <th scope="col">"Player"</th>
                        {heads}
                        <th scope="col">"Points"</th>
                        <th scope="col">
                            <abbr title="VD destroyed less VD lost">"VD ±"</abbr>
                        </th>
                        <th scope="col">"Destroyed"</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            <ol class="tie-breaks">
                <li>"Points"</li>
                {Vec::from(breaks)}
            </ol>
            <p class="quiet">{TIE_BREAKS_ARE_OURS}</p>
            <Show when=move || has_marks.get()>
                <p class="quiet">
                    <span class="decided">"9"</span>
                    " marks the figure that settled a tie."
                </p>
            </Show>
            <ul class="ties">{ties}</ul>
        </section>
    }
}

#[component]
fn Row(row: RankingRow) -> impl IntoView {
    let marked = |by: TieBreak| match row.settled_by {
        Some(settled) if settled == by => "decided",
        _ => "",
    };
    let by_game = marked(TieBreak::GameBetween);
    let rounds: Vec<_> = row
        .rounds
        .iter()
        .map(|points| view! { <td class="round">{points.clone()}</td> })
        .collect();
    let left = row.has_left.then(|| view! { <small>"left"</small> });
    view! {
        <tr class:top3=row.place.is_some_and(|place| place <= 3)>
            <td class="place"><b>{row.place}</b></td>
            <th scope="row">
                <b class=by_game>{row.who.name}</b>
                <small>{row.who.army}</small>
                {left}
            </th>
            {rounds}
            <td class="total"><b>{row.points}</b></td>
            <td><span class=marked(TieBreak::Difference)>{row.difference}</span></td>
            <td><span class=marked(TieBreak::Destroyed)>{row.destroyed}</span></td>
        </tr>
    }
}
