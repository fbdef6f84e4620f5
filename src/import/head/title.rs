//! The title: the list's name, with dates, revision and VDT where they are printed.

use super::super::words::{is_numeral, name_case};
use crate::list::{Dates, PrintedVdt};
use std::ops::Range;
use winnow::Parser;
use winnow::ascii::{Caseless, digit1};
use winnow::combinator::{alt, opt};
use winnow::token::take_while;

/// A line that could name the list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Title {
    pub name: String,
    pub dates: Option<Dates>,
    /// "last review: 11 February 2013 (checked)".
    pub revised: Option<String>,
    pub vdt: Vec<PrintedVdt>,
    /// "Vol. 31" behind the name.
    pub volume: Option<u8>,
}

const REVISED: &[&str] = &[
    "last review",
    "last update",
    "released",
    "updated",
    "revised",
    "first draft",
    "aggiornat",
    "rilasciat",
    "prima bozza",
    "beta list",
];

pub fn title(text: &str) -> Title {
    let mut rest: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut title = Title {
        vdt: vdts(&rest),
        ..Title::default()
    };
    if let Some(at) = rest.to_ascii_lowercase().find("vdt") {
        let open = rest.get(..at).and_then(|before| before.rfind('('));
        let close = rest.get(at..).and_then(|after| after.find(')'));
        let start = open.unwrap_or(at);
        let end = close.map_or(rest.len(), |close| at + close + 1);
        rest.replace_range(start..end, " ");
    }
    let small = rest.to_ascii_lowercase();
    if let Some(at) = REVISED.iter().filter_map(|word| small.find(word)).min() {
        let said = rest.split_off(at);
        title.revised = Some(said.trim_matches([' ', '-', ',', '(', '.']).to_owned());
    }
    if let Some((at, dates)) = dates(&rest) {
        rest.replace_range(at, " ");
        title.dates = Some(dates);
    }
    if let Some((at, volume)) = volume_within(&rest) {
        rest.replace_range(at, " ");
        title.volume = Some(volume);
    }
    let words = rest.split_whitespace();
    let words: Vec<&str> = words.filter(|word| !is_emptied(word)).collect();
    let name = words.join(" ");
    title.name = name_case(name.trim_matches([' ', '-', ',', ':', ';', '.', '(', ')']));
    title
}

/// Where a volume stands behind a name.
fn volume_within(text: &str) -> Option<(Range<usize>, u8)> {
    let small = text.to_ascii_lowercase();
    let mut starts = small.match_indices("vol").map(|(at, _)| at);
    starts.find_map(|at| {
        let is_word = !small.get(..at)?.ends_with(|it: char| it.is_alphanumeric());
        let said = text.get(at..)?;
        let volume = super::volume(said).filter(|_| is_word)?;
        let digits = said.find(|it: char| it.is_ascii_digit())?;
        let tail = said.get(digits..)?;
        let length = tail
            .find(|it: char| !it.is_ascii_digit())
            .unwrap_or(tail.len());
        Some((at..at + digits + length, volume))
    })
}

/// Brackets around what was taken out.
fn is_emptied(word: &str) -> bool {
    word.chars()
        .all(|it| matches!(it, '(' | ')' | '[' | ']' | ','))
}

/// Every "VDT=17/9" of a text.
fn vdts(text: &str) -> Vec<PrintedVdt> {
    let small = text.to_ascii_lowercase();
    let mut found = Vec::new();
    for (at, _) in small.match_indices("vdt") {
        let rest = small.get(at + 3..).unwrap_or_default();
        let mut input = rest.trim_start_matches([' ', '=', ':']);
        let mut pair = (
            digit1::<&str, winnow::error::ContextError>.parse_to::<u16>(),
            (take_while(0.., ' '), '/', take_while(0.., ' ')),
            digit1.parse_to::<u16>(),
        );
        if let Ok((total, _, break_point)) = pair.parse_next(&mut input) {
            found.push(PrintedVdt { total, break_point });
        }
    }
    found
}

/// "1810-1761 BC", "100 BC - 50 AD", "XIV-XVI century": where it stands, and what it means.
pub fn dates(text: &str) -> Option<(Range<usize>, Dates)> {
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        let is_start = !before.is_alphanumeric();
        before = letter;
        if !is_start {
            continue;
        }
        let mut input = text.get(at..)?;
        let found = match letter {
            '0'..='9' => years.parse_next(&mut input).ok(),
            'I' | 'V' | 'X' => centuries.parse_next(&mut input).ok(),
            _ => None,
        };
        if let Some((from, to)) = found {
            let end = text.len() - input.len();
            let said = text.get(at..end)?;
            let words: Vec<&str> = said.split_whitespace().collect();
            let dates = Dates {
                text: words.join(" ").replace(" - ", "-"),
                from: Some(from),
                to: Some(to),
            };
            return Some((at..end, dates));
        }
    }
    None
}

fn years(input: &mut &str) -> winnow::Result<(i16, i16)> {
    let year = || take_while(2..=4, '0'..='9').parse_to::<i16>();
    let dash = (take_while(0.., ' '), '-', take_while(0.., ' '));
    let (from, first_era, _, to, last_era) =
        (year(), opt(era), dash, year(), opt(era)).parse_next(input)?;
    let last = last_era.unwrap_or(Era::After);
    let first = first_era.unwrap_or(last);
    let signed = |year: i16, era: Era| match era {
        Era::Before => -year,
        Era::After => year,
    };
    Ok((signed(from, first), signed(to, last)))
}

#[derive(Clone, Copy)]
enum Era {
    Before,
    After,
}

fn era(input: &mut &str) -> winnow::Result<Era> {
    let before = alt(("BCE", "BC", "bc", "B.C.", "a.C.", "a.c."));
    let after = alt(("CE", "AD", "ad", "A.D.", "d.C.", "d.c."));
    let era = alt((before.value(Era::Before), after.value(Era::After)));
    (take_while(0.., ' '), era)
        .map(|(_, era)| era)
        .parse_next(input)
}

fn centuries(input: &mut &str) -> winnow::Result<(i16, i16)> {
    let numeral = || take_while(1..=5, ['I', 'V', 'X']).verify_map(century);
    let dash = (take_while(0.., ' '), '-', take_while(0.., ' '));
    let second = opt((dash, numeral()).map(|(_, last)| last));
    let word = alt((
        Caseless("century"),
        Caseless("cent."),
        Caseless("cent"),
        Caseless("secolo"),
        Caseless("sec."),
    ));
    let (first, last, _, _) = (numeral(), second, take_while(0.., ' '), word).parse_next(input)?;
    let last = last.unwrap_or(first);
    Ok((first * 100 - 99, last * 100))
}

fn century(numeral: &str) -> Option<i16> {
    const CENTURIES: &[&str] = &[
        "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV",
        "XV", "XVI", "XVII",
    ];
    let place = CENTURIES.iter().position(|it| *it == numeral)?;
    is_numeral(numeral).then(|| i16::try_from(place + 1).unwrap_or(1))
}
