//! Up to 10 exploration points, at a point each.

use crate::army::Edit;
use crate::rules::{
    Citation, Context, Fact, Family, Finding, PurchasesFact, Report, Rule, RuleName, Subject, fixed,
};

pub const RULE: Rule = Rule {
    name: RuleName::ExplorationPoints,
    family: Family::Purchases,
    citation: Citation::advanced("Making the terrain, Exploration points"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let have = u32::from(context.army.purchases.exploration);
    let max = fixed::MOST_EXPLORATION;
    if have > max {
        let fact = Fact::Purchases(PurchasesFact::TooMuchExploration { have, max });
        report.illegal(RULE.name, Subject::Army, fact, have - max);
    }
}

fn cures(_: &Context<'_>, _: &Finding) -> Vec<Edit> {
    vec![Edit::SetExploration(fixed::MOST_EXPLORATION as u16)]
}
