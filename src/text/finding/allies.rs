//! Sentences about allied contingents.

use super::part;
use crate::rules::AlliesFact;
use crate::text::Names;
use crate::text::grammar::being;

pub fn say(fact: &AlliesFact, who: &str, names: Names<'_>) -> (String, String) {
    match fact {
        AlliesFact::TooManyContingents { have, max } => (
            "Too many allied contingents.".to_owned(),
            format!("The army has {have}; at most {max}."),
        ),
        AlliesFact::ContingentTwice { contingent, have } => (
            format!(
                "Several contingents of one kind: {}.",
                names.contingent(*contingent)
            ),
            format!("The army has {have}; never more than 1."),
        ),
        AlliesFact::AlliedTroopElsewhere { contingent } => (
            format!("Allied troops among others: {who}."),
            format!(
                "Allied troops ({}) stand in a command of their own.",
                names.contingent(*contingent)
            ),
        ),
        AlliesFact::StrangerAmongAllies { contingent } => (
            format!("Other troops among allies: {who}."),
            format!(
                "An allied command ({}) has allied troops only.",
                names.contingent(*contingent)
            ),
        ),
        AlliesFact::AllyIsCic => (
            "An ally can't be C-in-C.".to_owned(),
            format!("The general with {who} leads an allied contingent."),
        ),
        AlliesFact::AlliedGreatGeneral { level } => (
            format!("An allied general can't be {}.", being(*level)),
            format!("That is for a C-in-C, and the general with {who} can't be that."),
        ),
        AlliesFact::AlliesTooLarge { vd, vdt, cap } => (
            format!("{who} is too large for an allied command."),
            format!(
                "It holds {}; allies may hold at most {cap}%.",
                part(*vd, *vdt)
            ),
        ),
    }
}
