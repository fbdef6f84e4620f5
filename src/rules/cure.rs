//! Cures: edits that make a finding go away without making anything else worse. A rule proposes,
//! and only what judging confirms is offered.

use super::army_shape::{ArmyShape, draws};
use super::single_edits::single_edits;
use super::{Context, Fact, Finding, Grade, Judgement, judge};
use crate::army::{Army, Edit};
use crate::event::Event;
use crate::list::ArmyList;

/// How many cures a finding offers.
const MOST_OFFERED: usize = 3;
/// How many proposals are judged, so that a hopeless army costs no more than a promising one.
const MOST_TRIED: usize = 32;
/// How many are looked at, those that would lead to the same army twice among them.
const MOST_PROPOSED: usize = 96;
/// How many single edits are judged where no proposal helps: fewer for a larger army, since
/// judging takes time with the number of its units.
const MOST_SINGLE: usize = 320;
const MOST_UNITS_JUDGED: usize = 8000;

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
    if finding.grade == Grade::Waived {
        return Vec::new();
    }
    let context = Context::new(list, event, army);
    let mut trial = Trial {
        list,
        event,
        army,
        judgement,
        finding,
        shapes: vec![ArmyShape::of(army)],
        cures: Vec::new(),
    };
    let proposed = (finding.rule.rule().cures)(&context, finding);
    // Nothing proposed: no edit helps. On the map the rules know best.
    let is_hopeless = proposed.is_empty() || matches!(finding.fact, Fact::OnMap(_));
    trial.run(proposed, MOST_TRIED);
    // The units of a Basic army go with its options.
    let is_basic = list.basic_list().is_some();
    if trial.cures.is_empty() && !is_hopeless && !is_basic && finding.grade != Grade::Advice {
        let most = MOST_UNITS_JUDGED / context.units.len().max(1);
        trial.run(single_edits(&context, finding), most.min(MOST_SINGLE));
    }
    trial.cures
}

/// Edits tried out on an army, one after the other.
struct Trial<'t> {
    list: &'t ArmyList,
    event: &'t Event,
    army: &'t Army,
    judgement: &'t Judgement,
    finding: &'t Finding,
    /// What was tried already.
    shapes: Vec<ArmyShape>,
    cures: Vec<Cure>,
}

impl Trial<'_> {
    fn run(&mut self, edits: Vec<Edit>, most: usize) {
        let mut tried = 0;
        for edit in edits.into_iter().take(most.max(MOST_PROPOSED)) {
            if tried == most || self.cures.len() == MOST_OFFERED {
                return;
            }
            let Ok(after) = edit.apply(self.army) else {
                continue;
            };
            if !draws(&edit) {
                let shape = ArmyShape::of(&after);
                if self.shapes.contains(&shape) {
                    continue;
                }
                self.shapes.push(shape);
            }
            tried += 1;
            let verdict = judge(self.list, self.event, &after);
            if cured(self.finding, self.judgement, &verdict) && !self.is_needless(&edit) {
                self.cures.push(Cure {
                    edit,
                    points: verdict.points,
                    vdt: verdict.vdt,
                    largest_share: verdict.commands.iter().map(|c| c.share).max().unwrap_or(0),
                    legal: verdict.legal,
                });
            }
        }
    }

    /// Whether it does what a cure found already does, and more.
    fn is_needless(&self, edit: &Edit) -> bool {
        let its = steps(edit, self.army);
        self.cures.iter().any(|cure| {
            let mut left = its.clone();
            let earlier = steps(&cure.edit, self.army);
            earlier.iter().all(|step| {
                let found = left.iter().position(|other| other == step);
                found.map(|at| left.swap_remove(at)).is_some()
            })
        })
    }
}

/// What an edit comes to, step by step. Units of one kind stand for each other, whichever of them
/// goes.
fn steps(edit: &Edit, army: &Army) -> Vec<Edit> {
    match edit {
        Edit::Several(edits) => edits.iter().flat_map(|edit| steps(edit, army)).collect(),
        Edit::RemoveUnit(id) => {
            let alike = |unit: &&crate::army::Unit| {
                army.unit(*id).is_some_and(|gone| {
                    (unit.troop, unit.rear, unit.general, &unit.upgrades)
                        == (gone.troop, gone.rear, gone.general, &gone.upgrades)
                })
            };
            let first = army.units().find(alike).map_or(*id, |unit| unit.id);
            vec![Edit::RemoveUnit(first)]
        }
        edit => vec![edit.clone()],
    }
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
