//! The rules that the page has at hand: at first those that an army without a map is judged by.
//! Those of the map come with the map's own part of the program; until they are here, no army that
//! has a map is shown with a verdict.

use crate::army::Army;
use crate::list::ArmyList;
use crate::rules::{Judgement, RULES_WITHOUT_MAP, Rule, judge_by};
use crate::screen::builder::{BuilderScreen, builder_screen_by};
use crate::text::{Say, say_without_map};
use std::cell::Cell;

/// Rules, and what says their findings.
#[derive(Clone, Copy)]
pub struct Rulebook {
    pub rules: &'static [Rule],
    pub say: Say,
}

const WITHOUT_MAP: Rulebook = Rulebook {
    rules: &RULES_WITHOUT_MAP,
    say: say_without_map,
};

thread_local! {
    static AT_HAND: Cell<Rulebook> = const { Cell::new(WITHOUT_MAP) };
}

/// Takes all rules to hand.
pub fn complete(all: Rulebook) {
    AT_HAND.set(all);
}

pub fn is_complete() -> bool {
    AT_HAND.get().rules.len() > RULES_WITHOUT_MAP.len()
}

/// Whether the rules at hand are all that this army needs.
pub fn suffices(army: &Army) -> bool {
    is_complete() || army.deployment.map.is_empty()
}

pub fn judge(list: &ArmyList, army: &Army) -> Judgement {
    judge_by(AT_HAND.get().rules, list, &army.event, army)
}

pub fn desk(list: &ArmyList, army: &Army, judgement: &Judgement) -> BuilderScreen {
    builder_screen_by(AT_HAND.get().say, list, army, judgement)
}
