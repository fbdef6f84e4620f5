//! The state of the map editor: what is selected, how it is looked at, what was last said.

use crate::army::{Army, Edit};
use crate::list::ArmyList;
use crate::map::{Angle, Field, Item, MapAction, PieceId, Point};
use crate::rules::Judgement;
use crate::screen::map::{
    self, Act, Drawing, Handles, MapScreen, Wanted, edit_for, map_screen, placing,
};
use crate::text::{Names, edit_label, place};
use crate::web::state::OpenArmy;
use leptos::prelude::*;
use std::cmp::Ordering;
use std::sync::Arc;

/// The height of letters on the screen, in pixels.
const LETTERS: f64 = 11.5;
/// The table with the room around it, as a part of the table.
const WITH_ROOM: f64 = 1.14;

#[derive(Clone, Copy)]
pub struct Editor {
    pub open: OpenArmy,
    pub screen: Memo<Arc<MapScreen>>,
    pub drawing: Memo<Arc<Drawing>>,
    /// The height of letters in millimetres on the table.
    pub letters: Memo<u32>,
    pub selected: RwSignal<Option<Item>>,
    /// What is shown in place of the drawing while something is dragged.
    pub preview: RwSignal<Preview>,
    /// How wide the window on the table is, in pixels.
    pub window: RwSignal<f64>,
    /// How much wider the table is drawn than the window, in percent.
    pub zoom: RwSignal<u32>,
    /// What was last done, said to everybody.
    pub said: RwSignal<String>,
    pub tab: RwSignal<Tab>,
    /// A terrain piece's name while it is being typed.
    pub typed_name: StoredValue<Option<(PieceId, String)>>,
    /// The last change has been said already.
    has_told: StoredValue<bool>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub enum Preview {
    #[default]
    Nothing,
    /// Things at other places.
    Moved(Vec<(Item, Point, Angle)>),
    /// Things of another shape, with their handles.
    Redrawn(Arc<Drawing>, Option<Handles>),
}

impl Preview {
    /// Where a thing is dragged to.
    pub fn place(&self, of: Item) -> Option<(Point, Angle)> {
        let Preview::Moved(places) = self else {
            return None;
        };
        let found = places.iter().find(|(item, ..)| *item == of);
        found.map(|(_, at, angle)| (*at, *angle))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    Selected,
    Troops,
    Ground,
    Verdict,
}

impl Tab {
    pub const ALL: [Tab; 4] = [Tab::Troops, Tab::Ground, Tab::Selected, Tab::Verdict];

    /// For the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            Tab::Selected => "selected",
            Tab::Troops => "troops",
            Tab::Ground => "ground",
            Tab::Verdict => "verdict",
        }
    }

    pub fn label(self) -> &'static str {
        match self {
            Tab::Selected => "Selected",
            Tab::Troops => "Troops",
            Tab::Ground => "Ground",
            Tab::Verdict => "Verdict",
        }
    }
}

impl Editor {
    /// "1U", or "1 cm": what a step of the buttons is called.
    pub fn step(&self) -> String {
        let history = self.open.history;
        history.with_untracked(|history| place::step(&Field::of(&history.army().event)))
    }

    pub fn new(open: OpenArmy) -> Editor {
        let screen = Memo::new(move |_| {
            let judgement = open.judgement.get();
            open.history
                .with(|history| Arc::new(map_screen(&open.list(), history.army(), &judgement)))
        });
        let window = RwSignal::new(800.0);
        let zoom = RwSignal::new(100);
        let width = Memo::new(move |_| {
            open.history
                .with(|history| Field::of(&history.army().event).width)
        });
        // Whole millimetres, so that a window that grows by a pixel redraws nothing.
        let letters = Memo::new(move |_| {
            let pixels = window.get() * f64::from(zoom.get()) / 100.0;
            let mm = LETTERS * f64::from(width.get()) * WITH_ROOM / pixels.max(1.0);
            mm.round().clamp(4.0, 200.0) as u32
        });
        let drawing = Memo::new(move |_| {
            let judgement = open.judgement.get();
            let letters = letters.get();
            open.history.with(|history| {
                let army = history.army();
                Arc::new(Drawing::of(&open.list(), army, &judgement, letters))
            })
        });
        let editor = Editor {
            open,
            screen,
            drawing,
            letters,
            selected: RwSignal::new(None),
            preview: RwSignal::default(),
            window,
            zoom,
            said: RwSignal::new(String::new()),
            tab: RwSignal::new(Tab::Troops),
            typed_name: StoredValue::new(None),
            has_told: StoredValue::new(false),
        };
        editor.deselect_what_is_gone();
        editor.tell_of_others();
        on_cleanup(move || editor.keep_typed_name());
        editor
    }

    /// Undo, redo and cures are said too, wherever they are done.
    fn tell_of_others(self) {
        let open = self.open;
        Effect::new(move |before: Option<usize>| {
            let (steps, done) = open.history.with(|history| {
                let (steps, _) = history.steps();
                let list = open.list();
                let names = Names {
                    list: &list,
                    army: history.army(),
                };
                let done = match steps.cmp(&before.unwrap_or(0)) {
                    Ordering::Less => history.next_redo().map(|edit| ("Undone", edit)),
                    Ordering::Greater => history.next_undo().map(|edit| ("Done", edit)),
                    Ordering::Equal => None,
                };
                let done = done.map(|(word, edit)| format!("{word}: {}.", edit_label(edit, names)));
                (steps, done)
            });
            if let Some(done) = done
                && !self.has_told.get_value()
            {
                let verdict = self
                    .screen
                    .with_untracked(|screen| screen.verdict.sentence.clone());
                self.said.set(format!("{done} {verdict}"));
            }
            self.has_told.set_value(false);
            steps
        });
    }

    fn deselect_what_is_gone(self) {
        Effect::new(move |_| {
            let selected = self.selected.get();
            let is_there = self.screen.with(|screen| {
                let mut things = screen.things.iter();
                things.any(|thing| Some(thing.item) == selected)
            });
            if selected.is_some() && !is_there {
                self.selected.set(None);
            }
        });
    }

    /// Millimetres of the table under one pixel.
    pub fn mm_per_pixel(self) -> f64 {
        let width = self.drawing.with(|drawing| f64::from(drawing.view.width));
        width / (self.window.get() * f64::from(self.zoom.get()) / 100.0).max(1.0)
    }

    /// Looks at the army and its judgement without following them; none once the page is left.
    pub fn look<T>(self, at: impl FnOnce(&ArmyList, &Army, &Judgement) -> T) -> Option<T> {
        let judgement = self.open.judgement.try_get_untracked()?;
        let list = self.open.list();
        self.open
            .history
            .try_with_untracked(|history| at(&list, history.army(), &judgement))
    }

    pub fn select(self, item: Option<Item>) {
        if self.selected.get_untracked() != item {
            self.selected.set(item);
        }
        if item.is_some() && self.tab.get_untracked() != Tab::Selected {
            self.tab.set(Tab::Selected);
        }
    }

    /// Does something to the selected thing.
    pub fn act(self, act: Act) {
        let Some(item) = self.selected.get_untracked() else {
            return;
        };
        let edit = self.look(|_, army, judgement| edit_for(army, judgement, item, act));
        match edit.flatten() {
            Some(edit) => self.change(edit),
            None => self.said.set("It can't go any further.".to_owned()),
        }
    }

    /// Puts something on the table and selects it.
    pub fn place(self, wanted: Wanted) {
        let placed = self.look(|_, army, judgement| placing(army, judgement, wanted));
        if let Some((edit, item)) = placed.flatten()
            && self.open.attempt(edit)
        {
            self.selected.set(Some(item));
            self.tell(None);
        } else {
            self.said.set(self.open.said.get_untracked());
        }
    }

    /// Applies an edit and says what came of it, or why it can't be done. Says whether it was.
    pub fn apply(self, edit: impl Into<Arc<Edit>>) -> bool {
        let edit = edit.into();
        let label = self.look(|list, army, _| edit_label(&edit, Names { list, army }));
        let Some(before) = self.verdict() else {
            return false;
        };
        if !self.open.attempt(edit) {
            self.said.set(self.open.said.get_untracked());
            return false;
        }
        self.tell(label);
        if let Some(after) = self.verdict().filter(|after| *after != before) {
            self.said.update(|said| {
                said.push(' ');
                said.push_str(&after);
            });
        }
        true
    }

    /// The same, for a control that doesn't ask.
    pub fn change(self, edit: impl Into<Arc<Edit>>) {
        self.apply(edit);
    }

    /// The verdict as a sentence; none once the page is left.
    fn verdict(self) -> Option<String> {
        self.screen
            .try_with_untracked(|screen| screen.verdict.sentence.clone())
    }

    /// Where the selected thing stands; without one, what was done.
    fn tell(self, done: Option<String>) {
        self.has_told.set_value(true);
        let selected = self.selected.get_untracked();
        let place = selected.and_then(|item| {
            self.look(|list, army, judgement| map::said(Names { list, army }, judgement, item))
        });
        let done = done.map(|label| format!("{label}."));
        self.said.set(place.flatten().or(done).unwrap_or_default());
    }

    /// Takes the name that is being typed, also when the page is left in the middle of it.
    pub fn keep_typed_name(self) {
        let typed = self.typed_name.try_update_value(Option::take).flatten();
        let Some((piece, name)) = typed else { return };
        let is_same = self.look(|_, army, _| {
            let now = army.deployment.map.piece(piece);
            now.is_none_or(|now| now.name == name)
        });
        if is_same == Some(false) {
            self.change(Edit::map(MapAction::NameTerrain { piece, name }));
        }
    }
}
