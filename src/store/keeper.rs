//! Reading and writing armies. An army is written before the index that names it, and leaves the
//! index before it is thrown away, so that the index never names what isn't there.

use super::collection::Collection;
use super::envelope::{Envelope, Fault, Opened, open, sum_of};
use super::index::{self, StoredEntry, Summary};
use super::lineage::bump;
use std::collections::BTreeMap;

/// What is needed of the browser's storage. A write happens wholly or not at all.
pub trait Storage {
    fn get(&self, key: &str) -> Option<String>;
    fn set(&self, key: &str, text: &str) -> Result<(), Refusal>;
    fn remove(&self, key: &str);
    fn keys(&self) -> Vec<String>;
}

/// Why the browser didn't store something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no room left.
    Full,
    /// The browser keeps nothing for this page.
    Blocked,
}

/// Where the index of armies is stored.
pub const INDEX: &str = "muster:armies";
pub(super) const BEFORE: &str = "muster:before:";

pub fn army_key(key: &str) -> String {
    Collection::Armies.stored(key)
}

pub(super) fn before_key(key: &str) -> String {
    format!("{BEFORE}{key}")
}

/// The key of the army that is stored here.
pub fn key_of(stored: &str) -> Option<&str> {
    Collection::Armies.key_of(stored)
}

/// How a write ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    Kept,
    /// It isn't stored yet; this holds it and tries again.
    Waits(Refusal),
    /// What is stored isn't what this army was made from, so nothing was written.
    Conflict,
}

pub struct Keeper<D> {
    pub(super) collection: Collection,
    pub(super) storage: D,
    /// Where what waits is laid meanwhile, so that it outlives a reload.
    pub(super) aside: D,
    /// The name of this browser in lineages.
    pub(super) writer: String,
    pub(super) index: Vec<StoredEntry>,
    /// The index as it was last read or written.
    pub(super) index_text: String,
    index_waits: bool,
    /// The order of the last change; it never goes back, whatever is thrown away.
    count: u64,
    /// The sums of what was last read or written of the armies in hand.
    pub(super) known: BTreeMap<String, u32>,
    /// What couldn't be written yet, by key.
    pub(super) waiting: BTreeMap<String, Envelope>,
}

impl<D: Storage> Keeper<D> {
    /// Keeps armies.
    pub fn new(storage: D, aside: D, writer: String) -> Self {
        Self::of(Collection::Armies, storage, aside, writer)
    }

    pub fn of(collection: Collection, storage: D, aside: D, writer: String) -> Self {
        let mut keeper = Self::empty(collection, storage, aside, writer);
        if !keeper.read_index() {
            keeper.adopt();
        }
        keeper.take_from_aside();
        keeper
    }

    /// Keeps armies, and knows only what the index says, be it nothing, until the caller has time
    /// to `adopt`.
    pub fn unadopted(storage: D, aside: D, writer: String) -> Self {
        let mut keeper = Self::empty(Collection::Armies, storage, aside, writer);
        keeper.read_index();
        keeper.take_from_aside();
        keeper
    }

    fn empty(collection: Collection, storage: D, aside: D, writer: String) -> Self {
        Keeper {
            collection,
            storage,
            aside,
            writer,
            index: Vec::new(),
            index_text: String::new(),
            index_waits: false,
            count: 0,
            known: BTreeMap::new(),
            waiting: BTreeMap::new(),
        }
    }

    /// What was laid aside before a reload waits again.
    fn take_from_aside(&mut self) {
        for stored in self.aside.keys() {
            let Some(key) = self.collection.key_of(&stored) else {
                continue;
            };
            let text = self.aside.get(&stored).unwrap_or_default();
            if let Ok(Opened::Envelope(envelope)) = open(key, &text) {
                self.known.insert(key.to_owned(), envelope.base);
                self.note(key, sum_of(&text), envelope.summary.clone());
                self.waiting.insert(key.to_owned(), *envelope);
            }
        }
        self.retry();
    }

    pub fn summaries(&self) -> Vec<Summary> {
        self.index
            .iter()
            .map(|entry| entry.summary.clone())
            .collect()
    }

    /// Whether something waits to be written.
    pub fn waits(&self) -> bool {
        self.index_waits || !self.waiting.is_empty()
    }

    /// The armies that wait to be written: name and JSON.
    pub fn waiting(&self) -> Vec<(String, String)> {
        let both = |it: &Envelope| (it.summary.name.clone(), it.army.clone());
        self.waiting.values().map(both).collect()
    }

    /// Reads the index unless it is the one in hand, which stays where there is none to be read.
    /// Says whether there was one.
    pub fn read_index(&mut self) -> bool {
        let text = self
            .storage
            .get(self.collection.index())
            .unwrap_or_default();
        if text == self.index_text && !text.is_empty() {
            return true;
        }
        let read = index::read(&text);
        let was_read = read.is_some();
        if let Some((count, entries)) = read {
            self.count = self.count.max(count);
            self.index = entries;
            self.index_text = text;
        }
        let waiting: Vec<Envelope> = self.waiting.values().cloned().collect();
        for envelope in waiting {
            let sum = sum_of(&envelope.write());
            self.note(&envelope.summary.key.clone(), sum, envelope.summary);
        }
        was_read
    }

    /// Enters an army in the index in hand.
    pub(super) fn note(&mut self, key: &str, sum: u32, summary: Summary) {
        let entry = StoredEntry { sum, summary };
        match self.index.iter_mut().find(|it| it.summary.key == key) {
            Some(old) => *old = entry,
            None => self.index.push(entry),
        }
    }

    /// Writes the index in hand.
    pub(super) fn write_index(&mut self) -> Result<(), Refusal> {
        // What isn't stored isn't named.
        let stored = self.index.iter().filter(|entry| self.is_stored(entry));
        let text = index::write(self.count, stored);
        let result = self.storage.set(self.collection.index(), &text);
        self.index_waits = result.is_err();
        if result.is_ok() {
            self.index_text = text;
        }
        result
    }

    fn is_stored(&self, entry: &StoredEntry) -> bool {
        match self.waiting.get(&entry.summary.key) {
            Some(envelope) => envelope.base != 0,
            None => true,
        }
    }

    pub(super) fn next_order(&mut self) -> u64 {
        let last = self.index.iter().map(|entry| entry.summary.order).max();
        self.count = self.count.max(last.unwrap_or(0)).saturating_add(1);
        self.count
    }

    /// What is stored of an army, or waits to be.
    pub fn text(&self, key: &str) -> Option<String> {
        match self.waiting.get(key) {
            Some(envelope) => Some(envelope.write()),
            None => self.storage.get(&self.collection.stored(key)),
        }
    }

    /// An army as JSON, to be changed: what is stored next must be made from this.
    pub fn take(&mut self, key: &str) -> Option<Result<String, Fault>> {
        let text = self.text(key)?;
        if !self.waiting.contains_key(key) {
            self.known.insert(key.to_owned(), sum_of(&text));
        }
        Some(self.inside(key, text))
    }

    /// The same, to be looked at only: what is in hand stays what the next one is made from.
    pub fn peek(&self, key: &str) -> Option<Result<String, Fault>> {
        Some(self.inside(key, self.text(key)?))
    }

    fn inside(&self, key: &str, text: String) -> Result<String, Fault> {
        match open(key, &text)? {
            Opened::Envelope(envelope) if envelope.collection == self.collection => {
                Ok(envelope.army)
            }
            Opened::Bare if self.collection == Collection::Armies => Ok(text),
            _ => Err(Fault::Damaged),
        }
    }

    /// Stores an army that was made from what was taken or stored last.
    pub fn save(&mut self, mut summary: Summary, army: String) -> Saved {
        self.read_index();
        let key = summary.key.clone();
        summary.order = self.next_order();
        let stored = self.storage.get(&self.collection.stored(&key));
        let base = self.known.get(&key).copied().unwrap_or(0);
        if stored.as_deref().is_some_and(|text| sum_of(text) != base) {
            return Saved::Conflict;
        }
        let lineage = match (self.waiting.get(&key), &stored) {
            (Some(waiting), _) => waiting.lineage.clone(),
            (None, Some(text)) => bump(&lineage_of(&key, text), &self.writer),
            (None, None) => bump("", &self.writer),
        };
        let envelope = Envelope {
            collection: self.collection,
            lineage,
            base,
            summary,
            army,
        };
        let result = self.store(&key, envelope, stored);
        self.answer(result)
    }

    pub(super) fn answer(&self, result: Result<(), Refusal>) -> Saved {
        match result {
            Ok(()) => Saved::Kept,
            Err(refusal) => Saved::Waits(refusal),
        }
    }

    pub(super) fn store(
        &mut self,
        key: &str,
        envelope: Envelope,
        stored: Option<String>,
    ) -> Result<(), Refusal> {
        let text = envelope.write();
        let sum = sum_of(&text);
        self.note(key, sum, envelope.summary.clone());
        if let Err(refusal) = self.put(key, &text, stored) {
            // Both refused: it stays in memory alone.
            let _ = self.aside.set(&self.collection.stored(key), &text);
            self.waiting.insert(key.to_owned(), envelope);
            return Err(refusal);
        }
        if self.waiting.remove(key).is_some() {
            self.aside.remove(&self.collection.stored(key));
        }
        self.known.insert(key.to_owned(), sum);
        self.write_index()
    }

    /// Writes an envelope. One that replaces an older format is looked at before the original
    /// goes.
    fn put(&self, key: &str, text: &str, stored: Option<String>) -> Result<(), Refusal> {
        let original = stored.filter(|text| open(key, text) == Ok(Opened::Bare));
        if let Some(original) = &original {
            self.storage.set(&before_key(key), original)?;
        }
        self.storage.set(&self.collection.stored(key), text)?;
        if original.is_some()
            && self.storage.get(&self.collection.stored(key)).as_deref() == Some(text)
        {
            self.storage.remove(&before_key(key));
        }
        Ok(())
    }

    /// Tries again to write what waits. Says whether all of it is written.
    pub fn retry(&mut self) -> bool {
        let waiting: Vec<(String, Envelope)> = self
            .waiting
            .iter()
            .map(|(key, envelope)| (key.clone(), envelope.clone()))
            .collect();
        for (key, envelope) in waiting {
            let stored = self.storage.get(&self.collection.stored(&key));
            let is_base = |text: &String| sum_of(text) == envelope.base;
            // What another tab wrote meanwhile is left alone; the next edit asks.
            if stored.as_ref().is_none_or(is_base) && self.store(&key, envelope, stored).is_err() {
                return false;
            }
        }
        if self.index_waits {
            let _ = self.write_index();
        }
        !self.waits()
    }
}

fn lineage_of(key: &str, text: &str) -> String {
    match open(key, text) {
        Ok(Opened::Envelope(envelope)) => envelope.lineage,
        _ => String::new(),
    }
}
