//! How words are put together: numbers, lists, articles.

use super::words::general_level;
use crate::army::GeneralLevel;

/// "1 point", "2 points".
pub(super) fn count(n: u32, what: &str) -> String {
    if n == 1 {
        format!("1 {what}")
    } else {
        format!("{n} {what}s")
    }
}

/// "12", "−10": with a true minus sign.
pub fn signed(n: i32) -> String {
    match n {
        0.. => n.to_string(),
        less => format!("−{}", less.unsigned_abs()),
    }
}

/// "2nd".
pub fn ordinal(n: usize) -> String {
    let ending = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

/// "second"; "11th" once words grow long.
pub fn ordinal_word(n: usize) -> String {
    let words = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
    ];
    match n.checked_sub(1).and_then(|place| words.get(place)) {
        Some(word) => (*word).to_owned(),
        None => ordinal(n),
    }
}

/// "Heavy foot".
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

pub(super) fn uncapital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
}

/// "2, 3 or 4".
pub fn any_of<T: std::fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    joined(items, "or")
}

/// "Guards, Mattu and Slingers".
pub(super) fn all_of<T: std::fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    joined(items, "and")
}

fn joined<T: std::fmt::Display>(items: impl IntoIterator<Item = T>, last: &str) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.pop() {
        None => "none".to_owned(),
        Some(only) if items.is_empty() => only,
        Some(end) => format!("{} {last} {end}", items.join(", ")),
    }
}

/// "a house list", "an official list".
pub(super) fn with_article(words: &str) -> String {
    let article = if words.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']) {
        "an"
    } else {
        "a"
    };
    format!("{article} {words}")
}

/// What a general is: "Poor", "a Coward".
pub(super) fn being(level: GeneralLevel) -> String {
    match level {
        GeneralLevel::Genius | GeneralLevel::Coward => with_article(general_level(level)),
        _ => general_level(level).to_owned(),
    }
}

/// The general himself: "a Poor general", "a Coward".
pub(super) fn general(level: GeneralLevel) -> String {
    match level {
        GeneralLevel::Genius | GeneralLevel::Coward => being(level),
        _ => with_article(&format!("{} general", general_level(level))),
    }
}

/// A sentence that ends as one.
pub(super) fn full_stop(text: &str) -> String {
    let text = text.trim_end();
    if text.ends_with(['.', '!', '?', '…']) {
        text.to_owned()
    } else {
        format!("{text}.")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_endings() {
        let said = [1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(ordinal);
        assert_eq!(
            said,
            [
                "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "102nd", "111th"
            ]
        );
    }

    #[test]
    fn generals_have_their_articles() {
        assert_eq!(general(GeneralLevel::Incompetent), "an Incompetent general");
        assert_eq!(general(GeneralLevel::Poor), "a Poor general");
        assert_eq!(general(GeneralLevel::Coward), "a Coward");
        assert_eq!(being(GeneralLevel::Fair), "Fair");
    }

    #[test]
    fn reasons_end_with_a_full_stop() {
        assert_eq!(full_stop("he is ill"), "he is ill.");
        assert_eq!(full_stop("He is ill. "), "He is ill.");
    }
}
