//! The player's tournaments, and the one that is open, in step with what the browser keeps.

use super::saved_armies::{SavedArmies, Trouble, copy_of, use_saved_armies, writer};
use crate::battle::tournament::{Tournament, TournamentEdit};
use crate::route::Route;
use crate::screen::tournament::{TournamentHistory, TournamentScreen, tournament_screen};
use crate::store::{Arrival, Collection, Details, Keeper, Refusal, Saved, SavedVerdict, Summary};
use crate::web::browser::address;
use crate::web::browser::storage::BrowserStorage;
use leptos::ev;
use leptos::prelude::*;
use std::sync::Arc;

#[derive(Clone, Copy)]
pub struct SavedTournaments {
    keeper: StoredValue<Keeper<BrowserStorage>>,
    /// Those that aren't deleted, the last changed first.
    pub all: RwSignal<Vec<Summary>>,
    armies: SavedArmies,
}

impl SavedTournaments {
    pub fn new() -> Self {
        let mut keeper = Keeper::of(
            Collection::Tournaments,
            BrowserStorage::Local,
            BrowserStorage::Tab,
            writer(),
        );
        keeper.adopt();
        let saved = SavedTournaments {
            all: RwSignal::new(shown(&keeper)),
            keeper: StoredValue::new(keeper),
            armies: use_saved_armies(),
        };
        let storage = window_event_listener(ev::storage, move |event| {
            if event
                .key()
                .is_none_or(|key| key == Collection::Tournaments.index())
            {
                saved.keeper(Keeper::read_index);
                saved.refresh();
            }
        });
        on_cleanup(move || storage.remove());
        saved
    }

    fn keeper<T>(self, act: impl FnOnce(&mut Keeper<BrowserStorage>) -> T) -> Option<T> {
        self.keeper.try_update_value(act)
    }

    fn refresh(self) {
        if let Some(all) = self.keeper.try_with_value(shown) {
            let _ = self.all.try_set(all);
        }
    }

    /// Stores a new tournament; returns its key.
    pub fn begin(self, tournament: &Tournament) -> String {
        let key = SavedArmies::fresh_key();
        self.save(&key, tournament);
        key
    }

    fn save(self, key: &str, tournament: &Tournament) -> Saved {
        let summary = summary(key, tournament);
        let json = tournament.to_json();
        let saved = self.keeper(|keeper| keeper.save(summary, json));
        let saved = saved.unwrap_or(Saved::Kept);
        self.tell(saved);
        self.refresh();
        saved
    }

    /// What couldn't be kept is told at the foot of every page, and tried again with the next
    /// change.
    fn tell(self, saved: Saved) {
        let trouble = match saved {
            Saved::Waits(Refusal::Full) => Some(Trouble::Full),
            Saved::Waits(Refusal::Blocked) => Some(Trouble::Blocked),
            Saved::Kept | Saved::Conflict => None,
        };
        if trouble.is_some() {
            self.armies.trouble.set(trouble);
        } else {
            self.keeper(Keeper::retry);
        }
    }

    pub fn delete(self, key: &str) {
        self.keeper(|keeper| keeper.set_deleted(key, true));
        self.refresh();
    }

    /// A tournament as it is stored, to be looked at.
    pub fn peek(self, key: &str) -> Option<Tournament> {
        let json = self.keeper(|keeper| keeper.peek(key)).flatten()?.ok()?;
        Tournament::read(json.as_bytes(), "The stored tournament").ok()
    }

    fn read(self, key: &str) -> Result<Tournament, String> {
        let gone = || "This tournament isn’t in this browser any more.".to_owned();
        let taken = self.keeper(|keeper| keeper.take(key)).flatten();
        let json = taken.ok_or_else(gone)?.map_err(|_| {
            "What is stored of this tournament was damaged, or kept by a newer Muster.".to_owned()
        })?;
        Tournament::read(json.as_bytes(), "The stored tournament")
            .map_err(|error| error.to_string())
    }
}

fn shown(keeper: &Keeper<BrowserStorage>) -> Vec<Summary> {
    let mut all = keeper.summaries();
    all.retain(|summary| !summary.deleted);
    all.sort_by_key(|summary| std::cmp::Reverse(summary.order));
    all
}

fn summary(key: &str, tournament: &Tournament) -> Summary {
    Summary {
        key: key.to_owned(),
        name: tournament.name.clone(),
        list: tournament_screen(tournament).about,
        event: String::new(),
        points: 0,
        limit: 0,
        verdict: SavedVerdict::Unjudged,
        order: 0,
        deleted: false,
        details: Details::default(),
    }
}

/// The tournament on the page.
#[derive(Clone, Copy)]
pub struct OpenTournament {
    key: StoredValue<String>,
    saved: SavedTournaments,
    pub history: RwSignal<TournamentHistory>,
    pub screen: Memo<Arc<TournamentScreen>>,
    /// Said to a screen reader, and shown where an edit is refused.
    pub said: RwSignal<String>,
}

impl OpenTournament {
    pub fn open(saved: SavedTournaments, key: String) -> Result<Self, String> {
        let history = RwSignal::new(TournamentHistory::new(saved.read(&key)?));
        let open = OpenTournament {
            key: StoredValue::new(key),
            saved,
            history,
            screen: Memo::new(move |_| {
                history.with(|history| Arc::new(tournament_screen(history.now())))
            }),
            said: RwSignal::new(String::new()),
        };
        let storage = window_event_listener(ev::storage, move |event| {
            open.hear(event.key().as_deref(), event.new_value().as_deref());
        });
        on_cleanup(move || storage.remove());
        Ok(open)
    }

    /// Another tab changed this tournament: it is shown as it is there.
    fn hear(self, stored: Option<&str>, new: Option<&str>) {
        let Some(key) = self.key.try_get_value() else {
            return;
        };
        if stored.and_then(|stored| Collection::Tournaments.key_of(stored)) != Some(&key) {
            return;
        }
        let arrival = self.saved.keeper(|keeper| keeper.arrived(&key, new));
        if let Some(Arrival::Follow(json)) = arrival
            && let Ok(tournament) = Tournament::read(json.as_bytes(), "The stored tournament")
        {
            let _ = self.history.try_set(TournamentHistory::new(tournament));
            let _ = self.said.try_set("Changed in another tab.".to_owned());
        }
    }

    /// Applies an edit and keeps what it makes; what is refused is said.
    pub fn apply(self, edit: TournamentEdit) {
        if let Err(why) = self.attempt(edit) {
            self.refuse(why);
        }
    }

    pub fn key(self) -> String {
        self.key.get_value()
    }

    /// The same; says why where it is refused.
    pub fn attempt(self, edit: TournamentEdit) -> Result<(), String> {
        let applied = self.history.try_update(|history| history.apply(&edit));
        match applied {
            Some(Ok(())) => {
                let _ = self.said.try_set(String::new());
                self.save();
                Ok(())
            }
            Some(Err(error)) => Err(crate::text::capital(&format!("{error}."))),
            // The page has been left.
            None => Ok(()),
        }
    }

    pub fn refuse(self, why: String) {
        let _ = self.said.try_set(crate::text::capital(&why));
    }

    pub fn undo(self) {
        self.history.update(TournamentHistory::undo);
        self.save();
    }

    pub fn redo(self) {
        self.history.update(TournamentHistory::redo);
        self.save();
    }

    fn save(self) {
        let now = self.history.with_untracked(|history| history.now().clone());
        let key = self.key.get_value();
        if self.saved.save(&key, &now) == Saved::Conflict {
            self.part(key, now);
        }
    }

    /// Two tabs changed it at once: what was made here goes on as a copy.
    fn part(self, key: String, mut mine: Tournament) {
        mine.name = copy_of(&mine.name);
        self.saved.keeper(|keeper| keeper.part(&key));
        let copy = self.saved.begin(&mine);
        self.history.set(TournamentHistory::new(mine));
        self.key.set_value(copy.clone());
        address::rename(&Route::Tournament(copy));
        self.said.set(
            "Another tab changed this tournament too. What you changed here is now a copy."
                .to_owned(),
        );
    }
}
