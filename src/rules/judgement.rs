//! The verdict with all its figures.

use super::scale::Span;
use super::shares::{break_point, per_mille};
use super::unit_figures::UnitFigures;
use super::{CompositionFact, Context, Fact, Finding, Grade, RULES, Report, RuleName, Subject};
use crate::army::{Army, CommandId};
use crate::event::Event;
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
    let Some(points_list) = list.points_list() else {
        return not_judged(list, event);
    };
    let context = Context::new(list, points_list, event, army);
    let mut report = Report::default();
    // Of an army in the wrong game there is one thing to say.
    let asked = RULES
        .iter()
        .filter(|rule| event.game == list.game() || rule.name == RuleName::SameGame);
    for rule in asked {
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

/// Basic Impetus armies have a shape of their own that isn't judged yet; saying nothing would
/// look like a verdict.
fn not_judged(list: &ArmyList, event: &Event) -> Judgement {
    let fact = if event.game == list.game() {
        Fact::Composition(CompositionFact::BasicNotJudged)
    } else {
        Fact::Composition(CompositionFact::OtherGame {
            list: list.game(),
            event: event.game,
        })
    };
    Judgement {
        legal: false,
        points: 0,
        limit: event.points,
        vdt: 0,
        break_point: 0,
        commands: Vec::new(),
        units: Vec::new(),
        rows: Vec::new(),
        findings: vec![Finding {
            rule: RuleName::SameGame,
            grade: Grade::Illegal,
            subjects: vec![Subject::Army],
            fact,
            citation: RuleName::SameGame.rule().citation,
            by: 1,
        }],
    }
}
