//! Which figures of a list can be marked as ours.

use muster::list::{ArmyList, Dismount, Figure, Troop, Upgrade};
use std::collections::BTreeSet;

/// The mark for a column of the known figures.
pub fn figure(column: &str) -> Option<Figure> {
    Some(match column {
        "min" => Figure::Min,
        "max" => Figure::Max,
        "type" => Figure::Type,
        "M" => Figure::M,
        "VBU" => Figure::Vbu,
        "I" => Figure::I,
        "D" => Figure::D,
        "VD" => Figure::Vd,
        "pts" => Figure::Price,
        "general" => Figure::General,
        "weapons" => Figure::Weapons,
        "traits" => Figure::Traits,
        _ => return None,
    })
}

/// What can be ours in a troop. A trait, a rear-rank price or a dismount profile only if it has one.
pub fn figures(troop: &Troop) -> impl Iterator<Item = Figure> {
    let always = [
        Figure::Type,
        Figure::M,
        Figure::Vbu,
        Figure::I,
        Figure::D,
        Figure::Vd,
        Figure::Price,
        Figure::General,
        Figure::Weapons,
    ];
    let rear_price = troop.rear_price.map(|_| Figure::RearPrice);
    let traits = (!troop.traits.is_empty()).then_some(Figure::Traits);
    let dismount = troop.dismount.as_ref().map(|_| Figure::Dismount);
    always
        .into_iter()
        .chain(rear_price)
        .chain(traits)
        .chain(dismount)
}

pub fn dismounted(dismount: &Dismount) -> BTreeSet<Figure> {
    let always = [
        Figure::Type,
        Figure::M,
        Figure::Vbu,
        Figure::I,
        Figure::D,
        Figure::Vd,
        Figure::Weapons,
    ];
    let traits = (!dismount.traits.is_empty()).then_some(Figure::Traits);
    always.into_iter().chain(traits).collect()
}

/// What can be ours in an upgrade.
pub fn changed(upgrade: &Upgrade) -> BTreeSet<Figure> {
    let becomes = &upgrade.becomes;
    let changes = [
        (becomes.kind.is_some(), Figure::Type),
        (becomes.m.is_some(), Figure::M),
        (becomes.vbu.is_some(), Figure::Vbu),
        (becomes.i.is_some(), Figure::I),
        (becomes.d.is_some(), Figure::D),
        (becomes.vd.is_some(), Figure::Vd),
        (becomes.weapons.is_some(), Figure::Weapons),
        (!becomes.traits.is_empty(), Figure::Traits),
        (upgrade.rear_price.is_some(), Figure::RearPrice),
        (true, Figure::Price),
        (true, Figure::Limits),
    ];
    changes
        .into_iter()
        .filter(|(there, _)| *there)
        .map(|(_, figure)| figure)
        .collect()
}

pub fn assert_marks(marks: &[Figure], expected: BTreeSet<Figure>, list: &ArmyList, what: &str) {
    let set: BTreeSet<Figure> = marks.iter().copied().collect();
    assert_eq!(
        set.len(),
        marks.len(),
        "{}, {what}: a figure is marked twice",
        list.slug
    );
    assert_eq!(
        set, expected,
        "{}, {what}: the figures marked as ours",
        list.slug
    );
}
