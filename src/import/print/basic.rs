//! Lines and options of a Basic Impetus list.

use super::{armed, seat, type_code, vd};
use crate::list::{
    BasicLine, BasicList, BasicOption, BasicUnit, GivenUp, LineChange, RowId, Taken, TakenUnit,
    VbuChange,
};

/// " (VDT=16/8 or VDT=18/9 with the option)".
pub fn printed_vdt(basic: &BasicList) -> String {
    let Some(vdt) = basic.printed_vdt else {
        return String::new();
    };
    let with = basic.options.iter().find_map(|option| option.printed_vdt);
    let with = with.map_or(String::new(), |vdt| {
        format!(" or VDT={}/{} with the option", vdt.total, vdt.break_point)
    });
    format!(" (VDT={}/{}{with})", vdt.total, vdt.break_point)
}

pub fn lines(basic: &BasicList, lines: &mut Vec<String>) {
    lines.push("Nr Type M VBU I VD Notes".to_owned());
    let units = basic.lines.iter();
    lines.extend(units.map(|line| format!("{} {}", line.count, unit(&line.unit))));
    for option in &basic.options {
        option_lines(basic, option, lines);
    }
}

fn unit(unit: &BasicUnit) -> String {
    let stats = &unit.stats;
    let armed = armed(&unit.weapons, &unit.arms, &unit.traits);
    let parts: Vec<&str> = [unit.name.as_deref().unwrap_or_default(), &armed]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect();
    let line = format!(
        "{}{} {} {} {} {} {}",
        type_code(unit.kind),
        seat(unit.general).trim(),
        stats.m,
        stats.vbu,
        stats.i,
        vd(stats),
        parts.join(" - ")
    );
    line.trim_end().to_owned()
}

fn option_lines(basic: &BasicList, option: &BasicOption, lines: &mut Vec<String>) {
    let gives: Vec<String> = option
        .give_one_of
        .iter()
        .map(|bundle| {
            let parts: Vec<String> = bundle.iter().map(|it| given(basic, it)).collect();
            parts.join(" + ")
        })
        .collect();
    let gives = gives.join(" or ");
    if option.take_one_of.is_empty() {
        let mut clauses = Vec::new();
        if !gives.is_empty() {
            clauses.push(format!("remove {gives}"));
        }
        clauses.extend(option.changes.iter().map(|it| change(basic, it)));
        lines.push(format!("Option. {}.", clauses.join(" and ")));
        return;
    }
    let is_line = |taken: &Taken| matches!(taken.what, TakenUnit::Line(_));
    if let [bundle] = option.take_one_of.as_slice()
        && bundle.iter().all(is_line)
    {
        let parts: Vec<String> = bundle.iter().map(|it| taken(basic, it)).collect();
        let parts = parts.join(" + ");
        lines.push(format!("Option. Change {gives} into {parts}."));
        return;
    }
    lines.push(format!("Option. Change {gives} with:"));
    for (place, bundle) in option.take_one_of.iter().enumerate() {
        if place > 0 {
            lines.push("or with".to_owned());
        }
        lines.extend(bundle.iter().map(|it| taken(basic, it)));
    }
}

fn given(basic: &BasicList, part: &GivenUp) -> String {
    format!("{} {}", part.count, reference(basic, part.line))
}

fn taken(basic: &BasicList, part: &Taken) -> String {
    match &part.what {
        TakenUnit::Line(line) => format!("{} {}", part.count, reference(basic, *line)),
        TakenUnit::Unit(it) => format!("{} {}", part.count, unit(it)),
    }
}

fn change(basic: &BasicList, change: &LineChange) -> String {
    let who = reference(basic, change.line);
    let who = match change.count {
        Some(count) => format!("{count} {who}"),
        None => format!("the {who}"),
    };
    let name = change.name.as_ref();
    let name = name.map_or(String::new(), |name| format!(" (upgraded to {name})"));
    match change.vbu {
        VbuChange::To(vbu) => format!("upgrade to VBU={vbu} {who}{name}"),
        VbuChange::By(by) if by < 0 => format!("lower by {} point {who}'s VBU{name}", -by),
        VbuChange::By(by) => format!("increase by {by} point {who}'s VBU{name}"),
    }
}

/// A line by its type; with its VBU or its name where others have the same.
fn reference(basic: &BasicList, id: RowId) -> String {
    let Some(line) = basic.lines.iter().find(|line| line.id == id) else {
        return String::new();
    };
    let code = type_code(line.unit.kind);
    let others = |same: &dyn Fn(&BasicLine) -> bool| {
        let mut lines = basic.lines.iter();
        lines.any(|it| it.id != id && it.unit.kind == line.unit.kind && same(it))
    };
    let vbu = line.unit.stats.vbu;
    if !others(&|_| true) {
        return format!("{code} Unit");
    }
    if !others(&|it| it.unit.stats.vbu == vbu) {
        return format!("{code} Unit (VBU={vbu})");
    }
    match &line.unit.name {
        Some(name) => format!("{name} {code} Unit"),
        None => format!("{code} Unit (VBU={vbu})"),
    }
}
