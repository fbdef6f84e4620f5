//! What judging finds: the rule, how grave it is, what it is about, and the figures.

use super::{Citation, Fact, RuleName};
use crate::army::{CommandId, UnitId};
use crate::list::{ContingentId, RowId, UpgradeId};
use crate::map::PieceId;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Breaks a rule.
    Illegal,
    /// The text is silent or contradicts itself: the event's reading is applied.
    Umpire,
    /// Breaks a rule that the organiser has set aside.
    Waived,
    /// Legal, but likely a slip.
    Advice,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    Army,
    Command(CommandId),
    Unit(UnitId),
    Row(RowId),
    Upgrade(UpgradeId),
    Contingent(ContingentId),
    /// A terrain piece of the map.
    Terrain(PieceId),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub rule: RuleName,
    pub grade: Grade,
    pub subjects: Vec<Subject>,
    /// What is the matter, with its figures; said in words by `text`.
    pub fact: Fact,
    /// Where it stands in print.
    pub citation: Citation,
    /// By how much the rule is broken, in the unit of the rule; at least 1.
    pub by: u32,
}

impl Finding {
    /// Whether the other says the same of the same things, be the figures what they may.
    pub fn is_same_fault(&self, other: &Finding) -> bool {
        self.rule == other.rule
            && self.subjects == other.subjects
            && self.fact.is_same_kind(&other.fact)
    }
}

/// Where rules leave their findings.
#[derive(Debug, Default)]
pub struct Report {
    pub(super) findings: Vec<Finding>,
}

impl Report {
    pub(super) fn illegal(&mut self, rule: RuleName, subject: Subject, fact: Fact, by: u32) {
        self.add(rule, Grade::Illegal, vec![subject], fact, by);
    }

    /// Illegal by another page than the rule's own.
    pub(super) fn illegal_by(
        &mut self,
        citation: Citation,
        rule: RuleName,
        subject: Subject,
        fact: Fact,
        by: u32,
    ) {
        self.illegal(rule, subject, fact, by);
        if let Some(finding) = self.findings.last_mut() {
            finding.citation = citation;
        }
    }

    pub(super) fn umpire(&mut self, rule: RuleName, subject: Subject, fact: Fact) {
        self.add(rule, Grade::Umpire, vec![subject], fact, 1);
    }

    pub(super) fn advice(&mut self, rule: RuleName, subject: Subject, fact: Fact) {
        self.add(rule, Grade::Advice, vec![subject], fact, 1);
    }

    pub(super) fn add(
        &mut self,
        rule: RuleName,
        grade: Grade,
        subjects: Vec<Subject>,
        fact: Fact,
        by: u32,
    ) {
        self.findings.push(Finding {
            rule,
            grade,
            subjects,
            fact,
            citation: rule.rule().citation,
            by: by.max(1),
        });
    }
}
