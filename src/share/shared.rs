//! What travels in an army's link.

use super::{Carried, EDITION, normalised};
use crate::army::Army;
use crate::list::{ArmyList, Status};
use crate::rules::judge;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// In normal form when it comes out of a link.
    pub army: Army,
    pub seen: Seen,
    pub seal: Option<Seal>,
    /// The list, where it is one of the sender's own.
    pub list: Option<Box<Carried>>,
    /// The link holds more, which a newer Muster would show.
    pub has_more: bool,
}

/// The figures as the sender's Muster had them. They are for comparison only: what counts is
/// worked out anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The edition of the rules that it judged by.
    pub edition: u8,
    pub points: i32,
    pub vdt: u32,
}

/// Eight bytes at random that go into the fingerprint of the orders. Without them an opponent
/// could try all the orders there are (there aren't many without a map) and see which of them
/// has the fingerprint that he was shown before the battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal(pub [u8; 8]);

impl Shared {
    /// An army to be sent, with the figures that its list gives it now.
    pub fn of(list: &ArmyList, army: &Army) -> Self {
        let judgement = judge(list, &army.event, army);
        let mut army = normalised(army);
        // Every Muster has the published lists, by their numbers.
        if army.list.name == list.name && list.provenance.status != Status::House {
            army.list.name.clear();
        }
        let carried = is_carried(list).then(|| Box::new(Carried::of(list, &army)));
        if carried.is_some() {
            // The list that goes along is the one that counts.
            army.list.revision = list.revision;
            army.list.name.clone_from(&list.name);
        }
        Shared {
            army,
            seen: Seen {
                edition: EDITION,
                points: judgement.points,
                vdt: judgement.vdt,
            },
            seal: None,
            list: carried,
            has_more: false,
        }
    }

    /// The army with its list's name, where the link left that out.
    pub fn army_of(&self, list: &ArmyList) -> Army {
        let mut army = self.army.clone();
        if army.list.name.is_empty() {
            army.list.name.clone_from(&list.name);
        }
        army
    }
}

/// Whether nobody else has the list.
fn is_carried(list: &ArmyList) -> bool {
    list.id.is_own()
}
