//! Joan of Arc rides with a general who is neither Poor, Incompetent nor Coward.

use crate::army::{Edit, GeneralLevel};
use crate::list::Special;
use crate::rules::{
    Citation, Context, Fact, Family, Finding, PurchasesFact, Report, Rule, RuleName, Subject,
    propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::JoanOfArc,
    family: Family::Purchases,
    citation: Citation::advanced("Special rule: Joan of Arc"),
    check,
    cures,
};

fn is_worthy(level: GeneralLevel) -> bool {
    level != GeneralLevel::Poor && !level.is_weak()
}

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(id) = context.army.purchases.joan else {
        return;
    };
    if !context.points_list.has(Special::JoanOfArc) {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Purchases(PurchasesFact::JoanNotOffered),
            1,
        );
        return;
    }
    let level = context.unit(id).and_then(|unit| unit.unit.general);
    let subject = Subject::Unit(id);
    match level {
        None => report.illegal(
            RULE.name,
            subject,
            Fact::Purchases(PurchasesFact::JoanWithoutGeneral),
            1,
        ),
        Some(level) if !is_worthy(level) => {
            report.illegal(
                RULE.name,
                subject,
                Fact::Purchases(PurchasesFact::JoanWithWeakGeneral { level }),
                1,
            );
        }
        Some(_) => {}
    }
}

/// Her general becomes Fair, she rides with another, or she stays at home.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let hers = propose::unit_of(context, finding).map(|unit| Edit::SetGeneral {
        unit: unit.unit.id,
        level: Some(GeneralLevel::Fair),
    });
    let worthy = context
        .units
        .iter()
        .filter(|unit| unit.unit.general.is_some_and(is_worthy))
        .map(|unit| Edit::SetJoan(Some(unit.unit.id)));
    hers.into_iter()
        .chain(worthy.take(4))
        .chain([Edit::SetJoan(None)])
        .collect()
}
