//! Whether a line goes on in the next: a row in its weapons or prices, a sentence in its other half.

use super::Reason;
use super::clean::Clean;
use super::figures;
use super::head;
use super::lines::{Reading, classify, is_type_first};
use super::row::{Noticed, begins_row, is_numbers_alone, looks_like_row};
use super::swaps::{is_option, is_or_with};
use super::weapons::armed;
use super::words::is_shouted;
use crate::list::Figure;

/// The reading of lines together, where it is better than what was read so far.
pub(super) fn better(
    best: &(usize, Reading, Noticed),
    line: &str,
    next: &str,
    whole: &str,
) -> Option<(Reading, Noticed)> {
    let (_, reading, noticed) = best;
    match reading {
        Reading::Row(_) | Reading::Basic(_) => {
            let said = Clean::of(next).text;
            let said = said.trim();
            let is_rear = is_rear_price_or_mark(said) && matches!(reading, Reading::Row(_));
            let is_price = lacks_price(noticed) && figures::is_figures_alone(said);
            if !is_rear && !is_price && !is_prose(next) {
                return None;
            }
            let is_armed = names_weapons(said) || matches!(said, "A" | "B" | "C" | "a" | "b" | "c");
            let (joined, more) = classify(whole);
            let is_row = matches!(joined, Reading::Row(_) | Reading::Basic(_));
            let fewer = more.doubts.len() < noticed.doubts.len();
            let as_few = more.doubts.len() <= noticed.doubts.len();
            let is_name = as_few && is_bare(reading) && could_name_troops(next);
            let has_price = lacks_price(noticed) && !lacks_price(&more);
            let is_half_armed = could_name_troops(next) && arms(&joined) > arms(reading);
            let is_rest = is_armed || is_rear || has_price || is_half_armed;
            (is_row && (fewer || (as_few && is_rest) || is_name)).then_some((joined, more))
        }
        // "OR" on a line of its own, and the row without its numbers below it.
        Reading::Prose if is_or_with(line) => is_type_first(next).then(|| classify(whole)),
        Reading::Prose if begins_row(line) || is_numbers_alone(line) => {
            let (joined, more) = classify(whole);
            matches!(joined, Reading::Row(_) | Reading::Basic(_)).then_some((joined, more))
        }
        // A sentence goes on in small letters.
        Reading::Prose => {
            let ends = line.trim_end().ends_with(['.', ';', '!', '?'])
                || line.trim_end().ends_with(':') && is_option(line);
            let is_title = || is_shouted(line) || is_or_with(next);
            let is_row = || looks_like_row(line) || looks_like_row(next);
            (!ends && goes_on_in(line, next) && !is_title() && !is_row() && is_prose(next))
                .then(|| (Reading::Prose, Noticed::default()))
        }
        _ => None,
    }
}

/// Whether a line stops where no sentence can: "Up to half of the", "If the C-in-C is Caesar,".
fn is_unfinished(line: &str) -> bool {
    let line = line.trim_end();
    let last = line.rsplit(' ').next().unwrap_or_default();
    // "discipline A" is complete.
    let is_class = last.len() == 1 && last.starts_with(char::is_uppercase);
    line.ends_with([',', ':', '(', '=', '+', '/'])
        || !is_class && UNFINISHED.contains(&last.to_lowercase().as_str())
}

const UNFINISHED: &[&str] = &[
    "of", "the", "a", "an", "no", "not", "and", "or", "to", "in", "with", "for", "by", "from",
    "at", "per", "than", "only", "up", "all", "any", "each", "every", "half", "some", "can", "may",
    "must", "be", "is", "are", "if", "as", "one", "two", "three", "max", "cost", "di", "del",
    "della", "dei", "delle", "il", "la", "le", "i", "gli", "e", "o", "con", "per", "da", "un",
    "una", "fino", "non", "possono", "essere", "costo",
];

/// "crossbow B or javelin", "and sling": the end of a row, wherever it stands.
pub(super) fn names_weapons(text: &str) -> bool {
    let small = text.trim().to_lowercase();
    let weapons = small.trim_start_matches("or ").trim_start_matches("and ");
    weapons.len() < 80 && armed(weapons, 0..weapons.len()).is_sound()
}

fn is_prose(text: &str) -> bool {
    matches!(classify(text).0, Reading::Prose)
}

/// Whether a sentence that has no end on one line may go on in the next.
fn goes_on_in(line: &str, next: &str) -> bool {
    let next = next.trim_start();
    let is_option = [" can ", " may ", " possono "]
        .iter()
        .any(|verb| next.contains(verb));
    let is_closed = line.trim_end().ends_with(')');
    let is_number =
        next.starts_with(|first: char| first.is_ascii_digit()) && !is_numbers_alone(next);
    // "2 Slingers can be upgraded …" is a sentence of its own.
    is_unfinished(line)
        || (is_number && !(is_closed && is_option))
        || next.starts_with(|first: char| first.is_lowercase() || first == '(')
        || ["VBU", "D=", "Final cost"]
            .iter()
            .any(|head| next.starts_with(head))
}

/// "(13)" or "(*)" on a line of its own.
fn is_rear_price_or_mark(text: &str) -> bool {
    let inside = text.strip_prefix(['(', '[']);
    inside
        .and_then(|inside| inside.strip_suffix([')', ']']))
        .is_some_and(|inside| inside == "*" || figures::is_figures_alone(inside))
}

fn lacks_price(noticed: &Noticed) -> bool {
    let mut reasons = noticed.doubts.iter().map(|doubt| &doubt.reason);
    reasons.any(|reason| {
        matches!(
            reason,
            Reason::Missing {
                figure: Figure::Price,
                ..
            }
        )
    })
}

/// How many weapons a row has, choices included.
fn arms(reading: &Reading) -> usize {
    match reading {
        Reading::Row(row) => row.weapons.len() + row.arms.len(),
        Reading::Basic(line) => line.unit.weapons.len() + line.unit.arms.len(),
        _ => 0,
    }
}

/// A Basic line with its figures alone: name and weapons may stand below.
fn is_bare(reading: &Reading) -> bool {
    match reading {
        Reading::Basic(line) => {
            line.unit.name.is_none() && line.unit.weapons.is_empty() && line.unit.arms.is_empty()
        }
        _ => false,
    }
}

/// A few words that aren't a sentence, a title or an option.
fn could_name_troops(text: &str) -> bool {
    let ends = text.trim_end().ends_with(['.', ':', ';', '!', '?']);
    let is_note = text.trim_end().ends_with(')') && text.bytes().any(|it| it.is_ascii_digit());
    text.len() < 50
        && !ends
        && !is_note
        && !is_shouted(text)
        && !is_option(text)
        && !is_or_with(text)
        && head::title(text).dates.is_none()
}
