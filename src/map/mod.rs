//! The table with what stands on it: terrain, command rectangles, bodies of troops, baggage and
//! fortifications. [`MapAction`] changes a map, the rules judge it, [`draw`] makes shapes of it.
//!
//! All lengths are millimetres on the real table, as whole numbers: bases are given in
//! centimetres and U is 10 or 20 mm, so nothing is ever rounded, and a link stays short. The
//! middle of the table is 0, 0; x grows to the player's right and y towards the player, since
//! zones are measured from the middle line. A map is a draft like the army: it may be illegal,
//! but it is always within bounds.

mod action;
mod base;
mod bounds;
mod draw;
mod field;
mod geometry;
mod line_up;
mod outline;
pub mod picture;
mod piece;
mod standing;
mod symbol;

pub use action::{Item, MapAction, MapError};
pub use base::{baggage, base_depth, base_of, body_size, fortification, frontage};
pub use bounds::{FARTHEST, LONGEST, MOST_BAGGAGE, MOST_FORTIFICATIONS, MOST_PIECES, MOST_POINTS};
pub use draw::{Plan, Sight, draw, draw_with_letters};
pub use field::{Band, Field};
pub use geometry::{Angle, Point, Size};
pub use line_up::{Lined, line_up};
pub use outline::{Outline, Polygon};
pub use picture::{Group, Picture, View};
pub use piece::{Class, Piece, PieceId, Shape, TerrainKind};
pub use standing::{Standing, numbers, standing};

use crate::army::{Body, Command, CommandId, UnitId};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Map {
    /// Attacker or Defender, once the dice have said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// Who has major control of the battlefield, once the dice have said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub control: Option<MajorControl>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub terrain: Vec<Piece>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rectangles: Vec<Rectangle>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bodies: Vec<PlacedBody>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub baggage: Vec<Block>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fortifications: Vec<Block>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    Attacker,
    Defender,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MajorControl {
    Own,
    Opponent,
}

/// The rectangle that a command deploys in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rectangle {
    pub command: CommandId,
    pub at: Point,
    pub size: Size,
    #[serde(default, skip_serializing_if = "Angle::is_zero")]
    pub angle: Angle,
}

impl Rectangle {
    pub fn new(command: CommandId, block: Block) -> Self {
        Rectangle {
            command,
            at: block.at,
            size: block.size,
            angle: block.angle,
        }
    }

    pub fn block(&self) -> Block {
        Block {
            at: self.at,
            size: self.size,
            angle: self.angle,
        }
    }
}

/// A body on the table: a unit, or a Large Unit as the one block that it is. It is named by any
/// of its units, so that forming or dissolving a Large Unit leaves the map as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedBody {
    pub unit: UnitId,
    /// The centre of the whole block.
    pub at: Point,
    #[serde(default, skip_serializing_if = "Angle::is_zero")]
    pub angle: Angle,
}

/// A rectangle by its centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    pub at: Point,
    pub size: Size,
    #[serde(default, skip_serializing_if = "Angle::is_zero")]
    pub angle: Angle,
}

impl Map {
    /// Nothing on it: such a map isn't judged.
    pub fn is_empty(&self) -> bool {
        self.terrain.is_empty()
            && self.rectangles.is_empty()
            && self.bodies.is_empty()
            && self.baggage.is_empty()
            && self.fortifications.is_empty()
    }

    /// Nothing on it and nothing said about the battle, so that it needn't be stored.
    pub fn is_untouched(&self) -> bool {
        *self == Map::default()
    }

    pub fn piece(&self, id: PieceId) -> Option<&Piece> {
        self.terrain.iter().find(|piece| piece.id == id)
    }

    /// The piece that the player calls so.
    pub fn piece_named(&self, name: &str) -> Option<&Piece> {
        self.terrain.iter().find(|piece| piece.name == name)
    }

    pub fn rectangle(&self, command: CommandId) -> Option<&Rectangle> {
        self.rectangles.iter().find(|r| r.command == command)
    }

    /// Where a body stands: at the place of its foremost unit that has one.
    pub fn body(&self, body: &Body) -> Option<&PlacedBody> {
        body.ranks
            .iter()
            .find_map(|unit| self.bodies.iter().find(|placed| placed.unit == unit.id))
    }

    /// A command with all of it that stands on the map, to be moved or turned as one.
    pub fn items_of(&self, command: &Command) -> Vec<Item> {
        let rectangle = self.rectangle(command.id);
        let rectangle = rectangle.map(|r| Item::Rectangle(r.command));
        let bodies = command.bodies.iter().filter_map(|body| self.body(body));
        let bodies = bodies.map(|placed| Item::Body(placed.unit));
        rectangle.into_iter().chain(bodies).collect()
    }

    /// A number that no piece has.
    pub fn fresh_piece_id(&self) -> PieceId {
        let taken = |id: &u8| self.terrain.iter().any(|piece| piece.id.0 == *id);
        PieceId((1..=u8::MAX).find(|id| !taken(id)).unwrap_or(u8::MAX))
    }

    /// The first letter that names no piece.
    pub fn fresh_piece_name(&self) -> String {
        ('A'..='Z')
            .map(String::from)
            .find(|name| self.piece_named(name).is_none())
            .unwrap_or_else(|| format!("T{}", self.fresh_piece_id().0))
    }

    /// Clears what refers to units that are gone.
    pub fn forget_units(&mut self, gone: &[UnitId]) {
        self.bodies.retain(|placed| !gone.contains(&placed.unit));
    }

    pub fn forget_command(&mut self, gone: CommandId) {
        self.rectangles.retain(|r| r.command != gone);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::{Ambush, Army, Edit, Ground};

    fn army() -> Army {
        let bytes = include_bytes!("../../tests/armies/sumerians-300.json");
        let mut army = Army::read(bytes, "army").unwrap();
        army.deployment.ambushes = vec![Ambush {
            terrain: "A".into(),
            ground: Ground::Wood,
            units: vec![UnitId(7)],
        }];
        let place = |unit, x| PlacedBody {
            unit: UnitId(unit),
            at: Point::new(x, 250),
            angle: Angle::ZERO,
        };
        let block = Block {
            at: Point::new(0, 250),
            size: Size::new(400, 120),
            angle: Angle::ZERO,
        };
        army.deployment.map = Map {
            terrain: vec![Piece {
                id: PieceId(1),
                name: "A".into(),
                kind: TerrainKind::Wood,
                at: Point::new(300, 300),
                angle: Angle::ZERO,
                shape: Shape::Ellipse(Size::new(200, 120)),
                placed_by: None,
            }],
            rectangles: vec![Rectangle::new(CommandId(1), block)],
            bodies: vec![place(1, 0), place(2, 100), place(9, 200)],
            ..Map::default()
        };
        army
    }

    fn after(army: &Army, edit: Edit) -> Army {
        edit.apply(army).unwrap()
    }

    #[test]
    fn what_leaves_the_army_leaves_the_map() {
        let army = army();
        let map = after(&army, Edit::RemoveUnit(UnitId(1))).deployment.map;
        assert_eq!((map.bodies.len(), map.rectangles.len()), (2, 1));
        let map = after(&army, Edit::RemoveCommand(CommandId(1)))
            .deployment
            .map;
        assert_eq!((map.bodies.len(), map.rectangles.len()), (1, 0));
    }

    #[test]
    fn ambushes_follow_their_piece() {
        let piece = PieceId(1);
        let named = MapAction::NameTerrain {
            piece,
            name: "Cedars".into(),
        };
        let kind = TerrainKind::SteepHill;
        let changed = MapAction::SetTerrainKind { piece, kind };
        let army = after(&after(&army(), Edit::map(named)), Edit::map(changed));
        let ambush = &army.deployment.ambushes[0];
        assert_eq!(
            (ambush.terrain.as_str(), ambush.ground),
            ("Cedars", Ground::SteepHill)
        );
    }

    #[test]
    fn strangers_to_the_army_are_not_placed() {
        let stranger = PlacedBody {
            unit: UnitId(999),
            at: Point::default(),
            angle: Angle::ZERO,
        };
        let edit = Edit::map(MapAction::PlaceBody(stranger));
        assert!(edit.apply(&army()).is_err());
    }

    #[test]
    fn a_command_is_its_rectangle_and_its_bodies() {
        let army = army();
        let items = army.deployment.map.items_of(&army.commands[0]);
        let rectangle = Item::Rectangle(CommandId(1));
        assert_eq!(
            items,
            [rectangle, Item::Body(UnitId(1)), Item::Body(UnitId(2))]
        );
    }
}
