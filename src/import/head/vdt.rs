//! "VDT=17/9" in a title or on a line of its own.

use super::super::figures::as_digits;
use super::title::Title;
use crate::list::PrintedVdt;
use std::ops::Range;

/// Words around them that say nothing more.
const KNOWN: &[&str] = &[
    "vdt", "total", "totale", "army", "esercito", "or", "o", "oppure", "and", "e", "if", "se",
    "with", "without", "con", "senza", "the", "l", "opzione", "opzioni", "option", "options", "is",
    "list", "lista",
];

/// Takes each VDT out of a text, with the brackets around them.
pub fn take_vdts(rest: &mut String, title: &mut Title) {
    let mut from = 0;
    while let Some(at) = rest
        .get(from..)
        .and_then(|tail| tail.to_ascii_lowercase().find("vdt"))
        .map(|at| from + at)
    {
        let segment = segment(rest, at);
        let said = rest.get(segment.clone()).unwrap_or_default().to_owned();
        let before = title.vdt.len();
        read(&said, title);
        if title.vdt.len() == before {
            // What can't be read stays where it is asked about.
            title.unread.push(said.clone());
        }
        rest.replace_range(segment.clone(), " ");
        from = segment.start.min(rest.len());
    }
}

/// The brackets around a VDT, or as far as its figures go.
fn segment(rest: &str, at: usize) -> Range<usize> {
    let open = rest
        .get(..at)
        .and_then(|before| before.rfind('('))
        .filter(|open| !rest.get(*open..at).unwrap_or_default().contains(')'));
    let close = rest.get(at..).and_then(|after| after.find(')'));
    if let (Some(open), Some(close)) = (open, close) {
        return open..at + close + 1;
    }
    let mut end = at + 3;
    let tail = rest.get(end..).unwrap_or_default();
    let mut place = end;
    for word in tail.split_inclusive(' ') {
        let small = word.trim().to_lowercase();
        let plain = small.trim_matches(|it: char| !it.is_alphanumeric());
        place += word.len();
        if small.is_empty() {
            continue;
        }
        if figure(&small).is_some() || small == "=" {
            end = place;
        } else if !KNOWN.contains(&plain) {
            break;
        }
    }
    // Nothing but words that are known may follow: they belong to it.
    let words = rest.get(end..).unwrap_or_default();
    let is_known = |word: &str| word.is_empty() || KNOWN.contains(&word.to_lowercase().as_str());
    if words.split(|it: char| !it.is_alphanumeric()).all(is_known) {
        end = rest.len();
    }
    let before = rest.get(..at).unwrap_or_default();
    let start = before
        .trim_end()
        .to_ascii_lowercase()
        .strip_suffix("total")
        .map_or(at, str::len);
    start..end
}

fn read(said: &str, title: &mut Title) {
    let is_of_it = |it: char| it.is_alphanumeric() || matches!(it, '/' | '-' | '|');
    let mut figures: Vec<(String, PrintedVdt)> = Vec::new();
    let mut from = 0;
    for word in said.replace(" / ", "/").split(|it: char| !is_of_it(it)) {
        let small = word.to_lowercase();
        let bare = small.trim_matches('-');
        if bare.is_empty() || KNOWN.contains(&bare) {
            continue;
        }
        let Some(vdt) = figure(bare.strip_prefix("vdt").unwrap_or(bare)) else {
            // All from here on says something else.
            if let (false, Some(at)) = (
                figures.is_empty(),
                said.get(from..).and_then(|it| it.find(word)),
            ) {
                let rest = said.get(from + at..).unwrap_or_default();
                title
                    .unread
                    .push(rest.trim_end_matches([')', ' ']).to_owned());
            }
            break;
        };
        from += said
            .get(from..)
            .and_then(|it| it.find(word))
            .map_or(0, |at| at + word.len());
        figures.push((word.trim_matches('-').to_owned(), vdt));
    }
    for (written, vdt) in figures {
        let printed = format!("{}/{}", vdt.total, vdt.break_point);
        let is_plain = written == printed || written.to_lowercase() == format!("vdt{printed}");
        if !is_plain {
            title.vdt_repaired.push((written, vdt));
        }
        if !title.vdt.contains(&vdt) {
            title.vdt.push(vdt);
        }
    }
}

/// "17/9", "l7/9", "17-9"; of "17" alone the break point is half of it.
fn figure(said: &str) -> Option<PrintedVdt> {
    let said = said.trim_matches(|it: char| !it.is_alphanumeric());
    let (total, break_point) = match said.split_once(['/', '-']) {
        Some((total, break_point)) => (as_digits(total)?, as_digits(break_point)?),
        None => {
            let total = said.parse::<u16>().ok()?;
            (total, total.div_ceil(2))
        }
    };
    (total > 0 && total < 100 && break_point > 0 && break_point <= total)
        .then_some(PrintedVdt { total, break_point })
}
