//! Draws maps, and what can be done to them, within bounds and beyond.

use muster::army::{CommandId, UnitId};
use muster::map::*;
use proptest::prelude::*;

fn any_point() -> impl Strategy<Value = Point> {
    prop_oneof![
        8 => (-700i16..700, -500i16..500),
        1 => (any::<i16>(), any::<i16>()),
    ]
    .prop_map(Point::from)
}

fn any_angle() -> impl Strategy<Value = Angle> {
    prop_oneof![Just(0), 0i32..360].prop_map(Angle::new)
}

fn any_size() -> impl Strategy<Value = Size> {
    prop_oneof![
        8 => (20i16..500, 20i16..300),
        1 => (any::<i16>(), any::<i16>()),
    ]
    .prop_map(Size::from)
}

fn any_block() -> impl Strategy<Value = Block> {
    (any_point(), any_size(), any_angle()).prop_map(|(at, size, angle)| Block { at, size, angle })
}

fn any_shape() -> impl Strategy<Value = Shape> {
    prop_oneof![
        any_size().prop_map(Shape::Ellipse),
        any_size().prop_map(Shape::Rectangle),
        (10i16..60, prop::collection::vec(any_point(), 1..5))
            .prop_map(|(width, points)| Shape::Line { width, points }),
    ]
}

fn any_piece() -> impl Strategy<Value = Piece> {
    (
        1u8..6,
        "[abAZ]{0,2}",
        prop::sample::select(TerrainKind::ALL.to_vec()),
        any_point(),
        any_angle(),
        any_shape(),
        any_placer(),
    )
        .prop_map(|(id, name, kind, at, angle, shape, placed_by)| Piece {
            id: PieceId(id),
            name,
            kind,
            at,
            angle,
            shape,
            placed_by,
        })
}

fn any_placer() -> impl Strategy<Value = Option<Role>> {
    prop::sample::select(vec![None, Some(Role::Attacker), Some(Role::Defender)])
}

fn any_rectangle() -> impl Strategy<Value = Rectangle> {
    (1u32..6, any_block()).prop_map(|(id, block)| Rectangle::new(CommandId(id), block))
}

fn any_body() -> impl Strategy<Value = PlacedBody> {
    (1u32..28, any_point(), any_angle()).prop_map(|(unit, at, angle)| PlacedBody {
        unit: UnitId(unit),
        at,
        angle,
    })
}

fn any_items() -> impl Strategy<Value = Vec<Item>> {
    let item = prop_oneof![
        (1u8..6).prop_map(|id| Item::Terrain(PieceId(id))),
        (1u32..6).prop_map(|id| Item::Rectangle(CommandId(id))),
        (1u32..28).prop_map(|id| Item::Body(UnitId(id))),
        (0u8..3).prop_map(Item::Baggage),
        (0u8..3).prop_map(Item::Fortification),
    ];
    prop::collection::vec(item, 0..3)
}

fn any_role() -> impl Strategy<Value = Option<Role>> {
    prop::sample::select(vec![None, Some(Role::Attacker), Some(Role::Defender)])
}

fn any_control() -> impl Strategy<Value = Option<MajorControl>> {
    prop::sample::select(vec![
        None,
        Some(MajorControl::Own),
        Some(MajorControl::Opponent),
    ])
}

pub fn any_action() -> impl Strategy<Value = MapAction> {
    let bodies = || prop::collection::vec(any_body(), 0..4);
    let item = || any_items().prop_map(|items| items.first().copied().unwrap_or(Item::Baggage(0)));
    prop_oneof![
        any_role().prop_map(MapAction::SetRole),
        any_control().prop_map(MapAction::SetControl),
        any_piece().prop_map(MapAction::PlaceTerrain),
        any_rectangle().prop_map(MapAction::PlaceRectangle),
        any_body().prop_map(MapAction::PlaceBody),
        any_block().prop_map(MapAction::PlaceBaggage),
        any_block().prop_map(MapAction::PlaceFortification),
        (any_rectangle(), bodies())
            .prop_map(|(rectangle, bodies)| MapAction::PlaceCommand { rectangle, bodies }),
        (any_items(), any_point()).prop_map(|(items, by)| MapAction::Move { items, by }),
        (any_items(), prop::option::of(any_point()), any::<i16>())
            .prop_map(|(items, about, by)| MapAction::Turn { items, about, by }),
        (item(), any_size()).prop_map(|(item, to)| MapAction::Resize { item, to }),
        any_items().prop_map(MapAction::Remove),
        (1u8..6, "[abAZ]{0,2}").prop_map(|(id, name)| MapAction::NameTerrain {
            piece: PieceId(id),
            name
        }),
        (1u8..6, prop::sample::select(TerrainKind::ALL.to_vec())).prop_map(|(id, kind)| {
            MapAction::SetTerrainKind {
                piece: PieceId(id),
                kind,
            }
        }),
        (1u8..6, any_shape()).prop_map(|(id, shape)| MapAction::Reshape {
            piece: PieceId(id),
            shape
        }),
        Just(MapAction::Clear),
    ]
}

/// A map as somebody would get it: by doing things, of which those that are refused do nothing.
pub fn any_map() -> impl Strategy<Value = Map> {
    prop::collection::vec(any_action(), 0..12).prop_map(|actions| {
        actions.iter().fold(Map::default(), |map, action| {
            map.apply(action).unwrap_or(map)
        })
    })
}
