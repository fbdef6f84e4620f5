//! What is on the umpire's table. It outlives the page, so that whoever opens an army from it
//! finds the table as they left it.

use super::of_parts::use_of_parts;
use crate::screen::umpire::{Added, Entries};
use crate::web::browser::storage;
use leptos::prelude::*;

/// Where the links are stored, if the umpire says so.
const KEPT: &str = "umpire";

#[derive(Clone, Copy)]
pub struct UmpireTable {
    pub entries: RwSignal<Entries>,
    pub is_kept: RwSignal<bool>,
    /// What was there before the last removal.
    pub before: RwSignal<Option<Entries>>,
    pub said: RwSignal<String>,
}

impl UmpireTable {
    /// Puts it into context.
    pub fn provide() {
        provide_context(UmpireTable {
            entries: RwSignal::default(),
            is_kept: RwSignal::new(false),
            before: RwSignal::new(None),
            said: RwSignal::default(),
        });
    }

    /// Begins with the links that were kept.
    pub fn open(self) {
        self.said.set(String::new());
        let kept = storage::setting(KEPT);
        self.is_kept.set(kept.is_some());
        let is_empty = self
            .entries
            .with_untracked(|entries| entries.all.is_empty());
        if let Some(text) = kept.filter(|_| is_empty) {
            self.entries.update(|entries| {
                entries.add(&text);
            });
        }
    }

    /// Adds the links in a text, and says how many there are.
    pub fn add(self, text: &str) -> Added {
        let added = self
            .entries
            .try_update_untracked(|entries| entries.add(text))
            .unwrap_or_default();
        if added != Added::default() {
            // Undoing a removal would take away what has come since.
            self.before.set(None);
            self.changed();
        }
        self.said.set(added.said());
        added
    }

    pub fn remove(self, number: u32) {
        self.before.set(Some(self.entries.get_untracked()));
        self.entries
            .update_untracked(|entries| entries.remove(number));
        self.said.set(format!("Number {number} removed."));
        self.changed();
    }

    pub fn clear(self) {
        self.before.set(Some(self.entries.get_untracked()));
        self.entries.update_untracked(|entries| entries.all.clear());
        self.said.set("The table is empty.".to_owned());
        self.changed();
    }

    pub fn undo(self) {
        if let Some(before) = self.before.get_untracked() {
            self.before.set(None);
            self.entries.update_untracked(|entries| *entries = before);
            self.said.set("Undone.".to_owned());
            self.changed();
        }
    }

    /// Whatever failed is tried again.
    pub fn retry(self) {
        self.entries.update(Entries::retry);
    }

    pub fn keep(self, is_kept: bool) {
        self.is_kept.set(is_kept);
        if is_kept {
            self.store();
        } else {
            storage::drop_setting(KEPT);
        }
    }

    fn changed(self) {
        if self.is_kept.get_untracked() {
            self.store();
        }
        self.entries.notify();
    }

    fn store(self) {
        self.entries
            .with_untracked(|entries| storage::set_setting(KEPT, &entries.as_text()));
    }
}

pub fn use_umpire_table() -> UmpireTable {
    use_of_parts()
}
