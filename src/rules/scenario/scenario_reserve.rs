//! The defender keeps so many VD off the table.

use super::{played, role};
use crate::map::Role;
use crate::rules::{
    Citation, Context, Fact, Family, Report, Rule, RuleName, ScenarioFact, Subject, no_cures,
};

pub const RULE: Rule = Rule {
    name: RuleName::ScenarioReserve,
    family: Family::Scenario,
    citation: Citation::good_day("Scenarios, 4 Rearguard battle; 5 Battle on the river"),
    check,
    cures: no_cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let map = &context.army.deployment.map;
    let Some(scenario) = played(context).filter(|_| role(context) == Some(Role::Defender)) else {
        return;
    };
    let Some(held) = scenario.held_back() else {
        return;
    };
    if map.bodies.is_empty() {
        return;
    }
    let is_placed = |body: &[crate::rules::context::UnitContext<'_>]| {
        body.iter()
            .any(|unit| map.bodies.iter().any(|placed| placed.unit == unit.unit.id))
    };
    let commands = context.commands.iter();
    let bodies = commands.flat_map(|command| context.bodies_of(command));
    let have: u32 = bodies
        .filter(|body| !is_placed(body))
        .flatten()
        .fold(0, |vd, unit| vd.saturating_add(unit.figures.vd));
    let fact = Fact::Scenario(ScenarioFact::HeldBack {
        scenario,
        have,
        needs: held.vd,
    });
    if have < held.vd {
        report.illegal_by(
            scenario.citation(),
            RULE.name,
            Subject::Army,
            fact,
            held.vd - have,
        );
    } else if have > held.vd {
        // The map may not be finished, and not every army has units that make up the number.
        report.advice(RULE.name, Subject::Army, fact);
    }
}
