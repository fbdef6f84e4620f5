//! How sentences are worded: phrases that say the same, signs and words that say more than an option
//! can.

use super::super::words::{has_word, number};

/// What says the same in fewer words, so that a denial or a second number in it misleads nobody.
const SAME: &[(&str, &str)] = &[
    ("no more than", "at most"),
    ("not more than", "at most"),
    ("all or none", ALL_OR_NONE),
    ("none or all", ALL_OR_NONE),
    ("all or no", ALL_OR_NONE),
    ("tutti o nessuno", ALL_OR_NONE),
    ("tutte o nessuna", ALL_OR_NONE),
    ("any or all", "any"),
    ("all or any", "any"),
    ("some or all", "any"),
];

pub const ALL_OR_NONE: &str = "allornone";

/// The sentence with such phrases in their short form.
pub fn plain_phrases(sentence: &str) -> String {
    let mut said = sentence.replace(" %", "%");
    for (phrase, short) in SAME {
        // Letters keep their places: the text is cut by them.
        while let Some(at) = position(&said, phrase) {
            said.replace_range(at..at + phrase.len(), short);
        }
    }
    said
}

/// Where a phrase stands as whole words.
fn position(text: &str, phrase: &str) -> Option<usize> {
    let small = text.to_ascii_lowercase();
    let is_edge = |letter: Option<char>| !letter.is_some_and(char::is_alphanumeric);
    let found = small.match_indices(phrase).find(|(at, found)| {
        let before = small.get(..*at).unwrap_or_default();
        let behind = small.get(at + found.len()..).unwrap_or_default();
        is_edge(before.chars().next_back()) && is_edge(behind.chars().next())
    });
    found.map(|(at, _)| at)
}

/// "2+", "> 2", "Knights (*)": a sign that says something, other than those between words.
pub fn has_odd_sign(text: &str) -> bool {
    text.chars().any(|letter| {
        let is_usual = letter.is_alphanumeric() || letter.is_whitespace();
        !is_usual && !",.;:()[]'\"-/=%&\u{2018}\u{2019}\u{201c}\u{201d}".contains(letter)
    })
}

/// A condition is more than an option can say: "before 1200 AD", "if there are elephants".
pub fn has_condition(small: &str) -> bool {
    // "Fino a 2" is no date.
    has_word(
        &small.replace("fino a ", ""),
        &[
            "before", "after", "until", "since", "if", "when", "while", "instead", "bc", "ad",
            "century", "prima", "dopo", "fino", "se", "quando", "invece",
        ],
    )
}

/// Whether a denial is in it: what it forbids can't be said by an option.
pub fn denies(small: &str) -> bool {
    has_word(
        small,
        &[
            "cannot", "never", "must", "no", "none", "nobody", "devono", "deve", "nessuno",
            "nessuna",
        ],
    ) || [
        "can't",
        "can\u{2019}t",
        "can not",
        "may not",
        "non poss",
        "non può",
    ]
    .iter()
    .any(|denial| small.contains(denial))
}

/// Words that are part of no name: of conditions, limits and prices.
const OF_NO_NAME: &[&str] = &[
    "only",
    "solo",
    "not",
    "non",
    "no",
    "never",
    "none",
    "max",
    "maximum",
    "massimo",
    "min",
    "minimum",
    "minimo",
    "up",
    "down",
    "at",
    "most",
    "least",
    "half",
    "third",
    "quarter",
    "all",
    "any",
    "each",
    "every",
    "from",
    "to",
    "in",
    "on",
    "with",
    "without",
    "con",
    "senza",
    "if",
    "before",
    "after",
    "until",
    "since",
    "till",
    "unless",
    "when",
    "while",
    "during",
    "except",
    "instead",
    "for",
    "per",
    "by",
    "as",
    "plus",
    "minus",
    "extra",
    "cost",
    "costs",
    "costo",
    "price",
    "point",
    "points",
    "punti",
    "pts",
    "pt",
    "can",
    "cannot",
    "may",
    "must",
    "allowed",
    "become",
    "becomes",
    "command",
    "commands",
    "general",
    "generals",
    "cic",
    "also",
    "dopo",
    "prima",
    "se",
    "nel",
    "nella",
    "ad",
    "bc",
    "century",
    "cent",
    "secolo",
    "both",
    "optional",
    "compulsory",
    "rank",
    "unit",
    "units",
];

/// Whether what stands for a package, or a form of it, sets a condition: "only after 1250".
pub fn sets_condition(said: &str) -> bool {
    const OF_CONDITIONS: &[&str] = &[
        "only", "max", "maximum", "min", "minimum", "not", "no", "from", "unless", "per", "except",
        "solo", "massimo",
    ];
    let small = said.to_lowercase();
    has_condition(&small)
        || has_word(&small, OF_CONDITIONS)
        || has_odd_sign(said)
        || said.contains(|letter: char| letter.is_ascii_digit() || "()[]".contains(letter))
}

/// Whether words could be a name, and no condition, limit or price.
pub fn could_be_name(said: &str) -> bool {
    let small = said.to_lowercase();
    let mut words = small
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty());
    let is_plain = said
        .chars()
        .all(|letter| letter.is_alphabetic() || matches!(letter, ' ' | '-' | '\'' | '\u{2019}'));
    is_plain
        && said.starts_with(char::is_uppercase)
        && words.clone().count() <= 5
        && words.all(|word| !OF_NO_NAME.contains(&word) && number(word).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_put_short() {
        assert_eq!(plain_phrases("No more than 2"), "at most 2");
        assert_eq!(plain_phrases("All or none of them"), "allornone of them");
        assert_eq!(plain_phrases("Small or nonesuch"), "Small or nonesuch");
    }

    #[test]
    fn names_are_told_from_conditions() {
        for name in ["Veterans", "Praetorian cavalry", "Élite", "King's own"] {
            assert!(could_be_name(name), "{name}");
        }
        for said in [
            "From 1250",
            "Only Caesar",
            "In the East",
            "Max two",
            "Cost +1",
            "veterans",
            "Not impetuous",
        ] {
            assert!(!could_be_name(said), "{said}");
        }
    }
}
