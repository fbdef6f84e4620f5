//! What is wrong with a draft, for the page: where it is, and a sentence.

use crate::Trouble;
use crate::list::{ArmyList, Row, RowId, Section, blank_unit};
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
    if let Some(path) = trouble.path.strip_prefix("troops.basic") {
        return basic_line(list, path, &trouble.message);
    }
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
            Some("packages") => package_name(list, rest),
            Some("joint_minima") => "a minimum filled together".to_owned(),
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

/// A fault of a Basic list: of a line, an option, or the whole.
fn basic_line(list: &ArmyList, path: &str, message: &str) -> FaultLine {
    let lines = list.basic_list().map_or(&[][..], |basic| &basic.lines);
    let found = place(path, ".lines").and_then(|(l, rest)| Some((lines.get(l)?, l, rest)));
    if let Some((line, l, rest)) = found {
        let is_blank = line.unit == blank_unit();
        let name = line.unit.name.clone();
        let name = name.unwrap_or_else(|| format!("line {}", l + 1));
        return FaultLine {
            row: Some(line.id),
            said: match is_blank {
                true => format!("Line {} is empty: fill it in or remove it.", l + 1),
                false => sentence(&name, &said_of(rest, message)),
            },
        };
    }
    let what = match place(path, ".options") {
        Some((o, _)) => format!("option {}", o + 1),
        None => "the list".to_owned(),
    };
    FaultLine {
        row: None,
        said: sentence(&what, &said_of(path, message)),
    }
}

fn package_name(list: &ArmyList, rest: &str) -> String {
    let packages = list
        .points_list()
        .map_or(&[][..], |points| &points.packages);
    let package = place(rest, ".packages").and_then(|(p, _)| packages.get(p));
    match package.map(|package| package.name.as_str()) {
        Some("") | None => "a package without a name".to_owned(),
        Some(name) => name.to_owned(),
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
        "of" | "front" | "troops" | "contents" => "troops".to_owned(),
        "price" | "name" | "sizes" | "limits" | "rear" | "count" => last.to_owned(),
        "give_one_of" => "given up".to_owned(),
        "take_one_of" => "taken instead".to_owned(),
        "changes" => "changed".to_owned(),
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
