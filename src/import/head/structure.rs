//! The command structure: "CS=Average (12 pts) or Poor (0 pts)".

use super::super::words::structure;
use crate::army::CommandStructure;
use std::ops::Range;

#[derive(Clone, Debug, PartialEq)]
pub struct StructureLine {
    /// Each with its price if one is printed.
    pub found: Vec<(CommandStructure, Option<u16>)>,
    /// From the first word on that says something else.
    pub more: Option<Range<usize>>,
}

const HEADS: &[&str] = &[
    "command structures",
    "command structure",
    "strutture di comando",
    "struttura di comando",
    "struttura comando",
    "structure",
    "struttura",
    "command",
    "comando",
    "c.s.",
    "cs",
    "sc",
];

const BETWEEN: &[&str] = &["or", "o", "oppure", "and", "e", "either", "is", "cs"];

/// Behind a number alone.
const POINTS: &[&str] = &["pts", "pt", "points", "point", "punti", "pti", "p"];

/// Reads such a line; none where another word stands before the first structure.
pub fn structures(text: &str) -> Option<StructureLine> {
    let small = text.to_ascii_lowercase();
    let start = after_head(&small)?;
    let mut line = StructureLine {
        found: Vec::new(),
        more: None,
    };
    let mut is_priced = false;
    for (at, word) in words(&small, start) {
        let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
        let unit = word.get(digits.len()..).unwrap_or_default();
        let price = digits
            .parse()
            .ok()
            .filter(|_| digits.len() < 3 && (unit.is_empty() || POINTS.contains(&unit)));
        let is_unpriced = matches!(line.found.last(), Some((_, None)));
        if let Some(known) = structure(word) {
            if !line.found.iter().any(|(it, _)| *it == known) {
                line.found.push((known, None));
            }
        } else if let (Some(_), true, Some((_, last))) = (price, is_unpriced, line.found.last_mut())
        {
            *last = price;
        } else if !(BETWEEN.contains(&word) || is_priced && POINTS.contains(&word)) {
            if line.found.is_empty() {
                return None;
            }
            let before = small.get(..at.start).unwrap_or_default();
            let before = before.trim_end_matches(' ');
            let start = match before.ends_with(['(', '[']) {
                true => before.len() - 1,
                false => at.start,
            };
            line.more = Some(start..text.trim_end().len());
            break;
        }
        is_priced = price.is_some();
    }
    (!line.found.is_empty()).then_some(line)
}

/// Whether a line begins like one, whatever it says then.
pub fn names_structure(text: &str) -> bool {
    let small = text.to_ascii_lowercase();
    after_head(&small).is_some_and(|end| {
        let rest = small.get(end..).unwrap_or_default();
        rest.trim_start().starts_with([':', '=', '|', ';'])
    })
}

/// Whether a line says "Command structure" and nothing else.
pub fn is_head_alone(text: &str) -> bool {
    let small = text.to_ascii_lowercase();
    after_head(&small).is_some_and(|end| {
        let rest = small.get(end..).unwrap_or_default();
        !rest.contains(|it: char| it.is_alphanumeric())
    })
}

/// Where the line goes on behind "CS".
fn after_head(small: &str) -> Option<usize> {
    let trimmed = small.trim_start_matches([' ', '*', '_', '#', '>', '-', '(', '[', '|']);
    let start = small.len() - trimmed.len();
    let end_of = |head: &&str| {
        let rest = trimmed.strip_prefix(head)?;
        let is_word = !rest.starts_with(|it: char| it.is_alphanumeric());
        // "CSAverage", with the sign lost.
        let letters = rest
            .find(|it: char| !it.is_alphabetic())
            .unwrap_or(rest.len());
        let is_glued = *head == "cs" && rest.get(..letters).and_then(structure).is_some();
        (is_word || is_glued).then_some(start + head.len())
    };
    HEADS.iter().find_map(end_of)
}

fn words(small: &str, start: usize) -> impl Iterator<Item = (Range<usize>, &str)> {
    let rest = small.get(start..).unwrap_or_default();
    let mut at = start;
    rest.split(|it: char| !it.is_alphanumeric())
        .map(move |word| {
            let begin = at;
            at += word.len();
            // The sign behind it, which may take more than a byte.
            at += small
                .get(at..)
                .and_then(|rest| rest.chars().next())
                .map_or(0, char::len_utf8);
            (begin..begin + word.len(), word)
        })
        .filter(|(_, word)| !word.is_empty())
}
