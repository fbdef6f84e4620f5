//! What the browser keeps of one kind besides armies: games, tournaments, the player's own lists.

use super::saved_armies::{SavedArmies, Trouble, use_saved_armies, writer};
use crate::store::{Collection, Fault, Keeper, Refusal, Saved, Summary};
use crate::web::browser::storage::BrowserStorage;
use leptos::ev;
use leptos::prelude::*;

#[derive(Clone, Copy)]
pub struct Kept {
    keeper: StoredValue<Keeper<BrowserStorage>>,
    /// The last changed first, those in the bin too.
    pub all: RwSignal<Vec<Summary>>,
    armies: SavedArmies,
}

impl Kept {
    pub fn of(collection: Collection) -> Self {
        let mut keeper = Keeper::of(
            collection,
            BrowserStorage::Local,
            BrowserStorage::Tab,
            writer(),
        );
        keeper.adopt();
        let kept = Kept {
            all: RwSignal::new(newest_first(&keeper)),
            keeper: StoredValue::new(keeper),
            armies: use_saved_armies(),
        };
        let storage = window_event_listener(ev::storage, move |event| {
            if event.key().is_none_or(|key| key == collection.index()) {
                kept.refresh();
            }
        });
        let unload = window_event_listener(ev::beforeunload, move |event| {
            if kept.keeper(|keeper| keeper.waits()) == Some(true) {
                event.prevent_default();
            }
        });
        on_cleanup(move || {
            storage.remove();
            unload.remove();
        });
        kept
    }

    /// None once the page has been left.
    pub fn keeper<T>(self, act: impl FnOnce(&mut Keeper<BrowserStorage>) -> T) -> Option<T> {
        self.keeper.try_update_value(act)
    }

    /// Looks again at what is stored.
    pub fn refresh(self) {
        let all = self.keeper(|keeper| {
            if !keeper.read_index() {
                keeper.adopt();
            }
            newest_first(keeper)
        });
        if let Some(all) = all {
            let _ = self.all.try_set(all);
        }
    }

    /// Those in the bin, or the others.
    pub fn of_deleted(self, is_deleted: bool) -> Vec<Summary> {
        let mut all = self.all.get();
        all.retain(|it| it.deleted == is_deleted);
        all
    }

    pub fn save(self, summary: Summary, json: String) -> Saved {
        self.told(|keeper| keeper.save(summary, json))
    }

    /// Puts something among the deleted, or brings it back.
    pub fn set_deleted(self, key: &str, is_deleted: bool) {
        self.told(|keeper| keeper.set_deleted(key, is_deleted));
    }

    pub fn erase(self, key: &str) {
        self.told(|keeper| keeper.erase(key));
    }

    /// What couldn't be kept is told at the foot of every page, and tried again with the next
    /// change.
    fn told(self, write: impl FnOnce(&mut Keeper<BrowserStorage>) -> Saved) -> Saved {
        let saved = self.keeper(write).unwrap_or(Saved::Kept);
        let trouble = match saved {
            Saved::Waits(Refusal::Full) => Some(Trouble::Full),
            Saved::Waits(Refusal::Blocked) => Some(Trouble::Blocked),
            Saved::Kept | Saved::Conflict => None,
        };
        if trouble.is_some() {
            self.armies.trouble.set(trouble);
        } else {
            self.keeper(Keeper::retry);
        }
        self.refresh();
        saved
    }

    /// The JSON of something that is to be changed; `what` it is called where it can't be read.
    pub fn take(self, key: &str, what: &str) -> Result<String, String> {
        read(self.keeper(|keeper| keeper.take(key)).flatten(), what)
    }

    /// The same of something that is only looked at.
    pub fn peek(self, key: &str, what: &str) -> Result<String, String> {
        let peeked = self.keeper.try_with_value(|keeper| keeper.peek(key));
        read(peeked.flatten(), what)
    }
}

fn read(stored: Option<Result<String, Fault>>, what: &str) -> Result<String, String> {
    match stored {
        Some(Ok(json)) => Ok(json),
        Some(Err(Fault::Damaged)) => Err(format!(
            "What is stored of this {what} was cut short, or changed by something other than Muster."
        )),
        Some(Err(Fault::Newer)) => Err(format!(
            "This {what} was stored by a newer version of Muster. Reload the page to get it."
        )),
        None => Err(format!("This {what} isn’t in this browser any more.")),
    }
}

fn newest_first(keeper: &Keeper<BrowserStorage>) -> Vec<Summary> {
    let mut all = keeper.summaries();
    all.sort_by_key(|summary| std::cmp::Reverse(summary.order));
    all
}
