//! The quick reference of Basic Impetus on paper, by the edition that is played.

use super::reference::{FireRow, Part, Reference, Term, term};
use crate::army::Army;
use crate::battle::movement::{MoveRow, going, rows_in_h};
use crate::battle::rule_book::RuleBook;
use crate::list::{Trait, TroopType};
use crate::rules::{Judgement, UnitFigures};
use crate::text::reference::{self as words, Line, Present};
use crate::text::{capital, trait_name, troop_type, weapon};

pub fn reference(rules: RuleBook, army: &Army, judgement: &Judgement) -> Reference {
    let units = &judgement.units;
    let bodies = army.commands.iter().flat_map(|command| &command.bodies);
    let present = Present {
        kinds: units.iter().filter_map(|unit| unit.kind).collect(),
        weapons: units.iter().flat_map(|unit| unit.weapons.clone()).collect(),
        traits: units.iter().flat_map(|unit| unit.traits.clone()).collect(),
        has_large_units: bodies.into_iter().any(|body| body.is_large()),
    };
    let book = words::book(rules);
    let said = |lines: &'static [Line]| -> Vec<String> {
        present.lines(lines).into_iter().map(say).collect()
    };
    let weapons = present.weapons.iter();
    let fire: Vec<FireRow> = weapons
        .filter_map(|of| {
            Some(FireRow {
                weapon: words::weapon_with_reach(rules, *of),
                dice: words::fire(rules, *of)?,
            })
        })
        .collect();
    let fire_notes = match fire.is_empty() {
        true => Vec::new(),
        false => [vec![words::FIRE_DICE.to_owned()], said(book.fire)].concat(),
    };
    let mut always = vec![
        words::COHESION_TEST.to_owned(),
        words::COHESION_RESULT.to_owned(),
    ];
    for (title, lines) in book.cohesion {
        let lines = said(lines).join("; ");
        always.push(match *title {
            "" => lines,
            title => format!("{title}: {lines}"),
        });
    }
    always.push(book.cohesion_foot.to_owned());
    always.extend(said(book.rout));
    let tests = book.tests.iter().filter(|test| present.meets(test.need));
    let tests = tests.map(|test| Part {
        heading: test.title,
        notes: [vec![format!("{}.", capital(test.about))], said(test.lines)].concat(),
    });
    let moves = Part {
        heading: words::MOVES,
        notes: [moves(rules, units), vec![book.moves_foot.to_owned()]].concat(),
    };
    Reference {
        ranges: words::ranges(rules),
        fire,
        fire_notes,
        melee: [
            vec![words::MELEE_DICE.to_owned()],
            said(book.melee),
            vec![book.melee_foot.to_owned()],
        ]
        .concat(),
        discipline: Vec::new(),
        discipline_notes: Vec::new(),
        terms: terms(rules, &present),
        always,
        more: std::iter::once(moves).chain(tests).collect(),
    }
}

fn say(line: Line) -> String {
    format!("{}: {}", line.value, line.text)
}

/// What ground and the way they go do to each kind of troops present.
fn moves(rules: RuleBook, units: &[UnitFigures]) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    for unit in units {
        let Some(kind) = unit.kind else { continue };
        let is_impetuous = unit.traits.contains(&Trait::Impetuous);
        let lines = match rules {
            RuleBook::Basic3 => rows_in_h(kind, is_impetuous).iter().map(in_h).collect(),
            _ => vec![in_u(rules, kind)],
        };
        for line in lines {
            if !said.contains(&line) {
                said.push(line);
            }
        }
    }
    said.sort();
    said
}

/// "CL: 4H + 2H; broken 4H + D; difficult 2H + D; sideways 4H + 2H".
fn in_h(row: &MoveRow) -> String {
    let ground = |step: Option<_>| step.map_or_else(|| "no".to_owned(), words::step);
    let sideways: Vec<String> = row.sideways.iter().map(|step| words::step(*step)).collect();
    format!(
        "{}: {}; broken {}; difficult {}; sideways {}",
        row.code,
        words::step(row.open),
        ground(row.broken),
        ground(row.difficult),
        sideways.join(" or ")
    )
}

/// "FP: broken D; difficult ½ + D".
fn in_u(rules: RuleBook, kind: TroopType) -> String {
    let [broken, difficult] = going(rules, kind).map(words::going);
    let (code, _) = troop_type(kind);
    format!("{code}: broken {broken}; difficult {difficult}")
}

fn terms(rules: RuleBook, present: &Present) -> Vec<Term> {
    let kinds = present.kinds.iter().filter_map(|kind| {
        let (code, name) = troop_type(*kind);
        let said = words::about_troop_type(rules, *kind)?;
        Some(term(format!("{code}, {name}"), said.to_owned()))
    });
    let weapons = present.weapons.iter().filter_map(|of| {
        let said = words::about_weapon(rules, *of)?;
        Some(term(capital(weapon(*of)), said.to_owned()))
    });
    let traits = present.traits.iter().filter_map(|of| {
        let said = words::about_trait(rules, *of)?;
        Some(term(capital(trait_name(*of)), said.to_owned()))
    });
    kinds.chain(weapons).chain(traits).collect()
}
