//! What the troops of both armies need of the rules, in short.

use crate::battle::game::{Game, GameUnit, SideId};
use crate::list::{Discipline, Trait, TroopType, Weapon};
use crate::text;
use crate::text::reference as words;
use std::collections::BTreeSet;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPart {
    pub heading: &'static str,
    /// A name and what there is to say of it; names may be empty.
    pub lines: Vec<(String, String)>,
}

pub fn rules(game: &Game) -> Vec<RulesPart> {
    let units = || {
        SideId::BOTH
            .into_iter()
            .flat_map(|side| game.sides.of(side).units())
    };
    fn gather<'a, T: Ord, I: Iterator<Item = T>>(
        units: impl Iterator<Item = &'a GameUnit>,
        of: impl Fn(&'a GameUnit) -> I,
    ) -> BTreeSet<T> {
        units.flat_map(of).collect()
    }
    let weapons: BTreeSet<Weapon> = gather(units(), |unit| unit.weapons.iter().copied());
    let kinds: BTreeSet<TroopType> = gather(units(), |unit| unit.kind.into_iter());
    let traits: BTreeSet<Trait> = gather(units(), |unit| unit.traits.iter().copied());
    let classes: BTreeSet<Discipline> = gather(units(), |unit| unit.d.into_iter());
    let plain = |said: &[&str]| -> Vec<(String, String)> {
        let said = said.iter();
        said.map(|it| (String::new(), (*it).to_owned())).collect()
    };
    let mut fire: Vec<(String, String)> = weapons
        .iter()
        .filter_map(|weapon| {
            let dice = words::fire(*weapon)?;
            let ranges = words::RANGES.iter().zip(dice);
            let ranges: Vec<String> = ranges
                .map(|(range, dice)| format!("{range} {dice}"))
                .collect();
            Some((text::weapon(*weapon).to_owned(), ranges.join(" · ")))
        })
        .collect();
    if !fire.is_empty() {
        fire.extend(plain(&words::FIRE_NOTES));
    }
    let mut discipline: Vec<(String, String)> = classes
        .iter()
        .map(|class| {
            let (name, said) = words::discipline(*class);
            (name.to_owned(), said.to_owned())
        })
        .collect();
    discipline.extend(plain(&words::DISCIPLINE_NOTES));
    let mut troops: Vec<(String, String)> = Vec::new();
    troops.extend(kinds.iter().map(|kind| {
        let name = text::troop_type(*kind).1;
        (text::capital(name), words::troop_type(*kind).to_owned())
    }));
    troops.extend(weapons.iter().filter_map(|weapon| {
        let said = words::weapon(*weapon)?;
        Some((text::capital(text::weapon(*weapon)), said.to_owned()))
    }));
    troops.extend(traits.iter().map(|it| {
        let name = text::capital(text::trait_name(*it));
        (name, words::trait_rule(*it).to_owned())
    }));
    let parts = [
        (words::FIRE, fire),
        (words::MELEE_HEADING, plain(&words::MELEE)),
        (words::ALWAYS_HEADING, plain(&words::ALWAYS)),
        (words::DISCIPLINE, discipline),
        (words::TROOPS, troops),
    ];
    parts
        .into_iter()
        .filter(|(_, lines)| !lines.is_empty())
        .map(|(heading, lines)| RulesPart { heading, lines })
        .collect()
}
