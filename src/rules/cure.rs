//! Cures: edits that make a finding go away without making anything else worse. A rule proposes,
//! and only what judging confirms is offered.

use super::army_shape::{ArmyShape, draws};
use super::{Context, Finding, Grade, Judgement, judge};
use crate::army::{Army, Edit};
use crate::event::Event;
use crate::list::ArmyList;

/// How many cures a finding offers.
const MOST_OFFERED: usize = 3;
/// How many proposals are judged, so that a hopeless army costs no more than a promising one.
const MOST_TRIED: usize = 24;
/// How many are looked at, those that would lead to the same army twice among them.
const MOST_PROPOSED: usize = 96;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cure {
    pub edit: Edit,
    /// The figures that the army has after it.
    pub points: i32,
    pub vdt: u32,
    /// The largest command's share in tenths of a percent.
    pub largest_share: u32,
    pub legal: bool,
}

/// The cures for one finding of a judgement of this very army. What the organiser has set aside
/// needs none.
pub fn cures(
    list: &ArmyList,
    event: &Event,
    army: &Army,
    judgement: &Judgement,
    finding: &Finding,
) -> Vec<Cure> {
    let Some(points_list) = list.points_list() else {
        return Vec::new();
    };
    if finding.grade == Grade::Waived {
        return Vec::new();
    }
    let context = Context::new(list, points_list, event, army);
    let mut shapes = vec![ArmyShape::of(army)];
    let mut tried = 0;
    let mut cures = Vec::new();
    let proposed = (finding.rule.rule().cures)(&context, finding);
    for edit in proposed.into_iter().take(MOST_PROPOSED) {
        let Ok(after) = edit.apply(army) else {
            continue;
        };
        if !draws(&edit) {
            let shape = ArmyShape::of(&after);
            if shapes.contains(&shape) {
                continue;
            }
            shapes.push(shape);
        }
        let verdict = judge(list, event, &after);
        tried += 1;
        if cured(finding, judgement, &verdict) {
            cures.push(Cure {
                edit,
                points: verdict.points,
                vdt: verdict.vdt,
                largest_share: verdict.commands.iter().map(|c| c.share).max().unwrap_or(0),
                legal: verdict.legal,
            });
        }
        if tried == MOST_TRIED || cures.len() == MOST_OFFERED {
            break;
        }
    }
    cures
}

/// The finding is gone, and every graver one left was there before and is no worse.
fn cured(finding: &Finding, before: &Judgement, after: &Judgement) -> bool {
    let gone = !after
        .findings
        .iter()
        .any(|left| left.is_same_fault(finding));
    gone && after
        .findings
        .iter()
        .filter(|left| matches!(left.grade, Grade::Illegal | Grade::Umpire))
        .all(|left| {
            before
                .findings
                .iter()
                .any(|old| old.is_same_fault(left) && old.by >= left.by)
        })
}
