//! Headings above the rows of allies: "ALLIES: Swiss", "Frankish allies".

use super::super::words::name_case;
use std::ops::Range;

#[derive(Clone, Debug, PartialEq)]
pub struct ContingentHead {
    pub name: String,
    /// What stands behind the name: "(max 6 units)".
    pub more: Option<Range<usize>>,
}

const HEADS: &[&str] = &[
    "allied contingents",
    "allied contingent",
    "allied troops",
    "allied command",
    "contingente alleato",
    "contingenti alleati",
    "truppe alleate",
    "allies",
    "allied",
    "alleati",
    "alleato",
    "ally",
];

/// These say nothing by themselves.
const NOT_ALONE: &[&str] = &["allied", "ally", "alleato"];

/// A heading is a bare name, with limits behind it at most; no sentence.
pub fn contingent(text: &str) -> Option<ContingentHead> {
    let trimmed = text.trim_matches([' ', '*', '_', '#', '=', '>', '-', ':']);
    let small = trimmed.to_ascii_lowercase();
    let head = HEADS.iter().find_map(|head| {
        let rest = trimmed.get(head.len()..)?;
        let is_word = !rest.starts_with(|it: char| it.is_alphanumeric());
        (small.starts_with(head) && is_word).then_some((*head, rest))
    });
    let Some((head, rest)) = head else {
        return named_first(trimmed, &small);
    };
    let alone = rest.trim().is_empty() && !NOT_ALONE.contains(&head);
    if alone {
        return is_heading(trimmed).then(|| whole(trimmed));
    }
    let said = rest.trim_start();
    if said.starts_with([':', '=', '-']) {
        return with_more(text, said.trim_start_matches([' ', ':', '=', '-']));
    }
    if let Some(name) = said.strip_prefix('(').and_then(|it| it.strip_suffix(')')) {
        return is_bare_name(name).then(|| whole(name));
    }
    // "Allied Franks"
    let are_names = said
        .split_whitespace()
        .all(|word| word.starts_with(char::is_uppercase));
    (are_names && is_heading(trimmed) && is_bare_name(said)).then(|| whole(said))
}

/// "Frankish allies", "Franks (allies)".
fn named_first(trimmed: &str, small: &str) -> Option<ContingentHead> {
    for tail in ["(allies)", "(allied)", "(allied contingent)", "(alleati)"] {
        if small.ends_with(tail) {
            let name = trimmed.get(..trimmed.len() - tail.len())?.trim();
            return is_bare_name(name).then(|| whole(name));
        }
    }
    for tail in [
        " allies",
        " allied contingent",
        " allied troops",
        " alleati",
    ] {
        if small.ends_with(tail) {
            let name = trimmed.get(..trimmed.len() - tail.len())?.trim();
            return (is_bare_name(name) && is_heading(trimmed)).then(|| whole(trimmed));
        }
    }
    None
}

fn whole(name: &str) -> ContingentHead {
    ContingentHead {
        name: name_case(name.trim()),
        more: None,
    }
}

/// "Franks (max 6 units)", "Franks 0-6".
fn with_more(text: &str, said: &str) -> Option<ContingentHead> {
    let end = said
        .find(|it: char| it == '(' || it == '[' || it.is_ascii_digit())
        .unwrap_or(said.len());
    let name = said.get(..end)?.trim_matches([' ', ',', '-', '.']);
    if !is_bare_name(name) {
        return None;
    }
    let more = said.get(end..)?.trim();
    let at = (!more.is_empty()).then(|| text.rfind(more)).flatten();
    Some(ContingentHead {
        name: name_case(name),
        more: at.map(|at| at..at + more.len()),
    })
}

fn is_heading(text: &str) -> bool {
    text.starts_with(char::is_uppercase) && !text.ends_with('.')
}

/// A few words that name a people and say nothing about it.
fn is_bare_name(name: &str) -> bool {
    const OF_SENTENCES: &[&str] = &[
        "all", "allowed", "any", "are", "as", "be", "before", "after", "can", "cannot", "choose",
        "from", "if", "is", "list", "may", "max", "maximum", "min", "minimum", "must", "never",
        "nessun", "nessuna", "nessuno", "nil", "no", "non", "none", "not", "only", "one",
        "optional", "per", "possono", "same", "see", "since", "solo", "three", "to", "two", "une",
        "until", "up", "upgraded", "vedi", "when", "with", "without", "you",
    ];
    let is_of_it =
        |letter: char| letter.is_alphabetic() || matches!(letter, ' ' | '-' | '\'' | '&' | '"');
    let words: Vec<String> = name
        .split_whitespace()
        .map(|word| word.trim_matches(['"', '\'']).to_lowercase())
        .collect();
    (1..=5).contains(&words.len())
        && name.len() < 50
        && name
            .trim_start_matches(['"', '\'', ' '])
            .starts_with(char::is_uppercase)
        && name.chars().all(is_of_it)
        && !words
            .iter()
            .any(|word| OF_SENTENCES.contains(&word.as_str()))
}
