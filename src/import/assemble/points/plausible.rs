//! Figures and prices of upgrades that no list has.

use super::super::super::Reason;
use crate::list::{Figure, Troop, UpgradeEffect};
use std::cmp::Ordering;

pub(super) fn implausible(
    becomes: &UpgradeEffect,
    price: Option<u16>,
    rear_price: Option<u16>,
    troops: &[&Troop],
) -> Option<Reason> {
    let figures = [
        (Figure::M, becomes.m, 2..=18),
        (Figure::Vbu, becomes.vbu, 1..=9),
        (Figure::I, becomes.i, 0..=6),
        (Figure::Vd, becomes.vd, 1..=5),
    ];
    for (figure, value, usual) in figures {
        if let Some(value) = value.filter(|value| !usual.contains(value)) {
            let value = u16::from(value);
            return Some(Reason::Implausible { figure, value });
        }
    }
    let value = price?;
    if !(4..=80).contains(&value) {
        let figure = Figure::Price;
        return Some(Reason::Implausible { figure, value });
    }
    if rear_price.is_some_and(|rear| rear >= value || rear * 2 < value) {
        return Some(Reason::RearPriceAbovePrice);
    }
    let is_against = |troop: &&Troop| match direction(becomes, troop) {
        Some(Ordering::Greater) => value <= troop.price,
        Some(Ordering::Less) => value >= troop.price,
        _ => false,
    };
    let is_against = troops.iter().any(is_against);
    is_against.then_some(Reason::PriceAgainstChange(value))
}

/// Whether all that changes is for the better, or for the worse; none where that can't be said.
fn direction(becomes: &UpgradeEffect, troop: &Troop) -> Option<Ordering> {
    if becomes.kind.is_some() || becomes.weapons.is_some() || !becomes.traits.is_empty() {
        return None;
    }
    let stats = &troop.stats;
    let mut ways = [
        becomes.m.map(|m| m.cmp(&stats.m)),
        becomes.vbu.map(|vbu| vbu.cmp(&stats.vbu)),
        becomes.i.map(|i| i.cmp(&stats.i)),
        becomes.vd.map(|vd| vd.cmp(&stats.vd)),
        // A is the best.
        becomes.d.zip(stats.d).map(|(d, before)| before.cmp(&d)),
    ]
    .into_iter()
    .flatten()
    .filter(|way| way.is_ne());
    let first = ways.next()?;
    ways.all(|way| way == first).then_some(first)
}
