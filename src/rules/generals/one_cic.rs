//! Exactly one general leads the army. Two can't be drawn; none can.

use crate::army::Edit;
use crate::rules::{Citation, Fact, Facts, Family, Finding, Report, Rule, RuleName, Subject};

pub const RULE: Rule = Rule {
    name: RuleName::OneCic,
    family: Family::Generals,
    citation: Citation::advanced("Multiplayer games; Generals; Allied contingents"),
    check,
    propose,
};

fn check(facts: &Facts<'_>, report: &mut Report) {
    let holder = facts.army.cic.and_then(|id| facts.unit(id));
    match holder {
        None => report.illegal(RULE.name, Subject::Army, Fact::NoCic, 1),
        Some(unit) if unit.unit.general.is_none() => {
            let subject = Subject::Unit(unit.unit.id);
            report.illegal(RULE.name, subject, Fact::CicWithoutGeneral, 1);
        }
        Some(_) => {}
    }
}

fn propose(facts: &Facts<'_>, _: &Finding) -> Vec<Edit> {
    let mut generals: Vec<_> = facts
        .units
        .iter()
        .filter(|unit| unit.unit.general.is_some())
        .collect();
    generals.sort_by_key(|unit| unit.unit.general);
    generals
        .into_iter()
        .map(|unit| Edit::SetCic(Some(unit.unit.id)))
        .collect()
}
