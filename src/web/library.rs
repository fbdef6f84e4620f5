//! The army lists, fetched when they are wanted and kept while the page is open.

use super::fetch;
use crate::list::{ArmyList, ListId, ListIndex};
use crate::web::signals::*;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Something on its way.
#[derive(Clone, Debug)]
pub enum Load<T> {
    Waiting,
    Here(T),
    Failed(String),
}

type Lists = BTreeMap<String, Load<Arc<ArmyList>>>;

#[derive(Clone, Copy)]
pub struct Library {
    index: RwSignal<Load<Arc<ListIndex>>>,
    lists: RwSignal<Lists>,
}

thread_local! {
    static LIBRARY: Cell<Option<Library>> = const { Cell::new(None) };
}

pub fn provide() {
    let library = Library {
        index: RwSignal::new(Load::Waiting),
        lists: RwSignal::new(BTreeMap::new()),
    };
    library.fetch_index();
    LIBRARY.set(Some(library));
}

pub fn library() -> Library {
    there(LIBRARY.get())
}

impl Library {
    pub fn index(&self) -> Load<Arc<ListIndex>> {
        self.index.get()
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
        let found = self.lists.with(|lists| lists.get(slug).cloned());
        found.unwrap_or_else(|| {
            self.fetch(slug.to_owned());
            Load::Waiting
        })
    }

    /// Asks again for a list that failed.
    pub fn fetch(self, slug: String) {
        self.lists.update(|lists| {
            lists.insert(slug.clone(), Load::Waiting);
        });
        spawn_local(async move {
            let path = format!("lists/{slug}.json");
            let read = fetch::bytes(&path).await.and_then(|bytes| {
                ArmyList::read_shipped(&bytes, &path).map_err(|error| error.to_string())
            });
            self.lists.update(|lists| {
                lists.insert(
                    slug,
                    match read {
                        Ok(list) => Load::Here(Arc::new(list)),
                        Err(trouble) => Load::Failed(trouble),
                    },
                );
            });
        });
    }

    /// The list of this number.
    pub fn list_by_id(self, id: ListId) -> Load<Option<Arc<ArmyList>>> {
        match self.index() {
            Load::Waiting => Load::Waiting,
            Load::Failed(trouble) => Load::Failed(trouble),
            Load::Here(index) => match index.lists.iter().find(|entry| entry.id == id) {
                None => Load::Here(None),
                Some(entry) => match self.list(&entry.slug) {
                    Load::Waiting => Load::Waiting,
                    Load::Failed(trouble) => Load::Failed(trouble),
                    Load::Here(list) => Load::Here(Some(list)),
                },
            },
        }
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

    /// The list of this number as it comes. Others come and go without a sound.
    pub fn follow(self, id: ListId) -> Memo<Load<Option<Arc<ArmyList>>>> {
        Memo::new_with_compare(
            move || self.list_by_id(id),
            |old, new| match (old, new) {
                (Load::Here(Some(old)), Load::Here(Some(new))) => !Arc::ptr_eq(old, new),
                _ => true,
            },
        )
    }

    /// Asks again for whatever is missing to have the list of this number.
    pub fn retry(self, id: Option<ListId>) {
        match self.index.get_untracked() {
            Load::Here(index) => {
                let entry = index.lists.iter().find(|entry| Some(entry.id) == id);
                if let Some(entry) = entry {
                    self.fetch(entry.slug.clone());
                }
            }
            _ => self.fetch_index(),
        }
    }
}
