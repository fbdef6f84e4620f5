//! An army being built: its history, the verdict, and what the screen shows of them.

use super::focus;
use super::shelf::{Shelf, shelf};
use crate::army::{Army, CommandId, Edit, History, UnitId};
use crate::desk::{CureView, Desk, cures_of, desk};
use crate::list::ArmyList;
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

    fn after_change(self) {
        let judgement = self.judgement.get_untracked();
        self.history.with_untracked(|history| {
            let army = history.army();
            self.shelf.save(&self.key.get_value(), army, &judgement);
            let in_hand = self.in_hand.get_untracked();
            if in_hand.is_none_or(|id| army.command(id).is_none()) {
                self.in_hand
                    .set(army.commands.last().map(|command| command.id));
            }
        });
        let head = self.desk.with_untracked(|desk| {
            format!(
                "{} {} {}",
                desk.head.points, desk.head.of_points, desk.head.verdict.sentence
            )
        });
        self.said.set(head);
    }
}
