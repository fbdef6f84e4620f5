//! Each command has units, and exactly one general in one of them.

use crate::army::{Edit, GeneralLevel};
use crate::rules::facts::{CommandFacts, Facts};
use crate::rules::{Citation, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose};

pub const RULE: Rule = Rule {
    name: RuleName::OneGeneral,
    family: Family::Generals,
    citation: Citation::advanced(
        "Special rules for 1 day tournaments, Army composition; Vd of generals",
    ),
    check,
    propose,
};

fn check(facts: &Facts<'_>, report: &mut Report) {
    for command in &facts.commands {
        let generals = facts.generals_of(command).count() as u32;
        let (fact, by) = if facts.units_of(command).is_empty() {
            (Fact::CommandEmpty, 1)
        } else {
            match generals {
                0 => (Fact::NoGeneral, 1),
                1 => continue,
                have => (Fact::SeveralGenerals { have }, have - 1),
            }
        };
        report.illegal(RULE.name, Subject::Command(command.command.id), fact, by);
    }
}

fn propose(facts: &Facts<'_>, finding: &Finding) -> Vec<Edit> {
    let Some(command) = propose::command_of(facts, finding) else {
        return Vec::new();
    };
    match finding.fact {
        Fact::CommandEmpty => vec![Edit::RemoveCommand(command.command.id)],
        Fact::NoGeneral => appoint(facts, command),
        Fact::SeveralGenerals { .. } => dismiss(facts, command),
        _ => Vec::new(),
    }
}

/// A general for a unit that may hold one; the first general of an army is its C-in-C too.
fn appoint(facts: &Facts<'_>, command: &CommandFacts<'_>) -> Vec<Edit> {
    let becomes_cic = facts.units.iter().all(|unit| unit.unit.general.is_none())
        && command.command.contingent.is_none();
    let mut seats: Vec<_> = facts
        .units_of(command)
        .iter()
        .filter(|unit| propose::may_seat(facts, unit, becomes_cic))
        .collect();
    seats.sort_by_key(|unit| std::cmp::Reverse(unit.vd));
    seats.dedup_by_key(|unit| unit.unit.troop);
    let mut edits = Vec::new();
    for level in [GeneralLevel::Fair, GeneralLevel::Poor] {
        for seat in &seats {
            let unit = seat.unit.id;
            let appoint = Edit::SetGeneral {
                unit,
                level: Some(level),
            };
            edits.push(if becomes_cic {
                Edit::Several(vec![appoint, Edit::SetCic(Some(unit))])
            } else {
                appoint
            });
        }
    }
    edits
}

/// All but one lose their general; whoever leads the army is kept, else the best.
fn dismiss(facts: &Facts<'_>, command: &CommandFacts<'_>) -> Vec<Edit> {
    let generals: Vec<_> = facts.generals_of(command).collect();
    generals
        .iter()
        .filter(|kept| {
            facts.is_cic(kept.unit.id) || !generals.iter().any(|g| facts.is_cic(g.unit.id))
        })
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
