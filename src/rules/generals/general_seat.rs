//! A general stands with a unit marked for one; a unit marked "not CiC" takes sub-generals only.

use crate::army::Edit;
use crate::event::Setting;
use crate::list::Seat;
use crate::rules::{
    Citation, Fact, Facts, Family, Finding, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::GeneralSeat,
    family: Family::Generals,
    citation: Citation::list("the mark (*)"),
    check,
    propose,
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
            Seat::SubGeneral => Fact::NotASeatForCic,
            _ => Fact::NotASeat,
        };
        report.illegal(RULE.name, Subject::Unit(unit.unit.id), fact, 1);
    }
}

fn propose(facts: &Facts<'_>, finding: &Finding) -> Vec<Edit> {
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
        }
    }
    let mut seats: Vec<_> = facts
        .units_of(command)
        .iter()
        .filter(|seat| seat.unit.general.is_none() && propose::may_seat(facts, seat, is_cic))
        .collect();
    seats.dedup_by_key(|seat| seat.unit.troop);
    edits.extend(
        seats
            .into_iter()
            .map(|seat| propose::move_general(facts, unit, seat, level)),
    );
    edits
}
