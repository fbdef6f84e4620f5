//! The start page as plain data: the armies that are kept here, as the index tells of them.

mod name;
mod row;
mod sample;
mod summary;

pub use name::{copy_name, new_army_name};
pub use row::{ArmyRow, Pill, PillKind};
pub use sample::sample_army;
pub use summary::summary_of;

use crate::list::folded;
use crate::store::Summary;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// So many armies are drawn at first: the page must not wait for a thousand.
pub const AT_FIRST: usize = 50;

/// What the player wants to see, and in which order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    pub text: String,
    pub tag: Option<String>,
    pub order: Order,
    pub shows_all: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// The last changed first.
    #[default]
    Newest,
    Name,
    List,
    Points,
}

impl Order {
    pub const ALL: [Order; 4] = [Order::Newest, Order::Name, Order::List, Order::Points];

    pub fn label(self) -> &'static str {
        match self {
            Order::Newest => "Newest",
            Order::Name => "Name",
            Order::List => "List",
            Order::Points => "Points",
        }
    }

    pub fn named(label: &str) -> Order {
        let found = Order::ALL.into_iter().find(|order| order.label() == label);
        found.unwrap_or_default()
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct StartScreen {
    /// How many armies are kept, whatever is asked for.
    pub kept: usize,
    /// Those that are shown.
    pub armies: Vec<ArmyRow>,
    /// How many the query found.
    pub found: usize,
    /// Every tag, with how many armies have it.
    pub tags: Vec<(String, usize)>,
    /// The tag that is chosen, if an army still has it.
    pub tag: Option<String>,
    /// The last deleted first.
    pub deleted: Vec<ArmyRow>,
}

/// `practice` names the lists whose figures are ours.
pub fn start_screen(summaries: &[Summary], query: &Query, practice: &[String]) -> StartScreen {
    let row = |army: &Summary| ArmyRow::of(army, practice);
    let (deleted, kept): (Vec<&Summary>, Vec<&Summary>) =
        summaries.iter().partition(|army| army.deleted);
    let mut tags = BTreeMap::<&str, usize>::new();
    for tag in kept.iter().flat_map(|army| &army.details.tags) {
        *tags.entry(tag).or_default() += 1;
    }
    let tag = query.tag.clone().filter(|tag| tags.contains_key(&**tag));
    let words = folded(&query.text);
    let found = |army: &&Summary| {
        let has_tag = |tag: &String| army.details.tags.contains(tag);
        tag.as_ref().is_none_or(has_tag) && holds_all(army, &words)
    };
    let mut armies: Vec<&Summary> = kept.iter().copied().filter(found).collect();
    sort(&mut armies, query.order);
    let most = if query.shows_all {
        usize::MAX
    } else {
        AT_FIRST
    };
    let mut deleted = deleted;
    sort(&mut deleted, Order::Newest);
    StartScreen {
        kept: kept.len(),
        found: armies.len(),
        armies: armies.into_iter().take(most).map(row).collect(),
        tags: tags
            .into_iter()
            .map(|(tag, n)| (tag.to_owned(), n))
            .collect(),
        tag,
        deleted: deleted.into_iter().map(row).collect(),
    }
}

fn sort(armies: &mut [&Summary], order: Order) {
    armies.sort_by_cached_key(|army| {
        let (text, points) = match order {
            Order::Newest => (String::new(), 0),
            Order::Name => (folded(&army.name), 0),
            Order::List => (folded(&army.list), 0),
            Order::Points => (String::new(), army.points),
        };
        (text, Reverse(points), Reverse(army.order))
    });
}

/// Whether every word stands in what is known of an army.
fn holds_all(army: &Summary, words: &str) -> bool {
    let known = [&army.name, &army.list, &army.event, &army.details.note];
    let known: Vec<String> = known
        .into_iter()
        .chain(&army.details.tags)
        .map(|text| folded(text))
        .collect();
    let is_known = |word: &str| known.iter().any(|text| text.contains(word));
    words.split_whitespace().all(is_known)
}

/// The tags in a line of text, each once.
pub fn tags_in(text: &str) -> Vec<String> {
    let mut tags = Vec::<String>::new();
    for tag in text.split(',').map(str::trim) {
        if !tag.is_empty() && !tags.iter().any(|other| other == tag) {
            tags.push(tag.to_owned());
        }
    }
    tags
}

/// How many armies a backup would save, and what the button to it says.
pub fn backup_reminder(changed: usize) -> Option<(String, &'static str)> {
    match changed {
        0 => None,
        1 => Some((
            "One army has changed since the last backup.".to_owned(),
            "Back it up",
        )),
        n => Some((
            format!("{n} armies have changed since the last backup."),
            "Back them up",
        )),
    }
}

#[cfg(test)]
mod tests;
