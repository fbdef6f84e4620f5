//! The quick reference: what these troops need of the rules.

use crate::sheet::{FireRow, Layout, Reference, Roster, Term};
use crate::text::reference as words;
use leptos::prelude::*;

/// On paper, below the army or on a page of its own.
pub fn draw(roster: &Roster, layout: &Layout) -> Option<impl IntoView + use<>> {
    let reference = roster.reference.clone()?;
    let is_alone = layout.reference > 0;
    Some(view! {
        <section class="leaf-reference" class:alone=is_alone>
            <h3>
                <span>{words::HEADING}</span>
            </h3>
            <ReferenceColumns reference />
        </section>
    })
}

#[component]
fn ReferenceColumns(reference: Reference) -> impl IntoView {
    let heading = |text: &'static str| view! { <h4>{text}</h4> };
    let fire = (!reference.fire.is_empty()).then(|| {
        (
            heading(words::FIRE),
            fire_table(&reference.ranges, &reference.fire),
            notes(&reference.fire_notes),
        )
    });
    let more = reference.more.iter();
    let more: Vec<_> = more
        .map(|part| (heading(part.heading), notes(&part.notes)))
        .collect();
    view! {
        <div class="columns">
            {fire}
            {heading(words::MELEE_HEADING)}
            {notes(&reference.melee)}
            {heading(words::ALWAYS_HEADING)}
            {notes(&reference.always)}
            {more}
            {(!reference.discipline.is_empty()).then(|| heading(words::DISCIPLINE))}
            {terms(&reference.discipline)}
            {notes(&reference.discipline_notes)}
            {heading(words::TROOPS)}
            {terms(&reference.terms)}
        </div>
    }
}

fn notes(notes: &[String]) -> impl IntoView + use<> {
    let notes: Vec<_> = notes
        .iter()
        .map(|note| view! { <li>{note.clone()}</li> })
        .collect();
    (!notes.is_empty()).then(|| view! { <ul>{notes}</ul> })
}

fn terms(terms: &[Term]) -> impl IntoView + use<> {
    let terms: Vec<_> = terms
        .iter()
        .map(|term| {
            view! {
                <li>
                    <b>{format!("{}. ", term.name)}</b>
                    {term.text.clone()}
                </li>
            }
        })
        .collect();
    (!terms.is_empty()).then(|| view! { <ul>{terms}</ul> })
}

fn fire_table(ranges: &[String], rows: &[FireRow]) -> impl IntoView + use<> {
    let ranges = ranges.iter();
    let heads: Vec<_> = ranges
        .map(|range| view! { <th scope="col">{range.clone()}</th> })
        .collect();
    let rows: Vec<_> = rows
        .iter()
        .map(|row| {
            let dice = row
                .dice
                .iter()
                .map(|dice| view! { <td>{dice.clone()}</td> });
            view! {
                <tr>
                    <th scope="row">{row.weapon.clone()}</th>
                    {dice.collect_view()}
                </tr>
            }
        })
        .collect();
    view! {
        <table>
            <thead>
                <tr>
                    <th scope="col">"Weapon"</th>
                    {heads}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}
