//! A list of the player's own as it is kept: what armies are built from, and what is being edited.

use super::{ArmyList, Dates, ListId, Status, Troops};
use crate::read::{ReadError, Trouble, read_json};
use crate::sum::sum;
use crate::write::to_json;
use serde::{Deserialize, Serialize};

const VERSION: u16 = 1;
/// Older revisions that are kept, so that an army can say what has changed since.
const MOST_REVISIONS: usize = 10;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnList {
    version: u16,
    /// What armies are built from, with its older revisions; none until a draft was sound.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    list: Option<ArmyList>,
    /// What is being edited, sound or not; none where it is what armies are built from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draft: Option<ArmyList>,
    /// It came with an army, and only as far as that needs it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_part: bool,
}

impl OwnList {
    /// Takes a list from wherever: it becomes a house list, at its first revision.
    pub fn new(id: ListId, list: ArmyList) -> Self {
        let mut draft = ArmyList {
            revision: 1,
            history: Vec::new(),
            ..list
        };
        adopt(&mut draft, id);
        let mut own = OwnList {
            version: VERSION,
            list: None,
            draft: Some(draft),
            is_part: false,
        };
        own.publish();
        own
    }

    /// The same of what came with an army.
    pub fn carried(id: ListId, list: ArmyList, is_whole: bool) -> Self {
        OwnList {
            is_part: !is_whole,
            ..Self::new(id, list)
        }
    }

    /// The same of one that was here before: its revisions count on.
    pub fn returned(id: ListId, list: ArmyList, revision: u16) -> Self {
        let mut own = Self::new(id, list);
        if let Some(list) = &mut own.list {
            list.revision = revision.max(1);
        }
        own
    }

    /// Whether more of it may be elsewhere.
    pub fn is_part(&self) -> bool {
        self.is_part
    }

    /// More of a list that is here in part, as its next revision. Says whether it was taken.
    pub fn take_in(&mut self, mut more: ArmyList, is_whole: bool) -> bool {
        let Some(list) = self
            .list
            .as_ref()
            .filter(|_| self.is_part && !self.has_draft())
        else {
            return false;
        };
        adopt(&mut more, list.id);
        self.set_draft(more);
        let is_taken = self.publish();
        if is_taken {
            self.is_part = !is_whole;
        } else {
            self.draft = None;
        }
        is_taken
    }

    /// Reads what is kept under a number. The number is that of its place, whatever it says itself.
    pub fn read(bytes: &[u8], id: ListId) -> Result<Self, ReadError> {
        const FILE: &str = "The stored list";
        let mut own: OwnList = read_json(bytes, FILE)?;
        let refuse = |path: &str, message: &str| {
            let trouble = Trouble::new(path, message);
            Err(ReadError::new(FILE, trouble))
        };
        if own.version != VERSION {
            return refuse("version", "expected 1 (was it saved by a newer Muster?)");
        }
        if own.list.is_none() && own.draft.is_none() {
            return refuse("", "found no list; expected one");
        }
        for list in own.list.iter_mut().chain(&mut own.draft) {
            adopt(list, id);
        }
        match own
            .list
            .as_ref()
            .and_then(|list| list.faults().into_iter().next())
        {
            None => Ok(own),
            Some(trouble) => Err(ReadError::new(FILE, trouble)),
        }
    }

    pub fn to_json(&self) -> String {
        to_json(self)
    }

    /// What armies are built from.
    pub fn list(&self) -> Option<&ArmyList> {
        self.list.as_ref()
    }

    /// What the editor shows.
    pub fn edited(&self) -> Option<&ArmyList> {
        self.draft.as_ref().or(self.list.as_ref())
    }

    /// The same to be edited, with everything that armies may have been built from behind it, so
    /// that no number is given twice.
    pub fn for_editing(&self) -> Option<ArmyList> {
        let mut draft = self.edited()?.clone();
        draft.history = self.past();
        draft.revision = self.next_revision();
        Some(draft)
    }

    fn past(&self) -> Vec<ArmyList> {
        let Some(now) = &self.list else {
            return Vec::new();
        };
        let mut past = now.history.clone();
        past.push(ArmyList {
            history: Vec::new(),
            ..now.clone()
        });
        past
    }

    fn next_revision(&self) -> u16 {
        let now = self.list.as_ref();
        now.map_or(1, |now| now.revision.saturating_add(1))
    }

    /// Whether something was edited that armies aren't built from yet.
    pub fn has_draft(&self) -> bool {
        self.draft.is_some()
    }

    pub fn name(&self) -> &str {
        self.edited().map_or("", |list| &list.name)
    }

    pub fn rename(&mut self, name: &str) {
        for list in self.list.iter_mut().chain(&mut self.draft) {
            name.clone_into(&mut list.name);
        }
    }

    /// Keeps what was edited. The number is that of its place, whatever was edited before.
    pub fn set_draft(&mut self, draft: ArmyList) {
        let id = self.edited().map_or(draft.id, |list| list.id);
        let draft = ArmyList { id, ..draft };
        let is_same = self
            .list
            .as_ref()
            .is_some_and(|list| is_same_content(list, &draft));
        self.draft = (!is_same).then_some(ArmyList {
            history: Vec::new(),
            ..draft
        });
    }

    /// Makes the draft what armies are built from, as the next revision. Says whether it is sound.
    pub fn publish(&mut self) -> bool {
        let Some(mut draft) = self.draft.clone() else {
            return true;
        };
        draft.revision = self.next_revision();
        draft.history = self.past();
        let too_many = draft.history.len().saturating_sub(MOST_REVISIONS);
        draft.history.drain(..too_many);
        let is_sound = draft.faults().is_empty();
        if is_sound {
            self.list = Some(draft);
            self.draft = None;
            // Whoever works on it has made it a list of his own.
            self.is_part = false;
        }
        is_sound
    }
}

fn adopt(list: &mut ArmyList, id: ListId) {
    list.id = id;
    list.slug = slug_of(&list.name);
    list.provenance.status = Status::House;
    list.provenance.replaced_by = None;
    if list.provenance.sources.is_empty() {
        list.provenance.sources.push(OWN_SOURCE.to_owned());
    }
    for past in &mut list.history {
        past.id = id;
    }
}

/// The source of a list that names none.
const OWN_SOURCE: &str = "typed in by its owner";

/// Whether nothing but the number and the revision differs.
pub fn is_same_content(one: &ArmyList, other: &ArmyList) -> bool {
    let bare = |list: &ArmyList| ArmyList {
        id: ListId(ListId::FIRST_OWN),
        revision: 1,
        history: Vec::new(),
        ..list.clone()
    };
    bare(one) == bare(other)
}

/// A number for what armies are judged by in a list, whatever its own number, revision and name. It
/// stands in stored armies: the same list must have the same one for ever.
pub fn content_sum(list: &ArmyList) -> u32 {
    #[derive(Serialize)]
    struct Content<'l> {
        dates: &'l Option<Dates>,
        volume: Option<u8>,
        notes: &'l [String],
        troops: &'l Troops,
    }
    let ArmyList {
        dates,
        volume,
        notes,
        troops,
        ..
    } = list;
    let content = to_json(&Content {
        dates,
        volume: *volume,
        notes,
        troops,
    });
    sum(content.as_bytes())
}

/// A file name for a list: small letters, digits and hyphens.
pub fn slug_of(name: &str) -> String {
    let mut slug = String::new();
    for letter in super::folded(name).chars() {
        if letter.is_ascii_alphanumeric() {
            slug.push(letter);
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    let slug = slug.trim_end_matches('-');
    match slug.is_empty() {
        true => "own-list".to_owned(),
        false => slug.chars().take(60).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: ListId = ListId(40_000);

    fn sumerians() -> ArmyList {
        let file = include_bytes!("../../lists/early-sumerians.json");
        ArmyList::read(file, "early-sumerians").unwrap()
    }

    #[test]
    fn a_list_becomes_a_house_list_of_its_place() {
        let own = OwnList::new(ID, sumerians());
        let list = own.list().unwrap();
        assert_eq!((list.id, list.revision), (ID, 1));
        assert_eq!(list.provenance.status, Status::House);
        assert_eq!(list.faults(), []);
        assert_eq!(OwnList::read(own.to_json().as_bytes(), ID).unwrap(), own);
        let elsewhere = OwnList::read(own.to_json().as_bytes(), ListId(50_000)).unwrap();
        assert_eq!(elsewhere.list().unwrap().id, ListId(50_000));
    }

    #[test]
    fn a_draft_becomes_the_next_revision_once_it_is_sound() {
        let mut own = OwnList::new(ID, sumerians());
        let mut draft = own.for_editing().unwrap();
        let name = std::mem::take(&mut draft.name);
        own.set_draft(draft.clone());
        assert!(!own.publish());
        assert_eq!(own.list().unwrap().name, name);
        let back = OwnList::read(own.to_json().as_bytes(), ID).unwrap();
        assert!(back.has_draft());
        draft.name = "Lagash".to_owned();
        own.set_draft(draft);
        assert!(own.publish() && !own.has_draft());
        let list = own.list().unwrap();
        assert_eq!((list.revision, list.name.as_str()), (2, "Lagash"));
        assert_eq!(list.at_revision(1).unwrap().name, name);
        assert_eq!(list.faults(), []);
    }

    #[test]
    fn what_is_edited_back_is_no_draft() {
        let mut own = OwnList::new(ID, sumerians());
        let list = own.edited().unwrap().clone();
        own.set_draft(ArmyList {
            name: "x".into(),
            ..list.clone()
        });
        assert!(own.has_draft());
        own.set_draft(list);
        assert!(!own.has_draft());
        assert!(own.publish());
        assert_eq!(own.list().unwrap().revision, 1);
    }

    #[test]
    fn a_draft_of_another_place_can_be_published_here() {
        let first = OwnList::new(ID, sumerians());
        let mut copy = OwnList::new(ListId(50_000), sumerians());
        let mut draft = first.for_editing().unwrap();
        draft.name = "Lagash".to_owned();
        copy.set_draft(draft);
        assert!(copy.publish());
        assert_eq!(copy.list().unwrap().id, ListId(50_000));
    }

    #[test]
    fn no_more_than_ten_older_revisions_are_kept() {
        let mut own = OwnList::new(ID, sumerians());
        for n in 0..20 {
            let list = own.edited().unwrap().clone();
            own.set_draft(ArmyList {
                name: format!("List {n}"),
                ..list
            });
            assert!(own.publish());
        }
        let list = own.list().unwrap();
        assert_eq!((list.revision, list.history.len()), (21, 10));
        assert_eq!(list.faults(), []);
    }

    #[test]
    fn the_sum_is_of_what_armies_are_judged_by() {
        let list = sumerians();
        let own = OwnList::new(ID, list.clone());
        let mut other = own.list().unwrap().clone();
        assert_eq!(content_sum(&other), content_sum(&list));
        other.name.push_str(", from the backup");
        other.revision += 1;
        assert_eq!(content_sum(&other), content_sum(&list));
        other.volume = None;
        assert_ne!(content_sum(&other), content_sum(&list));
    }

    #[test]
    fn names_become_file_names() {
        assert_eq!(slug_of("Árpád’s Magyars (early)"), "arpad-s-magyars-early");
        assert_eq!(slug_of("孫子"), "own-list");
        assert_eq!(slug_of(""), "own-list");
    }
}
