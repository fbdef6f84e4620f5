//! The troops that a sentence speaks of: "Spearmen", "S - Archers", "battle car".

use super::words::{number, troop_type};
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

/// What a sentence says of troops: those it names, and every word that names none.
#[derive(Debug, Default, PartialEq)]
pub struct Mentioned {
    pub troops: Vec<TroopId>,
    /// In small letters.
    pub others: Vec<String>,
}

impl Mentioned {
    /// Whether there is a word that is no number and none of these, which stand with blanks between
    /// them: a condition, a denial or a name that no row has.
    pub fn has_more_than(&self, known: &[&str]) -> bool {
        self.others
            .iter()
            .filter(|word| number(word).is_none())
            .any(|word| {
                !known
                    .iter()
                    .any(|known| known.split(' ').any(|it| it == word))
            })
    }

    pub fn numbers(&self) -> Vec<u16> {
        let words = self.others.iter().map(String::as_str);
        let words = words.filter(|word| !matches!(*word, "a" | "an" | "un" | "una"));
        words.filter_map(number).collect()
    }
}

/// The troops that a text names, in their order there. A type beside a name narrows it, and so does
/// a VBU behind it.
pub fn mentioned(text: &str, troops: &[Named<TroopId>]) -> Mentioned {
    let said: Vec<&str> = words(text).take(MOST_WORDS).collect();
    let folded: Vec<String> = said.iter().map(|word| singular(word)).collect();
    let length_at = |at: usize| {
        #[cfg(test)]
        super::cost::add(troops.len());
        let rest = folded.get(at..).unwrap_or_default();
        let named = troops
            .iter()
            .filter(|troop| !troop.words.is_empty() && rest.starts_with(&troop.words));
        named.map(|troop| troop.words.len()).max()
    };
    let word = |at: usize| said.get(at).copied().unwrap_or_default();
    let mut mentioned = Mentioned::default();
    let mut at = 0;
    while at < said.len() {
        let Some(length) = length_at(at) else {
            mentioned.others.push(word(at).to_lowercase());
            at += 1;
            continue;
        };
        let mut end = at + length;
        let rest = folded.get(at..).unwrap_or_default();
        let mut called: Vec<&Named<TroopId>> = troops
            .iter()
            .filter(|troop| troop.words.len() == length && rest.starts_with(&troop.words))
            .collect();
        // "S - Archers", "S and T Archers", "Archers (S)".
        let mut kinds = kinds_before(&said, at);
        let forget = (mentioned.others.len()).saturating_sub(kinds.words);
        mentioned.others.truncate(forget);
        if let Some(kind) = type_word(word(end)).filter(|_| kinds.found.is_empty())
            && length_at(end + 1).is_none()
        {
            kinds.found.push(kind);
            end += 1;
        }
        if !kinds.found.is_empty() {
            called.retain(|troop| kinds.found.contains(&troop.kind));
        }
        if folded.get(end).is_some_and(|next| next == "vbu")
            && let Ok(vbu) = word(end + 1).parse::<u8>()
        {
            called.retain(|troop| troop.vbu == vbu);
            end += 2;
        }
        if called.is_empty() {
            let unknown = said.get(at..end).unwrap_or_default();
            mentioned
                .others
                .extend(unknown.iter().map(|it| it.to_lowercase()));
        }
        for troop in called {
            if !mentioned.troops.contains(&troop.id) {
                mentioned.troops.push(troop.id);
            }
        }
        at = end;
    }
    mentioned
}

/// Types that stand before a name, and how many words they take.
struct KindsBefore {
    found: Vec<TroopType>,
    words: usize,
}

fn kinds_before(said: &[&str], name: usize) -> KindsBefore {
    let mut found = Vec::new();
    let mut taken = 0;
    let mut between = 0;
    for word in said.get(..name).unwrap_or_default().iter().rev().take(8) {
        match type_word(word) {
            Some(kind) => {
                found.push(kind);
                taken += between + 1;
                between = 0;
            }
            None if matches!(*word, "and" | "or" | "e" | "o") && between == 0 && taken > 0 => {
                between = 1;
            }
            None => break,
        }
    }
    KindsBefore {
        found,
        words: taken,
    }
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
            let ids = mentioned(text, &troops).troops;
            ids.iter().map(|id| id.0).collect::<Vec<_>>()
        };
        assert_eq!(found("Upgrade Generals on battle car to VBU=6"), [1]);
        assert_eq!(found("Archers can"), [2, 3]);
        assert_eq!(found("up to 50% of deployed S - Archers"), [3]);
        assert_eq!(found("Archers (VBU 4) to VBU=5"), [2]);
        let said = mentioned("Up to 2 Veteran archers", &troops);
        assert_eq!(said.others, ["up", "to", "2", "veteran"]);
        assert_eq!(said.numbers(), [2]);
        assert_eq!(found("Guard pikes and archers"), [4, 2, 3]);
        assert_eq!(found("Archers (S) can"), [3]);
        assert_eq!(found("S and T Archers can"), [2, 3]);
        assert_eq!(found("Battle cars, T - Archers"), [1, 2]);
        assert!(found("CM Archers").is_empty());
        assert!(found("nobody").is_empty());
    }
}
