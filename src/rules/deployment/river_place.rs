//! Where a river may run: along a short side, and near to it.

use super::on_map::{move_piece, remove_piece, tenths, terrain_limits};
use crate::army::Edit;
use crate::map::{Field, Item, MapAction, Piece, Point, Shape, TerrainKind};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, OnMapFact, Report, Rule, RuleName, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::RiverPlace,
    family: Family::Deployment,
    citation: Citation::advanced("Rivers in tournaments"),
    check,
    cures,
};

/// What still is roughly parallel, in degrees. The rules name no figure.
const ROUGHLY: f64 = 30.0;

fn check(context: &Context<'_>, report: &mut Report) {
    let Some(limits) = terrain_limits(context.event) else {
        return;
    };
    let field = Field::of(context.event);
    for river in rivers(context) {
        let subject = Subject::Terrain(river.id);
        let off = slant(river);
        if off > ROUGHLY {
            let fact = Fact::OnMap(OnMapFact::RiverNotParallel {
                degrees: off.round() as u32,
            });
            report.illegal(RULE.name, subject, fact, off.round() as u32);
        }
        let most = limits.river * u32::from(field.u.unsigned_abs());
        let far = farthest(&field, river);
        if far > most + 1 {
            let fact = Fact::OnMap(OnMapFact::RiverTooFar {
                far: tenths(&field, far),
                most: limits.river,
            });
            report.illegal(RULE.name, subject, fact, far - most);
        }
    }
}

fn rivers<'f>(context: &'f Context<'_>) -> impl Iterator<Item = &'f Piece> {
    let terrain = context.army.deployment.map.terrain.iter();
    terrain.filter(|piece| piece.kind == TerrainKind::River)
}

/// Degrees between the way it runs and the short sides, from end to end.
fn slant(river: &Piece) -> f64 {
    let ends = match &river.shape {
        Shape::Line { points, .. } => match (points.first(), points.last()) {
            (Some(first), Some(last)) => first.minus(*last),
            _ => Point::new(0, 1),
        },
        // A river drawn as one block runs along its longer side.
        Shape::Ellipse(size) | Shape::Rectangle(size) if size.width > size.depth => {
            Point::new(1, 0)
        }
        Shape::Ellipse(_) | Shape::Rectangle(_) => Point::new(0, 1),
    };
    let run = f64::from(ends.x).atan2(f64::from(ends.y)).to_degrees();
    // Its own angle turns clockwise as seen, the run is measured from the y axis against it.
    let run = (run - f64::from(river.angle.degrees())).rem_euclid(180.0);
    run.min(180.0 - run)
}

/// How far its farthest part lies from the short side that it lies nearer to, in millimetres.
fn farthest(field: &Field, river: &Piece) -> u32 {
    let (left, _, right, _) = river.outline().bounds();
    let half = f64::from(field.half_width());
    let far = (right + half).min(half - left);
    if far.is_finite() {
        far.max(0.0).ceil() as u32
    } else {
        0
    }
}

/// It turns along the side, moves towards it, or goes.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let field = Field::of(context.event);
    let limits = terrain_limits(context.event);
    let river =
        rivers(context).find(|piece| finding.subjects.contains(&Subject::Terrain(piece.id)));
    let (Some(river), Some(limits)) = (river, limits) else {
        return Vec::new();
    };
    let mut edits = Vec::new();
    match finding.fact {
        Fact::OnMap(OnMapFact::RiverNotParallel { .. }) => {
            // One of the two ways makes it parallel; judging tells which.
            let by = slant(river).round() as i16;
            let (left, top, right, bottom) = river.outline().bounds();
            let middle = Point {
                x: ((left + right) / 2.0) as i16,
                y: ((top + bottom) / 2.0) as i16,
            };
            for by in [by, -by] {
                edits.push(Edit::map(MapAction::Turn {
                    items: vec![Item::Terrain(river.id)],
                    about: Some(middle),
                    by,
                }));
            }
        }
        Fact::OnMap(OnMapFact::RiverTooFar { .. }) => {
            let most = limits.river as i32 * i32::from(field.u);
            let over = farthest(&field, river) as i32 - most;
            let over = i16::try_from(over).unwrap_or(0);
            let (left, _, right, _) = river.outline().bounds();
            // One that runs across the table would be pushed off it.
            if right - left <= f64::from(most) {
                edits.push(move_piece(river.id, Point::new(-over, 0)));
                edits.push(move_piece(river.id, Point::new(over, 0)));
            }
        }
        _ => {}
    }
    edits.push(remove_piece(river.id));
    edits
}
