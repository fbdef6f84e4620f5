//! Scores in words: the sum behind a score, and the line to copy.

use crate::battle::score::{Outcome, Score, System, Term, What};

pub fn system(system: System) -> &'static str {
    match system {
        System::Traditional => "Traditional",
        System::New => "New system",
        System::Basic => "Basic Impetus",
    }
}

pub fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Victory => "Victory",
        Outcome::Draw => "Draw",
        Outcome::Defeat | Outcome::PlainDefeat => "Defeat",
        Outcome::BothRouted => "Both routed",
        Outcome::Triumph => "Triumph",
        Outcome::FailedTriumph => "Failed triumph",
        Outcome::TacticalVictory => "Tactical victory",
        Outcome::HonourOnTheField => "Honour on the field",
        Outcome::HonourableDefeat => "Honourable defeat",
        Outcome::Skirmish => "Skirmish",
    }
}

/// "−26", with a true minus.
pub fn signed(value: i32) -> String {
    match value < 0 {
        true => format!("−{}", value.unsigned_abs()),
        false => format!("+{value}"),
    }
}

/// "% of own VD lost": what a figure of a sum is for.
pub fn term(term: Term, of: Outcome) -> String {
    match term.what {
        What::Outcome => outcome(of).to_owned(),
        What::WholeEnemy => "enemy routed, counts whole".to_owned(),
        What::Destroyed => "% of enemy VD destroyed".to_owned(),
        What::Lost => "% of own VD lost".to_owned(),
        What::Scenario => "scenario".to_owned(),
    }
}

/// "30 + 100 − 26 = 104"; the figure alone where there is one.
pub fn sum(score: &Score) -> String {
    let mut sum = String::new();
    for (place, term) in score.terms.iter().enumerate() {
        match (place, term.value < 0) {
            (0, _) => sum.push_str(&term.value.to_string()),
            (_, true) => sum.push_str(&format!(" − {}", term.value.unsigned_abs())),
            (_, false) => sum.push_str(&format!(" + {}", term.value)),
        }
    }
    match score.terms.len() {
        1 => sum,
        _ => format!("{sum} = {}", score.total()),
    }
}

/// "Palmyrans 104, Romans 26 (Traditional: 30 + 100 − 26 = 104; 26)".
pub fn line(of: System, names: [&str; 2], scores: &(Score, Score)) -> String {
    let [a, b] = names;
    format!(
        "{a} {}, {b} {} ({}: {}; {})",
        scores.0.total(),
        scores.1.total(),
        system(of),
        sum(&scores.0),
        sum(&scores.1),
    )
}
