//! The verdict with all its figures.

use super::scale::Span;
use super::shares::{break_point, per_mille};
use super::unit_figures::UnitFigures;
use super::{Context, Finding, Grade, RULES, Report, Rule, RuleName};
use crate::army::{Army, CommandId};
use crate::event::{Event, RuleSet};
use crate::list::{ArmyList, ContingentId, RowId};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    pub legal: bool,
    pub points: i32,
    pub limit: u16,
    pub vdt: u32,
    pub break_point: u32,
    pub commands: Vec<CommandFigures>,
    pub units: Vec<UnitFigures>,
    pub rows: Vec<RowFigures>,
    /// In the order of the rules.
    pub findings: Vec<Finding>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CommandFigures {
    pub id: CommandId,
    pub points: i32,
    pub vd: u32,
    /// The share of VDT in tenths of a percent.
    pub share: u32,
    pub break_point: u32,
    pub units: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RowFigures {
    pub row: RowId,
    pub contingent: Option<ContingentId>,
    pub printed: Span,
    pub scaled: Span,
    pub taken: u32,
}

/// Judges an army drawn from a list for an event. Whatever the draft, there is a verdict.
pub fn judge(list: &ArmyList, event: &Event, army: &Army) -> Judgement {
    let context = Context::new(list, event, army);
    let mut report = Report::default();
    for rule in RULES.iter().filter(|rule| is_asked(rule, list, event)) {
        (rule.check)(&context, &mut report);
    }
    let mut findings = report.findings;
    for finding in &mut findings {
        if finding.grade == Grade::Illegal && event.waiver(finding.rule).is_some() {
            finding.grade = Grade::Waived;
        }
    }
    figures(context, findings)
}

fn figures(context: Context<'_>, findings: Vec<Finding>) -> Judgement {
    let commands: Vec<CommandFigures> = context
        .commands
        .iter()
        .map(|command| CommandFigures {
            id: command.command.id,
            points: command.points,
            vd: command.vd,
            share: per_mille(command.vd, context.vdt),
            break_point: break_point(command.vd),
            units: context.units_of(command).len() as u32,
        })
        .collect();
    let rows = context
        .rows
        .iter()
        .map(|row| RowFigures {
            row: row.row.id,
            contingent: row.contingent,
            printed: Span {
                min: u32::from(row.row.min),
                max: u32::from(row.row.max),
            },
            scaled: row.scaled,
            taken: row.taken,
        })
        .collect();
    let units = context.units.into_iter().map(|unit| unit.figures).collect();
    Judgement {
        legal: findings
            .iter()
            .all(|finding| finding.grade != Grade::Illegal),
        points: context.points,
        limit: context.event.points,
        vdt: context.vdt,
        break_point: break_point(context.vdt),
        commands,
        units,
        rows,
        findings,
    }
}

/// Of an army in the wrong game there is one thing to say.
fn is_asked(rule: &Rule, list: &ArmyList, event: &Event) -> bool {
    let game = list.game();
    match rule.name {
        RuleName::SameGame => true,
        _ if event.game != game => false,
        RuleName::OfficialList | RuleName::Period => true,
        _ => rule.family.is_basic() == (game == RuleSet::Basic),
    }
}
