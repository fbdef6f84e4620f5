//! Putting the index right: armies that it doesn't name are found again, names without an army go.

use super::envelope::{Opened, open, sum_of};
use super::index::{Details, SavedVerdict, Summary};
use super::keeper::{BEFORE, Drawer, Keeper, army_key, before_key};
use super::shelf::Shelf;
use crate::event::Preset;
use crate::read::read_json;
use serde_json::Value;

impl<D: Drawer> Keeper<D> {
    /// Compares the index with what is stored, as after a cut between two writes or a change by
    /// another version. Says whether anything was changed.
    pub fn adopt(&mut self) -> bool {
        if self.shelf == Shelf::Armies {
            self.finish_migrations();
        }
        let stored = self.drawer.keys();
        // In order, so that the oldest of the armies without a number gets the lowest.
        let mut keys: Vec<&str> = stored
            .iter()
            .filter_map(|it| self.shelf.key_of(it))
            .collect();
        keys.sort_by_key(|key| *key);
        let named = self.index.len();
        self.index.retain(|entry| {
            let key = entry.summary.key.as_str();
            keys.binary_search(&key).is_ok() || self.waiting.contains_key(key)
        });
        let mut changed = self.index.len() < named;
        for key in keys {
            if self.waiting.contains_key(key) {
                continue;
            }
            let text = self.drawer.get(&self.shelf.stored(key)).unwrap_or_default();
            let sum = sum_of(&text);
            let old = self.index.iter().find(|it| it.summary.key == key);
            if old.is_none_or(|old| old.sum != sum) {
                let old = old.map(|old| old.summary.clone());
                let summary = self.summary_of(key, &text, old);
                self.note(key, sum, summary);
                changed = true;
            }
        }
        // Where it can't be written it is made anew the next time.
        changed && self.write_index().is_ok()
    }

    fn summary_of(&mut self, key: &str, text: &str, old: Option<Summary>) -> Summary {
        let opened = open(key, text);
        if let Ok(Opened::Envelope(envelope)) = opened
            && envelope.shelf == self.shelf
        {
            return envelope.summary;
        }
        // Games never had an older format.
        let cover = match self.shelf {
            Shelf::Armies => Cover::of(text),
            Shelf::Games | Shelf::Tournaments | Shelf::Lists => None,
        };
        let verdict = match cover {
            Some(_) => SavedVerdict::Unjudged,
            None => SavedVerdict::Unreadable,
        };
        let found = Summary {
            key: key.to_owned(),
            name: self.shelf.unreadable().to_owned(),
            list: String::new(),
            event: String::new(),
            points: 0,
            limit: 0,
            verdict,
            order: self.next_order(),
            deleted: false,
            details: Details::default(),
        };
        match (cover, old) {
            (Some(cover), old) => Summary {
                name: cover.name,
                list: cover.list,
                event: cover.event,
                deleted: old.is_some_and(|old| old.deleted),
                ..found
            },
            (None, Some(old)) => Summary { verdict, ..old },
            (None, None) => found,
        }
    }

    /// The original of an older format goes once the new one is there; where that didn't get
    /// stored whole, the original takes its place again.
    fn finish_migrations(&self) {
        for stored in self.drawer.keys() {
            let Some(key) = stored.strip_prefix(BEFORE) else {
                continue;
            };
            let is_there = self
                .drawer
                .get(&army_key(key))
                .is_some_and(|text| open(key, &text).is_ok());
            let original = self.drawer.get(&stored).unwrap_or_default();
            if is_there || self.drawer.set(&army_key(key), &original).is_ok() {
                self.drawer.remove(&before_key(key));
            }
        }
    }
}

/// What the start page shows of an army in the older format. Whether the rest of it can be read is
/// seen when it is opened.
struct Cover {
    name: String,
    list: String,
    event: String,
}

impl Cover {
    fn of(text: &str) -> Option<Self> {
        let army: Value = read_json(text.as_bytes(), "The army").ok()?;
        let name_of = |json: &Value| Some(json.get("name")?.as_str()?.to_owned());
        let event = army.get("event")?;
        let preset = || Some(Preset::named(event.as_str()?)?.event().name);
        Some(Cover {
            name: name_of(&army)?,
            list: army.get("list").and_then(name_of).unwrap_or_default(),
            event: name_of(event).or_else(preset)?,
        })
    }
}
