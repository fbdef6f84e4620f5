//! What of a verdict is broken, and what is only still to do.

use crate::rules::{CompositionFact, Fact, Finding, GeneralsFact, Grade, RowsFact};

/// Whether a finding only says that something is still missing: every army begins like that.
pub fn is_to_do(finding: &Finding) -> bool {
    finding.grade == Grade::Illegal
        && match &finding.fact {
            Fact::Composition(CompositionFact::CommandCount { have, min, .. }) => have < min,
            Fact::Generals(fact) => matches!(
                fact,
                GeneralsFact::CommandEmpty | GeneralsFact::NoGeneral | GeneralsFact::NoCic
            ),
            Fact::Rows(RowsFact::BelowMinimum { .. } | RowsFact::BelowJointMinimum { .. }) => true,
            Fact::Rows(RowsFact::PackageCount { have, min, .. }) => have < min,
            _ => false,
        }
}
