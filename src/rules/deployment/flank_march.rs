//! One command may march to a flank: at most half of the VDT, not under a weak general, and with
//! no other order.

use super::{command, weak_general};
use crate::army::{Edit, FlankMarch, Forward, UnitId};
use crate::rules::context::{CommandContext, Context};
use crate::rules::shares::{exceeds, excess};
use crate::rules::{
    Citation, DeploymentFact, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::FlankMarch,
    family: Family::Deployment,
    citation: Citation::advanced("Flank marches"),
    check,
    cures,
};

const CAP: u32 = 50;
/// Other commands that a cure sends.
const MOST_TRIED: usize = 8;

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
    check_other_orders(context, marching, report);
}

/// A command that marches is neither in ambush nor deployed forward, and moves.
fn check_other_orders(context: &Context<'_>, marching: &CommandContext<'_>, report: &mut Report) {
    let subject = Subject::Command(marching.command.id);
    let hidden = hidden_units(context, marching).len() as u32;
    if hidden > 0 {
        let fact = Fact::Deployment(DeploymentFact::FlankInAmbush { units: hidden });
        report.illegal(RULE.name, subject, fact, hidden);
    }
    let is_forward = match &context.army.deployment.forward {
        Some(Forward::A(command)) => *command == marching.command.id,
        Some(Forward::B(units)) => units.iter().any(|id| is_of(context, marching, *id)),
        None => false,
    };
    if is_forward {
        let fact = Fact::Deployment(DeploymentFact::FlankForward);
        report.illegal(RULE.name, subject, fact, 1);
    }
    let fortified = context.units_of(marching).iter();
    for unit in fortified.filter(|unit| unit.unit.fortified) {
        let fact = Fact::Deployment(DeploymentFact::FlankFortified);
        report.illegal(RULE.name, Subject::Unit(unit.unit.id), fact, 1);
    }
}

/// The units of a command that are in ambush, Large Units as a whole.
fn hidden_units(context: &Context<'_>, command: &CommandContext<'_>) -> Vec<UnitId> {
    let ambushes = context.army.deployment.ambushes.iter();
    let bodies = context.bodies_named(ambushes.flat_map(|ambush| &ambush.units));
    let units = bodies.into_iter().flatten().map(|unit| unit.unit.id);
    units.filter(|id| is_of(context, command, *id)).collect()
}

fn is_of(context: &Context<'_>, command: &CommandContext<'_>, unit: UnitId) -> bool {
    let mut units = context.units_of(command).iter();
    units.any(|of| of.unit.id == unit)
}

/// What stands against the march gives way to it, another command marches in its place, or none
/// does.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(march) = context.army.deployment.flank_march else {
        return Vec::new();
    };
    let mut edits = Vec::new();
    if let Some(marching) = command(context, march.command) {
        edits.extend(instead(context, marching, finding));
    }
    let others = context.commands.iter().map(|command| command.command.id);
    let others = others.filter(|id| *id != march.command).take(MOST_TRIED);
    edits.extend(others.map(|command| {
        Edit::SetFlankMarch(Some(FlankMarch {
            command,
            side: march.side,
        }))
    }));
    edits.push(Edit::SetFlankMarch(None));
    edits
}

/// The other order is dropped for the command that marches.
fn instead(context: &Context<'_>, marching: &CommandContext<'_>, finding: &Finding) -> Vec<Edit> {
    match finding.fact {
        Fact::Deployment(DeploymentFact::FlankInAmbush { .. }) => {
            let hidden = hidden_units(context, marching);
            let mut ambushes = context.army.deployment.ambushes.clone();
            for ambush in &mut ambushes {
                ambush.units.retain(|id| !hidden.contains(id));
            }
            ambushes.retain(|ambush| !ambush.units.is_empty());
            vec![Edit::SetAmbushes(ambushes)]
        }
        Fact::Deployment(DeploymentFact::FlankForward) => {
            let left = match &context.army.deployment.forward {
                Some(Forward::B(units)) => units.as_slice(),
                _ => &[],
            };
            let left = left.iter().filter(|id| !is_of(context, marching, **id));
            let left: Vec<UnitId> = left.copied().collect();
            vec![Edit::SetForward(
                (!left.is_empty()).then_some(Forward::B(left)),
            )]
        }
        Fact::Deployment(DeploymentFact::FlankFortified) => {
            let unit = propose::unit_of(context, finding).map(|unit| unit.unit.id);
            let bare = unit.map(|unit| Edit::SetFortified {
                unit,
                fortified: false,
            });
            let others = propose::commands_for(context, marching.command.contingent);
            let others = others.filter(|other| other.command.id != marching.command.id);
            let moved = others.take(MOST_TRIED).filter_map(|other| {
                Some(Edit::MoveBody {
                    unit: unit?,
                    to: other.command.id,
                    at: usize::MAX,
                })
            });
            moved.chain(bare).collect()
        }
        _ => Vec::new(),
    }
}
