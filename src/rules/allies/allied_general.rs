//! An allied general is never the C-in-C, and so never Genius or Charismatic.

use crate::army::{Edit, GeneralLevel};
use crate::rules::{
    AlliesFact, Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::AlliedGeneral,
    family: Family::Allies,
    citation: Citation::advanced(
        "Allied contingents; Other clarifications, Change of general's level",
    ),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    for command in context
        .commands
        .iter()
        .filter(|c| c.command.contingent.is_some())
    {
        for unit in context.generals_of(command) {
            let subject = Subject::Unit(unit.unit.id);
            if context.is_cic(unit.unit.id) {
                report.illegal(RULE.name, subject, Fact::Allies(AlliesFact::AllyIsCic), 1);
            }
            if let Some(level) = unit.unit.general
                && level.is_great()
            {
                report.illegal(
                    RULE.name,
                    subject,
                    Fact::Allies(AlliesFact::AlliedGreatGeneral { level }),
                    1,
                );
            }
        }
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(unit) = propose::unit_of(context, finding) else {
        return Vec::new();
    };
    match finding.fact {
        Fact::Allies(AlliesFact::AlliedGreatGeneral { .. }) => {
            [GeneralLevel::Expert, GeneralLevel::Fair]
                .map(|level| Edit::SetGeneral {
                    unit: unit.unit.id,
                    level: Some(level),
                })
                .into()
        }
        _ => propose::commands_for(context, None)
            .flat_map(|command| context.generals_of(command))
            .map(|general| Edit::SetCic(Some(general.unit.id)))
            .collect(),
    }
}
