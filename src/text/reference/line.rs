//! A line of the quick reference, and whom it is for.

use crate::list::{Trait, TroopType, Weapon};
use std::collections::BTreeSet;

/// A modifier or a figure with what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    pub value: &'static str,
    pub text: &'static str,
    pub need: Need,
}

/// What must be on the table for a line to matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Always,
    /// Any of these types.
    Kinds(&'static [TroopType]),
    /// Any of these weapons.
    Carried(&'static [Weapon]),
    With(Trait),
    /// A Large Unit whose units carry any of these, or have the trait.
    LargeUnits,
    /// Troops of these types, or protected by pavises.
    PavisesOr(&'static [TroopType]),
}

/// What is on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Present {
    pub kinds: BTreeSet<TroopType>,
    pub weapons: BTreeSet<Weapon>,
    pub traits: BTreeSet<Trait>,
    pub has_large_units: bool,
}

impl Present {
    pub fn meets(&self, need: Need) -> bool {
        let any_kind = |kinds: &[TroopType]| kinds.iter().any(|kind| self.kinds.contains(kind));
        match need {
            Need::Always => true,
            Need::Kinds(kinds) => any_kind(kinds),
            Need::Carried(weapons) => weapons.iter().any(|of| self.weapons.contains(of)),
            Need::With(of) => self.traits.contains(&of),
            Need::LargeUnits => self.has_large_units,
            Need::PavisesOr(kinds) => self.traits.contains(&Trait::Pavise) || any_kind(kinds),
        }
    }

    /// The lines that matter.
    pub fn lines(&self, of: &[Line]) -> Vec<Line> {
        let lines = of.iter().filter(|line| self.meets(line.need));
        lines.copied().collect()
    }
}

pub(super) const fn line(value: &'static str, text: &'static str) -> Line {
    Line {
        value,
        text,
        need: Need::Always,
    }
}

impl Line {
    pub(super) const fn if_any(self, kinds: &'static [TroopType]) -> Line {
        Line {
            need: Need::Kinds(kinds),
            ..self
        }
    }

    pub(super) const fn if_carried(self, weapons: &'static [Weapon]) -> Line {
        Line {
            need: Need::Carried(weapons),
            ..self
        }
    }

    pub(super) const fn when(self, need: Need) -> Line {
        Line { need, ..self }
    }
}

/// What a rule book says, apart from its tables.
pub struct Book {
    pub title: &'static str,
    pub fire: &'static [Line],
    pub melee: &'static [Line],
    pub melee_foot: &'static str,
    /// One test, or one after fire and one after melee.
    pub cohesion: &'static [(&'static str, &'static [Line])],
    pub cohesion_foot: &'static str,
    pub moves_foot: &'static str,
    /// Other tests of these rules: a heading, what is rolled, and the lines.
    pub tests: &'static [Test],
    pub rout: &'static [Line],
}

pub struct Test {
    pub title: &'static str,
    pub about: &'static str,
    pub need: Need,
    pub lines: &'static [Line],
}
