//! The player's own army lists, in step with what the browser keeps. They stand beside the shipped
//! ones wherever a list is looked up.

mod arriving;

use super::kept::Kept;
use super::of_parts::use_of_parts;
use super::saved_armies::{SavedArmies, use_saved_armies};
use crate::list::{ArmyList, IndexEntry, ListId, ListIndex, OwnList};
use crate::rules::judge;
use crate::screen::start::summary_of;
use crate::store::{Collection, Saved, SavedVerdict, Summary, fresh_number, list_summary, own_id};
use leptos::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// What an own list is called where shipped lists go by their slug.
const SLUG: &str = "own-";

#[derive(Clone, Copy)]
pub struct OwnLists {
    pub kept: Kept,
    armies: SavedArmies,
    /// Those that armies can be built from, by number.
    lists: Memo<Known>,
}

/// A list that armies can be built from.
#[derive(Clone, PartialEq)]
struct Published {
    list: Arc<ArmyList>,
    /// See `OwnList`.
    is_part: bool,
}

type Known = Arc<BTreeMap<ListId, Published>>;

impl OwnLists {
    /// Puts them into context; the saved armies are there already.
    pub fn provide() {
        let kept = Kept::of(Collection::Lists);
        let lists = Memo::new(move |known: Option<&Known>| {
            let keys = kept.all.get().into_iter().map(|it| it.key);
            let read = keys.filter_map(|key| {
                let own = read(&key, &kept.peek(&key, LIST).ok()?).ok()?;
                let list = own.list()?.clone();
                // What hasn't changed stays the same, so that no page is drawn anew for it.
                let before = known.and_then(|known| Some(&known.get(&list.id)?.list));
                let same = before.filter(|before| ***before == list).cloned();
                let id = list.id;
                let published = Published {
                    list: same.unwrap_or_else(|| Arc::new(list)),
                    is_part: own.is_part(),
                };
                Some((id, published))
            });
            Arc::new(read.collect())
        });
        let own = OwnLists {
            kept,
            armies: use_saved_armies(),
            lists,
        };
        provide_context(own);
        Effect::new(move |before: Option<Known>| {
            let now = lists.get();
            if let Some(before) = before {
                let changed = changed(&before, &now);
                if !changed.is_empty() {
                    untrack(|| own.judge_armies(|id| changed.contains(&id)));
                }
            }
            now
        });
    }

    /// Judges the armies of such lists by what the lists are now: no verdict is kept of a list that
    /// has changed.
    pub fn judge_armies(self, of: impl Fn(ListId) -> bool) {
        let armies = self.armies;
        let built = armies.built_from_own();
        let judged = built.into_iter().filter(|(_, built)| of(built.id));
        let judged = judged.filter_map(|(summary, built)| {
            let army = armies.peek(&summary.key)?;
            Some(match self.list(built.id) {
                Some(list) => summary_of(
                    &summary.key,
                    &list,
                    &army,
                    &judge(&list, &army.event, &army),
                ),
                None => Summary {
                    verdict: SavedVerdict::Unjudged,
                    ..summary
                },
            })
        });
        armies.note_verdicts(judged.collect());
    }

    /// The list of this number, also one in the bin: armies were built from it.
    pub fn list(self, id: ListId) -> Option<Arc<ArmyList>> {
        self.lists.with(|lists| Some(lists.get(&id)?.list.clone()))
    }

    /// Whether no more of it is here than what its armies need.
    pub fn is_part(self, id: ListId) -> bool {
        self.lists
            .with(|lists| lists.get(&id).is_some_and(|it| it.is_part))
    }

    /// The list that goes by this name in the index of all lists.
    pub fn list_named(self, slug: &str) -> Option<Arc<ArmyList>> {
        self.list(own_id(slug.strip_prefix(SLUG)?)?)
    }

    pub fn slug(id: ListId) -> String {
        format!("{SLUG}{id}")
    }

    pub fn is_slug(slug: &str) -> bool {
        slug.starts_with(SLUG)
    }

    /// What a picker offers of them: no army is begun from a part of a list.
    pub fn entries(self) -> Vec<IndexEntry> {
        let deleted: Vec<ListId> = self.kept.all.with(|all| {
            let deleted = all.iter().filter(|it| it.deleted);
            deleted.filter_map(|it| own_id(&it.key)).collect()
        });
        self.lists.with(|lists| {
            let offered = lists.values().filter(|it| !it.is_part);
            let offered = offered.filter(|it| !deleted.contains(&it.list.id));
            let mut entries = ListIndex::of(offered.map(|it| &*it.list)).lists;
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

    /// The names of all own lists.
    pub fn names(self) -> Vec<String> {
        self.kept
            .all
            .with_untracked(|all| all.iter().map(|it| it.name.clone()).collect())
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

/// The lists that are others than before, are new or gone.
fn changed(before: &Known, now: &Known) -> Vec<ListId> {
    let is_same = |id: &ListId| match (before.get(id), now.get(id)) {
        (Some(before), Some(now)) => Arc::ptr_eq(&before.list, &now.list),
        _ => false,
    };
    let all: BTreeSet<ListId> = before.keys().chain(now.keys()).copied().collect();
    all.into_iter().filter(|id| !is_same(id)).collect()
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
