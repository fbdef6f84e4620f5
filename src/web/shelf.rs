//! The player's armies as the page sees them, in step with what the browser keeps.

use super::storage::{self, Summary, Trouble};
use crate::army::Army;
use crate::rules::Judgement;
use leptos::prelude::*;

#[derive(Clone, Copy)]
pub struct Shelf {
    pub armies: RwSignal<Vec<Summary>>,
    /// What last went wrong with keeping something.
    pub trouble: RwSignal<Option<Trouble>>,
}

pub fn provide() {
    let shelf = Shelf {
        armies: RwSignal::new(storage::index()),
        trouble: RwSignal::new(None),
    };
    // Another tab wrote.
    window_event_listener(leptos::ev::storage, move |event| {
        if storage::is_index(event.key().as_deref()) {
            shelf.armies.set(storage::index());
        }
    });
    provide_context(shelf);
}

pub fn shelf() -> Shelf {
    expect_context()
}

impl Shelf {
    /// A key that no army has.
    pub fn fresh_key() -> String {
        let random = js_sys::Math::random() * f64::from(u32::MAX);
        let time = js_sys::Date::now();
        format!("{:x}{:x}", time as u64, random as u32)
    }

    pub fn save(self, key: &str, army: &Army, judgement: &Judgement) {
        let summary = Summary {
            key: key.to_owned(),
            name: army.name.clone(),
            list: army.list.name.clone(),
            event: army.event.name.clone(),
            points: judgement.points,
            limit: judgement.limit,
            legal: judgement.legal,
            changed: js_sys::Date::now(),
            deleted: None,
        };
        self.note(storage::write(summary, army));
    }

    /// Copies an army under a new name; returns its key.
    pub fn duplicate(self, summary: &Summary) -> Option<String> {
        let mut army = match storage::read(&summary.key) {
            Ok(army) => army,
            Err(trouble) => {
                self.trouble.set(Some(trouble));
                return None;
            }
        };
        army.name = format!("{}, copy", army.name);
        let copy = Summary {
            key: Self::fresh_key(),
            name: army.name.clone(),
            changed: js_sys::Date::now(),
            ..summary.clone()
        };
        let key = copy.key.clone();
        self.note(storage::write(copy, &army));
        Some(key)
    }

    /// Puts an army among the deleted ones, or brings it back.
    pub fn set_deleted(self, key: &str, is_deleted: bool) {
        self.note(storage::change_index(|index| {
            for summary in index.iter_mut().filter(|summary| summary.key == key) {
                summary.deleted = is_deleted.then(js_sys::Date::now);
            }
        }));
    }

    pub fn erase(self, key: &str) {
        self.note(storage::erase(key));
    }

    fn note(self, result: Result<(), Trouble>) {
        match result {
            Ok(()) => {
                if self.trouble.with_untracked(Option::is_some) {
                    self.trouble.set(None);
                }
                self.armies.set(storage::index());
            }
            Err(trouble) => self.trouble.set(Some(trouble)),
        }
    }
}
