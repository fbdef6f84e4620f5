//! A Large Unit has 2 or 3 ranks, or as many as the list names.

use super::large_unit_rows::formations_for;
use crate::army::{Edit, Place, Spot};
use crate::rules::context::{Context, UnitContext};
use crate::rules::{
    Citation, Fact, Family, Finding, Grade, LargeUnitsFact, Report, Rule, RuleName, Subject,
    propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::LargeUnitSize,
    family: Family::LargeUnits,
    citation: Citation::advanced("Ambushes; Large Units; and the army list's notes"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    for command in &context.commands {
        for body in context.bodies_of(command).filter(|body| body.len() > 1) {
            let mut formations = formations_for(context, body).peekable();
            if formations.peek().is_none() || formations.any(|f| f.allows_size(body.len())) {
                continue;
            }
            let allowed = allowed_sizes(context, body);
            let have = body.len() as u32;
            let nearest = allowed
                .iter()
                .map(|size| u32::from(*size).abs_diff(have))
                .min();
            report.add(
                RULE.name,
                Grade::Illegal,
                body.iter()
                    .map(|unit| Subject::Unit(unit.unit.id))
                    .collect(),
                Fact::LargeUnits(LargeUnitsFact::LargeUnitSize { have, allowed }),
                nearest.unwrap_or(1),
            );
        }
    }
}

fn allowed_sizes(context: &Context<'_>, body: &[UnitContext<'_>]) -> Vec<u8> {
    (2..=9)
        .filter(|size| {
            formations_for(context, body).any(|formation| formation.allows_size(usize::from(*size)))
        })
        .collect()
}

/// The tail leaves to stand on its own, or as a Large Unit of its own.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let units = propose::units_of(context, finding);
    let Fact::LargeUnits(LargeUnitsFact::LargeUnitSize { allowed, .. }) = &finding.fact else {
        return Vec::new();
    };
    let sizes = allowed
        .iter()
        .rev()
        .map(|size| usize::from(*size))
        .chain([1]);
    sizes
        .filter(|size| *size < units.len())
        .map(|size| detach(context, units.get(size..).unwrap_or_default()))
        .collect()
}

pub(super) fn detach(context: &Context<'_>, tail: &[&UnitContext<'_>]) -> Edit {
    let mut edits = Vec::new();
    let Some((first, rest)) = tail.split_first() else {
        return Edit::Several(edits);
    };
    let Some(command) = context.commands.get(first.command) else {
        return Edit::Several(edits);
    };
    let command = command.command.id;
    if first.unit.rear {
        edits.push(Edit::SetRear {
            unit: first.unit.id,
            rear: false,
        });
    }
    edits.push(Edit::MoveUnit {
        unit: first.unit.id,
        to: Place {
            command,
            spot: Spot::Before(first.body + 1),
        },
    });
    for unit in rest {
        let spot = Spot::Rank {
            with: first.unit.id,
            rank: usize::MAX,
        };
        edits.push(Edit::MoveUnit {
            unit: unit.unit.id,
            to: Place { command, spot },
        });
    }
    Edit::Several(edits)
}
