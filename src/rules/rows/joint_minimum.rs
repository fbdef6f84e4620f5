//! A minimum that troops of several rows fill together.

use crate::army::Edit;
use crate::rules::scale::Scaling;
use crate::rules::{
    Citation, Context, Fact, Family, Finding, Report, RowsFact, Rule, RuleName, Subject, propose,
    scale,
};

pub const RULE: Rule = Rule {
    name: RuleName::JointMinimum,
    family: Family::Rows,
    citation: Citation::list("notes on minima"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    for joint in &context.points_list.joint_minima {
        let min = Scaling::at(context.event.points).minimum(joint.min);
        let have = context
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
            let cited = scale::citation(min, printed, RULE.citation);
            report.illegal_by(cited, RULE.name, Subject::Army, fact, min - have);
        }
    }
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let Fact::Rows(RowsFact::BelowJointMinimum { minimum, .. }) = finding.fact else {
        return Vec::new();
    };
    let Some(joint) = context
        .points_list
        .joint_minima
        .iter()
        .find(|joint| joint.id == minimum)
    else {
        return Vec::new();
    };
    let mut edits = Vec::new();
    for troop in &joint.troops {
        for command in propose::commands_for(context, None).take(6) {
            edits.extend(propose::add_units(context, *troop, finding.by, command));
        }
    }
    edits
}
