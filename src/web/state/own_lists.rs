//! The player's own army lists, in step with what the browser keeps. They stand beside the shipped
//! ones wherever a list is looked up.

use super::kept::Kept;
use super::of_parts::use_of_parts;
use crate::army::{Army, ListRef};
use crate::list::{ArmyList, IndexEntry, ListId, ListIndex, OwnList};
use crate::share::Carried;
use crate::store::{Collection, Saved, Summary, fresh_number, list_summary, own_id};
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What an own list is called where shipped lists go by their slug.
const SLUG: &str = "own-";

#[derive(Clone, Copy)]
pub struct OwnLists {
    pub kept: Kept,
    /// Those that armies can be built from, by number.
    lists: Memo<Known>,
}

type Known = Arc<BTreeMap<ListId, Arc<ArmyList>>>;

impl OwnLists {
    /// Puts them into context; the saved armies are there already.
    pub fn provide() {
        let kept = Kept::of(Collection::Lists);
        let lists = Memo::new(move |known: Option<&Known>| {
            let keys = kept.all.get().into_iter().map(|it| it.key);
            let read = keys.filter_map(|key| {
                let list = read(&key, &kept.peek(&key, LIST).ok()?).ok()?;
                let list = list.list()?.clone();
                // What hasn't changed stays the same, so that no page is drawn anew for it.
                let before = known.and_then(|known| known.get(&list.id));
                let same = before.filter(|before| ***before == list).cloned();
                Some((list.id, same.unwrap_or_else(|| Arc::new(list))))
            });
            Arc::new(read.collect())
        });
        provide_context(OwnLists { kept, lists });
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
        let deleted: Vec<ListId> = self.kept.all.with(|all| {
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
            .kept
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
        summary.deleted = self.kept.all.with_untracked(is_deleted);
        self.kept.save(summary, json)
    }

    /// A list to be edited.
    pub fn take(self, key: &str) -> Result<OwnList, String> {
        read(key, &self.kept.take(key, LIST)?)
    }
}

/// What it is called where it can't be read.
const LIST: &str = "list";

fn read(key: &str, json: &str) -> Result<OwnList, String> {
    let id = own_id(key).ok_or("This list has no number.")?;
    OwnList::read(json.as_bytes(), id).map_err(|error| error.to_string())
}

pub fn use_own_lists() -> OwnLists {
    use_of_parts()
}
