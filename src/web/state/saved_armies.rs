//! The player's armies as the page sees them, in step with what the browser keeps.

use crate::army::{Army, ListRef};
use crate::event::Event;
use crate::list::ArmyList;
use crate::rules::{Judgement, judge};
use crate::screen::start::{new_army_name, summary_of};
use crate::store::{Arrival, Fault, INDEX, Keeper, Refusal, Saved, Summary, key_of};
use crate::web::browser::storage::{BrowserStorage, set_setting, setting};
use crate::web::parts;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;

/// Why something couldn't be kept or read.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The browser keeps nothing for this page.
    Blocked,
    /// There is no room left.
    Full,
    /// What is kept can't be read; the text is still there.
    Unreadable {
        message: String,
        text: String,
    },
    Gone,
}

/// What another tab did to an army that is open here.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// It was changed from what is shown here: its key, and its JSON.
    Changed(String, String),
    /// What was stored from here was replaced by what was made from something else.
    RunOver(String),
}

/// An army that was changed in two tabs at once, and so became two.
#[derive(Clone, Debug, PartialEq)]
pub struct Parted {
    pub name: String,
    pub mine: String,
    pub theirs: String,
}

#[derive(Clone, Copy)]
pub struct SavedArmies {
    keeper: StoredValue<Keeper<BrowserStorage>>,
    pub armies: RwSignal<Vec<Summary>>,
    /// What last went wrong with keeping something.
    pub trouble: RwSignal<Option<Trouble>>,
    pub news: RwSignal<Option<News>>,
    pub parted: RwSignal<Option<Parted>>,
    /// What was done that nobody asked for, to be read on whatever page is shown.
    pub notice: RwSignal<Option<String>>,
    is_retrying: StoredValue<bool>,
    has_asked: StoredValue<bool>,
}

/// How long to wait before trying again to write.
const PATIENCE: Duration = Duration::from_secs(5);
/// What waits since the last visit is tried again once the page has been drawn.
const AFTER_START: Duration = Duration::from_millis(700);

impl SavedArmies {
    /// Puts them into context.
    pub fn provide() {
        let keeper = Keeper::unadopted(BrowserStorage::Local, BrowserStorage::Tab, writer());
        let saved = SavedArmies {
            armies: RwSignal::new(keeper.summaries()),
            keeper: StoredValue::new(keeper),
            trouble: RwSignal::new(None),
            news: RwSignal::new(None),
            parted: RwSignal::new(None),
            notice: RwSignal::new(None),
            is_retrying: StoredValue::new(false),
            has_asked: StoredValue::new(false),
        };
        let storage = window_event_listener(ev::storage, move |event| {
            saved.hear(event.key(), event.new_value());
        });
        let unload = window_event_listener(ev::beforeunload, move |event| {
            if saved.keeper(|keeper| keeper.waits()) {
                event.prevent_default();
            }
        });
        on_cleanup(move || {
            storage.remove();
            unload.remove();
        });
        set_timeout(move || saved.retry(), AFTER_START);
        provide_context(saved);
    }

    /// Compares the index with what is stored.
    pub fn adopt(self) {
        if self.keeper(Keeper::adopt) {
            self.refresh();
        }
    }

    /// What is kept, and how. Nothing that is done with it leads back here.
    pub fn keeper<T>(self, act: impl FnOnce(&mut Keeper<BrowserStorage>) -> T) -> T {
        let mut made = None;
        self.keeper.update_value(|keeper| made = Some(act(keeper)));
        // The armies are in the context of the whole page and outlive every other part of it.
        made.unwrap_or_else(|| wasm_bindgen::throw_str("the armies are gone"))
    }

    /// A key that no army has.
    pub fn fresh_key() -> String {
        let random = js_sys::Math::random() * f64::from(u32::MAX);
        let time = js_sys::Date::now();
        format!("{:x}{:08x}", time as u64, random as u32)
    }

    pub fn refresh(self) {
        self.armies.set(self.keeper(|keeper| keeper.summaries()));
    }

    /// Another tab wrote.
    fn hear(self, key: Option<String>, new: Option<String>) {
        let key = key.unwrap_or_else(|| INDEX.to_owned());
        if key == INDEX {
            let is_whole = self.keeper(|keeper| keeper.read_index() && keeper.is_index_whole());
            self.refresh();
            if !is_whole {
                spawn_local(parts::adopt(self));
            }
        } else if let Some(key) = key_of(&key)
            && self.keeper(|keeper| keeper.knows(key))
        {
            self.hear_of_army(key.to_owned(), new);
        }
    }

    fn hear_of_army(self, key: String, new: Option<String>) {
        let news = match self.keeper(|keeper| keeper.arrived(&key, new.as_deref())) {
            Arrival::Nothing => None,
            Arrival::Conflict => Some(News::RunOver(key)),
            Arrival::Follow(army) => Some(News::Changed(key, army)),
        };
        if news.is_some() {
            self.news.set(news);
        }
    }

    /// An army, to be looked at or changed. One that can't be read is marked and left alone.
    pub fn read(self, key: &str) -> Result<Army, Trouble> {
        let read = self.open(key);
        let is_unreadable = matches!(read, Err(Trouble::Unreadable { .. }));
        self.keeper(|keeper| keeper.mark(key, !is_unreadable));
        read
    }

    /// An army that is only looked at, if it can be read.
    pub fn peek(self, key: &str) -> Option<Army> {
        let json = self.keeper(|keeper| keeper.peek(key))?.ok()?;
        Army::read(json.as_bytes(), "The stored army").ok()
    }

    /// The armies of own lists, those in the bin too, and what each was built from.
    pub fn built_from_own(self) -> Vec<(Summary, ListRef)> {
        let all = self.keeper(|keeper| {
            let all = keeper.summaries().into_iter();
            let json = |summary: &Summary| keeper.peek(&summary.key)?.ok();
            all.filter_map(|it| Some((Army::list_in(&json(&it)?)?, it)))
                .collect::<Vec<_>>()
        });
        let own = all.into_iter().filter(|(list, _)| list.id.is_own());
        own.map(|(list, summary)| (summary, list)).collect()
    }

    /// Notes how armies are judged now that their lists have changed.
    pub fn note_verdicts(self, judged: Vec<Summary>) {
        if self.keeper(|keeper| keeper.judged(judged)) {
            self.refresh();
        }
    }

    fn open(self, key: &str) -> Result<Army, Trouble> {
        let army = self
            .keeper(|keeper| keeper.take(key))
            .ok_or(Trouble::Gone)?;
        let unreadable = |message: String| Trouble::Unreadable {
            message,
            text: self.keeper(|keeper| keeper.text(key)).unwrap_or_default(),
        };
        let army = army.map_err(|fault| unreadable(sentence(&fault).to_owned()))?;
        Army::read(army.as_bytes(), "The stored army")
            .map_err(|error| unreadable(error.to_string()))
    }

    /// Stores a new, empty army of this list, named for it; returns its key.
    pub fn begin_new(self, list: &ArmyList, event: Event) -> String {
        let mut army = Army::new(list, event);
        army.name = self.armies.with_untracked(|armies| {
            let names = armies.iter().map(|army| army.name.as_str());
            new_army_name(&list.name, names)
        });
        self.begin(list, &army)
    }

    /// Stores a new army; returns its key.
    pub fn begin(self, list: &ArmyList, army: &Army) -> String {
        let key = Self::fresh_key();
        self.save(&key, list, army, &judge(list, &army.event, army));
        key
    }

    /// Stores an army that comes from outside and is judged when it is opened; returns its key.
    pub fn import(self, army: &Army) -> String {
        let key = Self::fresh_key();
        let saved = self.keeper(|keeper| keeper.import(&key, army));
        self.note(saved);
        key
    }

    pub fn save(self, key: &str, list: &ArmyList, army: &Army, judgement: &Judgement) -> Saved {
        self.write(summary_of(key, list, army, judgement), army)
    }

    /// Gives an army another note and other tags.
    pub fn annotate(self, key: &str, note: String, tags: Vec<String>) {
        let summaries = self.keeper(|keeper| keeper.summaries());
        let Some(mut summary) = summaries.into_iter().find(|army| army.key == key) else {
            return;
        };
        match self.read(key) {
            Ok(mut army) => {
                summary.details.note.clone_from(&note);
                summary.details.tags.clone_from(&tags);
                army.note = note;
                army.tags = tags;
                self.write(summary, &army);
            }
            Err(trouble) => self.trouble.set(Some(trouble)),
        }
    }

    fn write(self, summary: Summary, army: &Army) -> Saved {
        let army = army.to_json();
        let saved = self.keeper(|keeper| keeper.save(summary, army));
        self.note(saved);
        saved
    }

    /// Copies an army under a new name; returns its key.
    pub fn duplicate(self, summary: &Summary) -> Option<String> {
        let mut army = match self.read(&summary.key) {
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
        self.note(self.keeper(|keeper| keeper.set_deleted(key, is_deleted)));
    }

    pub fn erase(self, key: &str) {
        self.note(self.keeper(|keeper| keeper.erase(key)));
    }

    /// Says how a write ended, and sees to it that what waits is tried again.
    pub fn note(self, saved: Saved) {
        let trouble = match saved {
            Saved::Kept if !self.keeper(Keeper::retry) => Some(Trouble::Full),
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
        if !self.keeper(|keeper| keeper.waits()) {
            return;
        }
        if self.keeper(Keeper::retry) {
            self.note(Saved::Kept);
        } else {
            if self.trouble.with_untracked(Option::is_none) {
                self.trouble.set(Some(Trouble::Full));
            }
            self.try_again_later();
        }
    }
}

fn sentence(fault: &Fault) -> &'static str {
    match fault {
        Fault::Damaged => {
            "What is stored of it was cut short, or changed by something other than Muster."
        }
        Fault::Newer => "It was stored by a newer version of Muster. Reload the page to get it.",
    }
}

/// This browser's name in the lineage of armies and games.
pub fn writer() -> String {
    setting("me").unwrap_or_else(|| {
        let name = format!(
            "{:x}",
            (js_sys::Math::random() * f64::from(u32::MAX)) as u32
        );
        set_setting("me", &name);
        name
    })
}

/// The order of the last change that a backup holds.
pub fn last_backup() -> u64 {
    let stored = setting("backup").and_then(|text| text.parse().ok());
    stored.unwrap_or(0)
}

/// The same of own lists, which have an order of their own.
pub fn last_backup_of_lists() -> u64 {
    let stored = setting("backup-lists").and_then(|text| text.parse().ok());
    stored.unwrap_or(0)
}

pub fn copy_of(name: &str) -> String {
    format!("{name}, copy")
}

pub fn use_saved_armies() -> SavedArmies {
    expect_context()
}
