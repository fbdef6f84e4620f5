//! In competition: lists of the rulebook, the supplements and beta lists that nothing replaces.

use crate::event::ListsAdmitted;
use crate::list::Status;
use crate::rules::{
    Citation, CompositionFact, Context, Fact, Family, Report, Rule, RuleName, Subject, no_cures,
};

pub const RULE: Rule = Rule {
    name: RuleName::OfficialList,
    family: Family::Composition,
    citation: Citation::advanced("Rules for all tournaments, Army list"),
    check,
    cures: no_cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    if context.event.lists == ListsAdmitted::Open {
        return;
    }
    let provenance = &context.list.provenance;
    let status = provenance.status;
    if matches!(status, Status::House | Status::Reconstructed) {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Composition(CompositionFact::ListNotOfficial { status }),
            1,
        );
    }
    if let Some(by) = &provenance.replaced_by {
        let by = by.name.clone();
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Composition(CompositionFact::ListReplaced { by }),
            1,
        );
    }
}
