//! The builder's screen as plain data: what is shown, and the edits that its controls make. The
//! page draws it and adds nothing.

mod army;
mod commands;
mod compare;
mod findings;
mod head;
mod menu;
mod offers;

pub use army::{Choice, ChoiceItem, Count, CountKind, Panel, Toggle, panel};
pub use commands::{BodyView, CommandView, UnitView};
pub use compare::{Comparison, Difference, compare};
pub use findings::{CureView, FindingView, cures_of};
pub use head::{Head, ShareBar, Verdict};
pub use menu::{Menu, MenuGroup, MenuItem, command_menu, unit_menu};
pub use offers::{OfferState, OfferTroop, OfferView, SectionView, add_unit};

use crate::army::Army;
use crate::list::ArmyList;
use crate::rules::Judgement;

#[derive(Clone, Debug, PartialEq)]
pub struct Desk {
    pub head: Head,
    pub commands: Vec<CommandView>,
    pub sections: Vec<SectionView>,
    pub findings: Vec<FindingView>,
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
