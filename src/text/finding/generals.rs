//! Sentences about generals and their seats.

use crate::rules::GeneralsFact;
use crate::text::grammar::being;

pub fn say(fact: &GeneralsFact, who: &str) -> (String, String) {
    match fact {
        GeneralsFact::CommandEmpty => (
            format!("{who} has no units."),
            "A command has at least one unit, which holds its general.".to_owned(),
        ),
        GeneralsFact::NoGeneral => (
            format!("{who} has no general."),
            "Each command has exactly one.".to_owned(),
        ),
        GeneralsFact::SeveralGenerals { have } => (
            format!("{who} has {have} generals."),
            "Each command has exactly one.".to_owned(),
        ),
        GeneralsFact::NotASeat => (
            format!("{who} can't hold a general."),
            "Only troops that the list marks with (*) can.".to_owned(),
        ),
        GeneralsFact::NotASeatForCic => (
            format!("{who} can't hold the C-in-C."),
            "The list lets these troops hold a sub-general only.".to_owned(),
        ),
        GeneralsFact::NoCic => (
            "The army has no C-in-C.".to_owned(),
            "One of its generals leads the army.".to_owned(),
        ),
        GeneralsFact::CicWithoutGeneral => (
            "The C-in-C's unit holds no general.".to_owned(),
            format!("That unit is {who}; it needs a general, or another general is C-in-C."),
        ),
        GeneralsFact::GreatSubGeneral { level } => (
            format!("A sub-general can't be {}.", being(*level)),
            format!(
                "The general with {who} isn't the C-in-C; only the C-in-C may be a Genius or Charismatic."
            ),
        ),
        GeneralsFact::Coward => (
            "No Cowards in competition.".to_owned(),
            format!("The general with {who} is a Coward."),
        ),
        GeneralsFact::WeakGenerals { have, cic } => (
            "Too many weak generals.".to_owned(),
            format!(
                "The C-in-C is {}, so at most 1 general may be Incompetent or a Coward; the army has {have}.",
                being(*cic)
            ),
        ),
    }
}
