//! Which rules a battle is fought by, as far as their tables differ.

use crate::event::{BasicSettings, Edition, Event, RuleSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleBook {
    /// The Impetus reference sheet 2.5, as Advanced Impetus 1.7 amends it.
    Impetus,
    /// Basic Impetus, November 2008.
    Basic2008,
    /// The reference sheet of Basic Impetus 3.0.
    Basic3,
}

impl RuleBook {
    pub const ALL: [RuleBook; 3] = [RuleBook::Impetus, RuleBook::Basic2008, RuleBook::Basic3];

    pub fn of(event: &Event) -> RuleBook {
        RuleBook::new(event.game, &event.basic)
    }

    pub fn new(rules: RuleSet, basic: &BasicSettings) -> RuleBook {
        match (rules, basic.edition) {
            (RuleSet::Impetus, _) => RuleBook::Impetus,
            (RuleSet::Basic, Edition::First) => RuleBook::Basic2008,
            (RuleSet::Basic, Edition::Third) => RuleBook::Basic3,
        }
    }
}
