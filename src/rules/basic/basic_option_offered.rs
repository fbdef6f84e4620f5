//! Only the options of the list are taken, as it offers them.

use super::restored;
use crate::rules::{BasicFact, Citation, Context, Fact, Family, Report, Rule, RuleName, Subject};

pub const RULE: Rule = Rule {
    name: RuleName::BasicOptionOffered,
    family: Family::Basic,
    citation: Citation::list("Options"),
    check,
    cures: restored,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(basic) = context.list.basic_list() else {
        return;
    };
    for taken in &context.army.basic.options {
        let option = taken.option;
        let fact = match basic.option(option) {
            None => BasicFact::UnknownOption { option },
            Some(offered) if !taken.is_within(offered) => BasicFact::UnknownChoice { option },
            Some(_) => continue,
        };
        report.illegal(RULE.name, Subject::Army, Fact::Basic(fact), 1);
    }
}
