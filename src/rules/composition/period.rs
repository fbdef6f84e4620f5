//! The list's volume stands in a sub-period that the event admits.

use crate::rules::{
    Citation, CompositionFact, Fact, Facts, Family, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::Period,
    family: Family::Composition,
    citation: Citation::advanced("Rules for all tournaments, Historical periods"),
    check,
};

fn check(facts: &Facts<'_>, report: &mut Report) {
    match facts.list.volume {
        Some(volume) if !facts.event.admits_volume(volume) => {
            report.illegal(
                RULE.name,
                Subject::Army,
                Fact::Composition(CompositionFact::OutsidePeriods { volume }),
                1,
            );
        }
        None if !facts.event.periods.is_empty() => {
            report.umpire(
                RULE.name,
                Subject::Army,
                Fact::Composition(CompositionFact::VolumeUnknown),
            );
        }
        _ => {}
    }
}
