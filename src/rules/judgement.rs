//! The verdict with all its figures.

use super::facts::{Facts, break_point, per_mille};
use super::scale::Span;
use super::{CompositionFact, Fact, Finding, Grade, RULES, Report, Rule, RuleName, Subject};
use crate::army::{Army, CommandId, UnitId};
use crate::event::Event;
use crate::list::{ArmyList, ContingentId, RowId, Stats, Trait, TroopType, Weapon};
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitFigures {
    pub id: UnitId,
    pub command: CommandId,
    /// None where the list doesn't have the troop.
    #[serde(rename = "type")]
    pub kind: Option<TroopType>,
    pub stats: Option<Stats>,
    pub weapons: Vec<Weapon>,
    pub traits: Vec<Trait>,
    pub price: i32,
    pub general_price: i32,
    pub vd: u32,
    /// Rules that changed a figure of this unit.
    pub applied: Vec<RuleName>,
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
    judge_by(&RULES, list, event, army)
}

/// The same by some of the rules. An army without a map needs no more than those without one.
pub fn judge_by(rules: &[Rule], list: &ArmyList, event: &Event, army: &Army) -> Judgement {
    let Some(points_list) = list.points_list() else {
        return not_judged(list, event);
    };
    let facts = Facts::new(list, points_list, event, army);
    let mut report = Report::default();
    // Of an army in the wrong game there is one thing to say.
    let asked = rules
        .iter()
        .filter(|rule| event.game == list.game() || rule.name == RuleName::SameGame);
    for rule in asked {
        (rule.check)(&facts, &mut report);
    }
    let mut findings = report.findings;
    for finding in &mut findings {
        if finding.grade == Grade::Illegal && event.waiver(finding.rule).is_some() {
            finding.grade = Grade::Waived;
        }
    }
    figures(facts, findings)
}

fn figures(facts: Facts<'_>, findings: Vec<Finding>) -> Judgement {
    let commands: Vec<CommandFigures> = facts
        .commands
        .iter()
        .map(|command| CommandFigures {
            id: command.command.id,
            points: command.points,
            vd: command.vd,
            share: per_mille(command.vd, facts.vdt),
            break_point: break_point(command.vd),
            units: facts.units_of(command).len() as u32,
        })
        .collect();
    let rows = facts
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
    let units = facts
        .units
        .into_iter()
        .filter_map(|unit| {
            Some(UnitFigures {
                id: unit.unit.id,
                command: commands.get(unit.command)?.id,
                kind: unit.kind,
                stats: unit.stats,
                weapons: unit.weapons,
                traits: unit.traits,
                price: unit.price,
                general_price: unit.general_price,
                vd: unit.vd,
                applied: unit.applied,
            })
        })
        .collect();
    Judgement {
        legal: findings
            .iter()
            .all(|finding| finding.grade != Grade::Illegal),
        points: facts.points,
        limit: facts.event.points,
        vdt: facts.vdt,
        break_point: break_point(facts.vdt),
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
            by: 1,
        }],
    }
}
