//! Only the C-in-C may be Genius or Charismatic. Allied generals have `allied-general` for it.

use crate::army::{Edit, GeneralLevel};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, GeneralsFact, Report, Rule, RuleName, Subject,
    propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::GeniusIsCic,
    family: Family::Generals,
    citation: Citation::advanced("Other clarifications, Change of general's level"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    for unit in &context.units {
        let command = context.commands.get(unit.command);
        let is_ally = command.is_some_and(|command| command.command.contingent.is_some());
        if let Some(level) = unit.unit.general
            && !is_ally
            && level.is_great()
            && !context.is_cic(unit.unit.id)
        {
            let subject = Subject::Unit(unit.unit.id);
            report.illegal(
                RULE.name,
                subject,
                Fact::Generals(GeneralsFact::GreatSubGeneral { level }),
                1,
            );
        }
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(unit) = propose::unit_of(context, finding) else {
        return Vec::new();
    };
    let unit = unit.unit.id;
    vec![
        Edit::SetCic(Some(unit)),
        Edit::SetGeneral {
            unit,
            level: Some(GeneralLevel::Expert),
        },
        Edit::SetGeneral {
            unit,
            level: Some(GeneralLevel::Fair),
        },
    ]
}
