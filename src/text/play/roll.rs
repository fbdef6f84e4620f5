//! Rolls in words.

use super::{Sentence, side_name, unit_name};
use crate::battle::game::{Fate, Game, Purpose, Roll, Source, UnitRef, hits};
use crate::battle::scenario::Scenario;
use crate::battle::weather::Weather;
use crate::text::{scenario, weather};
use std::cmp::Ordering;

/// What was rolled for; the dice stand behind it.
pub fn said(game: &Game, roll: &Roll) -> Sentence {
    let side = side_name(game, roll.side);
    let towards = |verb: &str, other| match other {
        Some(unit) => format!("{verb} {}:", unit_name(game, unit)),
        None => format!("{verb}:"),
    };
    match roll.purpose {
        Purpose::Exploration => Sentence::new(side, "explored:"),
        Purpose::Scenario => Sentence::new("Scenario", "rolled:"),
        Purpose::Weather => Sentence::new("Weather", "rolled:"),
        Purpose::Initiative { .. } => Sentence::new(side, "rolled for initiative:"),
        Purpose::Discipline { unit, needs } => Sentence::new(
            unit_name(game, unit),
            format!("tested discipline at {needs}+:"),
        ),
        Purpose::Fire { unit, at } => {
            let verb = if at.is_some() { "shot at" } else { "shot" };
            Sentence::new(unit_name(game, unit), towards(verb, at))
        }
        Purpose::Melee { unit, against } => {
            Sentence::new(unit_name(game, unit), towards("fought", against))
        }
        Purpose::Cohesion { unit, needs } => {
            Sentence::new(unit_name(game, unit), format!("tested at {needs}:"))
        }
        Purpose::Fate { unit, .. } => {
            Sentence::new(unit_name(game, unit), "tested for its general:")
        }
        Purpose::Free => Sentence::new(side, "rolled:"),
    }
}

fn sum(dice: &[u8]) -> i16 {
    dice.iter().map(|die| i16::from(*die)).sum()
}

/// What the dice came to, behind them.
pub fn result(game: &Game, roll: &Roll) -> String {
    let said = match roll.purpose {
        Purpose::Exploration => plus(sum(&roll.dice), game.sides.of(roll.side).exploration.into()),
        Purpose::Scenario => {
            let die = roll.dice.first().copied().unwrap_or(0);
            Scenario::rolled(die).map_or("", scenario::name).to_owned()
        }
        Purpose::Weather => {
            let mut dice = roll.dice.iter().copied();
            let (first, second) = (dice.next().unwrap_or(0), dice.next());
            let rolled = Weather::rolled(first, second);
            rolled.map_or("", weather::name).to_owned()
        }
        Purpose::Initiative { unit } => plus(sum(&roll.dice), bonus(game, unit)),
        Purpose::Discipline { needs, .. } => match roll.dice.first() {
            Some(die) if *die >= needs => "passed".to_owned(),
            _ => "failed".to_owned(),
        },
        Purpose::Fire { .. } | Purpose::Melee { .. } => hits_count(hits(&roll.dice)),
        Purpose::Cohesion { needs, .. } => match roll.dice.first().copied() {
            Some(die) if die == 1 || (die < 6 && die <= needs) => "passed".to_owned(),
            _ => "failed".to_owned(),
        },
        Purpose::Fate { modifier, .. } => plus(sum(&roll.dice), modifier.into()),
        Purpose::Free => format!("{} in all", sum(&roll.dice)),
    };
    match roll.source {
        Source::Device => said,
        Source::Typed => format!("{said} (typed in)"),
    }
}

/// What the general with this unit adds for initiative.
fn bonus(game: &Game, unit: Option<UnitRef>) -> i32 {
    let level = unit.and_then(|unit| game.sides.unit(unit)?.general);
    level.map_or(0, |it| i32::from(it.initiative()))
}

/// "Palmyrans 9, Romans 7: Palmyrans."
pub fn initiative(game: &Game, first: &Roll, second: &Roll) -> String {
    let total = |roll: &Roll| match roll.purpose {
        Purpose::Initiative { unit } => i32::from(sum(&roll.dice)) + bonus(game, unit),
        _ => 0,
    };
    let name = |roll: &Roll| side_name(game, roll.side);
    let won = match total(first).cmp(&total(second)) {
        Ordering::Greater => format!("{} first", name(first)),
        Ordering::Less => format!("{} first", name(second)),
        Ordering::Equal => "a tie".to_owned(),
    };
    let (a, b) = (total(first), total(second));
    format!("{} {a}, {} {b}: {won}.", name(first), name(second))
}

fn plus(dice: i16, more: i32) -> String {
    let dice = i32::from(dice);
    let all = dice.saturating_add(more);
    match more {
        0 => dice.to_string(),
        1.. => format!("{dice} + {more} = {all}"),
        _ => format!("{dice} − {} = {all}", more.unsigned_abs()),
    }
}

/// "2 hits".
pub fn hits_count(hits: u8) -> String {
    match hits {
        0 => "no hit".to_owned(),
        1 => "1 hit".to_owned(),
        _ => format!("{hits} hits"),
    }
}

/// "a 6, and a pair of 5s": why so many.
pub fn hits_from(dice: &[u8]) -> String {
    let count = |face: u8| dice.iter().filter(|die| **die == face).count();
    let sixes = match count(6) {
        0 => None,
        1 => Some("a 6".to_owned()),
        n => Some(format!("{n} 6s")),
    };
    let pairs = match count(5) / 2 {
        0 => None,
        1 => Some("a pair of 5s".to_owned()),
        n => Some(format!("{n} pairs of 5s")),
    };
    match (sixes, pairs) {
        (Some(sixes), Some(pairs)) => format!("{sixes}, and {pairs}"),
        (one, other) => one.or(other).unwrap_or_default(),
    }
}

/// Why the modifiers of the casualty table are one number. Advanced Impetus 1.7 drops some at 300
/// points.
pub fn casualty_modifiers(points: u16) -> String {
    let (counted, not_here) = match points {
        300 => (
            "command structure, losses in this test, whether he is mounted",
            " At 300 points the quality of generals doesn’t count.",
        ),
        _ => (
            "his leadership, that of the other generals, command structure, losses in this test, whether he is mounted",
            "",
        ),
    };
    format!(
        "Modifiers: {counted}. Muster’s copy of the quick reference has lost some of their signs, so look them up and enter the sum.{not_here}"
    )
}

/// A unit that the fire table says nothing of.
pub fn no_fire_row(name: &str) -> String {
    format!(
        "The fire table has no row for {name}. If they shoot all the same, add the modifiers yourself."
    )
}

pub fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Unharmed => "Nothing happens to him.",
        Fate::Captured => "He is captured; his troops fight on.",
        Fate::Killed => "He is killed; his troops fight on.",
        Fate::CapturedAndCommandRouts => "He is captured and his command routs.",
        Fate::KilledAndCommandRouts => "He is killed and his command routs.",
        Fate::KilledAndArmyRouts => "The C-in-C is killed and the army routs.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hits_say_where_they_come_from() {
        assert_eq!(
            hits_from(&[6, 5, 5, 4, 3, 2, 2, 1]),
            "a 6, and a pair of 5s"
        );
        assert_eq!(hits_from(&[6, 6, 5]), "2 6s");
        assert_eq!(hits_from(&[5, 5, 5, 5]), "2 pairs of 5s");
        assert_eq!(hits_from(&[1]), "");
    }
}
