//! What an upgrade costs: "final cost 21(16) pts", "at 21 points", "at the same cost".

use super::super::troops::{mentioned, words};
use std::ops::Range;
use winnow::Parser;
use winnow::ascii::digit1;

/// The price of an upgraded unit.
pub struct Cost {
    pub price: u16,
    pub rear_price: Option<u16>,
    /// From the words before it to its last digit.
    pub at: Range<usize>,
}

/// "final cost 21(16)", "at 21 points".
pub fn cost(small: &str) -> Option<Cost> {
    let marks = [
        "final cost",
        "costo finale",
        "costo",
        "cost",
        " at ",
        " for ",
    ];
    marks.iter().find_map(|mark| {
        let start = small.rfind(mark)?;
        let rest = small.get(start + mark.len()..)?.trim_start();
        let rest = rest.strip_prefix("of ").unwrap_or(rest);
        let mut input = rest.trim_start_matches([' ', '=', ':', '(']);
        let price: u16 = digit1::<&str, winnow::error::ContextError>
            .parse_to()
            .parse_next(&mut input)
            .ok()?;
        let mut end = small.len() - input.len();
        let behind = without_points(input);
        let rear = rear_price(behind);
        if let Some((_, rest)) = rear {
            end = small.len() - rest.len();
        }
        let ends = [' ', '(', ',', '.', ';'];
        let before = small.get(..start).unwrap_or_default();
        let before = before.trim_end_matches(ends).trim_end_matches(" the");
        let before = before.trim_end_matches(" at").trim_end_matches(" for");
        let begin = before.trim_end_matches(ends).len();
        Some(Cost {
            price,
            rear_price: rear.map(|(rear, _)| rear),
            at: begin..end,
        })
    })
}

/// What stands behind "pts".
fn without_points(said: &str) -> &str {
    let rest = said.trim_start();
    let units = ["points", "pts", "pt", "punti", "p"];
    let behind = units.iter().find_map(|unit| rest.strip_prefix(unit));
    match behind.filter(|rest| !rest.starts_with(char::is_alphanumeric)) {
        Some(rest) => rest.trim_start_matches('.').trim_start(),
        None => rest,
    }
}

/// "(16)", "[16 pts]", "/16", "(16 in a rear rank)", ", 16 in a rear rank", and what stands behind it.
fn rear_price(said: &str) -> Option<(u16, &str)> {
    const OF_REAR: &[&str] = &[
        "pts", "pt", "points", "in", "for", "the", "a", "each", "rear", "back", "second", "rank",
        "ranks",
    ];
    let digits = |rest: &str| rest.bytes().take_while(u8::is_ascii_digit).count();
    if let Some(rest) = said.strip_prefix('/') {
        let (rear, rest) = rest.split_at_checked(digits(rest))?;
        return Some((rear.parse().ok()?, rest));
    }
    let (open, rest) = said.split_at_checked(1)?;
    let rest = rest.trim_start();
    let (rear, rest) = rest.split_at_checked(digits(rest))?;
    let (inside, rest) = match open {
        "(" | "[" => rest.split_once([')', ']'])?,
        "," if rest.contains("rear rank") => (rest.trim_end_matches([' ', '.', ')']), ""),
        _ => return None,
    };
    let is_price = words(inside).all(|word| OF_REAR.contains(&word));
    let is_plain = inside
        .chars()
        .all(|it| it.is_alphanumeric() || matches!(it, ' ' | '.'));
    (is_price && is_plain).then_some(())?;
    Some((rear.parse().ok()?, rest))
}

/// "(final cost 36), max 2": the number, where nothing else stands there.
pub fn limit_behind(behind: &str) -> Option<u16> {
    const KNOWN: &str = "max maximum up to at most only in total of them unit units";
    let small = behind.trim_start_matches([' ', ')', ']', ',', ';', '.', '(']);
    let small = small.to_lowercase();
    let heads = ["max", "up to ", "at most ", "only "];
    let said = mentioned(&small, &[]);
    let is_plain = heads.iter().any(|head| small.starts_with(head))
        && !said.has_more_than(&[KNOWN])
        && small
            .chars()
            .all(|it| it.is_alphanumeric() || matches!(it, ' ' | '.' | ')'));
    match said.numbers()[..] {
        [most] if is_plain => Some(most),
        _ => None,
    }
}

/// "polearm, at the same cost": what changes, and that it changes no price.
pub fn without_same_cost(change: &str) -> (&str, bool) {
    let small = change.to_lowercase();
    let said = [
        "at the same cost",
        "at no cost",
        "for free",
        "at no extra cost",
    ];
    match said.iter().find_map(|it| small.find(it)) {
        Some(at) => (change.get(..at).unwrap_or_default(), true),
        None => (change, false),
    }
}
