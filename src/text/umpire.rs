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
        Mark::Sent { times: 2 } => "This link came twice.".to_owned(),
        Mark::Sent { times } => format!("This link came {times} times."),
        Mark::SameArmy { number } => format!("The same army as number {number}."),
        Mark::Replaces { number, changes } => format!(
            "Sent anew by the player of number {number}: {}",
            changes.join(" ")
        ),
        Mark::ReplacedBy { number } => {
            format!("The same player sent number {number} after it.")
        }
        Mark::OtherEvent { differences } => {
            format!("Built for another event: {}", differences.join(" "))
        }
    }
}
