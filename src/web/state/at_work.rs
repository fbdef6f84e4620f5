//! The army that a page is about, whatever list it is drawn with.

use super::saved_armies::{SavedArmies, use_saved_armies};
use crate::army::{Army, Edit, History};
use crate::list::{ArmyList, ListId};
use leptos::prelude::*;

/// The army of a page with its undo. It stays when the page is drawn anew for another list.
#[derive(Clone, Copy)]
pub struct AtWork {
    pub(super) key: StoredValue<String>,
    pub(super) saved: SavedArmies,
    pub(super) history: RwSignal<History>,
    was_drawn: StoredValue<bool>,
}

impl AtWork {
    pub(super) fn new(key: String, army: Army) -> Self {
        AtWork {
            key: StoredValue::new(key),
            saved: use_saved_armies(),
            history: RwSignal::new(History::new(army)),
            was_drawn: StoredValue::new(false),
        }
    }

    /// Puts it into context, for all that is drawn on the page.
    pub fn provide(key: String, army: Army) -> Self {
        let work = AtWork::new(key, army);
        provide_context(work);
        work
    }

    /// The list that the army is built from.
    pub fn list(self) -> Memo<ListId> {
        Memo::new(move |_| self.history.with(|history| history.army().list.id))
    }

    /// The army as it stands, to be drawn with this list.
    pub fn army(self, list: &ArmyList) -> Army {
        let was_drawn = self.was_drawn.get_value();
        self.was_drawn.set_value(true);
        let stored = was_drawn.then(|| self.saved.read(&self.key.get_value()).ok());
        let stored = stored.flatten();
        let _ = self.history.try_update_untracked(|history| {
            history.remember(list);
            // Another tab may have changed it while there was no list to draw it with.
            if let Some(stored) = stored.filter(|stored| !is_kept(stored, history.army())) {
                let _ = history.apply(Edit::TakeOver(Box::new(stored)));
            }
        });
        self.now()
    }

    pub fn now(self) -> Army {
        self.history
            .with_untracked(|history| history.army().clone())
    }
}

/// Whether this is how the army is stored. An older one doesn't say what its list held.
fn is_kept(stored: &Army, army: &Army) -> bool {
    let mut stored = stored.clone();
    stored.list.sum = army.list.sum;
    stored == *army
}
