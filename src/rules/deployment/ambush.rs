//! Which troops hide in which ground, and how many in one piece. Where the piece lies is judged
//! with the map.

use crate::army::{Ambush, Edit, Ground, UnitId};
use crate::list::{TroopType, Weapon};
use crate::rules::context::{Context, UnitContext};
use crate::rules::{
    Citation, DeploymentFact, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose,
};
use std::collections::BTreeMap;

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
    let mut times: BTreeMap<UnitId, u32> = BTreeMap::new();
    let mut pieces: BTreeMap<&str, Vec<&Ambush>> = BTreeMap::new();
    for ambush in ambushes {
        pieces.entry(&ambush.terrain).or_default().push(ambush);
        check_names(context, ambush, report);
        check_ground(context, ambush, report);
        for id in ambush
            .units
            .iter()
            .filter(|id| context.unit(**id).is_some())
        {
            *times.entry(*id).or_default() += 1;
        }
    }
    for (id, times) in times.into_iter().filter(|(_, times)| *times > 1) {
        let subject = Subject::Unit(id);
        report.illegal(
            RULE.name,
            subject,
            Fact::Deployment(DeploymentFact::AmbushTwice { times }),
            times - 1,
        );
    }
    for (terrain, ambushes) in pieces {
        let units = hidden(context, terrain);
        let is_hill = ambushes
            .iter()
            .all(|a| matches!(a.ground, Ground::GentleHill | Ground::SteepHill));
        let max = if is_hill && is_one_large_unit(&units) {
            MOST_OF_ONE_LARGE_UNIT
        } else {
            MOST
        };
        let have = units.len() as u32;
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
    for unit in each_once(context, &ambush.units) {
        let Some(kind) = unit.figures.kind else {
            continue;
        };
        let pikes = unit.figures.carries(Weapon::Pike);
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

/// The units of the army among these, each once.
fn each_once<'f, 'a, 'u>(
    context: &'f Context<'a>,
    ids: impl IntoIterator<Item = &'u UnitId>,
) -> Vec<&'f UnitContext<'a>> {
    let mut units: Vec<&UnitContext<'_>> = Vec::new();
    for unit in ids.into_iter().filter_map(|id| context.unit(*id)) {
        if units.iter().all(|other| other.unit.id != unit.unit.id) {
            units.push(unit);
        }
    }
    units
}

/// The units of the army that hide in a piece, each once.
fn hidden<'f, 'a>(context: &'f Context<'a>, terrain: &str) -> Vec<&'f UnitContext<'a>> {
    let ambushes = context.army.deployment.ambushes.iter();
    let here = ambushes.filter(|ambush| ambush.terrain == terrain);
    each_once(context, here.flat_map(|ambush| &ambush.units))
}

fn is_one_large_unit(units: &[&UnitContext<'_>]) -> bool {
    units.split_first().is_some_and(|(first, rest)| {
        first.figures.kind == Some(TroopType::Fp)
            && rest.iter().all(|unit| {
                unit.figures.kind == Some(TroopType::Fp)
                    && (unit.command, unit.body) == (first.command, first.body)
            })
    })
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let unit = propose::unit_of(context, finding).map(|unit| unit.unit.id);
    match &finding.fact {
        Fact::Deployment(DeploymentFact::AmbushWrongGround { ground, .. }) => {
            vec![keep(context, |_, ambush, id| {
                Some(id) != unit || ambush.ground != *ground
            })]
        }
        Fact::Deployment(DeploymentFact::AmbushTwice { .. }) => {
            let Some(unit) = unit else { return Vec::new() };
            let ambushes = context.army.deployment.ambushes.iter().enumerate();
            let named = ambushes.filter(|(_, ambush)| ambush.units.contains(&unit));
            propose::distinct(named, |(_, ambush)| &ambush.terrain)
                .into_iter()
                .map(|(stays, _)| once_in(context, unit, stays))
                .collect()
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

/// The unit is named once, in the ambush of this place.
fn once_in(context: &Context<'_>, unit: UnitId, stays: usize) -> Edit {
    let mut named = false;
    keep(context, |place, _, id| {
        id != unit || (place == stays && !std::mem::replace(&mut named, true))
    })
}

/// Ways to leave so many in a piece that it hides them: first whole bodies, as many of their
/// units as can stay, and only then a part of a Large Unit.
fn fewer(context: &Context<'_>, terrain: &str) -> Vec<Edit> {
    let mut units = hidden(context, terrain);
    units.sort_by_key(|unit| (unit.command, unit.body));
    let bodies: Vec<Vec<UnitId>> = units
        .chunk_by(|a, b| (a.command, a.body) == (b.command, b.body))
        .map(|body| body.iter().map(|unit| unit.unit.id).collect())
        .take(MOST_BODIES_TRIED)
        .collect();
    let mut stay: Vec<Vec<UnitId>> = bodies.clone();
    for (b, body) in bodies.iter().enumerate() {
        let others = bodies.iter().skip(b + 1);
        stay.extend(others.map(|other| [body.as_slice(), other].concat()));
    }
    stay.retain(|units| units.len() <= MOST_OF_ONE_LARGE_UNIT as usize);
    stay.sort_by_key(|units| std::cmp::Reverse(units.len()));
    let first = units.iter().take(MOST as usize);
    stay.push(first.map(|unit| unit.unit.id).collect());
    stay.iter()
        .map(|stay| {
            keep(context, |_, ambush, id| {
                ambush.terrain != terrain || stay.contains(&id)
            })
        })
        .collect()
}
