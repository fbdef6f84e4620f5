//! As many contingents as the list allows, one if it doesn't say; never two of a kind.

use crate::army::Edit;
use crate::rules::context::{CommandContext, Context};
use crate::rules::{
    AlliesFact, Citation, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::AlliedContingents,
    family: Family::Allies,
    citation: Citation::advanced("Allied contingents"),
    check,
    cures,
};

/// Contingents that a cure picks the last to leave from.
const MOST_TRIED: usize = 8;

fn check(context: &Context<'_>, report: &mut Report) {
    let taken: Vec<_> = context
        .commands
        .iter()
        .filter_map(|command| command.command.contingent)
        .collect();
    let have = taken.len() as u32;
    let max = u32::from(context.points_list.contingents_allowed);
    if have > max {
        let fact = Fact::Allies(AlliesFact::TooManyContingents { have, max });
        report.illegal(RULE.name, Subject::Army, fact, have - max);
    }
    for contingent in &context.points_list.contingents {
        let contingent = contingent.id;
        let have = taken.iter().filter(|taken| **taken == contingent).count() as u32;
        if have > 1 {
            let subject = Subject::Contingent(contingent);
            let fact = Fact::Allies(AlliesFact::ContingentTwice { contingent, have });
            report.illegal(RULE.name, subject, fact, have - 1);
        }
    }
}

/// As many contingents as are too many leave the army, the smallest first; two of a kind may
/// become one.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let twice = match finding.fact {
        Fact::Allies(AlliesFact::ContingentTwice { contingent, .. }) => Some(contingent),
        _ => None,
    };
    let mut allies: Vec<&CommandContext<'_>> = context
        .commands
        .iter()
        .filter(|command| match twice {
            None => command.command.contingent.is_some(),
            twice => command.command.contingent == twice,
        })
        .collect();
    allies.sort_by_cached_key(|command| command.vd);
    let others = (finding.by as usize).saturating_sub(1);
    let mut edits = Vec::new();
    if let (Some(_), [smaller, larger]) = (twice, allies.as_slice()) {
        edits.push(propose::merged(context, smaller, larger));
    }
    let remove = |command: &&CommandContext<'_>| Edit::RemoveCommand(command.command.id);
    for last in allies.iter().skip(others).take(MOST_TRIED) {
        let leaving = allies.iter().take(others).chain([last]);
        edits.push(propose::one_or_several(leaving.map(remove).collect()));
    }
    edits
}
