//! Numbered options may be combined, which lists don't say.

use crate::list::SwapId;
use crate::rules::{
    BasicFact, Citation, Context, Fact, Family, Report, Rule, RuleName, Subject, no_cures,
};

pub const RULE: Rule = Rule {
    name: RuleName::BasicOptionsCombined,
    family: Family::Basic,
    citation: Citation::muster("how the numbered options of a list are read"),
    check,
    cures: no_cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let mut options: Vec<SwapId> = context
        .army
        .basic
        .options
        .iter()
        .map(|it| it.option)
        .collect();
    options.sort();
    options.dedup();
    if options.len() > 1 {
        let fact = Fact::Basic(BasicFact::OptionsCombined { options });
        report.umpire(RULE.name, Subject::Army, fact);
    }
}
