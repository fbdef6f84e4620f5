//! The army that is being built: its history, the verdict, and what the screen shows of them.

use super::at_work::AtWork;
use super::saved_armies::{News, Parted, SavedArmies, copy_of};
use crate::army::{Army, CommandId, Edit, History, UnitId};
use crate::list::ArmyList;
use crate::rules::{Finding, Judgement, judge};
use crate::screen::builder::{
    BuilderScreen, CureView, UnitRow, UnitView, builder_screen, cures_of,
};
use crate::screen::start::summary_of;
use crate::store::{Saved, SavedVerdict};
use crate::text::{Names, edit_label};
use crate::web::browser::{address, focus};
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// The verdict is drawn before its cures are looked for.
const AFTER_THE_VERDICT: Duration = Duration::from_millis(20);
/// Whether a button is still being pressed.
const LOOK_AGAIN_AFTER: Duration = Duration::from_millis(50);

#[derive(Clone, Copy)]
pub struct OpenArmy {
    key: StoredValue<String>,
    list: StoredValue<Arc<ArmyList>>,
    saved: SavedArmies,
    pub history: RwSignal<History>,
    pub judgement: Memo<Arc<Judgement>>,
    pub screen: Memo<Arc<BuilderScreen>>,
    /// The cures of each finding, by its place; they come a moment after the verdict.
    cures: RwSignal<Vec<Option<Vec<CureView>>>>,
    /// The command that new units join.
    pub adding_to: RwSignal<Option<CommandId>>,
    /// Said to a screen reader after an edit.
    pub said: RwSignal<String>,
}

/// What was worked out anew is another, without looking through all of it.
fn is_another<T>(old: Option<&Arc<T>>, new: Option<&Arc<T>>) -> bool {
    match (old, new) {
        (Some(old), Some(new)) => !Arc::ptr_eq(old, new),
        _ => true,
    }
}

impl OpenArmy {
    /// Where the page has the army at work already, that one is shown.
    pub fn new(key: String, list: Arc<ArmyList>, army: Army) -> Self {
        let adding_to = RwSignal::new(army.commands.first().map(|command| command.id));
        let AtWork {
            key,
            saved,
            history,
            ..
        } = use_context().unwrap_or_else(|| AtWork::new(key, army));
        let judged = list.clone();
        let judgement = Memo::new_with_compare(
            move |_| {
                history.with(|history| {
                    let army = history.army();
                    Arc::new(judge(&judged, &army.event, army))
                })
            },
            is_another,
        );
        let shown = list.clone();
        let screen = Memo::new_with_compare(
            move |_| {
                let judgement = judgement.get();
                history.with(|history| Arc::new(builder_screen(&shown, history.army(), &judgement)))
            },
            is_another,
        );
        let open = OpenArmy {
            key,
            list: StoredValue::new(list),
            saved,
            history,
            judgement,
            screen,
            cures: RwSignal::new(Vec::new()),
            adding_to,
            said: RwSignal::new(String::new()),
        };
        open.keep_cures();
        open.hear_other_tabs();
        open.judge_first();
        open
    }

    /// The army's key in storage.
    pub fn key(self) -> String {
        self.key.get_value()
    }

    pub fn list(self) -> Arc<ArmyList> {
        self.list.get_value()
    }

    pub fn army(self) -> Army {
        self.history
            .with_untracked(|history| history.army().clone())
    }

    /// What is shown of a unit; none once it is gone. It wakes what reads it when the unit
    /// changes, and not with every edit.
    pub fn unit(self, id: UnitId) -> Memo<Option<Arc<UnitView>>> {
        Memo::new(move |_| self.screen.with(|screen| screen.unit(id).cloned()))
    }

    /// What is shown of a row of units, by its first.
    pub fn row(self, first: UnitId) -> Memo<Option<Arc<UnitRow>>> {
        Memo::new(move |_| self.screen.with(|screen| screen.row(first).cloned()))
    }

    /// The cures of the finding at this place; none while they are still looked for.
    pub fn cures_of(self, place: usize) -> Memo<Option<Vec<CureView>>> {
        Memo::new(move |_| self.cures.with(|cures| cures.get(place).cloned().flatten()))
    }

    /// Takes a text as it is typed: saved with every letter, undone as a whole.
    pub fn type_in(self, edit: Edit) {
        let applied = self.history.try_update(|history| history.apply_typed(edit));
        if matches!(applied, Some(Ok(()))) {
            self.save();
        }
    }

    /// The text field was left; the page may have been, too.
    pub fn end_typing(self) {
        let _ = self
            .history
            .try_update_untracked(|history| history.end_typing());
    }

    /// Cures are tried out one by one, so the verdict is drawn first. Until then a finding that
    /// stays keeps the cures it had, so that the page doesn't jump.
    fn keep_cures(self) {
        Effect::new(move |before: Option<Arc<Judgement>>| {
            let now = self.judgement.get();
            let had = self.cures.get_untracked();
            let kept = |finding: &Finding| {
                let mut old = before.iter().flat_map(|before| &before.findings);
                old.position(|old| old.rule == finding.rule && old.subjects == finding.subjects)
                    .and_then(|place| had.get(place).cloned())
                    .unwrap_or_default()
            };
            self.cures.set(now.findings.iter().map(kept).collect());
            let judgement = now.clone();
            set_timeout(move || self.find_cures(judgement, 0), AFTER_THE_VERDICT);
            now
        });
    }

    /// One finding at a time, so that nobody who taps meanwhile has to wait. New cures move what
    /// is below them, so not while a button is being pressed.
    fn find_cures(self, judgement: Arc<Judgement>, place: usize) {
        if !self.is_current(&judgement) || place >= judgement.findings.len() {
            return;
        }
        let pressed = document().query_selector("button:active");
        if pressed.ok().flatten().is_some() {
            let later = move || self.find_cures(judgement, place);
            return set_timeout(later, LOOK_AGAIN_AFTER);
        }
        let found = cures_of(&self.list(), &self.army(), &judgement, place);
        self.show_cures(place, found);
        let next = move || self.find_cures(judgement, place + 1);
        set_timeout(next, Duration::ZERO);
    }

    /// Whether this is the verdict on the army as it stands. The page may have been left.
    fn is_current(self, judgement: &Arc<Judgement>) -> bool {
        let now = self.judgement.try_get_untracked();
        now.is_some_and(|now| Arc::ptr_eq(&now, judgement))
    }

    fn show_cures(self, place: usize, found: Vec<CureView>) {
        let found = Some(found);
        let differs = |cures: &Vec<Option<Vec<CureView>>>| cures.get(place) != Some(&found);
        if self.cures.with_untracked(differs) {
            self.cures.update(|cures| {
                if let Some(cures) = cures.get_mut(place) {
                    *cures = found;
                }
            });
        }
    }

    /// The next edit to be undone or done again in words, if there is one.
    pub fn next_step(self, pick: fn(&History) -> Option<&Edit>) -> Option<String> {
        self.history.with(|history| {
            let (list, army) = (&self.list(), history.army());
            Some(edit_label(pick(history)?, Names { list, army }))
        })
    }

    /// Applies an edit, keeps the army and the focus, and says the verdict.
    pub fn apply(self, edit: impl Into<Arc<Edit>>) {
        self.attempt(edit);
    }

    /// The same; says whether it could be done. If not, what is said tells why.
    pub fn attempt(self, edit: impl Into<Arc<Edit>>) -> bool {
        let edit = edit.into();
        focus::keep(|| {
            let applied = self.history.try_update(|history| history.apply(edit));
            match applied {
                Some(Ok(())) => {
                    self.after_change();
                    true
                }
                Some(Err(trouble)) => {
                    self.said.set(format!("That can't be done: {trouble}."));
                    false
                }
                // The page was left.
                None => false,
            }
        })
    }

    pub fn undo(self) {
        focus::keep(|| {
            if self.history.try_update(|history| history.undo().is_some()) == Some(true) {
                self.after_change();
            }
        });
    }

    pub fn redo(self) {
        focus::keep(|| {
            if self.history.try_update(|history| history.redo().is_some()) == Some(true) {
                self.after_change();
            }
        });
    }

    /// An army of an older format, or one that was found again, is stored with its verdict.
    fn judge_first(self) {
        let key = self.key();
        let is_unjudged = self.saved.armies.with_untracked(|armies| {
            let mut armies = armies.iter();
            armies.any(|army| army.key == key && army.verdict == SavedVerdict::Unjudged)
        });
        if is_unjudged {
            self.save();
        } else {
            // Its list may be another than it was judged by.
            let judgement = self.judgement.get_untracked();
            let judged = summary_of(&key, &self.list(), &self.army(), &judgement);
            self.saved.note_verdicts(vec![judged]);
        }
    }

    fn hear_other_tabs(self) {
        self.saved.news.set(None);
        Effect::new(move |_| match self.saved.news.get() {
            Some(News::Changed(of, army)) if of == self.key() => untrack(|| self.follow(&army)),
            Some(News::RunOver(of)) if of == self.key() => untrack(|| self.part()),
            _ => {}
        });
    }

    /// Shows what another tab made of this army; it can be undone here like any edit.
    fn follow(self, army: &str) {
        // What the other tab stored was read from there; if not, it is shown when it is opened.
        let Ok(army) = Army::read(army.as_bytes(), "The other tab's army") else {
            return;
        };
        focus::keep(|| {
            let edit = Edit::TakeOver(Box::new(army));
            let _ = self.history.try_update(|history| history.apply(edit));
            self.settle();
            self.said
                .set("This army was changed in another tab.".to_owned());
        });
    }

    /// This army and the one that is stored under its key went apart: it becomes one of its own,
    /// stored at once, and the player is asked afterwards.
    fn part(self) {
        let theirs = self.key();
        let mine = SavedArmies::fresh_key();
        let name = self.army().name;
        self.saved.keeper(|keeper| keeper.part(&theirs));
        self.key.set_value(mine.clone());
        address::rename_army(mine.clone());
        self.saved.parted.set(Some(Parted {
            name: name.clone(),
            mine,
            theirs,
        }));
        self.apply(Edit::Rename(copy_of(&name)));
    }

    fn save(self) {
        let judgement = self.judgement.get_untracked();
        let saved = self.history.with_untracked(|history| {
            let (key, list) = (self.key(), self.list());
            self.saved.save(&key, &list, history.army(), &judgement)
        });
        if saved == Saved::Conflict {
            self.part();
        }
    }

    fn after_change(self) {
        self.save();
        self.settle();
        let head = self.screen.with_untracked(|screen| {
            format!(
                "{} {} {}",
                screen.head.points, screen.head.of_points, screen.head.verdict.sentence
            )
        });
        self.said.set(head);
    }

    /// New units join a command that is there.
    fn settle(self) {
        self.history.with_untracked(|history| {
            let army = history.army();
            let adding_to = self.adding_to.get_untracked();
            if adding_to.is_none_or(|id| army.command(id).is_none()) {
                self.adding_to
                    .set(army.commands.last().map(|command| command.id));
            }
        });
    }
}
