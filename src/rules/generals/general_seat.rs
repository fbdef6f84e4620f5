//! A general stands with a unit marked for one; a unit marked "not CiC" takes sub-generals only.

use crate::army::{Edit, GeneralLevel, Place, Spot, Unit};
use crate::event::Setting;
use crate::list::Seat;
use crate::rules::context::{CommandContext, Context, UnitContext};
use crate::rules::{
    Citation, Fact, Family, Finding, GeneralsFact, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::GeneralSeat,
    family: Family::Generals,
    citation: Citation::list("the mark (*)"),
    check,
    cures,
};

/// In a great battle any unit may hold a general: Advanced Impetus 1.7, Multiplayer games.
pub fn allows(context: &Context<'_>, seat: Seat, is_cic: bool) -> bool {
    context.event.setting == Setting::GreatBattle
        || match seat {
            Seat::Yes => true,
            Seat::SubGeneral => !is_cic,
            Seat::No => false,
        }
}

fn check(context: &Context<'_>, report: &mut Report) {
    for unit in &context.units {
        let (Some(_), Some(troop)) = (unit.unit.general, unit.troop()) else {
            continue;
        };
        let is_cic = context.is_cic(unit.unit.id);
        if allows(context, troop.general, is_cic) {
            continue;
        }
        let fact = match troop.general {
            Seat::SubGeneral => Fact::Generals(GeneralsFact::NotASeatForCic),
            _ => Fact::Generals(GeneralsFact::NotASeat),
        };
        report.illegal(RULE.name, Subject::Unit(unit.unit.id), fact, 1);
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(unit) = propose::unit_of(context, finding) else {
        return Vec::new();
    };
    let Some(level) = unit.unit.general else {
        return Vec::new();
    };
    let is_cic = context.is_cic(unit.unit.id);
    let Some(command) = context.commands.get(unit.command) else {
        return Vec::new();
    };
    let mut edits = Vec::new();
    if is_cic {
        // Another general who sits well may lead the army.
        for other in context
            .units
            .iter()
            .filter(|other| other.unit.general.is_some())
        {
            if other.unit.id != unit.unit.id && propose::may_seat(context, other, true) {
                edits.push(Edit::SetCic(Some(other.unit.id)));
            }
            if edits.len() == 6 {
                break;
            }
        }
    }
    let seats = context
        .units_of(command)
        .iter()
        .filter(|seat| seat.unit.general.is_none() && propose::may_seat(context, seat, is_cic));
    let seats = propose::distinct(seats, |seat| seat.unit.troop);
    edits.extend(
        seats
            .iter()
            .map(|seat| propose::move_general(context, unit, seat.unit.id, level)),
    );
    if seats.is_empty() {
        edits.extend(new_seats(context, unit, command, level));
    }
    if context.generals_of(command).count() > 1 {
        edits.push(Edit::SetGeneral {
            unit: unit.unit.id,
            level: None,
        });
    }
    edits
}

/// Nobody in the command may hold him: a new unit does.
fn new_seats(
    context: &Context<'_>,
    unit: &UnitContext<'_>,
    command: &CommandContext<'_>,
    level: GeneralLevel,
) -> Vec<Edit> {
    let is_cic = context.is_cic(unit.unit.id);
    let seat = context.army.fresh_unit_id();
    let to = Place {
        command: command.command.id,
        spot: Spot::Before(0),
    };
    propose::seating_troops(context, command.command.contingent, is_cic)
        .into_iter()
        .take(6)
        .map(|troop| {
            let added = Edit::AddUnit {
                to,
                unit: Unit::new(seat, troop.id),
            };
            let moved = propose::move_general(context, unit, seat, level);
            Edit::Several(vec![added, moved])
        })
        .collect()
}
