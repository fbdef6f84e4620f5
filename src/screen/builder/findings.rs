//! Findings in words, where they belong, with their cures.

use super::todo::is_to_do;
use crate::army::{Army, CommandId, Edit, GeneralLevel, UnitId};
use crate::list::{ArmyList, RowId};
use crate::rules::{Cure, Finding, Grade, Judgement, RuleName, Subject, cures};
use crate::text::{self, Names, edit_label, say};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FindingView {
    /// Its place among the judgement's findings.
    pub place: usize,
    pub rule: RuleName,
    pub grade: Grade,
    /// Whether it only says what is still missing.
    pub is_to_do: bool,
    pub headline: String,
    pub detail: String,
    pub citation: String,
    pub commands: Vec<CommandId>,
    pub units: Vec<UnitId>,
    pub rows: Vec<RowId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CureView {
    /// "Move Mattu to Command 2 → 73.3%".
    pub label: String,
    /// "Move Mattu to Command 2".
    pub action: String,
    /// "73.3%".
    pub outcome: String,
    /// "Add 2", where what it is about stands beside it.
    pub short: String,
    /// What it adds to the army's points.
    pub price: i32,
    pub edit: Arc<Edit>,
}

pub fn all(list: &ArmyList, army: &Army, judgement: &Judgement) -> Vec<Arc<FindingView>> {
    let names = Names { list, army };
    let view = |(place, finding): (usize, &Finding)| {
        let said = say(finding, names);
        let mut view = FindingView {
            place,
            rule: finding.rule,
            grade: finding.grade,
            is_to_do: is_to_do(finding, judgement),
            headline: said.headline,
            detail: said.detail,
            citation: finding.citation.to_string(),
            commands: Vec::new(),
            units: Vec::new(),
            rows: Vec::new(),
        };
        for subject in &finding.subjects {
            match subject {
                Subject::Command(id) => view.commands.push(*id),
                Subject::Unit(id) => view.units.push(*id),
                Subject::Row(id) => view.rows.push(*id),
                Subject::Army
                | Subject::Upgrade(_)
                | Subject::Contingent(_)
                | Subject::Terrain(_) => {}
            }
        }
        Arc::new(view)
    };
    let mut findings: Vec<_> = judgement.findings.iter().enumerate().map(view).collect();
    findings.sort_by_key(|finding| finding.grade);
    findings
}

/// The cures of a finding, with what each will give. They are tried out one by one, so ask for
/// them when they are to be shown.
pub fn cures_of(
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
    place: usize,
) -> Vec<CureView> {
    let Some(finding) = judgement.findings.get(place) else {
        return Vec::new();
    };
    if finding.grade == Grade::Waived {
        return Vec::new();
    }
    let names = Names { list, army };
    let mut views: Vec<CureView> = Vec::new();
    for cure in cures(list, &army.event, army, judgement, finding) {
        let action = edit_label(&cure.edit, names);
        let outcome = outcome(finding.rule, &cure, judgement);
        let label = format!("{action} → {outcome}");
        // Two buttons of one name would be a riddle.
        if !views.iter().any(|view| view.label == label) {
            views.push(CureView {
                short: short(&cure.edit).unwrap_or_else(|| action.clone()),
                price: cure.points - judgement.points,
                label,
                action,
                outcome,
                edit: cure.edit.into(),
            });
        }
    }
    views
}

/// In a word or two, for a button beside what it is about.
fn short(edit: &Edit) -> Option<String> {
    match edit {
        Edit::AddUnit { unit, .. } => match unit.general {
            None => Some("Add 1".to_owned()),
            Some(level) => Some(text::general_level(level).to_owned()),
        },
        Edit::AddCommand { .. } => Some("Add".to_owned()),
        Edit::SetGeneral {
            level: Some(level), ..
        } => Some(text::general_level(*level).to_owned()),
        Edit::SetCic(Some(_)) => Some("Choose".to_owned()),
        Edit::Several(edits) => {
            let is_unit = |edit: &&Edit| matches!(edit, Edit::AddUnit { .. });
            let units = edits.iter().filter(is_unit).count();
            match edits.iter().find_map(level_of) {
                Some(level) => Some(text::general_level(level).to_owned()),
                None if units == edits.len() => Some(format!("Add {units}")),
                None => None,
            }
        }
        _ => None,
    }
}

fn level_of(edit: &Edit) -> Option<GeneralLevel> {
    match edit {
        Edit::SetGeneral { level, .. } => *level,
        Edit::AddUnit { unit, .. } => unit.general,
        _ => None,
    }
}

/// The figure that the player looks for after this cure.
fn outcome(rule: RuleName, cure: &Cure, before: &Judgement) -> String {
    match rule {
        _ if cure.legal => "legal".to_owned(),
        RuleName::LargestCommand => text::share(cure.largest_share),
        _ => match cure.points - before.points {
            0 => "same points".to_owned(),
            _ => format!("{} points", cure.points),
        },
    }
}
