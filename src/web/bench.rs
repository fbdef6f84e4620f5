//! An army being built: its history, the verdict, and what the screen shows of them.

use super::focus;
use super::navigate;
use super::shelf::{News, Parted, Shelf, copy_of, shelf};
use super::storage::{Saved, Verdict, keeper};
use crate::army::{Army, CommandId, Edit, History, UnitId};
use crate::desk::{CureView, Desk, cures_of, desk};
use crate::list::ArmyList;
use crate::route::Route;
use crate::rules::{Judgement, judge};
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

#[derive(Clone, Copy)]
pub struct Bench {
    key: StoredValue<String>,
    list: StoredValue<Arc<ArmyList>>,
    shelf: Shelf,
    pub history: RwSignal<History>,
    pub judgement: Memo<Arc<Judgement>>,
    pub desk: Memo<Arc<Desk>>,
    /// The cures of each finding, by its place; they come a moment after the verdict.
    pub cures: RwSignal<Vec<Vec<CureView>>>,
    /// The command that new units join.
    pub in_hand: RwSignal<Option<CommandId>>,
    /// Whose menu is open.
    pub menu: RwSignal<Option<MenuOf>>,
    /// Said to a screen reader after an edit.
    pub said: RwSignal<String>,
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
        let judgement = Memo::new(move |_| {
            history.with(|history| {
                let army = history.army();
                Arc::new(list.with_value(|list| judge(list, &army.event, army)))
            })
        });
        let drawn = Memo::new(move |_| {
            let judgement = judgement.get();
            history.with(|history| {
                Arc::new(list.with_value(|list| desk(list, history.army(), &judgement)))
            })
        });
        let bench = Bench {
            key: StoredValue::new(key),
            list,
            shelf: shelf(),
            history,
            judgement,
            desk: drawn,
            cures: RwSignal::new(Vec::new()),
            in_hand,
            menu: RwSignal::new(None),
            said: RwSignal::new(String::new()),
        };
        bench.keep_cures();
        bench.hear_other_tabs();
        bench.judge_first();
        bench
    }

    pub fn list(&self) -> Arc<ArmyList> {
        self.list.get_value()
    }

    pub fn army(&self) -> Army {
        self.history.with(|history| history.army().clone())
    }

    /// Cures are tried out one by one, so the verdict is drawn first.
    fn keep_cures(self) {
        let round = StoredValue::new(0u32);
        Effect::new(move |_| {
            let judgement = self.judgement.get();
            round.update_value(|round| *round += 1);
            let this = round.get_value();
            if judgement.findings.is_empty() {
                self.cures.set(Vec::new());
                return;
            }
            set_timeout(
                move || {
                    if round.try_get_value() != Some(this) {
                        return;
                    }
                    let cures = self.history.with_untracked(|history| {
                        let army = history.army();
                        let of = |place| {
                            self.list
                                .with_value(|list| cures_of(list, army, &judgement, place))
                        };
                        (0..judgement.findings.len()).map(of).collect()
                    });
                    self.cures.set(cures);
                },
                Duration::from_millis(20),
            );
        });
    }

    /// Applies an edit, keeps the army and the focus, and says the verdict.
    pub fn apply(self, edit: Edit) {
        focus::keep(|| {
            let applied = self.history.try_update(|history| history.apply(edit));
            match applied {
                Some(Ok(())) => self.after_change(),
                Some(Err(trouble)) => self.said.set(format!("That can't be done: {trouble}.")),
                None => {}
            }
        });
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
            armies.any(|army| army.key == key && army.verdict == Verdict::Unjudged)
        });
        if is_unjudged {
            self.save();
        }
    }

    fn hear_other_tabs(self) {
        self.shelf.news.set(None);
        Effect::new(move |_| {
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
        navigate::rename(&Route::Army(mine.clone()));
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
