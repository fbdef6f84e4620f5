//! How many terrain pieces a scenario has, and of what kind.

use super::{is_counted, played};
use crate::army::Edit;
use crate::battle::scenario::{Scenario, TerrainNumber};
use crate::event::Edition;
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

/// What the Defender places in the edition of 2008, less one piece that the Attacker may take away.
const STANDARD_2008: (u32, u32) = (1, 4);

/// Where the rules of the game say how much terrain there is, and those of 2008 are played.
fn is_standard_2008(context: &Context<'_>, scenario: Scenario) -> bool {
    scenario.terrain() == TerrainNumber::Standard && context.event.basic.edition == Edition::First
}

fn citation(scenario: Scenario) -> Citation {
    match scenario.terrain() {
        TerrainNumber::Standard => {
            Citation::basic("3.4, Size and shape; 3.5, Preparing the terrain")
        }
        _ => scenario.citation(),
    }
}

/// From and to; none where the texts don't say it.
fn limits(context: &Context<'_>, scenario: Scenario) -> Option<(u32, u32)> {
    match scenario.terrain() {
        TerrainNumber::Standard => is_standard_2008(context, scenario).then_some(STANDARD_2008),
        // The most that a die can say.
        TerrainNumber::Die => Some((0, 6)),
        TerrainNumber::DefenderUpTo(most) => Some((0, most)),
        TerrainNumber::OneEach => Some((0, 2)),
        TerrainNumber::Defender { min, max } => Some((min, max)),
    }
}

/// The river of a scenario is part of it; one that the rules of the game allow is a piece as others.
fn counted<'a>(context: &'a Context<'_>, scenario: Scenario) -> impl Iterator<Item = &'a Piece> {
    let has_rivers = scenario.terrain() == TerrainNumber::Standard;
    let terrain = context.army.deployment.map.terrain.iter();
    terrain.filter(move |piece| {
        is_counted(piece.kind) || has_rivers && piece.kind == TerrainKind::River
    })
}

fn of_kind<'a>(context: &'a Context<'_>, kind: TerrainKind) -> impl Iterator<Item = &'a Piece> {
    let terrain = context.army.deployment.map.terrain.iter();
    terrain.filter(move |piece| piece.kind == kind)
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
        report.illegal_by(citation(scenario), RULE.name, subject, fact, by);
    };
    if let Some((min, max)) = limits(context, scenario) {
        let have = counted(context, scenario).count() as u32;
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
    if is_standard_2008(context, scenario) {
        for kind in [TerrainKind::River, TerrainKind::BuiltUpArea] {
            let have = of_kind(context, kind).count() as u32;
            if have > 1 {
                say(
                    Subject::Army,
                    ScenarioFact::OneOnly { kind, have },
                    have - 1,
                );
            }
        }
    }
    let rivers = of_kind(context, TerrainKind::River).count();
    if scenario.dividing_river().is_some() && rivers == 0 {
        say(Subject::Army, ScenarioFact::NoRiver, 1);
    }
    if scenario == Scenario::Ambush {
        for piece in counted(context, scenario).filter(|piece| !limits_the_view(piece.kind)) {
            say(Subject::Terrain(piece.id), ScenarioFact::InFullView, 1);
        }
        if !counted(context, scenario).any(|piece| piece.kind.class() == Some(Class::Difficult)) {
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
    let Some(scenario) = played(context) else {
        return Vec::new();
    };
    let remove = |piece: &Piece| Edit::map(MapAction::Remove(vec![Item::Terrain(piece.id)]));
    match (&finding.fact, finding.subjects.as_slice()) {
        (Fact::Scenario(ScenarioFact::TerrainCount { have, max, .. }), _) if have > max => {
            let pieces: Vec<&Piece> = counted(context, scenario).collect();
            let last = pieces.into_iter().rev().take((have - max) as usize);
            vec![propose::one_or_several(last.map(remove).collect())]
        }
        (Fact::Scenario(ScenarioFact::OneOnly { kind, .. }), _) => {
            let others = of_kind(context, *kind).skip(1);
            vec![propose::one_or_several(others.map(remove).collect())]
        }
        (Fact::Scenario(ScenarioFact::InFullView), [Subject::Terrain(id)]) => {
            counted(context, scenario)
                .filter(|piece| piece.id == *id)
                .map(remove)
                .collect()
        }
        _ => Vec::new(),
    }
}
