//! What the armies on an umpire's table have to do with each other, in words.

use crate::screen::umpire::Mark;

/// "Spearmen: 6 then, 5 now."
pub fn say_difference(what: &str, before: u32, after: u32) -> String {
    match (before, after) {
        (0, _) => format!("{what}: {after} new."),
        (_, 0) => format!("{what}: {before} gone."),
        _ => format!("{what}: {before} then, {after} now."),
    }
}

pub fn say_mark(mark: &Mark) -> String {
    match mark {
        Mark::Sent { times: 2 } => "Sent twice.".to_owned(),
        Mark::Sent { times } => format!("Sent {times} times."),
        Mark::SameArmy { number } => format!("Same army as number {number}."),
        Mark::Replaces { number, changes } => format!(
            "Replaces number {number} by the same player: {}",
            changes.join(" ")
        ),
        Mark::ReplacedBy { number } => {
            format!("Replaced by number {number} of the same player.")
        }
        Mark::OtherEvent { differences } => {
            format!("Built for a different event: {}", differences.join(" "))
        }
    }
}
