//! How far an upgrade reaches: a fraction, a number, all or none, generals, the front rank.

use super::super::troops::{Mentioned, Named, mentioned};
use super::super::words::has_word;
use super::wording::ALL_OR_NONE;
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

/// Words that set a limit of their own.
const QUANTIFIERS: &[&str] = &[
    "all",
    ALL_OR_NONE,
    "any",
    "each",
    "every",
    "max",
    "maximum",
    "most",
    "only",
    "up",
    "tutti",
    "tutte",
    "massimo",
    "fino",
];

/// `before` is what stands before the change.
pub fn limits(
    small: &str,
    before: &str,
    who: &Mentioned,
    troops: &[Named<TroopId>],
) -> Result<Vec<Limit>, Said> {
    if sets_limits_apart(before, troops) {
        return Err(UNCLEAR);
    }
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
    let has_from = has_word(&before, &["from"]);
    match numbers[..] {
        [] if has_from => return Err(UNCLEAR),
        [] => {}
        // "From 4 Spearmen" is no maximum.
        [most] if !has_from && (1..=MOST_UNITS).contains(&most) => limits.push(Limit::AtMost(most)),
        [0, most] if (1..=MOST_UNITS).contains(&most) => limits.push(Limit::AtMost(most)),
        _ => return Err(UNCLEAR),
    }
    // "Up to 2, half of them": which?
    if limits.len() > 1 {
        return Err(UNCLEAR);
    }
    let of_general = has_word(&before, OF_GENERAL);
    let is_all = has_word(&before, &["all", ALL_OR_NONE, "tutti", "tutte"]);
    if has_word(&before, &["up"]) && limits.is_empty() {
        return Err(UNCLEAR);
    }
    if limits.is_empty() && is_all {
        // "All generals on Knights": each may, or none.
        if of_general {
            return Err(UNCLEAR);
        }
        limits.push(Limit::AllOrNone);
    }
    if of_general {
        limits.push(Limit::HoldsGeneral(levels(&before)?));
    }
    if has_word(small, &["front"]) {
        if !small.contains("front rank") {
            return Err(UNCLEAR);
        }
        limits.push(Limit::FrontRank);
    }
    Ok(limits)
}

/// "Up to 2 Spearmen and half of the Slingers", "Spearmen (max 2) and Slingers": limits of their own
/// for some of them.
fn sets_limits_apart(before: &str, troops: &[Named<TroopId>]) -> bool {
    let parts: Vec<&str> = before
        .split([',', ';', '&'])
        .flat_map(|part| part.split(" and "))
        .flat_map(|part| part.split(" or "))
        .flat_map(|part| part.split(" e "))
        .flat_map(|part| part.split(" o "))
        .collect();
    let sets = |part: &str| {
        let small = part.to_lowercase();
        has_word(&small, QUANTIFIERS)
            || !matches!(fraction(&small), Ok(None))
            || !mentioned(part, troops).numbers().is_empty()
    };
    let names = |part: &str| !mentioned(part, troops).troops.is_empty();
    let naming = parts.iter().filter(|part| names(part)).count();
    let Some((first, others)) = parts.split_first() else {
        return false;
    };
    // The limit stands behind the first name, where more names follow.
    let is_behind = || {
        let mut places = first.match_indices(' ').map(|(at, _)| first.split_at(at));
        places.any(|(head, tail)| names(head) && sets(tail))
    };
    let of_general = has_word(&before.to_lowercase(), OF_GENERAL);
    let is_several = naming > 1 || of_general;
    is_several && (others.iter().any(|part| sets(part)) || is_behind())
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

/// Every level, or all but those that are ruled out. A denial that rules out no level denies the
/// general: that can't be said.
fn levels(text: &str) -> Result<Vec<GeneralLevel>, Said> {
    const DENIALS: &[&str] = &[
        "not",
        "non",
        "neither",
        "nor",
        "né",
        "except",
        "unless",
        "tranne",
        "eccetto",
        "excluding",
    ];
    let named = |text: &str, level: &GeneralLevel| {
        text.contains(&text::general_level(*level).to_lowercase())
    };
    let words = || text.split(|letter: char| !letter.is_alphanumeric());
    let denial = words().position(|word| DENIALS.contains(&word));
    let general = words().position(|word| OF_GENERAL.contains(&word));
    let any = GeneralLevel::ALL.iter().any(|level| named(text, level));
    let Some(denial) = denial else {
        let levels = GeneralLevel::ALL.iter().copied();
        return Ok(levels.filter(|level| !any || named(text, level)).collect());
    };
    // "Generals (not Poor) on Knights": what is denied is a level, and behind the word.
    let before: Vec<&str> = words().take(denial).collect();
    let before = before.join(" ");
    let is_of_levels = general.is_some_and(|general| general < denial)
        && any
        && !GeneralLevel::ALL.iter().any(|level| named(&before, level));
    if !is_of_levels {
        return Err(UNCLEAR);
    }
    let levels = GeneralLevel::ALL.iter().copied();
    Ok(levels.filter(|level| !named(text, level)).collect())
}

/// "VBU 3 and D B", "VBU 6 with a general": what an option is called that has no name.
pub fn effect_name(becomes: &UpgradeEffect, limits: &[Limit]) -> String {
    if let Some(name) = &becomes.name {
        return name.clone();
    }
    let said = text::change(becomes).replace(", ", " and ");
    let of_general = limits
        .iter()
        .any(|limit| matches!(limit, Limit::HoldsGeneral(_)));
    match of_general {
        true => format!("{said} with a general"),
        false => said,
    }
}
