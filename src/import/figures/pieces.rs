//! The pieces that figures are made of: digits and what looks like them, the discipline, a second
//! figure behind a slash or in brackets.

use crate::list::Discipline;
use std::ops::Range;
use winnow::combinator::{alt, delimited, opt, preceded, separated_pair};
use winnow::prelude::*;
use winnow::token::{one_of, take_while};

/// Digits that stand together, and letters that look like them.
#[derive(Clone, Debug)]
pub struct Digits {
    pub digits: String,
    pub has_letters: bool,
    pub at: Range<usize>,
}

#[derive(Clone, Debug)]
pub enum Piece {
    Digits(Digits),
    Discipline(Discipline, Range<usize>),
    /// `/3`, the second figure of VD.
    Slash(Digits),
    /// `(13)`.
    Bracket(Digits),
}

impl Piece {
    pub fn end(&self) -> usize {
        match self {
            Piece::Digits(digits) | Piece::Slash(digits) | Piece::Bracket(digits) => digits.at.end,
            Piece::Discipline(_, at) => at.end,
        }
    }
}

pub fn looks_like_digit(letter: char) -> Option<char> {
    match letter {
        'O' | 'o' => Some('0'),
        'l' | 'I' | '|' => Some('1'),
        _ => None,
    }
}

fn is_blank(letter: char) -> bool {
    letter == ' ' || matches!(letter, ',' | ';' | '.' | '_' | '\'' | '|')
}

fn digit_like<'t>(input: &mut &'t str) -> winnow::Result<&'t str> {
    take_while(1..=4, ('0'..='9', 'O', 'o', 'l', 'I')).parse_next(input)
}

/// One piece, without the blanks before it.
fn piece<'t>(input: &mut &'t str) -> winnow::Result<Part<'t>> {
    let open = (one_of(['(', '[']), take_while(0.., ' '));
    let close = (take_while(0.., ' '), opt(one_of([')', ']'])));
    alt((
        delimited(open, digit_like, close).map(Part::Bracket),
        preceded(
            (take_while(0.., ' '), '/', take_while(0.., ' ')),
            digit_like,
        )
        .map(Part::Slash),
        digit_like.map(Part::Digits),
        one_of(['A', 'B', 'C', 'a', 'b', 'c']).map(Part::Letter),
    ))
    .parse_next(input)
}

enum Part<'t> {
    Bracket(&'t str),
    Slash(&'t str),
    Digits(&'t str),
    Letter(char),
}

/// The pieces from a place on, up to the first that is no figure. Stars are passed over: Basic
/// Impetus marks generals behind VD.
pub fn pieces(text: &str, start: usize) -> Vec<Piece> {
    let mut found = Vec::new();
    let mut at = start;
    let offset = |rest: &str| text.len() - rest.len();
    while let Some(rest) = text.get(at..) {
        let rest = rest.trim_start_matches(is_blank);
        let rest = rest.strip_prefix("(*)").unwrap_or(rest);
        let rest = rest.trim_start_matches(is_blank);
        let begin = offset(rest);
        // "2 3 - A": a dash where the impetus is 0.
        if rest.starts_with("- ")
            && matches!(found.as_slice(), [Piece::Digits(_), Piece::Digits(_)])
        {
            at = begin + 1;
            found.push(Piece::Digits(Digits {
                digits: "0".to_owned(),
                has_letters: true,
                at: begin..at,
            }));
            continue;
        }
        let mut input = rest;
        let Ok(part) = piece(&mut input) else { break };
        // A word that only begins like a figure: "Impetuous", "Columbus".
        let is_figure = rest
            .chars()
            .take_while(|letter| letter.is_alphanumeric())
            .all(|letter| letter.is_ascii_digit() || "OolIABCabc".contains(letter));
        let digits = |said: &str, end: usize| Digits {
            digits: said
                .chars()
                .map(|letter| looks_like_digit(letter).unwrap_or(letter))
                .collect(),
            has_letters: said.chars().any(|letter| !letter.is_ascii_digit()),
            at: begin..end,
        };
        let mut end = offset(input);
        let piece = match part {
            Part::Bracket(said) => Piece::Bracket(digits(said, end)),
            Part::Slash(said) => Piece::Slash(digits(said, end)),
            Part::Digits(said) if is_figure => Piece::Digits(digits(said, end)),
            Part::Digits(said) => {
                let plain: String = said.chars().take_while(char::is_ascii_digit).collect();
                if plain.is_empty() {
                    break;
                }
                end = begin + plain.len();
                Piece::Digits(digits(&plain, end))
            }
            Part::Letter(_) if !is_figure => break,
            Part::Letter(letter) => {
                let class = match letter.to_ascii_uppercase() {
                    'A' => Discipline::A,
                    'B' => Discipline::B,
                    _ => Discipline::C,
                };
                Piece::Discipline(class, begin..end)
            }
        };
        found.push(piece);
        at = end;
        if found.len() > 12 {
            break;
        }
    }
    found
}

/// `8-24`, with letters like digits and blanks around the dash.
pub fn numbers<'t>(input: &mut &'t str) -> winnow::Result<(&'t str, &'t str)> {
    let blank = || take_while(0.., ' ');
    let small = || take_while(1..=3, ('0'..='9', 'O', 'o', 'l', 'I'));
    separated_pair(small(), (blank(), take_while(1..=2, '-'), blank()), small()).parse_next(input)
}

/// Digits where letters looked like them.
pub fn as_digits(said: &str) -> Option<u16> {
    let digits: String = said
        .chars()
        .map(|letter| looks_like_digit(letter).unwrap_or(letter))
        .collect();
    digits.parse().ok()
}
