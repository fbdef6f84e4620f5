//! The text at hand, how far it is read, what was answered, and where it goes.

use super::super::list_editor::first_event;
use crate::import::{Answer, Answers, Import, Importer, NotAList, PasteDraft, WaitingPastes};
use crate::list::ArmyList;
use crate::route::Route;
use crate::screen::import::AnswerSteps;
use crate::text;
use crate::web::browser::{address, files, focus, storage};
use crate::web::state::{OwnLists, SavedArmies, use_own_lists, use_saved_armies};
use gloo_timers::future::TimeoutFuture;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;

/// Milliseconds that are read before the page is drawn again, and lines before the clock is asked.
const AT_ONCE: f64 = 80.0;
const LINES: usize = 200;
/// A text of so many bytes is kept out of its field while it is read: to lay it out takes longer.
pub const LONG: usize = 50_000;
/// Where the browser keeps what isn't saved yet.
const DRAFT: &str = "paste";
/// Where pastes of other tabs wait.
const WAITING: &str = "pastes-waiting";

#[derive(Clone, Copy)]
pub struct Reading {
    /// What stands in the field.
    pub text: RwSignal<String>,
    pub answers: RwSignal<AnswerSteps>,
    /// The text that they are about.
    answered: StoredValue<String>,
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
    /// The list of the same text that was saved before this one.
    pub saved_before: RwSignal<Option<String>>,
    /// The first words of a paste that waits, from another tab.
    pub waiting: RwSignal<Option<String>>,
    /// What this tab read or kept last, to tell it from another tab's.
    mine: StoredValue<Option<String>>,
    /// Counts the readings, so that one that is overtaken stops.
    turn: StoredValue<u32>,
    own: OwnLists,
    saved: SavedArmies,
}

impl Reading {
    pub fn new() -> Self {
        let reading = Reading {
            text: RwSignal::default(),
            answers: RwSignal::new(AnswerSteps::new(Answers::new())),
            answered: StoredValue::default(),
            found: RwSignal::default(),
            is_read: RwSignal::new(false),
            refused: RwSignal::default(),
            progress: RwSignal::default(),
            is_restored: RwSignal::new(false),
            is_not_kept: RwSignal::new(false),
            is_cancelled: RwSignal::new(false),
            saved_before: RwSignal::default(),
            waiting: RwSignal::default(),
            mine: StoredValue::default(),
            turn: StoredValue::new(0),
            own: use_own_lists(),
            saved: use_saved_armies(),
        };
        reading.restore();
        // Whatever is pasted or answered is kept until it is saved as a list.
        Effect::new(move || reading.keep());
        let others = window_event_listener(ev::storage, move |event| {
            reading.hear(event.key().as_deref(), event.new_value().as_deref());
        });
        on_cleanup(move || others.remove());
        reading
    }

    fn restore(self) {
        let kept = storage::setting(DRAFT);
        self.mine.set_value(kept.clone());
        match kept.and_then(|json| PasteDraft::read(&json)) {
            Some(draft) => self.begin_with(draft),
            None => self.begin_with_waiting(),
        }
    }

    /// Goes on with the paste that waits; what is at hand waits instead.
    pub fn begin_with_waiting(self) {
        let at_hand = self.at_hand();
        self.drop_mine();
        let mut waiting = waiting();
        let Some(draft) = waiting.take() else { return };
        if at_hand.to_json().is_some() {
            waiting.add(at_hand);
        }
        keep_waiting(&waiting);
        self.paste_again();
        self.refused.set(None);
        self.begin_with(draft);
        focus::soon("page-heading");
    }

    /// Another tab has kept something. What is at hand here waits, should that be other text.
    fn hear(self, key: Option<&str>, value: Option<&str>) {
        let at_hand = self.at_hand();
        let other = value.filter(|_| key.is_some_and(|key| storage::is_setting(key, DRAFT)));
        let other = other.and_then(PasteDraft::read);
        if other.is_some_and(|it| it.text != at_hand.text) && at_hand.to_json().is_some() {
            let mut waiting = waiting();
            waiting.add(at_hand);
            keep_waiting(&waiting);
        }
        self.look_for_waiting();
    }

    fn at_hand(self) -> PasteDraft {
        PasteDraft {
            text: self.text.get_untracked(),
            answers: self.answers.with_untracked(|it| it.now().clone()),
            is_read: self.is_read.get_untracked(),
        }
    }

    fn look_for_waiting(self) {
        let at_hand = self.at_hand();
        // A text too long to wait isn't put aside for another.
        let other = (!at_hand.is_too_long()).then(|| waiting().first_words(&at_hand.text));
        self.waiting.set(other.flatten());
    }

    /// What another tab has kept in the meantime waits, and what this one kept before doesn't.
    fn make_room(self, text: &str) {
        let kept = storage::setting(DRAFT);
        let mine = self.mine.get_value();
        let draft = |json: &Option<String>| json.as_deref().and_then(PasteDraft::read);
        let mut waiting = waiting();
        let before = waiting.clone();
        waiting.drop_text(text);
        if let Some(mine) = draft(&mine) {
            waiting.drop_text(&mine.text);
        }
        let other = draft(&kept).filter(|it| kept != mine && it.text != text);
        if let Some(other) = other {
            waiting.add(other);
        }
        if waiting != before {
            keep_waiting(&waiting);
        }
    }

    fn begin_with(self, draft: PasteDraft) {
        self.answered.set_value(draft.text.clone());
        self.answers.set(AnswerSteps::new(draft.answers));
        self.text.set(draft.text);
        self.is_restored.set(true);
        if draft.is_read {
            self.read();
        }
    }

    fn keep(self) {
        self.text.with(|text| self.answers_follow(text));
        let draft = PasteDraft {
            text: self.text.get(),
            answers: self.answers.with(|it| it.now().clone()),
            is_read: self.is_read.get(),
        };
        let is_kept = match draft.to_json() {
            Some(json) => {
                self.make_room(&draft.text);
                storage::set_setting(DRAFT, &json);
                let is_kept = storage::setting(DRAFT).as_ref() == Some(&json);
                self.mine.set_value(Some(json));
                is_kept
            }
            None => {
                self.drop_mine();
                !draft.is_too_long()
            }
        };
        self.is_not_kept.set(!is_kept);
        self.look_for_waiting();
    }

    /// Answers stay with their lines when the text is changed.
    fn answers_follow(self, text: &str) {
        let is_same = self.answered.with_value(|answered| answered == text);
        let has_answers = self.answers.with_untracked(|it| !it.now().is_empty());
        if !is_same && has_answers {
            let answered = self.answered.get_value();
            self.answers
                .update_untracked(|it| it.follow(&answered, text));
        }
        if !is_same {
            self.answered.set_value(text.to_owned());
        }
    }

    /// What this tab kept, and not what another has kept since.
    fn drop_mine(self) {
        let mine = self.mine.get_value();
        if let Some(draft) = mine.as_deref().and_then(PasteDraft::read) {
            let mut waiting = waiting();
            waiting.drop_text(&draft.text);
            keep_waiting(&waiting);
        }
        if storage::setting(DRAFT) == mine {
            storage::drop_setting(DRAFT);
        }
        self.mine.set_value(None);
    }

    /// It is a list now, or isn't wanted. Nothing of it stays: whoever comes back before the page
    /// has gone, or presses twice, neither finds nor saves it again.
    pub fn forget(self) {
        self.paste_again();
        self.answers.set(AnswerSteps::new(Answers::new()));
        self.found.set(None);
        self.refused.set(None);
        self.is_restored.set(false);
        self.text.set(String::new());
        self.drop_mine();
    }

    /// Stops reading; the text stays.
    pub fn cancel(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.progress.set(None);
        self.is_cancelled.set(true);
        focus::soon("list-text");
    }

    /// Reads a text that was pasted or chosen as a whole.
    pub fn read_new(self, text: String) {
        if text.len() > LONG {
            // Before the field takes it.
            self.progress.set(Some((0, text.lines().count())));
        }
        self.text.set(text);
        self.read();
    }

    /// Reads the text, a stretch at a time.
    pub fn read(self) {
        let text = self.text.get_untracked();
        self.answers_follow(&text);
        let answers = self.answers.with_untracked(|it| it.now().clone());
        self.turn.update_value(|turn| *turn += 1);
        let turn = self.turn.get_value();
        self.is_cancelled.set(false);
        if text.len() > LONG {
            self.progress.set(Some((0, text.lines().count())));
        }
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
                    if !self.is_read.get_untracked() {
                        self.is_read.set(true);
                        focus::soon("page-heading");
                    }
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
        let mut begun = js_sys::Date::now();
        while !importer.step(LINES) {
            if js_sys::Date::now() - begun < AT_ONCE {
                continue;
            }
            if self.turn.try_get_value() != Some(turn) {
                break;
            }
            self.progress.set(Some(importer.progress()));
            TimeoutFuture::new(0).await;
            begun = js_sys::Date::now();
        }
        importer.finish()
    }

    pub fn answer(self, line: usize, answer: Answer) {
        self.answers.update(|answers| answers.answer(line, answer));
        self.read();
    }

    pub fn undo(self) {
        self.answers.update(AnswerSteps::undo);
        self.read();
    }

    pub fn redo(self) {
        self.answers.update(AnswerSteps::redo);
        self.read();
    }

    /// Shows the text again. What was answered stays with the lines that stay.
    pub fn paste_again(self) {
        self.is_read.set(false);
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

    /// Whether another list follows in the text.
    pub fn has_next(self) -> bool {
        let text = self.text;
        self.found.with(|found| {
            let found = found.as_ref();
            found.is_some_and(|it| text.with_untracked(|text| it.other_lists(text).is_some()))
        })
    }

    /// Saves it and goes on with the next list of the text.
    pub fn save_and_read_next(self) {
        let found = self.found.get_untracked();
        let rest = found.and_then(|found| self.text.with_untracked(|text| found.other_lists(text)));
        let (Some(list), Some(rest)) = (self.list(), rest) else {
            return;
        };
        let name = list.name.clone();
        self.own.add(list);
        self.forget();
        self.saved_before.set(Some(name));
        self.read_new(rest);
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

fn waiting() -> WaitingPastes {
    storage::setting(WAITING)
        .map(|json| WaitingPastes::read(&json))
        .unwrap_or_default()
}

fn keep_waiting(waiting: &WaitingPastes) {
    match waiting.to_json() {
        Some(json) => storage::set_setting(WAITING, &json),
        None => storage::drop_setting(WAITING),
    }
}
