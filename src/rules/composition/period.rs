//! The list's volume stands in a sub-period that the event admits.

use crate::rules::{
    Citation, CompositionFact, Context, Fact, Family, Report, Rule, RuleName, Subject, no_cures,
};

pub const RULE: Rule = Rule {
    name: RuleName::Period,
    family: Family::Composition,
    citation: Citation::advanced("Rules for all tournaments, Historical periods"),
    check,
    cures: no_cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    match context.list.volume {
        Some(volume) if !context.event.admits_volume(volume) => {
            report.illegal(
                RULE.name,
                Subject::Army,
                Fact::Composition(CompositionFact::OutsidePeriods { volume }),
                1,
            );
        }
        None if !context.event.periods.is_empty() => {
            report.umpire(
                RULE.name,
                Subject::Army,
                Fact::Composition(CompositionFact::VolumeUnknown),
            );
        }
        _ => {}
    }
}
