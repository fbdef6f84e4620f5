//! The quick reference: what the troops of one army need, and nothing else.

use super::basic_reference;
use crate::army::{Army, GeneralLevel};
use crate::battle::rule_book::RuleBook;
use crate::list::{Discipline, Trait, TroopType, Weapon};
use crate::rules::{Judgement, RuleName, UnitFigures};
use crate::text::{self, reference as words};
use std::collections::BTreeSet;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The heads of the columns of `fire`.
    pub ranges: Vec<String>,
    /// Dice to add to VBU, by range: at foot / at mounted troops.
    pub fire: Vec<FireRow>,
    /// Empty where nobody shoots.
    pub fire_notes: Vec<String>,
    pub melee: Vec<String>,
    pub discipline: Vec<Term>,
    pub discipline_notes: Vec<String>,
    /// Troop types, weapons, traits and generals.
    pub terms: Vec<Term>,
    pub always: Vec<String>,
    /// What Basic Impetus has beside these.
    pub more: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub heading: &'static str,
    pub notes: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FireRow {
    pub weapon: String,
    /// One for each of the ranges.
    pub dice: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    pub name: String,
    pub text: String,
}

pub fn reference(army: &Army, judgement: &Judgement) -> Reference {
    match RuleBook::of(&army.event) {
        RuleBook::Impetus => impetus(army, judgement),
        rules => basic_reference::reference(rules, army, judgement),
    }
}

fn impetus(army: &Army, judgement: &Judgement) -> Reference {
    let units = &judgement.units;
    let weapons: BTreeSet<Weapon> = gather(units, |u| u.weapons.iter().copied());
    let kinds: BTreeSet<TroopType> = gather(units, |u| u.kind.into_iter());
    let traits: BTreeSet<Trait> = gather(units, |u| u.traits.iter().copied());
    let classes: BTreeSet<Discipline> = gather(units, |u| u.stats.and_then(|s| s.d).into_iter());
    let levels: BTreeSet<GeneralLevel> = army.units().filter_map(|unit| unit.general).collect();
    let fire: Vec<FireRow> = weapons
        .iter()
        .filter_map(|weapon| {
            Some(FireRow {
                weapon: text::weapon(*weapon).to_owned(),
                dice: words::fire(RuleBook::Impetus, *weapon)?,
            })
        })
        .collect();
    let mut terms = Vec::new();
    for kind in kinds {
        let (code, name) = text::troop_type(kind);
        let text = words::troop_type(kind).to_owned();
        terms.push(term(format!("{code}, {name}"), text));
    }
    for weapon in &weapons {
        if let Some(said) = words::weapon(*weapon) {
            terms.push(term(text::weapon(*weapon).to_owned(), said.to_owned()));
        }
    }
    for of in traits {
        terms.push(term(
            text::trait_name(of).to_owned(),
            words::trait_rule(of).to_owned(),
        ));
    }
    if army
        .commands
        .iter()
        .flat_map(|c| &c.bodies)
        .any(|body| body.is_large())
    {
        terms.push(term(
            words::LARGE_UNIT.0.to_owned(),
            words::LARGE_UNIT.1.to_owned(),
        ));
    }
    let scorpio = units
        .iter()
        .any(|u| u.applied.contains(&RuleName::AttachedScorpio));
    if scorpio {
        terms.push(term(
            words::SCORPIO.0.to_owned(),
            words::SCORPIO.1.to_owned(),
        ));
    }
    if army.purchases.joan.is_some() {
        let said = words::joan(army.event.scale);
        terms.push(term(text::sheet::JOAN.to_owned(), said.to_owned()));
    }
    for level in levels {
        let name = format!("{} +{}", text::general_level(level), level.initiative());
        if let Some(said) = words::general(level) {
            terms.push(term(name, said.to_owned()));
        }
    }
    let owned = |notes: &[&str]| notes.iter().map(|note| (*note).to_owned()).collect();
    Reference {
        ranges: words::ranges(RuleBook::Impetus),
        fire_notes: if fire.is_empty() {
            Vec::new()
        } else {
            owned(&words::FIRE_NOTES)
        },
        fire,
        melee: owned(&words::MELEE),
        discipline_notes: owned(&words::DISCIPLINE_NOTES),
        discipline: classes
            .into_iter()
            .map(|class| {
                term(
                    words::discipline(class).0.into(),
                    words::discipline(class).1.into(),
                )
            })
            .collect(),
        terms,
        always: owned(&words::ALWAYS),
        more: Vec::new(),
    }
}

pub(super) fn term(name: String, text: String) -> Term {
    Term { name, text }
}

fn gather<'u, T: Ord, I: Iterator<Item = T>>(
    units: &'u [UnitFigures],
    of: impl Fn(&'u UnitFigures) -> I,
) -> BTreeSet<T> {
    units.iter().flat_map(of).collect()
}
