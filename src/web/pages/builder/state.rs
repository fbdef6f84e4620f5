//! What the builder's page itself keeps: which tab, which row and which dialog is open.

use crate::army::{Army, CommandId, UnitId};
use crate::list::ArmyList;
use crate::screen::builder::{FindingView, Group};
use crate::screen::proposals::Task;
use crate::web::browser::focus;
use crate::web::state::OpenArmy;
use leptos::prelude::*;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What a phone shows one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    Troops,
    Army,
}

impl Tab {
    pub fn name(self) -> &'static str {
        match self {
            Tab::Troops => "troops",
            Tab::Army => "army",
        }
    }
}

#[derive(Clone, Copy)]
pub struct BuilderPage {
    pub open: OpenArmy,
    pub tab: RwSignal<Tab>,
    /// The unit whose card is open.
    pub card: RwSignal<Option<UnitId>>,
    /// The command whose menu is open.
    pub command_menu: RwSignal<Option<CommandId>>,
    /// Units whose row is opened into its units.
    pub opened: RwSignal<BTreeSet<UnitId>>,
    /// The troops that are shown; none: all.
    pub group: RwSignal<Option<Group>>,
    pub only_affordable: RwSignal<bool>,
    pub verdict_open: RwSignal<bool>,
    pub event_open: RwSignal<bool>,
    pub export_open: RwSignal<bool>,
    pub changes_open: RwSignal<bool>,
    pub help_open: RwSignal<bool>,
    pub finish_open: RwSignal<bool>,
    /// What is done when it is open.
    pub finish: RwSignal<Task>,
}

impl BuilderPage {
    pub fn new(key: String, list: Arc<ArmyList>, army: Army) -> Self {
        let closed = || RwSignal::new(false);
        BuilderPage {
            open: OpenArmy::new(key, list, army),
            tab: RwSignal::new(Tab::Troops),
            card: RwSignal::new(None),
            command_menu: RwSignal::new(None),
            opened: RwSignal::new(BTreeSet::new()),
            group: RwSignal::new(None),
            only_affordable: closed(),
            verdict_open: closed(),
            event_open: closed(),
            export_open: closed(),
            changes_open: closed(),
            help_open: closed(),
            finish_open: closed(),
            finish: RwSignal::new(Task::Complete),
        }
    }

    /// Has the army completed or mended.
    pub fn finish(self, task: Task) {
        self.verdict_open.set(false);
        self.finish.set(task);
        self.finish_open.set(true);
    }

    /// Goes to what a finding is about: its tab, its row opened, the place marked.
    pub fn show(self, finding: &FindingView) {
        self.verdict_open.set(false);
        let (tab, id) = match subject(finding) {
            Some(found) => found,
            None => (Tab::Army, "army-panel".to_owned()),
        };
        self.opened.update(|opened| opened.extend(&finding.units));
        self.tab.set(tab);
        self.group.set(None);
        self.only_affordable.set(false);
        // Once the tab is drawn and the dialog has given the focus back.
        set_timeout(
            move || focus::show(&id),
            std::time::Duration::from_millis(60),
        );
    }
}

/// The element that a finding is about, and where it is.
pub fn subject(finding: &FindingView) -> Option<(Tab, String)> {
    let unit = finding.units.first();
    let unit = unit.map(|unit| (Tab::Army, format!("unit-{}", unit.0)));
    let command = || {
        let command = finding.commands.first();
        command.map(|command| (Tab::Army, format!("command-{}", command.0)))
    };
    let row = || {
        let row = finding.rows.first();
        row.map(|row| (Tab::Troops, format!("row-{row}")))
    };
    unit.or_else(command).or_else(row)
}
