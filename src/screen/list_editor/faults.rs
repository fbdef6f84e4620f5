//! What is wrong with a draft, for the page: where it is, and a sentence.

use crate::Trouble;
use crate::list::{ArmyList, Row, RowId, Section};
use crate::text::capital;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultLine {
    /// The row that it is about.
    pub row: Option<RowId>,
    pub said: String,
}

/// One line for each fault; a row with nothing in it is one fault and not seven.
pub fn fault_lines(list: &ArmyList) -> Vec<FaultLine> {
    let mut lines = Vec::new();
    for trouble in list.faults() {
        let line = line(list, &trouble);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

fn line(list: &ArmyList, trouble: &Trouble) -> FaultLine {
    let path = trouble.path.strip_prefix("troops.impetus");
    let found = path.and_then(|path| in_section(list, path));
    let Some((section, rest)) = found else {
        return FaultLine {
            row: None,
            said: sentence(&of_the_list(&trouble.path), &trouble.message),
        };
    };
    let where_ = section
        .contingent
        .map(|contingent| match contingent.name.as_str() {
            "" => "Allies without a name".to_owned(),
            name => format!("Allies: {name}"),
        });
    let row = place(rest, ".rows").and_then(|(r, after)| Some((section.rows.get(r)?, r, after)));
    let Some((row, r, after)) = row else {
        let what = match rest.trim_start_matches('.').split(['[', '.']).next() {
            Some("upgrades") => option_name(section, rest),
            Some("large_units") => "A Large Unit".to_owned(),
            _ => of_the_list(rest.trim_start_matches('.')),
        };
        return FaultLine {
            row: None,
            said: sentence(&joined(where_, what), &said_of(rest, &trouble.message)),
        };
    };
    let said = match is_blank(row) {
        true => format!("Row {} is empty: fill it in or remove it.", r + 1),
        false => sentence(
            &joined(where_, row_name(row, r)),
            &said_of(after, &trouble.message),
        ),
    };
    FaultLine {
        row: Some(row.id),
        said,
    }
}

fn joined(before: Option<String>, what: String) -> String {
    match before {
        None => what,
        Some(before) => format!("{before}, {what}"),
    }
}

fn sentence(what: &str, message: &str) -> String {
    capital(&format!("{what}: {message}."))
}

/// The last step of the path, in words.
fn said_of(path: &str, message: &str) -> String {
    let last = path.rsplit('.').next().unwrap_or_default();
    let last = last.split('[').next().unwrap_or_default();
    let word = match last {
        "vbu" | "vd" | "m" | "i" | "d" => last.to_uppercase(),
        "rear_price" => "price of a rear rank".to_owned(),
        "of" | "front" => "troops".to_owned(),
        "price" | "name" | "sizes" | "limits" | "rear" => last.to_owned(),
        "max" => "numbers".to_owned(),
        _ => return message.to_owned(),
    };
    format!("{word}: {message}")
}

fn of_the_list(path: &str) -> String {
    match path.split(['[', '.']).next() {
        Some("provenance") => "source".to_owned(),
        Some("structures") => "command structure".to_owned(),
        Some("rows") => "the list".to_owned(),
        Some("id") => "allies".to_owned(),
        Some(other) => other.replace('_', " "),
        None => String::new(),
    }
}

fn in_section<'l, 'p>(list: &'l ArmyList, path: &'p str) -> Option<(Section<'l>, &'p str)> {
    let points = list.points_list()?;
    let (section, rest) = match place(path, ".contingents") {
        Some((c, rest)) => (c + 1, rest),
        None => (0, path),
    };
    Some((points.sections().nth(section)?, rest))
}

/// The number after a step of a path, and the rest: `.rows[3].max`.
fn place<'p>(path: &'p str, step: &str) -> Option<(usize, &'p str)> {
    let (number, rest) = path
        .strip_prefix(step)?
        .strip_prefix('[')?
        .split_once(']')?;
    Some((number.parse().ok()?, rest))
}

fn is_blank(row: &Row) -> bool {
    let is_blank = |troop: &crate::list::Troop| troop.name.is_empty() && troop.price == 0;
    row.max == 0 && row.troops.iter().all(is_blank)
}

fn row_name(row: &Row, place: usize) -> String {
    let named = row.troops.iter().find(|troop| !troop.name.is_empty());
    named.map_or_else(|| format!("row {}", place + 1), |troop| troop.name.clone())
}

fn option_name(section: Section<'_>, rest: &str) -> String {
    let upgrade = place(rest, ".upgrades").and_then(|(u, _)| section.upgrades.get(u));
    match upgrade.map(|upgrade| upgrade.name.as_str()) {
        Some("") | None => "an option without a name".to_owned(),
        Some(name) => name.to_owned(),
    }
}
