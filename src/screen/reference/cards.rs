//! The cards of a reference, each with what the troops present need.

use super::{Card, Part, ReferenceUnit, TroopNote, TroopRow, TroopTable};
use crate::army::GeneralLevel;
use crate::battle::fire::{dice_now, row};
use crate::battle::movement::{going, rows_in_h};
use crate::battle::rule_book::RuleBook;
use crate::list::{Discipline, Trait, TroopType, Weapon};
use crate::text::reference::{self as words, Book, Line, Present};
use crate::text::{self, capital};
use std::collections::BTreeSet;
use strum::VariantArray;

pub struct Table<'a> {
    pub rules: RuleBook,
    pub book: &'static Book,
    /// With the place of their side.
    pub units: &'a [(usize, &'a ReferenceUnit)],
    pub present: &'a Present,
}

const PASSED: (&str, &str) = (
    "Equal or under, or a 1",
    "Disordered. If it was already: 1 VBU lost.",
);
const FAILED: (&str, &str) = (
    "Over, or a 6",
    "Loses the difference, at least 1, and is disordered.",
);

impl Table<'_> {
    pub fn cards(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.fire().into_iter().collect();
        cards.push(self.melee());
        cards.push(self.cohesion());
        cards.push(self.moves());
        cards.extend(self.tests());
        cards.extend(self.notes());
        cards.push(card(
            "Rout",
            "counted when the turn ends",
            vec![self.lines("", self.book.rout)],
            "",
        ));
        cards
    }

    fn unit(&self) -> &'static str {
        words::measured_in(self.rules)
    }

    fn lines(&self, title: &'static str, lines: &'static [Line]) -> Part {
        Part::Lines {
            title,
            lines: self.present.lines(lines),
        }
    }

    /// None where nobody shoots.
    fn fire(&self) -> Option<Card> {
        let mut rows: Vec<TroopRow> = Vec::new();
        let mut farthest = 0;
        for (side, unit) in self.units {
            for weapon in &unit.weapons {
                let Some(dice) = dice_now(self.rules, *weapon, unit.vbu) else {
                    continue;
                };
                let reached = dice.iter().rposition(|dice| dice.mounted.is_some());
                farthest = farthest.max(reached.map_or(0, |place| place + 1));
                let row = TroopRow {
                    kind: unit.kind,
                    name: unit.name.clone(),
                    detail: format!(
                        "{} · VBU {}",
                        words::weapon_with_reach(self.rules, *weapon),
                        unit.vbu
                    ),
                    sides: vec![*side],
                    cells: dice.into_iter().map(words::dice_now).collect(),
                };
                add(&mut rows, row);
            }
        }
        if rows.is_empty() {
            return None;
        }
        // Columns that nobody reaches say nothing.
        for row in &mut rows {
            row.cells.truncate(farthest);
        }
        let mut heads = words::ranges(self.rules);
        heads.truncate(farthest);
        let table = TroopTable { heads, rows };
        let parts = vec![Part::Table(table), self.lines("", self.book.fire)];
        let about = "dice to roll now, at foot / mounted";
        Some(card(
            "Fire",
            about,
            parts,
            "Hits: each 6, and each pair of 5s.",
        ))
    }

    fn melee(&self) -> Card {
        let parts = vec![self.lines("", self.book.melee)];
        card("Melee", "VBU + these dice", parts, self.book.melee_foot)
    }

    fn cohesion(&self) -> Card {
        let mut parts = vec![Part::CriticalNumber];
        let sets = self.book.cohesion.iter();
        parts.extend(sets.map(|(title, lines)| self.lines(title, lines)));
        parts.push(Part::Outcomes([PASSED, FAILED]));
        let about = "1d6 against the critical number";
        card("Cohesion", about, parts, self.book.cohesion_foot)
    }

    fn moves(&self) -> Card {
        let mut rows: Vec<TroopRow> = Vec::new();
        for (side, unit) in self.units {
            let Some(kind) = unit.kind else {
                continue;
            };
            let row = |detail: &str, cells: Vec<String>| TroopRow {
                kind: unit.kind,
                name: unit.name.clone(),
                detail: detail.to_owned(),
                sides: vec![*side],
                cells,
            };
            if self.rules != RuleBook::Basic3 {
                let [broken, difficult] = going(self.rules, kind).map(words::going);
                let cells = vec![unit.m.to_string(), broken.into(), difficult.into()];
                add(&mut rows, row("", cells));
                continue;
            }
            let is_impetuous = unit.traits.contains(&Trait::Impetuous);
            let in_h = rows_in_h(kind, is_impetuous);
            for moves in in_h {
                let ground = |step| step_or_none(step);
                let sideways = moves.sideways.iter().map(|step| words::step(*step));
                let cells = vec![
                    words::step(moves.open),
                    ground(moves.broken),
                    ground(moves.difficult),
                ];
                // A fourth column is too much for a phone.
                let sideways = sideways.collect::<Vec<_>>().join(" or ");
                let detail = match in_h.len() {
                    1 => format!("sideways {sideways}"),
                    _ => format!("{} · sideways {sideways}", moves.code),
                };
                add(&mut rows, row(&detail, cells));
            }
        }
        let heads = ["open", "broken", "difficult"].map(str::to_owned).into();
        let parts = vec![Part::Table(TroopTable { heads, rows })];
        card(
            "Moves",
            &format!("in {}", self.unit()),
            parts,
            self.book.moves_foot,
        )
    }

    fn tests(&self) -> Vec<Card> {
        let tests = self.book.tests.iter();
        let shown = tests.filter(|test| self.present.meets(test.need));
        shown
            .map(|test| {
                let mut parts = Vec::new();
                if test.title == words::DISCIPLINE {
                    parts.push(Part::Classes(self.classes()));
                }
                parts.push(self.lines("", test.lines));
                card(test.title, test.about, parts, "")
            })
            .collect()
    }

    fn classes(&self) -> Vec<(String, String)> {
        let classes: BTreeSet<Discipline> = self
            .units
            .iter()
            .filter_map(|(_, unit)| unit.discipline)
            .collect();
        let class = |class: Discipline| {
            let (name, needs) = words::discipline(class);
            (name.to_owned(), needs.to_owned())
        };
        classes.into_iter().map(class).collect()
    }

    /// What is special about types, weapons, traits and generals; none where nothing is.
    fn notes(&self) -> Option<Card> {
        let mut notes = Vec::new();
        for kind in &self.present.kinds {
            if let Some(said) = words::about_troop_type(self.rules, *kind) {
                let (_, name) = text::troop_type(*kind);
                let sides = self.sides(|unit| unit.kind == Some(*kind));
                notes.push(note(Some(*kind), &capital(name), sides, said));
            }
        }
        for weapon in &self.present.weapons {
            if let Some(said) = words::about_weapon(self.rules, *weapon) {
                let sides = self.sides(|unit| unit.weapons.contains(weapon));
                notes.push(note(None, &capital(text::weapon(*weapon)), sides, said));
            }
        }
        for of in &self.present.traits {
            if let Some(said) = words::about_trait(self.rules, *of) {
                let sides = self.sides(|unit| unit.traits.contains(of));
                notes.push(note(None, &capital(text::trait_name(*of)), sides, said));
            }
        }
        if self.rules == RuleBook::Impetus {
            self.add_impetus_notes(&mut notes);
        }
        (!notes.is_empty()).then(|| {
            card(
                "Troops",
                "what is theirs alone",
                vec![Part::Notes(notes)],
                "",
            )
        })
    }

    fn add_impetus_notes(&self, notes: &mut Vec<TroopNote>) {
        if self.present.has_large_units {
            let (name, said) = words::LARGE_UNIT;
            let sides = self.sides(|unit| unit.is_in_large_unit);
            notes.push(note(None, name, sides, said));
        }
        let levels: BTreeSet<GeneralLevel> = self
            .units
            .iter()
            .filter_map(|(_, unit)| unit.general)
            .collect();
        for level in levels {
            if let Some(said) = words::general(level) {
                let name = format!("{} +{}", text::general_level(level), level.initiative());
                let sides = self.sides(|unit| unit.general == Some(level));
                notes.push(note(None, &name, sides, said));
            }
        }
    }

    fn sides(&self, has: impl Fn(&ReferenceUnit) -> bool) -> Vec<usize> {
        let sides: BTreeSet<usize> = self
            .units
            .iter()
            .filter(|(_, unit)| has(unit))
            .map(|(side, _)| *side)
            .collect();
        sides.into_iter().collect()
    }

    /// Which rows of the tables nobody needs today.
    pub fn left_out(&self) -> Option<String> {
        let weapons = Weapon::VARIANTS.iter();
        let rows = weapons.filter(|of| row(self.rules, **of).is_some());
        let unused = rows.filter(|of| !self.present.weapons.contains(of)).count();
        let kinds: Vec<&str> = TroopType::VARIANTS
            .iter()
            .filter(|kind| !self.present.kinds.contains(kind))
            .map(|kind| text::troop_type(*kind).1)
            .collect();
        let mut parts = Vec::new();
        if unused > 0 {
            parts.push(format!("{unused} missile weapons"));
        }
        parts.extend(kinds.into_iter().map(str::to_owned));
        (!parts.is_empty()).then(|| {
            format!(
                "Left out, since nobody has them today: {}.",
                parts.join(", ")
            )
        })
    }
}

fn step_or_none(step: Option<crate::battle::movement::Move>) -> String {
    step.map_or_else(|| "no".to_owned(), words::step)
}

fn note(kind: Option<TroopType>, name: &str, sides: Vec<usize>, text: &str) -> TroopNote {
    TroopNote {
        kind,
        name: name.to_owned(),
        sides,
        text: text.to_owned(),
    }
}

/// A row that reads like another is the same one for both sides.
fn add(rows: &mut Vec<TroopRow>, row: TroopRow) {
    let same = |other: &&mut TroopRow| {
        other.kind == row.kind
            && other.name == row.name
            && other.detail == row.detail
            && other.cells == row.cells
    };
    match rows.iter_mut().find(same) {
        Some(other) => {
            for side in row.sides {
                if !other.sides.contains(&side) {
                    other.sides.push(side);
                }
            }
        }
        None => rows.push(row),
    }
}

fn card(title: &str, about: &str, parts: Vec<Part>, foot: &str) -> Card {
    let id: String = title.to_lowercase().replace(' ', "-");
    Card {
        id: format!("reference-{id}"),
        title: title.to_owned(),
        about: about.to_owned(),
        parts,
        foot: (!foot.is_empty()).then(|| foot.to_owned()),
    }
}
