//! The own list in the editor: its draft with undo, kept with every edit.

use super::own_lists::{OwnLists, use_own_lists};
use super::saved_armies::copy_of;
use crate::list::{ArmyList, ListEdit, ListId, OwnList};
use crate::route::Route;
use crate::screen::list_editor::{FaultLine, ListHistory, fault_lines};
use crate::store::{Arrival, Collection, Saved, own_id};
use crate::text::capital;
use crate::web::browser::{address, focus};
use leptos::ev;
use leptos::prelude::*;

#[derive(Clone, Copy)]
pub struct OpenList {
    id: StoredValue<ListId>,
    own: OwnLists,
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
            kept: RwSignal::new(kept),
            history,
            faults: Memo::new(move |_| history.with(|history| fault_lines(history.now()))),
            said: RwSignal::new(String::new()),
        };
        let storage = window_event_listener(ev::storage, move |event| {
            open.hear(event.key().as_deref(), event.new_value().as_deref());
        });
        on_cleanup(move || storage.remove());
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
            let past = self.kept.with_untracked(OwnList::for_editing);
            if let Some(ArmyList {
                revision, history, ..
            }) = past
            {
                self.history.update(|all| all.rebase(revision, &history));
            }
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

    /// Two tabs changed it at once: what was made here goes on as a copy.
    fn part(self) {
        let mut mine = self.list();
        mine.name = copy_of(&mine.name);
        self.own.kept.keeper(|keeper| keeper.part(&self.key()));
        let key = self.own.add(mine);
        self.said.set(
            "Another tab changed this list too. What you changed here is now a copy.".to_owned(),
        );
        address::go(&Route::OwnList(key));
    }

    /// Another tab changed this list: it is shown as it is there.
    fn hear(self, stored: Option<&str>, new: Option<&str>) {
        let Some(id) = self.id.try_get_value() else {
            return;
        };
        let key = id.to_string();
        if stored.and_then(|stored| Collection::Lists.key_of(stored)) != Some(&key) {
            return;
        }
        let arrival = self.own.kept.keeper(|keeper| keeper.arrived(&key, new));
        if let Some(Arrival::Follow(json)) = arrival
            && let Ok(kept) = OwnList::read(json.as_bytes(), id)
            && let Some(draft) = kept.for_editing()
        {
            let _ = self.history.try_set(ListHistory::new(draft));
            let _ = self.kept.try_set(kept);
            let _ = self.said.try_set("Changed in another tab.".to_owned());
        }
    }
}
