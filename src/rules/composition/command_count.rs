//! How many commands the army has.

use crate::army::{Command, Edit, GeneralLevel};
use crate::event::Setting;
use crate::rules::facts::{CommandFacts, Facts};
use crate::rules::{Citation, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose};

pub const RULE: Rule = Rule {
    name: RuleName::CommandCount,
    family: Family::Composition,
    citation: Citation::advanced("Special rules for 1 day tournaments, Army composition"),
    check,
    propose,
};

/// The fewest and the most commands; no most in a great battle.
fn allowed(facts: &Facts<'_>) -> (u32, Option<u32>) {
    match (facts.event.setting, facts.event.points) {
        (Setting::GreatBattle, _) => (1, None),
        (Setting::Friendly, _) => (1, Some(4)),
        (Setting::Tournament, 0..=300) => (1, Some(2)),
        (Setting::Tournament, 301..=400) => (2, Some(4)),
        (Setting::Tournament, 401..=500) => {
            let (min, max) = facts.event.readings.commands_at_500;
            (u32::from(min), Some(u32::from(max)))
        }
        (Setting::Tournament, _) => (1, None),
    }
}

fn check(facts: &Facts<'_>, report: &mut Report) {
    let (min, max) = allowed(facts);
    let have = facts.commands.len() as u32;
    let over = max.map_or(0, |max| have.saturating_sub(max));
    let by = over.max(min.saturating_sub(have));
    if by > 0 {
        report.illegal(
            RULE.name,
            Subject::Army,
            Fact::CommandCount { have, min, max },
            by,
        );
    }
}

fn propose(facts: &Facts<'_>, finding: &Finding) -> Vec<Edit> {
    match finding.fact {
        Fact::CommandCount { have, min, .. } if have < min => split(facts),
        _ => merge(facts),
    }
}

/// The largest command gives up a unit that may hold a general, and more until neither half
/// is too large.
fn split(facts: &Facts<'_>) -> Vec<Edit> {
    let Some(largest) = facts.commands.iter().max_by_key(|command| command.vd) else {
        return Vec::new();
    };
    let id = facts.army.fresh_command_id();
    let leaders = facts
        .units_of(largest)
        .iter()
        .filter(|unit| unit.unit.general.is_none() && propose::may_seat(facts, unit, false));
    leaders
        .take(6)
        .map(|leader| {
            let mut edits = vec![
                Edit::AddCommand {
                    at: facts.commands.len(),
                    command: Command::new(id),
                },
                Edit::SetGeneral {
                    unit: leader.unit.id,
                    level: Some(GeneralLevel::Poor),
                },
            ];
            let mut moved = 0;
            let leading = facts
                .bodies_of(largest)
                .filter(|body| holds(body, leader.body));
            let following = facts
                .bodies_of(largest)
                .filter(|body| !holds(body, leader.body));
            for body in leading.chain(following) {
                let Some(front) = body.first() else { continue };
                let is_lead = front.body == leader.body;
                if !is_lead && body.iter().any(|unit| unit.unit.general.is_some()) {
                    continue;
                }
                if !is_lead && moved * 100 >= largest.vd * 40 {
                    break;
                }
                moved += body.iter().map(|unit| unit.vd).sum::<u32>();
                edits.push(Edit::MoveBody {
                    unit: front.unit.id,
                    to: id,
                    at: usize::MAX,
                });
            }
            Edit::Several(edits)
        })
        .collect()
}

fn holds(body: &[crate::rules::facts::UnitFacts<'_>], place: usize) -> bool {
    body.first().is_some_and(|front| front.body == place)
}

/// A command that isn't the C-in-C's joins another and loses its general.
fn merge(facts: &Facts<'_>) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (l, leaving) in facts.commands.iter().enumerate() {
        if facts
            .units_of(leaving)
            .iter()
            .any(|unit| facts.is_cic(unit.unit.id))
        {
            continue;
        }
        if facts.units_of(leaving).is_empty() {
            edits.insert(0, Edit::RemoveCommand(leaving.command.id));
            continue;
        }
        for (j, joined) in facts.commands.iter().enumerate() {
            if l != j && joined.command.contingent == leaving.command.contingent {
                edits.push(merged(facts, leaving, joined));
            }
        }
    }
    edits
}

fn merged(facts: &Facts<'_>, leaving: &CommandFacts<'_>, joined: &CommandFacts<'_>) -> Edit {
    let mut edits: Vec<Edit> = facts
        .generals_of(leaving)
        .map(|unit| Edit::SetGeneral {
            unit: unit.unit.id,
            level: None,
        })
        .collect();
    for front in facts.bodies_of(leaving).filter_map(|body| body.first()) {
        let to = joined.command.id;
        edits.push(Edit::MoveBody {
            unit: front.unit.id,
            to,
            at: usize::MAX,
        });
    }
    edits.push(Edit::RemoveCommand(leaving.command.id));
    Edit::Several(edits)
}
