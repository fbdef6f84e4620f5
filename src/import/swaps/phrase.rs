//! How the sentence of an option is built: its verb, what stands before it, its clauses.

use crate::import::troops::words;
use crate::import::words::number;

pub(super) const SWAP: &[&str] = &[
    "change",
    "replace",
    "swap",
    "substitute",
    "exchange",
    "cambia",
    "sostituisci",
    "sostituire",
];
pub(super) const REMOVE: &[&str] = &["remove", "remore", "give up", "rimuovi"];
pub(super) const RAISE: &[&str] = &["increase", "raise", "upgrade", "aumenta"];
pub(super) const LOWER: &[&str] = &["lower", "decrease", "reduce", "diminuisci"];

/// Before the verb: "You may replace 1 FP with 1 CP".
pub(super) const MAY: &[&str] = &[
    "you may ",
    "you can ",
    "the player may ",
    "the player can ",
    "this army may ",
    "this army can ",
    "the army may ",
    "the army can ",
    "may ",
    "can ",
    "puoi ",
    "si può ",
    "si possono ",
];

/// Between what is given up and what is had: "1 FP may be replaced with 1 CP".
pub(super) const BECOMES: &[&str] = &[
    " may be replaced with ",
    " may be replaced by ",
    " can be replaced with ",
    " can be replaced by ",
    " may be changed into ",
    " can be changed into ",
    " may be changed with ",
    " can be changed with ",
    " may be swapped for ",
    " can be swapped for ",
    " may be exchanged for ",
    " can be exchanged for ",
    " may become ",
    " can become ",
];

/// Whether the sentence sets out to be an option.
pub fn is_option(sentence: &str) -> bool {
    let (said, is_named) = without_heading(sentence);
    let said = without_may(said);
    let small = said.to_lowercase();
    let verbs = [SWAP, REMOVE, RAISE, LOWER].concat();
    is_named || verbs.iter().any(|verb| small.starts_with(verb)) || around_becomes(said).is_some()
}

pub(super) fn without_may(said: &str) -> &str {
    let rest = MAY.iter().find_map(|may| {
        let head = said.get(..may.len())?;
        (head.to_lowercase() == *may).then(|| said.get(may.len()..))?
    });
    rest.unwrap_or(said).trim_start()
}

/// What is given up and what is had, where what is given up comes first. It begins with a number,
/// as prose does not.
pub(super) fn around_becomes(said: &str) -> Option<(&str, &str)> {
    // Letters keep their places: the text is cut by them.
    let small = said.to_ascii_lowercase();
    let (at, becomes) = BECOMES
        .iter()
        .find_map(|becomes| Some((small.find(becomes)?, becomes)))?;
    let gives = said.get(..at)?;
    number(&words(gives).next()?.to_lowercase())?;
    Some((gives, said.get(at + becomes.len()..)?))
}

/// The sentence behind "Option.", "1st Option.", "2^ Option:". Other words before it may be a
/// condition, such as "Late option".
pub(super) fn without_heading(sentence: &str) -> (&str, bool) {
    const BETWEEN: &[char] = &[' ', '.', ':', ',', '-', ')'];
    let small = sentence.to_ascii_lowercase();
    let found = ["options", "option", "opzione"].iter().find_map(|word| {
        let at = small.find(word).filter(|at| *at <= 8)?;
        let is_numbered = is_ordinal(small.get(..at)?.trim());
        is_numbered.then_some(at + word.len())
    });
    let Some(end) = found else {
        return (sentence, false);
    };
    // "Option 1: …" has a number; that of "Option: 2 S …" counts units, and "Option 1250" is a year.
    let rest = sentence.get(end..).unwrap_or_default().trim_start();
    let behind = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let rest = match rest.len() - behind.len() {
        0..=2 => behind,
        _ => rest,
    };
    (rest.trim_start_matches(BETWEEN), true)
}

/// "", "1st", "2^", "III", "second".
fn is_ordinal(said: &str) -> bool {
    let bare = said.trim_end_matches(['.', ')', '^', '°', 'ª', 'º']);
    let digits = bare.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let is_number = bare.len() - digits.len() <= 2;
    let endings = ["", "st", "nd", "rd", "th", "a"];
    let words = [
        "first", "second", "third", "fourth", "prima", "seconda", "terza",
    ];
    (is_number && endings.contains(&digits)) || words.contains(&bare)
}

/// "or with": another way to take what the option brings.
pub fn is_or_with(text: &str) -> bool {
    let is = |word: &str, known: [&str; 2]| known.iter().any(|it| word.eq_ignore_ascii_case(it));
    let mut words = words(text);
    match (words.next(), words.next(), words.next()) {
        (Some(or), None, None) => is(or, ["or", "oppure"]),
        (Some(or), Some(with), None) => is(or, ["or", "o"]) && is(with, ["with", "con"]),
        _ => false,
    }
}

/// Splits at "and" where a verb follows.
pub(super) fn clauses(said: &str) -> Vec<&str> {
    let verbs = [REMOVE, RAISE, LOWER].concat();
    let mut found = Vec::new();
    let mut start = 0;
    for (at, and) in said.match_indices(" and ") {
        let after = said
            .get(at + and.len()..)
            .unwrap_or_default()
            .to_lowercase();
        if verbs.iter().any(|verb| after.starts_with(verb)) {
            found.extend(said.get(start..at));
            start = at + and.len();
        }
    }
    found.extend(said.get(start..));
    found
}

pub(super) fn parts(said: &str) -> impl Iterator<Item = &str> {
    said.split('+')
        .flat_map(|part| part.split(" and "))
        .filter(|part| words(part).next().is_some())
}

/// Splits behind the last of some words that stands outside brackets.
pub(super) fn at_depth_zero<'t>(text: &'t str, separators: &[&str]) -> Option<(&'t str, &'t str)> {
    let mut depth = 0_u32;
    let mut found = None;
    let mut start = 0;
    for word in text.split_inclusive([' ', ':']) {
        let bare = word.trim_matches([' ', ':']);
        if depth == 0 && separators.iter().any(|it| bare.eq_ignore_ascii_case(it)) {
            found = Some((start, start + word.len()));
        }
        for letter in word.chars() {
            match letter {
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        start += word.len();
    }
    let (start, end) = found?;
    Some((text.get(..start)?, text.get(end..)?))
}
