//! Brackets and stars of a Basic line: the general's mark, weapons, conditions.

use super::super::super::Reason;
use super::super::super::weapons::armed;
use super::super::super::words::{has_word, squeezed};
use super::super::Reader;
use super::super::name::{CONDITIONS, NOT_CIC};
use super::blank;
use crate::list::Seat;
use std::ops::Range;

/// Takes out the general's marks, and what stands in brackets but is no part of a name.
pub fn seat_and_brackets(reader: &mut Reader<'_>, from: usize) -> Seat {
    let mut seat = Seat::No;
    let mut at = from;
    while let Some(found) = next_bracket(&reader.clean.text, at) {
        at = found.end;
        let said = reader.said(found.clone()).to_lowercase();
        let plain = squeezed(&said);
        let is_sub = NOT_CIC.contains(&plain.as_str());
        if is_sub || said.contains('*') {
            seat = match is_sub {
                true => Seat::SubGeneral,
                false => Seat::Yes,
            };
            if !is_sub && !plain.is_empty() {
                reader.doubt_words(found.clone(), Reason::MoreThanARow);
            }
            blank(&mut reader.clean.text, &found);
        } else if sets_condition(&said) {
            reader.doubt_words(found.clone(), Reason::MoreThanARow);
            blank(&mut reader.clean.text, &found);
        } else if is_armed(
            &reader.clean.text,
            found.start + 1..found.end.saturating_sub(1),
        ) {
            blank(&mut reader.clean.text, &(found.start..found.start + 1));
            blank(&mut reader.clean.text, &(found.end - 1..found.end));
        }
    }
    match (seat, has_star(&mut reader.clean.text, from)) {
        (Seat::No, true) => Seat::Yes,
        (seat, _) => seat,
    }
}

/// Takes out the stars outside brackets. "*Horse*" is emphasis; "Horse *" and "2* Horse" hold a general.
fn has_star(text: &mut String, from: usize) -> bool {
    let mut stars: Vec<Range<usize>> = Vec::new();
    let tail = text.get(from..).unwrap_or_default();
    for (at, _) in tail.match_indices('*') {
        let at = from + at;
        match stars.last_mut() {
            Some(last) if last.end == at => last.end += 1,
            _ => stars.push(at..at + 1),
        }
    }
    let before = |at: usize| text.get(..at).and_then(|it| it.chars().next_back());
    let after = |at: usize| text.get(at..).and_then(|it| it.chars().next());
    let is_letter = |it: Option<char>| it.is_some_and(char::is_alphabetic);
    let is_word = |it: Option<char>| it.is_some_and(char::is_alphanumeric);
    let opens = |at: &Range<usize>| is_letter(after(at.end)) && !is_word(before(at.start));
    let closes = |at: &Range<usize>| is_letter(before(at.start)) && !is_word(after(at.end));
    let mut left = stars.len();
    if let Some(open) = stars.iter().position(opens)
        && stars.iter().skip(open + 1).any(closes)
    {
        left -= 2;
    }
    for star in &stars {
        blank(text, star);
    }
    left > 0
}

/// Or it may be a mark of generals.
fn sets_condition(said: &str) -> bool {
    said.bytes().any(|byte| byte.is_ascii_digit())
        || has_word(said, CONDITIONS)
        || has_word(said, &["general", "generals", "cic"])
}

/// From its opening sign to its closing one; "(*" may have lost that.
fn next_bracket(text: &str, from: usize) -> Option<Range<usize>> {
    let open = from + text.get(from..)?.find(['(', '['])?;
    let rest = text.get(open..)?;
    match rest.find([')', ']']) {
        Some(close) => Some(open..open + close + 1),
        None if rest.get(1..)?.starts_with('*') => Some(open..open + 2),
        None => None,
    }
}

/// Weapons and nothing else, though a class may be missing.
fn is_armed(text: &str, at: Range<usize>) -> bool {
    let armed = armed(text, at);
    !armed.is_empty() && armed.unknown.is_empty()
}
