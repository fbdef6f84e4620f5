//! A list as the publisher lays it out: what the importer reads, and what can be pasted into a mail.
//!
//! The layout has no place for a list's number, its sources and remarks, older revisions, and the
//! marks at figures of ours.

mod basic;
mod points;

use super::words::type_code;
use crate::list::{ArmsChoice, ArmyList, Seat, Stats, Trait, Troops, Weapon};
use crate::text;

pub fn print(list: &ArmyList) -> String {
    let mut lines = Vec::new();
    let mut title = list.name.clone();
    if let Some(dates) = &list.dates {
        title = format!("{title} {}", dates.text);
    }
    if let Troops::Basic(basic) = &list.troops {
        title.push_str(&basic::printed_vdt(basic));
    }
    lines.push(title);
    lines.extend(list.volume.map(|volume| format!("Vol. {volume}")));
    match &list.troops {
        Troops::Impetus(points) => points::lines(points, &mut lines),
        Troops::Basic(basic) => basic::lines(basic, &mut lines),
    }
    lines.extend(list.notes.iter().cloned());
    let mut text = lines.join("\n");
    text.push('\n');
    text
}

fn seat(seat: Seat) -> &'static str {
    match seat {
        Seat::No => "",
        Seat::SubGeneral => " (* not CiC)",
        Seat::Yes => " (*)",
    }
}

fn vd(stats: &Stats) -> String {
    match stats.vd_with_general {
        Some(with) => format!("{}/{with}", stats.vd),
        None => stats.vd.to_string(),
    }
}

/// "long spear and javelin - sling or short bow B - impetuous".
fn armed(weapons: &[Weapon], arms: &[ArmsChoice], traits: &[Trait]) -> String {
    let named = |weapons: &[Weapon]| {
        let names = weapons.iter().map(|weapon| match weapon {
            Weapon::CrossbowClassUnknown => "crossbow",
            weapon => text::weapon(*weapon),
        });
        names.collect::<Vec<_>>().join(" and ")
    };
    let choices =
        arms.iter()
            .filter(|choice| !choice.weapons.is_empty())
            .map(|choice| match &choice.name {
                Some(name) => format!("{} ({name})", named(&choice.weapons)),
                None => named(&choice.weapons),
            });
    let choices: Vec<String> = choices.collect();
    let traits: Vec<&str> = traits.iter().map(|it| text::trait_name(*it)).collect();
    let parts = [named(weapons), choices.join(" or "), traits.join(", ")];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" - ")
}
