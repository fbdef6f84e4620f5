//! What belongs to the army as a whole.

use super::GlossaryEntry;
use crate::text::reference;

pub fn army_terms() -> Vec<GlossaryEntry> {
    vec![
        GlossaryEntry::new(
            "Command",
            "Units under one general. It breaks on its own when half of its VD is lost.",
        ),
        GlossaryEntry::new(
            "Command structure",
            "Poor, Average or Good, bought once for the army. It sets how far a general's orders reach, and helps when he is lost.",
        ),
        GlossaryEntry::new(reference::LARGE_UNIT.0, reference::LARGE_UNIT.1),
        GlossaryEntry::new(
            "Rear rank",
            "A unit behind the front of a Large Unit. Some lists sell it cheaper there: 17 (13).",
        ),
        GlossaryEntry::new(
            "Package",
            "Troops that a list sells only together, such as a legion.",
        ),
        GlossaryEntry::new(
            "Contingent",
            "Allied troops. They form a command of their own under their own general.",
        ),
        GlossaryEntry::new(
            "Exploration points",
            "1 point each, up to 10. Both players roll 2 dice and add them: the higher chooses to attack or to defend.",
        ),
        GlossaryEntry::new(
            "Destiny rolls",
            "5 points each, usually up to 3, where the event allows them.",
        ),
        GlossaryEntry::new(
            "FOR",
            "Fortifications, 5 points each, where the list allows them.",
        ),
        GlossaryEntry::new(reference::SCORPIO.0, reference::SCORPIO.1),
    ]
}
