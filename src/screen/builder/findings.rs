//! Findings in words, where they belong, with their cures.

use crate::army::{Army, CommandId, Edit, UnitId};
use crate::list::{ArmyList, RowId};
use crate::rules::{Cure, Finding, Grade, Judgement, RuleName, Subject, cures};
use crate::text::{self, Names, edit_label, say};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindingView {
    /// Its place among the judgement's findings.
    pub place: usize,
    pub rule: RuleName,
    pub grade: Grade,
    pub headline: String,
    pub detail: String,
    pub citation: String,
    pub commands: Vec<CommandId>,
    pub units: Vec<UnitId>,
    pub rows: Vec<RowId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CureView {
    pub label: String,
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
        let label = edit_label(&cure.edit, names);
        let label = match outcome(finding.rule, &cure, judgement) {
            Some(outcome) => format!("{label} → {outcome}"),
            None => label,
        };
        // Two buttons of one name would be a riddle.
        if !views.iter().any(|view| view.label == label) {
            views.push(CureView {
                label,
                edit: cure.edit.into(),
            });
        }
    }
    views
}

/// The figure that the player looks for after this cure; none where no figure changes and the
/// label says it all.
fn outcome(rule: RuleName, cure: &Cure, before: &Judgement) -> Option<String> {
    match rule {
        _ if cure.legal => Some("legal".to_owned()),
        RuleName::LargestCommand => Some(text::share(cure.largest_share)),
        _ if cure.points == before.points => None,
        _ => Some(format!("{} points", cure.points)),
    }
}
