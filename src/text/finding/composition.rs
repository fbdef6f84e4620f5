//! Sentences about the army as a whole.

use super::{between, part};
use crate::event::Event;
use crate::event::Setting;
use crate::rules::CompositionFact;
use crate::text::grammar::{any_of, capital, count, with_article};
use crate::text::words::{game, status, structure};

pub fn say(fact: &CompositionFact, who: &str, event: &Event) -> (String, String) {
    match fact {
        CompositionFact::PointsOver {
            points,
            limit,
            over,
        } => (
            format!("Over by {}.", count(*over as u32, "point")),
            format!("The army costs {points} of {limit} points."),
        ),
        CompositionFact::PointsLeft {
            points,
            limit,
            left,
        } => (
            format!("{} left.", capital(&count(*left as u32, "point"))),
            format!("The army costs {points} of {limit}. An exploration point costs 1."),
        ),
        CompositionFact::CommandCount { have, min, max } => (
            if have < min {
                "Too few commands."
            } else {
                "Too many commands."
            }
            .to_owned(),
            match max {
                Some(max) => format!(
                    "The army has {have}; {} it {} commands.",
                    at(event),
                    between(*min, *max)
                ),
                None => format!("The army has {have}; it needs at least {min}."),
            },
        ),
        CompositionFact::CommandTooLarge { vd, vdt, cap } => (
            format!("{who} is too large."),
            format!(
                "It holds {}; at {} points no command may hold more than {cap}%.",
                part(*vd, *vdt),
                event.points
            ),
        ),
        CompositionFact::StructureNotOffered { has, offered } => (
            "The list doesn't offer this command structure.".to_owned(),
            format!(
                "The army's is {}; the list offers {}.",
                structure(*has),
                any_of(offered.iter().map(|offered| structure(*offered)))
            ),
        ),
        CompositionFact::ListNotOfficial { status: of } => (
            "This list isn't allowed in competition.".to_owned(),
            format!(
                "It is {} list; competitions take lists from the rulebook, the supplements and the beta lists.",
                with_article(status(*of))
            ),
        ),
        CompositionFact::ListReplaced { by } => (
            "A newer list replaces this one.".to_owned(),
            format!("Competitions take the newer one, {by}."),
        ),
        CompositionFact::OutsidePeriods { volume } => (
            "The list's period isn't admitted.".to_owned(),
            format!(
                "It is in volume {volume}; the event admits sub-period {}.",
                any_of(event.periods.iter().map(|period| period.numeral()))
            ),
        ),
        CompositionFact::VolumeUnknown => (
            "The list's volume isn't known.".to_owned(),
            "The umpire decides whether it belongs to an admitted sub-period.".to_owned(),
        ),
        CompositionFact::OtherGame { list, event } => (
            "The army and the event are for different games.".to_owned(),
            format!(
                "The list is for {}, the event for {}.",
                game(*list),
                game(*event)
            ),
        ),
    }
}

/// Where the number of commands comes from.
fn at(event: &Event) -> String {
    match event.setting {
        Setting::Friendly => "in a friendly game".to_owned(),
        _ => format!("at {} points", event.points),
    }
}
