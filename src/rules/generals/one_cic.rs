//! Exactly one general leads the army. Two can't be drawn; none can.

use crate::army::{Edit, GeneralLevel};
use crate::rules::facts::{Facts, UnitFacts};
use crate::rules::{Citation, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose};

pub const RULE: Rule = Rule {
    name: RuleName::OneCic,
    family: Family::Generals,
    citation: Citation::advanced("Multiplayer games; Generals; Allied contingents"),
    check,
    propose,
};

/// Units that a cure makes C-in-C.
const MOST_TRIED: usize = 8;

fn check(facts: &Facts<'_>, report: &mut Report) {
    let holder = facts.army.cic.and_then(|id| facts.unit(id));
    match holder {
        None => report.illegal(RULE.name, Subject::Army, Fact::NoCic, 1),
        Some(unit) if unit.unit.general.is_none() => {
            let subject = Subject::Unit(unit.unit.id);
            report.illegal(RULE.name, subject, Fact::CicWithoutGeneral, 1);
        }
        Some(_) => {}
    }
}

/// One of the generals leads the army; or the unit named, or another that may, gets one.
fn propose(facts: &Facts<'_>, finding: &Finding) -> Vec<Edit> {
    let mut generals: Vec<_> = facts
        .units
        .iter()
        .filter(|unit| unit.unit.general.is_some())
        .collect();
    generals.sort_by_key(|unit| unit.unit.general);
    let mut edits: Vec<Edit> = generals
        .into_iter()
        .take(MOST_TRIED)
        .map(|unit| Edit::SetCic(Some(unit.unit.id)))
        .collect();
    let named = propose::unit_of(facts, finding);
    let seats = facts
        .units
        .iter()
        .filter(|unit| named.is_none_or(|named| named.unit.id == unit.unit.id))
        .filter(|unit| leads_nobody(facts, unit) && propose::may_seat(facts, unit, true));
    let seats = propose::distinct(seats, |unit| (unit.command, unit.unit.troop));
    for level in [GeneralLevel::Fair, GeneralLevel::Poor] {
        for seat in seats.iter().take(MOST_TRIED) {
            let unit = seat.unit.id;
            let level = Some(level);
            let appointed = Edit::SetGeneral { unit, level };
            edits.push(if facts.is_cic(unit) {
                appointed
            } else {
                Edit::Several(vec![appointed, Edit::SetCic(Some(unit))])
            });
        }
    }
    edits
}

/// Whether the unit stands in a command of the list's own that has no general.
fn leads_nobody(facts: &Facts<'_>, unit: &UnitFacts<'_>) -> bool {
    facts.commands.get(unit.command).is_some_and(|command| {
        command.command.contingent.is_none() && facts.generals_of(command).next().is_none()
    })
}
