//! What holds for every army, however broken.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops when its own files are wrong"
)]

mod basic;
mod draw;
#[path = "../notation/mod.rs"]
mod notation;

use draw::{any_army, any_bytes_like_an_army, any_edit, any_event, points_lists};
use muster::army::{Army, History};
use muster::event::Event;
use muster::list::ArmyList;
use muster::rules::{Grade, Judgement, RuleName, cures, judge};
use proptest::prelude::*;

fn list_of(army: &Army) -> &'static ArmyList {
    points_lists()
        .iter()
        .find(|list| list.id == army.list.id)
        .expect("drawn from a known list")
}

fn judged(army: &Army) -> Judgement {
    judge(list_of(army), &army.event, army)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn edits_and_their_undoing_restore_the_army(army in any_army(), edits in prop::collection::vec(any_edit(), 1..12)) {
        let mut history = History::new(army.clone());
        let mut states = vec![army.clone()];
        for edit in edits {
            if history.apply(edit).is_ok() {
                states.push(history.army().clone());
            }
        }
        let last = states.last().cloned();
        for state in states.iter().rev().skip(1) {
            prop_assert!(history.undo().is_some());
            prop_assert_eq!(history.army(), state);
        }
        prop_assert!(history.undo().is_none());
        prop_assert_eq!(history.army(), &army);
        while history.redo().is_some() {}
        prop_assert_eq!(Some(history.army().clone()), last);
    }

    #[test]
    fn an_edit_leaves_the_army_before_it_alone(army in any_army(), edit in any_edit()) {
        let before = army.clone();
        let _ = edit.apply(&army);
        prop_assert_eq!(army, before);
    }

    #[test]
    fn judging_and_curing_never_panic_and_figures_add_up(army in any_army()) {
        let list = list_of(&army);
        let judgement = judged(&army);
        prop_assert_eq!(judgement.commands.iter().map(|c| c.vd).sum::<u32>(), judgement.vdt);
        prop_assert_eq!(judgement.break_point, judgement.vdt.div_ceil(2));
        let illegal = judgement.findings.iter().any(|f| f.grade == Grade::Illegal);
        prop_assert_eq!(judgement.legal, !illegal);
        for finding in judgement.findings.iter().take(6) {
            for cure in cures(list, &army.event, &army, &judgement, finding) {
                let after = cure.edit.apply(&army).expect("a cure can be applied");
                prop_assert!(!judged(&after).findings.iter().any(|left| left.is_same_fault(finding)));
            }
            let names = muster::text::Names { list, army: &army };
            prop_assert!(!muster::text::say(finding, names).headline.is_empty());
        }
    }

    #[test]
    fn the_order_of_commands_and_bodies_changes_no_verdict(army in any_army(), turn in 0usize..7) {
        let mut turned = army.clone();
        if !turned.commands.is_empty() {
            let by = turn % turned.commands.len();
            turned.commands.rotate_left(by);
        }
        for command in &mut turned.commands {
            command.bodies.reverse();
        }
        let kinds = |judgement: &Judgement| {
            let mut kinds: Vec<(RuleName, Grade, u32)> =
                judgement.findings.iter().map(|f| (f.rule, f.grade, f.by)).collect();
            kinds.sort();
            kinds
        };
        let (before, after) = (judged(&army), judged(&turned));
        prop_assert_eq!(kinds(&before), kinds(&after));
        prop_assert_eq!((before.points, before.vdt, before.legal), (after.points, after.vdt, after.legal));
    }

    #[test]
    fn a_report_pasted_back_gives_the_same_verdict(army in any_army()) {
        let same = notation::pasted_back(list_of(&army), &army);
        prop_assert!(same.is_ok(), "{}", same.unwrap_err());
    }

    #[test]
    fn armies_come_back_from_json_as_they_were(army in any_army()) {
        let json = army.to_json();
        prop_assert_eq!(Army::read(json.as_bytes(), "army").expect("can be read"), army);
    }

    #[test]
    fn events_come_back_from_json_as_they_were(event in any_event()) {
        let json = event.to_json();
        prop_assert_eq!(Event::read(json.as_bytes(), "event").expect("can be read"), event);
    }

    #[test]
    fn reading_never_panics_on_any_bytes(bytes in any_bytes_like_an_army()) {
        if let Ok(army) = Army::read(&bytes, "bytes")
            && let Some(list) = points_lists().iter().find(|list| list.id == army.list.id)
        {
            judge(list, &army.event, &army);
        }
        if let Err(error) = ArmyList::read(&bytes, "bytes") {
            prop_assert!(error.to_string().starts_with("bytes"));
        }
    }
}

/// A legal army stays legal however its commands and bodies are ordered.
#[test]
fn a_legal_army_stays_legal_under_every_rotation() {
    let bytes = std::fs::read("tests/armies/sumerians-300.json").expect("can be read");
    let mut army = Army::read(&bytes, "sumerians-300").expect("can be read");
    assert!(judged(&army).legal, "{:?}", judged(&army).findings);
    for _ in 0..army.commands.len() {
        army.commands.rotate_left(1);
        for _ in 0..12 {
            for command in &mut army.commands {
                command.bodies.rotate_left(1);
            }
            assert!(judged(&army).legal);
        }
    }
}
