//! Ambushes lie in pieces that the map has, in the own zone of influence. Which troops hide in
//! which ground is a rule of its own.

use crate::army::{Ambush, Edit, UnitId};
use crate::map::{Field, Item, MajorControl, Map, MapAction, Piece, Role};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, Grade, OnMapFact, Report, Rule, RuleName, Subject,
    propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::AmbushZone,
    family: Family::Deployment,
    citation: Citation::advanced("Ambushes"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let map = &context.army.deployment.map;
    let field = Field::of(context.event);
    for ambush in &context.army.deployment.ambushes {
        check_placed(context, ambush, report);
        // Without terrain on the map the piece is a name, and can't be judged.
        if map.terrain.is_empty() {
            continue;
        }
        let mut found = |grade, fact| report.add(RULE.name, grade, subjects(ambush), fact, 1);
        let terrain = ambush.terrain.clone();
        let Some(piece) = map.piece_named(&ambush.terrain) else {
            found(
                Grade::Illegal,
                Fact::OnMap(OnMapFact::AmbushNotOnMap { terrain }),
            );
            continue;
        };
        if piece.kind.ground() != Some(ambush.ground) {
            let fact = Fact::OnMap(OnMapFact::AmbushOtherGround {
                terrain: terrain.clone(),
                kind: piece.kind,
                ground: ambush.ground,
            });
            found(Grade::Illegal, fact);
        }
        match may_use(&field, map, piece) {
            Some(true) => {}
            Some(false) => found(
                Grade::Illegal,
                Fact::OnMap(OnMapFact::AmbushOutsideInfluence { terrain }),
            ),
            None => found(
                Grade::Umpire,
                Fact::OnMap(OnMapFact::AmbushInfluenceUnknown { terrain }),
            ),
        }
    }
}

/// A body in ambush isn't on the table, whichever of its ranks is named there or here.
fn check_placed(context: &Context<'_>, ambush: &Ambush, report: &mut Report) {
    for body in context.bodies_named(&ambush.units) {
        let placed = body.iter().any(|rank| is_placed(context, rank.unit.id));
        if let Some(front) = body.first().filter(|_| placed) {
            let fact = Fact::OnMap(OnMapFact::AmbushAlsoPlaced {
                terrain: ambush.terrain.clone(),
            });
            report.illegal(RULE.name, Subject::Unit(front.unit.id), fact, 1);
        }
    }
}

fn is_placed(context: &Context<'_>, unit: UnitId) -> bool {
    let mut placed = context.army.deployment.map.bodies.iter();
    placed.any(|body| body.unit == unit)
}

fn subjects(ambush: &Ambush) -> Vec<Subject> {
    if ambush.units.is_empty() {
        vec![Subject::Army]
    } else {
        ambush.units.iter().copied().map(Subject::Unit).collect()
    }
}

/// Whether the player may hide troops in a piece; none where it depends on dice not yet thrown.
fn may_use(field: &Field, map: &Map, piece: &Piece) -> Option<bool> {
    let outline = piece.outline();
    let controls = match map.control {
        Some(control) => vec![control],
        None => vec![MajorControl::Own, MajorControl::Opponent],
    };
    let roles = match map.role {
        Some(role) => vec![role],
        None => vec![Role::Attacker, Role::Defender],
    };
    let mut answers = controls.into_iter().flat_map(|control| {
        let (own, enemy) = match control {
            MajorControl::Own => (field.own_half(), field.enemy_zone()),
            MajorControl::Opponent => (field.own_zone(), field.enemy_half()),
        };
        let (in_own, in_enemy) = (own.touches(&outline), enemy.touches(&outline));
        let roles = roles.clone().into_iter();
        roles.map(move |role| in_own && (!in_enemy || role == Role::Defender))
    });
    let first = answers.next()?;
    answers.all(|answer| answer == first).then_some(first)
}

fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let deployment = &context.army.deployment;
    let map = &deployment.map;
    let field = Field::of(context.event);
    let named: Vec<UnitId> = propose::units_of(context, finding)
        .iter()
        .map(|unit| unit.unit.id)
        .collect();
    let of_finding = |ambush: &Ambush| subjects(ambush) == finding.subjects;
    let changed = |change: &dyn Fn(&mut Ambush)| {
        let mut ambushes = deployment.ambushes.clone();
        ambushes
            .iter_mut()
            .filter(|a| of_finding(a))
            .for_each(change);
        Edit::SetAmbushes(ambushes)
    };
    let dropped = || {
        let kept = deployment.ambushes.iter().filter(|a| !of_finding(a));
        Edit::SetAmbushes(kept.cloned().collect())
    };
    match &finding.fact {
        Fact::OnMap(OnMapFact::AmbushAlsoPlaced { .. }) => {
            let ranks = || context.bodies_named(&named).into_iter().flatten();
            let placed = ranks().filter(|rank| is_placed(context, rank.unit.id));
            let items = placed.map(|rank| Item::Body(rank.unit.id)).collect();
            let is_its = |id: &UnitId| ranks().any(|rank| rank.unit.id == *id);
            let mut ambushes = deployment.ambushes.clone();
            for ambush in &mut ambushes {
                ambush.units.retain(|id| !is_its(id));
            }
            ambushes.retain(|ambush| !ambush.units.is_empty());
            vec![
                Edit::map(MapAction::Remove(items)),
                Edit::SetAmbushes(ambushes),
            ]
        }
        Fact::OnMap(OnMapFact::AmbushOtherGround { terrain, .. }) => {
            let ground = map
                .piece_named(terrain)
                .and_then(|piece| piece.kind.ground());
            let set = ground.map(|ground| changed(&|ambush| ambush.ground = ground));
            set.into_iter().chain([dropped()]).collect()
        }
        Fact::OnMap(OnMapFact::AmbushNotOnMap { .. })
        | Fact::OnMap(OnMapFact::AmbushOutsideInfluence { .. })
        | Fact::OnMap(OnMapFact::AmbushInfluenceUnknown { .. }) => {
            let pieces = map.terrain.iter();
            let usable = pieces.filter(|piece| may_use(&field, map, piece) == Some(true));
            let elsewhere = usable.filter_map(|piece| {
                let ground = piece.kind.ground()?;
                Some(changed(&|ambush| {
                    ambush.terrain.clone_from(&piece.name);
                    ambush.ground = ground;
                }))
            });
            elsewhere.chain([dropped()]).collect()
        }
        _ => Vec::new(),
    }
}
