//! The troops that a sentence speaks of: "Spearmen", "S - Archers", "battle car".

use super::words::troop_type;
use crate::list::{TroopId, TroopType};

/// A troop that sentences can name.
#[derive(Clone, Debug)]
pub struct Named<Id> {
    pub id: Id,
    pub kind: TroopType,
    pub vbu: u8,
    words: Vec<String>,
}

impl<Id> Named<Id> {
    pub fn new(id: Id, name: &str, kind: TroopType, vbu: u8) -> Self {
        Named {
            id,
            kind,
            vbu,
            words: words(name).map(singular).collect(),
        }
    }

    /// Whether its name has all of these words.
    pub fn is_called(&self, asked: &[String]) -> bool {
        asked.iter().all(|word| self.words.contains(word))
    }
}

pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
}

/// Small letters, without the ending of the plural.
pub fn singular(word: &str) -> String {
    let small = word.to_lowercase();
    match small.strip_suffix('s') {
        Some(stem) if stem.len() > 2 => stem.to_owned(),
        _ => small,
    }
}

/// More words than this aren't looked at.
const MOST_WORDS: usize = 120;

/// All troops that are named in a text, in their order there. A type before a name narrows it, and
/// so does a VBU behind it.
pub fn named_in(text: &str, troops: &[Named<TroopId>]) -> Vec<TroopId> {
    let said: Vec<&str> = words(text).take(MOST_WORDS).collect();
    let folded: Vec<String> = said.iter().map(|word| singular(word)).collect();
    let mut found: Vec<TroopId> = Vec::new();
    let mut at = 0;
    while at < said.len() {
        let rest = folded.get(at..).unwrap_or_default();
        #[cfg(test)]
        super::cost::add(troops.len());
        let length = troops
            .iter()
            .filter(|troop| !troop.words.is_empty() && rest.starts_with(&troop.words))
            .map(|troop| troop.words.len())
            .max();
        let Some(length) = length else {
            at += 1;
            continue;
        };
        let called: Vec<&Named<TroopId>> = troops
            .iter()
            .filter(|troop| troop.words.len() == length && rest.starts_with(&troop.words))
            .collect();
        let before = at.checked_sub(1).and_then(|before| said.get(before));
        let kind = before.and_then(|word| type_word(word));
        let vbu = match (
            folded.get(at + length).map(String::as_str),
            said.get(at + length + 1),
        ) {
            (Some("vbu"), Some(figure)) => figure.parse::<u8>().ok(),
            _ => None,
        };
        let narrowed: Vec<TroopId> = called
            .iter()
            .filter(|troop| kind.is_none_or(|kind| troop.kind == kind))
            .map(|troop| troop.id)
            .collect();
        let exact: Vec<TroopId> = called
            .iter()
            .filter(|troop| kind.is_none_or(|kind| troop.kind == kind))
            .filter(|troop| vbu.is_some_and(|vbu| troop.vbu == vbu))
            .map(|troop| troop.id)
            .collect();
        let ids = match (exact.is_empty(), narrowed.is_empty()) {
            (false, _) => exact,
            (true, false) => narrowed,
            (true, true) => called.iter().map(|troop| troop.id).collect(),
        };
        for id in ids {
            if !found.contains(&id) {
                found.push(id);
            }
        }
        at += length;
    }
    found
}

/// A type's code, written in capitals.
pub fn type_word(word: &str) -> Option<TroopType> {
    let is_code = word.bytes().all(|byte| byte.is_ascii_uppercase());
    troop_type(word).filter(|_| is_code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_sentences() {
        let troops = [
            Named::new(TroopId(1), "Battle cars", TroopType::Cgp, 5),
            Named::new(TroopId(2), "Archers", TroopType::T, 4),
            Named::new(TroopId(3), "Archers", TroopType::S, 2),
            Named::new(TroopId(4), "Guard pikes", TroopType::Fp, 6),
            Named::new(TroopId(5), "Pikes", TroopType::Fp, 4),
        ];
        let found = |text: &str| {
            let ids = named_in(text, &troops);
            ids.iter().map(|id| id.0).collect::<Vec<_>>()
        };
        assert_eq!(found("Upgrade Generals on battle car to VBU=6"), [1]);
        assert_eq!(found("Archers can"), [2, 3]);
        assert_eq!(found("up to 50% of deployed S - Archers"), [3]);
        assert_eq!(found("Archers (VBU 4) to VBU=5"), [2]);
        assert_eq!(found("Guard pikes and archers"), [4, 2, 3]);
        assert!(found("nobody").is_empty());
    }
}
