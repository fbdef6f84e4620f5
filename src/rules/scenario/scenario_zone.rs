//! Units stand where the scenario lets their side deploy.

use super::{played, role, tenths};
use crate::army::{BasicEdit, Edit};
use crate::battle::scenario::{Scenario, Tabletop, Zone};
use crate::map::{Band, MapAction, Role};
use crate::rules::deployment::on_map::{OnMap, way_into};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, ScenarioFact, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::ScenarioZone,
    family: Family::Scenario,
    citation: Citation::good_day("Scenarios, Terrain and deployment"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    if context.army.deployment.map.bodies.is_empty() {
        return;
    }
    let Some(scenario) = played(context) else {
        let fact = Fact::Scenario(ScenarioFact::ScenarioUnsaid);
        report.advice(RULE.name, Subject::Army, fact);
        return;
    };
    let Some(zone) = zone_of(context) else {
        let fact = Fact::Scenario(ScenarioFact::RoleUnsaid { scenario });
        report.advice(RULE.name, Subject::Army, fact);
        return;
    };
    let table = Tabletop::of(context.event);
    let Some(band) = band_of(context, &table, zone) else {
        let fact = match (zone, table.band(zone)) {
            (Zone::OnTheMapAlone, _) => ScenarioFact::ZoneUnsaid { scenario },
            (Zone::Standard, None) if table.standard.is_none() => {
                ScenarioFact::StandardZoneUnsaid { scenario }
            }
            _ => ScenarioFact::NoRoom { scenario },
        };
        report.umpire(RULE.name, Subject::Army, Fact::Scenario(fact));
        return;
    };
    let on_map = OnMap::new(context);
    for command in &context.commands {
        for body in on_map.standing(command) {
            let over = band.overhang(&body.block.outline());
            if over > 0 {
                let fact = ScenarioFact::OutsideZone {
                    scenario,
                    zone,
                    over: tenths(context, over),
                };
                let subject = Subject::Unit(body.front());
                report.illegal_by(
                    scenario.citation(),
                    RULE.name,
                    subject,
                    Fact::Scenario(fact),
                    over,
                );
            }
        }
    }
}

/// None where it depends on a role that isn't said.
fn zone_of(context: &Context<'_>) -> Option<Zone> {
    let scenario = played(context)?;
    let zones = [Role::Attacker, Role::Defender].map(|role| scenario.zone(role));
    match (role(context), zones) {
        (Some(role), _) => Some(scenario.zone(role)),
        (None, [one, other]) => (one == other).then_some(one),
    }
}

/// A short side is either of the two: that on which more of the army stands.
fn band_of(context: &Context<'_>, table: &Tabletop, zone: Zone) -> Option<Band> {
    let left = table.judged_band(zone)?;
    if !matches!(zone, Zone::ShortSide { .. }) {
        return Some(left);
    }
    let right = Band {
        left: left.right.saturating_neg(),
        right: left.left.saturating_neg(),
        ..left
    };
    let bodies = &context.army.deployment.map.bodies;
    let on_the_right = bodies.iter().filter(|body| body.at.x > 0).count();
    Some(match on_the_right * 2 > bodies.len() {
        true => right,
        false => left,
    })
}

/// What is outside moves in by the shortest way.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    if finding.fact == Fact::Scenario(ScenarioFact::ScenarioUnsaid) {
        let all = Scenario::ALL.iter();
        let play = |it: &Scenario| Edit::Basic(BasicEdit::SetScenario(Some(*it)));
        return all.map(play).collect();
    }
    let table = Tabletop::of(context.event);
    let band = zone_of(context).and_then(|zone| band_of(context, &table, zone));
    let (Some(band), [Subject::Unit(unit)]) = (band, finding.subjects.as_slice()) else {
        return Vec::new();
    };
    let on_map = OnMap::new(context);
    let standing = context.commands.iter();
    let standing = standing.flat_map(|command| on_map.standing(command));
    standing
        .filter(|body| body.front() == *unit)
        .map(|body| {
            Edit::map(MapAction::Move {
                items: vec![body.item()],
                by: way_into(band, &body.block.outline()),
            })
        })
        .collect()
}
