//! What stands in a field: what the list says, or what is being typed. A pause keeps it, leaving the
//! field or Enter reads it, and all that is typed in one go is one step to take back.

use super::desk::{Desk, use_desk};
use crate::screen::list_editor::Refusal;
use leptos::ev::KeyboardEvent;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

type Take = Arc<dyn Fn(String) -> Result<(), String> + Send + Sync>;

/// As long as people stop between words.
const PAUSE: Duration = Duration::from_millis(500);

#[derive(Clone, Copy)]
pub struct Typing {
    desk: Desk,
    id: StoredValue<String>,
    /// What the field is called among the things to put right.
    name: Signal<String>,
    value: Signal<String>,
    typed: RwSignal<Option<String>>,
    /// What stood in the field when it was entered.
    before: StoredValue<String>,
    take: StoredValue<Take>,
    /// The change that this field made last, while it isn't left.
    last_change: StoredValue<Option<u64>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    refused: Memo<Option<Refusal>>,
}

impl Typing {
    pub fn new(
        id: String,
        name: Signal<String>,
        value: Signal<String>,
        take: impl Fn(String) -> Result<(), String> + Send + Sync + 'static,
    ) -> Self {
        let desk = use_desk();
        let typing = Typing {
            desk,
            refused: desk.refused(id.clone()),
            id: StoredValue::new(id.clone()),
            name,
            value,
            typed: RwSignal::new(None),
            before: StoredValue::new(String::new()),
            take: StoredValue::new(Arc::new(take)),
            last_change: StoredValue::new(None),
            timer: StoredValue::new(None),
        };
        on_cleanup(move || {
            typing.stop_timer();
            desk.accept(&id);
        });
        typing
    }

    /// What the field shows.
    pub fn shown(self) -> String {
        let typed = self.typed.try_get().flatten();
        let refused = || self.refused.try_get().flatten().map(|it| it.typed);
        let value = || self.value.try_get().unwrap_or_default();
        typed.or_else(refused).unwrap_or_else(value)
    }

    /// Why what was typed can't be read.
    pub fn why(self) -> String {
        let refused = self.refused.try_get().flatten();
        refused.map_or_else(String::new, |it| it.why)
    }

    pub fn is_refused(self) -> bool {
        self.refused.try_get().flatten().is_some()
    }

    pub fn enter(self, shown: String) {
        self.before.set_value(shown);
    }

    pub fn input(self, typed: String) {
        self.typed.set(Some(typed));
        self.desk.begin_typing(self);
        self.stop_timer();
        let timer = set_timeout_with_handle(move || self.keep(), PAUSE).ok();
        self.timer.set_value(timer);
    }

    /// Keeps what can be read, and says nothing of the rest: more may be typed.
    pub fn keep(self) {
        if self.attempt().is_ok() && self.typed.try_get_untracked().flatten().is_some() {
            self.accept();
        }
    }

    /// Reads what was typed; says whether nothing is wrong with it.
    pub fn read(self) -> bool {
        self.stop_timer();
        self.desk.end_typing();
        let Some(Some(typed)) = self.typed.try_get_untracked() else {
            return !matches!(self.refused.try_get_untracked(), Some(Some(_)));
        };
        let read = self.attempt();
        self.last_change.set_value(None);
        let is_read = read.is_ok();
        match read {
            Ok(()) => self.accept(),
            Err(why) => self.desk.refuse(Refusal {
                field: self.id.get_value(),
                name: self.name.get_untracked(),
                typed,
                why,
                depth: self.desk.open.history.with_untracked(|it| it.depth()),
            }),
        }
        let _ = self.typed.try_set(None);
        is_read
    }

    fn accept(self) {
        if let Some(id) = self.id.try_get_value() {
            self.desk.accept(&id);
        }
    }

    fn attempt(self) -> Result<(), String> {
        let (Some(Some(typed)), Some(value)) = (
            self.typed.try_get_untracked(),
            self.value.try_get_untracked(),
        ) else {
            // The page was left, or nothing was typed.
            return Ok(());
        };
        if typed == value {
            return Ok(());
        }
        let history = self.desk.open.history;
        let changes = || history.with_untracked(|history| history.changes());
        let before = changes();
        let take = self.take.get_value();
        take(typed)?;
        if changes() != before {
            if self.last_change.get_value() == Some(before) {
                history.update(|history| history.join_last());
            }
            self.last_change.set_value(Some(changes()));
        }
        Ok(())
    }

    /// While something is typed the field's own undo comes first; then that of the list.
    pub fn hold_undo(self, event: &KeyboardEvent) {
        let is_undo = matches!(event.key().as_str(), "z" | "Z" | "y" | "Y");
        if !(is_undo && (event.ctrl_key() || event.meta_key())) {
            return;
        }
        match self.typed.try_get_untracked().flatten() {
            Some(typed) if typed != self.before.get_value() => event.stop_propagation(),
            Some(_) => {
                self.read();
            }
            None => {}
        }
    }

    fn stop_timer(self) {
        if let Some(timer) = self.timer.try_get_value().flatten() {
            timer.clear();
        }
        let _ = self.timer.try_set_value(None);
    }
}
