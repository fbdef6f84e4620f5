//! What the list still offers: one tap adds a unit to the command in hand.

use crate::desk::{OfferState, OfferTroop, OfferView, SectionView, add_unit};
use crate::list::{ContingentId, RowId, TroopId};
use crate::web::bench::Bench;
use crate::web::components::Symbol;
use leptos::prelude::*;

#[component]
pub fn Offers(bench: Bench) -> impl IntoView {
    let sections = Memo::new(move |_| {
        bench.desk.with(|desk| {
            let key = |section: &SectionView| {
                let rows: Vec<RowId> = section.offers.iter().map(|offer| offer.row).collect();
                (section.contingent, section.title.clone(), rows)
            };
            desk.sections.iter().map(key).collect::<Vec<_>>()
        })
    });
    view! {
        <For each=move || sections.get() key=|(contingent, ..)| *contingent let:section>
            <Section bench contingent=section.0 title=section.1 rows=section.2 />
        </For>
    }
}

#[component]
fn Section(
    bench: Bench,
    contingent: Option<ContingentId>,
    title: String,
    rows: Vec<RowId>,
) -> impl IntoView {
    let points = move || bench.history.with(|history| history.army().event.points);
    let own = contingent.is_none();
    let label = title.clone();
    view! {
        <section class="card offers" aria-label=label>
            <div class="card-head">
                <h2>{title}</h2>
                <small>"at " {points} " points"</small>
            </div>
            {own.then(|| view! { <InHand bench /> })}
            {rows.into_iter().map(|row| view! { <Row bench contingent row /> }).collect_view()}
        </section>
    }
}

/// Which command new units join, once there are two.
#[component]
fn InHand(bench: Bench) -> impl IntoView {
    let commands = Memo::new(move |_| {
        bench.desk.with(|desk| {
            let own = desk.commands.iter().filter(|command| command.contingent.is_none());
            own.map(|command| (command.id, command.name.clone())).collect::<Vec<_>>()
        })
    });
    view! {
        <Show when=move || commands.with(|commands| commands.len() > 1)>
            <fieldset class="in-hand-choice">
                <legend>"Add to"</legend>
                <For each=move || commands.get() key=|command| command.clone() let:command>
                    <label class="chip">
                        <input
                            type="radio"
                            name="in-hand"
                            prop:checked=move || bench.in_hand.get() == Some(command.0)
                            on:change=move |_| bench.in_hand.set(Some(command.0))
                        />
                        <span class="clip">{command.1}</span>
                    </label>
                </For>
            </fieldset>
        </Show>
    }
}

#[component]
fn Row(bench: Bench, contingent: Option<ContingentId>, row: RowId) -> impl IntoView {
    let offer = Memo::new(move |_| {
        bench.desk.with(|desk| {
            let section = desk.sections.iter().find(|section| section.contingent == contingent)?;
            section.offers.iter().find(|offer| offer.row == row).cloned()
        })
    });
    view! {
        <div id=format!("row-{row}") class="row" tabindex="-1">
            {move || offer.get().map(|offer| drawn(bench, offer))}
        </div>
    }
}

fn drawn(bench: Bench, offer: OfferView) -> impl IntoView {
    let state = match offer.state {
        OfferState::Missing(n) => Some(("need", format!("{n} more needed"))),
        OfferState::Over(n) => Some(("need", format!("{n} too many"))),
        OfferState::Full => Some(("full", "all taken".to_owned())),
        OfferState::Open => None,
    };
    let is_full = matches!(offer.state, OfferState::Full | OfferState::Over(_));
    let several = offer.troops.len() > 1;
    let (taken, max, numbers) = (offer.taken, offer.max, offer.numbers);
    let state = state.map(|(class, text)| view! { <span class=class>" · " {text}</span> });
    let rows = offer
        .troops
        .into_iter()
        .map(|troop| {
            let here = several.then_some(troop.taken);
            view! { <Troop bench troop is_full here /> }
        })
        .collect_view();
    view! {
        {rows}
        <p class="numbers">
            <b>{taken}</b>
            {format!(" of {max} ")}
            <small>{numbers} {state}</small>
        </p>
    }
}

#[component]
fn Troop(bench: Bench, troop: OfferTroop, is_full: bool, here: Option<u32>) -> impl IntoView {
    let id: TroopId = troop.troop;
    let label = format!("Add {}, {}", troop.name, troop.line);
    let add = move |_| {
        let edit = bench.history.with_untracked(|history| {
            add_unit(&bench.list(), history.army(), id, bench.in_hand.get_untracked())
        });
        if let Some(edit) = edit {
            bench.apply(edit);
        }
    };
    view! {
        <div class="offer" class:full=is_full>
            <Symbol kind=Some(troop.kind) />
            <div class="what">
                <b>{troop.name} {here.map(|taken| format!(" ({taken})"))}</b>
                <small>{troop.line}</small>
                <small>{troop.stats}</small>
            </div>
            <button id=format!("add-{id}") type="button" class="add" aria-label=label on:click=add>
                "+"
            </button>
        </div>
    }
}
