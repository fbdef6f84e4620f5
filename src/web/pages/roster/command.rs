//! A command: its general and figures, its units with boxes for their losses.

use super::break_track;
use crate::sheet::{CommandPart, Line, Roster, RosterBody, RosterCommand, RosterUnit};
use crate::text::{self, sheet as words};
use crate::web::components::{Sign, TroopSign};
use leptos::prelude::*;

/// The columns that not every roster has.
#[derive(Clone, Copy)]
struct Columns {
    discipline: bool,
    prices: bool,
}

pub fn draw(roster: &Roster, part: &CommandPart) -> Option<impl IntoView + use<>> {
    let command = roster.commands.get(part.command)?;
    let mut name = command.title();
    if part.is_continued {
        name = words::continued(&name);
    }
    let columns = Columns {
        discipline: roster.has_discipline(),
        prices: roster.options.prices,
    };
    let heading = roster.has_command_headings().then(|| {
        view! {
            <h3>
                <span class="clip">{name}</span>
                <span class="figures">{command.figures_line()}</span>
            </h3>
        }
    });
    let bodies = part.lines.iter().filter_map(|line| {
        let body = command.bodies.get(line.body)?;
        Some(body_rows(body, line, columns))
    });
    Some(view! {
        <section class="leaf-command">
            {heading} <table >{column_heads(columns)} {bodies.collect_view()}</table>
            {part.is_last.then(|| track(roster, command))}
        </section>
    })
}

fn column_heads(columns: Columns) -> impl IntoView {
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
                {columns.discipline.then(|| head("c-d", "D"))}
                {head("c-vd", "VD")}
                {columns.prices.then(|| head("c-price", "Points"))}
                {head("c-notes", "Notes")}
                {head("c-ticks", "VBU lost")}
            </tr>
        </thead>
    }
}

/// A Large Unit is a bracket around its ranks.
fn body_rows(body: &RosterBody, line: &Line, columns: Columns) -> impl IntoView + use<> {
    let ranks = body.ranks.iter().enumerate();
    let rows = ranks.map(|(rank, unit)| row(body, unit, rank, line.count, columns));
    view! { <tbody class:large=body.is_large()>{rows.collect_view()}</tbody> }
}

fn row(
    body: &RosterBody,
    unit: &RosterUnit,
    rank: usize,
    count: usize,
    columns: Columns,
) -> impl IntoView + use<> {
    let called = body.rank_name(rank, count);
    let also = called.also.into_iter();
    let also = also.map(|also| (" ", view! { <small>{also}</small> }));
    let kind = unit.kind.map_or("–", |kind| text::troop_type(kind).0);
    let [m, vbu, i, d, vd] = unit.figures();
    let discipline = columns
        .discipline
        .then(|| view! { <td class="c-d">{d}</td> });
    let price = columns
        .prices
        .then(|| view! { <td class="c-price">{unit.price_of(count)}</td> });
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
            {discipline}
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
