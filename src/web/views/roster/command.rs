//! A command: its general and figures, its units with boxes for their losses.

use super::ticks;
use crate::sheet::{CommandPart, Line, Roster, RosterBody, RosterCommand, RosterUnit};
use crate::text::{self, sheet as words};
use crate::web::dom::{El, el, sign};
use crate::web::old_parts::symbol;

pub fn draw(roster: &Roster, part: &CommandPart) -> El {
    let Some(command) = roster.commands.get(part.command) else {
        return el("section");
    };
    let mut name = command.title();
    if part.is_continued {
        name = words::continued(&name);
    }
    let heading = el("h3")
        .child(el("span").class("clip").text(&name))
        .child(el("span").class("figures").text(&command.figures_line()));
    let bodies = part.lines.iter().filter_map(|line| {
        let body = command.bodies.get(line.body)?;
        Some(body_rows(body, line, roster.options.prices))
    });
    let table = el("table").child(column_heads(roster)).children(bodies);
    el("section")
        .class("leaf-command")
        .child(heading)
        .child(table)
        .children(track(roster, command).filter(|_| part.is_last))
}

fn column_heads(roster: &Roster) -> El {
    let head = |class: &str, name: &str| el("th").attr("scope", "col").class(class).text(name);
    let mut cells = vec![
        el("td").class("c-sign"),
        head("c-unit", "Unit"),
        head("c-type", "Type"),
        head("c-m", "M"),
        head("c-vbu", "VBU"),
        head("c-i", "I"),
        head("c-d", "D"),
        head("c-vd", "VD"),
    ];
    if roster.options.prices {
        cells.push(head("c-price", "Points"));
    }
    cells.push(head("c-notes", "Weapons and notes"));
    cells.push(head("c-ticks", "VBU lost"));
    el("thead").child(el("tr").children(cells))
}

/// A Large Unit is a bracket around its ranks.
fn body_rows(body: &RosterBody, line: &Line, prices: bool) -> El {
    let rows = body
        .ranks
        .iter()
        .enumerate()
        .map(|(rank, unit)| row(body, unit, rank, line.count, prices));
    el("tbody")
        .class(if body.is_large() { "large" } else { "" })
        .children(rows)
}

fn row(body: &RosterBody, unit: &RosterUnit, rank: usize, count: usize, prices: bool) -> El {
    let called = body.rank_name(rank, count);
    let mut name = el("th").attr("scope", "row").class("c-unit");
    if called.has_flag {
        name = name.child(sign("sign-flag"));
    }
    name = name.child(el("b").text(&called.name));
    for also in &called.also {
        name = name.text(" ").child(el("small").text(also));
    }
    let number =
        |figure: Option<u8>| figure.map_or_else(|| "–".to_owned(), |figure| figure.to_string());
    let d = unit.d.map_or("–", text::discipline);
    let kind = unit.kind.map_or("–", |kind| text::troop_type(kind).0);
    let cell = |class: &str, text: &str| el("td").class(class).text(text);
    let mut cells = vec![
        el("td").class("c-sign").child(symbol(unit.kind)),
        name,
        cell("c-type", kind),
        cell("c-m", &number(unit.m)),
        cell("c-vbu", &number(unit.vbu)),
        cell("c-i", &number(unit.i)),
        cell("c-d", d),
        cell("c-vd", &unit.vd.to_string()),
    ];
    if prices {
        let price = unit.price.map_or_else(String::new, |price| {
            if count > 1 {
                format!("{count}×{price}")
            } else {
                price.to_string()
            }
        });
        cells.push(cell("c-price", &price));
    }
    cells.push(cell("c-notes", &unit.remarks()));
    let boxes = (0..count).map(|_| {
        let boxes = (0..unit.vbu.unwrap_or(0)).map(|_| el("i"));
        el("span").children(boxes)
    });
    let boxes = el("span")
        .class("ticks")
        .attr("aria-hidden", "true")
        .children(boxes);
    cells.push(el("td").class("c-ticks").child(boxes));
    el("tr").children(cells)
}

/// With one command the army's boxes say it all.
fn track(roster: &Roster, command: &RosterCommand) -> Option<El> {
    let shown = roster
        .tracks
        .iter()
        .any(|track| track.command == Some(command.id));
    shown.then(|| {
        el("p")
            .class("leaf-track")
            .child(el("span").text(words::VD_LOST))
            .child(ticks(command.break_point, true))
    })
}
