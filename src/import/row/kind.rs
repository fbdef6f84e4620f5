//! The type of troops behind the numbers of a row.

use super::begin::Numbers;
use crate::import::words::{likely_type, troop_type, type_code};
use crate::list::TroopType;
use std::ops::Range;
use strum::VariantArray;

#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    Known(TroopType),
    /// Letters that look like a type's.
    Likely(TroopType),
    Unknown(String),
    /// "CGP or CGL": it can only be one.
    Several(Vec<TroopType>),
    None,
}

pub fn read_kind(text: &str, from: usize, numbers: &Numbers) -> (Kind, Range<usize>) {
    let rest = text.get(from..).unwrap_or_default();
    let tail = rest.trim_start_matches([' ', '-', '.', ',', ';', ':', '|', '_', '"']);
    let tail = match tail.strip_prefix(['x', 'X']) {
        // "2 x CP" in Basic lists.
        Some(after) if after.starts_with(' ') => after.trim_start(),
        _ => tail,
    };
    let start = text.len() - tail.len();
    let token: &str = {
        let end = tail
            .find(|letter: char| !letter.is_ascii_alphanumeric())
            .unwrap_or(tail.len());
        tail.get(..end).unwrap_or_default()
    };
    let at = start..start + token.len();
    let after = tail.get(token.len()..).unwrap_or_default();
    if let Some(kind) = troop_type(token) {
        let is_written = token.bytes().all(|byte| byte.is_ascii_uppercase());
        let may_be_small = *numbers != Numbers::None && !begins_name(token, after);
        if is_written && !is_initial(token, after) || may_be_small {
            return match other_types(after) {
                Some((others, length)) => {
                    let kinds = std::iter::once(kind).chain(others);
                    (Kind::Several(kinds.collect()), start..at.end + length)
                }
                None => (Kind::Known(kind), at),
            };
        }
    }
    if let Some((kind, length)) = glued(token) {
        return (Kind::Known(kind), start..start + length);
    }
    if *numbers == Numbers::None || begins_name(token, after) {
        return (Kind::None, start..start);
    }
    let is_code = (1..=3).contains(&token.len())
        && token
            .bytes()
            .all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'l');
    match likely_type(token).filter(|_| is_code) {
        Some(kind) => (Kind::Likely(kind), at),
        None if is_code && !token.bytes().all(|byte| byte.is_ascii_digit()) => {
            (Kind::Unknown(token.to_owned()), at)
        }
        None => (Kind::None, start..start),
    }
}

/// "El Cid's knights" and "T'ang spearmen" begin as types do.
fn begins_name(token: &str, after: &str) -> bool {
    let is_word = token == "El" || token == "Art";
    let is_marked = after
        .trim_start_matches([' ', '.'])
        .starts_with(['-', '(', '*', ':', ',', ';']);
    is_initial(token, after) || (is_word && !is_marked)
}

/// "S. Italians", "T'ang".
fn is_initial(token: &str, after: &str) -> bool {
    let rest = after.strip_prefix(['.', '\'']);
    token.len() == 1 && rest.is_some_and(|rest| rest.trim_start().starts_with(char::is_alphabetic))
}

/// " or CGL", "/T" behind a type, and how long that is.
fn other_types(after: &str) -> Option<(Vec<TroopType>, usize)> {
    let mut found = Vec::new();
    let mut rest = after;
    while let Some(tail) = separated(rest) {
        let end = tail
            .find(|letter: char| !letter.is_ascii_alphanumeric())
            .unwrap_or(tail.len());
        let (token, behind) = tail.split_at(end);
        let kind = troop_type(token).filter(|kind| type_code(*kind) == token);
        let Some(kind) = kind.filter(|_| behind.starts_with([' ', '/', '+', ',', '-', '('])) else {
            break;
        };
        found.push(kind);
        rest = behind;
    }
    (!found.is_empty()).then_some((found, after.len() - rest.len()))
}

fn separated(text: &str) -> Option<&str> {
    let glued = text.strip_prefix(['/', '+', '-']);
    let trimmed = text.trim_start();
    let signs = ["/ ", "+ ", "& ", ", ", "or ", "and ", "o ", "e "];
    glued.or_else(|| {
        let rest = signs.iter().find_map(|sign| trimmed.strip_prefix(sign))?;
        Some(rest.trim_start())
    })
}

/// "FPSpearmen": the type and a name that begins with a capital, or figures right behind it.
fn glued(token: &str) -> Option<(TroopType, usize)> {
    let mut codes: Vec<TroopType> = TroopType::VARIANTS.to_vec();
    codes.sort_by_key(|kind| std::cmp::Reverse(type_code(*kind).len()));
    codes.into_iter().find_map(|kind| {
        let code = type_code(kind);
        let mut rest = token.strip_prefix(code)?.chars();
        let (first, second) = (rest.next()?, rest.next());
        let is_name =
            first.is_ascii_uppercase() && second.is_some_and(|it| it.is_ascii_lowercase());
        (is_name || first.is_ascii_digit()).then_some((kind, code.len()))
    })
}
