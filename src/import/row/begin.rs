//! How a row begins: its numbers or OR, and the type.

use super::super::figures::{self, FigureLayout, as_digits, numbers};
use super::super::troops::words;
use super::super::words::{troop_type, type_code};
use super::kind::{Kind, read_kind};
use std::ops::Range;
use winnow::Parser;
use winnow::ascii::Caseless;
use winnow::combinator::{alt, preceded, separated_pair};
use winnow::error::ContextError;
use winnow::token::take_while;

/// What stands before the name.
#[derive(Clone, Debug, PartialEq)]
pub struct Begin {
    pub numbers: Numbers,
    pub numbers_at: Range<usize>,
    /// Behind OR: an alternative shares the numbers of its row, and may say them again.
    pub own_numbers: Option<(u16, u16)>,
    pub kind: Kind,
    pub kind_at: Range<usize>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Numbers {
    Span {
        min: u16,
        max: u16,
        spelling: Spelling,
    },
    /// Digits without a dash between them.
    One(String),
    Alternative,
    OnFoot,
    None,
}

/// Whether the numbers stand as they are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    Plainly,
    /// With letters for digits, or without the dash.
    Otherwise,
}

const ON_FOOT: &[&str] = &[
    "can dism",
    "may dism",
    "dism",
    "possono smontare",
    "puo smontare",
    "smontan",
    "smontat",
    "appiedat",
];

/// Any other word is a condition: "can dismount after 1250 as".
const DISMOUNT_WORDS: &[&str] = &[
    "can",
    "may",
    "dismount",
    "dismounts",
    "dismounted",
    "dism",
    "possono",
    "puo",
    "può",
    "smontare",
    "smontano",
    "smontati",
    "appiedati",
    "appiedato",
    "to",
    "be",
    "deployed",
    "fight",
    "foot",
    "on",
];

/// Reads the beginning of a clean line.
pub fn begin(text: &str) -> Begin {
    let bullets = |letter: char| {
        letter == ' ' || matches!(letter, '*' | '-' | '>' | '#' | '·' | '|' | '"' | '\'')
    };
    let rest = text.trim_start_matches(bullets);
    let rest = without_count(rest);
    let at = text.len() - rest.len();
    let (numbers, end) = match bracketed(rest) {
        Some((numbers, length)) => (numbers, at + length),
        None => read_numbers(text, at),
    };
    let (own_numbers, end) = match (&numbers, read_numbers(text, skip_blanks(text, end))) {
        (Numbers::Alternative, (Numbers::Span { min, max, .. }, end)) => (Some((min, max)), end),
        _ => (None, end),
    };
    let numbers_at = at..end;
    let (kind, kind_at) = read_kind(text, end, &numbers);
    Begin {
        numbers,
        numbers_at,
        own_numbers,
        kind,
        kind_at,
    }
}

fn skip_blanks(text: &str, at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    text.len() - rest.trim_start().len()
}

/// "1. 0-6 CGP": the rows are numbered.
fn without_count(text: &str) -> &str {
    let after = text.trim_start_matches(|it: char| it.is_ascii_digit());
    let is_count = (1..=2).contains(&(text.len() - after.len()));
    let rest = after.strip_prefix(['.', ')']).filter(|_| is_count);
    match rest.map(str::trim_start) {
        Some(rest) if numbers.parse_next(&mut &*rest).is_ok() => rest,
        _ => text,
    }
}

/// "(0-6)", "[0-6]" and "(or)", and how long they are.
fn bracketed(text: &str) -> Option<(Numbers, usize)> {
    let inside = text.strip_prefix(['(', '['])?;
    let end = inside.find([')', ']'])?;
    let said = inside.get(..end)?;
    let length = end + 2;
    if ["or", "oppure", "o"]
        .iter()
        .any(|or| said.trim().eq_ignore_ascii_case(or))
    {
        return Some((Numbers::Alternative, length));
    }
    let (read, read_to) = read_numbers(said, 0);
    let is_span = matches!(read, Numbers::Span { .. }) && read_to == said.len();
    is_span.then_some((read, length))
}

fn read_numbers(text: &str, at: usize) -> (Numbers, usize) {
    let rest = text.get(at..).unwrap_or_default();
    let end_of = |left: &str| text.len() - left.len();
    let mut input = rest;
    if let Ok((first, second)) = numbers.parse_next(&mut input) {
        let ends = !input.starts_with(|next: char| next.is_ascii_digit());
        if let (Some(min), Some(max), true) = (as_digits(first), as_digits(second), ends) {
            let plain = |it: &str| it.bytes().all(|byte| byte.is_ascii_digit());
            let spelling = match plain(first) && plain(second) {
                true => Spelling::Plainly,
                false => Spelling::Otherwise,
            };
            return (Numbers::Span { min, max, spelling }, end_of(input));
        }
    }
    if let Some((min, max, length)) = worded(rest) {
        let spelling = Spelling::Otherwise;
        return (Numbers::Span { min, max, spelling }, at + length);
    }
    if let Some(length) = alternative(rest) {
        return (Numbers::Alternative, at + length);
    }
    if let Some(length) = on_foot(rest) {
        return (Numbers::OnFoot, at + length);
    }
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    if digits.is_empty() || digits.len() > 4 {
        return (Numbers::None, at);
    }
    let end = at + digits.len();
    // "0 6 CGP": the dash is lost.
    let after = rest.get(digits.len()..).unwrap_or_default();
    let second: String = after
        .trim_start_matches([' ', ',', ';', '|'])
        .chars()
        .take_while(char::is_ascii_digit)
        .collect();
    let is_apart = after.starts_with([' ', ',', ';', '|']);
    if let (true, Ok(min), Ok(max)) = (is_apart, digits.parse(), second.parse()) {
        let skipped = after.len() - after.trim_start_matches([' ', ',', ';', '|']).len();
        let spelling = Spelling::Otherwise;
        let end = end + skipped + second.len();
        return (Numbers::Span { min, max, spelling }, end);
    }
    (Numbers::One(digits), end)
}

/// "OR", and how long it is.
fn alternative(text: &str) -> Option<usize> {
    let is_or = |word: &&&str| {
        let (head, tail) = (text.get(..word.len()), text.get(word.len()..));
        head.is_some_and(|head| head.eq_ignore_ascii_case(word))
            && tail.is_some_and(|tail| tail.starts_with([' ', ':']))
    };
    let word = ["oppure", "or", "0r", "o"].iter().find(is_or)?;
    Some(word.len() + 1)
}

/// "Can dismount as", and how long it is.
fn on_foot(text: &str) -> Option<usize> {
    if !text.starts_with(['c', 'C', 'm', 'M', 'd', 'D', 'p', 'P', 's', 'S', 'a', 'A']) {
        return None;
    }
    let small = text.to_ascii_lowercase();
    let said: Vec<&str> = small.split_whitespace().take(4).collect();
    let said = said.join(" ");
    if !ON_FOOT.iter().any(|phrase| said.starts_with(phrase)) {
        return None;
    }
    let (before, length) = [" as ", " come ", ":"].iter().find_map(|word| {
        let found = small.find(word)?;
        Some((found, found + word.len()))
    })?;
    let between = small.get(..before)?;
    // "Dismounted Knights can dismount as" names them.
    let is_plain = words(between).all(|word| DISMOUNT_WORDS.contains(&word));
    is_plain.then_some(length)
}

/// "12/32 T", "0 to 4 CM", "max 3 CL" at the head of a row, and how long the numbers are. A sentence
/// may begin like that too, so the figures must follow.
fn worded(rest: &str) -> Option<(u16, u16, usize)> {
    let number = || take_while::<_, _, ContextError>(1..=2, '0'..='9').parse_to::<u16>();
    let blank = || take_while(0.., ' ');
    let between = alt(("/", "..", "~", Caseless("to"), Caseless("a")));
    let span = separated_pair(number(), (blank(), between, blank()), number());
    let most = alt((
        Caseless("max."),
        Caseless("max"),
        Caseless("at most"),
        Caseless("up to"),
        Caseless("fino a"),
    ));
    let most = preceded((most, blank()), number()).map(|most| (0, most));
    let mut input = rest;
    let (min, max) = alt((span, most))
        .parse_next(&mut input)
        .ok()
        .filter(|_: &(u16, u16)| input.starts_with(' '))?;
    let begins = input.trim_start_matches([' ', '-']);
    let code = begins
        .split(|it: char| !it.is_ascii_alphanumeric())
        .next()?;
    let is_type = troop_type(code).is_some_and(|kind| type_code(kind) == code);
    let has_figures = || {
        figures::find(begins, code.len(), FigureLayout::Points)
            .is_some_and(|it| it.troubles.is_empty())
    };
    (is_type && has_figures()).then_some((min, max, rest.len() - input.len()))
}

/// Whether a clean line begins as rows do, so that what follows may be the rest of it.
pub fn begins_row(text: &str) -> bool {
    let begin = begin(text);
    let has_kind = matches!(
        begin.kind,
        Kind::Known(_) | Kind::Likely(_) | Kind::Several(_)
    );
    match begin.numbers {
        Numbers::Span { .. } | Numbers::OnFoot | Numbers::Alternative | Numbers::One(_) => has_kind,
        Numbers::None => has_kind && has_dash(text, begin.kind_at.end),
    }
}

/// Whether a clean line that is no row has a row's type and figures in it.
pub fn looks_like_row(text: &str) -> bool {
    let is_type = |word: &str| troop_type(word).is_some_and(|kind| type_code(kind) == word);
    let mut words = text.split(|it: char| !it.is_ascii_alphanumeric());
    begins_row(text)
        || (words.any(is_type)
            && figures::find(text, 0, FigureLayout::Points)
                .is_some_and(|it| it.troubles.is_empty()))
}

/// `CGP -`, `CP(*)`: what tells a type from a word.
pub fn has_dash(text: &str, at: usize) -> bool {
    let rest = text.get(at..).unwrap_or_default().trim_start();
    rest.starts_with(['-', '(', '*'])
}

/// "CGP" or "CP(*)" on a line of its own.
pub fn is_type_alone(text: &str) -> bool {
    let code = text.trim().trim_end_matches(['-', '(', '*', ')', ' ']);
    troop_type(code).is_some_and(|kind| type_code(kind) == code)
}

/// "8-24" on a line of its own.
pub fn is_numbers_alone(text: &str) -> bool {
    let mut input = text.trim();
    numbers.parse_next(&mut input).is_ok() && input.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::TroopType;

    #[test]
    fn numbers_and_types_in_every_writing() {
        let span = |min, max, spelling| Numbers::Span { min, max, spelling };
        for (text, numbers, kind) in [
            (
                "0-6 CGP - Battle",
                span(0, 6, Spelling::Plainly),
                TroopType::Cgp,
            ),
            (
                "0-6CGP- Battle",
                span(0, 6, Spelling::Plainly),
                TroopType::Cgp,
            ),
            (
                " * 8 - 24 fp Spear",
                span(8, 24, Spelling::Plainly),
                TroopType::Fp,
            ),
            (
                "O-3 FLSuteans",
                span(0, 3, Spelling::Otherwise),
                TroopType::Fl,
            ),
            (
                "0 6 S - Slingers",
                span(0, 6, Spelling::Otherwise),
                TroopType::S,
            ),
            (
                "824 FP - Spearmen",
                Numbers::One("824".into()),
                TroopType::Fp,
            ),
            (
                "12/32 T - Archers 6 4 0 B 2 18",
                span(12, 32, Spelling::Otherwise),
                TroopType::T,
            ),
            (
                "max 3 CL - Scouts 12 3 0 B 1 20",
                span(0, 3, Spelling::Otherwise),
                TroopType::Cl,
            ),
            (
                "0 to 4 CM Nobles 10 5 3 B 2/3 25",
                span(0, 4, Spelling::Otherwise),
                TroopType::Cm,
            ),
            ("OR T - Archers", Numbers::Alternative, TroopType::T),
            ("oppure T - Arcieri", Numbers::Alternative, TroopType::T),
            ("Can dism. as S - Crew", Numbers::OnFoot, TroopType::S),
            ("CGP - Battle cars", Numbers::None, TroopType::Cgp),
            ("2 CP(*) 8 6 2 3", Numbers::One("2".into()), TroopType::Cp),
        ] {
            let found = begin(text);
            assert_eq!(found.numbers, numbers, "{text}");
            assert_eq!(found.kind, Kind::Known(kind), "{text}");
        }
        let found = begin("0-3 FI - Suteans");
        assert_eq!(found.kind, Kind::Likely(TroopType::Fl));
    }

    #[test]
    fn prose_is_no_row() {
        for text in [
            "S was here",
            "Spearmen can form Large Units",
            "Or so they say",
            "1492 was a year",
            "T",
        ] {
            assert!(!begins_row(text), "{text}");
        }
    }
}
