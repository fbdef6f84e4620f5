//! How far an upgrade reaches: a fraction, a number, all or none, generals, the front rank.

use super::super::troops::{Mentioned, Named, mentioned};
use super::super::words::has_word;
use super::{Said, UNCLEAR};
use crate::army::GeneralLevel;
use crate::list::{Limit, TroopId, UpgradeEffect};
use crate::text;

pub const OF_GENERAL: &[&str] = &["general", "generals", "generale", "generali"];

/// A fraction: how it is written, what it is, and the numbers in the writing.
type Fraction = (&'static [&'static str], (u8, u8), &'static [u16]);

const WAYS: &[Fraction] = &[
    (&["two thirds", "⅔"], (2, 3), &[2]),
    (&["three quarters", "¾"], (3, 4), &[3]),
    (&["half", "metà", "meta", "½"], (1, 2), &[]),
    (&["third", "⅓"], (1, 3), &[]),
    (&["quarter", "¼"], (1, 4), &[]),
    (&["50%"], (1, 2), &[50]),
    (&["25%"], (1, 4), &[25]),
    (&["75%"], (3, 4), &[75]),
    (&["33%"], (1, 3), &[33]),
];

/// `before` is what stands before the change.
pub fn limits(
    small: &str,
    before: &str,
    who: &Mentioned,
    troops: &[Named<TroopId>],
) -> Result<Vec<Limit>, Said> {
    let before = before.to_lowercase();
    let mut limits = Vec::new();
    let (fraction, used) = match fraction(&before)? {
        Some((part, numbers)) => (Some(part), numbers),
        None => (None, Vec::new()),
    };
    limits.extend(fraction);
    // What isn't part of the fraction is a number of units.
    let mut numbers = who.numbers();
    for number in used {
        let place = numbers.iter().position(|it| *it == number);
        place.map(|place| numbers.remove(place));
    }
    if who.troops.len() > 1 && counts_apart(&before, troops) {
        return Err(UNCLEAR);
    }
    match numbers[..] {
        [] => {}
        [most] | [0, most] if (1..=MOST_UNITS).contains(&most) => limits.push(Limit::AtMost(most)),
        _ => return Err(UNCLEAR),
    }
    if limits.is_empty() && has_word(&before, &["all", "tutti", "tutte"]) {
        limits.push(Limit::AllOrNone);
    }
    if has_word(&before, OF_GENERAL) {
        limits.push(Limit::HoldsGeneral(levels(&before)));
    }
    if small.contains("front rank") {
        limits.push(Limit::FrontRank);
    }
    Ok(limits)
}

/// "Up to 2 Spearmen and half of the Slingers": limits of their own for some of them.
fn counts_apart(before: &str, troops: &[Named<TroopId>]) -> bool {
    let mut parts = before
        .split(',')
        .flat_map(|part| part.split(" and "))
        .flat_map(|part| part.split(" or "))
        .flat_map(|part| part.split(" e "));
    parts.next();
    parts.any(|part| {
        let said = mentioned(part, troops);
        let has_fraction = !matches!(fraction(part), Ok(None));
        !said.troops.is_empty() && (has_fraction || !said.numbers().is_empty())
    })
}

/// A number above this is no number of units.
const MOST_UNITS: u16 = 60;

/// "half", "1/2", "two thirds", "50%", and the numbers that it is written with.
fn fraction(before: &str) -> Result<Option<(Limit, Vec<u16>)>, Said> {
    if let Some((numerator, denominator)) = written_fraction(before) {
        let numbers = vec![numerator.into(), denominator.into()];
        let part = Limit::Fraction {
            numerator,
            denominator,
        };
        return Ok(Some((part, numbers)));
    }
    let found = WAYS.iter().find(|(said, ..)| {
        let mut said = said.iter();
        said.any(|said| match said.chars().all(char::is_alphabetic) {
            true => has_word(before, &[said]),
            false => before.contains(said),
        })
    });
    let Some((_, (numerator, denominator), numbers)) = found else {
        return match before.contains('%') || before.contains("thirds") {
            true => Err(UNCLEAR),
            false => Ok(None),
        };
    };
    let part = Limit::Fraction {
        numerator: *numerator,
        denominator: *denominator,
    };
    // "one half", "one third"
    let one = [
        "one half",
        "one third",
        "one quarter",
        "one-half",
        "one-third",
    ];
    let is_one = one.iter().any(|it| before.contains(it));
    let mut numbers = numbers.to_vec();
    numbers.extend(is_one.then_some(1));
    Ok(Some((part, numbers)))
}

/// "1/2", "2/3".
fn written_fraction(text: &str) -> Option<(u8, u8)> {
    text.split_whitespace().find_map(|word| {
        let (numerator, denominator) = word.trim_matches(['(', ')', ',']).split_once('/')?;
        let fraction = (numerator.parse().ok()?, denominator.parse().ok()?);
        (fraction.0 > 0 && fraction.0 <= fraction.1).then_some(fraction)
    })
}

/// Every level, or all but those that are ruled out.
fn levels(text: &str) -> Vec<GeneralLevel> {
    let named = |level: &GeneralLevel| text.contains(&text::general_level(*level).to_lowercase());
    let is_not = has_word(
        text,
        &[
            "not", "non", "neither", "except", "unless", "tranne", "eccetto",
        ],
    );
    let any = GeneralLevel::ALL.iter().any(named);
    GeneralLevel::ALL
        .iter()
        .filter(|level| !any || named(level) != is_not)
        .copied()
        .collect()
}

/// "VBU 3 and D B", "VBU 6 with a general": what an option is called that has no name.
pub fn effect_name(becomes: &UpgradeEffect, limits: &[Limit]) -> String {
    let said = text::change(becomes).replace(", ", " and ");
    let of_general = limits
        .iter()
        .any(|limit| matches!(limit, Limit::HoldsGeneral(_)));
    match of_general {
        true => format!("{said} with a general"),
        false => said,
    }
}
