//! Which troops hide in which ground, and how many in one piece. Where the piece lies is judged
//! with the map.

use crate::army::{Ambush, Edit, Ground, UnitId};
use crate::list::{TroopType, Weapon};
use crate::rules::facts::{Facts, UnitFacts};
use crate::rules::{Citation, Fact, Family, Finding, Report, Rule, RuleName, Subject, propose};
use std::collections::BTreeMap;

pub const RULE: Rule = Rule {
    name: RuleName::Ambush,
    family: Family::Deployment,
    citation: Citation::advanced("Ambushes"),
    check,
    propose,
};

/// Units that one piece hides.
const MOST: u32 = 2;
/// Heavy foot of one Large Unit that a hill hides.
const MOST_OF_ONE_LARGE_UNIT: u32 = 3;

/// Whether troops of this type may hide in this ground.
fn may_hide(ground: Ground, kind: TroopType, pikes: bool) -> bool {
    use TroopType::*;
    match (ground, kind) {
        (_, Art | Cf) => false,
        (Ground::GentleHill, _) => true,
        (Ground::Broken, kind) => kind == S,
        (Ground::Wood | Ground::SteepHill | Ground::Difficult, Fp) => !pikes,
        (Ground::Wood | Ground::SteepHill | Ground::Difficult, kind) => matches!(kind, Fl | T | S),
    }
}

fn check(facts: &Facts<'_>, report: &mut Report) {
    let ambushes = &facts.army.deployment.ambushes;
    if ambushes.is_empty() {
        return;
    }
    let mut times: BTreeMap<UnitId, u32> = BTreeMap::new();
    let mut pieces: BTreeMap<&str, Vec<&Ambush>> = BTreeMap::new();
    for ambush in ambushes {
        pieces.entry(&ambush.terrain).or_default().push(ambush);
        let terrain = || ambush.terrain.clone();
        if ambush.units.is_empty() {
            report.illegal(
                RULE.name,
                Subject::Army,
                Fact::AmbushEmpty { terrain: terrain() },
                1,
            );
        }
        for id in &ambush.units {
            *times.entry(*id).or_default() += 1;
            let Some(unit) = facts.unit(*id) else {
                let fact = Fact::AmbushNoSuchUnit { terrain: terrain() };
                report.illegal(RULE.name, Subject::Army, fact, 1);
                continue;
            };
            let Some(kind) = unit.kind else { continue };
            let pikes = unit.carries(Weapon::Pike);
            if !may_hide(ambush.ground, kind, pikes) {
                let fact = Fact::AmbushWrongGround {
                    ground: ambush.ground,
                    kind,
                    pikes,
                };
                report.illegal(RULE.name, Subject::Unit(*id), fact, 1);
            }
        }
    }
    for (id, times) in times.into_iter().filter(|(_, times)| *times > 1) {
        report.illegal(
            RULE.name,
            Subject::Unit(id),
            Fact::AmbushTwice { times },
            times - 1,
        );
    }
    for (terrain, ambushes) in pieces {
        let units: Vec<&UnitFacts<'_>> = ambushes
            .iter()
            .flat_map(|a| &a.units)
            .filter_map(|id| facts.unit(*id))
            .collect();
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
            let fact = Fact::AmbushTooMany {
                terrain: terrain.to_owned(),
                have,
                max,
            };
            report.illegal(RULE.name, Subject::Army, fact, have - max);
        }
    }
}

fn is_one_large_unit(units: &[&UnitFacts<'_>]) -> bool {
    units.split_first().is_some_and(|(first, rest)| {
        first.kind == Some(TroopType::Fp)
            && rest.iter().all(|unit| {
                unit.kind == Some(TroopType::Fp)
                    && (unit.command, unit.body) == (first.command, first.body)
            })
    })
}

fn propose(facts: &Facts<'_>, finding: &Finding) -> Vec<Edit> {
    let ambushes = &facts.army.deployment.ambushes;
    let keep = |passes: &dyn Fn(&Ambush, UnitId) -> bool| {
        let mut kept = ambushes.clone();
        for ambush in &mut kept {
            let whole = ambush.clone();
            ambush.units.retain(|id| passes(&whole, *id));
        }
        kept.retain(|ambush| !ambush.units.is_empty());
        Edit::SetAmbushes(kept)
    };
    match &finding.fact {
        Fact::AmbushWrongGround { .. } => {
            let Some(unit) = propose::unit_of(facts, finding) else {
                return Vec::new();
            };
            vec![keep(&|_, id| id != unit.unit.id)]
        }
        Fact::AmbushTwice { .. } => {
            let Some(unit) = propose::unit_of(facts, finding) else {
                return Vec::new();
            };
            let first = ambushes
                .iter()
                .find(|ambush| ambush.units.contains(&unit.unit.id));
            vec![keep(&|ambush, id| {
                id != unit.unit.id || first.is_some_and(|first| first == ambush)
            })]
        }
        Fact::AmbushTooMany { terrain, max, .. } => {
            let hidden: Vec<UnitId> = ambushes
                .iter()
                .filter(|ambush| ambush.terrain == *terrain)
                .flat_map(|ambush| ambush.units.iter().copied())
                .collect();
            let stay = hidden.get(..*max as usize).unwrap_or_default();
            vec![keep(&|ambush, id| {
                ambush.terrain != *terrain || stay.contains(&id)
            })]
        }
        Fact::AmbushNoSuchUnit { .. } | Fact::AmbushEmpty { .. } => {
            vec![keep(&|_, id| facts.unit(id).is_some())]
        }
        _ => Vec::new(),
    }
}
