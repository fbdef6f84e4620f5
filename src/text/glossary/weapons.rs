//! Weapons: what they do on contact, or how far and how well they shoot.

use super::{GlossaryEntry, capital};
use crate::battle::rule_book::RuleBook;
use crate::list::Weapon;
use crate::text::{reference, weapon};
use strum::VariantArray;

pub fn weapon_term(of: Weapon) -> GlossaryEntry {
    GlossaryEntry::new(capital(weapon(of)), meaning(of))
}

pub fn weapon_terms() -> Vec<GlossaryEntry> {
    Weapon::VARIANTS.iter().copied().map(weapon_term).collect()
}

fn meaning(of: Weapon) -> String {
    match of {
        // The sheet is damaged where it gives the dice.
        Weapon::Pilum => "Thrown at the moment of contact, to the front, by a unit that is fresh. It doesn't count as shooting.".to_owned(),
        Weapon::HeavyJavelin => "Thrown at the moment of contact, to the front, by a unit that is fresh: 2 dice, whether it charges or is charged.".to_owned(),
        Weapon::Polearm => "Mounted troops have no impetus against it.".to_owned(),
        Weapon::LongSpear => "Mounted troops have no impetus against it. In a Large Unit, 2 more dice against mounted and 1 more against foot.".to_owned(),
        Weapon::Pike => "Mounted troops have no impetus against it. In a Large Unit, more dice for each rank, up to 3.".to_owned(),
        _ => match reference::fire(RuleBook::Impetus, of) {
            Some(dice) => shooting(&dice),
            None => reference::weapon(of).unwrap_or("Ask the umpire.").to_owned(),
        },
    }
}

/// From the fire table: "2 within 5U, −1 within 15U".
fn shooting(dice: &[String]) -> String {
    const NONE: &str = "–";
    let ranges = ["5U", "15U", "30U", "80U"];
    let shots: Vec<String> = dice
        .iter()
        .zip(ranges)
        .filter(|(dice, _)| *dice != NONE)
        .map(|(dice, range)| format!("{} within {range}", dice.replace('-', "−")))
        .collect();
    let which = match dice.iter().any(|dice| dice.contains('/')) {
        true => "against foot / mounted",
        false => "against any target",
    };
    format!(
        "Shoots with VBU plus these dice {which}: {}.",
        shots.join(", ")
    )
}
