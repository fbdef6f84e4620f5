//! The builder's screen as plain data: what is shown, and the edits that its controls make. The
//! page draws it and adds nothing.

mod army;
mod commands;
mod compare;
mod findings;
mod head;
mod menu;
mod offers;

pub use army::{Choice, ChoiceItem, Count, CountKind, Panel, Toggle, orders, panel};
pub use commands::{BodyView, CommandView, UnitView};
pub use compare::{Comparison, Difference, compare};
pub use findings::{CureView, FindingView, all as findings, cures_of};
pub use head::{Head, ShareBar, Verdict};
pub use menu::{Menu, MenuGroup, MenuItem, command_menu, unit_menu};
pub use offers::{OfferState, OfferTroop, OfferView, SectionView, add_unit};

use crate::army::{Army, UnitId};
use crate::list::ArmyList;
use crate::rules::Judgement;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct Desk {
    pub head: Head,
    pub commands: Vec<CommandView>,
    pub sections: Vec<SectionView>,
    pub findings: Vec<FindingView>,
}

impl Desk {
    /// The units in the order of the screen.
    pub fn units(&self) -> impl Iterator<Item = &Arc<UnitView>> {
        let bodies = self.commands.iter().flat_map(|command| &command.bodies);
        bodies.flat_map(|body| &body.units)
    }

    pub fn unit(&self, id: UnitId) -> Option<&Arc<UnitView>> {
        self.units().find(|unit| unit.id == id)
    }

    /// The units that are new or not what they were before.
    pub fn units_changed_since(&self, before: &Desk) -> Vec<UnitId> {
        let mut old = before.units();
        self.units()
            .filter(|unit| {
                // Most stand where they stood.
                let was = match old.next() {
                    Some(was) if was.id == unit.id => Some(was),
                    _ => before.unit(unit.id),
                };
                was != Some(unit)
            })
            .map(|unit| unit.id)
            .collect()
    }
}

/// Everything the screen shows of an army and its verdict.
pub fn desk(list: &ArmyList, army: &Army, judgement: &Judgement) -> Desk {
    let findings = findings::all(list, army, judgement);
    Desk {
        head: head::head(list, army, judgement),
        commands: commands::all(list, army, judgement, &findings),
        sections: offers::all(list, army, judgement),
        findings,
    }
}
