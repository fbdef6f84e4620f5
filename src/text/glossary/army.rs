//! What belongs to the army as a whole.

use super::Entry;
use crate::text::reference;

pub fn army_terms() -> Vec<Entry> {
    vec![
        Entry::new(
            "Command",
            "Units under one general. It breaks on its own when half of its VD is lost.",
        ),
        Entry::new(
            "Command structure",
            "Poor, Average or Good, bought once for the army. It sets how far a general's orders reach, and helps when he is lost.",
        ),
        Entry::new(reference::LARGE_UNIT.0, reference::LARGE_UNIT.1),
        Entry::new(
            "Rear rank",
            "A unit behind the front of a Large Unit. Some lists sell it cheaper there: 17 (13).",
        ),
        Entry::new(
            "Package",
            "Troops that a list sells together only, such as a legion.",
        ),
        Entry::new(
            "Contingent",
            "Allied troops. They form a command of their own under their own general.",
        ),
        Entry::new(
            "Exploration points",
            "1 point each, up to 10. Both players roll 2 dice and add them: the higher chooses to attack or to defend.",
        ),
        Entry::new(
            "Destiny rolls",
            "5 points each, usually up to 3, where the event allows them.",
        ),
        Entry::new(
            "FOR",
            "Fortifications, 5 points each, where the list allows them.",
        ),
        Entry::new(reference::SCORPIO.0, reference::SCORPIO.1),
    ]
}
