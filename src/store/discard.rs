//! Armies that are set apart, deleted, brought back or thrown away.

use super::collection::Collection;
use super::index::{SavedVerdict, StoredEntry, Summary};
use super::keeper::{Keeper, Saved, Storage, before_key};

impl<D: Storage> Keeper<D> {
    /// Notes in the index whether an army could be read. Says whether that is news.
    pub fn mark(&mut self, key: &str, is_readable: bool) -> bool {
        let entry = self.index.iter_mut().find(|it| it.summary.key == key);
        let Some(StoredEntry { summary, .. }) = entry else {
            return false;
        };
        let verdict = match (is_readable, summary.verdict) {
            (false, _) => SavedVerdict::Unreadable,
            (true, SavedVerdict::Unreadable) => SavedVerdict::Unjudged,
            (true, other) => other,
        };
        if summary.verdict == verdict {
            return false;
        }
        summary.verdict = verdict;
        // Where there is no room it is noted the next time.
        let _ = self.write_index();
        true
    }

    /// Notes in the index how armies are judged now that their list is another. What is stored of
    /// them stays as it is. Says whether that is news.
    pub fn judged(&mut self, summaries: Vec<Summary>) -> bool {
        self.read_index();
        let mut is_news = false;
        for judged in summaries {
            let mut all = self.index.iter_mut();
            if let Some(entry) = all.find(|it| it.summary.key == judged.key) {
                let now = Summary {
                    order: entry.summary.order,
                    deleted: entry.summary.deleted,
                    ..judged
                };
                is_news |= entry.summary != now;
                entry.summary = now;
            }
        }
        // Where there is no room it is noted the next time.
        is_news && self.write_index().is_ok()
    }

    /// Puts an army among the deleted ones, or brings it back.
    pub fn set_deleted(&mut self, key: &str, deleted: bool) -> Saved {
        self.read_index();
        let Some(entry) = self.index.iter().find(|it| it.summary.key == key) else {
            return Saved::Kept;
        };
        let mut summary = entry.summary.clone();
        summary.deleted = deleted;
        match self.take(key) {
            Some(Ok(army)) => self.save(summary, army),
            // What can't be opened isn't written to: only the index says it.
            _ => {
                let sum = entry_sum(&self.index, key);
                self.note(key, sum, summary);
                let result = self.write_index();
                self.answer(result)
            }
        }
    }

    /// Throws an army away for good.
    pub fn erase(&mut self, key: &str) -> Saved {
        self.read_index();
        self.known.remove(key);
        self.waiting.remove(key);
        self.aside.remove(&self.collection.stored(key));
        self.index.retain(|entry| entry.summary.key != key);
        let result = self.write_index();
        if result.is_ok() {
            self.storage.remove(&self.collection.stored(key));
            if self.collection == Collection::Armies {
                self.storage.remove(&before_key(key));
            }
        }
        self.answer(result)
    }
}

fn entry_sum(index: &[StoredEntry], key: &str) -> u32 {
    let found = index.iter().find(|entry| entry.summary.key == key);
    found.map_or(0, |entry| entry.sum)
}
