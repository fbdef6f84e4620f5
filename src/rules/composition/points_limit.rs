//! Units, generals, command structure and purchases cost no more than the event's points.

use crate::army::{Edit, GeneralLevel};
use crate::rules::{
    Citation, Fact, Facts, Family, Finding, Report, Rule, RuleName, Subject, fixed, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::PointsLimit,
    family: Family::Composition,
    citation: Citation::advanced("Special rules for 1 day tournaments, Points"),
    check,
    propose,
};

fn check(facts: &Facts<'_>, report: &mut Report) {
    let limit = facts.event.points;
    let over = facts.points - i32::from(limit);
    if over > 0 {
        let fact = Fact::PointsOver {
            points: facts.points,
            limit,
            over,
        };
        report.illegal(RULE.name, Subject::Army, fact, over.unsigned_abs());
    } else if (1..=room_for_exploration(facts)).contains(&-over) {
        let fact = Fact::PointsLeft {
            points: facts.points,
            limit,
            left: -over,
        };
        report.advice(RULE.name, Subject::Army, fact);
    }
}

/// How many points exploration could still take up.
fn room_for_exploration(facts: &Facts<'_>) -> i32 {
    fixed::MOST_EXPLORATION as i32 - i32::from(facts.army.purchases.exploration)
}

fn propose(facts: &Facts<'_>, finding: &Finding) -> Vec<Edit> {
    let over = match finding.fact {
        Fact::PointsOver { over, .. } => over,
        Fact::PointsLeft { left, .. } => {
            let all = i32::from(facts.army.purchases.exploration) + left;
            return u16::try_from(all)
                .map(Edit::SetExploration)
                .into_iter()
                .collect();
        }
        _ => return Vec::new(),
    };
    let mut edits = Vec::new();
    let exploration = i32::from(facts.army.purchases.exploration);
    if let Ok(fewer) = u16::try_from(exploration - over) {
        edits.push(Edit::SetExploration(fewer));
    }
    let destiny = i32::from(facts.army.purchases.destiny);
    let dropped = over.saturating_add(fixed::DESTINY_ROLL - 1) / fixed::DESTINY_ROLL;
    if let Ok(fewer) = u16::try_from(destiny - dropped) {
        edits.push(Edit::SetDestiny(fewer));
    }
    edits.extend(cheapest_removals(facts, over));
    edits.extend(dropped_upgrades(facts));
    edits.extend(cheaper_generals(facts));
    for structure in &facts.points_list.structures {
        if facts.army.structure.price() - structure.price() >= over {
            edits.push(Edit::SetStructure(*structure));
        }
    }
    edits
}

/// Single units that cost enough, the cheapest first; troops that hold a general stay.
fn cheapest_removals(facts: &Facts<'_>, over: i32) -> Vec<Edit> {
    let mut units: Vec<_> = facts
        .units
        .iter()
        .filter(|unit| unit.unit.general.is_none() && unit.price >= over)
        .collect();
    units.sort_by_key(|unit| unit.price);
    units.dedup_by_key(|unit| (unit.unit.troop, unit.price));
    units
        .into_iter()
        .take(6)
        .map(|unit| propose::remove_units([unit]))
        .collect()
}

fn dropped_upgrades(facts: &Facts<'_>) -> impl Iterator<Item = Edit> {
    facts.units.iter().filter_map(|unit| {
        let upgrade = *unit.unit.upgrades.last()?;
        Some(Edit::DropUpgrade {
            unit: unit.unit.id,
            upgrade,
        })
    })
}

fn cheaper_generals(facts: &Facts<'_>) -> impl Iterator<Item = Edit> {
    facts.units.iter().filter_map(|unit| {
        let cheaper = match unit.unit.general? {
            GeneralLevel::Genius | GeneralLevel::Charismatic => GeneralLevel::Expert,
            GeneralLevel::Expert => GeneralLevel::Fair,
            GeneralLevel::Fair => GeneralLevel::Poor,
            _ => return None,
        };
        Some(Edit::SetGeneral {
            unit: unit.unit.id,
            level: Some(cheaper),
        })
    })
}
