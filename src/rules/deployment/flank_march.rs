//! One command may march to a flank: at most half of the VDT, not under a weak general.

use super::{command, weak_general};
use crate::army::{Edit, FlankMarch};
use crate::rules::context::Context;
use crate::rules::shares::{exceeds, excess};
use crate::rules::{
    Citation, DeploymentFact, Fact, Family, Finding, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::FlankMarch,
    family: Family::Deployment,
    citation: Citation::advanced("Flank marches"),
    check,
    cures,
};

const CAP: u32 = 50;

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(march) = context.army.deployment.flank_march else {
        return;
    };
    let Some(marching) = command(context, march.command) else {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Deployment(DeploymentFact::FlankNoSuchCommand),
            1,
        );
        return;
    };
    let subject = Subject::Command(march.command);
    if let Some(level) = weak_general(context, marching) {
        report.illegal(
            RULE.name,
            subject,
            Fact::Deployment(DeploymentFact::FlankUnderWeakGeneral { level }),
            1,
        );
    }
    if context.commands.len() < 2 {
        report.illegal(
            RULE.name,
            subject,
            Fact::Deployment(DeploymentFact::FlankLeavesNobody),
            1,
        );
    } else if exceeds(marching.vd, context.vdt, CAP) {
        let fact = Fact::Deployment(DeploymentFact::FlankTooLarge {
            vd: marching.vd,
            vdt: context.vdt,
            cap: CAP,
        });
        let by = excess(marching.vd, context.vdt, CAP);
        report.illegal(RULE.name, subject, fact, by);
    }
}

/// Another command marches in its place, or none does.
fn cures(context: &Context<'_>, _: &Finding) -> Vec<Edit> {
    let Some(march) = context.army.deployment.flank_march else {
        return Vec::new();
    };
    let others = context.commands.iter().map(|command| command.command.id);
    others
        .filter(|id| *id != march.command)
        .take(20)
        .map(|command| {
            Edit::SetFlankMarch(Some(FlankMarch {
                command,
                side: march.side,
            }))
        })
        .chain([Edit::SetFlankMarch(None)])
        .collect()
}
