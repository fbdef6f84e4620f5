//! Words on the deployment sheet.

use super::Names;
use super::words::{ground, side};
use crate::army::Ambush;
use crate::event::{Event, Measure};
use crate::map::{MajorControl, Role};

pub const REST_AS_PREFERRED: &str =
    "The command with the most VD deploys first, the others in any order.";
pub const ORDER: &str = "Order of deployment";
pub const AMBUSHES: &str = "Ambushes";
pub const FLANK_MARCH: &str = "Flank march";
pub const FORWARD: &str = "Forward deployment";
pub const VERDICT: &str = "Verdict";
pub const NONE: &str = "None.";
/// Beside the verdict on an army of a reconstructed list.
pub const PRACTICE: &str = "Practice list: figures not from the publisher.";

pub fn title(army: &str) -> String {
    format!("Deployment of {army}")
}

/// `1. Left wing, 16 VD`.
pub fn in_order(place: usize, command: &str, vd: u32, is_tied: bool) -> String {
    let tied = if is_tied { " (tied)" } else { "" };
    format!("{place}. {command}, {vd} VD{tied}")
}

/// A line of a command, from left to right; from 0 at the front.
pub fn line(place: usize, of: usize, bodies: &[String]) -> String {
    let bodies = bodies.join(" | ");
    match (place, of) {
        (_, 1) => format!("Left to right: {bodies}"),
        (0, _) => format!("Front, left to right: {bodies}"),
        (1, _) => format!("Second line: {bodies}"),
        (2, _) => format!("Third line: {bodies}"),
        (more, _) => format!("Line {}: {bodies}", more + 1),
    }
}

pub fn not_placed(units: u32) -> String {
    match units {
        1 => "1 unit isn't on the map.".to_owned(),
        units => format!("{units} units aren't on the map."),
    }
}

/// With a capital, as a line begins.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => format!("{}{}", first.to_uppercase(), letters.as_str()),
        None => String::new(),
    }
}

/// A value as a sentence of its own.
pub fn sentence(value: &str) -> String {
    format!("{}.", capital(value))
}

pub const SEALED: &str = "Sealed";
pub const FOR_OPPONENT: &str = "For the opponent";

pub fn unit(event: &Event) -> String {
    let measure = Measure::of(event);
    let unit = super::map::unit_name(measure.unit);
    format!("1{unit} = {}", super::basic::in_cm(measure.mm))
}

/// `Defender, with major control`.
pub fn standing(role: Option<Role>, control: Option<MajorControl>) -> String {
    let control = control.map(|control| match control {
        MajorControl::Own => "with major control",
        MajorControl::Opponent => "without major control",
    });
    let parts = [role.map(super::map::role), control];
    let parts: Vec<&str> = parts.into_iter().flatten().collect();
    parts.join(", ")
}

pub fn may_wait(units: u8) -> String {
    format!("One command: up to {units} of its units may wait until the enemy has deployed.")
}

/// `Spearmen`, or `Spearmen, Large Unit of 2`.
pub fn body(name: &str, ranks: usize) -> String {
    match ranks {
        0 | 1 => name.to_owned(),
        ranks => format!("{name}, Large Unit of {ranks}"),
    }
}

/// `4 Spearmen`, or `4–6 Spearmen`: as they are numbered on the map.
pub fn numbered(first: u32, last: u32, name: &str) -> String {
    match first == last {
        true => format!("{first} {name}"),
        false => format!("{first}–{last} {name}"),
    }
}

/// `Command 2 marches to the left flank.`
pub fn flank_march(names: Names<'_>) -> String {
    match names.army.deployment.flank_march {
        Some(march) => format!(
            "{} marches to the {} flank.",
            names.command(march.command),
            side(march.side)
        ),
        None => "None.".to_owned(),
    }
}

/// `In A, a wood: 2 Slingers of Command 1, Mattu of Command 2.`
pub fn ambush(ambush: &Ambush, names: Names<'_>) -> String {
    let mut units: Vec<(String, usize)> = Vec::new();
    for id in &ambush.units {
        let name = names.unit_in_place(*id);
        match units.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => units.push((name, 1)),
        }
    }
    let units: Vec<String> = units
        .into_iter()
        .map(|(name, count)| match count {
            1 => name,
            count => format!("{count} × {name}"),
        })
        .collect();
    let units = if units.is_empty() {
        "nobody".to_owned()
    } else {
        units.join(", ")
    };
    format!("In {}, {}: {units}.", ambush.terrain, ground(ambush.ground))
}
