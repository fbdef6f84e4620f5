//! Options that give up the same units exclude each other where there are too few.

use crate::army::{BasicEdit, Edit, TakenOption, fielded};
use crate::list::{BasicList, RowId, SwapId, TroopId};
use crate::rules::{
    BasicFact, Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::BasicOptionsExclude,
    family: Family::Basic,
    citation: Citation::list("Options"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(basic) = context.list.basic_list() else {
        return;
    };
    let options = &context.army.basic.options;
    for troop in fielded(basic, options) {
        if troop.short == 0 {
            continue;
        }
        let fact = Fact::Basic(BasicFact::GivenUpTwice {
            options: givers(basic, options, troop.troop),
            short: u32::from(troop.short),
        });
        let row = Subject::Row(RowId(troop.troop.0));
        report.illegal(RULE.name, row, fact, u32::from(troop.short));
    }
}

/// The options taken that give up units of a line.
fn givers(basic: &BasicList, options: &[TakenOption], troop: TroopId) -> Vec<SwapId> {
    let gives = |taken: &&TakenOption| {
        let option = basic.option(taken.option);
        let bundle = option.and_then(|it| it.give_one_of.get(usize::from(taken.give)));
        let mut given = bundle.into_iter().flatten();
        given.any(|given| BasicList::line_troop(given.line) == troop)
    };
    let mut givers: Vec<SwapId> = options.iter().filter(gives).map(|it| it.option).collect();
    givers.sort();
    givers.dedup();
    givers
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let (Some(basic), Fact::Basic(BasicFact::GivenUpTwice { options, .. })) =
        (context.list.basic_list(), &finding.fact)
    else {
        return Vec::new();
    };
    let last_first = options.iter().rev();
    last_first
        .map(|option| BasicEdit::drop(basic, context.army, *option))
        .collect()
}
