//! A general stands with a unit marked for one; a unit marked "not CiC" takes sub-generals only.

use crate::army::{Edit, GeneralLevel, Place, Spot, Unit};
use crate::event::Setting;
use crate::list::Seat;
use crate::rules::facts::{CommandFacts, Facts, UnitFacts};
use crate::rules::{
    Citation, Fact, Family, Finding, GeneralsFact, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::GeneralSeat,
    family: Family::Generals,
    citation: Citation::list("the mark (*)"),
    check,
};

/// In a great battle any unit may hold a general: Advanced Impetus 1.7, Multiplayer games.
pub fn allows(facts: &Facts<'_>, seat: Seat, is_cic: bool) -> bool {
    facts.event.setting == Setting::GreatBattle
        || match seat {
            Seat::Yes => true,
            Seat::SubGeneral => !is_cic,
            Seat::No => false,
        }
}

fn check(facts: &Facts<'_>, report: &mut Report) {
    for unit in &facts.units {
        let (Some(_), Some(troop)) = (unit.unit.general, unit.troop()) else {
            continue;
        };
        let is_cic = facts.is_cic(unit.unit.id);
        if allows(facts, troop.general, is_cic) {
            continue;
        }
        let fact = match troop.general {
            Seat::SubGeneral => Fact::Generals(GeneralsFact::NotASeatForCic),
            _ => Fact::Generals(GeneralsFact::NotASeat),
        };
        report.illegal(RULE.name, Subject::Unit(unit.unit.id), fact, 1);
    }
}

pub(in crate::rules) fn propose(facts: &Facts<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(unit) = propose::unit_of(facts, finding) else {
        return Vec::new();
    };
    let Some(level) = unit.unit.general else {
        return Vec::new();
    };
    let is_cic = facts.is_cic(unit.unit.id);
    let Some(command) = facts.commands.get(unit.command) else {
        return Vec::new();
    };
    let mut edits = Vec::new();
    if is_cic {
        // Another general who sits well may lead the army.
        for other in facts
            .units
            .iter()
            .filter(|other| other.unit.general.is_some())
        {
            if other.unit.id != unit.unit.id && propose::may_seat(facts, other, true) {
                edits.push(Edit::SetCic(Some(other.unit.id)));
            }
            if edits.len() == 6 {
                break;
            }
        }
    }
    let seats = facts
        .units_of(command)
        .iter()
        .filter(|seat| seat.unit.general.is_none() && propose::may_seat(facts, seat, is_cic));
    let seats = propose::distinct(seats, |seat| seat.unit.troop);
    edits.extend(
        seats
            .iter()
            .map(|seat| propose::move_general(facts, unit, seat.unit.id, level)),
    );
    if seats.is_empty() {
        edits.extend(new_seats(facts, unit, command, level));
    }
    if facts.generals_of(command).count() > 1 {
        edits.push(Edit::SetGeneral {
            unit: unit.unit.id,
            level: None,
        });
    }
    edits
}

/// Nobody in the command may hold him: a new unit does.
fn new_seats(
    facts: &Facts<'_>,
    unit: &UnitFacts<'_>,
    command: &CommandFacts<'_>,
    level: GeneralLevel,
) -> Vec<Edit> {
    let is_cic = facts.is_cic(unit.unit.id);
    let seat = facts.army.fresh_unit_id();
    let to = Place {
        command: command.command.id,
        spot: Spot::Before(0),
    };
    propose::seating_troops(facts, command.command.contingent, is_cic)
        .into_iter()
        .take(6)
        .map(|troop| {
            let added = Edit::AddUnit {
                to,
                unit: Unit::new(seat, troop.id),
            };
            let moved = propose::move_general(facts, unit, seat, level);
            Edit::Several(vec![added, moved])
        })
        .collect()
}
