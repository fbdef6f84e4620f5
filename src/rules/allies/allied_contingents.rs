//! As many contingents as the list allows, one if it doesn't say; never two of a kind.

use crate::army::Edit;
use crate::rules::{Citation, Fact, Facts, Family, Finding, Report, Rule, RuleName, Subject};

pub const RULE: Rule = Rule {
    name: RuleName::AlliedContingents,
    family: Family::Allies,
    citation: Citation::advanced("Allied contingents"),
    check,
    propose,
};

fn check(facts: &Facts<'_>, report: &mut Report) {
    let taken: Vec<_> = facts
        .commands
        .iter()
        .filter_map(|command| command.command.contingent)
        .collect();
    let have = taken.len() as u32;
    let max = u32::from(facts.points_list.contingents_allowed);
    if have > max {
        let fact = Fact::TooManyContingents { have, max };
        report.illegal(RULE.name, Subject::Army, fact, have - max);
    }
    for contingent in &facts.points_list.contingents {
        let contingent = contingent.id;
        let have = taken.iter().filter(|taken| **taken == contingent).count() as u32;
        if have > 1 {
            let subject = Subject::Contingent(contingent);
            let fact = Fact::ContingentTwice { contingent, have };
            report.illegal(RULE.name, subject, fact, have - 1);
        }
    }
}

/// A contingent leaves the army: the last one, or another.
fn propose(facts: &Facts<'_>, finding: &Finding) -> Vec<Edit> {
    let twice = match finding.fact {
        Fact::ContingentTwice { contingent, .. } => Some(contingent),
        _ => None,
    };
    facts
        .commands
        .iter()
        .rev()
        .filter(|command| match (command.command.contingent, twice) {
            (Some(taken), Some(twice)) => taken == twice,
            (taken, None) => taken.is_some(),
            (None, Some(_)) => false,
        })
        .map(|command| Edit::RemoveCommand(command.command.id))
        .collect()
}
