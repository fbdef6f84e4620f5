//! Putting the index right: armies that it doesn't name are found again, names without an army go.

use super::collection::Collection;
use super::envelope::{Opened, open, sum_of};
use super::index::{Details, SavedVerdict, Summary};
use super::keeper::{BEFORE, Keeper, Storage, army_key, before_key};
use crate::event::Preset;
use crate::read::read_json;
use serde_json::Value;

impl<D: Storage> Keeper<D> {
    /// Compares the index with what is stored, as after a cut between two writes or a change by
    /// another version. Says whether anything was changed.
    pub fn adopt(&mut self) -> bool {
        if self.collection == Collection::Armies {
            self.finish_migrations();
        }
        let stored = self.storage.keys();
        // In order, so that the oldest of the armies without a number gets the lowest.
        let mut keys: Vec<&str> = stored
            .iter()
            .filter_map(|it| self.collection.key_of(it))
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
            let text = self
                .storage
                .get(&self.collection.stored(key))
                .unwrap_or_default();
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
            && envelope.collection == self.collection
        {
            return envelope.summary;
        }
        // Games never had an older format.
        let cover = match self.collection {
            Collection::Armies => Cover::of(text),
            Collection::Games | Collection::Tournaments | Collection::Lists => None,
        };
        let verdict = match cover {
            Some(_) => SavedVerdict::Unjudged,
            None => SavedVerdict::Unreadable,
        };
        let found = Summary {
            key: key.to_owned(),
            name: self.collection.unreadable().to_owned(),
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
        for stored in self.storage.keys() {
            let Some(key) = stored.strip_prefix(BEFORE) else {
                continue;
            };
            let is_there = self
                .storage
                .get(&army_key(key))
                .is_some_and(|text| open(key, &text).is_ok());
            let original = self.storage.get(&stored).unwrap_or_default();
            if is_there || self.storage.set(&army_key(key), &original).is_ok() {
                self.storage.remove(&before_key(key));
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
