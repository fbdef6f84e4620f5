//! The levels of generals.

use super::GlossaryEntry;
use crate::army::GeneralLevel;
use crate::text::{general_level, reference};

pub fn general_term(level: GeneralLevel) -> GlossaryEntry {
    let bonus = match level.initiative() {
        0 => "Adds nothing to the dice for initiative.".to_owned(),
        bonus => format!("Adds {bonus} to the dice for initiative."),
    };
    let meaning = match reference::general(level) {
        Some(rule) => format!("{bonus} {rule}"),
        None => bonus,
    };
    GlossaryEntry::new(format!("{} general", general_level(level)), meaning)
}

pub fn general_terms() -> Vec<GlossaryEntry> {
    let mut terms = vec![
        GlossaryEntry::new(
            "C-in-C",
            "The general who leads the whole army. There is exactly one; only he may be a Genius or Charismatic.",
        ),
        GlossaryEntry::new(
            "Sub-general",
            "A general of one command who isn't the C-in-C.",
        ),
    ];
    terms.extend(GeneralLevel::ALL.iter().copied().map(general_term));
    terms
}
