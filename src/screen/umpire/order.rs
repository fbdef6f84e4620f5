//! Which entries are shown, and in which order.

use super::{Entries, State, UmpireEntry, Verdict};
use crate::list::folded;
use std::cmp::Ordering;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    Number,
    Player,
    Army,
    Event,
    Points,
    Vdt,
    Commands,
    Verdict,
    Findings,
    Fingerprint,
}

impl Column {
    pub const ALL: [Column; 10] = [
        Column::Number,
        Column::Player,
        Column::Army,
        Column::Event,
        Column::Points,
        Column::Vdt,
        Column::Commands,
        Column::Verdict,
        Column::Findings,
        Column::Fingerprint,
    ];

    pub fn label(self) -> &'static str {
        match self {
            Column::Number => "No.",
            Column::Player => "Player",
            Column::Army => "Army",
            Column::Event => "Event",
            Column::Points => "Points",
            Column::Vdt => "VDT",
            Column::Commands => "Commands",
            Column::Verdict => "Verdict",
            Column::Findings => "Findings",
            Column::Fingerprint => "Fingerprint",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub by: Column,
    pub is_descending: bool,
}

impl Default for Order {
    fn default() -> Self {
        Order {
            by: Column::Number,
            is_descending: false,
        }
    }
}

impl Order {
    /// After a click on a column's head: by it, or the other way round.
    pub fn clicked(self, by: Column) -> Order {
        Order {
            by,
            is_descending: self.by == by && !self.is_descending,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shows {
    #[default]
    All,
    Legal,
    /// Legal, but to be looked at.
    Umpire,
    Illegal,
    /// Those without a verdict: broken links, links of events.
    Unjudged,
}

impl Shows {
    pub const ALL: [Shows; 5] = [
        Shows::All,
        Shows::Legal,
        Shows::Umpire,
        Shows::Illegal,
        Shows::Unjudged,
    ];

    pub fn label(self) -> &'static str {
        match self {
            Shows::All => "All",
            Shows::Legal => "Legal",
            Shows::Umpire => "Legal, something to check",
            Shows::Illegal => "Illegal",
            Shows::Unjudged => "No verdict",
        }
    }

    fn admits(self, entry: &UmpireEntry) -> bool {
        let verdict = entry.checked().map(|checked| checked.verdict);
        match self {
            Shows::All => true,
            Shows::Legal => matches!(verdict, Some(Verdict::Legal | Verdict::Umpire)),
            Shows::Umpire => verdict == Some(Verdict::Umpire),
            Shows::Illegal => verdict == Some(Verdict::Illegal),
            Shows::Unjudged => verdict.is_none(),
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Words that must all be somewhere in the row.
    pub text: String,
    pub shows: Shows,
}

/// The numbers of the entries that have an answer and pass the filter, in order. Those without a verdict come last,
/// whatever the order.
pub fn shown(entries: &Entries, order: Order, filter: &Filter) -> Vec<u32> {
    let text = folded(&filter.text);
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut found: Vec<(Key, u32)> = entries
        .all
        .iter()
        .filter(|entry| entry.is_answered())
        .filter(|entry| filter.shows.admits(entry) && has_words(entry, &words))
        .map(|entry| (Key::of(entry, order.by), entry.number))
        .collect();
    found.sort_by(|(a, first), (b, second)| {
        let by_key = match (a, b) {
            (Key::None, Key::None) => Ordering::Equal,
            (Key::None, _) => return Ordering::Greater,
            (_, Key::None) => return Ordering::Less,
            _ if order.is_descending => b.cmp(a),
            _ => a.cmp(b),
        };
        by_key.then(first.cmp(second))
    });
    found.into_iter().map(|(_, number)| number).collect()
}

fn has_words(entry: &UmpireEntry, words: &[&str]) -> bool {
    if words.is_empty() {
        return true;
    }
    let row = match &entry.state {
        State::Checked(checked) => {
            let mut row = format!(
                "{} {} {} {} {} {}",
                checked.player,
                checked.name,
                checked.list.name,
                checked.event,
                checked.fingerprint,
                checked.verdict_said()
            );
            for finding in &checked.findings {
                row.push(' ');
                row.push_str(&finding.headline);
                row.push(' ');
                row.push_str(finding.rule.as_str());
            }
            row
        }
        State::Event(event) => event.name.clone(),
        State::Failed(why) => why.clone(),
        State::Unopened | State::Opened(_) => String::new(),
    };
    let row = folded(&row);
    words.iter().all(|word| row.contains(word))
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Number(i64),
    Text(String),
    None,
}

impl Key {
    fn of(entry: &UmpireEntry, by: Column) -> Key {
        if by == Column::Number {
            return Key::Number(i64::from(entry.number));
        }
        let Some(checked) = entry.checked() else {
            return Key::None;
        };
        let judgement = &checked.judgement;
        match by {
            Column::Number => Key::Number(i64::from(entry.number)),
            Column::Player => Key::Text(folded(&checked.player)),
            Column::Army => Key::Text(folded(&checked.name)),
            Column::Event => Key::Text(folded(&checked.event)),
            Column::Points => Key::Number(i64::from(judgement.points)),
            Column::Vdt => Key::Number(i64::from(judgement.vdt)),
            Column::Commands => Key::Number(judgement.commands.len() as i64),
            Column::Verdict => Key::Number(checked.verdict as i64),
            Column::Findings => Key::Number(checked.findings.len() as i64),
            Column::Fingerprint => Key::Text(checked.fingerprint.to_string()),
        }
    }
}
