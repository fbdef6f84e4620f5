//! Sentences about an army of Basic Impetus.

use crate::rules::BasicFact;
use crate::text::Names;
use crate::text::basic::option_name;
use crate::text::grammar::{all_of, count};

pub fn say(fact: &BasicFact, who: &str, names: Names<'_>) -> (String, String) {
    let option = |id| option_name(names.list, id);
    let (headline, detail) = match fact {
        BasicFact::NoGeneral => (
            "No general.".to_owned(),
            "One general leads the army, in a unit marked (*).".to_owned(),
        ),
        BasicFact::NotASeat => (
            format!("No general can stand with {who}."),
            "Only units that the list marks (*) may have him.".to_owned(),
        ),
        BasicFact::UnknownOption { option } => (
            format!("The list has no option {option}."),
            "It changes nothing until it is dropped.".to_owned(),
        ),
        BasicFact::UnknownChoice { option: id } => (
            format!("{} isn't offered like that.", option(*id)),
            "The list has no such choice in this option.".to_owned(),
        ),
        BasicFact::OptionTwice { option: id, times } => (
            format!("{} is taken {}.", option(*id), count(*times, "time")),
            "Each option may be taken once.".to_owned(),
        ),
        BasicFact::GivenUpTwice { options, short } => (
            format!("Too few {who} for the options taken."),
            format!(
                "{} {} missing for {}.",
                count(*short, "unit"),
                if *short == 1 { "is" } else { "are" },
                all_of(options.iter().map(|id| option(*id)))
            ),
        ),
        BasicFact::OptionsCombined { options } => (
            "Several options are taken together.".to_owned(),
            format!(
                "The list numbers its options and doesn't say whether they combine. Here they do, each once: {}.",
                all_of(options.iter().map(|id| option(*id)))
            ),
        ),
        BasicFact::PairingUnsaid { option: id } => (
            format!("The umpire decides on {}.", option(*id)),
            "The list doesn't say which unit given up may become which; any may here.".to_owned(),
        ),
        BasicFact::NumberUnsaid { option: _, count, of } => (
            format!("{count} of {of} {who} change."),
            "The list doesn't say how many; the umpire decides.".to_owned(),
        ),
        BasicFact::UnknownTroop => (
            format!("The list has no such unit: {who}."),
            "An army has the units of its list and no others.".to_owned(),
        ),
        BasicFact::WrongNumber { have, expected } => (
            if have < expected {
                format!("Too few: {who}.")
            } else {
                format!("Too many: {who}.")
            },
            format!("The army has {have}; with these options the list fields {expected}."),
        ),
        BasicFact::WrongChanges {
            upgrade,
            have,
            expected,
        } => (
            format!("Not as the options say: {who}."),
            format!(
                "{have} of them with {}; with these options it is {expected}.",
                names.quoted(*upgrade)
            ),
        ),
        BasicFact::Commands { have } => (
            "Not in one command.".to_owned(),
            format!(
                "The army has {}; in Basic Impetus all units stand in one, without allies.",
                count(*have, "command")
            ),
        ),
        BasicFact::Bought => (
            "Nothing can be bought in Basic Impetus.".to_owned(),
            "There are no points, no command structure and no purchases.".to_owned(),
        ),
        BasicFact::MarkedUnit => (
            format!("{who} uses rules that only Impetus has."),
            "Levels of generals, rear ranks, dismounting, pike upgrades and fortified wagenburgs aren't in Basic Impetus.".to_owned(),
        ),
        BasicFact::LargeUnit { ranks } => (
            format!("{who} can't be a Large Unit of {ranks}."),
            "Two units of pikes or two of impetuous foot form one.".to_owned(),
        ),
        BasicFact::ArmsOpen { count: open } => (
            format!("{who}: the choice is open."),
            format!(
                "The list leaves {} to choose for {}; until you do, the first stands.",
                choice(names, who),
                count(*open, "unit")
            ),
        ),
        BasicFact::UnknownArms => (
            format!("{who}: no such choice."),
            "The list doesn't offer this weapon or nationality.".to_owned(),
        ),
        BasicFact::PrintedVdt {
            printed,
            printed_break,
            vdt,
            break_point,
        } => (
            format!("The list prints VDT {printed}, broken at {printed_break}."),
            format!(
                "Its units add up to {vdt}, so the army breaks at {break_point}, which is used."
            ),
        ),
    };
    (headline, detail)
}

/// "the weapon", or more where troops of several nations are meant.
fn choice(names: Names<'_>, who: &str) -> &'static str {
    let mut troops = names.list.profiles().troops();
    let named = troops.any(|troop| {
        who.starts_with(&troop.name) && troop.arms.iter().any(|arms| arms.name.is_some())
    });
    if named {
        "nationality and weapon"
    } else {
        "the weapon"
    }
}
