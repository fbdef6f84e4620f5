//! What is merely still missing from an army, as a calm checklist: the grade stays what it is, but
//! a draft that isn't finished isn't a broken one.

use crate::army::Army;
use crate::list::{ArmyList, Seat, TroopId};
use crate::rules::{
    CompositionFact, Fact, Finding, GeneralsFact, Grade, Judgement, RowsFact, Subject,
};
use crate::text::Names;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TodoItem {
    /// The finding's place in the judgement, by which its cures are found.
    pub place: usize,
    /// "2 more Spearmen".
    pub title: String,
    /// "2 of 4 taken".
    pub detail: String,
}

/// Whether more of something would answer the finding.
pub fn is_to_do(finding: &Finding, judgement: &Judgement) -> bool {
    if finding.grade != Grade::Illegal {
        return false;
    }
    match &finding.fact {
        Fact::Generals(fact) => matches!(
            fact,
            GeneralsFact::CommandEmpty | GeneralsFact::NoGeneral | GeneralsFact::NoCic
        ),
        Fact::Rows(RowsFact::BelowMinimum { .. } | RowsFact::BelowJointMinimum { .. }) => true,
        Fact::Rows(RowsFact::PackageCount { have, min, .. }) => have < min,
        Fact::Composition(CompositionFact::CommandCount { have, min, .. }) => have < min,
        // Beside a command without units any other is too large.
        Fact::Composition(CompositionFact::CommandTooLarge { .. }) => {
            judgement.commands.iter().any(|command| command.units == 0)
        }
        _ => false,
    }
}

pub fn todo(list: &ArmyList, army: &Army, judgement: &Judgement) -> Vec<TodoItem> {
    let names = Names { list, army };
    let findings = judgement.findings.iter();
    // Whoever is named C-in-C is the general of the first command that has none.
    let mut is_told = findings
        .map(|finding| &finding.fact)
        .any(|fact| *fact == Fact::Generals(GeneralsFact::NoCic));
    let findings = judgement.findings.iter().enumerate();
    let mut items: Vec<TodoItem> = findings
        .filter(|(_, finding)| is_to_do(finding, judgement))
        .filter(|(_, finding)| {
            let is_general = finding.fact == Fact::Generals(GeneralsFact::NoGeneral);
            !(is_general && std::mem::take(&mut is_told))
        })
        // A package that is missing is told once, not for each of its troops.
        .filter(|(_, finding)| !is_by_package(finding, list))
        .filter_map(|(place, finding)| {
            let (title, detail) = said(finding, names)?;
            Some(TodoItem {
                place,
                title,
                detail,
            })
        })
        .collect();
    let left = judgement.findings.iter().enumerate();
    let left = left.filter_map(|(place, finding)| match finding.fact {
        Fact::Composition(CompositionFact::PointsLeft { left, .. }) => Some(TodoItem {
            place,
            title: format!("{left} points to spend"),
            detail: "Add troops or exploration points".to_owned(),
        }),
        _ => None,
    });
    if !items.is_empty() {
        items.extend(left);
    }
    items
}

/// "Next: name a C-in-C, then 2 more Spearmen"; none when all is done.
pub fn next_step(todo: &[TodoItem]) -> Option<String> {
    // All titles begin with a word of ours or a number, never with a name.
    let title = |item: &TodoItem| lower_first(&item.title);
    match todo {
        [] => None,
        [only] => Some(format!("Next: {}", title(only))),
        [first, second, ..] => Some(format!("Next: {}, then {}", title(first), title(second))),
    }
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// "Battle cars can hold him": the first of the army's troops that may.
fn who_may_lead(names: Names<'_>) -> String {
    let mut troops = names.army.units().map(|unit| unit.troop);
    let may_lead = |troop: &TroopId| {
        let troop = names.list.troop(*troop);
        troop.is_some_and(|troop| troop.general == Seat::Yes)
    };
    match troops.find(may_lead) {
        Some(troop) => format!("{} can hold him", names.troop(troop)),
        None => "Any unit marked ⚑ can hold him".to_owned(),
    }
}

/// Whether a row that is short is filled by packages.
pub fn is_by_package(finding: &Finding, list: &ArmyList) -> bool {
    let (Fact::Rows(RowsFact::BelowMinimum { .. }), Some(Subject::Row(id))) =
        (&finding.fact, finding.subjects.first())
    else {
        return false;
    };
    let Some(points) = list.points_list() else {
        return false;
    };
    let sold: Vec<_> = points
        .packages
        .iter()
        .flat_map(|package| &package.variants)
        .flat_map(|variant| &variant.contents)
        .map(|part| part.troop)
        .collect();
    let mut rows = points.rows();
    let row = rows.find(|row| row.id == *id);
    row.is_some_and(|row| row.troops.iter().all(|troop| sold.contains(&troop.id)))
}

fn said(finding: &Finding, names: Names<'_>) -> Option<(String, String)> {
    let who = || {
        let subject = finding.subjects.first().copied();
        names.subject(subject.unwrap_or(Subject::Army))
    };
    Some(match &finding.fact {
        Fact::Generals(GeneralsFact::CommandEmpty) => {
            let title = match finding.subjects.first() {
                Some(Subject::Command(_)) => format!("Add units to {}", who()),
                _ => "The first units".to_owned(),
            };
            (title, "Tap + beside any troops".to_owned())
        }
        Fact::Generals(GeneralsFact::NoGeneral) => (
            format!("A general for {}", who()),
            "Any unit marked with a flag can hold one".to_owned(),
        ),
        Fact::Generals(GeneralsFact::NoCic) => ("Name a C-in-C".to_owned(), who_may_lead(names)),
        Fact::Rows(RowsFact::BelowMinimum { have, min, .. }) => (
            format!("{} more {}", min.saturating_sub(*have), who()),
            format!("{have} of {min} taken"),
        ),
        Fact::Rows(RowsFact::BelowJointMinimum {
            minimum, have, min, ..
        }) => (
            format!(
                "{} more {}",
                min.saturating_sub(*have),
                names.joint_minimum(*minimum)
            ),
            format!("{have} of {min} taken"),
        ),
        Fact::Rows(RowsFact::PackageCount {
            package, have, min, ..
        }) => (
            match (min.saturating_sub(*have), names.package(*package)) {
                (1, package) => format!("1 more package: {package}"),
                (more, package) => format!("{more} more packages: {package}"),
            },
            format!("{have} of {min} taken"),
        ),
        Fact::Composition(CompositionFact::CommandCount { have, min, .. }) => (
            match min.saturating_sub(*have) {
                1 => "One more command".to_owned(),
                n => format!("{n} more commands"),
            },
            format!("{have} of {min}"),
        ),
        // Whoever fills the empty command answers this too.
        _ => return None,
    })
}
