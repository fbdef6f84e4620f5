//! The general stands with a unit marked (*).

use crate::army::Edit;
use crate::list::Seat;
use crate::rules::basic::basic_general;
use crate::rules::{
    BasicFact, Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::BasicSeat,
    family: Family::Basic,
    citation: Citation::list("units marked (*)"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(unit) = context.army.cic.and_then(|id| context.unit(id)) else {
        return;
    };
    let seat = unit.troop().map(|troop| troop.general);
    if seat != Some(Seat::Yes) {
        let fact = Fact::Basic(BasicFact::NotASeat);
        report.illegal(RULE.name, Subject::Unit(unit.unit.id), fact, 1);
    }
}

fn cures(context: &Context<'_>, _: &Finding) -> Vec<Edit> {
    basic_general::seats(context)
}
