//! The player's own army lists, in step with what the browser keeps. They stand beside the shipped
//! ones wherever a list is looked up.

use super::of_parts::use_of_parts;
use super::saved_armies::{SavedArmies, Trouble, use_saved_armies, writer};
use crate::army::{Army, ListRef};
use crate::list::{ArmyList, IndexEntry, ListId, ListIndex, OwnList};
use crate::share::Carried;
use crate::store::{
    Collection, Fault, Keeper, Refusal, Saved, Summary, fresh_number, list_summary, own_id,
};
use crate::web::browser::storage::BrowserStorage;
use leptos::ev;
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What an own list is called where shipped lists go by their slug.
const SLUG: &str = "own-";

#[derive(Clone, Copy)]
pub struct OwnLists {
    keeper: StoredValue<Keeper<BrowserStorage>>,
    /// All of them, those in the bin too.
    pub all: RwSignal<Vec<Summary>>,
    /// Those that armies can be built from, by number.
    lists: Memo<Arc<BTreeMap<ListId, Arc<ArmyList>>>>,
    armies: SavedArmies,
}

type Known = Arc<BTreeMap<ListId, Arc<ArmyList>>>;

impl OwnLists {
    /// Puts them into context; the saved armies are there already.
    pub fn provide() {
        let mut keeper = Keeper::of(
            Collection::Lists,
            BrowserStorage::Local,
            BrowserStorage::Tab,
            writer(),
        );
        keeper.adopt();
        let all = RwSignal::new(keeper.summaries());
        let keeper = StoredValue::new(keeper);
        let lists = Memo::new(move |known: Option<&Known>| {
            let keys: Vec<String> = all.with(|all| all.iter().map(|it| it.key.clone()).collect());
            let read = keys.iter().filter_map(|key| {
                let list = keeper.with_value(|keeper| read(keeper, key)).ok()?;
                let list = list.list()?.clone();
                // What hasn't changed stays the same, so that no page is drawn anew for it.
                let before = known.and_then(|known| known.get(&list.id));
                let same = before.filter(|before| ***before == list).cloned();
                Some((list.id, same.unwrap_or_else(|| Arc::new(list))))
            });
            Arc::new(read.collect())
        });
        let own = OwnLists {
            keeper,
            all,
            lists,
            armies: use_saved_armies(),
        };
        let storage = window_event_listener(ev::storage, move |event| {
            if event
                .key()
                .is_none_or(|key| key == Collection::Lists.index())
            {
                own.refresh();
            }
        });
        on_cleanup(move || storage.remove());
        provide_context(own);
    }

    pub fn keeper<T>(self, act: impl FnOnce(&mut Keeper<BrowserStorage>) -> T) -> Option<T> {
        self.keeper.try_update_value(act)
    }

    /// Looks again at what is stored.
    pub fn refresh(self) {
        let all = self.keeper(|keeper| {
            keeper.read_index();
            keeper.summaries()
        });
        if let Some(all) = all {
            self.all.set(all);
        }
    }

    /// The list of this number, also one in the bin: armies were built from it.
    pub fn list(self, id: ListId) -> Option<Arc<ArmyList>> {
        self.lists.with(|lists| lists.get(&id).cloned())
    }

    /// The list that goes by this name in the index of all lists.
    pub fn list_named(self, slug: &str) -> Option<Arc<ArmyList>> {
        self.list(own_id(slug.strip_prefix(SLUG)?)?)
    }

    pub fn slug(id: ListId) -> String {
        format!("{SLUG}{id}")
    }

    pub fn is_slug(slug: &str) -> bool {
        slug.strip_prefix(SLUG).and_then(own_id).is_some()
    }

    /// What a picker offers of them.
    pub fn entries(self) -> Vec<IndexEntry> {
        let deleted: Vec<ListId> = self.all.with(|all| {
            let deleted = all.iter().filter(|it| it.deleted);
            deleted.filter_map(|it| own_id(&it.key)).collect()
        });
        self.lists.with(|lists| {
            let offered = lists.values().filter(|list| !deleted.contains(&list.id));
            let mut entries = ListIndex::of(offered.map(|list| &**list)).lists;
            for entry in &mut entries {
                entry.slug = Self::slug(entry.id);
            }
            entries
        })
    }

    /// A number that no own list has.
    pub fn fresh_id(self) -> ListId {
        let random = (js_sys::Math::random() * f64::from(u16::MAX)) as u16;
        let taken: Vec<String> = self
            .all
            .with_untracked(|all| all.iter().map(|it| it.key.clone()).collect());
        fresh_number(random, |id| taken.contains(&id.to_string()))
    }

    /// Keeps a list from wherever as a new own list; returns its key. One with faults waits as a
    /// draft for the editor.
    pub fn add(self, list: ArmyList) -> String {
        let id = self.fresh_id();
        self.save(id, &OwnList::new(id, list));
        id.to_string()
    }

    /// The list that came with an army: an own one that says the same, or a new one.
    pub fn take_over(self, carried: &Carried, army: &Army) -> ListRef {
        let found = self.lists.with_untracked(|lists| {
            let mut lists = lists.values();
            lists.find_map(|own| Some((own.id, carried.revision_of(own, army)?)))
        });
        let (id, revision) = found.unwrap_or_else(|| {
            let id = own_id(&self.add(carried.list.clone()));
            (id.unwrap_or(carried.list.id), 1)
        });
        ListRef {
            id,
            revision,
            name: carried.list.name.clone(),
        }
    }

    pub fn save(self, id: ListId, own: &OwnList) -> Saved {
        let (mut summary, json) = (list_summary(id, own), own.to_json());
        let is_deleted =
            |all: &Vec<Summary>| all.iter().any(|it| it.key == summary.key && it.deleted);
        summary.deleted = self.all.with_untracked(is_deleted);
        let saved = self.keeper(|keeper| keeper.save(summary, json));
        let saved = saved.unwrap_or(Saved::Kept);
        self.tell(saved);
        self.refresh();
        saved
    }

    /// What couldn't be kept is told at the foot of every page, and tried again with the next
    /// change.
    fn tell(self, saved: Saved) {
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
    }

    /// A list to be edited.
    pub fn take(self, key: &str) -> Result<OwnList, String> {
        // From here on what is stored next must be made from this.
        self.keeper(|keeper| keeper.take(key));
        self.keeper
            .try_with_value(|keeper| read(keeper, key))
            .unwrap_or_else(|| Err(GONE.to_owned()))
    }

    pub fn set_deleted(self, key: &str, is_deleted: bool) {
        let saved = self.keeper(|keeper| keeper.set_deleted(key, is_deleted));
        self.tell(saved.unwrap_or(Saved::Kept));
        self.refresh();
    }

    pub fn erase(self, key: &str) {
        let saved = self.keeper(|keeper| keeper.erase(key));
        self.tell(saved.unwrap_or(Saved::Kept));
        self.refresh();
    }
}

const GONE: &str = "This list isn’t in this browser any more.";

fn read(keeper: &Keeper<BrowserStorage>, key: &str) -> Result<OwnList, String> {
    let id = own_id(key).ok_or(GONE)?;
    let json = keeper.peek(key).ok_or(GONE)?.map_err(|fault| match fault {
        Fault::Damaged => {
            "What is stored of this list was cut short, or changed by something other than Muster."
        }
        Fault::Newer => {
            "This list was stored by a newer version of Muster. Reload the page to get it."
        }
    })?;
    OwnList::read(json.as_bytes(), id).map_err(|error| error.to_string())
}

pub fn use_own_lists() -> OwnLists {
    use_of_parts()
}
