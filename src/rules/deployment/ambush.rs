//! Which troops hide in which ground, and how many in one piece. A Large Unit hides as a whole,
//! whichever of its ranks is named. Where the piece lies is judged with the map.

use crate::army::{Ambush, Edit, Forward, Ground, UnitId};
use crate::list::{TroopType, Weapon};
use crate::rules::context::{Context, UnitContext};
use crate::rules::{
    Citation, DeploymentFact, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose,
};
use std::collections::{BTreeMap, BTreeSet};

pub const RULE: Rule = Rule {
    name: RuleName::Ambush,
    family: Family::Deployment,
    citation: Citation::advanced("Ambushes"),
    check,
    cures,
};

/// Units that one piece hides.
const MOST: u32 = 2;
/// Heavy foot of one Large Unit that a hill hides.
const MOST_OF_ONE_LARGE_UNIT: u32 = 3;
/// Of so many bodies in one piece a cure picks those that stay.
const MOST_BODIES_TRIED: usize = 5;

/// Whether troops of this type may hide in this ground.
pub fn may_hide(ground: Ground, kind: TroopType, pikes: bool) -> bool {
    use TroopType::*;
    match (ground, kind) {
        (_, Art | Cf) => false,
        (Ground::GentleHill, _) => true,
        (Ground::Broken, kind) => kind == S,
        (Ground::Wood | Ground::SteepHill | Ground::Difficult, Fp) => !pikes,
        (Ground::Wood | Ground::SteepHill | Ground::Difficult, kind) => matches!(kind, Fl | T | S),
    }
}

fn check(context: &Context<'_>, report: &mut Report) {
    let ambushes = &context.army.deployment.ambushes;
    if ambushes.is_empty() {
        return;
    }
    // By the front rank, which stands for the whole body.
    let mut times: BTreeMap<UnitId, u32> = BTreeMap::new();
    let mut pieces: BTreeMap<&str, Vec<&Ambush>> = BTreeMap::new();
    for ambush in ambushes {
        pieces.entry(&ambush.terrain).or_default().push(ambush);
        check_names(context, ambush, report);
        check_ground(context, ambush, report);
        for body in context.bodies_named(&ambush.units) {
            if let Some(front) = body.first() {
                *times.entry(front.unit.id).or_default() += times_named(body, ambush);
            }
        }
    }
    for (front, times) in &times {
        if *times > 1 {
            let fact = Fact::Deployment(DeploymentFact::AmbushTwice { times: *times });
            report.illegal(RULE.name, Subject::Unit(*front), fact, times - 1);
        }
        if is_forward(context, *front) {
            let fact = Fact::Deployment(DeploymentFact::AmbushAndForward);
            report.umpire(RULE.name, Subject::Unit(*front), fact);
        }
    }
    for (terrain, ambushes) in pieces {
        let bodies = hidden(context, terrain);
        let is_hill = ambushes
            .iter()
            .all(|a| matches!(a.ground, Ground::GentleHill | Ground::SteepHill));
        let max = if is_hill && is_one_large_unit(&bodies) {
            MOST_OF_ONE_LARGE_UNIT
        } else {
            MOST
        };
        let have = bodies.iter().map(|body| body.len() as u32).sum::<u32>();
        if have > max {
            let fact = Fact::Deployment(DeploymentFact::AmbushTooMany {
                terrain: terrain.to_owned(),
                have,
                max,
            });
            report.illegal(RULE.name, Subject::Army, fact, have - max);
        }
    }
}

/// How often an ambush names a body: once, unless it repeats one of its units.
fn times_named(body: &[UnitContext<'_>], ambush: &Ambush) -> u32 {
    let named = body.iter().map(|rank| {
        let units = ambush.units.iter();
        units.filter(|id| **id == rank.unit.id).count() as u32
    });
    named.max().unwrap_or(0)
}

/// Whether forward deployment of type B names the body of this front rank.
fn is_forward(context: &Context<'_>, front: UnitId) -> bool {
    let Some(Forward::B(units)) = &context.army.deployment.forward else {
        return false;
    };
    let front = context.unit(front);
    let mut ranks = front.into_iter().flat_map(|unit| context.body_of(unit));
    ranks.any(|rank| units.contains(&rank.unit.id))
}

/// An ambush names units, and units that the army has.
fn check_names(context: &Context<'_>, ambush: &Ambush, report: &mut Report) {
    let terrain = ambush.terrain.clone();
    let missing = ambush
        .units
        .iter()
        .filter(|id| context.unit(**id).is_none());
    let missing = missing.count() as u32;
    if ambush.units.is_empty() {
        let fact = Fact::Deployment(DeploymentFact::AmbushEmpty { terrain });
        report.illegal(RULE.name, Subject::Army, fact, 1);
    } else if missing > 0 {
        let fact = Fact::Deployment(DeploymentFact::AmbushNoSuchUnit { terrain });
        report.illegal(RULE.name, Subject::Army, fact, missing);
    }
}

fn check_ground(context: &Context<'_>, ambush: &Ambush, report: &mut Report) {
    for body in context.bodies_named(&ambush.units) {
        // Of ranks that are alike it is said once.
        let look =
            |unit: &&UnitContext<'_>| (unit.figures.kind, unit.figures.carries(Weapon::Pike));
        for unit in propose::distinct(body, look) {
            let (Some(kind), pikes) = look(&unit) else {
                continue;
            };
            if !may_hide(ambush.ground, kind, pikes) {
                let fact = Fact::Deployment(DeploymentFact::AmbushWrongGround {
                    ground: ambush.ground,
                    kind,
                    pikes,
                });
                report.illegal(RULE.name, Subject::Unit(unit.unit.id), fact, 1);
            }
        }
    }
}

/// The bodies that hide in a piece, each once.
fn hidden<'f, 'a>(context: &'f Context<'a>, terrain: &str) -> Vec<&'f [UnitContext<'a>]> {
    let ambushes = context.army.deployment.ambushes.iter();
    let here = ambushes.filter(|ambush| ambush.terrain == terrain);
    context.bodies_named(here.flat_map(|ambush| &ambush.units))
}

/// Whether all who hide are heavy foot of one Large Unit.
fn is_one_large_unit(bodies: &[&[UnitContext<'_>]]) -> bool {
    let is_foot = |unit: &UnitContext<'_>| unit.figures.kind == Some(TroopType::Fp);
    matches!(bodies, [body] if body.iter().all(is_foot))
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let unit = propose::unit_of(context, finding);
    // Whether a unit is of the body that the finding is about.
    let is_its = |id: UnitId| {
        let mut ranks = unit.into_iter().flat_map(|unit| context.body_of(unit));
        ranks.any(|rank| rank.unit.id == id)
    };
    match &finding.fact {
        Fact::Deployment(DeploymentFact::AmbushWrongGround { ground, .. }) => {
            vec![keep(context, |_, ambush, id| {
                !is_its(id) || ambush.ground != *ground
            })]
        }
        Fact::Deployment(DeploymentFact::AmbushTwice { .. }) => {
            let ambushes = context.army.deployment.ambushes.iter().enumerate();
            let named = ambushes.filter(|(_, ambush)| ambush.units.iter().any(|id| is_its(*id)));
            propose::distinct(named, |(_, ambush)| &ambush.terrain)
                .into_iter()
                .map(|(stays, _)| once_in(context, is_its, stays))
                .collect()
        }
        Fact::Deployment(DeploymentFact::AmbushAndForward) => {
            let forward = match &context.army.deployment.forward {
                Some(Forward::B(units)) => units.as_slice(),
                _ => &[],
            };
            let left: Vec<UnitId> = forward.iter().copied().filter(|id| !is_its(*id)).collect();
            // Type B that names nobody leaves open who deploys forward.
            let forward = (!left.is_empty()).then_some(Forward::B(left));
            vec![
                keep(context, |_, _, id| !is_its(id)),
                Edit::SetForward(forward),
            ]
        }
        Fact::Deployment(DeploymentFact::AmbushTooMany { terrain, .. }) => fewer(context, terrain),
        Fact::Deployment(DeploymentFact::AmbushNoSuchUnit { .. })
        | Fact::Deployment(DeploymentFact::AmbushEmpty { .. }) => {
            vec![keep(context, |_, _, id| context.unit(id).is_some())]
        }
        _ => Vec::new(),
    }
}

/// The ambushes with those units only that pass; one that is left without units goes.
fn keep(context: &Context<'_>, mut passes: impl FnMut(usize, &Ambush, UnitId) -> bool) -> Edit {
    let ambushes = context.army.deployment.ambushes.iter().enumerate();
    let kept = ambushes.map(|(place, ambush)| {
        let units = ambush.units.iter().copied();
        Ambush {
            units: units.filter(|id| passes(place, ambush, *id)).collect(),
            terrain: ambush.terrain.clone(),
            ground: ambush.ground,
        }
    });
    Edit::SetAmbushes(kept.filter(|ambush| !ambush.units.is_empty()).collect())
}

/// Each unit that passes is named once, in the ambush of this place.
fn once_in(context: &Context<'_>, is_its: impl Fn(UnitId) -> bool, stays: usize) -> Edit {
    let mut named = BTreeSet::new();
    keep(context, |place, _, id| {
        !is_its(id) || (place == stays && named.insert(id))
    })
}

/// Ways to leave so many bodies in a piece that it hides them, as many of their units as can stay;
/// or none.
fn fewer(context: &Context<'_>, terrain: &str) -> Vec<Edit> {
    let bodies = hidden(context, terrain);
    let bodies: Vec<Vec<UnitId>> = bodies
        .into_iter()
        .take(MOST_BODIES_TRIED)
        .map(|body| body.iter().map(|unit| unit.unit.id).collect())
        .collect();
    let mut stay: Vec<Vec<UnitId>> = bodies.clone();
    for (b, body) in bodies.iter().enumerate() {
        let others = bodies.iter().skip(b + 1);
        stay.extend(others.map(|other| [body.as_slice(), other].concat()));
    }
    stay.retain(|units| units.len() <= MOST_OF_ONE_LARGE_UNIT as usize);
    stay.sort_by_cached_key(|units| std::cmp::Reverse(units.len()));
    if !stay.iter().any(|units| units.len() <= MOST as usize) {
        stay.push(Vec::new());
    }
    stay.iter()
        .map(|stay| {
            keep(context, |_, ambush, id| {
                ambush.terrain != terrain || stay.contains(&id)
            })
        })
        .collect()
}
