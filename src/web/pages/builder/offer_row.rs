//! A row of the list: its troops, each with figures, price, limit and − n +.

use super::finding::Findings;
use super::state::BuilderPage;
use super::stepper::Stepper;
use crate::list::{ContingentId, RowId, Seat};
use crate::screen::builder::{OfferState, OfferTroop, OfferView, add_deep, set_units};
use crate::web::components::TroopSign;
use leptos::prelude::*;
use std::sync::Arc;

#[component]
pub fn OfferRow(page: BuilderPage, contingent: Option<ContingentId>, row: RowId) -> impl IntoView {
    let open = page.open;
    let offer = Memo::new(move |_| {
        open.screen.with(|screen| {
            let mut sections = screen.sections.iter();
            let section = sections.find(|section| section.contingent == contingent)?;
            let mut offers = section.offers.iter();
            offers.find(|offer| offer.row == row).cloned()
        })
    });
    // Which troops a row has never changes.
    let places = offer.with_untracked(|offer| offer.as_ref().map_or(0, |o| o.troops.len()));
    let findings = Memo::new(move |_| {
        open.screen.with(|screen| {
            let of_row = screen.findings.iter();
            let of_row = of_row.filter(|f| f.rows.contains(&row) && !f.is_to_do);
            of_row.cloned().collect::<Vec<_>>()
        })
    });
    let troops = (0..places).map(|place| view! { <TroopLine page offer place /> });
    view! {
        <li id=format!("row-{row}") class="offer" tabindex="-1">
            {troops.collect_view()}
            <Findings page findings />
        </li>
    }
}

type Offer = Memo<Option<Arc<OfferView>>>;

#[component]
fn TroopLine(page: BuilderPage, offer: Offer, place: usize) -> impl IntoView {
    let open = page.open;
    let first = offer.with_untracked(|offer| offer.as_ref()?.troops.get(place).cloned());
    let Some(troop) = first else {
        return ().into_any();
    };
    let id = troop.troop;
    let of_troop = move |get: fn(&OfferTroop) -> u16| {
        offer.with(|offer| {
            let troop = offer.as_ref().and_then(|offer| offer.troops.get(place));
            troop.map_or(0, get)
        })
    };
    let taken = Memo::new(move |_| of_troop(|troop| troop.taken as u16));
    let state = Memo::new(move |_| {
        offer.with(|offer| offer.as_ref().map_or(OfferState::Open, |offer| offer.state))
    });
    let limits = Memo::new(move |_| {
        offer.with(|offer| {
            let offer = offer.as_ref()?;
            Some((offer.limit.clone(), offer.printed.clone(), offer.is_ours))
        })
    });
    let is_full = move || matches!(state.get(), OfferState::Full | OfferState::Over(_));
    let (group, price) = (troop.group, i32::from(troop.price));
    let is_hidden = move || {
        let is_other = page.group.get().is_some_and(|shown| shown != group);
        let is_dear = page.only_affordable.get() && taken.get() == 0 && {
            let judgement = open.judgement.get();
            judgement.points + price > i32::from(judgement.limit)
        };
        is_other || is_dear
    };
    let set = move |count: u16| {
        let to = open.adding_to.get_untracked();
        let edit = open
            .history
            .try_with_untracked(|history| set_units(&open.list(), history.army(), id, count, to));
        if let Some(edit) = edit.flatten() {
            open.apply(edit);
        }
    };
    let is_first = place == 0;
    let said = move || match state.get() {
        OfferState::Missing(n) if is_first => Some(("tag todo", format!("{n} more"))),
        OfferState::Over(n) => Some(("tag ill", format!("over by {n}"))),
        OfferState::Full if taken.get() > 0 => Some(("tag", "full".to_owned())),
        _ => None,
    };
    let label = troop.name.clone();
    let stepper = match &troop.package {
        Some(package) => view! {
            <p class="by-package">
                <b>{taken}</b>
                {format!(" by the {package}")}
            </p>
        }
        .into_any(),
        None => view! {
            <Stepper
                id=id.to_string()
                label
                price=format!("{price} points")
                value=taken
                is_full=Signal::derive(is_full)
                set
            />
        }
        .into_any(),
    };
    view! {
        <div class="grid row" class:has=move || taken.get() != 0 hidden=is_hidden>
            <TroopSign kind=Some(troop.kind) />
            <div class="what">
                <b>{if is_first { String::new() } else { "or ".to_owned() }} {troop.name.clone()}</b>
                {flag(troop.seat)}
                {move || said().map(|(class, text)| view! { <span class=class>{text}</span> })}
                <small class="kind">{troop.about.clone()}</small>
            </div>
            {figures(&troop)}
            <div class="money">
                <b>{price} {ours(troop.is_price_ours)}</b>
                {troop.rear_price.map(|rear| view! { <small>{format!("rear {rear}")}</small> })}
            </div>
            <div class="lim">
                {move || {
                    limits
                        .get()
                        .map(|(limit, printed, is_ours)| {
                            view! {
                                <b>{limit} {ours(is_ours)}</b>
                                " "
                                <small class="desk-only">
                                    {match &printed {
                                        Some(printed) => format!("printed {printed}"),
                                        None => "as printed".to_owned(),
                                    }}
                                </small>
                                {printed
                                    .map(|printed| {
                                        view! {
                                            <span class="phone-only">
                                                <span class="hidden">"printed "</span>
                                                {format!("({printed})")}
                                            </span>
                                        }
                                    })}
                            }
                        })
                }}
                <span class="phone-only">{format!(" · {}", troop.arms)}</span>
            </div>
            <div class="take">{stepper}</div>
            <Deep page troop=troop.clone() />
        </div>
    }
    .into_any()
}

/// ~ beside a figure of ours, small and quiet.
pub fn ours(is_ours: bool) -> Option<impl IntoView> {
    is_ours.then(|| view! { <s>"~"</s> })
}

fn figures(troop: &OfferTroop) -> impl IntoView + use<> {
    let names = ["M", "VBU", "I", "D", "VD"];
    let figures = names.into_iter().zip(troop.figures.clone());
    figures
        .map(|(name, (figure, is_ours))| {
            view! {
                <span class="n">
                    <span class="hidden">{format!("{name} ")}</span>
                    {figure}
                    {ours(is_ours)}
                </span>
            }
        })
        .collect_view()
}

fn flag(seat: Seat) -> Option<impl IntoView> {
    let (class, sign, said) = match seat {
        Seat::No => return None,
        Seat::SubGeneral => ("flag sub", " ⚐", "may hold a sub-general"),
        Seat::Yes => ("flag", " ⚑", "may hold the C-in-C"),
    };
    Some(view! {
        <i class=class aria-hidden="true">
            {sign}
        </i>
        <span class="hidden">{said}</span>
    })
}

/// As a Large Unit in one tap.
#[component]
fn Deep(page: BuilderPage, troop: OfferTroop) -> impl IntoView {
    if troop.deep.is_empty() || troop.package.is_some() {
        return ().into_any();
    }
    let open = page.open;
    let id = troop.troop;
    let buttons = troop.deep.iter().map(|(ranks, price)| {
        let ranks = *ranks;
        let add = move |_| {
            let to = open.adding_to.get_untracked();
            let edit = open
                .history
                .with_untracked(|history| add_deep(&open.list(), history.army(), id, ranks, to));
            if let Some(edit) = edit {
                open.apply(edit);
            }
        };
        view! {
            <button type="button" id=format!("deep-{id}-{ranks}") on:click=add>
                <span class="hidden">{format!("{}, ", troop.name)}</span>
                {format!("{ranks} deep ")}
                <b>{*price}</b>
            </button>
        }
    });
    view! {
        <div class="deep">
            <small>"Or as a Large Unit"</small>
            {buttons.collect_view()}
        </div>
    }
    .into_any()
}
