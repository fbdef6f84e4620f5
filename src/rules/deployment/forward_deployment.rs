//! Forward deployment, type A or B: 15mm at 400 and 500 points.

use super::{command, weak_general};
use crate::army::{Edit, Forward, UnitId};
use crate::event::{Scale, Setting};
use crate::list::{Special, TroopType};
use crate::rules::context::{Context, UnitContext};
use crate::rules::{
    Citation, DeploymentFact, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::ForwardDeployment,
    family: Family::Deployment,
    citation: Citation::advanced("Forward deployment"),
    check,
    cures,
};

/// Other commands that a cure sends forward.
const MOST_TRIED: usize = 20;

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(forward) = &context.army.deployment.forward else {
        return;
    };
    let (points, scale) = (context.event.points, context.event.scale);
    if scale != Scale::Mm15 || (points != 400 && points != 500) {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Deployment(DeploymentFact::ForwardNotHere { points, scale }),
            1,
        );
    } else if context.event.setting != Setting::Tournament {
        report.umpire(
            RULE.name,
            Subject::Army,
            Fact::Deployment(DeploymentFact::ForwardOutsideTournament { points, scale }),
        );
    }
    if context.points_list.has(Special::SwissDeployment) {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::Deployment(DeploymentFact::ForwardSwiss),
            1,
        );
    }
    match forward {
        Forward::A(id) => match command(context, *id) {
            None => report.illegal(
                RULE.name,
                Subject::Army,
                Fact::Deployment(DeploymentFact::ForwardNoSuchCommand),
                1,
            ),
            Some(command) => {
                if let Some(level) = weak_general(context, command) {
                    let fact = Fact::Deployment(DeploymentFact::ForwardUnderWeakGeneral { level });
                    report.illegal(RULE.name, Subject::Command(*id), fact, 1);
                }
            }
        },
        Forward::B(units) => {
            let missing = units.iter().filter(|id| context.unit(**id).is_none());
            let missing = missing.count() as u32;
            if missing > 0 {
                let fact = Fact::Deployment(DeploymentFact::ForwardNoSuchUnit);
                report.illegal(RULE.name, Subject::Army, fact, missing);
            }
            for body in context.bodies_named(units) {
                check_body(context, body, report);
            }
        }
    }
}

/// A body that type B names: mounted or skirmishers, in every rank.
fn check_body(context: &Context<'_>, body: &[UnitContext<'_>], report: &mut Report) {
    // Of ranks that are alike it is said once.
    for unit in propose::distinct(body, |unit| unit.figures.kind) {
        if let Some(kind) = unit.figures.kind
            && !kind.is_mounted()
            && kind != TroopType::S
        {
            let fact = Fact::Deployment(DeploymentFact::ForwardNotMountedOrSkirmishers { kind });
            report.illegal(RULE.name, Subject::Unit(unit.unit.id), fact, 1);
        }
    }
    let Some(front) = body.first() else { return };
    let command = context.commands.get(front.command);
    if let Some(level) = command.and_then(|command| weak_general(context, command)) {
        let fact = Fact::Deployment(DeploymentFact::ForwardUnderWeakGeneral { level });
        report.illegal(RULE.name, Subject::Unit(front.unit.id), fact, 1);
    }
}

/// Another command, or fewer units; or nobody deploys forward.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let mut edits = Vec::new();
    match &context.army.deployment.forward {
        Some(Forward::B(units)) => {
            let unfit = propose::unit_of(context, finding).map(|unit| (unit.command, unit.body));
            let fit = |id: &UnitId| {
                let body = context.unit(*id).map(|unit| (unit.command, unit.body));
                body.is_some() && body != unfit
            };
            let fit: Vec<UnitId> = units.iter().copied().filter(fit).collect();
            edits.push(Edit::SetForward(Some(Forward::B(fit))));
        }
        Some(Forward::A(_)) => {
            let others = context.commands.iter().take(MOST_TRIED);
            edits.extend(others.map(|other| Edit::SetForward(Some(Forward::A(other.command.id)))));
        }
        None => {}
    }
    edits.push(Edit::SetForward(None));
    edits
}
