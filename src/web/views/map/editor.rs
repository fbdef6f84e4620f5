//! The state of the map editor: what is in hand, how it is looked at, what was last said.

use crate::army::{Army, Edit};
use crate::list::ArmyList;
use crate::map::{Field, Item, Picture, Sight, draw_with_letters};
use crate::rules::Judgement;
use crate::screen::map::{self, Act, MapScreen, Wanted, edit_for, map_screen, placing};
use crate::text::{Names, edit_label};
use crate::web::bench::Bench;
use crate::web::signals::*;
use std::cmp::Ordering;
use std::sync::Arc;

/// The height of letters on the screen.
const LETTERS: f64 = 11.5;
/// The table with the room around it, as a part of the table.
const WITH_ROOM: f64 = 1.14;

#[derive(Clone, Copy)]
pub struct Editor {
    pub bench: Bench,
    pub board: Memo<Arc<MapScreen>>,
    pub picture: Memo<Arc<Picture>>,
    /// The height of letters in millimetres on the table.
    pub letters: Memo<u32>,
    /// The thing in hand.
    pub picked: RwSignal<Option<Item>>,
    /// How wide the window on the table is, in pixels.
    pub window: RwSignal<f64>,
    /// How much wider the table is drawn than the window, in percent.
    pub zoom: RwSignal<u32>,
    /// What was last done, said to everybody.
    pub said: RwSignal<String>,
    pub tab: RwSignal<Tab>,
    /// The last change has been said already.
    has_told: StoredValue<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    Hand,
    Troops,
    Ground,
    Verdict,
}

impl Tab {
    pub const ALL: [Tab; 4] = [Tab::Troops, Tab::Ground, Tab::Hand, Tab::Verdict];

    pub fn name(self) -> &'static str {
        match self {
            Tab::Hand => "hand",
            Tab::Troops => "troops",
            Tab::Ground => "ground",
            Tab::Verdict => "verdict",
        }
    }

    pub fn label(self) -> &'static str {
        match self {
            Tab::Hand => "In hand",
            Tab::Troops => "Troops",
            Tab::Ground => "Ground",
            Tab::Verdict => "Verdict",
        }
    }
}

impl Editor {
    pub fn new(key: String, list: Arc<ArmyList>, army: Army) -> Editor {
        let bench = Bench::new(key, list, army);
        let shown = Memo::new(move |_| {
            let judgement = bench.judgement.get();
            bench.history.with(|history| {
                let list = bench.list();
                Arc::new(map_screen(&list, history.army(), &judgement))
            })
        });
        let window = RwSignal::new(800.0);
        let zoom = RwSignal::new(100);
        let width = Memo::new(move |_| {
            let history = bench.history;
            history.with(|history| Field::of(&history.army().event).width)
        });
        // Whole millimetres, so that a window that grows by a pixel draws nothing anew.
        let letters = Memo::new(move |_| {
            let pixels = window.get() * f64::from(zoom.get()) / 100.0;
            let mm = LETTERS * f64::from(width.get()) * WITH_ROOM / pixels.max(1.0);
            mm.round().clamp(4.0, 200.0) as u32
        });
        let picture = Memo::new(move |_| {
            let judgement = bench.judgement.get();
            let letters = f64::from(letters.get());
            bench.history.with(|history| {
                let (list, army) = (bench.list(), history.army());
                let sight = Sight::Sealed;
                Arc::new(draw_with_letters(&list, army, &judgement, sight, letters))
            })
        });
        let editor = Editor {
            bench,
            board: shown,
            picture,
            letters,
            picked: RwSignal::new(None),
            window,
            zoom,
            said: RwSignal::new(String::new()),
            tab: RwSignal::new(Tab::Troops),
            has_told: StoredValue::new(false),
        };
        editor.drop_what_is_gone();
        editor.tell_of_others();
        editor
    }

    /// Undo, redo and cures are said too, from wherever they are done.
    fn tell_of_others(self) {
        let before = StoredValue::new((0, 0));
        effect(move || {
            let done = self.bench.history.with(|history| {
                let (was, now) = (before.get_value(), history.steps());
                before.set_value(now);
                let list = self.bench.list();
                let names = Names {
                    list: &list,
                    army: history.army(),
                };
                let (word, edit) = match now.0.cmp(&was.0) {
                    Ordering::Less => ("Taken back", history.next_redo()?),
                    Ordering::Greater => ("Done", history.next_undo()?),
                    Ordering::Equal => return None,
                };
                Some(format!("{word}: {}.", edit_label(edit, names)))
            });
            if let Some(done) = done
                && !self.has_told.get_value()
            {
                let verdict = self
                    .board
                    .with_untracked(|board| board.verdict.sentence.clone());
                self.said.set(format!("{done} {verdict}"));
            }
            self.has_told.set_value(false);
        });
    }

    fn drop_what_is_gone(self) {
        effect(move || {
            let picked = self.picked.get();
            let is_there = self
                .board
                .with(|board| board.things.iter().any(|thing| Some(thing.item) == picked));
            if picked.is_some() && !is_there {
                self.picked.set(None);
            }
        });
    }

    /// Millimetres of the table under one pixel.
    pub fn mm_per_pixel(self) -> f64 {
        let width = self.picture.with(|picture| f64::from(picture.view.width));
        width / (self.window.get() * f64::from(self.zoom.get()) / 100.0).max(1.0)
    }

    /// Looks at the army and its judgement without following them.
    pub fn look<T>(self, at: impl FnOnce(&ArmyList, &Army, &Judgement) -> T) -> T {
        let judgement = self.bench.judgement.get_untracked();
        self.bench
            .history
            .with_untracked(|history| at(&self.bench.list(), history.army(), &judgement))
    }

    pub fn pick(self, item: Option<Item>) {
        if self.picked.get_untracked() != item {
            self.picked.set(item);
        }
        if item.is_some() && self.tab.get_untracked() != Tab::Hand {
            self.tab.set(Tab::Hand);
        }
    }

    /// Does something to the thing in hand.
    pub fn act(self, act: Act) {
        let Some(item) = self.picked.get_untracked() else {
            return;
        };
        match self.look(|_, army, judgement| edit_for(army, judgement, item, act)) {
            Some(edit) => self.change(edit),
            None => self.said.set("It goes no further.".to_owned()),
        }
    }

    /// Puts something on the table and takes it in hand.
    pub fn place(self, wanted: Wanted) {
        let placed = self.look(|_, army, judgement| placing(army, judgement, wanted));
        if let Some((edit, item)) = placed
            && self.bench.attempt(edit)
        {
            self.picked.set(Some(item));
            self.tell(None);
        } else {
            self.said.set(self.bench.said.get_untracked());
        }
    }

    /// Applies an edit and says what it came to; or why it can't be.
    pub fn apply(self, edit: impl Into<Arc<Edit>>) -> bool {
        let edit = edit.into();
        let label = self.look(|list, army, _| edit_label(&edit, Names { list, army }));
        let before = self.board.with_untracked(|board| board.verdict.clone());
        if !self.bench.attempt(edit) {
            self.said.set(self.bench.said.get_untracked());
            return false;
        }
        self.tell(Some(label));
        let after = self.board.with_untracked(|board| board.verdict.clone());
        if after != before {
            self.said.update(|said| {
                said.push(' ');
                said.push_str(&after.sentence);
            });
        }
        true
    }

    /// The same, for a control that doesn't ask.
    pub fn change(self, edit: impl Into<Arc<Edit>>) {
        self.apply(edit);
    }

    /// Where the thing in hand stands; without one, what was done.
    fn tell(self, done: Option<String>) {
        self.has_told.set_value(true);
        let picked = self.picked.get_untracked();
        let place = picked.and_then(|item| {
            self.look(|list, army, judgement| map::said(Names { list, army }, judgement, item))
        });
        let done = done.map(|label| format!("{label}."));
        self.said.set(place.or(done).unwrap_or_default());
    }
}
