//! Armies that are dealt, completed or mended, as plain data: the proposals side by side, or what
//! stands in the way with the ways out of it.

mod card;
mod lines;
mod obstacle;
mod owned;

pub use card::{Card, CommandLine, card};
pub use lines::Line;
pub use obstacle::{Act, Bar, Obstacle, Row, Way, obstacles};
pub use owned::{Owned, OwnedRow, most_bases, owned_rows, read_owned, with_army};

use crate::army::Army;
use crate::event::{RuleSet, Setting};
use crate::list::ArmyList;
use crate::rules::judge;
use crate::solve::{Answer, Reply};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// An army from nothing.
    Deal,
    /// What is there stays, what is missing comes.
    Complete,
    /// The fewest changes that make it legal.
    Mend,
}

/// Everything that is shown of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct ProposalsScreen {
    pub title: String,
    pub lead: String,
    /// The best first.
    pub cards: Vec<Card>,
    /// What stands in the way, where there are no proposals.
    pub obstacles: Vec<Obstacle>,
}

pub fn proposals_screen(
    list: &ArmyList,
    before: &Army,
    task: Task,
    reply: &Reply,
) -> ProposalsScreen {
    match &reply.answer {
        Answer::Proposals(all) => {
            let cards: Vec<Card> = all.iter().map(|it| card(list, before, task, it)).collect();
            ProposalsScreen {
                title: title(task, &cards),
                lead: lead(list, before, task, &cards),
                cards,
                obstacles: Vec::new(),
            }
        }
        Answer::Impossible(why) => {
            let obstacles = obstacles(list, before, task, why);
            ProposalsScreen {
                title: match why.unsure {
                    true => "No army was found".to_owned(),
                    false => "It can’t be done".to_owned(),
                },
                lead: match obstacles.len() {
                    2 => "Two things stand in the way.".to_owned(),
                    _ => String::new(),
                },
                cards: Vec::new(),
                obstacles,
            }
        }
    }
}

fn title(task: Task, cards: &[Card]) -> String {
    let changes = cards.first().map_or(0, |card| card.changes);
    match (task, cards.len()) {
        (Task::Deal, 1) => "An army for you".to_owned(),
        (Task::Deal, _) => "Take your pick".to_owned(),
        (Task::Complete, 1) => "One way to finish it".to_owned(),
        (Task::Complete, 2) => "Two ways to finish it".to_owned(),
        (Task::Complete, _) => "Three ways to finish it".to_owned(),
        (Task::Mend, _) if changes == 0 => "Nothing to fix".to_owned(),
        (Task::Mend, _) if changes == 1 => "One change makes it legal".to_owned(),
        (Task::Mend, _) => format!("{changes} changes make it legal"),
    }
}

fn lead(list: &ArmyList, before: &Army, task: Task, cards: &[Card]) -> String {
    let limit = i32::from(before.event.points);
    let are_full = list.game() == RuleSet::Impetus && cards.iter().all(|it| it.points == limit);
    // A list that a competition doesn't admit is dealt for the same game among friends.
    let legal = match before.event.setting {
        Setting::Friendly => "legal in a friendly game",
        Setting::Tournament | Setting::GreatBattle => "legal",
    };
    match task {
        Task::Deal if are_full => format!("{}, {legal}, with every point spent.", list.name),
        Task::Deal => format!("{}, {legal}.", list.name),
        Task::Complete => {
            let left = limit - judge(list, &before.event, before).points;
            let stays = match before.units().count() {
                0 => String::new(),
                1 => "Your unit stays. ".to_owned(),
                units => format!("Your {units} units stay. "),
            };
            let each = if cards.len() == 1 { "It" } else { "Each" };
            match are_full && left > 0 {
                true => format!("{stays}{each} spends all {left} points left."),
                false => format!("{stays}{each} is legal."),
            }
        }
        Task::Mend => match cards.first().map_or(0, |card| card.changes) {
            0 => "The army is legal as it is.".to_owned(),
            _ => "No fix needs fewer changes. Nothing happens until you choose it.".to_owned(),
        },
    }
}

#[cfg(test)]
mod tests;
