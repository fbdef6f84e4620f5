//! What the game's terms mean, in our own words: for a unit's card and for the glossary page. What
//! the reference sheets don't say clearly isn't said.

use super::grammar::capital;

mod army;
mod figures;
mod generals;
mod traits;
mod troop_types;
mod weapons;

pub use army::army_terms;
pub use figures::{Figures, figure_terms, figures};
pub use generals::{general_term, general_terms};
pub use traits::{trait_term, trait_terms};
pub use troop_types::{troop_type_term, troop_type_terms};
pub use weapons::{weapon_term, weapon_terms};

/// A term and what it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlossaryEntry {
    pub term: String,
    pub meaning: String,
}

impl GlossaryEntry {
    fn new(term: impl Into<String>, meaning: impl Into<String>) -> Self {
        GlossaryEntry {
            term: term.into(),
            meaning: meaning.into(),
        }
    }
}

/// The whole glossary: each group under its heading.
pub fn glossary() -> Vec<(&'static str, Vec<GlossaryEntry>)> {
    vec![
        ("Figures", figure_terms()),
        ("Troop types", troop_type_terms()),
        ("Weapons", weapon_terms()),
        ("Special rules", trait_terms()),
        ("Generals", general_terms()),
        ("The army", army_terms()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_term_has_a_meaning_and_stands_once() {
        let mut seen = std::collections::BTreeSet::new();
        for (heading, entries) in glossary() {
            assert!(!entries.is_empty(), "{heading}");
            for entry in entries {
                assert!(entry.meaning.ends_with('.'), "{entry:?}");
                assert!(seen.insert(entry.term.clone()), "{entry:?}");
            }
        }
    }

    #[test]
    fn nothing_is_said_where_the_sheet_is_damaged() {
        let pilum = weapon_term(crate::list::Weapon::Pilum);
        assert!(!pilum.meaning.contains("d6"), "{pilum:?}");
    }
}
