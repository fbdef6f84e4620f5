//! The sheets and exports, compared with the files in `expected/`. After a change that is meant,
//! write them anew with `UPDATE_SHEETS=1 cargo test --test sheets` and read the difference.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops when its own files are wrong"
)]

mod basic;
mod deployments;
mod expected;
mod exports;
mod layouts;
mod rosters;

use muster::army::Army;
use muster::list::ArmyList;
use muster::rules::{Judgement, judge};

pub struct Case {
    pub list: ArmyList,
    pub army: Army,
    pub judgement: Judgement,
}

/// The legal army of 300 points.
pub fn sumerians() -> Case {
    sumerians_with(|_| ())
}

/// The same army after a change.
pub fn sumerians_with(change: impl FnOnce(&mut Army)) -> Case {
    let bytes = std::fs::read("tests/armies/sumerians-300.json").expect("can be read");
    let mut army = Army::read(&bytes, "sumerians-300").expect("is an army");
    change(&mut army);
    let bytes = std::fs::read("lists/early-sumerians.json").expect("can be read");
    let list = ArmyList::read(&bytes, "early-sumerians").expect("is a list");
    let judgement = judge(&list, &army.event, &army);
    Case {
        list,
        army,
        judgement,
    }
}
