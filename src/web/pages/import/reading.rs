//! The text at hand, how far it is read, what was answered, and where it goes.

use super::super::list_editor::first_event;
use crate::import::{Answer, Answers, Import, Importer, NotAList, PasteDraft};
use crate::list::ArmyList;
use crate::route::Route;
use crate::text;
use crate::web::browser::{address, files, storage};
use crate::web::state::{OwnLists, SavedArmies, use_own_lists, use_saved_armies};
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// Lines that are read before the page is drawn again.
const AT_ONCE: usize = 1000;
/// Where the browser keeps what isn't saved yet.
const DRAFT: &str = "paste";

#[derive(Clone, Copy)]
pub struct Reading {
    /// What stands in the field.
    pub text: RwSignal<String>,
    pub answers: RwSignal<Answers>,
    /// Earlier answers, for undo.
    pub before: RwSignal<Vec<Answers>>,
    /// What was read; the last that could be.
    pub found: RwSignal<Option<Arc<Import>>>,
    pub is_read: RwSignal<bool>,
    /// Why there is nothing to read.
    pub refused: RwSignal<Option<String>>,
    /// Lines read, of how many, while it takes its time.
    pub progress: RwSignal<Option<(usize, usize)>>,
    /// Whether this was pasted on an earlier visit.
    pub is_restored: RwSignal<bool>,
    /// Whether it can't be kept for the next visit.
    pub is_not_kept: RwSignal<bool>,
    pub is_cancelled: RwSignal<bool>,
    /// Counts the readings, so that one that is overtaken stops.
    turn: StoredValue<u32>,
    own: OwnLists,
    saved: SavedArmies,
}

impl Reading {
    pub fn new() -> Self {
        let reading = Reading {
            text: RwSignal::default(),
            answers: RwSignal::default(),
            before: RwSignal::default(),
            found: RwSignal::default(),
            is_read: RwSignal::new(false),
            refused: RwSignal::default(),
            progress: RwSignal::default(),
            is_restored: RwSignal::new(false),
            is_not_kept: RwSignal::new(false),
            is_cancelled: RwSignal::new(false),
            turn: StoredValue::new(0),
            own: use_own_lists(),
            saved: use_saved_armies(),
        };
        reading.restore();
        // Whatever is pasted or answered is kept until it is saved as a list.
        Effect::new(move || reading.keep());
        reading
    }

    fn restore(self) {
        let Some(draft) = storage::setting(DRAFT).and_then(|json| PasteDraft::read(&json)) else {
            return;
        };
        self.text.set(draft.text);
        self.answers.set(draft.answers);
        self.is_restored.set(true);
        if draft.is_read {
            self.read();
        }
    }

    fn keep(self) {
        let draft = PasteDraft {
            text: self.text.get(),
            answers: self.answers.get(),
            is_read: self.is_read.get(),
        };
        let is_kept = match draft.to_json() {
            Some(json) => {
                storage::set_setting(DRAFT, &json);
                storage::setting(DRAFT).as_ref() == Some(&json)
            }
            None => {
                storage::drop_setting(DRAFT);
                !draft.is_too_long()
            }
        };
        self.is_not_kept.set(!is_kept);
    }

    /// It is a list now, or isn't wanted. Nothing of it stays: whoever comes back before the page
    /// has gone, or presses twice, neither finds nor saves it again.
    pub fn forget(self) {
        self.paste_again();
        self.found.set(None);
        self.refused.set(None);
        self.is_restored.set(false);
        self.text.set(String::new());
        storage::drop_setting(DRAFT);
    }

    /// Stops reading; the text stays.
    pub fn cancel(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.progress.set(None);
        self.is_cancelled.set(true);
    }

    /// Reads the text, a stretch at a time.
    pub fn read(self) {
        let text = self.text.get_untracked();
        let answers = self.answers.get_untracked();
        self.turn.update_value(|turn| *turn += 1);
        let turn = self.turn.get_value();
        self.is_cancelled.set(false);
        spawn_local(async move {
            let read = self.read_in_turn(&text, &answers, turn).await;
            // Left or overtaken.
            if self.turn.try_get_value() != Some(turn) {
                return;
            }
            self.progress.set(None);
            match read {
                Ok(import) => {
                    self.refused.set(None);
                    self.found.set(Some(Arc::new(import)));
                    self.is_read.set(true);
                }
                Err(why) => self.refused.set(Some(why.to_string())),
            }
        });
    }

    async fn read_in_turn(
        self,
        text: &str,
        answers: &Answers,
        turn: u32,
    ) -> Result<Import, NotAList> {
        let mut importer = Importer::new(text, answers)?;
        while !importer.step(AT_ONCE) {
            if self.turn.try_get_value() != Some(turn) {
                break;
            }
            self.progress.set(Some(importer.progress()));
            TimeoutFuture::new(0).await;
        }
        importer.finish()
    }

    pub fn answer(self, line: usize, answer: Answer) {
        let answers = self.answers.get_untracked();
        self.before.update(|before| before.push(answers));
        self.answers.update(|answers| {
            answers.insert(line, answer);
        });
        self.read();
    }

    pub fn undo(self) {
        let earlier = self.before.try_update(Vec::pop).flatten();
        if let Some(answers) = earlier {
            self.answers.set(answers);
            self.read();
        }
    }

    pub fn paste_again(self) {
        self.is_read.set(false);
        self.answers.set(Answers::new());
        self.before.set(Vec::new());
    }

    fn list(self) -> Option<ArmyList> {
        let found = self.found.get_untracked()?;
        Some(text::import::with_open_doubts(&found))
    }

    pub fn save(self) {
        if let Some(list) = self.list() {
            let key = self.own.add(list);
            self.forget();
            address::go(&Route::OwnList(key));
        }
    }

    /// Saves it and begins an army of it; a list with faults opens in the editor first.
    pub fn save_and_build(self) {
        let Some(list) = self.list() else { return };
        let key = self.own.add(list);
        self.forget();
        let own = self.own.take(&key).ok();
        let route = match own.as_ref().and_then(|own| own.list()) {
            Some(list) => Route::Army(self.saved.begin_new(list, first_event(list))),
            None => Route::OwnList(key),
        };
        address::go(&route);
    }

    pub fn export(self) {
        if let Some(list) = self.list() {
            files::offer(&format!("{}.json", list.slug), &list.to_json());
        }
    }
}
