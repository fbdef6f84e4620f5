//! The quick reference: what the troops on the table need of the rules, and nothing else. Beside a
//! game it has the dice to roll now.

mod cards;
mod troops;

#[cfg(test)]
mod tests;

pub use troops::{ReferenceUnit, SideTroops, troops_of_army, troops_of_game};

use crate::battle::rule_book::RuleBook;
use crate::list::TroopType;
use crate::text::reference::{self as words, Line, Present};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReferenceScreen {
    /// The rules that it is taken from.
    pub source: &'static str,
    /// Where there are two sides: a letter for each, and its name.
    pub badges: Vec<(String, String)>,
    pub cards: Vec<Card>,
    pub left_out: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// For links to it.
    pub id: String,
    pub title: String,
    pub about: String,
    pub parts: Vec<Part>,
    pub foot: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Table(TroopTable),
    Lines {
        /// Empty where there is one set of lines.
        title: &'static str,
        lines: Vec<Line>,
    },
    /// What the critical number is made of.
    CriticalNumber,
    /// What follows from a test that is passed, and from one that isn't.
    Outcomes([(&'static str, &'static str); 2]),
    /// The discipline of the troops, and what each class needs.
    Classes(Vec<(String, String)>),
    Notes(Vec<TroopNote>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TroopTable {
    pub heads: Vec<String>,
    pub rows: Vec<TroopRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TroopRow {
    pub kind: Option<TroopType>,
    pub name: String,
    pub detail: String,
    /// Whose troops these are, as places among the badges.
    pub sides: Vec<usize>,
    pub cells: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TroopNote {
    pub kind: Option<TroopType>,
    pub name: String,
    pub sides: Vec<usize>,
    pub text: String,
}

/// For the troops of these sides, or of one of them.
pub fn reference_screen(
    rules: RuleBook,
    sides: &[SideTroops],
    only: Option<usize>,
) -> ReferenceScreen {
    let shown = |place: usize| only.is_none_or(|only| only == place);
    let units: Vec<(usize, &ReferenceUnit)> = sides
        .iter()
        .enumerate()
        .filter(|(place, _)| shown(*place))
        .flat_map(|(place, side)| side.units.iter().map(move |unit| (place, unit)))
        .collect();
    let present = Present {
        kinds: units.iter().filter_map(|(_, unit)| unit.kind).collect(),
        weapons: units
            .iter()
            .flat_map(|(_, unit)| unit.weapons.clone())
            .collect(),
        traits: units
            .iter()
            .flat_map(|(_, unit)| unit.traits.clone())
            .collect(),
        has_large_units: units.iter().any(|(_, unit)| unit.is_in_large_unit),
    };
    let table = cards::Table {
        rules,
        book: words::book(rules),
        units: &units,
        present: &present,
    };
    ReferenceScreen {
        source: table.book.title,
        badges: badges(sides),
        cards: table.cards(),
        left_out: table.left_out(),
    }
}

/// The first letters of the names, or numbers where they are the same.
fn badges(sides: &[SideTroops]) -> Vec<(String, String)> {
    if sides.len() < 2 {
        return Vec::new();
    }
    let letter = |side: &SideTroops| {
        let letters = side.name.trim().chars();
        letters.flat_map(char::to_uppercase).next()
    };
    let letters: Vec<Option<char>> = sides.iter().map(letter).collect();
    let is_clear = |place: usize| {
        let own = letters.get(place).copied().flatten();
        own.is_some() && letters.iter().filter(|other| **other == own).count() == 1
    };
    let are_clear = (0..sides.len()).all(is_clear);
    let badge = |(place, side): (usize, &SideTroops)| {
        let sign = match letters.get(place).copied().flatten() {
            Some(letter) if are_clear => letter.to_string(),
            _ => (place + 1).to_string(),
        };
        (sign, side.name.clone())
    };
    sides.iter().enumerate().map(badge).collect()
}
