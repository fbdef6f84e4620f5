//! How many terrain pieces lie on the table.

use super::on_map::{counted, remove_piece, terrain_limits};
use crate::army::Edit;
use crate::map::{Angle, MapAction, Outline, Piece, Point, Shape, Size, TerrainKind};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, OnMapFact, Report, Rule, RuleName, Subject, propose,
};

pub const RULE: Rule = Rule {
    name: RuleName::TerrainCount,
    family: Family::Deployment,
    citation: Citation::advanced("Making the terrain"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let map = &context.army.deployment.map;
    let Some(limits) = terrain_limits(context.event) else {
        return;
    };
    // A map without terrain was drawn before there was any.
    if map.terrain.is_empty() {
        return;
    }
    let have = counted(map).count() as u32;
    if !(limits.min..=limits.max).contains(&have) {
        let fact = Fact::OnMap(OnMapFact::TerrainCount {
            have,
            min: limits.min,
            max: limits.max,
        });
        let by = have.abs_diff(have.clamp(limits.min, limits.max));
        report.illegal(RULE.name, Subject::Army, fact, by);
    }
}

/// The last pieces go, or another is put where there is room between the zones.
fn cures(context: &Context<'_>, _: &Finding) -> Vec<Edit> {
    let map = &context.army.deployment.map;
    let Some(limits) = terrain_limits(context.event) else {
        return Vec::new();
    };
    let have = counted(map).count();
    let most = limits.max as usize;
    if have > most {
        let pieces: Vec<&Piece> = counted(map).collect();
        let last = pieces.iter().rev().take(have - most);
        return vec![propose::one_or_several(
            last.map(|piece| remove_piece(piece.id)).collect(),
        )];
    }
    let kinds = [
        TerrainKind::GentleHill,
        TerrainKind::Broken,
        TerrainKind::Wood,
    ];
    let piece = |kind, at| Piece {
        id: map.fresh_piece_id(),
        name: map.fresh_piece_name(),
        kind,
        at,
        angle: Angle::ZERO,
        shape: Shape::Ellipse(Size::new(160, 120)),
        placed_by: None,
    };
    let others: Vec<Outline> = map.terrain.iter().map(|piece| piece.outline()).collect();
    let is_free = |at: &Point| {
        let outline = piece(TerrainKind::GentleHill, *at).outline();
        others.iter().all(|other| !other.overlaps(&outline))
    };
    let places = [0, -250, 250, -450, 450, -650, 650];
    let free = places.into_iter().map(|x| Point::new(x, 0)).find(is_free);
    let pieces = free
        .into_iter()
        .flat_map(|at| kinds.map(|kind| piece(kind, at)));
    pieces
        .map(|piece| Edit::map(MapAction::PlaceTerrain(piece)))
        .collect()
}
