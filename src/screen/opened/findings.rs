//! Which finding is shown where: beside its unit, in its command, or with the verdict.

use super::CommandTable;
use crate::army::{Army, CommandId, UnitId};
use crate::screen::builder::FindingView;
use crate::sheet::one_line;
use std::sync::Arc;

/// Something on the page that a finding can be shown at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Command(CommandId),
    /// A row, by the first of its units.
    Unit(UnitId),
}

impl Anchor {
    /// The id of its element.
    pub fn element_id(self) -> String {
        match self {
            Anchor::Command(id) => format!("command-{}", id.0),
            Anchor::Unit(id) => format!("unit-{}", id.0),
        }
    }
}

/// A finding with the place where it is told in full; none where that is beside the verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedFinding {
    pub finding: FindingView,
    pub at: Option<Anchor>,
}

pub(super) struct Places {
    findings: Vec<FindingView>,
    /// The units of the army in its order: a finding about several is told at the first.
    order: Vec<UnitId>,
}

impl Places {
    pub fn new(findings: &[Arc<FindingView>], army: &Army) -> Self {
        let findings = findings.iter().map(|finding| FindingView {
            // Names come from strangers and mustn't turn the sentence round.
            headline: one_line(&finding.headline),
            detail: one_line(&finding.detail),
            ..FindingView::clone(finding)
        });
        Places {
            findings: findings.collect(),
            order: army.units().map(|unit| unit.id).collect(),
        }
    }

    fn first_unit(&self, finding: &FindingView) -> Option<UnitId> {
        let mut order = self.order.iter();
        order.find(|id| finding.units.contains(id)).copied()
    }

    /// The command, for a finding about one command and no unit.
    fn command(&self, finding: &FindingView) -> Option<CommandId> {
        match finding.commands.as_slice() {
            [id] if self.first_unit(finding).is_none() => Some(*id),
            _ => None,
        }
    }

    /// The places, among the findings, of those about any of these units.
    pub fn about(&self, units: &[UnitId]) -> Vec<usize> {
        let is_about = |finding: &FindingView| finding.units.iter().any(|id| units.contains(id));
        let findings = self.findings.iter().enumerate();
        let about = findings.filter(|(_, finding)| is_about(finding));
        about.map(|(place, _)| place).collect()
    }

    /// The findings told in full at a row of these units, and the headlines of those told at an
    /// earlier one.
    pub fn at_units(&self, units: &[UnitId]) -> (Vec<FindingView>, Vec<String>) {
        let mut here = Vec::new();
        let mut earlier = Vec::new();
        for place in self.about(units) {
            let Some(finding) = self.findings.get(place) else {
                continue;
            };
            match self.first_unit(finding) {
                Some(first) if units.contains(&first) => here.push(finding.clone()),
                _ => earlier.push(finding.headline.clone()),
            }
        }
        (here, earlier)
    }

    pub fn of_command(&self, id: CommandId) -> Vec<FindingView> {
        let findings = self.findings.iter();
        let found = findings.filter(|finding| self.command(finding) == Some(id));
        found.cloned().collect()
    }

    /// Every finding with its place among these tables.
    pub fn all(&self, commands: &[CommandTable]) -> Vec<PlacedFinding> {
        let at = |finding: &FindingView| {
            if let Some(unit) = self.first_unit(finding) {
                let mut rows = commands.iter().flat_map(|command| &command.rows);
                let row = rows.find(|row| row.units.contains(&unit))?;
                return row.anchor();
            }
            let id = self.command(finding)?;
            let is_there = commands.iter().any(|command| command.id == id);
            is_there.then_some(Anchor::Command(id))
        };
        let findings = self.findings.iter().map(|finding| PlacedFinding {
            at: at(finding),
            finding: finding.clone(),
        });
        findings.collect()
    }
}
