//! Putting a backup back beside what is here: what would change, and the choices.

use super::backup::Stored;
use super::collection::Collection;
use super::envelope::{Envelope, Opened, open, sum_of};
use super::index::{Details, SavedVerdict, Summary};
use super::keeper::{Keeper, Saved, Storage};
use super::lineage::{Descent, bump, descent, join};
use super::lists::{own_id, renamed};
use crate::army::{Army, ListRef};
use crate::battle::game::Game;
use crate::battle::tournament::Tournament;
use crate::list::{ListId, OwnList};
use std::collections::BTreeMap;

/// How something in a backup stands to what is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MergeState {
    New,
    /// It was deleted when the backup was made, and isn't here.
    NewDeleted,
    Same,
    /// It was changed after what is here.
    Changed,
    /// What is here was changed since.
    Older,
    /// Both were changed, or what is here can't be read.
    Conflict,
    /// What the backup has of it can't be read.
    Unreadable,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MergeChoice {
    /// What is here stays as it is.
    Leave,
    /// What the backup has takes its place.
    Take,
    /// What the backup has becomes an army of its own.
    Both,
}

/// Something in a backup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub key: String,
    pub text: String,
    pub name: String,
    /// What goes by the same key here, where it is called otherwise.
    pub here: Option<String>,
    pub standing: MergeState,
}

impl Item {
    /// Where it belongs; none for settings and the like.
    pub fn collection(&self) -> Option<Collection> {
        Collection::find(&self.key).map(|(collection, _)| collection)
    }

    /// What can be chosen, what is proposed first.
    pub fn choices(&self) -> &'static [MergeChoice] {
        match (self.standing, self.collection().is_some()) {
            (MergeState::Same | MergeState::Unreadable, _) => &[MergeChoice::Leave],
            (MergeState::New, _) => &[MergeChoice::Take, MergeChoice::Leave],
            (MergeState::NewDeleted, _) => &[MergeChoice::Leave, MergeChoice::Take],
            (MergeState::Changed, true) => {
                &[MergeChoice::Take, MergeChoice::Both, MergeChoice::Leave]
            }
            (MergeState::Older, true) => {
                &[MergeChoice::Leave, MergeChoice::Both, MergeChoice::Take]
            }
            (MergeState::Conflict, true) => {
                &[MergeChoice::Both, MergeChoice::Leave, MergeChoice::Take]
            }
            (_, false) => &[MergeChoice::Leave, MergeChoice::Take],
        }
    }
}

const FROM_THE_BACKUP: &str = ", from the backup";

/// What a backup would change.
pub fn preview(backup: Vec<Stored>, here: impl Fn(&str) -> Option<String>) -> Vec<Item> {
    let items = backup.into_iter().map(|(key, text)| {
        let stored = here(&key);
        let named_here = Collection::find(&key).and_then(|(collection, of)| {
            let ours = envelope(collection, of, stored.as_deref()?)?;
            Some(ours.summary.name)
        });
        let (name, standing) = match Collection::find(&key) {
            Some((collection, of)) => kept(collection, of, &text, stored),
            None => (name_of(&key), other(&text, stored)),
        };
        Item {
            key,
            text,
            here: named_here.filter(|here| *here != name),
            name,
            standing,
        }
    });
    items.collect()
}

fn name_of(key: &str) -> String {
    let own = key.trim_start_matches("muster:");
    match own.strip_prefix("bases:") {
        Some(list) => format!("bases you have for list {list}"),
        None => own.to_owned(),
    }
}

fn other(text: &str, here: Option<String>) -> MergeState {
    match here {
        None => MergeState::New,
        Some(here) if here == text => MergeState::Same,
        Some(_) => MergeState::Conflict,
    }
}

fn kept(
    collection: Collection,
    key: &str,
    text: &str,
    here: Option<String>,
) -> (String, MergeState) {
    let is_here = here.as_deref() == Some(text);
    let Some(theirs) = envelope(collection, key, text) else {
        let standing = match is_here {
            true => MergeState::Same,
            false => MergeState::Unreadable,
        };
        return (collection.unreadable().to_owned(), standing);
    };
    let standing = match here.map(|here| envelope(collection, key, &here)) {
        None if theirs.summary.deleted => MergeState::NewDeleted,
        None => MergeState::New,
        Some(None) => MergeState::Conflict,
        Some(Some(ours)) if is_same(collection, key, &ours, &theirs) => MergeState::Same,
        Some(Some(ours)) => match descent(&theirs.lineage, &ours.lineage) {
            Descent::Later => MergeState::Changed,
            Descent::Earlier => MergeState::Older,
            Descent::Same | Descent::Apart => MergeState::Conflict,
        },
    };
    (theirs.summary.name, standing)
}

/// Whether both say the same: what an earlier version or another hand wrote may be spelt otherwise.
fn is_same(collection: Collection, key: &str, ours: &Envelope, theirs: &Envelope) -> bool {
    fn agree<T: PartialEq, E>(read: impl Fn(&str) -> Result<T, E>, a: &str, b: &str) -> bool {
        matches!((read(a), read(b)), (Ok(a), Ok(b)) if a == b)
    }
    let (a, b) = (ours.army.as_str(), theirs.army.as_str());
    a == b
        || match collection {
            Collection::Armies => agree(|json| Army::read(json.as_bytes(), "The army"), a, b),
            Collection::Games => agree(|json| Game::read(json.as_bytes(), "The game"), a, b),
            Collection::Tournaments => agree(
                |json| Tournament::read(json.as_bytes(), "The tournament"),
                a,
                b,
            ),
            Collection::Lists => {
                own_id(key).is_some_and(|id| agree(|json| OwnList::read(json.as_bytes(), id), a, b))
            }
        }
}

/// What can be read, in an envelope also if it is an army of the older format.
fn envelope(collection: Collection, key: &str, text: &str) -> Option<Envelope> {
    let envelope = match open(key, text).ok()? {
        Opened::Envelope(envelope) => *envelope,
        Opened::Bare if collection != Collection::Armies => return None,
        Opened::Bare => fresh(
            key,
            &Army::read(text.as_bytes(), "The army").ok()?,
            text.to_owned(),
        ),
    };
    let json = envelope.army.as_bytes();
    let is_readable = match collection {
        Collection::Armies => Army::read(json, "The army").is_ok(),
        Collection::Games => Game::read(json, "The game").is_ok(),
        Collection::Tournaments => Tournament::read(json, "The tournament").is_ok(),
        Collection::Lists => own_id(key).is_some_and(|id| OwnList::read(json, id).is_ok()),
    };
    (is_readable && envelope.collection == collection).then_some(envelope)
}

/// An envelope for an army that comes from outside; it is judged when it is opened.
fn fresh(key: &str, army: &Army, json: String) -> Envelope {
    Envelope {
        collection: Collection::Armies,
        lineage: String::new(),
        base: 0,
        summary: Summary {
            key: key.to_owned(),
            name: army.name.clone(),
            list: army.list.name.clone(),
            event: army.event.name.clone(),
            points: 0,
            limit: army.event.points,
            verdict: SavedVerdict::Unjudged,
            order: 0,
            deleted: false,
            details: Details {
                note: army.note.clone(),
                tags: army.tags.clone(),
                ..Details::default()
            },
        },
        army: json,
    }
}

impl<D: Storage> Keeper<D> {
    /// An army of a backup whose own list goes by another number here: it is built from that one.
    pub fn relink(&self, item: &Item, moved: &BTreeMap<ListId, ListRef>) -> Item {
        self.relinked(item, moved).unwrap_or_else(|| item.clone())
    }

    fn relinked(&self, item: &Item, moved: &BTreeMap<ListId, ListRef>) -> Option<Item> {
        let key = Collection::Armies.key_of(&item.key)?;
        let mut theirs = envelope(Collection::Armies, key, &item.text)?;
        let mut army = Army::read(theirs.army.as_bytes(), "The army").ok()?;
        let to = moved.get(&army.list.id)?;
        army.list.id = to.id;
        army.list.name.clone_from(&to.name);
        theirs.summary.list.clone_from(&to.name);
        theirs.army = army.to_json();
        // It isn't what the backup has any more, so that the same backup changes nothing again.
        theirs.lineage = bump(&theirs.lineage, &self.writer);
        Some(Item {
            text: theirs.write(),
            ..item.clone()
        })
    }

    /// Does what was chosen for an item of this collection, or of none. `fresh_key` is one that nothing
    /// has.
    pub fn restore(&mut self, item: &Item, choice: MergeChoice, fresh_key: &str) -> Saved {
        let Some((_, key)) = Collection::find(&item.key) else {
            return match (choice, self.storage.set(&item.key, &item.text)) {
                (MergeChoice::Leave, _) | (_, Ok(())) => Saved::Kept,
                (_, Err(refusal)) => Saved::Waits(refusal),
            };
        };
        let Some(theirs) = envelope(self.collection, key, &item.text) else {
            return Saved::Kept;
        };
        match choice {
            MergeChoice::Leave => Saved::Kept,
            MergeChoice::Take => self.replace(key, theirs),
            MergeChoice::Both => self.keep_both(theirs, fresh_key),
        }
    }

    fn keep_both(&mut self, theirs: Envelope, fresh_key: &str) -> Saved {
        if self.collection != Collection::Armies {
            let mut summary = theirs.summary;
            summary.key = fresh_key.to_owned();
            summary.name.push_str(FROM_THE_BACKUP);
            let json = match self.collection {
                Collection::Lists => renamed(fresh_key, &theirs.army, &summary.name),
                _ => theirs.army,
            };
            return self.save(summary, json);
        }
        match Army::read(theirs.army.as_bytes(), "The army") {
            Ok(mut army) => {
                army.name.push_str(FROM_THE_BACKUP);
                self.import(fresh_key, &army)
            }
            Err(_) => Saved::Kept,
        }
    }

    fn replace(&mut self, key: &str, mut theirs: Envelope) -> Saved {
        self.read_index();
        let stored = self.storage.get(&self.collection.stored(key));
        if let Some(text) = &stored {
            if let Some(ours) = envelope(self.collection, key, text) {
                theirs.lineage = join(&theirs.lineage, &ours.lineage);
            }
            theirs.base = sum_of(text);
        } else {
            theirs.base = 0;
        }
        if theirs.lineage.is_empty() {
            // An army of the older format comes from nowhere: it begins here.
            theirs.lineage = bump("", &self.writer);
        }
        theirs.summary.order = self.next_order();
        let result = self.store(key, theirs, stored);
        self.answer(result)
    }

    /// Stores an army from outside as a new one.
    pub fn import(&mut self, fresh_key: &str, army: &Army) -> Saved {
        let envelope = fresh(fresh_key, army, army.to_json());
        self.save(envelope.summary, envelope.army)
    }
}

#[cfg(test)]
mod tests;
