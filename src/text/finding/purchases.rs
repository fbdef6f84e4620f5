//! Sentences about what is bought beside units.

use super::{if_scaled, typed};
use crate::event::Event;
use crate::rules::PurchasesFact;
use crate::text::grammar::general;

pub fn say(fact: &PurchasesFact, who: &str, event: &Event) -> (String, String) {
    match fact {
        PurchasesFact::TooMuchExploration { have, max } => (
            "Too many exploration points.".to_owned(),
            format!("The army has {have}; at most {max}."),
        ),
        PurchasesFact::DestinyExcluded { have } => (
            "This event has no destiny rolls.".to_owned(),
            format!("The army has {have}."),
        ),
        PurchasesFact::TooMuchDestiny { have, max } => (
            "Too many destiny rolls.".to_owned(),
            format!("The army has {have}; its list allows {max}."),
        ),
        PurchasesFact::DestinyUnclear {
            have,
            sure,
            perhaps,
        } => (
            "How many destiny rolls the list allows isn't known.".to_owned(),
            format!(
                "The army has {have}; {sure} are certain and {perhaps} the most; in between, the umpire decides."
            ),
        ),
        PurchasesFact::JoanNotOffered => (
            "This list doesn't offer Joan of Arc.".to_owned(),
            "She costs 20 points.".to_owned(),
        ),
        PurchasesFact::JoanWithoutGeneral => (
            "Joan of Arc isn't with a general.".to_owned(),
            "Her unit needs a general who is Fair or better.".to_owned(),
        ),
        PurchasesFact::JoanWithWeakGeneral { level } => (
            format!("Joan of Arc can't ride with {}.", general(*level)),
            format!("She rides with {who}; the general there must be Fair or better."),
        ),
        PurchasesFact::ScorpioNotOffered => (
            "This list can't attach scorpios.".to_owned(),
            "They are for Caesarian, Early Imperial and Middle Imperial Romans.".to_owned(),
        ),
        PurchasesFact::ScorpioForNobody => (
            "Scorpios are bought, but no unit can have one.".to_owned(),
            "They go to legionaries (FP), of which the army has none.".to_owned(),
        ),
        PurchasesFact::FortifiedNotWagenburg { kind } => (
            format!("{who} can't be fortified."),
            match kind {
                Some(kind) => format!("They are {}; only a wagenburg (W) can be.", typed(*kind)),
                None => "Only a wagenburg (W) can be.".to_owned(),
            },
        ),
        PurchasesFact::FortifiedNotOffered => (
            format!("{who} can't be fortified."),
            "That takes 2 of the list's fortifications, and it has none.".to_owned(),
        ),
        PurchasesFact::FortificationsNotOffered { have } => (
            "This list has no fortifications.".to_owned(),
            format!("The army has {have} FOR."),
        ),
        PurchasesFact::TooManyFortifications { have, max, printed } => (
            "Too many fortifications.".to_owned(),
            format!(
                "The army has {have} FOR, 2 of them for each fortified wagenburg; at {} points at most {max}{}.",
                event.points,
                if_scaled(*max, *printed)
            ),
        ),
    }
}
