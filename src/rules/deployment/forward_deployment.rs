//! Forward deployment, type A or B: 15mm at 400 and 500 points.

use super::{command, weak_general};
use crate::army::{Edit, Forward, UnitId};
use crate::event::{Scale, Setting};
use crate::list::{Special, TroopType};
use crate::rules::{
    Citation, Context, DeploymentFact, Fact, Family, Finding, Report, Rule, RuleName, Subject,
    propose,
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
            for unit in context
                .units
                .iter()
                .filter(|unit| units.contains(&unit.unit.id))
            {
                let subject = Subject::Unit(unit.unit.id);
                if let Some(kind) = unit.figures.kind
                    && !kind.is_mounted()
                    && kind != TroopType::S
                {
                    let fact =
                        Fact::Deployment(DeploymentFact::ForwardNotMountedOrSkirmishers { kind });
                    report.illegal(RULE.name, subject, fact, 1);
                }
                let level = context
                    .commands
                    .get(unit.command)
                    .and_then(|c| weak_general(context, c));
                if let Some(level) = level {
                    let fact = Fact::Deployment(DeploymentFact::ForwardUnderWeakGeneral { level });
                    report.illegal(RULE.name, subject, fact, 1);
                }
            }
        }
    }
}

/// Another command, or fewer units; or nobody deploys forward.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let mut edits = Vec::new();
    match &context.army.deployment.forward {
        Some(Forward::B(units)) => {
            let unfit = propose::unit_of(context, finding).map(|unit| unit.unit.id);
            let fit = |id: &UnitId| context.unit(*id).is_some() && Some(*id) != unfit;
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
