//! Findings in words, where they belong, with their cures.

use super::todo::is_to_do;
use crate::army::{Army, CommandId, Edit, UnitId};
use crate::list::{ArmyList, RowId};
use crate::rules::{Cure, Finding, Grade, Judgement, RuleName, Subject, cures};
use crate::text::{self, Names, edit_steps, say, short_label};
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
    /// For the button: "Move Mattu to Command 2 → 73.3%".
    pub label: String,
    /// "Move Mattu to Command 2".
    pub action: String,
    /// "73.3%"; none where the label says it all.
    pub outcome: Option<String>,
    /// "Add 2", where what it is about stands beside it.
    pub short: String,
    /// All that it does, step by step, for whoever wants to know before pressing it.
    pub steps: Vec<String>,
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
    findings.sort_by_cached_key(|finding| finding.grade);
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
        let action = short_label(&cure.edit, names);
        let outcome = outcome(finding.rule, &cure, judgement);
        let label = match &outcome {
            Some(outcome) => format!("{action} → {outcome}"),
            None => action.clone(),
        };
        // Two buttons of one name would be a riddle.
        if !views.iter().any(|view| view.label == label) {
            views.push(CureView {
                short: short(&cure.edit, names).unwrap_or_else(|| action.clone()),
                price: cure.points - judgement.points,
                label,
                action,
                outcome,
                steps: edit_steps(&cure.edit, names),
                edit: cure.edit.into(),
            });
        }
    }
    views
}

/// In a word or two, for a button beside what it is about.
fn short(edit: &Edit, names: Names<'_>) -> Option<String> {
    let edits = match edit {
        Edit::Several(edits) => edits.as_slice(),
        edit => std::slice::from_ref(edit),
    };
    let mut units = Vec::new();
    let mut level = None;
    let mut package = None;
    let mut others = 0;
    for edit in edits {
        match edit {
            Edit::AddUnit { unit, .. } => {
                units.push(unit.troop);
                level = level.or(unit.general);
            }
            Edit::SetGeneral { level: to, .. } => level = level.or(*to),
            Edit::SetCic(Some(_)) if edits.len() == 1 => return Some("Choose".to_owned()),
            Edit::SetCic(Some(_)) => {}
            Edit::SetPackages {
                variant,
                count: 1..,
            } => {
                package = Some(names.package_variant(*variant));
            }
            Edit::AddCommand { .. } if edits.len() == 1 => return Some("Add".to_owned()),
            _ => others += 1,
        }
    }
    match (units.as_slice(), level) {
        _ if others > 0 => None,
        _ if package.is_some() => package,
        ([troop], Some(level)) => Some(format!(
            "{}, {}",
            names.troop(*troop),
            text::general_level(level)
        )),
        ([], Some(level)) => Some(text::general_level(level).to_owned()),
        ([_, ..], None) => Some(format!("Add {}", units.len())),
        _ => None,
    }
}

/// The figure that the player looks for after this cure; none where no figure changes and the
/// label says it all.
fn outcome(rule: RuleName, cure: &Cure, before: &Judgement) -> Option<String> {
    match rule {
        _ if cure.legal && !before.legal => Some("legal".to_owned()),
        RuleName::LargestCommand => Some(text::share(cure.largest_share)),
        _ if cure.points == before.points => None,
        _ => Some(format!("{} points", cure.points)),
    }
}
