//! Two tabs at work on one army.

use super::envelope::{Opened, open, sum_of};
use super::keeper::{Keeper, Storage};

/// What another tab's write means for an army in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    Nothing,
    /// The army was changed from what is in hand here: take it, as JSON.
    Follow(String),
    /// It was changed from something else: what was written here is gone from storage.
    Conflict,
}

impl<D: Storage> Keeper<D> {
    /// Whether the index names all that was read or written here and is still stored: two tabs
    /// that write it at once may each leave out what the other put in.
    pub fn is_index_whole(&self) -> bool {
        let is_named = |key: &String| {
            let mut entries = self.index.iter();
            entries.any(|entry| entry.summary.key == *key)
                || self.storage.get(&self.collection.stored(key)).is_none()
        };
        self.known.keys().all(is_named)
    }

    /// Whether an army was read or written here.
    pub fn knows(&self, key: &str) -> bool {
        self.known.contains_key(key)
    }

    /// Another tab wrote an army; `new` is what it wrote.
    pub fn arrived(&mut self, key: &str, new: Option<&str>) -> Arrival {
        let Some(known) = self.known.get(key).copied() else {
            return Arrival::Nothing;
        };
        let stored = self.storage.get(&self.collection.stored(key));
        // Thrown away elsewhere: the next edit stores it again.
        let (Some(stored), Some(new)) = (stored, new) else {
            return Arrival::Nothing;
        };
        if sum_of(&stored) == known {
            return Arrival::Nothing;
        }
        match open(key, new) {
            Ok(Opened::Envelope(it)) if it.base == known && !self.waiting.contains_key(key) => {
                self.known.insert(key.to_owned(), sum_of(new));
                Arrival::Follow(it.army)
            }
            _ => Arrival::Conflict,
        }
    }

    /// Gives an army in hand another key, since what is stored under the old one isn't its base.
    pub fn part(&mut self, key: &str) {
        self.known.remove(key);
        if self.waiting.remove(key).is_some() {
            self.aside.remove(&self.collection.stored(key));
        }
        self.index_text.clear();
        self.read_index();
    }
}
