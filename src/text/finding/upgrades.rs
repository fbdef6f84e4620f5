//! Sentences about upgrades.

use crate::list::Discipline;
use crate::rules::UpgradesFact;
use crate::text::Names;
use crate::text::grammar::{any_of, being, capital};

pub fn say(fact: &UpgradesFact, who: &str, names: Names<'_>) -> (String, String) {
    match fact {
        UpgradesFact::UpgradeNotForTroop { upgrade } => (
            format!("{who} can't take {}.", names.option(*upgrade)),
            "The list offers that to other troops; it changes nothing here.".to_owned(),
        ),
        UpgradesFact::UpgradeTooOften {
            upgrade,
            have,
            max,
            fielded,
        } => (
            format!("Too many with {}.", names.option(*upgrade)),
            format!("Taken by {have} of {fielded} fielded; at most {max} may take it."),
        ),
        UpgradesFact::UpgradeNotForAll {
            upgrade,
            have,
            fielded,
        } => (
            format!(
                "{} is for all of them or none.",
                capital(&names.option(*upgrade))
            ),
            format!("Taken by {have} of {fielded} fielded."),
        ),
        UpgradesFact::UpgradeNotInFront { upgrade } => (
            format!("{} is for a front rank.", capital(&names.option(*upgrade))),
            format!("Behind another unit: {who}."),
        ),
        UpgradesFact::UpgradeWantsGeneral { upgrade, levels } => (
            format!(
                "{} is for a general's unit.",
                capital(&names.option(*upgrade))
            ),
            format!(
                "{who} must hold a general who is {}.",
                any_of(levels.iter().map(|level| being(*level)))
            ),
        ),
        UpgradesFact::UpgradesTogether { price } => (
            format!("Several upgrades with a price: {who}."),
            format!(
                "The list doesn't say what they cost together; the dearest, {price} points, is charged."
            ),
        ),
        UpgradesFact::PikeUpgradeNotInList => (
            "This list has no pike upgrade.".to_owned(),
            "It is for lists of volume 32 and for the Jagellonian Hungarians.".to_owned(),
        ),
        UpgradesFact::PikeUpgradeNotPikes => (
            format!("{who} can't have the pike upgrade."),
            "It is for heavy foot (FP) with pikes.".to_owned(),
        ),
        UpgradesFact::PikeUpgradeNotInFront => (
            format!("Not the front rank of a Large Unit: {who}."),
            "The pike upgrade is for front ranks of Large Units.".to_owned(),
        ),
        UpgradesFact::PikeUpgradeNoPrice { vbu, i, d } => (
            format!("There is no pike upgrade for {who}."),
            format!(
                "VBU {vbu}, I {i}, D {} isn't among the seven profiles that have a price.",
                d.map_or("none", discipline)
            ),
        ),
    }
}

fn discipline(d: Discipline) -> &'static str {
    match d {
        Discipline::A => "A",
        Discipline::B => "B",
        Discipline::C => "C",
    }
}
