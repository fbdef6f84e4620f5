//! Where a scenario lets terrain lie: away from the objective, apart from each other, the river in
//! its place.

use super::{is_counted, played, role, tenths};
use crate::army::Edit;
use crate::battle::scenario::{Scenario, Tabletop};
use crate::map::{Band, Block, Item, MapAction, Piece, Point, Role, Shape, Size, TerrainKind};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, ScenarioFact, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::ScenarioTerrainPlace,
    family: Family::Scenario,
    citation: Citation::good_day("Scenarios, Terrain and deployment"),
    check,
    cures,
};

/// How far the river of a scenario may swing from the middle line, in H: a figure of ours.
const SWING: u8 = 3;

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(scenario) = played(context) else {
        return;
    };
    let table = Tabletop::of(context.event);
    let terrain = &context.army.deployment.map.terrain;
    let mut say = |piece: &Piece, fact: ScenarioFact, by: u32| {
        let subject = Subject::Terrain(piece.id);
        let fact = Fact::Scenario(fact);
        report.illegal_by(scenario.citation(), RULE.name, subject, fact, by);
    };
    for (n, piece) in terrain.iter().enumerate() {
        let outline = piece.outline();
        if piece.kind == TerrainKind::River {
            if let Some(fact) = river_fault(context, scenario, &table, piece) {
                say(piece, fact, 1);
            }
            continue;
        }
        if !is_counted(piece.kind) {
            continue;
        }
        if let Some(clear) = scenario.clear_middle() {
            let near = middle_to(piece);
            let needs = u32::from(table.mm(clear).unsigned_abs());
            if near + 1 < needs {
                let fact = ScenarioFact::NearTheMiddle {
                    have: tenths(context, near),
                    needs: clear,
                };
                say(piece, fact, needs - near);
            }
        }
        if let Some(apart) = scenario.terrain_apart() {
            let needs = u32::from(table.mm(apart).unsigned_abs());
            let before = terrain
                .iter()
                .take(n)
                .filter(|other| is_counted(other.kind));
            let nearest = before
                .map(|other| outline.distance(&other.outline()).round() as u32)
                .min();
            if let Some(near) = nearest.filter(|near| near + 1 < needs) {
                let fact = ScenarioFact::TooClose {
                    have: tenths(context, near),
                    needs: apart,
                };
                say(piece, fact, needs - near);
            }
        }
        if scenario.dividing_river().is_some() {
            let (_, top, _, bottom) = outline.bounds();
            if top < -1.0 && bottom > 1.0 {
                let by = (-top).min(bottom).round() as u32;
                say(piece, ScenarioFact::InBothHalves, by);
            }
        }
    }
}

/// Millimetres from the middle of the table to the piece.
fn middle_to(piece: &Piece) -> u32 {
    let middle = Point::default();
    let outline = piece.outline();
    if outline.contains(middle) {
        return 0;
    }
    let point = Block {
        at: middle,
        size: Size::new(1, 1),
        angle: Default::default(),
    };
    outline.distance(&point.outline()).round() as u32
}

fn river_fault(
    context: &Context<'_>,
    scenario: Scenario,
    table: &Tabletop,
    piece: &Piece,
) -> Option<ScenarioFact> {
    let outline = piece.outline();
    let (half_width, half_depth) = (table.width / 2, table.depth / 2);
    if let Some(reach) = scenario.river_from_short_side() {
        let strip = Band {
            left: half_width.saturating_neg(),
            right: table.mm(reach).saturating_sub(half_width),
            front: i16::MIN,
            back: i16::MAX,
        };
        let other = Band {
            left: strip.right.saturating_neg(),
            right: half_width,
            ..strip
        };
        let is_near = strip.holds(&outline) || other.holds(&outline);
        return (!is_near).then_some(ScenarioFact::RiverFromShortSide { within: reach });
    }
    if let Some(reach) = scenario.river_behind() {
        let own = Band {
            left: i16::MIN,
            right: i16::MAX,
            front: half_depth.saturating_sub(table.mm(reach)),
            back: i16::MAX,
        };
        let far = Band {
            front: i16::MIN,
            back: own.front.saturating_neg(),
            ..own
        };
        let is_behind = match role(context) {
            Some(Role::Defender) => own.holds(&outline),
            Some(Role::Attacker) => far.holds(&outline),
            None => own.holds(&outline) || far.holds(&outline),
        };
        return (!is_behind).then_some(ScenarioFact::RiverBehind { within: reach });
    }
    let (narrow, wide) = scenario.dividing_river()?;
    if let Shape::Line { width, .. } = &piece.shape {
        let is_fit = (table.mm(narrow)..=table.mm(wide)).contains(width);
        if !is_fit {
            let have = tenths(context, u32::from(width.unsigned_abs()));
            return Some(ScenarioFact::RiverWidth { have, narrow, wide });
        }
    }
    let along = Band {
        left: i16::MIN,
        right: i16::MAX,
        front: table.mm(SWING).saturating_neg(),
        back: table.mm(SWING),
    };
    (!along.holds(&outline)).then_some(ScenarioFact::RiverOffTheMiddle)
}

/// What lies wrong goes.
fn cures(_: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    match finding.subjects.as_slice() {
        [Subject::Terrain(id)] => {
            vec![Edit::map(MapAction::Remove(vec![Item::Terrain(*id)]))]
        }
        _ => Vec::new(),
    }
}
