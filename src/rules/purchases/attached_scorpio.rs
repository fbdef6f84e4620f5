//! One payment gives every legionary of a Roman list an attached scorpio.

use crate::army::Edit;
use crate::list::{Special, Trait, TroopType};
use crate::rules::context::Context;
use crate::rules::{
    Citation, Fact, Family, Finding, PurchasesFact, Report, Rule, RuleName, Subject, UnitFigures,
};

pub const RULE: Rule = Rule {
    name: RuleName::AttachedScorpio,
    family: Family::Purchases,
    citation: Citation::advanced("Shooting, Scorpio"),
    check,
    cures,
};

/// Whether this unit has a scorpio once they are bought.
pub fn has_one(context: &Context<'_>, unit: &UnitFigures) -> bool {
    context.points_list.has(Special::AttachedScorpio)
        && unit.kind == Some(TroopType::Fp)
        && unit.has(Trait::Legionary)
}

fn check(context: &Context<'_>, report: &mut Report) {
    if !context.army.purchases.scorpio {
        return;
    }
    if !context.points_list.has(Special::AttachedScorpio) {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Purchases(PurchasesFact::ScorpioNotOffered),
            1,
        );
    } else if !context
        .units
        .iter()
        .any(|unit| has_one(context, &unit.figures))
    {
        report.advice(
            RULE.name,
            Subject::Army,
            Fact::Purchases(PurchasesFact::ScorpioForNobody),
        );
    }
}

fn cures(_: &Context<'_>, _: &Finding) -> Vec<Edit> {
    vec![Edit::SetScorpio(false)]
}
