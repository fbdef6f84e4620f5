//! Units, generals, command structure and purchases cost no more than the event's points.

use super::point_cures;
use crate::army::Edit;
use crate::rules::{
    Citation, CompositionFact, Context, Fact, Family, Finding, Report, Rule, RuleName, Subject,
    fixed,
};

pub const RULE: Rule = Rule {
    name: RuleName::PointsLimit,
    family: Family::Composition,
    citation: Citation::advanced("Special rules for 1 day tournaments, Points"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let limit = context.event.points;
    let over = context.points - i32::from(limit);
    if over > 0 {
        let fact = Fact::Composition(CompositionFact::PointsOver {
            points: context.points,
            limit,
            over,
        });
        report.illegal(RULE.name, Subject::Army, fact, over.unsigned_abs());
    } else if (1..=room_for_exploration(context)).contains(&-over) {
        let fact = Fact::Composition(CompositionFact::PointsLeft {
            points: context.points,
            limit,
            left: -over,
        });
        report.advice(RULE.name, Subject::Army, fact);
    }
}

/// How many points exploration could still take up.
fn room_for_exploration(context: &Context<'_>) -> i32 {
    fixed::MOST_EXPLORATION as i32 - i32::from(context.army.purchases.exploration)
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let over = match finding.fact {
        Fact::Composition(CompositionFact::PointsOver { over, .. }) => over,
        Fact::Composition(CompositionFact::PointsLeft { left, .. }) => {
            let all = i32::from(context.army.purchases.exploration) + left;
            return u16::try_from(all)
                .map(Edit::SetExploration)
                .into_iter()
                .collect();
        }
        _ => return Vec::new(),
    };
    point_cures::cheaper(context, over)
}
