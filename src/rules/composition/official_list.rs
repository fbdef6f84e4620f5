//! In competition: lists of the rulebook, the supplements and beta lists that nothing replaces.

use crate::event::ListsAdmitted;
use crate::list::Status;
use crate::rules::{
    Citation, CompositionFact, Fact, Facts, Family, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::OfficialList,
    family: Family::Composition,
    citation: Citation::advanced("Rules for all tournaments, Army list"),
    check,
};

fn check(facts: &Facts<'_>, report: &mut Report) {
    if facts.event.lists == ListsAdmitted::Open {
        return;
    }
    let provenance = &facts.list.provenance;
    let status = provenance.status;
    if matches!(status, Status::House | Status::Reconstructed) {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Composition(CompositionFact::ListNotOfficial { status }),
            1,
        );
    }
    if let Some(by) = provenance.replaced_by {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Composition(CompositionFact::ListReplaced { by }),
            1,
        );
    }
}
