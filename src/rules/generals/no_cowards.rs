//! No Coward in competition.

use crate::army::{Edit, GeneralLevel};
use crate::rules::{
    Citation, Fact, Facts, Family, Finding, GeneralsFact, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::NoCowards,
    family: Family::Generals,
    citation: Citation::advanced("Special rules for 1 day tournaments, Army composition"),
    check,
};

fn check(facts: &Facts<'_>, report: &mut Report) {
    if !facts.event.is_competition() {
        return;
    }
    for unit in &facts.units {
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

pub(in crate::rules) fn propose(facts: &Facts<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(unit) = propose::unit_of(facts, finding) else {
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
