//! An army being built: its history, the verdict, and what the screen shows of them.

use super::navigate;
use super::shelf::{News, Parted, Shelf, copy_of, shelf};
use super::storage::{Saved, SavedVerdict, keeper};
use super::{focus, lazy};
use crate::army::{Army, CommandId, Edit, History, UnitId};
use crate::list::ArmyList;
use crate::rules::{Finding, Judgement, judge};
use crate::screen::builder::{BuilderScreen, CureView, UnitView, builder_screen};
use crate::text::Names;
use std::collections::BTreeMap;

type Label = fn(&Edit, Names<'_>) -> String;
use crate::web::signals::*;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

/// For cures that couldn't be fetched.
const ASK_AGAIN_AFTER: Duration = Duration::from_secs(5);

/// Whether a button is still being pressed.
const LOOK_AGAIN_AFTER: Duration = Duration::from_millis(50);

#[derive(Clone, Copy)]
pub struct Bench {
    key: StoredValue<String>,
    list: StoredValue<Arc<ArmyList>>,
    shelf: Shelf,
    pub history: RwSignal<History>,
    pub judgement: Memo<Arc<Judgement>>,
    pub desk: Memo<Arc<BuilderScreen>>,
    /// Wakes what is drawn of a unit when the unit changes. Were everything that is drawn of every
    /// unit to listen to the desk, an edit would take time with the square of the units.
    wakes: StoredValue<BTreeMap<UnitId, ArcTrigger>>,
    /// The cures of each finding, by its place; they come a moment after the verdict.
    pub cures: RwSignal<Vec<Vec<CureView>>>,
    /// The command that new units join.
    pub in_hand: RwSignal<Option<CommandId>>,
    /// Whose menu is open.
    pub menu: RwSignal<Option<MenuOf>>,
    /// Said to a screen reader after an edit.
    pub said: RwSignal<String>,
    /// What says an edit in words; it comes with the cures.
    label: RwSignal<Option<Label>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuOf {
    Unit(UnitId),
    Command(CommandId),
}

impl Bench {
    pub fn new(key: String, list: Arc<ArmyList>, army: Army) -> Self {
        let in_hand = RwSignal::new(army.commands.first().map(|command| command.id));
        let history = RwSignal::new(History::new(army));
        let list = StoredValue::new(list);
        let judgement = Memo::new_with_compare(
            move || {
                history.with(|history| {
                    let army = history.army();
                    Arc::new(list.with_value(|list| judge(list, &army.event, army)))
                })
            },
            |old, new| !Arc::ptr_eq(old, new),
        );
        let drawn = Memo::new_with_compare(
            move || {
                let judgement = judgement.get();
                history.with(|history| {
                    Arc::new(
                        list.with_value(|list| builder_screen(list, history.army(), &judgement)),
                    )
                })
            },
            |old, new| !Arc::ptr_eq(old, new),
        );
        let bench = Bench {
            key: StoredValue::new(key),
            list,
            shelf: shelf(),
            history,
            judgement,
            desk: drawn,
            wakes: StoredValue::new(BTreeMap::new()),
            cures: RwSignal::new(Vec::new()),
            in_hand,
            menu: RwSignal::new(None),
            said: RwSignal::new(String::new()),
            label: RwSignal::new(None),
        };
        bench.wake_units();
        bench.keep_cures();
        bench.learn_labels();
        bench.hear_other_tabs();
        bench.judge_first();
        bench
    }

    /// The army's key in storage.
    pub fn key(&self) -> String {
        self.key.get_value()
    }

    pub fn list(&self) -> Arc<ArmyList> {
        self.list.get_value()
    }

    pub fn army(&self) -> Army {
        self.history
            .with_untracked(|history| history.army().clone())
    }

    /// What is shown of a unit; none once it is gone.
    pub fn unit(self, id: UnitId) -> Option<Arc<UnitView>> {
        self.wakes
            .update_value(|wakes| wakes.entry(id).or_default().track());
        self.desk.with_untracked(|desk| desk.unit(id).cloned())
    }

    fn wake_units(self) {
        let last: RefCell<Option<Arc<BuilderScreen>>> = RefCell::new(None);
        watch(Box::new(move || {
            let now = self.desk.get();
            let Some(before) = last.replace(Some(now.clone())) else {
                return;
            };
            self.wakes.update_value(|wakes| {
                if wakes.keys().count() > now.units().len() {
                    wakes.retain(|id, _| now.unit(*id).is_some());
                }
            });
            for id in now.units_changed_since(&before) {
                let wake = self.wakes.with_value(|wakes| wakes.get(&id).cloned());
                if let Some(wake) = wake {
                    wake.notify();
                }
            }
        }));
    }

    /// Cures are tried out one by one, so the verdict is drawn first. Until then a finding that
    /// stays keeps the cures it had, so that the page doesn't jump.
    fn keep_cures(self) {
        let last: RefCell<Option<Arc<Judgement>>> = RefCell::new(None);
        watch(Box::new(move || {
            let now = self.judgement.get();
            let before = last.replace(Some(now.clone()));
            let had = self.cures.get_untracked();
            let kept = |finding: &Finding| {
                let mut old = before.iter().flat_map(|before| &before.findings);
                old.position(|old| old.rule == finding.rule && old.subjects == finding.subjects)
                    .and_then(|place| had.get(place).cloned())
                    .unwrap_or_default()
            };
            self.cures.set(now.findings.iter().map(kept).collect());
            set_timeout(move || self.find_cures(now, 0), Duration::from_millis(20));
        }));
    }

    /// One finding at a time, so that nobody who taps meanwhile has to wait.
    fn find_cures(self, judgement: Arc<Judgement>, place: usize) {
        if !self.is_current(&judgement) || place >= judgement.findings.len() {
            return;
        }
        let (list, army) = (self.list(), self.army());
        spawn_local(async move {
            let found = lazy::cures(list, army, judgement.clone(), place).await;
            let Ok(found) = found else {
                let later = move || self.find_cures(judgement, place);
                return set_timeout(later, ASK_AGAIN_AFTER);
            };
            if self.is_current(&judgement) {
                if self.label.with_untracked(Option::is_none) {
                    self.learn_labels();
                }
                self.show_once_released(judgement, place, found);
            }
        });
    }

    /// New cures move what is below them: not while a button there is being pressed.
    fn show_once_released(self, judgement: Arc<Judgement>, place: usize, found: Vec<CureView>) {
        if !self.is_current(&judgement) {
            return;
        }
        let pressed = document().query_selector("button:active");
        if pressed.ok().flatten().is_some() {
            let later = move || self.show_once_released(judgement, place, found);
            return set_timeout(later, LOOK_AGAIN_AFTER);
        }
        self.show_cures(place, found);
        let next = move || self.find_cures(judgement, place + 1);
        set_timeout(next, Duration::ZERO);
    }

    fn learn_labels(self) {
        spawn_local(async move {
            if let Ok(label) = lazy::labels().await {
                self.label.set(Some(label));
            }
        });
    }

    /// The next edit to be undone or done again in words, if there is one and the words are here.
    pub fn next_step(self, pick: fn(&History) -> Option<&Edit>) -> Option<String> {
        let label = self.label.get()?;
        self.history.with(|history| {
            let (list, army) = (&self.list(), history.army());
            let edit = pick(history)?;
            Some(label(edit, Names { list, army }))
        })
    }

    /// Whether this is the verdict on the army as it stands.
    fn is_current(self, judgement: &Arc<Judgement>) -> bool {
        let now = self.judgement.try_get_untracked();
        now.is_some_and(|now| Arc::ptr_eq(&now, judgement))
    }

    fn show_cures(self, place: usize, found: Vec<CureView>) {
        let differs = |cures: &Vec<Vec<CureView>>| cures.get(place) != Some(&found);
        if self.cures.with_untracked(differs) {
            self.cures.update(|cures| {
                if let Some(cures) = cures.get_mut(place) {
                    *cures = found;
                }
            });
        }
    }

    /// Applies an edit, keeps the army and the focus, and says the verdict.
    pub fn apply(self, edit: impl Into<Rc<Edit>>) {
        self.attempt(edit);
    }

    /// The same; says whether it could be done. If not, what is said tells why.
    pub fn attempt(self, edit: impl Into<Rc<Edit>>) -> bool {
        self.take(edit.into())
    }

    fn take(self, edit: Rc<Edit>) -> bool {
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
        let key = self.key.get_value();
        let is_unjudged = self.shelf.armies.with_untracked(|armies| {
            let mut armies = armies.iter();
            armies.any(|army| army.key == key && army.verdict == SavedVerdict::Unjudged)
        });
        if is_unjudged {
            self.save();
        }
    }

    fn hear_other_tabs(self) {
        self.shelf.news.set(None);
        effect(move || {
            let key = self.key.get_value();
            match self.shelf.news.get() {
                Some(News::Changed(of, army)) if of == key => untrack(|| self.follow(army)),
                Some(News::RunOver(of)) if of == key => untrack(|| self.part()),
                _ => {}
            }
        });
    }

    /// Shows what another tab made of this army; it can be undone here like any edit.
    fn follow(self, army: Box<Army>) {
        focus::keep(|| {
            let edit = Edit::TakeOver(army);
            let _ = self.history.try_update(|history| history.apply(edit));
            self.settle();
            self.said
                .set("This army was changed in another tab.".to_owned());
        });
    }

    /// This army and the one that is stored under its key went apart: it becomes one of its own,
    /// stored at once, and the player is asked afterwards.
    fn part(self) {
        let theirs = self.key.get_value();
        let mine = Shelf::fresh_key();
        let name = self.army().name;
        keeper(|keeper| keeper.part(&theirs));
        self.key.set_value(mine.clone());
        navigate::rename_army(mine.clone());
        self.shelf.parted.set(Some(Parted {
            name: name.clone(),
            mine,
            theirs,
        }));
        self.apply(Edit::Rename(copy_of(&name)));
    }

    fn save(self) {
        let judgement = self.judgement.get_untracked();
        let saved = self.history.with_untracked(|history| {
            self.shelf
                .save(&self.key.get_value(), history.army(), &judgement)
        });
        if saved == Saved::Conflict {
            self.part();
        }
    }

    fn after_change(self) {
        self.save();
        self.settle();
        let head = self.desk.with_untracked(|desk| {
            format!(
                "{} {} {}",
                desk.head.points, desk.head.of_points, desk.head.verdict.sentence
            )
        });
        self.said.set(head);
    }

    /// New units join a command that is there.
    fn settle(self) {
        self.history.with_untracked(|history| {
            let army = history.army();
            let in_hand = self.in_hand.get_untracked();
            if in_hand.is_none_or(|id| army.command(id).is_none()) {
                self.in_hand
                    .set(army.commands.last().map(|command| command.id));
            }
        });
    }
}
