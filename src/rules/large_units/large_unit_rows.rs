//! Only troops that the list names form Large Units, alone or mixed.

use crate::army::Edit;
use crate::list::Formation;
use crate::rules::context::{Context, UnitContext};
use crate::rules::{
    Citation, Fact, Family, Finding, Grade, LargeUnitsFact, Report, Rule, RuleName, Subject,
    propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::LargeUnitRows,
    family: Family::LargeUnits,
    citation: Citation::list("notes on Large Units"),
    check,
    cures,
};

/// The ways in which these ranks may stand together, be the size what it may.
pub fn formations_for<'f>(
    context: &'f Context<'_>,
    body: &'f [UnitContext<'_>],
) -> impl Iterator<Item = &'f Formation> {
    let contingent = body
        .first()
        .and_then(|unit| unit.place)
        .and_then(|place| place.contingent);
    context
        .formations(contingent)
        .iter()
        .filter(move |formation| {
            body.split_first().is_some_and(|(front, rest)| {
                formation.front.contains(&front.unit.troop)
                    && rest
                        .iter()
                        .all(|unit| formation.rear().contains(&unit.unit.troop))
            })
        })
}

fn check(context: &Context<'_>, report: &mut Report) {
    for command in &context.commands {
        for body in context.bodies_of(command).filter(|body| body.len() > 1) {
            let known = body.iter().all(|unit| unit.place.is_some());
            if known && formations_for(context, body).next().is_none() {
                report.add(
                    RULE.name,
                    Grade::Illegal,
                    body.iter()
                        .map(|unit| Subject::Unit(unit.unit.id))
                        .collect(),
                    Fact::LargeUnits(LargeUnitsFact::NotALargeUnit),
                    1,
                );
            }
        }
    }
}

/// The ranks stand apart, each at its full price; or the front changes with the rank behind.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let units = propose::units_of(context, finding);
    let mut edits = Vec::new();
    if let [front, second, ..] = units.as_slice()
        && let Some(command) = context.commands.get(front.command)
    {
        let spot = crate::army::Spot::Rank {
            with: second.unit.id,
            rank: usize::MAX,
        };
        let to = crate::army::Place {
            command: command.command.id,
            spot,
        };
        edits.push(Edit::MoveUnit {
            unit: front.unit.id,
            to,
        });
    }
    for size in (1..units.len()).rev() {
        edits.push(super::large_unit_size::detach(
            context,
            units.get(size..).unwrap_or_default(),
        ));
    }
    let apart = units.iter().skip(1).rev();
    edits.push(Edit::Several(
        apart
            .map(|unit| super::large_unit_size::detach(context, &[unit]))
            .collect(),
    ));
    edits
}
