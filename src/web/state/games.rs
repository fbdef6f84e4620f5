//! The player's games, and the one that is open, in step with what the browser keeps.

use super::kept::Kept;
use super::saved_armies::SavedArmies;
use crate::battle::game::{Deed, Game, PairingRef, Played, Refused, Replay, UnitRef, merge};
use crate::route::Route;
use crate::screen::play::{DiceForm, PlayScreen, play_screen};
use crate::store::{Arrival, Collection, Details, Saved, SavedVerdict, Summary};
use crate::text::capital;
use crate::text::play::{Then, deed as said_of};
use crate::web::browser::{address, focus};
use leptos::ev;
use leptos::prelude::*;
use std::sync::Arc;

#[derive(Clone, Copy)]
pub struct SavedGames {
    pub kept: Kept,
}

impl SavedGames {
    pub fn new() -> Self {
        let kept = Kept::of(Collection::Games);
        SavedGames { kept }
    }

    /// Stores a new game; returns its key.
    pub fn begin(self, game: &Game) -> String {
        let key = SavedArmies::fresh_key();
        let screen = play_screen(game, &game.replay());
        self.save(&key, game, &screen);
        key
    }

    fn save(self, key: &str, game: &Game, screen: &PlayScreen) -> Saved {
        self.kept.save(summary(key, game, screen), game.to_json())
    }

    /// The game that is played at a table of a tournament, as it is stored.
    pub fn of_pairing(self, pairing: &PairingRef) -> Option<(String, Game)> {
        let wanted = pairing.to_string();
        let key = self.kept.all.with(|all| {
            let mut here = all.iter().filter(|it| !it.deleted);
            let found = here.find(|it| it.details.tags.contains(&wanted));
            found.map(|it| it.key.clone())
        })?;
        let json = self.kept.peek(&key, "game").ok()?;
        let game = Game::read(json.as_bytes(), "The stored game").ok()?;
        Some((key, game))
    }

    fn read(self, key: &str) -> Result<Game, String> {
        let json = self.kept.take(key, "game")?;
        Game::read(json.as_bytes(), "The stored game").map_err(|error| error.to_string())
    }
}

fn summary(key: &str, game: &Game, screen: &PlayScreen) -> Summary {
    Summary {
        key: key.to_owned(),
        name: screen.title.clone(),
        list: screen.summary(),
        event: game.event.clone(),
        points: 0,
        limit: game.points,
        verdict: SavedVerdict::Unjudged,
        order: 0,
        deleted: false,
        details: Details {
            // So that a tournament finds it without reading every game.
            tags: game.pairing.iter().map(ToString::to_string).collect(),
            ..Details::default()
        },
    }
}

/// The game on the page.
#[derive(Clone, Copy)]
pub struct OpenGame {
    key: StoredValue<String>,
    saved: SavedGames,
    played: RwSignal<Played>,
    pub screen: Memo<Arc<PlayScreen>>,
    /// The unit in hand.
    pub hand: RwSignal<Option<UnitRef>>,
    pub form: RwSignal<DiceForm>,
    /// Said to a screen reader.
    pub said: RwSignal<String>,
    /// Why something couldn't be done.
    pub refused: RwSignal<String>,
}

fn now() -> u64 {
    js_sys::Date::now() as u64
}

impl OpenGame {
    pub fn open(saved: SavedGames, key: String) -> Result<Self, String> {
        let read = saved.read(&key)?;
        let form = DiceForm::new(&read);
        let played = RwSignal::new(Played::new(read));
        let open = OpenGame {
            key: StoredValue::new(key),
            saved,
            played,
            screen: Memo::new(move |_| {
                played.with(|played| Arc::new(play_screen(played.game(), played.replay())))
            }),
            hand: RwSignal::new(None),
            form: RwSignal::new(form),
            said: RwSignal::new(String::new()),
            refused: RwSignal::new(String::new()),
        };
        let storage = window_event_listener(ev::storage, move |event| {
            open.hear(event.key().as_deref(), event.new_value().as_deref());
        });
        on_cleanup(move || storage.remove());
        Ok(open)
    }

    /// The game and where it stands; who reads it hears of every change.
    pub fn with<T>(self, read: impl FnOnce(&Game, &Replay) -> T) -> T {
        self.played
            .with(|played| read(played.game(), played.replay()))
    }

    pub fn with_untracked<T>(self, read: impl FnOnce(&Game, &Replay) -> T) -> T {
        self.played
            .with_untracked(|played| read(played.game(), played.replay()))
    }

    /// Another tab played on: what it did is shown here, after what was done here.
    fn hear(self, stored: Option<&str>, new: Option<&str>) {
        let Some(key) = self.key.try_get_value() else {
            return;
        };
        if stored.and_then(|stored| Collection::Games.key_of(stored)) != Some(&key) {
            return;
        }
        match self.saved.kept.keeper(|keeper| keeper.arrived(&key, new)) {
            Some(Arrival::Follow(json)) => {
                if let Ok(game) = Game::read(json.as_bytes(), "The stored game") {
                    self.show(game);
                }
            }
            Some(Arrival::Conflict) => self.join(),
            Some(Arrival::Nothing) | None => {}
        }
    }

    fn show(self, game: Game) {
        focus::keep(|| {
            let _ = self.played.try_set(Played::new(game));
            let _ = self.said.try_set("Played on in another tab.".to_owned());
        });
    }

    /// Puts what both tabs did into one log. Where what is stored is another game, this one goes on
    /// as a copy.
    fn join(self) {
        let key = self.key.get_value();
        let mine = self
            .played
            .try_with_untracked(|played| played.game().clone());
        let Some(mine) = mine else { return };
        let stored = self.saved.read(&key);
        match stored.ok().and_then(|stored| merge(&mine, &stored)) {
            Some(both) => {
                self.show(both);
                self.write(&key);
            }
            None => {
                self.saved.kept.keeper(|keeper| keeper.part(&key));
                let copy = self.saved.begin(&mine);
                self.key.set_value(copy.clone());
                address::rename(&Route::Game(copy));
                let why = "Another game was stored in its place, so this one is now a copy.";
                self.refused.set(why.to_owned());
            }
        }
    }

    fn save(self) {
        let key = self.key.get_value();
        if self.write(&key) == Saved::Conflict {
            self.join();
        }
    }

    fn write(self, key: &str) -> Saved {
        let screen = self.screen.get_untracked();
        self.with_untracked(|game, _| self.saved.save(key, game, &screen))
    }

    /// Does something, keeps it and says it; says why where it can't be done.
    pub fn play(self, deed: Deed) {
        let spoken = deed.clone();
        self.change(
            |played| played.play(now(), deed),
            move |open| open.say(&spoken),
        );
    }

    /// All of these, as far as they can be done.
    pub fn play_all(self, deeds: Vec<Deed>) {
        for deed in deeds {
            self.play(deed);
        }
    }

    pub fn undo(self) {
        let name = self.screen.with_untracked(|screen| screen.undo.clone());
        self.change(
            |played| played.undo(now()),
            move |open| {
                let said = format!("Taken back: {}.", name.unwrap_or_default());
                open.said.set(said);
            },
        );
    }

    pub fn redo(self) {
        let name = self.screen.with_untracked(|screen| screen.redo.clone());
        self.change(
            |played| played.redo(now()),
            move |open| {
                let said = format!("Done again: {}.", name.unwrap_or_default());
                open.said.set(said);
            },
        );
    }

    fn change(
        self,
        act: impl FnOnce(&mut Played) -> Result<(), Refused>,
        then: impl FnOnce(OpenGame),
    ) {
        focus::keep(|| match self.played.try_update(act) {
            Some(Ok(())) => {
                self.refused.set(String::new());
                self.save();
                then(self);
            }
            Some(Err(why)) => self.refused.set(capital(&format!("{why}."))),
            // The page has been left.
            None => {}
        });
    }

    fn say(self, deed: &Deed) {
        let said = self.with_untracked(|game, replay| {
            let then = Then {
                turn: replay.state.turn_shown(),
                attacker: replay.state.attacker,
                left: deed.unit().and_then(|unit| replay.state.left(game, unit)),
            };
            said_of(game, deed, then).plain()
        });
        self.said.set(format!("{}.", said.trim_end_matches(':')));
    }

    /// A unit that has left the table isn't in hand any more when the next turn begins.
    pub fn put_down_if_gone(self) {
        let is_gone = |unit| {
            self.screen
                .with_untracked(|screen| screen.tile(unit).is_none_or(|tile| !tile.is_here()))
        };
        if self.hand.get_untracked().is_some_and(is_gone) {
            self.hand.set(None);
        }
    }

    /// Takes a unit in hand.
    pub fn take(self, unit: UnitRef) {
        self.hand.set(Some(unit));
        self.form.update(|form| form.take(unit));
    }
}
