//! The command structure is one that the list offers.

use crate::army::Edit;
use crate::rules::{
    Citation, CompositionFact, Context, Fact, Family, Finding, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::StructureOffered,
    family: Family::Composition,
    citation: Citation::list("Command structure"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let has = context.army.structure;
    let offered = &context.points_list.structures;
    if !offered.contains(&has) {
        let fact = Fact::Composition(CompositionFact::StructureNotOffered {
            has,
            offered: offered.clone(),
        });
        report.illegal(RULE.name, Subject::Army, fact, 1);
    }
}

fn cures(context: &Context<'_>, _: &Finding) -> Vec<Edit> {
    context
        .points_list
        .structures
        .iter()
        .copied()
        .map(Edit::SetStructure)
        .collect()
}
