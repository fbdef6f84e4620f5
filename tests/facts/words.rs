//! A list's figures as the cells of a facts file: `-` for nothing.

use muster::army::GeneralLevel;
use muster::list::{
    ArmsChoice, Limit, PointsList, Stats, Trait, Troop, TroopId, UpgradeEffect, Weapon,
};
use serde::Serialize;

/// The word that a list file has for a value.
pub fn word(value: impl Serialize) -> String {
    let value = serde_json::to_value(value).expect("a value of a list");
    value.as_str().expect("a value that is one word").to_owned()
}

pub fn words<T: Serialize>(values: &[T], between: &str) -> String {
    or_dash(values.iter().map(word).collect::<Vec<_>>().join(between))
}

pub fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}

pub fn number(value: Option<impl ToString>) -> String {
    value.map_or_else(|| "-".to_owned(), |n| n.to_string())
}

pub fn vd(stats: &Stats) -> String {
    match stats.vd_with_general {
        None => stats.vd.to_string(),
        Some(with) => format!("{}/{with}", stats.vd),
    }
}

pub fn weapons(carried: &[Weapon], choices: &[ArmsChoice]) -> String {
    let choice = |choice: &ArmsChoice| {
        let name = choice.name.iter().cloned();
        name.chain(choice.weapons.iter().map(word))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let choices = choices.iter().map(choice).collect::<Vec<_>>().join(" or ");
    match (words(carried, " and "), choices.as_str()) {
        (carried, "") => carried,
        (carried, _) if carried == "-" => choices,
        (carried, _) => format!("{carried}; {choices}"),
    }
}

pub fn traits(traits: &[Trait]) -> String {
    words(traits, ", ")
}

/// A troop by type and name, which alternatives may share.
pub fn troop(troop: &Troop) -> String {
    format!("{} {}", word(troop.kind), troop.name)
}

/// Troops by type and name; those that share both must all be among them.
pub fn troops(list: &PointsList, ids: &[TroopId]) -> String {
    let all = || {
        list.sections()
            .flat_map(|section| section.rows)
            .flat_map(|row| &row.troops)
    };
    let mut named: Vec<String> = all().filter(|t| ids.contains(&t.id)).map(troop).collect();
    named.dedup();
    for other in all().filter(|t| named.contains(&troop(t))) {
        assert!(
            ids.contains(&other.id),
            "{} is left out of {ids:?}",
            other.id
        );
    }
    named.join(", ")
}

pub fn change(change: &UpgradeEffect) -> String {
    let figure = |name: &str, value: Option<u8>| value.map(|value| format!("{name} {value}"));
    let mut parts: Vec<String> = [
        change.kind.map(word),
        figure("M", change.m),
        figure("VBU", change.vbu),
        figure("I", change.i),
        change.d.map(|d| format!("D {}", word(d))),
        figure("VD", change.vd),
        change
            .weapons
            .as_ref()
            .map(|weapons| words(weapons, " and ")),
    ]
    .into_iter()
    .flatten()
    .collect();
    parts.extend(change.traits.iter().map(word));
    parts.join(", ")
}

pub fn limits(limits: &[Limit]) -> String {
    or_dash(limits.iter().map(limit).collect::<Vec<_>>().join(", "))
}

fn limit(limit: &Limit) -> String {
    match limit {
        Limit::Fraction {
            numerator,
            denominator,
        } => {
            format!("{numerator}/{denominator} of those fielded")
        }
        Limit::AtMost(n) => format!("at most {n}"),
        Limit::FrontRank => "front rank".to_owned(),
        Limit::AllOrNone => "all or none".to_owned(),
        Limit::HoldsGeneral(levels) => {
            let barred = GeneralLevel::ALL
                .iter()
                .copied()
                .filter(|level| !levels.contains(level));
            let barred: Vec<String> = barred.map(word).collect();
            format!("holds a general, not {}", barred.join(" or "))
        }
    }
}

/// A troop's figure as a facts file writes it.
pub fn figure(troop: &Troop, column: &str) -> String {
    let stats = &troop.stats;
    match column {
        "type" => word(troop.kind),
        "name" => troop.name.clone(),
        "M" => stats.m.to_string(),
        "VBU" => stats.vbu.to_string(),
        "I" => stats.i.to_string(),
        "D" => number(stats.d.map(word)),
        "VD" => vd(stats),
        "pts" => troop.price.to_string(),
        "rear pts" => number(troop.rear_price),
        "general" => word(troop.general),
        "weapons" => weapons(&troop.weapons, &troop.arms),
        "traits" => traits(&troop.traits),
        other => panic!("a troop has no {other:?}"),
    }
}
