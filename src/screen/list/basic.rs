//! A list of Basic Impetus: a fixed army, and what may be swapped in it.

use super::Group;
use super::table::{RowKind, RowTable, TroopRow, weapons};
use crate::list::{
    BasicLine, BasicList, BasicOption, BasicUnit, GivenUp, LineChange, PrintedVdt, RowId, Taken,
    TakenUnit, VbuChange,
};
use crate::text;

const COLUMNS: &[&str] = &["M", "VBU", "I", "VD"];

pub(super) fn table(basic: &BasicList) -> RowTable {
    RowTable {
        title: "The army".to_owned(),
        contingent: None,
        numbers: "Units",
        columns: COLUMNS,
        has_prices: false,
        rows: basic.lines.iter().map(row).collect(),
        groups: Vec::new(),
    }
}

fn row(line: &BasicLine) -> TroopRow {
    let unit = &line.unit;
    let stats = &unit.stats;
    let about = [
        weapons(&unit.weapons, &unit.arms, &unit.traits),
        text::seat(unit.general).to_owned(),
    ];
    TroopRow {
        row: RowKind::First,
        kind: unit.kind,
        name: name(unit),
        numbers: line.count.to_string(),
        figures: [stats.m, stats.vbu, stats.i, stats.vd]
            .map(|figure| figure.to_string())
            .to_vec(),
        price: String::new(),
        about: about
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("; "),
    }
}

/// Lists often print the type alone.
fn name(unit: &BasicUnit) -> String {
    let (code, kind) = text::troop_type(unit.kind);
    match &unit.name {
        Some(name) => name.clone(),
        None => format!("{code}, {kind}"),
    }
}

pub(super) fn groups(basic: &BasicList) -> Vec<Group> {
    let vdt = |vdt: &PrintedVdt| {
        format!(
            "VDT {} as printed; the army breaks at {}.",
            vdt.total, vdt.break_point
        )
    };
    let options = basic.options.iter().map(|it| option(basic, it));
    let groups = [
        Group::of("Options", options.collect()),
        Group::of(
            "Demoralisation",
            basic.printed_vdt.iter().map(vdt).collect(),
        ),
    ];
    groups.into_iter().flatten().collect()
}

pub(in crate::screen) fn option(basic: &BasicList, option: &BasicOption) -> String {
    let line_name = |id: RowId| {
        let line = basic.lines.iter().find(|line| line.id == id);
        line.map_or_else(|| "units".to_owned(), |line| name(&line.unit))
    };
    let given = |part: &GivenUp| format!("{} {}", part.count, line_name(part.line));
    let taken = |part: &Taken| match &part.what {
        TakenUnit::Line(id) => format!("{} {}", part.count, line_name(*id)),
        TakenUnit::Unit(unit) => format!("{} {}", part.count, described(unit)),
    };
    let change = |change: &LineChange| {
        let who = match change.count {
            Some(count) => format!("{count} {}", line_name(change.line)),
            None => line_name(change.line),
        };
        let vbu = match change.vbu {
            VbuChange::To(vbu) => format!("VBU {vbu}"),
            VbuChange::By(by) => format!("VBU {by:+}"),
        };
        match &change.name {
            Some(name) => format!("{who} become {name}, {vbu}"),
            None => format!("{who}: {vbu}"),
        }
    };
    let give: Vec<String> = option.give_one_of.iter().map(|it| all(it, given)).collect();
    let take: Vec<String> = option.take_one_of.iter().map(|it| all(it, taken)).collect();
    let mut parts = Vec::new();
    if !give.is_empty() {
        parts.push(format!("give up {}", give.join(" or ")));
    }
    if !take.is_empty() {
        parts.push(format!("take {}", take.join(" or ")));
    }
    parts.extend(option.changes.iter().map(change));
    let mut said = parts.join("; ");
    if option.pairing_unknown {
        said.push_str(" (the list doesn't say which goes with which)");
    }
    if let Some(vdt) = option.printed_vdt {
        said.push_str(&format!("; VDT {}/{}", vdt.total, vdt.break_point));
    }
    let mut letters = said.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), letters.as_str())
}

fn all<T>(parts: &[T], said: impl Fn(&T) -> String) -> String {
    parts.iter().map(said).collect::<Vec<_>>().join(" and ")
}

/// "Crossbowmen (T, M 6, VBU 3, I 0, VD 1, crossbow A)".
fn described(unit: &BasicUnit) -> String {
    let (code, _) = text::troop_type(unit.kind);
    let stats = &unit.stats;
    let mut figures = format!(
        "{code}, M {}, VBU {}, I {}, VD {}",
        stats.m, stats.vbu, stats.i, stats.vd
    );
    let armed = weapons(&unit.weapons, &unit.arms, &unit.traits);
    if !armed.is_empty() {
        figures = format!("{figures}, {armed}");
    }
    format!("{} ({figures})", name(unit))
}
