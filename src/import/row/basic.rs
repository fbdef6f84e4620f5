//! A line of a Basic Impetus list: `2 CP(*) 8 6 2 3 Nobles - long spear`.

use super::super::figures::{self, FigureLayout};
use super::super::weapons::{Armed, armed, special};
use super::super::words::squeezed;
use super::begin::{Kind, Numbers, begin};
use super::points::{doubt_classes, read_kind};
use super::{Noticed, Reader};
use crate::list::{ArmsChoice, ArmsId, BasicUnit, Seat, Trait};
use std::ops::Range;

#[derive(Clone, Debug, PartialEq)]
pub struct BasicRead {
    /// None where the line has none, as units of an option may.
    pub count: Option<u16>,
    pub unit: BasicUnit,
    pub noticed: Noticed,
}

pub fn basic_line(source: &str) -> Option<BasicRead> {
    let mut reader = Reader::new(source);
    let begin = begin(&reader.clean.text);
    let count = match &begin.numbers {
        Numbers::One(digits) if digits.len() <= 2 => Some(digits.parse().ok()?),
        Numbers::None => None,
        _ => return None,
    };
    if !matches!(begin.kind, Kind::Known(_) | Kind::Likely(_)) {
        return None;
    }
    let block = figures::find(&reader.clean.text, begin.kind_at.end, FigureLayout::Basic)?;
    let kind = read_kind(&mut reader, &begin, block.m);
    let before = begin.kind_at.end..block.at.start;
    let (seat, mark) = reader.seat(before.clone());
    let name_before = reader.name(before, mark);
    let mut stats = reader.stats(&block, kind);
    stats.d = None;

    let length = reader.clean.text.len();
    let behind = after_mark(&reader.clean.text, block.at.end)..length;
    let (seat_behind, _) = reader.seat(block.at.end..behind.start);
    let seat = match seat {
        Seat::No => seat_behind,
        seat => seat,
    };
    let (names, armed) = names_and_arms(&reader, behind);
    doubt_classes(&mut reader, &armed.classless);
    let mut parts = Vec::new();
    parts.extend((!name_before.is_empty()).then_some(name_before));
    parts.extend(names);
    let name = (!parts.is_empty()).then(|| parts.join(", "));
    let mut traits = armed.traits;
    // Schiltrons and warbands are called by what is special about them.
    let called = name.as_deref().and_then(|name| special(&squeezed(name)));
    traits.extend(called.filter(|called| !traits.contains(called)));
    let arms = match (&name, armed.arms.is_empty()) {
        (Some(name), true) => named_choices(name),
        _ => armed.arms,
    };
    Some(BasicRead {
        count,
        unit: BasicUnit {
            name,
            kind,
            stats,
            general: seat,
            weapons: armed.weapons,
            arms,
            traits,
        },
        noticed: reader.noticed,
    })
}

/// VD may carry the general's mark: `2/3(*)`.
fn after_mark(text: &str, at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    let tail = rest.trim_start();
    match tail.strip_prefix("(*)") {
        Some(tail) => text.len() - tail.len(),
        None => at,
    }
}

/// "Highlanders or Islemen": the player says which.
fn named_choices(name: &str) -> Vec<ArmsChoice> {
    let names: Vec<&str> = name.split(" or ").collect();
    if names.len() < 2 {
        return Vec::new();
    }
    (1..)
        .zip(names)
        .map(|(id, name)| ArmsChoice {
            id: ArmsId(id),
            name: Some(name.trim().to_owned()),
            weapons: Vec::new(),
        })
        .collect()
}

/// Parts between dashes are names or weapons; a name may also stand before weapons in one part.
fn names_and_arms(reader: &Reader<'_>, at: Range<usize>) -> (Vec<String>, Armed) {
    let text = &reader.clean.text;
    let mut names = Vec::new();
    let mut found = Armed::default();
    let mut start = at.start;
    let said = text.get(at.clone()).unwrap_or_default();
    for part in said.split_inclusive(" - ") {
        let whole = start..start + part.len();
        start = whole.end;
        let part = whole.start..whole.start + part.trim_end_matches([' ', '-']).len();
        let is_name = names.is_empty() && is_named_trait(reader.said(part.clone()));
        let weapons_at = match is_name {
            true => None,
            false => weapons_in(text, part.clone()),
        };
        let name_at = part.start..weapons_at.unwrap_or(part.end);
        let name = reader.name(name_at, None);
        names.extend((!name.is_empty()).then_some(name));
        if let Some(begin) = weapons_at {
            add(&mut found, armed(text, begin..part.end));
        }
    }
    (names, found)
}

fn is_named_trait(said: &str) -> bool {
    let special = special(&squeezed(said));
    matches!(special, Some(Trait::Schiltron | Trait::Warband))
}

/// Where the weapons of a part begin: the first word from which on all are weapons.
fn weapons_in(text: &str, part: Range<usize>) -> Option<usize> {
    let said = text.get(part.clone())?;
    let mut begins = Vec::new();
    let mut before = ' ';
    let mut depth = 0_u32;
    for (at, letter) in said.char_indices() {
        if before == ' ' && letter != ' ' && depth == 0 {
            begins.push(part.start + at);
        }
        match letter {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = letter;
    }
    begins.into_iter().take(12).find(|begin| {
        let armed = armed(text, *begin..part.end);
        !armed.is_empty() && armed.unknown.is_empty()
    })
}

fn add(all: &mut Armed, more: Armed) {
    all.weapons.extend(more.weapons);
    all.arms.extend(more.arms);
    for special in more.traits {
        if !all.traits.contains(&special) {
            all.traits.push(special);
        }
    }
    all.classless.extend(more.classless);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::{TroopType, Weapon};

    #[test]
    fn names_and_weapons_in_any_order() {
        let read = |text: &str| basic_line(text).unwrap();
        let magyars = read("2 CL 12 4 0 2 composite bow B - Szekeley");
        assert_eq!(magyars.unit.name.as_deref(), Some("Szekeley"));
        assert_eq!(magyars.unit.weapons, [Weapon::CompositeBowB]);
        let byzantines = read("4 T 5 4 1 2 Skoutatoi and archers long spear and short bow B");
        assert_eq!(
            byzantines.unit.name.as_deref(),
            Some("Skoutatoi and archers")
        );
        assert_eq!(
            byzantines.unit.weapons,
            [Weapon::LongSpear, Weapon::ShortBowB]
        );
        let schiltron = read("6 FP(*) 5 4 1 2/3(*) Schiltron - pikes");
        assert_eq!(schiltron.unit.name.as_deref(), Some("Schiltron"));
        assert_eq!(schiltron.unit.traits, [Trait::Schiltron]);
        assert_eq!(schiltron.unit.weapons, [Weapon::Pike]);
        assert_eq!(schiltron.unit.general, Seat::Yes);
        assert_eq!(schiltron.unit.stats.vd_with_general, Some(3));
        let plain = read("3 CP(*) 8 7 4 3");
        assert_eq!((plain.count, plain.unit.name), (Some(3), None));
        assert_eq!(plain.unit.kind, TroopType::Cp);
        let highlanders = read("1 FL 8 4 2 2 Highlanders or Islemen - short bow B - Impetuous");
        assert_eq!(highlanders.unit.arms.len(), 2);
        assert_eq!(highlanders.unit.weapons, [Weapon::ShortBowB]);
        let pavise = read("1 T 5 3 0 2 crossbow and pavese");
        assert_eq!(pavise.unit.name, None);
        assert_eq!(pavise.unit.traits, [Trait::Pavise]);
        let farmers = read("1 FP 5 3 1 1 Contado (farmers)");
        assert_eq!(farmers.unit.name.as_deref(), Some("Contado (farmers)"));
        let option = read("FP(*) 5 6 2 3 Nobles");
        assert_eq!(option.count, None);
    }
}
