//! No Coward in competition.

use crate::army::{Edit, GeneralLevel};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, GeneralsFact, Report, Rule, RuleName, Subject,
    propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::NoCowards,
    family: Family::Generals,
    citation: Citation::advanced("Special rules for 1 day tournaments, Army composition"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    if !context.event.is_competition() {
        return;
    }
    for unit in &context.units {
        if unit.unit.general == Some(GeneralLevel::Coward) {
            report.illegal(
                RULE.name,
                Subject::Unit(unit.unit.id),
                Fact::Generals(GeneralsFact::Coward),
                1,
            );
        }
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(unit) = propose::unit_of(context, finding) else {
        return Vec::new();
    };
    [
        GeneralLevel::Incompetent,
        GeneralLevel::Poor,
        GeneralLevel::Fair,
    ]
    .map(|level| Edit::SetGeneral {
        unit: unit.unit.id,
        level: Some(level),
    })
    .into()
}
