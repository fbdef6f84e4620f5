//! The quick reference: what these troops need of the rules.

use crate::sheet::{Reference, Roster, Term};
use crate::text::reference as words;
use crate::web::dom::{El, el};

pub fn draw(roster: &Roster) -> El {
    let block = el("section").class("leaf-reference");
    let Some(reference) = &roster.reference else {
        return block;
    };
    let notes = |notes: &[&'static str]| {
        let notes = notes.iter().map(|note| el("li").text(note));
        el("ul").children(notes)
    };
    let mut parts = Vec::new();
    if !reference.fire.is_empty() {
        parts.push(el("h4").text(words::FIRE));
        parts.push(fire(reference));
        parts.push(notes(&reference.fire_notes));
    }
    parts.push(el("h4").text(words::MELEE_HEADING));
    parts.push(notes(&reference.melee));
    parts.push(el("h4").text(words::ALWAYS_HEADING));
    parts.push(notes(&reference.always));
    parts.push(el("h4").text(words::DISCIPLINE));
    parts.push(terms(&reference.discipline));
    parts.push(notes(&reference.discipline_notes));
    parts.push(el("h4").text(words::TROOPS));
    parts.push(terms(&reference.terms));
    block
        .child(el("h3").child(el("span").text(words::HEADING)))
        .child(el("div").class("columns").children(parts))
}

fn fire(reference: &Reference) -> El {
    let head = |name: &str| el("th").attr("scope", "col").text(name);
    let heads = std::iter::once(head("Weapon")).chain(words::RANGES.map(head));
    let rows = reference.fire.iter().map(|row| {
        el("tr")
            .child(el("th").attr("scope", "row").text(row.weapon))
            .children(row.dice.map(|dice| el("td").text(dice)))
    });
    el("table")
        .child(el("thead").child(el("tr").children(heads)))
        .child(el("tbody").children(rows))
}

fn terms(terms: &[Term]) -> El {
    el("ul").children(terms.iter().map(|term| {
        el("li")
            .child(el("b").text(&format!("{}. ", term.name)))
            .text(&term.text)
    }))
}
