//! All units stand in one command.

use super::restored;
use crate::rules::{BasicFact, Citation, Context, Fact, Family, Report, Rule, RuleName, Subject};

pub const RULE: Rule = Rule {
    name: RuleName::BasicOneCommand,
    family: Family::Basic,
    citation: Citation::basic("2.1, Army building"),
    check,
    cures: restored,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let have = context.commands.len() as u32;
    let allied = context
        .army
        .commands
        .iter()
        .any(|it| it.contingent.is_some());
    if have != 1 || allied {
        let fact = Fact::Basic(BasicFact::Commands { have });
        report.illegal(RULE.name, Subject::Army, fact, have.abs_diff(1));
    }
}
