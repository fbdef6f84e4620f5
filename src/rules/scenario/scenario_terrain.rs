//! How many terrain pieces a scenario has, and of what kind.

use super::{is_counted, played};
use crate::army::Edit;
use crate::battle::scenario::{Scenario, TerrainNumber};
use crate::map::{Class, Item, MapAction, Piece, TerrainKind};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, ScenarioFact, Subject,
    propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::ScenarioTerrain,
    family: Family::Scenario,
    citation: Citation::good_day("Scenarios, Terrain and deployment"),
    check,
    cures,
};

/// From and to; none where the rules of the game say it.
fn limits(scenario: Scenario) -> Option<(u32, u32)> {
    match scenario.terrain() {
        TerrainNumber::Standard => None,
        // The most that a die can say.
        TerrainNumber::Die => Some((0, 6)),
        TerrainNumber::DefenderUpTo(most) => Some((0, most)),
        TerrainNumber::OneEach => Some((0, 2)),
        TerrainNumber::Defender { min, max } => Some((min, max)),
    }
}

fn counted<'a>(context: &'a Context<'_>) -> impl Iterator<Item = &'a Piece> {
    let terrain = context.army.deployment.map.terrain.iter();
    terrain.filter(|piece| is_counted(piece.kind))
}

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(scenario) = played(context) else {
        return;
    };
    // A map without terrain was drawn before there was any.
    if context.army.deployment.map.terrain.is_empty() {
        return;
    }
    let mut say = |subject, fact, by| {
        let fact = Fact::Scenario(fact);
        report.illegal_by(scenario.citation(), RULE.name, subject, fact, by);
    };
    if let Some((min, max)) = limits(scenario) {
        let have = counted(context).count() as u32;
        if !(min..=max).contains(&have) {
            let by = have.abs_diff(have.clamp(min, max));
            let fact = ScenarioFact::TerrainCount {
                scenario,
                have,
                min,
                max,
            };
            say(Subject::Army, fact, by);
        }
    }
    let terrain = context.army.deployment.map.terrain.iter();
    let rivers = terrain.filter(|piece| piece.kind == TerrainKind::River);
    if scenario.dividing_river().is_some() && rivers.count() == 0 {
        say(Subject::Army, ScenarioFact::NoRiver, 1);
    }
    if scenario == Scenario::Ambush {
        for piece in counted(context).filter(|piece| !limits_the_view(piece.kind)) {
            say(Subject::Terrain(piece.id), ScenarioFact::InFullView, 1);
        }
        if !counted(context).any(|piece| piece.kind.class() == Some(Class::Difficult)) {
            say(Subject::Army, ScenarioFact::NothingDifficult, 1);
        }
    }
}

/// Woods and hills; the supplement names no others, so other ground that can hide an ambush is let
/// pass.
fn limits_the_view(kind: TerrainKind) -> bool {
    kind.ground().is_some() || kind == TerrainKind::BuiltUpArea
}

/// The last pieces go, and those that hide nobody.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let remove = |piece: &Piece| Edit::map(MapAction::Remove(vec![Item::Terrain(piece.id)]));
    match (&finding.fact, finding.subjects.as_slice()) {
        (Fact::Scenario(ScenarioFact::TerrainCount { have, max, .. }), _) if have > max => {
            let pieces: Vec<&Piece> = counted(context).collect();
            let last = pieces.into_iter().rev().take((have - max) as usize);
            vec![propose::one_or_several(last.map(remove).collect())]
        }
        (Fact::Scenario(ScenarioFact::InFullView), [Subject::Terrain(id)]) => counted(context)
            .filter(|piece| piece.id == *id)
            .map(remove)
            .collect(),
        _ => Vec::new(),
    }
}
