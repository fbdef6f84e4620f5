//! What comes back: proposals, or why there are none.

use super::Style;
use super::changes::{Change, changes};
use super::demand::Demand;
use crate::army::{Army, CommandStructure, Edit, UnitId};
use crate::event::Event;
use crate::list::{ArmyList, RowId};
use crate::rules::{CommandFigures, Finding, Grade, RuleName, judge};
use serde::Serialize;
use std::collections::BTreeMap;

/// An answer, and what it took to find it.
#[derive(Clone, Debug)]
pub struct Reply {
    pub answer: Answer,
    pub work: Work,
}

#[derive(Clone, Debug)]
pub enum Answer {
    /// The best first; each is legal by the judge.
    Proposals(Vec<Proposal>),
    Impossible(Impossible),
}

/// A legal army, and what it changes.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// What kind of army was looked for.
    pub style: Style,
    pub army: Army,
    /// Takes it over in one step of undo.
    pub edit: Edit,
    pub changes: Vec<Change>,
    pub points: i32,
    pub vdt: u32,
    pub break_point: u32,
    pub commands: Vec<CommandFigures>,
}

impl Proposal {
    pub fn count_changes(&self) -> u32 {
        self.changes.iter().map(Change::count).sum()
    }
}

/// Why it can't be done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Impossible {
    /// What no choice of troops cures: the list isn't admitted, or what has to stay is illegal by
    /// itself.
    pub findings: Vec<Finding>,
    /// Demands that can't all be met; each of them is needed for that.
    pub demands: Vec<Demand>,
    /// Where points are too few: what has to be in the army, line by line, at the least price.
    pub bill: Vec<BillLine>,
    /// How many units had to stay.
    pub kept: u32,
    /// The search was given up before an army was found or ruled out.
    pub unsure: bool,
}

impl Impossible {
    /// What the army costs at least, where points are too few.
    pub fn cost(&self) -> Option<i32> {
        let lines = self.bill.iter();
        (!self.bill.is_empty()).then(|| lines.map(|line| line.points).sum())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BillLine {
    pub what: Billed,
    pub points: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Billed {
    Structure(CommandStructure),
    /// A body that has to stay, named by its front rank, and those like it, with generals.
    Kept {
        unit: UnitId,
        units: u32,
        generals: i32,
        locked: bool,
    },
    /// New units of a row, of which the army needs at least so many.
    Units {
        row: RowId,
        count: u32,
        min: u32,
    },
    /// Generals of new units.
    Generals(u32),
    Purchases,
}

/// What the search did; for tests and benchmarks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Work {
    pub solves: u32,
    /// Armies that the judge refused, by the rule that they broke.
    pub refused: BTreeMap<RuleName, u32>,
}

impl Work {
    /// The army as a proposal, if the judge confirms it.
    pub fn confirm(
        &mut self,
        list: &ArmyList,
        event: &Event,
        before: &Army,
        army: Army,
        style: Style,
    ) -> Option<Proposal> {
        let judgement = judge(list, event, &army);
        if !judgement.legal {
            let illegal = judgement.findings.iter();
            for finding in illegal.filter(|finding| finding.grade == Grade::Illegal) {
                *self.refused.entry(finding.rule).or_default() += 1;
            }
            return None;
        }
        Some(Proposal {
            style,
            changes: changes(before, &army),
            edit: Edit::TakeOver(Box::new(army.clone())),
            points: judgement.points,
            vdt: judgement.vdt,
            break_point: judgement.break_point,
            commands: judgement.commands,
            army,
        })
    }
}
