//! Each option is taken once.

use crate::army::{BasicEdit, Edit};
use crate::list::SwapId;
use crate::rules::{
    BasicFact, Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::BasicOptionOnce,
    family: Family::Basic,
    citation: Citation::list("Options"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let options = &context.army.basic.options;
    let times = |option: SwapId| options.iter().filter(|it| it.option == option).count();
    for (n, taken) in options.iter().enumerate() {
        let option = taken.option;
        let is_first = !options.iter().take(n).any(|it| it.option == option);
        let times = times(option) as u32;
        if is_first && times > 1 {
            let fact = Fact::Basic(BasicFact::OptionTwice { option, times });
            report.illegal(RULE.name, Subject::Army, fact, times - 1);
        }
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let (Some(basic), Fact::Basic(BasicFact::OptionTwice { option, .. })) =
        (context.list.basic_list(), &finding.fact)
    else {
        return Vec::new();
    };
    let army = context.army;
    let once = army.basic.taken(*option);
    let mut edits: Vec<Edit> = once
        .map(|taken| BasicEdit::take(basic, army, *taken))
        .into_iter()
        .collect();
    edits.push(BasicEdit::drop(basic, army, *option));
    edits
}
