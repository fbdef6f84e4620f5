//! What is wrong with a draft, for the page: where it is, and a sentence.

use super::field::TroopField;
use super::options::UpgradeField;
use super::{checks, place};
use crate::Trouble;
use crate::list::{ArmyList, BasicLine, PointsList, Row, RowId, Section, Troop, blank_unit};
use crate::text::capital;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultLine {
    /// The row that it is about.
    pub row: Option<RowId>,
    /// The field to go to, by its name in the page.
    pub place: String,
    pub said: String,
}

/// What a fault is about, in words and in the page.
struct Subject {
    row: Option<RowId>,
    what: String,
    place: String,
}

impl Subject {
    fn new(what: impl Into<String>, place: impl Into<String>) -> Self {
        Subject {
            row: None,
            what: what.into(),
            place: place.into(),
        }
    }

    fn fault(self, message: &str) -> FaultLine {
        FaultLine {
            row: self.row,
            place: self.place,
            said: sentence(&self.what, message),
        }
    }
}

/// One line for each fault; a row with nothing in it is one fault and not seven.
pub fn fault_lines(list: &ArmyList) -> Vec<FaultLine> {
    let mut lines: Vec<FaultLine> = Vec::new();
    let mut troubles = list.faults();
    troubles.extend(checks::slips(list));
    for trouble in troubles {
        let line = line(list, &trouble);
        if !lines.iter().any(|it| it.said == line.said) {
            lines.push(line);
        }
    }
    lines
}

fn line(list: &ArmyList, trouble: &Trouble) -> FaultLine {
    let message = &trouble.message;
    if let Some(path) = trouble.path.strip_prefix("troops.basic.") {
        return basic_line(list, path, message);
    }
    let points = list.points_list();
    let path = trouble.path.strip_prefix("troops.impetus.");
    match points.zip(path) {
        Some((points, path)) => points_line(points, path, message),
        None => whole(&trouble.path).fault(message),
    }
}

/// What goes for the list as a whole.
fn whole(path: &str) -> Subject {
    let field = path.split(['[', '.']).next().unwrap_or_default();
    match field {
        "dates" => Subject::new("Dates", place::list("dates")),
        "volume" => Subject::new("Volume", place::list("volume")),
        "provenance" => Subject::new("Source", place::list("source")),
        "structures" => Subject::new("Command structure", place::STRUCTURES),
        "destiny_rolls" => Subject::new("Destiny rolls", place::list("destiny")),
        "fortifications" => Subject::new("FOR", place::list("fortifications")),
        "contingents_allowed" => Subject::new("Allied contingents", place::list("allies")),
        "bulk" => Subject::new("The bulk of the army", place::BULK),
        "rows" => Subject::new("The list", place::ADD_ROW),
        "lines" => Subject::new("The list", place::ADD_LINE),
        "printed_vdt" => Subject::new("VDT", place::PRINTED_VDT),
        "general" => Subject::new("", place::list("name")),
        "name" => Subject::new("Name", place::list("name")),
        _ => Subject::new("The list", place::list("name")),
    }
}

fn points_line(points: &PointsList, path: &str, message: &str) -> FaultLine {
    if path == "general" {
        let first = points.rows.iter().flat_map(|row| &row.troops).next();
        let place = first.map(|troop| place::troop(troop.id, TroopField::Name));
        return Subject::new("", place.unwrap_or_default()).fault(message);
    }
    if let Some((j, rest)) = step(path, "joint_minima") {
        let Some(joint) = points.joint_minima.get(j) else {
            return whole(path).fault(message);
        };
        let part = match last_of(rest) {
            "troops" => "of",
            "min" => "min",
            _ => "name",
        };
        let what = called(&joint.name, "a minimum filled together");
        return Subject::new(what, place::joint(joint.id, part)).fault(message);
    }
    if let Some((p, rest)) = step(path, "packages") {
        return package_subject(points, p, rest).fault(message);
    }
    let (s, rest) = match step(path, "contingents") {
        Some((c, rest)) => (c + 1, rest),
        None => (0, path),
    };
    let mut sections = points.sections();
    match sections.nth(s) {
        Some(section) => section_line(section, rest, message),
        None => whole(path).fault(message),
    }
}

fn package_subject(points: &PointsList, p: usize, rest: &str) -> Subject {
    let Some(package) = points.packages.get(p) else {
        return whole("packages");
    };
    let what = called(&package.name, "a package without a name");
    let variant =
        step(rest, "variants").and_then(|(v, rest)| Some((package.variants.get(v)?, rest)));
    let place = match (variant, last_of(rest)) {
        (Some((variant, rest)), _) if last_of(rest) == "name" => place::variant(variant.id, "name"),
        (Some((variant, _)), _) => place::variant(variant.id, "add"),
        (None, "max") => place::package(package.id, "numbers"),
        (None, _) => place::package(package.id, "name"),
    };
    Subject::new(what, place)
}

fn section_line(section: Section<'_>, rest: &str, message: &str) -> FaultLine {
    let allies = section
        .contingent
        .map(|contingent| match contingent.name.as_str() {
            "" => "Allies without a name".to_owned(),
            name => format!("Allies {}", clipped(name)),
        });
    let of = |what: String| match &allies {
        None => what,
        Some(allies) => format!("{allies}, {what}"),
    };
    if let Some((row, r, rest)) =
        step(rest, "rows").and_then(|(r, rest)| Some((section.rows.get(r)?, r, rest)))
    {
        if is_blank(row) {
            return FaultLine {
                row: Some(row.id),
                place: place::numbers(row.id),
                said: format!("Row {} is empty: fill it in or remove it.", r + 1),
            };
        }
        let subject = Subject {
            row: Some(row.id),
            what: of(row_name(row, r, rest)),
            place: row_place(row, rest),
        };
        return match blank_alternative(row, rest) {
            None => subject.fault(message),
            Some(troop) => Subject {
                place: place::troop(troop.id, TroopField::Type),
                ..subject
            }
            .fault("is empty: fill it in or remove it"),
        };
    }
    if let Some((upgrade, rest)) =
        step(rest, "upgrades").and_then(|(u, rest)| Some((section.upgrades.get(u)?, rest)))
    {
        let what = called(&upgrade.name, "an option without a name");
        let place = match rest.split(['[', '.']).next() {
            Some("of") => place::upgraded(upgrade.id),
            Some("limits") => place::upgrade(upgrade.id, UpgradeField::Limits),
            Some("becomes") => place::upgrade(upgrade.id, UpgradeField::Becomes),
            Some("price" | "rear_price") => place::upgrade(upgrade.id, UpgradeField::Price),
            _ => place::upgrade(upgrade.id, UpgradeField::Name),
        };
        return Subject::new(of(what), place).fault(&chosen(rest, message));
    }
    if let Some((formation, rest)) =
        step(rest, "large_units").and_then(|(f, rest)| Some((section.large_units.get(f)?, rest)))
    {
        let part = match rest {
            "front" | "rear" => rest,
            _ => "sizes",
        };
        let place = place::formation(formation.id, part);
        return Subject::new(of("a Large Unit".to_owned()), place).fault(&chosen(rest, message));
    }
    match section.contingent {
        None => whole(rest).fault(message),
        Some(contingent) => {
            let what = allies.unwrap_or_default();
            Subject::new(what, place::contingent(contingent.id)).fault(message)
        }
    }
}

/// Which of several things was meant where none was chosen.
fn chosen(rest: &str, message: &str) -> String {
    match (rest.split('[').next(), message) {
        (Some("of"), "expected at least one") => "choose the troops it is for".to_owned(),
        (Some("front"), "expected at least one") => "choose the front rank".to_owned(),
        _ => message.to_owned(),
    }
}

/// A fault of a Basic list: of a line, an option, or the whole.
fn basic_line(list: &ArmyList, path: &str, message: &str) -> FaultLine {
    let Some(basic) = list.basic_list() else {
        return whole(path).fault(message);
    };
    if path == "general" {
        let first = basic.lines.first();
        let place = first.map(|line| place::line(line.id, TroopField::Name));
        return Subject::new("", place.unwrap_or_default()).fault(message);
    }
    if let Some((line, l, rest)) =
        step(path, "lines").and_then(|(l, rest)| Some((basic.lines.get(l)?, l, rest)))
    {
        return line_fault(line, l, rest, message);
    }
    if let Some((option, o, rest)) =
        step(path, "options").and_then(|(o, rest)| Some((basic.options.get(o)?, o, rest)))
    {
        let part = match rest.split('[').next().unwrap_or_default() {
            part @ ("give_one_of" | "take_one_of" | "changes") => {
                part.split('_').next().unwrap_or(part)
            }
            "printed_vdt" => "vdt",
            _ => "give",
        };
        let part = if part == "changes" { "change" } else { part };
        let what = match part {
            "vdt" => format!("option {}, VDT", o + 1),
            _ => format!("option {}", o + 1),
        };
        return Subject::new(what, place::swap(option.id, part)).fault(message);
    }
    whole(path).fault(message)
}

fn line_fault(line: &BasicLine, l: usize, rest: &str, message: &str) -> FaultLine {
    let is_empty = line.unit == blank_unit();
    let name = line.unit.name.as_deref();
    let name = name.map_or_else(|| format!("line {}", l + 1), clipped);
    let place = match (is_empty, last_of(rest)) {
        (true, _) | (_, "count") => place::count(line.id),
        (_, last) => place::line(line.id, field_of(last)),
    };
    let said = match is_empty {
        true => format!("Line {} is empty: fill it in or remove it.", l + 1),
        false => sentence(&name, message),
    };
    FaultLine {
        row: Some(line.id),
        place,
        said,
    }
}

fn row_place(row: &Row, rest: &str) -> String {
    let troop = step(rest, "troops").and_then(|(t, rest)| Some((row.troops.get(t)?, rest)));
    let Some((troop, rest)) = troop else {
        return place::numbers(row.id);
    };
    match rest.strip_prefix("dismount.") {
        Some(rest) => place::foot(troop.id, field_of(last_of(rest))),
        None => place::troop(troop.id, field_of(last_of(rest))),
    }
}

/// The field that a figure is typed into, from the last step of its path.
fn field_of(last: &str) -> TroopField {
    match last {
        "m" => TroopField::M,
        "vbu" => TroopField::Vbu,
        "i" => TroopField::I,
        "d" => TroopField::D,
        "vd" => TroopField::Vd,
        "price" | "rear_price" => TroopField::Price,
        "weapons" | "arms" | "traits" => TroopField::Weapons,
        _ => TroopField::Name,
    }
}

fn row_name(row: &Row, r: usize, rest: &str) -> String {
    let troop = step(rest, "troops").and_then(|(t, rest)| Some((row.troops.get(t)?, rest)));
    let mut named = row.troops.iter().filter(|troop| !troop.name.is_empty());
    let first = row.troops.first().map(|troop| troop.id);
    match troop {
        Some((troop, rest)) if !troop.name.is_empty() => match rest.starts_with("dismount") {
            true => format!("{} on foot", clipped(&troop.name)),
            false => clipped(&troop.name),
        },
        Some((troop, _)) if Some(troop.id) != first => {
            let name = named.next().map(|troop| troop.name.as_str());
            format!(
                "the OR of {}",
                clipped(name.unwrap_or("a row without a name"))
            )
        }
        _ => named
            .next()
            .map_or_else(|| format!("row {}", r + 1), |troop| clipped(&troop.name)),
    }
}

fn is_blank(row: &Row) -> bool {
    row.max == 0 && row.troops.iter().all(is_blank_troop)
}

fn is_blank_troop(troop: &Troop) -> bool {
    troop.name.is_empty() && troop.price == 0 && troop.stats.vbu == 0
}

/// An OR that nothing was typed of yet.
fn blank_alternative<'l>(row: &'l Row, rest: &str) -> Option<&'l Troop> {
    let (t, _) = step(rest, "troops")?;
    row.troops
        .get(t)
        .filter(|troop| t > 0 && is_blank_troop(troop))
}

fn called(name: &str, otherwise: &str) -> String {
    match name.trim() {
        "" => otherwise.to_owned(),
        name => clipped(name),
    }
}

fn clipped(name: &str) -> String {
    const MOST: usize = 40;
    match name.chars().count() > MOST {
        true => name.chars().take(MOST).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

/// Checks of files say what was found and what was expected; who types needs only the second.
fn sentence(what: &str, message: &str) -> String {
    let message = match message.rsplit_once("expected ") {
        Some((_, expected)) => format!("needs {expected}"),
        None => message.to_owned(),
    };
    let between = match message.starts_with("is ") {
        _ if what.is_empty() => "",
        true => " ",
        false => ": ",
    };
    capital(&format!("{what}{between}{message}."))
}

/// The number after a step of a path, and what follows: `rows[3].max`.
fn step<'p>(path: &'p str, name: &str) -> Option<(usize, &'p str)> {
    let rest = path.strip_prefix(name)?.strip_prefix('[')?;
    let (number, rest) = rest.split_once(']')?;
    Some((number.parse().ok()?, rest.trim_start_matches('.')))
}

fn last_of(path: &str) -> &str {
    let last = path.rsplit('.').next().unwrap_or_default();
    last.split('[').next().unwrap_or_default()
}
