//! What the parts of the editor share: the list, what is being typed, what was refused, and what is
//! to be put right.

use super::typing::Typing;
use crate::route::Route;
use crate::screen::list_editor::{FaultLine, Refusal, Refusals, to_put_right};
use crate::web::browser::{address, focus};
use crate::web::pages::list_editor::first_event;
use crate::web::state::{OpenList, SavedArmies, use_saved_armies};
use leptos::ev;
use leptos::leptos_dom::helpers::window_event_listener_untyped;
use leptos::prelude::*;

#[derive(Clone, Copy)]
pub struct Desk {
    pub open: OpenList,
    saved: SavedArmies,
    refusals: RwSignal<Refusals>,
    pub faults: Memo<Vec<FaultLine>>,
    /// The field that somebody is typing into.
    half_typed: StoredValue<Option<Typing>>,
    /// The row whose tools are shown.
    pub tools: RwSignal<Option<String>>,
    last_shown: StoredValue<Option<String>>,
}

impl Desk {
    /// Puts it into the context of the editor.
    pub fn provide(open: OpenList) -> Self {
        let refusals = RwSignal::new(Refusals::default());
        let faults = Memo::new(move |_| {
            let mut faults = open.faults.get();
            refusals.with(|refusals| faults.splice(0..0, refusals.lines()).for_each(drop));
            faults
        });
        let desk = Desk {
            open,
            saved: use_saved_armies(),
            refusals,
            faults,
            half_typed: StoredValue::new(None),
            tools: RwSignal::new(None),
            last_shown: StoredValue::new(None),
        };
        desk.keep_when_left();
        desk.hear_keys();
        provide_context(desk);
        desk
    }

    /// The browser may close a page that isn't seen without another word.
    fn keep_when_left(self) {
        let keep = move || {
            if let Some(typing) = self.half_typed.try_get_value().flatten() {
                typing.keep();
            }
        };
        let hide = window_event_listener(ev::pagehide, move |_| keep());
        let other = window_event_listener_untyped("visibilitychange", move |_| {
            if document().hidden() {
                keep();
            }
        });
        on_cleanup(move || {
            hide.remove();
            other.remove();
        });
    }

    fn hear_keys(self) {
        let keys = window_event_listener(ev::keydown, move |event| {
            if !(event.ctrl_key() || event.meta_key()) || event.alt_key() {
                return;
            }
            match (event.key().to_lowercase().as_str(), event.shift_key()) {
                ("z", false) => self.undo(),
                ("y", _) | ("z", true) => self.redo(),
                ("s", false) => self.save(),
                _ => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || keys.remove());
    }

    pub fn is_sound(self) -> bool {
        self.faults.with(Vec::is_empty)
    }

    pub fn can_undo(self) -> bool {
        let is_refused = self.refusals.with(|refusals| !refusals.is_empty());
        is_refused || self.open.history.with(|history| history.can_undo())
    }

    pub fn can_redo(self) -> bool {
        self.open.history.with(|history| history.can_redo())
    }

    /// What was refused last goes first, if nothing was done since.
    pub fn undo(self) {
        self.read_half_typed();
        let depth = self.open.history.with_untracked(|history| history.depth());
        let undone = self.refusals.try_update(|refusals| refusals.undo(depth));
        if undone.flatten().is_none() {
            focus::keep_near(|| self.open.undo());
        }
    }

    pub fn redo(self) {
        self.read_half_typed();
        focus::keep_near(|| self.open.redo());
    }

    /// Makes the draft what armies are built from; where something is to be put right, goes there.
    pub fn save(self) {
        self.read_half_typed();
        if !self.faults.with_untracked(Vec::is_empty) {
            self.say_what_is_in_the_way();
        } else if untrack(|| self.open.revision()).is_none() {
            focus::keep_near(|| self.open.publish());
        }
    }

    pub fn build(self) {
        self.read_half_typed();
        if !self.faults.with_untracked(Vec::is_empty) {
            return self.say_what_is_in_the_way();
        }
        if self.open.publish()
            && let Some(list) = self.open.published()
        {
            let event = first_event(&list);
            address::go(&Route::Army(self.saved.begin_new(&list, event)));
        }
    }

    fn say_what_is_in_the_way(self) {
        let count = self.faults.with_untracked(Vec::len);
        self.open
            .said
            .set(format!("First: {}.", to_put_right(count)));
        self.show_next_fault();
    }

    /// The one after the one that was shown last.
    pub fn show_next_fault(self) {
        let faults = self.faults.get_untracked();
        let last = self.last_shown.get_value();
        let at = faults
            .iter()
            .position(|it| Some(&it.place) == last.as_ref());
        let place = |it: &FaultLine| it.place.clone();
        let next = at.and_then(|at| faults.get(at + 1)).or(faults.first());
        if let Some(place) = next.map(place) {
            self.show(&place);
        }
    }

    pub fn show(self, place: &str) {
        self.last_shown.set_value(Some(place.to_owned()));
        focus::show(place);
        focus::on_to_type(place);
    }

    pub fn begin_typing(self, typing: Typing) {
        self.half_typed.set_value(Some(typing));
    }

    pub fn end_typing(self) {
        let _ = self.half_typed.try_set_value(None);
    }

    /// Some browsers leave the focus in a field while a button is pressed.
    fn read_half_typed(self) {
        if let Some(typing) = self.half_typed.try_get_value().flatten() {
            typing.read();
        }
    }

    pub fn refuse(self, refusal: Refusal) {
        let _ = self.refusals.try_update(|refusals| refusals.put(refusal));
    }

    pub fn accept(self, field: &str) {
        let is_refused = self
            .refusals
            .try_with_untracked(|it| it.of(field).is_some());
        if is_refused == Some(true) {
            self.refusals.update(|refusals| refusals.clear(field));
        }
    }

    /// What was refused of a field.
    pub fn refused(self, field: String) -> Memo<Option<Refusal>> {
        Memo::new(move |_| self.refusals.with(|refusals| refusals.of(&field).cloned()))
    }
}

pub fn use_desk() -> Desk {
    expect_context()
}
