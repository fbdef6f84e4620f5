//! One payment gives every legionary of a Roman list an attached scorpio.

use crate::army::Edit;
use crate::list::{Special, Trait, TroopType};
use crate::rules::facts::{Facts, UnitFacts};
use crate::rules::{
    Citation, Fact, Family, Finding, PurchasesFact, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::AttachedScorpio,
    family: Family::Purchases,
    citation: Citation::advanced("Shooting, Scorpio"),
    check,
};

/// Whether this unit has a scorpio once they are bought.
pub fn has_one(facts: &Facts<'_>, unit: &UnitFacts<'_>) -> bool {
    facts.points_list.has(Special::AttachedScorpio)
        && unit.kind == Some(TroopType::Fp)
        && unit.has(Trait::Legionary)
}

fn check(facts: &Facts<'_>, report: &mut Report) {
    if !facts.army.purchases.scorpio {
        return;
    }
    if !facts.points_list.has(Special::AttachedScorpio) {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Purchases(PurchasesFact::ScorpioNotOffered),
            1,
        );
    } else if !facts.units.iter().any(|unit| has_one(facts, unit)) {
        report.advice(
            RULE.name,
            Subject::Army,
            Fact::Purchases(PurchasesFact::ScorpioForNobody),
        );
    }
}

pub(in crate::rules) fn propose(_: &Facts<'_>, _: &Finding) -> Vec<Edit> {
    vec![Edit::SetScorpio(false)]
}
