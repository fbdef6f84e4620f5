//! Where one edit is enough, a cure is offered; and most findings have one.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    dead_code,
    reason = "a test stops when its own files are wrong"
)]

#[path = "../properties/lists.rs"]
mod lists;
mod near_legal;
#[path = "../share/realistic.rs"]
mod realistic;

use lists::points_lists;
use muster::rules::{Grade, cures, judge};
use near_legal::{count, mended_by_one_edit, near_legal, percent};
use std::collections::BTreeMap;

const ARMIES: u64 = 300;

#[test]
fn what_one_edit_mends_has_a_cure() {
    let lists = points_lists();
    let mut asked = 0;
    let mut seed = 0;
    while asked < ARMIES {
        seed += 1;
        let list = &lists[seed as usize % lists.len()];
        let Some(army) = near_legal(list, seed) else {
            continue;
        };
        let judgement = judge(list, &army.event, &army);
        let mut grave = judgement
            .findings
            .iter()
            .filter(|f| f.grade != Grade::Advice);
        let (Some(finding), None) = (grave.next(), grave.next()) else {
            continue;
        };
        if finding.grade == Grade::Waived {
            continue;
        }
        asked += 1;
        let offered = cures(list, &army.event, &army, &judgement, finding);
        assert!(
            !offered.is_empty() || !mended_by_one_edit(list, &army, &judgement, finding),
            "seed {seed}, {}: no cure for {finding:?}\n{}",
            list.name,
            army.to_json()
        );
    }
}

#[test]
fn most_findings_have_a_cure() {
    let lists = points_lists();
    let mut shares = BTreeMap::new();
    let mut armies = 0;
    for seed in 0.. {
        let list = &lists[seed as usize % lists.len()];
        if let Some(army) = near_legal(list, seed) {
            count(list, &army, &mut shares);
            armies += 1;
        }
        if armies == ARMIES {
            break;
        }
    }
    assert!(percent(&shares) >= 95, "{}%: {shares:?}", percent(&shares));
}
