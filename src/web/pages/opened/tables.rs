//! The army by its commands, each row with its figures, and what was bought for all of it. On a
//! phone rows lay themselves out, and some browsers then forget the table: hence the roles.

use super::findings::Finding;
use crate::screen::opened::{Anchor, ArmyRow, CommandTable, OpenedArmy, UnitRow};
use crate::web::components::{Sign, TroopSign};
use leptos::prelude::*;

#[component]
pub fn CommandSection(command: CommandTable) -> impl IntoView {
    let id = Anchor::Command(command.id).element_id();
    let CommandTable {
        name,
        ally,
        about,
        has_discipline,
        findings,
        rows,
        vd,
        points,
        ..
    } = command;
    let findings = findings.into_iter();
    let findings: Vec<_> = findings
        .map(|finding| view! { <Finding finding /> })
        .collect();
    let has_points = points.is_some();
    let rows: Vec<_> = rows
        .into_iter()
        .map(|row| view! { <Row row has_discipline has_points /> })
        .collect();
    let heads = ["M", "VBU", "I", "D", "VD", "Points"]
        .into_iter()
        .filter(|head| has_discipline || *head != "D")
        .filter(|head| has_points || *head != "Points")
        .map(|head| view! { <th role="columnheader" scope="col">{head}</th> });
    let heads = heads.collect_view();
    // One command that is the army has its sum in the verdict.
    let sum = points.map(|points| {
        view! {
            <tfoot role="rowgroup">
                <tr role="row">
                    <th role="rowheader" scope="row" colspan="5">
                        "Command"
                    </th>
                    <td role="cell">{vd}</td>
                    <td role="cell">{points}</td>
                </tr>
            </tfoot>
        }
    });
    view! {
        <section class="card" id=id tabindex="-1">
            <div class="table-head">
                <h2 class="clip">{name.clone()}</h2>
                {ally.map(|ally| view! { <small>{format!("Allies: {ally}")}</small> })}
                <small>{about}</small>
            </div>
            {findings}
            <table role="table" class="roll" class:no-points=!has_points>
                <caption class="hidden">{name}</caption>
                <thead role="rowgroup">
                    <tr role="row">
                        <th role="columnheader" scope="col">"Unit"</th>
                        {heads}
                    </tr>
                </thead>
                <tbody role="rowgroup">{rows}</tbody>
                {sum}
            </table>
        </section>
    }
}

#[component]
fn Row(row: UnitRow, has_discipline: bool, has_points: bool) -> impl IntoView {
    let id = row.anchor().map(Anchor::element_id);
    let [m, vbu, i, d, vd] = row.figures;
    let d = has_discipline.then_some(d);
    let figures = [m, vbu, i].into_iter().chain(d).chain([vd]);
    let figures = figures.map(|figure| view! { <td role="cell">{figure}</td> });
    let figures = figures.collect_view();
    let points = has_points.then(|| {
        view! {
            <td role="cell">
                <b>{row.points} {row.mark}</b>
                {(!row.sum.is_empty()).then(|| view! { <small>{row.sum}</small> })}
            </td>
        }
    });
    let general = row.general.map(|general| {
        view! {
            <small class="seat">
                <Sign id="sign-flag" />
                {general}
            </small>
        }
    });
    let also: Vec<_> = row
        .also
        .into_iter()
        .map(|headline| view! { <small class="bad">{headline}</small> })
        .collect();
    let findings: Vec<_> = row
        .findings
        .into_iter()
        .map(|finding| view! { <Finding finding /> })
        .collect();
    view! {
        <tr role="row" id=id tabindex="-1" class:large=row.is_large>
            <th role="rowheader" scope="row">
                <span class="unit-head">
                    <TroopSign kind=row.kind />
                    <span class="unit-name">
                        <b>{row.name}</b>
                        {general}
                        {(!row.notes.is_empty()).then(|| view! { <small>{row.notes}</small> })}
                        {also}
                    </span>
                </span>
            </th>
            {figures}
            {points}
        </tr>
        {(!findings.is_empty())
            .then(|| {
                view! {
                    <tr role="row" class="found">
                        <td role="cell" colspan="7">{findings}</td>
                    </tr>
                }
            })}
    }
}

/// What is bought and chosen for the army as a whole, down to the army's points.
#[component]
pub fn ArmyTable(army: OpenedArmy) -> impl IntoView {
    let priced = |label: String, value: String, points: Option<i32>| {
        view! {
            <tr>
                <th scope="row">{label} " " <small>{value}</small></th>
                {points.map(|points| view! { <td>{points}</td> })}
            </tr>
        }
    };
    let points = army.points;
    let title = match points {
        Some(_) => "Army",
        None => "Choices",
    };
    let commands = army.commands.into_iter().filter(|_| points.is_some());
    let commands: Vec<_> = commands
        .map(|command| priced(command.name, String::new(), command.points))
        .collect();
    let whole = army.whole.into_iter();
    let whole: Vec<_> = whole
        .map(
            |ArmyRow {
                 label,
                 value,
                 points,
             }| priced(label, value, points),
        )
        .collect();
    view! {
        <section class="card">
            <div class="table-head">
                <h2>{title}</h2>
            </div>
            <table class="roll totals">
                <caption class="hidden">{title}</caption>
                <thead class="hidden">
                    <tr>
                        <th scope="col">"Part"</th>
                        {points.map(|_| view! { <th scope="col">"Points"</th> })}
                    </tr>
                </thead>
                <tbody>{commands} {whole}</tbody>
                {points
                    .map(|points| {
                        view! {
                            <tfoot>
                                <tr>
                                    <th scope="row">"Whole army"</th>
                                    <td>{points}</td>
                                </tr>
                            </tfoot>
                        }
                    })}
            </table>
        </section>
    }
}
