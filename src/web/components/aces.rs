//! The Aces in the Hole of an army: earned, within reach, and the one from the rulebook.

use crate::battle::ace::{AceVerdict, RulebookAce};
use crate::screen::aces::{AceRow, AcesScreen, RulebookRow};
use crate::text::ace as words;
use crate::web::browser::styles;
use leptos::prelude::*;

#[component]
pub fn AcesPanel(
    #[prop(into)] screen: Signal<AcesScreen>,
    /// Chooses one from the rulebook, or none.
    choose: Callback<Option<RulebookAce>>,
    /// Where the cards are that can be cut out, on a page without them.
    #[prop(optional)]
    cards: Option<String>,
) -> impl IntoView {
    styles::need("scenario.css");
    let counted = move || {
        screen.with(|screen| {
            let chosen = screen.rulebook.iter().filter(|row| row.is_chosen).count();
            format!("{} earned, {chosen} chosen", screen.earned)
        })
    };
    let rows = move || screen.with(|screen| screen.rows.iter().map(draw_row).collect_view());
    let rulebook = move || {
        let rows = screen.with(|screen| screen.rulebook.clone());
        let chip = move |(place, row): (usize, RulebookRow)| {
            let new = (!row.is_chosen).then_some(row.ace);
            view! {
                <button
                    type="button"
                    class="chip"
                    id=format!("rulebook-ace-{place}")
                    aria-pressed=row.is_chosen.to_string()
                    on:click=move |_| choose.run(new)
                >
                    {row.name}
                </button>
            }
        };
        rows.into_iter().enumerate().map(chip).collect_view()
    };
    view! {
        <section class="card aces" aria-labelledby="aces-title">
            <header class="card-head">
                <h2 id="aces-title">"Aces in the hole"</h2>
                <small>{counted}</small>
            </header>
            <ul>{rows}</ul>
            <div class="rulebook-aces" role="group" aria-labelledby="rulebook-aces-title">
                <h3 id="rulebook-aces-title">"One from the rulebook"</h3>
                <div class="chips">{rulebook}</div>
                <p class="fine">{words::FREE_REROLL}</p>
                {cards
                    .map(|cards| {
                        view! {
                            <a class="button" href=cards>
                                "Print the cards"
                            </a>
                        }
                    })}
            </div>
        </section>
    }
}

fn draw_row(row: &AceRow) -> impl IntoView + use<> {
    let (class, said) = match row.verdict {
        AceVerdict::Earned => ("earned", "Earned"),
        AceVerdict::Umpire => ("doubtful", "Ask the umpire"),
        AceVerdict::Lacking => ("lacking", "Not earned"),
    };
    let pips = row.pips.map(|(have, needs)| {
        let pips = (0..needs).map(|n| view! { <i class:full=n < have></i> });
        view! {
            <span class="pips" aria-hidden="true">
                {pips.collect_view()}
            </span>
        }
    });
    view! {
        <li class=class>
            <span class="ace-mark">
                <span class="hidden">{said}</span>
            </span>
            <p>
                <b>{row.name}</b>
                <span class="quiet">{row.needs.clone()}</span>
                <span class="why">{row.why.clone()}</span>
            </p>
            <p class="tally">
                <b>{row.tally.clone()}</b>
                {pips}
            </p>
        </li>
    }
}
