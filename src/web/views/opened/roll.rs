//! The army by its commands, each unit with its figures.

use crate::sheet::{Roster, RosterBody, RosterCommand, RosterUnit};
use crate::text::{self, sheet as words};
use crate::web::dom::{El, el};
use crate::web::old_parts::symbol;

const FIGURES: [&str; 6] = ["M", "VBU", "I", "D", "VD", "Points"];

pub fn commands(roster: &Roster) -> impl Iterator<Item = El> {
    roster.commands.iter().map(command)
}

fn command(command: &RosterCommand) -> El {
    let general = match command.general {
        Some(general) => words::general(general.level, general.is_cic),
        None => words::NO_GENERAL.to_owned(),
    };
    let points = command
        .points
        .map_or_else(String::new, |points| format!("{points} points · "));
    let figures = format!(
        "{general} · {points}{} VD, {} · breaks at {}",
        command.vd,
        text::share(command.share),
        command.break_point
    );
    let ally = command.contingent.iter();
    let ally = ally.map(|name| el("small").text(&format!("Allies: {name}")));
    let head = el("div")
        .class("roll-head")
        .child(el("h2").class("clip").text(&command.name))
        .children(ally)
        .child(el("small").text(&figures));
    let columns = FIGURES.map(|name| el("th").attr("scope", "col").text(name));
    let columns = el("tr")
        .child(el("th").attr("scope", "col").text("Unit"))
        .children(columns);
    let table = el("table")
        .class("roll")
        .child(el("caption").class("hidden").text(&command.name))
        .child(el("thead").child(columns))
        .child(el("tbody").children(command.bodies.iter().flat_map(body)));
    el("section").class("card").child(head).child(table)
}

fn body(body: &RosterBody) -> impl Iterator<Item = El> {
    let size = body.ranks.len();
    let ranks = body.ranks.iter().enumerate();
    ranks.map(move |(rank, of)| unit(of, rank, size))
}

fn unit(unit: &RosterUnit, rank: usize, size: usize) -> El {
    let mut notes: Vec<String> = Vec::new();
    if let Some(general) = unit.general {
        notes.push(words::general(general.level, general.is_cic));
    }
    match (rank, size) {
        (_, 1) => {}
        (0, size) => notes.push(format!("Large Unit of {size}")),
        (rank, _) => notes.push(words::rank(rank)),
    }
    let remarks = unit.remarks();
    if !remarks.is_empty() {
        notes.push(remarks);
    }
    let name = el("span")
        .class("unit-name")
        .child(el("b").text(&unit.name))
        .child(el("small").text(&notes.join(" · ")));
    let number = |figure: Option<u8>| figure.map_or_else(|| "–".to_owned(), |n| n.to_string());
    let figures = [
        number(unit.m),
        number(unit.vbu),
        number(unit.i),
        unit.d.map_or_else(|| "–".to_owned(), |d| format!("{d:?}")),
        unit.vd.to_string(),
        unit.price
            .map_or_else(String::new, |price| price.to_string()),
    ];
    let head = el("th").attr("scope", "row").child(
        el("span")
            .class("unit-head")
            .child(symbol(unit.kind))
            .child(name),
    );
    el("tr")
        .class(if rank > 0 { "rear" } else { "" })
        .child(head)
        .children(figures.map(|figure| el("td").text(&figure)))
}

/// What is bought and chosen for the army as a whole.
pub fn bought(roster: &Roster) -> El {
    let pairs = roster.facts.iter().map(|fact| {
        let price = fact.price.map(|price| format!(", {price} points"));
        let value = format!("{}{}", fact.value, price.unwrap_or_default());
        (fact.label.clone(), el("span").text(&value))
    });
    el("section")
        .class("card")
        .child(
            el("div")
                .class("roll-head")
                .child(el("h2").text("The army as a whole")),
        )
        .child(super::facts(pairs))
}
