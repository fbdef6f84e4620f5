//! The umpire's table as plain data: any number of links in one table, judged, sorted, filtered,
//! compared with each other, and written as CSV.

mod check;
mod csv;
mod mark;
mod order;
mod said;

pub use check::{Checked, FindingLine, Verdict};
pub use csv::csv;
pub use mark::{Mark, marks};
pub use order::{Column, Filter, Order, Shows, shown};

use crate::event::Event;
use crate::list::{ArmyList, ListId};
use crate::share::{Link, Opened, Shared, find_links};
use std::sync::Arc;

/// More links than any event has players; beyond it the table would be slow to draw.
pub const MOST_ENTRIES: usize = 2000;

/// What was put on the table, in the order in which it came.
#[derive(Clone, Debug, Default)]
pub struct Entries {
    pub all: Vec<UmpireEntry>,
    last_number: u32,
}

#[derive(Clone, Debug)]
pub struct UmpireEntry {
    /// From 1; no other entry has had it.
    pub number: u32,
    pub link: Link,
    /// How often this very link was given.
    pub times: u32,
    pub state: State,
}

#[derive(Clone, Debug)]
pub enum State {
    Unopened,
    /// It waits for its list.
    Opened(Box<Shared>),
    Checked(Arc<Checked>),
    Event(Box<Event>),
    /// There is no verdict, for a reason that is a sentence.
    Failed(String),
}

/// How many of the entries came to what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub entries: usize,
    pub answered: usize,
    /// Those to be looked at included.
    pub legal: usize,
    pub illegal: usize,
    pub events: usize,
    pub failed: usize,
}

/// What became of a text that was put on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Added {
    pub fresh: usize,
    /// Links that were there already.
    pub again: usize,
    /// Links for which there is no room.
    pub left_out: usize,
}

/// How far judging came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    TimeIsUp,
    /// All have a verdict now, or wait for their list.
    Done,
    /// That was so before.
    Idle,
}

/// Whether a list can be had.
#[derive(Clone, Debug)]
pub enum Listed {
    Here(Arc<ArmyList>),
    NotYet,
    Unknown,
    Failed(String),
}

impl Entries {
    /// Puts all links of a text on the table, unopened.
    pub fn add(&mut self, text: &str) -> Added {
        let mut added = Added::default();
        for found in find_links(text) {
            let known = self.all.iter_mut().find(|entry| entry.link == found.link);
            if let Some(entry) = known {
                entry.times += 1;
                added.again += 1;
            } else if self.all.len() >= MOST_ENTRIES {
                added.left_out += 1;
            } else {
                self.last_number += 1;
                self.all.push(UmpireEntry {
                    number: self.last_number,
                    link: found.link,
                    times: 1,
                    state: State::Unopened,
                });
                added.fresh += 1;
            }
        }
        added
    }

    pub fn remove(&mut self, number: u32) {
        self.all.retain(|entry| entry.number != number);
    }

    pub fn entry(&self, number: u32) -> Option<&UmpireEntry> {
        let place = self
            .all
            .binary_search_by_key(&number, |entry| entry.number)
            .ok()?;
        self.all.get(place)
    }

    /// The lists that some army waits for.
    pub fn wanted(&self) -> Vec<ListId> {
        let mut wanted: Vec<ListId> = self.all.iter().filter_map(UmpireEntry::waits_for).collect();
        wanted.sort();
        wanted.dedup();
        wanted
    }

    pub fn tally(&self) -> Tally {
        let mut tally = Tally {
            entries: self.all.len(),
            ..Tally::default()
        };
        for entry in &self.all {
            tally.answered += usize::from(entry.is_answered());
            match &entry.state {
                State::Checked(checked) if checked.judgement.legal => tally.legal += 1,
                State::Checked(_) => tally.illegal += 1,
                State::Event(_) => tally.events += 1,
                State::Failed(_) => tally.failed += 1,
                State::Unopened | State::Opened(_) => {}
            }
        }
        tally
    }

    /// Takes every entry as far as it can go, one after the other, until time is up.
    pub fn advance(
        &mut self,
        listed: &dyn Fn(ListId) -> Listed,
        is_time_up: &dyn Fn() -> bool,
    ) -> Pace {
        let mut pace = Pace::Idle;
        for entry in &mut self.all {
            while entry.advance(listed) {
                if is_time_up() {
                    return Pace::TimeIsUp;
                }
                pace = Pace::Done;
            }
        }
        pace
    }

    /// Whatever failed for want of a list waits for it again.
    pub fn retry(&mut self) {
        for entry in &mut self.all {
            if matches!(entry.state, State::Failed(_)) {
                entry.state = State::Unopened;
            }
        }
    }

    /// The one event whose link is on the table: the armies should be built for it.
    pub fn event(&self) -> Option<&Event> {
        let mut events = self.all.iter().filter_map(|entry| match &entry.state {
            State::Event(event) => Some(&**event),
            _ => None,
        });
        let event = events.next();
        event.filter(|_| events.next().is_none())
    }

    /// All links as a text that `add` takes.
    pub fn as_text(&self) -> String {
        let links: Vec<String> = self
            .all
            .iter()
            .map(|entry| entry.link.to_string())
            .collect();
        links.join("\n")
    }
}

impl UmpireEntry {
    fn waits_for(&self) -> Option<ListId> {
        match &self.state {
            State::Opened(shared) if shared.list.is_some() => None,
            State::Opened(shared) => Some(shared.army.list.id),
            _ => None,
        }
    }

    /// Whether there is nothing left to wait for.
    pub fn is_answered(&self) -> bool {
        !matches!(self.state, State::Unopened | State::Opened(_))
    }

    pub fn checked(&self) -> Option<&Checked> {
        match &self.state {
            State::Checked(checked) => Some(checked),
            _ => None,
        }
    }

    fn advance(&mut self, listed: &dyn Fn(ListId) -> Listed) -> bool {
        let next = match &self.state {
            State::Unopened => match self.link.open() {
                Ok(Opened::Army(shared)) => State::Opened(shared),
                Ok(Opened::Event(event)) => State::Event(event),
                Ok(Opened::Tournament(_)) => {
                    State::Failed("this is the table of a tournament, not an army".to_owned())
                }
                Err(error) => State::Failed(error.to_string()),
            },
            State::Opened(shared) => match listed_with(shared, listed) {
                Listed::NotYet => return false,
                Listed::Here(list) => State::Checked(Arc::new(check::check(shared, list))),
                Listed::Failed(why) => State::Failed(why),
                Listed::Unknown if shared.army.list.id.is_own() => State::Failed(
                    "the army comes from its player's own list, and the list isn't in the link"
                        .to_owned(),
                ),
                Listed::Unknown => State::Failed(format!(
                    "the army comes from list {}, which this version of Muster doesn't have",
                    shared.army.list.id
                )),
            },
            State::Checked(_) | State::Event(_) | State::Failed(_) => return false,
        };
        self.state = next;
        true
    }
}

/// An own list comes in the link.
fn listed_with(shared: &Shared, listed: &dyn Fn(ListId) -> Listed) -> Listed {
    match &shared.list {
        Some(carried) => Listed::Here(Arc::new(carried.list.clone())),
        None => listed(shared.army.list.id),
    }
}

#[cfg(test)]
mod tests;
