//! An army of one game can't be judged for an event of the other.

use crate::rules::{
    Citation, CompositionFact, Context, Fact, Family, Report, Rule, RuleName, Subject, no_cures,
};

pub const RULE: Rule = Rule {
    name: RuleName::SameGame,
    family: Family::Composition,
    citation: Citation::muster("the event's game and the list's"),
    check,
    cures: no_cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let list = context.list.game();
    let event = context.event.game;
    if list != event {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Composition(CompositionFact::OtherGame { list, event }),
            1,
        );
    }
}
