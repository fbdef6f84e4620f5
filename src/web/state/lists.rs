//! The army lists, fetched when they are wanted and kept while the page is open.

use super::of_parts::use_of_parts;
use super::own_lists::{OwnLists, use_own_lists};
use crate::list::{ArmyList, ListId, ListIndex};
use crate::web::browser::fetch;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Something on its way.
#[derive(Clone, Debug)]
pub enum Load<T> {
    Waiting,
    Here(T),
    Failed(String),
}

impl<T> Load<Arc<T>> {
    /// Whether a memo has to wake those who read it.
    fn is_another(old: Option<&Self>, new: Option<&Self>) -> bool {
        match (old, new) {
            (Some(Load::Here(old)), Some(Load::Here(new))) => !Arc::ptr_eq(old, new),
            (Some(Load::Waiting), Some(Load::Waiting)) => false,
            _ => true,
        }
    }
}

const NOT_HERE: &str =
    "This list isn’t in this browser any more. Restore it from a backup, or open its file.";

fn with_own(shipped: &Load<Arc<ListIndex>>, own: OwnLists) -> Load<Arc<ListIndex>> {
    let Load::Here(shipped) = shipped else {
        return shipped.clone();
    };
    let mut lists = own.entries();
    if lists.is_empty() {
        return Load::Here(shipped.clone());
    }
    lists.extend(shipped.lists.iter().cloned());
    Load::Here(Arc::new(ListIndex { lists }))
}

#[derive(Clone, Copy)]
pub struct Lists {
    /// The shipped lists.
    index: RwSignal<Load<Arc<ListIndex>>>,
    /// The same with the player's own before them.
    all: Memo<Load<Arc<ListIndex>>>,
    own: OwnLists,
    lists: RwSignal<BTreeMap<String, Load<Arc<ArmyList>>>>,
}

impl Lists {
    /// Puts them into context, and asks for the index.
    pub fn provide() {
        let index = RwSignal::new(Load::Waiting);
        let own = use_own_lists();
        provide_context(Lists {
            index,
            all: Memo::new_with_compare(
                move |_| index.with(|shipped| with_own(shipped, own)),
                Load::is_another,
            ),
            own,
            lists: RwSignal::default(),
        });
        use_lists().fetch_index();
    }

    pub fn index(self) -> Load<Arc<ListIndex>> {
        self.all.get()
    }

    pub fn fetch_index(self) {
        self.index.set(Load::Waiting);
        spawn_local(async move {
            let read = fetch::bytes("lists/index.json").await.and_then(|bytes| {
                ListIndex::read(&bytes, "lists/index.json").map_err(|error| error.to_string())
            });
            self.index.set(match read {
                Ok(index) => Load::Here(Arc::new(index)),
                Err(trouble) => Load::Failed(trouble),
            });
        });
    }

    /// The list of this short name; fetched the first time it is asked for.
    pub fn list(self, slug: &str) -> Load<Arc<ArmyList>> {
        if OwnLists::is_slug(slug) {
            let own = self.own.list_named(slug).map(Load::Here);
            return own.unwrap_or_else(|| Load::Failed(NOT_HERE.to_owned()));
        }
        let found = self.lists.with(|lists| lists.get(slug).cloned());
        found.unwrap_or_else(|| {
            self.fetch(slug.to_owned());
            Load::Waiting
        })
    }

    /// Asks again for a list that failed.
    pub fn fetch(self, slug: String) {
        if OwnLists::is_slug(&slug) {
            return;
        }
        let put = move |slug, list| {
            self.lists.update(|lists| {
                lists.insert(slug, list);
            });
        };
        put(slug.clone(), Load::Waiting);
        spawn_local(async move {
            let path = format!("lists/{slug}.json");
            let read = fetch::bytes(&path).await.and_then(|bytes| {
                ArmyList::read_shipped(&bytes, &path).map_err(|error| error.to_string())
            });
            put(
                slug,
                match read {
                    Ok(list) => Load::Here(Arc::new(list)),
                    Err(trouble) => Load::Failed(trouble),
                },
            );
        });
    }

    /// The list of this number; none where this version of Muster doesn't have it.
    pub fn list_by_id(self, id: ListId) -> Option<Load<Arc<ArmyList>>> {
        if id.is_own() {
            return self.own.list(id).map(Load::Here);
        }
        match self.index.get() {
            Load::Waiting => Some(Load::Waiting),
            Load::Failed(trouble) => Some(Load::Failed(trouble)),
            Load::Here(index) => {
                let entry = index.lists.iter().find(|entry| entry.id == id)?;
                Some(self.list(&entry.slug))
            }
        }
    }

    /// The same as it comes. Other lists come and go without a sound.
    pub fn follow(self, id: impl Into<Signal<ListId>>) -> Memo<Option<Load<Arc<ArmyList>>>> {
        let id = id.into();
        Memo::new_with_compare(
            move |_| self.list_by_id(id.get()),
            |old, new| match (old, new) {
                (Some(Some(old)), Some(Some(new))) => Load::is_another(Some(old), Some(new)),
                (Some(None), Some(None)) => false,
                _ => true,
            },
        )
    }

    /// Asks again for every list that failed, and for the index.
    pub fn retry_failed(self) {
        if !matches!(self.index.get_untracked(), Load::Here(_)) {
            self.fetch_index();
        }
        let failed = self.lists.with_untracked(|lists| {
            let failed = lists
                .iter()
                .filter(|(_, list)| matches!(list, Load::Failed(_)));
            failed.map(|(slug, _)| slug.clone()).collect::<Vec<_>>()
        });
        for slug in failed {
            self.fetch(slug);
        }
    }

    /// Asks again for whatever is missing to have the list of this number.
    pub fn retry(self, id: ListId) {
        match self.index.get_untracked() {
            Load::Here(index) => {
                if let Some(entry) = index.lists.iter().find(|entry| entry.id == id) {
                    self.fetch(entry.slug.clone());
                }
            }
            _ => self.fetch_index(),
        }
    }
}

pub fn use_lists() -> Lists {
    use_of_parts()
}
