//! The levels of generals.

use super::Entry;
use crate::army::GeneralLevel;
use crate::text::{general_level, reference};

pub fn general_term(level: GeneralLevel) -> Entry {
    let bonus = format!("Adds {} to the dice for initiative.", level.initiative());
    let meaning = match reference::general(level) {
        Some(rule) => format!("{bonus} {rule}"),
        None => bonus,
    };
    Entry::new(format!("{} general", general_level(level)), meaning)
}

pub fn general_terms() -> Vec<Entry> {
    let mut terms = vec![
        Entry::new(
            "C-in-C",
            "The general who leads the whole army. There is exactly one; only he may be a Genius or Charismatic.",
        ),
        Entry::new(
            "Sub-general",
            "A general of one command who isn't the C-in-C.",
        ),
    ];
    terms.extend(GeneralLevel::ALL.iter().copied().map(general_term));
    terms
}
