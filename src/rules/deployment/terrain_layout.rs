//! Terrain pieces lie on the table and not on each other.

use super::on_map::{move_piece, remove_piece, tenths, way_into};
use crate::army::Edit;
use crate::map::{Field, Outline, Piece, PieceId, Point, TerrainKind};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, Grade, OnMapFact, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::TerrainLayout,
    family: Family::Deployment,
    citation: Citation::advanced("Terrain features"),
    check,
    cures,
};

fn check(context: &Context<'_>, report: &mut Report) {
    let terrain = &context.army.deployment.map.terrain;
    if terrain.is_empty() {
        return;
    }
    let field = Field::of(context.event);
    let outlines: Vec<(&Piece, Outline)> = terrain
        .iter()
        .map(|piece| (piece, piece.outline()))
        .collect();
    for (n, (one, outline)) in outlines.iter().enumerate() {
        // Roads and rivers run on past the edge.
        let over = field.table().overhang(outline);
        if over > 0 && !one.kind.is_line() {
            let fact = Fact::OnMap(OnMapFact::TerrainOffTable {
                over: tenths(&field, over),
            });
            report.illegal(RULE.name, Subject::Terrain(one.id), fact, over);
        }
        for (other, lies_on) in outlines.iter().skip(n + 1) {
            let Some(grade) = overlap_of(one.kind, other.kind) else {
                continue;
            };
            let deep = outline.overlap(lies_on);
            if deep > 0 {
                let subjects = vec![Subject::Terrain(one.id), Subject::Terrain(other.id)];
                let fact = Fact::OnMap(OnMapFact::TerrainOverlap {
                    one: one.kind,
                    other: other.kind,
                    other_name: other.name.clone(),
                });
                report.add(RULE.name, grade, subjects, fact, deep);
            }
        }
    }
}

/// How grave it is that these two lie on each other; none: they may.
fn overlap_of(one: TerrainKind, other: TerrainKind) -> Option<Grade> {
    use TerrainKind::*;
    match (one, other) {
        (Road, Impassable) | (Impassable, Road) => Some(Grade::Illegal),
        // A road through a village, or a river through a marsh: the text names neither.
        (Road, BuiltUpArea) | (BuiltUpArea, Road) => Some(Grade::Umpire),
        (River, Difficult | Impassable) | (Difficult | Impassable, River) => Some(Grade::Umpire),
        (Road, _) | (_, Road) | (River, River) => None,
        _ => Some(Grade::Illegal),
    }
}

/// A piece moves aside, or goes.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let map = &context.army.deployment.map;
    let field = Field::of(context.event);
    let named: Vec<PieceId> = finding
        .subjects
        .iter()
        .filter_map(|subject| match subject {
            Subject::Terrain(id) => Some(*id),
            _ => None,
        })
        .collect();
    let pieces: Vec<&Piece> = named.iter().filter_map(|id| map.piece(*id)).collect();
    let mut edits = Vec::new();
    match (&finding.fact, pieces.as_slice()) {
        (Fact::OnMap(OnMapFact::TerrainOffTable { .. }), [piece]) => {
            let by = way_into(field.table(), &piece.outline());
            edits.push(move_piece(piece.id, by));
            edits.push(remove_piece(piece.id));
        }
        (Fact::OnMap(OnMapFact::TerrainOverlap { .. }), [one, other]) => {
            let deep = one.outline().overlap(&other.outline());
            let deep = i16::try_from(deep).unwrap_or(i16::MAX).saturating_add(1);
            for (moving, still) in [(other, one), (one, other)] {
                let right = i16::from(moving.at.x >= still.at.x) * 2 - 1;
                let down = i16::from(moving.at.y >= still.at.y) * 2 - 1;
                let along = deep.saturating_mul(right);
                let across = deep.saturating_mul(down);
                edits.push(move_piece(moving.id, Point::new(along, 0)));
                edits.push(move_piece(moving.id, Point::new(0, across)));
            }
            edits.extend(pieces.iter().rev().map(|piece| remove_piece(piece.id)));
        }
        _ => {}
    }
    edits
}
