//! One general leads the army.

use crate::army::Edit;
use crate::list::Seat;
use crate::rules::context::UnitContext;
use crate::rules::propose;
use crate::rules::{
    BasicFact, Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::BasicGeneral,
    family: Family::Basic,
    citation: Citation::basic("2.1, Army building"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let stands = |id| context.unit(id).is_some();
    if !context.army.cic.is_some_and(stands) {
        let fact = Fact::Basic(BasicFact::NoGeneral);
        report.illegal(RULE.name, Subject::Army, fact, 1);
    }
}

fn cures(context: &Context<'_>, _: &Finding) -> Vec<Edit> {
    seats(context)
}

/// The general with the first unit of each kind that may hold one.
pub(super) fn seats(context: &Context<'_>) -> Vec<Edit> {
    let may_lead = |unit: &&UnitContext<'_>| {
        let troop = unit.troop();
        troop.is_some_and(|troop| troop.general == Seat::Yes)
    };
    let kinds = propose::distinct(context.units.iter().filter(may_lead), |unit| {
        (unit.unit.troop, unit.unit.upgrades.clone())
    });
    let seat = |unit: &UnitContext<'_>| Edit::SetCic(Some(unit.unit.id));
    kinds.into_iter().map(seat).collect()
}
