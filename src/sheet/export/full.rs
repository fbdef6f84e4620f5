//! The whole army, line by line; plain, Markdown and BBCode differ in their marks alone.

use super::escape;
use crate::rules::Grade;
use crate::sheet::roster::{Roster, RosterCommand};
use crate::sheet::unit::{RosterBody, RosterUnit};
use crate::text::{self, sheet as words};

/// How a format marks text.
pub struct Marks {
    escape: fn(&str) -> String,
    title: (&'static str, &'static str),
    bold: (&'static str, &'static str),
    list: (&'static str, &'static str),
    item: &'static str,
    /// A rank of a Large Unit under its item.
    rank: &'static str,
}

pub const PLAIN: Marks = Marks {
    escape: escape::plain,
    title: ("", ""),
    bold: ("", ""),
    list: ("", ""),
    item: "- ",
    rank: "    ",
};

pub const MARKDOWN: Marks = Marks {
    escape: escape::markdown,
    title: ("## ", ""),
    bold: ("**", "**"),
    list: ("", ""),
    item: "- ",
    rank: "  - ",
};

pub const BB_CODE: Marks = Marks {
    escape: escape::bb_code,
    title: ("[size=150][b]", "[/b][/size]"),
    bold: ("[b]", "[/b]"),
    list: ("[list]\n", "[/list]\n"),
    item: "[*] ",
    rank: "– ",
};

impl Marks {
    fn bold(&self, text: &str) -> String {
        let (before, after) = self.bold;
        format!("{before}{}{after}", (self.escape)(text))
    }
}

pub fn write(roster: &Roster, marks: &Marks) -> String {
    let mut text = String::new();
    head(&mut text, roster, marks);
    for command in &roster.commands {
        text.push('\n');
        if roster.has_command_headings() {
            command_heading(&mut text, command, marks);
        }
        text.push_str(marks.list.0);
        for (count, body) in counted(&command.bodies) {
            write_body(&mut text, count, body, marks);
        }
        text.push_str(marks.list.1);
    }
    write_findings(&mut text, roster, marks);
    text
}

fn line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

fn head(text: &mut String, roster: &Roster, marks: &Marks) {
    let escape = marks.escape;
    let name = if roster.name.is_empty() {
        &roster.list.name
    } else {
        &roster.name
    };
    let (before, after) = marks.title;
    line(text, &format!("{before}{}{after}", escape(name)));

    let about = [
        Some(roster.list.name.as_str()),
        roster.list.dates.as_deref(),
        roster.list.volume.as_deref(),
        Some(roster.list.provenance.as_str()),
        Some(roster.player.as_str()).filter(|player| !player.is_empty()),
    ];
    let about: Vec<String> = about.into_iter().flatten().map(escape).collect();
    line(text, &about.join(" · "));

    let figures = format!(
        "{}: {}{} · {}",
        escape(&roster.event),
        roster.points_of_limit(),
        escape(&roster.vdt_line()),
        marks.bold(words::verdict(roster.legal))
    );
    line(text, &figures);
    if roster.list.is_reconstructed {
        line(text, &escape(words::PRACTICE));
    }

    let facts: Vec<String> = roster
        .facts
        .iter()
        .filter(|fact| fact.label != words::BAGGAGE)
        .map(|fact| {
            let price = fact.price.map(|price| format!(" ({price})"));
            let (label, value) = (escape(&fact.label), escape(&fact.value));
            format!("{label}: {value}{}", price.unwrap_or_default())
        })
        .collect();
    line(text, &facts.join(" · "));
}

fn command_heading(text: &mut String, command: &RosterCommand, marks: &Marks) {
    let general = match command.general {
        Some(general) => words::general(general.level, general.is_cic),
        None => words::NO_GENERAL.to_owned(),
    };
    let mut title = marks.bold(&command.name);
    if let Some(contingent) = &command.contingent {
        title = format!("{title} · {}", (marks.escape)(contingent));
    }
    line(text, &format!("{title} · {general}"));
    let points = command.points.map(|points| format!("{points} points · "));
    line(
        text,
        &format!(
            "{}{} VD, {} · breaks at {}",
            points.unwrap_or_default(),
            command.vd,
            text::share(command.share),
            command.break_point
        ),
    );
}

/// Bodies that read alike, counted, in the order of the first of each.
pub fn counted(bodies: &[RosterBody]) -> Vec<(usize, &RosterBody)> {
    let mut groups: Vec<(usize, &RosterBody)> = Vec::new();
    for body in bodies {
        match groups.iter_mut().find(|(_, first)| first.reads_like(body)) {
            Some((count, _)) => *count += 1,
            None => groups.push((1, body)),
        }
    }
    groups
}

fn write_body(text: &mut String, count: usize, body: &RosterBody, marks: &Marks) {
    let times = if count > 1 {
        format!("{count} × ")
    } else {
        String::new()
    };
    match body.ranks.as_slice() {
        [unit] => line(text, &format!("{}{times}{}", marks.item, said(unit, marks))),
        ranks => {
            let size = ranks.len();
            line(
                text,
                &format!("{}{times}{}", marks.item, words::large_unit(size)),
            );
            for unit in ranks {
                line(text, &format!("{}{}", marks.rank, said(unit, marks)));
            }
        }
    }
}

/// `Battle cars (general) · CGP · M 6 VBU 6 I 3 D C VD 3 · 19 + 20 = 39 points · long spear`.
fn said(unit: &RosterUnit, marks: &Marks) -> String {
    let mut name = marks.bold(&unit.name);
    if let Some(general) = unit.general {
        name = format!(
            "{name} ({})",
            words::seat(general.is_cic && general.level.is_some())
        );
    }
    let kind = unit.kind.map(|kind| text::troop_type(kind).0.to_owned());
    let price = unit
        .price
        .map(|_| words::price(&unit.price_of(1), unit.is_rear));
    let price = price.map(|price| (marks.escape)(&price));
    let remarks = Some(unit.remarks()).filter(|remarks| !remarks.is_empty());
    let parts = [
        Some(name),
        kind,
        statistics(unit, marks),
        price,
        remarks.map(|remarks| (marks.escape)(&remarks)),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" · ")
}

/// None for troops that the list doesn't have.
fn statistics(unit: &RosterUnit, marks: &Marks) -> Option<String> {
    unit.vbu?;
    let [m, vbu, i, d, vd] = unit.figures().map(|figure| (marks.escape)(&figure));
    let d = unit.d.map_or_else(String::new, |_| format!(" D {d}"));
    Some(format!("M {m} VBU {vbu} I {i}{d} VD {vd}"))
}

fn write_findings(text: &mut String, roster: &Roster, marks: &Marks) {
    if roster.findings.is_empty() && roster.waivers.is_empty() {
        return;
    }
    text.push('\n');
    text.push_str(marks.list.0);
    for finding in &roster.findings {
        let said = format!("{} {}", finding.headline, finding.detail);
        let said = format!(
            "{}{} {}",
            marks.item,
            marks.bold(&format!("{}:", text::grade(finding.grade))),
            (marks.escape)(&said)
        );
        line(text, &said);
    }
    // A waiver that no finding shows is still part of what was agreed.
    for waiver in &roster.waivers {
        let shown = |grade| grade == Grade::Waived;
        let mut findings = roster.findings.iter();
        if !findings.any(|f| f.rule == waiver.rule && shown(f.grade)) {
            let said = words::waiver(waiver.rule.as_str(), &waiver.reason);
            line(text, &format!("{}{}", marks.item, (marks.escape)(&said)));
        }
    }
    text.push_str(marks.list.1);
}
