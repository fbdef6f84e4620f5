//! A command: its general and figures, its units with boxes for their losses.

use super::break_track;
use crate::sheet::{CommandPart, Line, Roster, RosterBody, RosterCommand, RosterUnit};
use crate::text::{self, sheet as words};
use crate::web::components::{Sign, TroopSign};
use leptos::prelude::*;

pub fn draw(roster: &Roster, part: &CommandPart) -> Option<impl IntoView + use<>> {
    let command = roster.commands.get(part.command)?;
    let mut name = command.title();
    if part.is_continued {
        name = words::continued(&name);
    }
    let prices = roster.options.prices;
    let bodies = part.lines.iter().filter_map(|line| {
        let body = command.bodies.get(line.body)?;
        Some(body_rows(body, line, prices))
    });
    Some(view! {
        <section class="leaf-command">
            <h3>
                <span class="clip">{name}</span>
                <span class="figures">{command.figures_line()}</span>
            </h3>
            <table>{column_heads(prices)} {bodies.collect_view()}</table>
            {part.is_last.then(|| track(roster, command))}
        </section>
    })
}

fn column_heads(prices: bool) -> impl IntoView {
    let head =
        |class: &'static str, name: &'static str| view! { <th scope="col" class=class>{name}</th> };
    view! {
        <thead>
            <tr>
                <td class="c-sign"></td>
                {head("c-unit", "Unit")}
                {head("c-type", "Type")}
                {head("c-m", "M")}
                {head("c-vbu", "VBU")}
                {head("c-i", "I")}
                {head("c-d", "D")}
                {head("c-vd", "VD")}
                {prices.then(|| head("c-price", "Points"))}
                {head("c-notes", "Notes")}
                {head("c-ticks", "VBU lost")}
            </tr>
        </thead>
    }
}

/// A Large Unit is a bracket around its ranks.
fn body_rows(body: &RosterBody, line: &Line, prices: bool) -> impl IntoView + use<> {
    let ranks = body.ranks.iter().enumerate();
    let rows = ranks.map(|(rank, unit)| row(body, unit, rank, line.count, prices));
    view! { <tbody class:large=body.is_large()>{rows.collect_view()}</tbody> }
}

fn row(
    body: &RosterBody,
    unit: &RosterUnit,
    rank: usize,
    count: usize,
    prices: bool,
) -> impl IntoView + use<> {
    let called = body.rank_name(rank, count);
    let also = called.also.into_iter();
    let also = also.map(|also| (" ", view! { <small>{also}</small> }));
    let kind = unit.kind.map_or("–", |kind| text::troop_type(kind).0);
    let [m, vbu, i, d, vd] = unit.figures();
    let price = prices.then(|| view! { <td class="c-price">{unit.price_of(count)}</td> });
    let boxes = (0..count).map(|_| {
        let boxes = (0..unit.vbu.unwrap_or(0)).map(|_| view! { <i></i> });
        view! { <span>{boxes.collect_view()}</span> }
    });
    view! {
        <tr>
            <td class="c-sign">
                <TroopSign kind=unit.kind />
            </td>
            <th scope="row" class="c-unit">
                {called.has_flag.then(|| view! { <Sign id="sign-flag" /> })}
                <b>{called.name}</b>
                {also.collect_view()}
            </th>
            <td class="c-type">{kind}</td>
            <td class="c-m">{m}</td>
            <td class="c-vbu">{vbu}</td>
            <td class="c-i">{i}</td>
            <td class="c-d">{d}</td>
            <td class="c-vd">{vd}</td>
            {price}
            <td class="c-notes">{unit.remarks()}</td>
            <td class="c-ticks">
                <span class="ticks" aria-hidden="true">
                    {boxes.collect_view()}
                </span>
            </td>
        </tr>
    }
}

/// With one command the army's boxes say it all.
fn track(roster: &Roster, command: &RosterCommand) -> Option<impl IntoView + use<>> {
    let mut tracks = roster.tracks.iter();
    let is_shown = tracks.any(|track| track.command == Some(command.id));
    is_shown.then(|| {
        view! {
            <p class="leaf-track">
                <span>{words::VD_LOST}</span>
                {break_track(command.break_point)}
            </p>
        }
    })
}
