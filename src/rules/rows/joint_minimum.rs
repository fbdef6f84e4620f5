//! A minimum that troops of several rows fill together.

use crate::army::Edit;
use crate::rules::scale::Step;
use crate::rules::{
    Citation, Fact, Facts, Family, Finding, Report, RowsFact, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::JointMinimum,
    family: Family::Rows,
    citation: Citation::list("notes on minima"),
    check,
};

fn check(facts: &Facts<'_>, report: &mut Report) {
    for joint in &facts.points_list.joint_minima {
        let min = Step::at(facts.event.points).minimum(joint.min);
        let have = facts
            .units
            .iter()
            .filter(|u| joint.troops.contains(&u.unit.troop))
            .count() as u32;
        if have < min {
            let printed = u32::from(joint.min);
            let fact = Fact::Rows(RowsFact::BelowJointMinimum {
                minimum: joint.id,
                have,
                min,
                printed,
            });
            report.illegal(RULE.name, Subject::Army, fact, min - have);
        }
    }
}

pub(in crate::rules) fn propose(facts: &Facts<'_>, finding: &Finding) -> Vec<Edit> {
    let Fact::Rows(RowsFact::BelowJointMinimum { minimum, .. }) = finding.fact else {
        return Vec::new();
    };
    let Some(joint) = facts
        .points_list
        .joint_minima
        .iter()
        .find(|joint| joint.id == minimum)
    else {
        return Vec::new();
    };
    let mut edits = Vec::new();
    for troop in &joint.troops {
        for command in propose::commands_for(facts, None).take(6) {
            edits.extend(propose::add_units(facts, *troop, finding.by, command));
        }
    }
    edits
}
