//! The table as CSV, for a spreadsheet.

use super::{Checked, Entries, State, UmpireEntry, marks};
use crate::rules::Grade;
use crate::sheet::one_line;
use crate::text::{self, say_mark};

const HEAD: [&str; 17] = [
    "No.",
    "Player",
    "Army",
    "List",
    "Status of the list",
    "Event",
    "Points",
    "Limit",
    "VDT",
    "Breaks at",
    "Commands",
    "Verdict",
    "Illegal",
    "Findings",
    "Fingerprint",
    "Remarks",
    "Link",
];

/// The entries of these numbers, in their order, for a page at `base`. It begins with a mark by
/// which spreadsheets know that the letters are UTF-8.
pub fn csv(entries: &Entries, numbers: &[u32], base: &str) -> String {
    let marks = marks(entries);
    let mut text = String::from('\u{feff}');
    line(&mut text, &HEAD.map(str::to_owned));
    for entry in numbers.iter().filter_map(|number| entries.entry(*number)) {
        let marks = marks.get(&entry.number).map(Vec::as_slice);
        let remarks: Vec<String> = marks.unwrap_or_default().iter().map(say_mark).collect();
        line(&mut text, &cells(entry, remarks, base));
    }
    text
}

fn cells(entry: &UmpireEntry, mut remarks: Vec<String>, base: &str) -> [String; 17] {
    let number = entry.number.to_string();
    let link = entry.link.address(base);
    match &entry.state {
        State::Checked(checked) => {
            let findings: Vec<String> = checked
                .findings
                .iter()
                .map(|finding| {
                    let grade = text::grade(finding.grade);
                    let rule = finding.rule;
                    format!("{grade} [{rule}] {} {}", finding.headline, finding.detail)
                })
                .collect();
            remarks.extend(checked.since.iter().cloned());
            let orders = checked.orders.iter();
            remarks.extend(orders.map(|orders| format!("Fingerprint of the orders: {orders}.")));
            let judgement = &checked.judgement;
            [
                number,
                checked.player.clone(),
                checked.name.clone(),
                checked.list.name.clone(),
                text::status(checked.list.provenance.status).to_owned(),
                checked.event.clone(),
                priced(checked, judgement.points.into()),
                priced(checked, judgement.limit.into()),
                judgement.vdt.to_string(),
                judgement.break_point.to_string(),
                checked.commands.clone(),
                checked.verdict_said(),
                checked.count(Grade::Illegal).to_string(),
                findings.join(" "),
                checked.fingerprint.to_string(),
                remarks.join(" "),
                link,
            ]
        }
        State::Event(event) => {
            let event = one_line(&event.name);
            unjudged(number, event, "Link of an event", remarks, link)
        }
        State::Failed(why) => {
            remarks.push(why.clone());
            unjudged(number, String::new(), "Can't be judged", remarks, link)
        }
        State::Unopened | State::Opened(_) => {
            unjudged(number, String::new(), "Not judged yet", remarks, link)
        }
    }
}

/// Empty in a game without points.
fn priced(checked: &Checked, figure: i64) -> String {
    match checked.points.is_empty() {
        true => String::new(),
        false => figure.to_string(),
    }
}

fn unjudged(
    number: String,
    event: String,
    verdict: &str,
    remarks: Vec<String>,
    link: String,
) -> [String; 17] {
    let none = String::new;
    [
        number,
        none(),
        none(),
        none(),
        none(),
        event,
        none(),
        none(),
        none(),
        none(),
        none(),
        verdict.to_owned(),
        none(),
        none(),
        none(),
        remarks.join(" "),
        link,
    ]
}

fn line(text: &mut String, cells: &[String]) {
    for (place, cell) in cells.iter().enumerate() {
        if place > 0 {
            text.push(',');
        }
        text.push_str(&quoted(cell));
    }
    text.push_str("\r\n");
}

/// In quotes where RFC 4180 asks for them. What a spreadsheet would take for a formula gets an
/// apostrophe, which makes it text: names come from strangers. A number may have its sign.
fn quoted(cell: &str) -> String {
    let is_formula = cell.starts_with(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'])
        && cell.parse::<i64>().is_err();
    let guard = if is_formula { "'" } else { "" };
    let needs_quotes = cell.contains(['"', ',', ';', '\t', '\r', '\n', '\''])
        || cell.starts_with(' ')
        || cell.ends_with(' ');
    if needs_quotes || is_formula {
        format!("\"{guard}{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_and_no_formula_gets_through() {
        for (cell, written) in [
            ("plain", "plain"),
            ("", ""),
            ("a,b", "\"a,b\""),
            ("a;b", "\"a;b\""),
            ("say \"hi\"", "\"say \"\"hi\"\"\""),
            ("=1+1", "\"'=1+1\""),
            ("=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\""),
            ("+49 170", "\"'+49 170\""),
            ("@SUM(A1)", "\"'@SUM(A1)\""),
            ("-cmd|' /C calc'!A0", "\"'-cmd|' /C calc'!A0\""),
            ("＝1+1", "\"'＝1+1\""),
            ("-12", "-12"),
            ("O'Brien", "\"O'Brien\""),
        ] {
            assert_eq!(quoted(cell), written, "{cell}");
        }
    }
}
