//! Sentences about what lies on the map.

use crate::event::{Event, Measure};
use crate::rules::{Grade, OnMapFact};
use crate::text::Names;
use crate::text::grammar::{capital, count};
use crate::text::map::{class, length, terrain};
use crate::text::words::ground;

pub fn say(
    fact: &OnMapFact,
    grade: Grade,
    who: &str,
    event: &Event,
    names: Names<'_>,
) -> (String, String) {
    let measure = Measure::of(event);
    let told = |tenths: &u32| length(*tenths, measure.unit);
    match fact {
        OnMapFact::RectangleMissing => (
            format!("{who} has no rectangle."),
            "Above 300 points each command on the table has one.".to_owned(),
        ),
        OnMapFact::RectangleOutside { over } => (
            format!("The rectangle of {who} leaves the deployment zone."),
            format!("It reaches {} out of it.", told(over)),
        ),
        OnMapFact::RectanglesOverlap { with, deep } => (
            format!(
                "The rectangles of {who} and {} overlap.",
                names.command(*with)
            ),
            format!("They share a strip {} deep.", told(deep)),
        ),
        OnMapFact::OutsideRectangle { over } => (
            format!("Outside the command's rectangle: {who}."),
            format!("It reaches {} out of it.", told(over)),
        ),
        OnMapFact::FlankMarchOnMap { bodies } => (
            format!("{who} marches to the flank and isn't on the table."),
            match bodies {
                0 => "It has a rectangle on the map.".to_owned(),
                n => format!("The map has {} of it.", count(*n, "unit")),
            },
        ),
        OnMapFact::OutsideZone { over, front } => (
            format!("Outside the deployment zone: {who}."),
            format!(
                "It reaches {} out of it; the zone starts {} from the middle.",
                told(over),
                told(front)
            ),
        ),
        OnMapFact::InSideMargin { over, margin } => (
            format!("Too near the side of the table: {who}."),
            format!(
                "It is {} too near; units keep {} from it.",
                told(over),
                told(margin)
            ),
        ),
        OnMapFact::BaggageOutside => (
            "Baggage outside the deployment zone.".to_owned(),
            "It may stand near the sides, but only in the zone.".to_owned(),
        ),
        OnMapFact::FortificationOutside => (
            "A fortification outside the deployment zone.".to_owned(),
            "Like units, they stand in the zone, away from the sides.".to_owned(),
        ),
        OnMapFact::TerrainCount { have, min, max } => (
            if have < min {
                "Too few terrain pieces."
            } else {
                "Too many terrain pieces."
            }
            .to_owned(),
            format!(
                "The map has {have}; at {} points there are {min} to {max}.",
                event.points
            ),
        ),
        OnMapFact::TerrainOfOneKind {
            class: of,
            have,
            pieces,
            max,
        } => {
            let figures = format!("{have} of {} are {}", count(*pieces, "piece"), class(*of));
            match grade {
                Grade::Umpire => (
                    "All the terrain is of one type.".to_owned(),
                    format!(
                        "{figures}; the Defender may not place them like that. Say who placed each piece."
                    ),
                ),
                _ => (
                    "Too much terrain of one type.".to_owned(),
                    format!("{figures}; at most {max}."),
                ),
            }
        }
        OnMapFact::TerrainInZones {
            have,
            pieces,
            max,
            names,
        } => (
            "Too much terrain in the deployment zones.".to_owned(),
            format!(
                "{have} of {} reach into one ({}); at most {max}.",
                count(*pieces, "piece"),
                names.join(", ")
            ),
        ),
        OnMapFact::TerrainOffTable { over } => (
            format!("{} lies off the table.", capital(who)),
            format!("It reaches {} over the edge.", told(over)),
        ),
        OnMapFact::TerrainOverlap {
            other, other_name, ..
        } => (
            format!(
                "{} and {} {other_name} overlap.",
                capital(who),
                terrain(*other)
            ),
            match grade {
                Grade::Umpire => "The rules don't cover this case.".to_owned(),
                _ => "Only roads and water may cross other pieces.".to_owned(),
            },
        ),
        OnMapFact::RiverNotParallel { degrees } => (
            format!("{} doesn't run along a short side.", capital(who)),
            format!("It slants by {degrees} degrees; up to 30 counts as roughly parallel."),
        ),
        OnMapFact::RiverTooFar { far, most } => (
            format!("{} runs too far from the short sides.", capital(who)),
            format!(
                "It reaches {} from the nearer one; at most {most}U.",
                told(far)
            ),
        ),
        OnMapFact::AmbushNotOnMap { terrain } => (
            "An ambush lies in a piece that isn't on the map.".to_owned(),
            format!("The map has no piece called {terrain}."),
        ),
        OnMapFact::AmbushOtherGround {
            terrain: name,
            kind,
            ground: of,
        } => (
            format!("The ambush in {name} names different ground from the map."),
            format!("It says {}; the map has: {}.", ground(*of), terrain(*kind)),
        ),
        OnMapFact::AmbushOutsideInfluence { terrain } => (
            format!("No ambush may lie in {terrain}."),
            "It lies outside your zone of influence, or in both zones and you aren't the Defender."
                .to_owned(),
        ),
        OnMapFact::AmbushInfluenceUnknown { terrain } => (
            format!("Whether an ambush may lie in {terrain} depends on the dice."),
            "Say who has major control of the battlefield and who is the Defender.".to_owned(),
        ),
        OnMapFact::AmbushAlsoPlaced { terrain } => (
            format!("In ambush and on the map: {who}."),
            format!("A unit that hides in {terrain} isn't placed."),
        ),
    }
}
