//! What the armies on the table have to do with each other: sent twice, sent anew by the same
//! player, built for another event than the others.

use super::{Checked, Entries, State, UmpireEntry};
use crate::list::folded;
use crate::screen::builder::{Difference, compare};
use crate::text::{event_differences, say_difference};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The very same link came more than once.
    Sent { times: u32 },
    /// The same army as an earlier entry, perhaps with the orders or without.
    SameArmy { number: u32 },
    /// The same player sent another army before, and this is what changed.
    Replaces { number: u32, changes: Vec<String> },
    /// The same player sent another army after it.
    ReplacedBy { number: u32 },
    /// Not the event whose link is on the table.
    OtherEvent { differences: Vec<String> },
}

/// The marks of every entry that has some, by its number. Later in the table is later sent: links
/// hold no time.
pub fn marks(entries: &Entries) -> BTreeMap<u32, Vec<Mark>> {
    let mut marks: BTreeMap<u32, Vec<Mark>> = BTreeMap::new();
    let mut add = |number: u32, mark: Mark| marks.entry(number).or_default().push(mark);
    let event = entries.event();
    let mut players: BTreeMap<String, Vec<(&UmpireEntry, &Checked)>> = BTreeMap::new();
    for entry in &entries.all {
        if entry.times > 1 {
            add(entry.number, Mark::Sent { times: entry.times });
        }
        let State::Checked(checked) = &entry.state else {
            continue;
        };
        if let Some(event) = event {
            let differences = event_differences(event, &checked.army.event);
            if !differences.is_empty() {
                add(entry.number, Mark::OtherEvent { differences });
            }
        }
        let player = folded(checked.player.trim());
        if !player.is_empty() {
            players.entry(player).or_default().push((entry, checked));
        }
    }
    for sent in players.values() {
        for (place, (entry, checked)) in sent.iter().enumerate() {
            let earlier = sent.get(..place).unwrap_or_default();
            let same = earlier
                .iter()
                .find(|(_, other)| other.fingerprint == checked.fingerprint);
            if let Some((same, _)) = same {
                add(
                    entry.number,
                    Mark::SameArmy {
                        number: same.number,
                    },
                );
            } else if let Some((before, was)) = earlier.last() {
                let changes = changes(was, checked);
                add(
                    entry.number,
                    Mark::Replaces {
                        number: before.number,
                        changes,
                    },
                );
                add(
                    before.number,
                    Mark::ReplacedBy {
                        number: entry.number,
                    },
                );
            }
        }
    }
    marks
}

/// More changes than these are another army.
const MOST_CHANGES: usize = 12;

/// What an army has otherwise than the one that it takes the place of.
fn changes(was: &Checked, is: &Checked) -> Vec<String> {
    let mut said = Vec::new();
    if was.army.list.id != is.army.list.id {
        // Of its troops none is the same.
        return vec![format!(
            "A different army, {} instead of {}.",
            is.list.name, was.list.name
        )];
    }
    said.extend(event_differences(&was.army.event, &is.army.event));
    let comparison = compare(
        (&was.list, &was.army, &was.judgement),
        (&is.list, &is.army, &is.judgement),
    );
    if let Some((before, after)) = comparison.points
        && before != after
    {
        said.push(format!("{after} points instead of {before}."));
    }
    let differences = comparison.differences.iter();
    said.extend(differences.map(|d: &Difference| say_difference(&d.what, d.before, d.after)));
    if was.name != is.name {
        said.push(format!("Renamed from “{}”.", was.name));
    }
    let more = said.len().saturating_sub(MOST_CHANGES);
    if more > 0 {
        said.truncate(MOST_CHANGES);
        said.push(format!("And {more} more."));
    }
    if said.is_empty() {
        said.push("The same troops, arranged or named differently.".to_owned());
    }
    said
}
