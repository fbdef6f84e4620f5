//! How large a piece of terrain may be in the edition of 2008.

use crate::army::Edit;
use crate::event::{Edition, Measure};
use crate::map::{Item, MapAction, Piece, Shape, Size, TerrainKind};
use crate::rules::{
    Citation, Context, Fact, Family, Finding, Report, Rule, RuleName, ScenarioFact, Subject,
};

pub const RULE: Rule = Rule {
    name: RuleName::ScenarioTerrainSize,
    family: Family::Scenario,
    citation: Citation::basic("3.4, Size and shape"),
    check,
    cures,
};

/// The longer side of a piece, in U.
const LEAST: i16 = 5;
const MOST: i16 = 20;
/// A road's width, in U.
const WIDEST_ROAD: i16 = 4;

fn check(context: &Context<'_>, report: &mut Report) {
    // The sheet of 3.0 gives no sizes.
    if context.event.basic.edition != Edition::First {
        return;
    }
    let tenths = |mm: i16| Measure::of(context.event).tenths(u32::from(mm.unsigned_abs()));
    for piece in &context.army.deployment.map.terrain {
        let Some((have, least, most)) = limits(context, piece) else {
            continue;
        };
        let by = u32::from(have.abs_diff(have.clamp(least, most)));
        if by == 0 {
            continue;
        }
        let fact = match piece.kind {
            TerrainKind::Road => ScenarioFact::RoadWidth {
                have: tenths(have),
                most: tenths(most),
            },
            _ => ScenarioFact::TerrainSize {
                have: tenths(have),
                least: tenths(least),
                most: tenths(most),
            },
        };
        let subject = Subject::Terrain(piece.id);
        report.illegal(RULE.name, subject, Fact::Scenario(fact), by);
    }
}

/// What is measured of a piece, and from and to in millimetres; none for a river, which may be of
/// any length.
fn limits(context: &Context<'_>, piece: &Piece) -> Option<(i16, i16, i16)> {
    let mm = i16::try_from(Measure::of(context.event).mm).unwrap_or(i16::MAX);
    let u = |u: i16| mm.saturating_mul(u);
    let extent = piece.shape.extent();
    match (piece.kind, &piece.shape) {
        (TerrainKind::River, _) => None,
        (TerrainKind::Road, Shape::Line { width, .. }) => Some((*width, 0, u(WIDEST_ROAD))),
        (TerrainKind::Road, _) => {
            let width = extent.width.min(extent.depth);
            Some((width, 0, u(WIDEST_ROAD)))
        }
        _ => Some((extent.width.max(extent.depth), u(LEAST), u(MOST))),
    }
}

/// A piece becomes as large as it may be, in the same proportions, or goes.
fn cures(context: &Context<'_>, finding: &Finding) -> Vec<Edit> {
    let [Subject::Terrain(id)] = finding.subjects.as_slice() else {
        return Vec::new();
    };
    let Some(piece) = context.army.deployment.map.piece(*id) else {
        return Vec::new();
    };
    let fitted = limits(context, piece).map(|(have, least, most)| {
        let to = have.clamp(least, most);
        match (&piece.shape, piece.kind) {
            (Shape::Line { points, .. }, TerrainKind::Road) => {
                let (width, points) = (to, points.clone());
                Edit::map(MapAction::Reshape {
                    piece: *id,
                    shape: Shape::Line { width, points },
                })
            }
            _ => {
                let scaled = |side: i16| {
                    let side = i32::from(side) * i32::from(to) / i32::from(have.max(1));
                    i16::try_from(side).unwrap_or(to).max(1)
                };
                let extent = piece.shape.extent();
                Edit::map(MapAction::Resize {
                    item: Item::Terrain(*id),
                    to: Size::new(scaled(extent.width), scaled(extent.depth)),
                })
            }
        }
    });
    let remove = Edit::map(MapAction::Remove(vec![Item::Terrain(*id)]));
    fitted.into_iter().chain([remove]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::Army;
    use crate::event::Preset;
    use crate::list::ArmyList;
    use crate::map::{PieceId, Point};
    use crate::rules::judge;

    #[test]
    fn what_is_too_large_small_or_wide_is_made_to_fit() {
        let text = include_str!("../../../lists/basic-conquistadores.json");
        let list = ArmyList::read(text.as_bytes(), "list").unwrap();
        let road = |width| Shape::Line {
            width,
            points: vec![Point::new(-600, 0), Point::new(600, 0)],
        };
        let oval = |width, depth| Shape::Ellipse(Size::new(width, depth));
        let cases = [
            (TerrainKind::Wood, oval(300, 150), oval(200, 100)),
            (TerrainKind::GentleHill, oval(20, 40), oval(25, 50)),
            (TerrainKind::Road, road(60), road(40)),
        ];
        for (kind, shape, fitted) in cases {
            let mut army = Army::new(&list, Preset::Basic.event());
            army.event.basic.edition = Edition::First;
            army.deployment.map.terrain = vec![Piece {
                id: PieceId(1),
                name: "A".to_owned(),
                kind,
                at: Point::default(),
                angle: Default::default(),
                shape,
                placed_by: None,
            }];
            let judgement = judge(&list, &army.event, &army);
            let mut findings = judgement.findings.iter();
            let finding = findings.find(|it| it.rule == RULE.name).unwrap();
            let cures = crate::rules::cures(&list, &army.event, &army, &judgement, finding);
            let cured = cures.iter().map(|cure| cure.edit.apply(&army).unwrap());
            let shapes =
                cured.filter_map(|army| Some(army.deployment.map.terrain.first()?.shape.clone()));
            assert!(shapes.collect::<Vec<_>>().contains(&fitted), "{kind:?}");
        }
    }
}
