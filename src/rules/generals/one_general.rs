//! Each command has units, and exactly one general in one of them.

use crate::army::{Edit, Place, Spot};
use crate::rules::context::{CommandContext, Context};
use crate::rules::{
    Citation, Fact, Family, Finding, GeneralsFact, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::OneGeneral,
    family: Family::Generals,
    citation: Citation::advanced(
        "Special rules for 1 day tournaments, Army composition; VD of generals",
    ),
    check,
    cures,
};

/// Kinds of troops that a cure gives a general to.
const MOST_SEATS: usize = 5;

fn check(context: &Context<'_>, report: &mut Report) {
    for command in &context.commands {
        let generals = context.generals_of(command).count() as u32;
        let (fact, by) = if context.units_of(command).is_empty() {
            (Fact::Generals(GeneralsFact::CommandEmpty), 1)
        } else {
            match generals {
                0 => (Fact::Generals(GeneralsFact::NoGeneral), 1),
                1 => continue,
                have => (
                    Fact::Generals(GeneralsFact::SeveralGenerals { have }),
                    have - 1,
                ),
            }
        };
        report.illegal(RULE.name, Subject::Command(command.command.id), fact, by);
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(command) = propose::command_of(context, finding) else {
        return Vec::new();
    };
    match finding.fact {
        Fact::Generals(GeneralsFact::CommandEmpty) => {
            let mut edits = vec![Edit::RemoveCommand(command.command.id)];
            edits.extend(recruit(context, command));
            edits
        }
        Fact::Generals(GeneralsFact::NoGeneral) => {
            let edits = appoint(context, command);
            if edits.is_empty() {
                without_seat(context, command)
            } else {
                edits
            }
        }
        Fact::Generals(GeneralsFact::SeveralGenerals { .. }) => dismiss(context, command),
        _ => Vec::new(),
    }
}

/// Whether a general of this command would be the army's first, and so its C-in-C.
fn becomes_cic(context: &Context<'_>, command: &CommandContext<'_>) -> bool {
    context.units.iter().all(|unit| unit.unit.general.is_none())
        && command.command.contingent.is_none()
}

/// A general for a unit that may hold one.
fn appoint(context: &Context<'_>, command: &CommandContext<'_>) -> Vec<Edit> {
    let becomes_cic = becomes_cic(context, command);
    let mut seats: Vec<_> = context
        .units_of(command)
        .iter()
        .filter(|unit| propose::may_seat(context, unit, becomes_cic))
        .collect();
    seats.sort_by_cached_key(|unit| std::cmp::Reverse(unit.figures.vd));
    let seats = propose::distinct(seats, |unit| unit.unit.troop);
    let mut edits = Vec::new();
    for level in propose::LEVELS {
        for seat in seats.iter().take(MOST_SEATS) {
            let unit = seat.unit.id;
            let level = Some(level);
            let appointed = Edit::SetGeneral { unit, level };
            edits.push(if becomes_cic {
                Edit::Several(vec![appointed, Edit::SetCic(Some(unit))])
            } else {
                appointed
            });
        }
    }
    edits
}

/// Nobody here may hold a general: the command joins another, or gets a unit that may.
fn without_seat(context: &Context<'_>, command: &CommandContext<'_>) -> Vec<Edit> {
    let mut others: Vec<_> = propose::commands_for(context, command.command.contingent)
        .filter(|other| other.command.id != command.command.id)
        .collect();
    others.sort_by_cached_key(|other| other.vd);
    let mut edits: Vec<Edit> = others
        .iter()
        .take(MOST_SEATS)
        .map(|other| propose::merged(context, command, other))
        .collect();
    // One way to merge, then the new units, then the other ways.
    let rest = edits.split_off(edits.len().min(1));
    edits.extend(recruit(context, command));
    edits.extend(rest);
    edits
}

/// A new unit with a general.
fn recruit(context: &Context<'_>, command: &CommandContext<'_>) -> Vec<Edit> {
    let becomes_cic = becomes_cic(context, command);
    let troops = propose::seating_troops(context, command.command.contingent, becomes_cic);
    let mut edits = Vec::new();
    for level in propose::LEVELS {
        for troop in troops.iter().take(MOST_SEATS) {
            let unit = propose::new_leader(context, troop, level);
            let cic = becomes_cic.then_some(Edit::SetCic(Some(unit.id)));
            let to = Place {
                command: command.command.id,
                spot: Spot::Before(0),
            };
            let added = Edit::AddUnit { to, unit };
            edits.push(propose::one_or_several(
                [added].into_iter().chain(cic).collect(),
            ));
        }
    }
    edits
}

/// All but one lose their general; whoever leads the army is kept, else the best.
fn dismiss(context: &Context<'_>, command: &CommandContext<'_>) -> Vec<Edit> {
    let generals: Vec<_> = context.generals_of(command).collect();
    generals
        .iter()
        .filter(|kept| {
            context.is_cic(kept.unit.id) || !generals.iter().any(|g| context.is_cic(g.unit.id))
        })
        .take(MOST_SEATS)
        .map(|kept| {
            propose::one_or_several(
                generals
                    .iter()
                    .filter(|general| general.unit.id != kept.unit.id)
                    .map(|general| Edit::SetGeneral {
                        unit: general.unit.id,
                        level: None,
                    })
                    .collect(),
            )
        })
        .collect()
}
