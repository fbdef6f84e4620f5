//! An allied command holds at most half of the VDT.

use crate::army::Edit;
use crate::rules::context::Context;
use crate::rules::shares::{exceeds, excess};
use crate::rules::{
    AlliesFact, Citation, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::AlliedShare,
    family: Family::Allies,
    citation: Citation::advanced("Allied contingents"),
    check,
    cures,
};

/// The most that allies hold, in hundredths of VDT.
pub const CAP: u32 = 50;

fn check(context: &Context<'_>, report: &mut Report) {
    for command in context
        .commands
        .iter()
        .filter(|c| c.command.contingent.is_some())
    {
        if exceeds(command.vd, context.vdt, CAP) {
            let fact = Fact::Allies(AlliesFact::AlliesTooLarge {
                vd: command.vd,
                vdt: context.vdt,
                cap: CAP,
            });
            let by = excess(command.vd, context.vdt, CAP);
            report.illegal(RULE.name, Subject::Command(command.command.id), fact, by);
        }
    }
}

/// Allied units without a general go, the lightest that is heavy enough or as many of the heaviest
/// as it takes; or own units come.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(command) = propose::command_of(context, finding) else {
        return Vec::new();
    };
    // A unit that leaves lowers the VDT too.
    let needed = (2 * command.vd).saturating_sub(context.vdt);
    let mut units: Vec<_> = context
        .units_of(command)
        .iter()
        .filter(|unit| unit.unit.general.is_none() && unit.rank + 1 == unit.ranks)
        .collect();
    units.sort_by_cached_key(|unit| unit.figures.vd);
    let single = units.iter().filter(|unit| unit.figures.vd >= needed);
    let mut edits: Vec<Edit> = single
        .take(8)
        .map(|unit| propose::remove_units([*unit]))
        .collect();
    if edits.is_empty() {
        let several = 2..=units.len().min(8);
        edits.extend(
            several.map(|count| propose::remove_units(units.iter().rev().take(count).copied())),
        );
    }
    // One way to make the allies smaller, then those to make the rest larger.
    let smaller = edits.split_off(edits.len().min(1));
    let own = propose::commands_for(context, None);
    edits.extend(propose::heavier(context, own, needed).into_iter().take(12));
    edits.extend(smaller);
    edits
}
