//! The player's tournaments, and the one that is open, in step with what the browser keeps.

use super::kept::Kept;
use super::saved_armies::{SavedArmies, copy_of};
use crate::battle::tournament::{Tournament, TournamentEdit};
use crate::route::Route;
use crate::screen::tournament::{TournamentHistory, TournamentScreen, tournament_screen};
use crate::store::{Arrival, Collection, Details, Saved, SavedVerdict, Summary};
use crate::web::browser::address;
use leptos::ev;
use leptos::prelude::*;
use std::sync::Arc;

#[derive(Clone, Copy)]
pub struct SavedTournaments {
    pub kept: Kept,
}

impl SavedTournaments {
    pub fn new() -> Self {
        let kept = Kept::of(Collection::Tournaments);
        SavedTournaments { kept }
    }

    /// Stores a new tournament; returns its key.
    pub fn begin(self, tournament: &Tournament) -> String {
        let key = SavedArmies::fresh_key();
        self.save(&key, tournament);
        key
    }

    fn save(self, key: &str, tournament: &Tournament) -> Saved {
        self.kept
            .save(summary(key, tournament), tournament.to_json())
    }

    /// A tournament as it is stored, to be looked at.
    pub fn peek(self, key: &str) -> Option<Tournament> {
        let json = self.kept.peek(key, "tournament").ok()?;
        Tournament::read(json.as_bytes(), "The stored tournament").ok()
    }

    fn read(self, key: &str) -> Result<Tournament, String> {
        let json = self.kept.take(key, "tournament")?;
        Tournament::read(json.as_bytes(), "The stored tournament")
            .map_err(|error| error.to_string())
    }
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
        let arrival = self.saved.kept.keeper(|keeper| keeper.arrived(&key, new));
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
        self.saved.kept.keeper(|keeper| keeper.part(&key));
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
