//! Where a thing goes that is put on the table by a button: the first place with room for it.

use super::thing::{block_of, body_with};
use crate::army::{Army, CommandId, Edit, UnitId};
use crate::list::TroopType;
use crate::map::{
    Angle, Band, Block, Field, Item, Map, MapAction, Outline, Piece, PlacedBody, Point, Shape,
    Size, TerrainKind, baggage, body_size, fortification, line_up,
};
use crate::rules::Judgement;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Every command that isn't on the table, in line.
    Everyone,
    /// One command in line.
    Command(CommandId),
    Body(UnitId),
    Terrain(TerrainKind),
    Baggage,
    Fortification,
}

/// The edit that places it, and what is then taken in hand.
pub fn placing(army: &Army, judgement: &Judgement, wanted: Wanted) -> Option<(Edit, Item)> {
    let map = &army.deployment.map;
    let field = Field::of(&army.event);
    let kind = |id: UnitId| {
        let mut units = judgement.units.iter();
        units.find(|unit| unit.id == id)?.kind
    };
    match wanted {
        Wanted::Everyone => everyone(army, &field, kind),
        Wanted::Command(id) => {
            let action = line_up(army, &field, map, id, kind)?;
            Some((Edit::map(action), Item::Rectangle(id)))
        }
        Wanted::Body(unit) => {
            let body = body_with(army, unit)?;
            let ranks = body.ranks.iter().filter_map(|unit| kind(unit.id));
            let size = body_size(field.scale, ranks);
            let placed = PlacedBody {
                unit,
                ..place_of_body(army, judgement, &field, unit, size)
            };
            Some((Edit::map(MapAction::PlaceBody(placed)), Item::Body(unit)))
        }
        Wanted::Terrain(kind) => {
            let piece = piece(map, &field, kind);
            let item = Item::Terrain(piece.id);
            Some((Edit::map(MapAction::PlaceTerrain(piece)), item))
        }
        Wanted::Baggage => {
            let size = baggage(field.scale);
            let block = straight(size, at_the_back(map, &field, size));
            let item = Item::Baggage(u8::try_from(map.baggage.len()).ok()?);
            Some((Edit::map(MapAction::PlaceBaggage(block)), item))
        }
        Wanted::Fortification => {
            let size = fortification(field.scale);
            let forts = map.fortifications.iter().map(|block| block.outline());
            let taken: Vec<Outline> = forts.collect();
            let zone = field.unit_zone();
            let front = Point::new(0, zone.front.saturating_add(size.depth / 2));
            let at = free(zone, size, field.u, &taken, front);
            let item = Item::Fortification(u8::try_from(map.fortifications.len()).ok()?);
            let block = straight(size, at);
            Some((Edit::map(MapAction::PlaceFortification(block)), item))
        }
    }
}

fn straight(size: Size, at: Point) -> Block {
    Block {
        at,
        size,
        angle: Angle::ZERO,
    }
}

/// Each command is lined up on the table that the one before it left.
fn everyone(
    army: &Army,
    field: &Field,
    kind: impl Fn(UnitId) -> Option<TroopType>,
) -> Option<(Edit, Item)> {
    let mut map = army.deployment.map.clone();
    let mut edits = Vec::new();
    let mut first = None;
    let march = army.deployment.flank_march.map(|march| march.command);
    for command in &army.commands {
        let id = command.id;
        if map.rectangle(id).is_some() || march == Some(id) {
            continue;
        }
        let Some(action) = line_up(army, field, &map, id, &kind) else {
            continue;
        };
        map = map.apply(&action).ok()?;
        first.get_or_insert(Item::Rectangle(id));
        edits.push(Edit::map(action));
    }
    Some((Edit::Several(edits), first?))
}

/// In its command's rectangle, facing as that does; without one, in the zone.
fn place_of_body(
    army: &Army,
    judgement: &Judgement,
    field: &Field,
    unit: UnitId,
    size: Size,
) -> PlacedBody {
    let map = &army.deployment.map;
    let others = map.bodies.iter().filter(|body| body.unit != unit);
    let taken: Vec<Outline> = others
        .filter_map(|body| block_of(army, judgement, Item::Body(body.unit)))
        .map(|block| block.outline())
        .collect();
    let command = army.command_of(unit).map(|command| command.id);
    let rectangle = command.and_then(|id| map.rectangle(id));
    let Some(rectangle) = rectangle else {
        let zone = field.unit_zone();
        let front = Point::new(0, zone.front.saturating_add(size.depth / 2));
        let at = free(zone, size, field.u, &taken, front);
        return PlacedBody {
            unit,
            at,
            angle: Angle::ZERO,
        };
    };
    // Row by row within the rectangle, on its own axes.
    let (w, d) = (rectangle.size.width / 2, rectangle.size.depth / 2);
    let place = |local: Point| {
        rectangle
            .at
            .plus(local)
            .turned(rectangle.at, rectangle.angle)
    };
    let is_free = |local: &Point| {
        let block = Block {
            at: place(*local),
            size,
            angle: rectangle.angle,
        };
        let outline = block.outline();
        taken.iter().all(|other| !other.overlaps(&outline))
    };
    let step = usize::from(field.u.unsigned_abs().max(1));
    let rows = (-d + size.depth / 2..=(d - size.depth / 2)).step_by(step);
    let mut spots = rows.flat_map(|y| {
        let columns = (-w + size.width / 2..=(w - size.width / 2)).step_by(step);
        columns.map(move |x| Point::new(x, y))
    });
    PlacedBody {
        unit,
        at: place(spots.find(is_free).unwrap_or_default()),
        angle: rectangle.angle,
    }
}

fn at_the_back(map: &Map, field: &Field, size: Size) -> Point {
    let blocks = map.baggage.iter().map(|block| block.outline());
    let rectangles = map.rectangles.iter().map(|r| r.block().outline());
    let taken: Vec<Outline> = blocks.chain(rectangles).collect();
    let back = field.half_depth().saturating_sub(size.depth / 2);
    free(field.own_zone(), size, field.u, &taken, Point::new(0, back))
}

fn piece(map: &Map, field: &Field, kind: TerrainKind) -> Piece {
    let u = field.u;
    let (half_width, half_depth) = (field.half_width(), field.half_depth());
    let shape = match kind {
        TerrainKind::River => Shape::Line {
            width: 4 * u,
            points: vec![
                Point::new(0, -half_depth),
                Point::new(3 * u, -half_depth / 3),
                Point::new(-3 * u, half_depth / 3),
                Point::new(0, half_depth),
            ],
        },
        TerrainKind::Road => Shape::Line {
            width: 3 * u,
            points: vec![
                Point::new(-half_width, 0),
                Point::new(0, 4 * u),
                Point::new(half_width, 0),
            ],
        },
        TerrainKind::BuiltUpArea => Shape::Rectangle(Size::new(16 * u, 12 * u)),
        _ => Shape::Ellipse(Size::new(18 * u, 12 * u)),
    };
    let size = shape.extent();
    let taken: Vec<Outline> = map.terrain.iter().map(|piece| piece.outline()).collect();
    let at = match kind {
        // Along a short side and near to it.
        TerrainKind::River => Point::new(half_width.saturating_sub(12 * u), 0),
        TerrainKind::Road => Point::default(),
        _ => {
            let between = Band {
                front: -field.zone,
                back: field.zone,
                ..field.table()
            };
            let apart = Size::new(size.width + 2 * u, size.depth + 2 * u);
            [(between, apart), (between, size), (field.table(), size)]
                .into_iter()
                .find_map(|(band, room)| room_in(band, room, u, &taken, Point::default()))
                .unwrap_or_default()
        }
    };
    Piece {
        id: map.fresh_piece_id(),
        name: map.fresh_piece_name(),
        kind,
        at,
        angle: Angle::ZERO,
        shape,
        placed_by: None,
    }
}

/// The first place with room; where there is none, the one that is looked from.
fn free(band: Band, size: Size, step: i16, taken: &[Outline], from: Point) -> Point {
    room_in(band, size, step, taken, from).unwrap_or(from)
}

/// The first place in a band where a block meets no other, looked for row by row away from a
/// place.
fn room_in(band: Band, size: Size, step: i16, taken: &[Outline], from: Point) -> Option<Point> {
    let (w, d) = (size.width / 2, size.depth / 2);
    let (left, right) = (band.left.saturating_add(w), band.right.saturating_sub(w));
    let (front, back) = (band.front.saturating_add(d), band.back.saturating_sub(d));
    let columns: Vec<i16> = away(from.x, left, right, step).collect();
    for y in away(from.y, front, back, step) {
        for x in &columns {
            let at = Point::new(*x, y);
            let outline = straight(size, at).outline();
            if taken.iter().all(|other| !other.overlaps(&outline)) {
                return Some(at);
            }
        }
    }
    None
}

/// Steps to both sides of a start, the nearest first, within bounds.
fn away(from: i16, low: i16, high: i16, step: i16) -> impl Iterator<Item = i16> {
    let step = step.max(1);
    let start = from.clamp(low.min(high), high.max(low));
    let most = (i32::from(high) - i32::from(low)).max(0) / i32::from(step) + 1;
    (0..=i16::try_from(most).unwrap_or(i16::MAX)).flat_map(move |n| {
        let by = n.saturating_mul(step);
        let both = [start.saturating_add(by), start.saturating_sub(by)];
        let both = both.into_iter().take(if n == 0 { 1 } else { 2 });
        both.filter(move |value| (low..=high).contains(value))
    })
}
