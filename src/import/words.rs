//! The words that lists are written with, in English and Italian.

use crate::army::CommandStructure;
use crate::list::TroopType;
use strum::VariantArray;

/// Small letters and digits alone, so that "Short-bow  A" and "shortbowA" are the same.
pub fn squeezed(text: &str) -> String {
    text.chars()
        .filter(|letter| letter.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect()
}

/// Whether one of the words stands in the text as a word; both in small letters.
pub fn has_word(text: &str, words: &[&str]) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric())
        .any(|word| words.contains(&word))
}

pub fn type_code(kind: TroopType) -> &'static str {
    use TroopType::*;
    match kind {
        Cp => "CP",
        Cm => "CM",
        Cl => "CL",
        Cgp => "CGP",
        Cgl => "CGL",
        Cf => "CF",
        El => "EL",
        Fp => "FP",
        Fl => "FL",
        T => "T",
        S => "S",
        Art => "ART",
        W => "W",
    }
}

/// By its code, in any case.
pub fn troop_type(code: &str) -> Option<TroopType> {
    TroopType::VARIANTS
        .iter()
        .copied()
        .find(|kind| type_code(*kind).eq_ignore_ascii_case(code))
}

/// The type that was meant where a letter was taken for another that looks like it.
pub fn likely_type(code: &str) -> Option<TroopType> {
    let looks: String = code
        .chars()
        .map(|letter| match letter {
            '1' | 'I' | 'i' | 'l' | '|' => 'L',
            '6' => 'G',
            '5' => 'S',
            '7' => 'T',
            'R' => 'P',
            other => other,
        })
        .collect();
    troop_type(&looks)
}

/// The usual movement of a type: where a list leaves it out, it is the likely answer.
pub fn usual_movement(kind: TroopType) -> u8 {
    use TroopType::*;
    match kind {
        Cp | Cgp | Fl | S | El => 8,
        Cm | Cgl => 10,
        Cl | Cf => 12,
        Fp | W => 5,
        T => 6,
        Art => 3,
    }
}

/// The VD that a type has most often.
pub fn usual_vd(kind: TroopType) -> u8 {
    use TroopType::*;
    match kind {
        Cp | Cgp | W => 3,
        Cm | Cgl | Fp | Fl => 2,
        Cl | T | S | Art | Cf => 1,
        El => 4,
    }
}

pub fn structure(word: &str) -> Option<CommandStructure> {
    Some(match word {
        "good" | "buona" | "buono" | "buone" => CommandStructure::Good,
        "average" | "media" | "medio" | "averages" => CommandStructure::Average,
        "poor" | "scarsa" | "scarso" | "povera" => CommandStructure::Poor,
        _ => return None,
    })
}

/// A number in digits or as a word.
pub fn number(word: &str) -> Option<u16> {
    if let Ok(number) = word.parse() {
        return Some(number);
    }
    Some(match word {
        "a" | "an" | "one" | "un" | "una" | "uno" => 1,
        "two" | "due" => 2,
        "three" | "tre" => 3,
        "four" | "quattro" => 4,
        "five" | "cinque" => 5,
        "six" | "sei" => 6,
        "seven" | "sette" => 7,
        "eight" | "otto" => 8,
        "nine" | "nove" => 9,
        "ten" | "dieci" => 10,
        _ => return None,
    })
}

const SMALL_WORDS: &[&str] = &[
    "and", "of", "the", "in", "or", "de", "di", "e", "del", "della",
];

/// "EARLY SUMERIANS" as a name is written; what isn't all capitals stays.
pub fn name_case(name: &str) -> String {
    if !is_shouted(name) {
        return name.to_owned();
    }
    let mut said = String::with_capacity(name.len());
    for word in name.split_inclusive([' ', '-']) {
        let bare = word.trim_matches(|letter: char| !letter.is_alphanumeric());
        let small = bare.to_lowercase();
        if is_numeral(bare) {
            said.push_str(word);
        } else if !said.is_empty() && SMALL_WORDS.contains(&small.as_str()) {
            said.push_str(&word.to_lowercase());
        } else {
            let mut is_first = true;
            for letter in word.chars() {
                // "2nd" begins with a digit.
                if is_first && letter.is_alphanumeric() {
                    said.push(letter);
                    is_first = false;
                } else {
                    said.extend(letter.to_lowercase());
                }
            }
        }
    }
    said
}

/// At least four letters, and none of them small.
pub fn is_shouted(text: &str) -> bool {
    text.chars().filter(|letter| letter.is_uppercase()).count() >= 4
        && !text.chars().any(char::is_lowercase)
}

pub fn is_numeral(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| matches!(letter, 'I' | 'V' | 'X'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_become_names() {
        for (shouted, name) in [
            ("EARLY SUMERIANS", "Early Sumerians"),
            ("WALLACE AND BRUCE SCOTS", "Wallace and Bruce Scots"),
            ("NORSE-IRISH", "Norse-Irish"),
            ("THE 2ND LEAGUE", "The 2nd League"),
            ("FREDERICK II SWABIANS", "Frederick II Swabians"),
            (
                "EMPEROR FREDERICK \"REDBEARD\"",
                "Emperor Frederick \"Redbeard\"",
            ),
            ("Practice army", "Practice army"),
        ] {
            assert_eq!(name_case(shouted), name);
        }
    }

    #[test]
    fn letters_that_look_alike_lead_to_the_type() {
        assert_eq!(likely_type("FI"), Some(TroopType::Fl));
        assert_eq!(likely_type("C6P"), Some(TroopType::Cgp));
        assert_eq!(likely_type("5"), Some(TroopType::S));
        assert_eq!(likely_type("XX"), None);
    }
}
