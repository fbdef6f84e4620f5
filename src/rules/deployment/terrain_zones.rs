//! How many terrain pieces may reach into the deployment zones.

use super::on_map::{
    TournamentSize, counted, move_piece, remove_piece, terrain_limits, touches_a_zone, way_into,
};
use crate::army::Edit;
use crate::map::{Band, Field, Piece, Point};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, OnMapFact, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::TerrainZones,
    family: Family::Deployment,
    citation: Citation::advanced("Making the terrain"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(limits) = terrain_limits(context.event) else {
        return;
    };
    let field = Field::of(context.event);
    let map = &context.army.deployment.map;
    let pieces = counted(map).count() as u32;
    let inside: Vec<&Piece> = counted(map)
        .filter(|piece| touches_a_zone(&field, piece))
        .collect();
    let max = match (limits.size, pieces) {
        (TournamentSize::Small, _) | (TournamentSize::Large, 2) => 1,
        // Most of them lie outside: fewer than half inside.
        (TournamentSize::Large, pieces) => pieces.saturating_sub(1) / 2,
    };
    let have = inside.len() as u32;
    if have > max && pieces > 1 {
        let fact = Fact::OnMap(OnMapFact::TerrainInZones {
            have,
            pieces,
            max,
            names: inside.iter().map(|piece| piece.name.clone()).collect(),
        });
        report.illegal(RULE.name, Subject::Army, fact, have - max);
    }
}

/// A piece moves to between the zones, where it fits, or goes; the shortest way first.
fn cures(context: &Context<'_>, _: &Finding) -> Vec<Edit> {
    let field = Field::of(context.event);
    let between = Band {
        front: -field.zone,
        back: field.zone,
        ..field.table()
    };
    let inside: Vec<&Piece> = counted(&context.army.deployment.map)
        .filter(|piece| touches_a_zone(&field, piece))
        .collect();
    let mut ways: Vec<(&Piece, Point)> = inside
        .iter()
        .map(|piece| (*piece, way_into(between, &piece.outline())))
        .collect();
    ways.sort_by_cached_key(|(_, way)| way.x.unsigned_abs().max(way.y.unsigned_abs()));
    let moved = ways.iter().map(|(piece, way)| move_piece(piece.id, *way));
    let removed = inside.iter().map(|piece| remove_piece(piece.id));
    moved.chain(removed).collect()
}
