//! Sentences about how often troops are taken, and which.

use super::{between, if_scaled};
use crate::event::Event;
use crate::rules::{Grade, RowsFact};
use crate::text::Names;

pub fn say(
    fact: &RowsFact,
    grade: Grade,
    who: &str,
    event: &Event,
    names: Names<'_>,
) -> (String, String) {
    match fact {
        RowsFact::BelowMinimum { have, min, printed } => (
            format!("Too few: {who}."),
            format!(
                "The army has {have}; at {} points at least {min}{}.",
                event.points,
                if_scaled(*min, *printed)
            ),
        ),
        RowsFact::AboveMaximum { have, max, printed } => (
            format!("Too many: {who}."),
            format!(
                "The army has {have}; at {} points at most {max}{}.",
                event.points,
                if_scaled(*max, *printed)
            ),
        ),
        RowsFact::AlternativesMixed { kinds } => (
            format!("Alternatives are mixed: {who}."),
            match grade {
                Grade::Umpire => format!(
                    "The army has {kinds} kinds from rows that share one allowance. The text doesn't say whether they may be mixed; this event lets them."
                ),
                _ => format!(
                    "The army has {kinds} kinds from rows that share one allowance. The text doesn't say whether they may be mixed; this event takes one kind only."
                ),
            },
        ),
        RowsFact::BelowJointMinimum {
            minimum,
            have,
            min,
            printed,
        } => (
            format!("Too few: {}.", names.joint_minimum(*minimum)),
            format!(
                "The army has {have} together; at {} points at least {min}{}.",
                event.points,
                if_scaled(*min, *printed)
            ),
        ),
        RowsFact::PackagesNotEntered {
            package,
            have,
            fits,
        } => (
            format!(
                "The packages entered don't match the units: {}.",
                names.package(*package)
            ),
            if have == fits {
                "The units make up other packages.".to_owned()
            } else {
                format!("The units make up {fits}; the army has {have} entered.")
            },
        ),
        RowsFact::PackageCount {
            package,
            have,
            min,
            max,
            printed_min,
            printed_max,
        } => (
            format!(
                "Too {} packages: {}.",
                if have < min { "few" } else { "many" },
                names.package(*package)
            ),
            format!(
                "The army has {have}; at {} points it {}{}.",
                event.points,
                between(*min, *max),
                if (min, max) == (printed_min, printed_max) {
                    String::new()
                } else {
                    format!(" ({printed_min}-{printed_max} printed)")
                }
            ),
        ),
        RowsFact::PackageParts {
            package,
            troop,
            have,
            wanted,
        } => (
            format!(
                "Too {} {} for whole packages.",
                if have < wanted { "few" } else { "many" },
                names.troop(*troop)
            ),
            format!(
                "The {} packages bought come with {wanted}; the army has {have}.",
                names.package(*package)
            ),
        ),
        RowsFact::UnknownTroop { troop } => match names.past_troop(*troop) {
            Some(past) => (
                format!("{} are no longer on the list.", past.name),
                "The unit has no price and no VD.".to_owned(),
            ),
            None => (
                "The list has no such troop.".to_owned(),
                format!("Number {troop} isn't among its rows; the unit has no price and no VD."),
            ),
        },
        RowsFact::UnknownUpgrade { upgrade } => (
            format!("An option that the list doesn't have: {who}."),
            format!("Number {upgrade} isn't among its options; it changes nothing."),
        ),
        RowsFact::UnknownArms { arms } => (
            format!("A weapon that the list doesn't offer: {who}."),
            format!("Number {arms} isn't among the choices."),
        ),
        RowsFact::UnknownContingent { contingent } => (
            format!("{who} is a contingent that the list doesn't have."),
            format!("Number {contingent} isn't among its allies."),
        ),
        RowsFact::UnknownPackage { package } => (
            "The army has a package that the list doesn't.".to_owned(),
            format!("Number {package} isn't among its packages."),
        ),
        RowsFact::NoDismount => (
            format!("{who} can't fight on foot."),
            "The list gives no profile for that.".to_owned(),
        ),
    }
}
