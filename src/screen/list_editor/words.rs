//! Weapons and traits as they are typed: "long spear, javelin or sling, impetuous".

use crate::list::{ArmsChoice, ArmsId, Trait, Weapon, folded};
use crate::screen::list::weapons as said;
use crate::text;
use strum::VariantArray;

/// What a unit carries and is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Armed {
    pub weapons: Vec<Weapon>,
    pub arms: Vec<ArmsChoice>,
    pub traits: Vec<Trait>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    Weapon(Weapon),
    Trait(Trait),
}

impl Word {
    fn name(self) -> &'static str {
        match self {
            Word::Weapon(weapon) => text::weapon(weapon),
            Word::Trait(name) => text::trait_name(name),
        }
    }

    fn all() -> impl Iterator<Item = Word> {
        let weapons = Weapon::VARIANTS.iter().copied().map(Word::Weapon);
        weapons.chain(Trait::VARIANTS.iter().copied().map(Word::Trait))
    }
}

/// All words, for the browser to offer.
pub fn all_words() -> Vec<&'static str> {
    Word::all().map(Word::name).collect()
}

/// A weapon or a trait by its name or by a beginning that no other has.
pub fn word(typed: &str) -> Result<Word, String> {
    let wanted = folded(typed.trim());
    if let Some(whole) = Word::all().find(|word| folded(word.name()) == wanted) {
        return Ok(whole);
    }
    let close: Vec<Word> = Word::all()
        .filter(|word| folded(word.name()).starts_with(&wanted))
        .collect();
    let inside = || Word::all().filter(|word| folded(word.name()).contains(&wanted));
    let typed = typed.trim();
    match close.as_slice() {
        [one] => Ok(*one),
        [] => Err(match inside().next() {
            None => format!("“{typed}” isn’t a weapon or trait that Muster knows."),
            Some(_) => which(typed, inside()),
        }),
        several => Err(which(typed, several.iter().copied())),
    }
}

fn which(typed: &str, words: impl Iterator<Item = Word>) -> String {
    let names: Vec<&str> = words.map(Word::name).collect();
    format!("Which “{typed}”: {}?", names.join(", "))
}

pub fn show(armed: &Armed) -> String {
    said(&armed.weapons, &armed.arms, &armed.traits)
}

/// Parts with "or" between them are choices; those that were there keep their numbers.
pub fn read(typed: &str, before: &[ArmsChoice]) -> Result<Armed, String> {
    let mut armed = Armed::default();
    for part in typed.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        let choices = choices(part, before);
        if choices.len() > 1 {
            for choice in choices {
                let choice = arms(&choice, before, &armed.arms)?;
                armed.arms.push(choice);
            }
            continue;
        }
        for name in part.split(" and ") {
            match word(name)? {
                Word::Weapon(weapon) => armed.weapons.push(weapon),
                Word::Trait(name) => armed.traits.push(name),
            }
        }
    }
    Ok(armed)
}

/// What stands between "or"s. A choice that was there may have one in its name: "Spanish or
/// Numidians (javelin)".
fn choices(part: &str, before: &[ArmsChoice]) -> Vec<String> {
    let known: Vec<String> = before
        .iter()
        .map(|choice| said(&[], std::slice::from_ref(choice), &[]))
        .collect();
    let mut rest: Vec<&str> = part.split(" or ").collect();
    let mut choices = Vec::new();
    while !rest.is_empty() {
        let whole = |count: &usize| {
            let words = rest.get(..*count).unwrap_or_default();
            known.contains(&words.join(" or "))
        };
        let count = (2..=rest.len()).rev().find(whole).unwrap_or(1);
        choices.push(rest.drain(..count).collect::<Vec<_>>().join(" or "));
    }
    choices
}

/// "javelin and sling", "Gauls (javelin)", "Gauls".
fn arms(typed: &str, before: &[ArmsChoice], taken: &[ArmsChoice]) -> Result<ArmsChoice, String> {
    let weapons = |typed: &str| -> Result<Vec<Weapon>, String> {
        let names = typed.split(" and ");
        names
            .map(|name| match word(name)? {
                Word::Weapon(weapon) => Ok(weapon),
                Word::Trait(_) => Err(format!("“{}” can’t be chosen.", name.trim())),
            })
            .collect()
    };
    let typed = typed.trim();
    let (name, weapons) = match typed.strip_suffix(')').and_then(|it| it.split_once('(')) {
        Some((name, inside)) => (Some(name.trim().to_owned()), weapons(inside)?),
        None => match weapons(typed) {
            Ok(weapons) => (None, weapons),
            // Who the troops are, with nothing of their own to carry.
            Err(_) if typed.starts_with(char::is_uppercase) => (Some(typed.to_owned()), Vec::new()),
            Err(why) => return Err(why),
        },
    };
    let is_same = |it: &&ArmsChoice| it.name == name && it.weapons == weapons;
    let highest = before.iter().chain(taken).map(|it| it.id.0).max();
    let id = match before.iter().find(is_same) {
        Some(same) => same.id,
        None => ArmsId(highest.unwrap_or(0).saturating_add(1)),
    };
    Ok(ArmsChoice { id, name, weapons })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_is_read_back() {
        for file in std::fs::read_dir("lists").unwrap() {
            let bytes = std::fs::read(file.unwrap().path()).unwrap();
            let Ok(list) = crate::list::ArmyList::read(&bytes, "list") else {
                continue;
            };
            let points = list.points_list();
            for troop in points.into_iter().flat_map(|points| points.troops()) {
                let armed = Armed {
                    weapons: troop.weapons.clone(),
                    arms: troop.arms.clone(),
                    traits: troop.traits.clone(),
                };
                let text = show(&armed);
                if armed.arms.len() != 1 {
                    assert_eq!(read(&text, &armed.arms), Ok(armed), "{}: {text}", list.name);
                }
            }
        }
    }

    #[test]
    fn a_beginning_will_do_where_it_is_clear() {
        let armed = read("long sp, jav or sling, imp", &[]).unwrap();
        assert_eq!(armed.weapons, [Weapon::LongSpear]);
        assert_eq!(armed.arms.len(), 2);
        assert_eq!(armed.arms[1].id, ArmsId(2));
        assert_eq!(armed.traits, [Trait::Impetuous]);
        let why = read("short bow", &[]).unwrap_err();
        assert_eq!(why, "Which “short bow”: short bow A, short bow B?");
        let why = read("bow", &[]).unwrap_err();
        assert!(why.contains("composite bow A"), "{why}");
        assert!(read("<b>", &[]).is_err());
    }
}
