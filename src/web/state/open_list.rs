//! The own list in the editor: its draft with undo, kept with every edit.

use super::own_lists::{OwnLists, use_own_lists};
use super::saved_armies::{SavedArmies, use_saved_armies};
use crate::list::{ArmyList, ListEdit, ListId, OwnList};
use crate::route::Route;
use crate::screen::list_editor::{FaultLine, ListHistory, fault_lines};
use crate::screen::start::copy_name;
use crate::store::{Arrival, Collection, Opened, Saved, open, own_id};
use crate::text::capital;
use crate::web::browser::{address, focus};
use leptos::ev;
use leptos::prelude::*;

const IN_THE_BIN: &str =
    "It is among your deleted lists: bring it back there before you build new armies from it.";
const DELETED: &str = "Deleted in another tab: it is now among your deleted lists.";
const GONE: &str = "Deleted for good in another tab. Change something, and it is kept again.";

#[derive(Clone, Copy)]
pub struct OpenList {
    id: StoredValue<ListId>,
    own: OwnLists,
    armies: SavedArmies,
    /// As it is kept.
    kept: RwSignal<OwnList>,
    pub history: RwSignal<ListHistory>,
    pub faults: Memo<Vec<FaultLine>>,
    /// Said to a screen reader, and shown where something was refused.
    pub said: RwSignal<String>,
}

impl OpenList {
    pub fn open(key: &str) -> Result<Self, String> {
        let own = use_own_lists();
        let kept = own.take(key)?;
        let draft = kept
            .for_editing()
            .ok_or("This list isn’t in this browser any more.")?;
        let history = RwSignal::new(ListHistory::new(draft));
        let open = OpenList {
            id: StoredValue::new(own_id(key).unwrap_or(ListId(ListId::FIRST_OWN))),
            own,
            armies: use_saved_armies(),
            kept: RwSignal::new(kept),
            history,
            faults: Memo::new(move |_| history.with(|history| fault_lines(history.now()))),
            said: RwSignal::new(String::new()),
        };
        let storage = window_event_listener(ev::storage, move |event| {
            open.hear(event.key().as_deref(), event.new_value().as_deref());
        });
        on_cleanup(move || storage.remove());
        if open.is_deleted() {
            open.said.set(IN_THE_BIN.to_owned());
        }
        Ok(open)
    }

    pub fn key(self) -> String {
        self.id.get_value().to_string()
    }

    /// Something of the draft; it wakes what reads it when that changes, and not with every edit.
    pub fn of<T: PartialEq + Send + Sync + 'static>(
        self,
        pick: impl Fn(&ArmyList) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.history.with(|history| pick(history.now())))
    }

    pub fn list(self) -> ArmyList {
        self.history.with_untracked(|history| history.now().clone())
    }

    /// Whether it came with an army, and only as far as that needs it.
    pub fn is_part(self) -> bool {
        self.kept.with(OwnList::is_part)
    }

    /// Whether armies can be built from what is shown, and from which revision.
    pub fn revision(self) -> Option<u16> {
        self.kept.with(|kept| match kept.has_draft() {
            true => None,
            false => kept.list().map(|list| list.revision),
        })
    }

    /// The list that armies are built from.
    pub fn published(self) -> Option<ArmyList> {
        self.kept.with_untracked(|kept| kept.list().cloned())
    }

    /// Applies an edit and keeps what it makes; what is refused is said.
    pub fn apply(self, edit: ListEdit) {
        let applied = self.history.try_update(|history| history.apply(&edit));
        match applied {
            Some(Ok(())) => {
                let _ = self.said.try_set(String::new());
                self.keep();
            }
            Some(Err(error)) => self.said.set(capital(&format!("{error}."))),
            // The page has been left.
            None => {}
        }
    }

    pub fn undo(self) {
        focus::keep(|| self.history.update(ListHistory::undo));
        self.said.set(String::new());
        self.keep();
    }

    pub fn redo(self) {
        focus::keep(|| self.history.update(ListHistory::redo));
        self.said.set(String::new());
        self.keep();
    }

    /// Makes the draft what armies are built from. Says whether it is sound.
    pub fn publish(self) -> bool {
        let is_sound = self.kept.try_update(OwnList::publish).unwrap_or(false);
        if is_sound {
            self.store();
            self.rebase();
            let revision = self
                .kept
                .with_untracked(|kept| kept.list().map(|it| it.revision));
            self.said.set(format!(
                "Saved as revision {}: armies can be built from it.",
                revision.unwrap_or(1)
            ));
        }
        is_sound
    }

    /// What stands behind each step is what armies may have been built from by now.
    fn rebase(self) {
        let past = self.kept.with_untracked(OwnList::for_editing);
        if let Some(ArmyList {
            revision, history, ..
        }) = past
        {
            self.history.update(|all| all.rebase(revision, &history));
        }
    }

    fn keep(self) {
        let draft = self.list();
        self.kept.update(|kept| kept.set_draft(draft));
        self.store();
    }

    fn store(self) {
        let saved = self
            .kept
            .with_untracked(|kept| self.own.save(self.id.get_value(), kept));
        if saved == Saved::Conflict {
            self.part();
        }
    }

    /// Two tabs changed it at once: what was made here goes on as a copy, on the same page.
    fn part(self) {
        let theirs = self.list().name;
        let name = copy_name(&theirs, &self.own.names());
        let rename = ListEdit::Name(name.clone());
        let _ = self.history.try_update(|history| history.apply(&rename));
        self.own.kept.keeper(|keeper| keeper.part(&self.key()));
        let id = self.own.fresh_id();
        let copy = OwnList::new(id, self.list());
        self.id.set_value(id);
        self.own.save(id, &copy);
        self.kept.set(copy);
        self.rebase();
        address::rename(&Route::OwnList(id.to_string()));
        self.armies.notice.set(Some(format!(
            "“{theirs}” was changed in another tab at the same time. What you made of it here is kept as a list of its own, “{name}”."
        )));
    }

    /// Another tab changed this list: it is shown as it is there. What was undone here would undo
    /// what was done there, so that begins anew.
    fn hear(self, stored: Option<&str>, new: Option<&str>) {
        let Some(id) = self.id.try_get_value() else {
            return;
        };
        let key = id.to_string();
        if stored.and_then(|stored| Collection::Lists.key_of(stored)) != Some(&key) {
            return;
        }
        let arrival = self.own.kept.keeper(|keeper| keeper.arrived(&key, new));
        let is_deleted = match new.map(|text| open(&key, text)) {
            Some(Ok(Opened::Envelope(envelope))) => envelope.summary.deleted,
            _ => false,
        };
        let mut said = match (new, is_deleted) {
            (None, _) => GONE,
            (_, true) => DELETED,
            _ => "",
        };
        if let Some(Arrival::Follow(json)) = arrival
            && let Ok(kept) = OwnList::read(json.as_bytes(), id)
            && let Some(draft) = kept.for_editing()
            && self.kept.try_with_untracked(|old| *old != kept) == Some(true)
        {
            let _ = self.history.try_set(ListHistory::new(draft));
            let _ = self.kept.try_set(kept);
            said = "Changed in another tab. Undo begins anew from there.";
        }
        let _ = self.said.try_set(said.to_owned());
    }

    /// Whether it is in the bin.
    fn is_deleted(self) -> bool {
        let key = self.key();
        let all = self.own.kept.all;
        all.with_untracked(|all| all.iter().any(|it| it.key == key && it.deleted))
    }
}
