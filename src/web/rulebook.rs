//! The rules that the page has at hand: at first those that an army without a map is judged by.
//! Those of the map come with the map's own part of the program; until they are here, no army that
//! has a map is shown with a verdict.

use crate::army::Army;
use crate::list::ArmyList;
use crate::rules::{Judgement, RULES_WITHOUT_MAP, Rule, judge_by};
use std::cell::Cell;

thread_local! {
    static AT_HAND: Cell<&'static [Rule]> = const { Cell::new(&RULES_WITHOUT_MAP) };
}

/// Takes all rules to hand.
pub fn complete(all: &'static [Rule]) {
    AT_HAND.set(all);
}

pub fn is_complete() -> bool {
    AT_HAND.get().len() > RULES_WITHOUT_MAP.len()
}

/// Whether the rules at hand are all that this army needs.
pub fn suffices(army: &Army) -> bool {
    is_complete() || army.deployment.map.is_empty()
}

pub fn judge(list: &ArmyList, army: &Army) -> Judgement {
    judge_by(AT_HAND.get(), list, &army.event, army)
}
