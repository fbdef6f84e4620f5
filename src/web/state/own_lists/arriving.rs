//! Lists that come from outside: files, lists that came with an army, older revisions set apart.

use super::OwnLists;
use crate::army::{Army, ListRef};
use crate::list::{ArmyList, ListId, OwnList, content_sum};
use crate::share::Carried;
use crate::store::{own_id, returning_revision};
use leptos::prelude::*;
use std::sync::Arc;

impl OwnLists {
    /// Opens a list's file. A list that armies here miss takes its number again, and more of one that
    /// is here in part joins that.
    pub fn open(self, list: ArmyList) -> String {
        let built = self.armies.built_from_own();
        let built = built.iter().map(|(_, built)| built);
        let built = built.filter(|built| built.id == list.id);
        let is_missed = built.clone().next().is_some() && !self.is_taken(list.id);
        if is_missed {
            let (id, revision) = (list.id, returning_revision(&list, built));
            self.save(id, &OwnList::returned(id, list, revision));
            return id.to_string();
        }
        let carried = Carried {
            list,
            is_whole: true,
        };
        match self.join(&carried) {
            Some(id) => id.to_string(),
            None => self.add(carried.list),
        }
    }

    fn is_taken(self, id: ListId) -> bool {
        let key = id.to_string();
        self.kept
            .all
            .with_untracked(|all| all.iter().any(|it| it.key == key))
    }

    /// The list that came with an army: an own one that says the same, the part of it that is here
    /// with what is new, or a new one.
    pub fn take_over(self, carried: &Carried, army: &Army) -> ListRef {
        let same = self.lists.with_untracked(|lists| {
            let mut lists = lists.values();
            lists.find_map(|own| {
                let revision = carried.revision_of(&own.list, army)?;
                // The whole of what is here in part is more than the same.
                let is_more = own.is_part && carried.is_whole;
                (!is_more).then(|| own.list.at_revision(revision).map(ListRef::of))?
            })
        });
        same.unwrap_or_else(|| {
            let id = self.join(carried).unwrap_or_else(|| {
                let id = self.fresh_id();
                let list = carried.list.clone();
                self.save(id, &OwnList::carried(id, list, carried.is_whole));
                id
            });
            let list = untrack(|| self.list(id));
            ListRef::of(list.as_deref().unwrap_or(&carried.list))
        })
    }

    /// Adds what came to the part of the same list that is here, if there is one.
    fn join(self, carried: &Carried) -> Option<ListId> {
        let parts = self.lists.with_untracked(|lists| {
            let parts = lists.values().filter(|own| own.is_part);
            parts.map(|own| own.list.clone()).collect::<Vec<_>>()
        });
        parts.into_iter().find_map(|part| {
            let joined = carried.joined_with(&part)?;
            let mut own = self.take(&part.id.to_string()).ok()?;
            let is_taken = own.take_in(joined, carried.is_whole);
            is_taken.then(|| self.save(part.id, &own))?;
            Some(part.id)
        })
    }

    /// An older revision as a list of its own, for those who stay with it; one list however often
    /// that is asked for.
    pub fn split_off(self, past: &ArmyList) -> ListRef {
        let mut list = past.clone();
        list.name = format!("{}, revision {}", past.name, past.revision);
        let found = self.lists.with_untracked(|lists| {
            let mut lists = lists.values().map(|it| &it.list);
            let is_it =
                |it: &&Arc<ArmyList>| it.name == list.name && content_sum(it) == content_sum(&list);
            lists.find(is_it).cloned()
        });
        let list = found.or_else(|| {
            let id = own_id(&self.add(list))?;
            untrack(|| self.list(id))
        });
        ListRef::of(list.as_deref().unwrap_or(past))
    }
}
