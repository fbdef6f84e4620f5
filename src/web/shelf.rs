//! The player's armies as the page sees them, in step with what the browser keeps.

use super::lazy::{self, Stored};
use super::storage::{self, Arrival, Saved, SavedVerdict, Summary, Trouble, keeper};
use crate::army::Army;
use crate::list::ArmyList;
use crate::rules::Judgement;
use crate::rules::judge;
use crate::store::{INDEX, Refusal, key_of};
use crate::web::dom::on_window;
use crate::web::signals::*;
use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;

#[derive(Clone, Copy)]
pub struct Shelf {
    pub armies: RwSignal<Vec<Summary>>,
    /// What last went wrong with keeping something.
    pub trouble: RwSignal<Option<Trouble>>,
    /// What another tab did to an army that is in hand here.
    pub news: RwSignal<Option<News>>,
    /// An army that was changed in two tabs at once, and so became two.
    pub parted: RwSignal<Option<Parted>>,
    /// A new army on its way to the builder: it needn't be read back.
    fresh: StoredValue<Option<Fresh>>,
    /// What other tabs wrote of armies in hand here, in the order that it came: key and text.
    unread: StoredValue<Vec<(String, Option<String>)>>,
    is_retrying: StoredValue<bool>,
    has_asked: StoredValue<bool>,
}

/// An army as it was just stored, with its list.
pub struct Fresh {
    pub key: String,
    pub list: Arc<ArmyList>,
    pub army: Army,
}

#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// It was changed from what is shown here.
    Changed(String, Box<Army>),
    /// What was stored from here was replaced by what was made from something else.
    RunOver(String),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Parted {
    pub name: String,
    pub mine: String,
    pub theirs: String,
}

/// How long to wait before trying again to write.
const PATIENCE: Duration = Duration::from_secs(5);
/// The index is compared with what is stored once the page has been drawn.
const AFTER_START: Duration = Duration::from_millis(700);

thread_local! {
    static SHELF: Cell<Option<Shelf>> = const { Cell::new(None) };
}

pub fn provide() {
    let shelf = Shelf {
        armies: RwSignal::new(keeper(|keeper| keeper.summaries())),
        trouble: RwSignal::new(None),
        news: RwSignal::new(None),
        parted: RwSignal::new(None),
        fresh: StoredValue::new(None),
        unread: StoredValue::new(Vec::new()),
        is_retrying: StoredValue::new(false),
        has_asked: StoredValue::new(false),
    };
    on_window("storage", move |event| {
        let event: StorageEvent = event.unchecked_into();
        shelf.heard(event.key(), event.new_value());
    });
    on_window("beforeunload", |event| {
        if keeper(|keeper| keeper.waits()) {
            event.prevent_default();
        }
    });
    set_timeout(
        move || {
            if keeper(|keeper| keeper.adopt()) {
                shelf.refresh();
            }
            shelf.retry();
        },
        AFTER_START,
    );
    SHELF.set(Some(shelf));
}

pub fn shelf() -> Shelf {
    there(SHELF.get())
}

impl Shelf {
    /// A key that no army has.
    pub fn fresh_key() -> String {
        let random = js_sys::Math::random() * f64::from(u32::MAX);
        let time = js_sys::Date::now();
        format!("{:x}{:08x}", time as u64, random as u32)
    }

    pub fn refresh(self) {
        self.armies.set(keeper(|keeper| keeper.summaries()));
    }

    /// Another tab wrote.
    fn heard(self, key: Option<String>, new: Option<String>) {
        let key = key.unwrap_or_else(|| INDEX.to_owned());
        if key == INDEX {
            keeper(|keeper| {
                keeper.read_index();
                if !keeper.is_index_whole() {
                    keeper.adopt();
                }
            });
            self.refresh();
        } else if let Some(key) = key_of(&key) {
            self.fresh.set_value(None);
            if keeper(|keeper| keeper.knows(key)) {
                let waits = self.unread.with_value(|unread| !unread.is_empty());
                let wrote = (key.to_owned(), new);
                self.unread.update_value(|unread| unread.push(wrote));
                if !waits {
                    self.read_news();
                }
            }
        }
    }

    /// Until it can be read the keeper knows nothing of it, so that an edit here meanwhile becomes
    /// an army of its own.
    fn read_news(self) {
        spawn_local(async move {
            if !lazy::do_stored(Stored::News).await {
                set_timeout(move || self.read_news(), PATIENCE);
            }
        });
    }

    /// Takes note of what another tab wrote, one army at a time: whoever has it in hand follows
    /// before the next.
    pub fn hear_next(self) {
        let Some((key, new)) = self.unread.with_value(|unread| unread.first().cloned()) else {
            return;
        };
        let news = match keeper(|keeper| keeper.arrived(&key, new.as_deref())) {
            Arrival::Nothing => None,
            Arrival::Conflict => Some(News::RunOver(key)),
            Arrival::Follow(army) => Army::read(army.as_bytes(), "The other tab's army")
                .ok()
                .map(|army| News::Changed(key, Box::new(army))),
        };
        if news.is_some() {
            self.news.set(news);
        }
        self.unread.update_value(|unread| {
            unread.remove(0);
        });
        if self.unread.with_value(|unread| !unread.is_empty()) {
            set_timeout(move || self.read_news(), Duration::ZERO);
        }
    }

    /// Stores a new army, ready to be opened; returns its key.
    pub fn begin(self, list: Arc<ArmyList>, army: Army) -> String {
        let judgement = judge(&list, &army.event, &army);
        let key = Self::fresh_key();
        if self.save(&key, &army, &judgement) != Saved::Conflict {
            let key = key.clone();
            self.fresh.set_value(Some(Fresh { key, list, army }));
        }
        key
    }

    /// The new army of this key, once, unless anything was written since.
    pub fn take_fresh(self, key: &str) -> Option<Fresh> {
        let mut fresh = None;
        self.fresh.update_value(|held| fresh = held.take());
        fresh.filter(|fresh| fresh.key == key)
    }

    pub fn save(self, key: &str, army: &Army, judgement: &Judgement) -> Saved {
        let summary = Summary {
            key: key.to_owned(),
            name: army.name.clone(),
            list: army.list.name.clone(),
            event: army.event.name.clone(),
            points: judgement.points,
            limit: judgement.limit,
            verdict: match judgement.legal {
                true => SavedVerdict::Legal,
                false => SavedVerdict::Illegal,
            },
            order: 0,
            deleted: false,
        };
        self.write(summary, army)
    }

    fn write(self, summary: Summary, army: &Army) -> Saved {
        self.fresh.set_value(None);
        let army = army.to_json();
        let saved = keeper(|keeper| keeper.save(summary, army));
        self.note(saved);
        saved
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
        army.name = copy_of(&army.name);
        let copy = Summary {
            key: Self::fresh_key(),
            name: army.name.clone(),
            ..summary.clone()
        };
        let key = copy.key.clone();
        self.write(copy, &army);
        Some(key)
    }

    /// Puts an army among the deleted ones, or brings it back.
    pub fn set_deleted(self, key: &str, is_deleted: bool) {
        self.note(keeper(|keeper| keeper.set_deleted(key, is_deleted)));
    }

    pub fn erase(self, key: &str) {
        self.note(keeper(|keeper| keeper.erase(key)));
    }

    pub fn note(self, saved: Saved) {
        let trouble = match saved {
            Saved::Kept if !keeper(|keeper| keeper.retry()) => Some(Trouble::Full),
            Saved::Kept | Saved::Conflict => None,
            Saved::Waits(Refusal::Full) => Some(Trouble::Full),
            Saved::Waits(Refusal::Blocked) => Some(Trouble::Blocked),
        };
        match trouble {
            Some(_) => self.try_again_later(),
            None => self.ask_to_keep(),
        }
        if self.trouble.with_untracked(|old| *old != trouble) {
            self.trouble.set(trouble);
        }
        self.refresh();
    }

    /// Asks the browser not to clear what is stored when it needs room for others.
    fn ask_to_keep(self) {
        if !self.has_asked.get_value() {
            self.has_asked.set_value(true);
            // The settings say what it answered.
            let _ = window().navigator().storage().persist();
        }
    }

    fn try_again_later(self) {
        if self.is_retrying.get_value() {
            return;
        }
        self.is_retrying.set_value(true);
        set_timeout(
            move || {
                self.is_retrying.set_value(false);
                self.retry();
            },
            PATIENCE,
        );
    }

    /// Writes what waits, if there is room now.
    pub fn retry(self) {
        if !keeper(|keeper| keeper.waits()) {
            return;
        }
        if keeper(|keeper| keeper.retry()) {
            self.note(Saved::Kept);
        } else {
            if self.trouble.with_untracked(Option::is_none) {
                self.trouble.set(Some(Trouble::Full));
            }
            self.try_again_later();
        }
    }
}

pub fn copy_of(name: &str) -> String {
    format!("{name}, copy")
}
