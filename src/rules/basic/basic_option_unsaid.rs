//! What an option leaves unsaid is for the umpire.

use crate::rules::{
    BasicFact, Citation, Context, Fact, Family, Report, Rule, RuleName, Subject, no_cures,
};

pub const RULE: Rule = Rule {
    name: RuleName::BasicOptionUnsaid,
    family: Family::Basic,
    citation: Citation::list("Options"),
    check,
    cures: no_cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(basic) = context.list.basic_list() else {
        return;
    };
    for taken in &context.army.basic.options {
        let Some(option) = basic.option(taken.option) else {
            continue;
        };
        if option.pairing_unknown {
            let fact = BasicFact::PairingUnsaid { option: option.id };
            report.umpire(RULE.name, Subject::Army, Fact::Basic(fact));
        }
        for change in option.changes.iter().filter(|it| it.count.is_none()) {
            let line = basic.lines.iter().find(|line| line.id == change.line);
            let of = line.map_or(0, |line| u32::from(line.count));
            let fact = BasicFact::NumberUnsaid {
                option: option.id,
                count: taken.many.map_or(of, |many| u32::from(many).min(of)),
                of,
            };
            if of > 1 {
                report.umpire(RULE.name, Subject::Row(change.line), Fact::Basic(fact));
            }
        }
    }
}
