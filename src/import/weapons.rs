//! Weapons and special rules as lists print them behind the figures: "long spear and javelin",
//! "sling, crossbow B or javelin", "arco corto B - Impetuosi".

use super::row::is_condition;
use super::words::squeezed;
use crate::list::{ArmsChoice, ArmsId, Trait, Weapon};
use std::ops::Range;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Armed {
    pub weapons: Vec<Weapon>,
    pub arms: Vec<ArmsChoice>,
    pub traits: Vec<Trait>,
    /// What isn't a weapon, with its place.
    pub unknown: Vec<Range<usize>>,
    /// Weapons that have classes, printed without one: the place, and the weapon of each class.
    pub classless: Vec<(Range<usize>, &'static str, Vec<Weapon>)>,
}

impl Armed {
    pub fn is_empty(&self) -> bool {
        self.weapons.is_empty() && self.arms.is_empty() && self.traits.is_empty()
    }

    /// Everything was understood, and there was something.
    pub fn is_sound(&self) -> bool {
        !self.is_empty() && self.unknown.is_empty() && self.classless.is_empty()
    }
}

enum Word {
    Weapon(Weapon),
    Trait(Trait),
    /// The weapon's name, and what it is in each class.
    Classless(&'static str, Vec<Weapon>),
    Unknown,
}

/// Reads a stretch of a clean line.
pub fn armed(text: &str, within: Range<usize>) -> Armed {
    let mut armed = Armed::default();
    for group in split(text, within, &[";", " - "]) {
        read_group(text, group, &mut armed);
    }
    for (place, arms) in armed.arms.iter_mut().enumerate() {
        arms.id = ArmsId(u16::try_from(place + 1).unwrap_or(u16::MAX));
    }
    armed
}

/// Words between dashes belong together: with an "or" among them they are a choice.
fn read_group(text: &str, group: Range<usize>, armed: &mut Armed) {
    let alternatives = split(text, group, &[" or ", " o ", " oppure ", "/", "|"]);
    let is_choice = alternatives.len() > 1;
    // The bow of "short bow A or B".
    let mut last_classes: Vec<Weapon> = Vec::new();
    for alternative in alternatives {
        let alternative = without_either(text, alternative);
        for listed in split(text, alternative, &[","]) {
            let (bare, name) = without_name(text, listed.clone());
            let brackets = trimmed(text, bare.end..listed.end);
            let is_condition = name
                .as_deref()
                .is_some_and(|name| is_condition(&name.to_lowercase()));
            // Whose weapon it is can be said only where there is a choice.
            let name = match is_choice && !is_condition {
                true => name,
                false => {
                    read_brackets(text, brackets, armed);
                    None
                }
            };
            let mut weapons = Vec::new();
            let mut traits = Vec::new();
            let parts = split(text, bare, &[" and ", " e ", " & ", "+", " with ", " con "]);
            for part in parts.into_iter().flat_map(|part| side_by_side(text, part)) {
                match word(slice(text, &part)) {
                    Word::Weapon(weapon) => {
                        last_classes = classes_of(weapon);
                        weapons.push(weapon);
                    }
                    Word::Trait(special) => traits.push((special, part)),
                    Word::Classless(name, classes) => {
                        weapons.extend(classes.first().copied());
                        last_classes.clone_from(&classes);
                        armed.classless.push((part, name, classes));
                    }
                    Word::Unknown => match class_alone(slice(text, &part), &last_classes) {
                        Some(weapon) => add_class(weapon, &last_classes, &mut weapons, armed),
                        None => armed.unknown.push(part),
                    },
                }
            }
            // A special rule can't be chosen.
            let is_choice_of_rules = is_choice && weapons.is_empty();
            for (special, part) in traits {
                if is_choice_of_rules {
                    armed.unknown.push(part);
                } else if !armed.traits.contains(&special) {
                    armed.traits.push(special);
                }
            }
            if weapons.is_empty() {
                continue;
            }
            if is_choice {
                armed.arms.push(ArmsChoice {
                    id: ArmsId(0),
                    name,
                    weapons,
                });
            } else {
                armed.weapons.extend(weapons);
            }
        }
    }
}

/// "crossbow (pavise)": brackets may hold a special rule or the class, and nothing else.
fn read_brackets(text: &str, at: Range<usize>, armed: &mut Armed) {
    if at.is_empty() {
        return;
    }
    let inside = slice(text, &at).trim_matches(['(', ')', '[', ']', ' ']);
    match word(inside) {
        Word::Trait(special) => armed.traits.push(special),
        _ => armed.unknown.push(at),
    }
}

/// "either javelin or sling".
fn without_either(text: &str, at: Range<usize>) -> Range<usize> {
    let said = slice(text, &at);
    let either = said
        .get(..7)
        .filter(|head| head.eq_ignore_ascii_case("either "));
    at.start + either.map_or(0, str::len)..at.end
}

/// The weapon in each of its classes, if it has any.
fn classes_of(weapon: Weapon) -> Vec<Weapon> {
    if weapon == Weapon::CrossbowClassUnknown {
        return classed("crossbow").map_or_else(Vec::new, |(_, classes)| classes);
    }
    let all = CLASSED.iter().filter_map(|name| classed(name));
    let found = all
        .map(|(_, classes)| classes)
        .find(|classes| classes.contains(&weapon));
    found.unwrap_or_default()
}

/// "B" or "class B" behind a weapon that has classes.
fn class_alone(said: &str, classes: &[Weapon]) -> Option<Weapon> {
    let plain = squeezed(said);
    let class = ["classe", "class", "cl"]
        .iter()
        .find_map(|word| plain.strip_prefix(word))
        .unwrap_or(&plain);
    classes.get(class_place(class)?).copied()
}

/// Another class is another weapon; the class of one that had none belongs to it.
fn add_class(weapon: Weapon, classes: &[Weapon], weapons: &mut Vec<Weapon>, armed: &mut Armed) {
    let is_open = |(_, _, of): &(Range<usize>, &str, Vec<Weapon>)| of == classes;
    let open = armed.classless.iter().position(is_open);
    let taken = match open {
        Some(open) => {
            armed.classless.remove(open);
            classes.first().copied()
        }
        None => Some(Weapon::CrossbowClassUnknown),
    };
    let before = armed.weapons.iter_mut().chain(weapons.iter_mut());
    match before.rev().find(|it| Some(**it) == taken) {
        Some(first) => *first = weapon,
        None => weapons.push(weapon),
    }
}

/// "crossbow pavise": two that stand side by side without a sign between them.
fn side_by_side(text: &str, part: Range<usize>) -> Vec<Range<usize>> {
    let said = slice(text, &part);
    if !matches!(word(said), Word::Unknown) {
        return vec![part];
    }
    let halves = said.match_indices(' ').find_map(|(at, _)| {
        let halves = [part.start..part.start + at, part.start + at + 1..part.end];
        let is_known = |half: &Range<usize>| !matches!(word(slice(text, half)), Word::Unknown);
        halves.iter().all(is_known).then_some(halves)
    });
    match halves {
        Some(halves) => halves.to_vec(),
        None => vec![part],
    }
}

/// "sling (Balearics)" is the weapon of some of them.
fn without_name(text: &str, part: Range<usize>) -> (Range<usize>, Option<String>) {
    let said = slice(text, &part);
    let Some(open) = said.find('(').filter(|_| said.ends_with(')')) else {
        return (part, None);
    };
    let name = said
        .get(open + 1..said.len() - 1)
        .unwrap_or_default()
        .trim()
        .to_owned();
    (trimmed(text, part.start..part.start + open), Some(name))
}

fn slice<'t>(text: &'t str, at: &Range<usize>) -> &'t str {
    text.get(at.clone()).unwrap_or_default()
}

/// The parts between separators, trimmed; brackets hold together.
fn split(text: &str, within: Range<usize>, separators: &[&str]) -> Vec<Range<usize>> {
    let said = slice(text, &within);
    let small = said.to_ascii_lowercase();
    let mut parts = Vec::new();
    let mut start = 0;
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(rest) = small.get(at..) {
        let Some(letter) = rest.chars().next() else {
            break;
        };
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let found = separators
            .iter()
            .find(|it| depth == 0 && rest.starts_with(**it));
        match found {
            Some(separator) => {
                parts.push(within.start + start..within.start + at);
                at += separator.len();
                start = at;
                // "a or or b", and one blank for two separators.
                if separator.ends_with(' ') {
                    at -= 1;
                }
            }
            None => at += letter.len_utf8(),
        }
    }
    parts.push(within.start + start.min(said.len())..within.start + said.len());
    parts
        .into_iter()
        .map(|part| trimmed(text, part))
        .filter(|part| !part.is_empty())
        .collect()
}

fn trimmed(text: &str, at: Range<usize>) -> Range<usize> {
    let edge =
        |letter: char| letter.is_whitespace() || matches!(letter, '-' | ',' | '.' | ';' | ':');
    let said = slice(text, &at);
    let start = at.start + (said.len() - said.trim_start_matches(edge).len());
    let end = at.start + said.trim_end_matches(edge).len();
    start..end.max(start)
}

fn word(said: &str) -> Word {
    let plain = squeezed(said);
    if let Some(weapon) = unclassed(&plain) {
        return Word::Weapon(weapon);
    }
    if let Some(special) = special(&plain) {
        return Word::Trait(special);
    }
    if let Some((name, classes)) = classed(&plain) {
        // A crossbow may be left without a class: the format can say so.
        return match name {
            "crossbow" => Word::Weapon(Weapon::CrossbowClassUnknown),
            name => Word::Classless(name, classes),
        };
    }
    let (stem, class) = match plain.char_indices().last() {
        Some((at, class)) => (plain.get(..at).unwrap_or_default(), class),
        None => return Word::Unknown,
    };
    let stem = stem.strip_suffix("class").unwrap_or(stem);
    let stem = stem.strip_suffix("classe").unwrap_or(stem);
    let stem = stem.strip_suffix("cl").unwrap_or(stem);
    let place = class_place(class.encode_utf8(&mut [0; 4]));
    let weapon = classed(stem).and_then(|(_, classes)| classes.get(place?).copied());
    match weapon {
        Some(weapon) => Word::Weapon(weapon),
        None => Word::Unknown,
    }
}

fn class_place(class: &str) -> Option<usize> {
    ["a", "b", "c"].iter().position(|it| *it == class)
}

fn unclassed(plain: &str) -> Option<Weapon> {
    Some(match plain {
        "longspear" | "longspears" | "lancialunga" | "lancelunghe" => Weapon::LongSpear,
        "pike" | "pikes" | "picca" | "picche" => Weapon::Pike,
        "polearm" | "polearms" | "arminasta" | "armainasta" | "alabarda" | "alabarde" => {
            Weapon::Polearm
        }
        "pilum" | "pila" => Weapon::Pilum,
        "javelin" | "javelins" | "jav" | "giavellotto" | "giavellotti" => Weapon::Javelin,
        "heavyjavelin" | "heavyjavelins" | "giavellottopesante" | "giavellottipesanti" => {
            Weapon::HeavyJavelin
        }
        "sling" | "slings" | "fionda" | "fionde" | "frombola" => Weapon::Sling,
        "blowpipe" | "blowpipes" | "cerbottana" | "cerbottane" => Weapon::Blowpipe,
        "handgun" | "handguns" | "schioppo" | "schioppi" | "schioppetto" => Weapon::Handgun,
        "various" | "variousweapons" | "armivarie" | "varie" | "vari" => Weapon::Various,
        "crossbowclassunknown" => Weapon::CrossbowClassUnknown,
        _ => return None,
    })
}

/// The weapons that have classes.
const CLASSED: [&str; 6] = [
    "shortbow",
    "compositebow",
    "longbow",
    "crossbow",
    "arquebus",
    "artillery",
];

fn classed(plain: &str) -> Option<(&'static str, Vec<Weapon>)> {
    use Weapon::*;
    Some(match plain {
        "shortbow" | "shortbows" | "arcocorto" => ("short bow", vec![ShortBowA, ShortBowB]),
        "compositebow" | "compbow" | "composite" | "arcocomposito" | "arcocomp" => (
            "composite bow",
            vec![CompositeBowA, CompositeBowB, CompositeBowC],
        ),
        "longbow" | "longbows" | "arcolungo" => ("longbow", vec![LongbowA, LongbowB]),
        "crossbow" | "crossbows" | "xbow" | "balestra" | "balestre" => {
            ("crossbow", vec![CrossbowA, CrossbowB])
        }
        "arquebus" | "harquebus" | "arquebuses" | "archibugio" | "archibugi" => {
            ("arquebus", vec![ArquebusA, ArquebusB])
        }
        "artillery" | "artiglieria" => ("artillery", vec![ArtilleryA, ArtilleryB, ArtilleryC]),
        _ => return None,
    })
}

pub fn special(plain: &str) -> Option<Trait> {
    Some(match plain {
        "impetuous" | "impetuosi" | "impetuoso" | "impetuosa" | "impetuose" => Trait::Impetuous,
        "legionary" | "legionario" => Trait::Legionary,
        "elitescutarii" => Trait::EliteScutarii,
        "shieldwall" | "murodiscudi" => Trait::Shieldwall,
        "schiltron" | "schiltrons" => Trait::Schiltron,
        "pavise" | "pavises" | "pavese" | "pavesi" => Trait::Pavise,
        "warband" | "warbands" => Trait::Warband,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Armed {
        armed(text, 0..text.len())
    }

    #[test]
    fn weapons_in_both_languages_and_run_together() {
        for (text, weapon) in [
            ("Long spear", Weapon::LongSpear),
            ("lancia lunga", Weapon::LongSpear),
            ("SHORT BOW A", Weapon::ShortBowA),
            ("shortbowB", Weapon::ShortBowB),
            ("Short-bow  B", Weapon::ShortBowB),
            ("arco corto B", Weapon::ShortBowB),
            ("comp. bow B", Weapon::CompositeBowB),
            ("crossbow", Weapon::CrossbowClassUnknown),
            ("Various", Weapon::Various),
        ] {
            let armed = read(text);
            assert_eq!(armed.weapons, [weapon], "{text}");
            assert!(armed.is_sound(), "{text}");
        }
    }

    #[test]
    fn choices_have_an_or() {
        let armed = read("sling, crossbow B or javelin");
        let weapons: Vec<_> = armed.arms.iter().map(|it| it.weapons.clone()).collect();
        assert_eq!(
            weapons,
            [
                vec![Weapon::Sling],
                vec![Weapon::CrossbowB],
                vec![Weapon::Javelin]
            ]
        );
        let named = read("short bow B (Cretans) or javelin (Spanish or Numidians)");
        let names: Vec<_> = named
            .arms
            .iter()
            .map(|it| it.name.clone().unwrap())
            .collect();
        assert_eq!(names, ["Cretans", "Spanish or Numidians"]);
    }

    #[test]
    fn what_is_no_weapon_is_said() {
        let text = "javelin, atlatl - Impetuosi";
        let armed = read(text);
        assert_eq!(armed.weapons, [Weapon::Javelin]);
        assert_eq!(armed.traits, [Trait::Impetuous]);
        assert_eq!(&text[armed.unknown[0].clone()], "atlatl");
        let text = "artillery C (can't move)";
        assert_eq!(&text[read(text).unknown[0].clone()], "(can't move)");
        let armed = read("short bow");
        assert_eq!(armed.classless[0].1, "short bow");
        assert!(!armed.is_sound());
    }
}
