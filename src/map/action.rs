//! What a player can do to a map, as values: the same for a finger, a mouse and a key.

use super::{
    Angle, Block, MajorControl, Map, Piece, PieceId, PlacedBody, Point, Rectangle, Role, Shape,
    Size, TerrainKind,
};
use crate::army::{CommandId, UnitId};
use serde::Serialize;

/// Something on the map that can be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    Terrain(PieceId),
    Rectangle(CommandId),
    /// A body, by the unit that it was placed with.
    Body(UnitId),
    /// By its place among them, from 0.
    Baggage(u8),
    Fortification(u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MapAction {
    SetRole(Option<Role>),
    SetControl(Option<MajorControl>),

    PlaceTerrain(Piece),
    /// A command's rectangle, in the place of the one it has.
    PlaceRectangle(Rectangle),
    /// A body, in the place where it stands now.
    PlaceBody(PlacedBody),
    PlaceBaggage(Block),
    PlaceFortification(Block),
    /// A rectangle with the bodies in it, as [`super::line_up`] lays them out.
    PlaceCommand {
        rectangle: Rectangle,
        bodies: Vec<PlacedBody>,
    },

    /// Everything named moves by the same way, as a command does with its bodies.
    Move {
        items: Vec<Item>,
        by: Point,
    },
    /// Degrees clockwise: each about its own centre, or all about one point.
    Turn {
        items: Vec<Item>,
        about: Option<Point>,
        by: i16,
    },
    /// Bodies keep the size of their bases.
    Resize {
        item: Item,
        to: Size,
    },
    Remove(Vec<Item>),

    NameTerrain {
        piece: PieceId,
        name: String,
    },
    SetTerrainKind {
        piece: PieceId,
        kind: TerrainKind,
    },
    Reshape {
        piece: PieceId,
        shape: Shape,
    },
    SetPlacedBy {
        piece: PieceId,
        by: Option<Role>,
    },

    Clear,
}

/// Why a map can't be changed so, or can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapError {
    #[error("found {have} {what}; a map holds at most {most}")]
    TooMany {
        what: &'static str,
        have: usize,
        most: usize,
    },
    #[error("found a place beyond the largest table; at most {} cm from the middle", super::FARTHEST / 10)]
    TooFar,
    #[error("found a side of another length; expected {least} to {most} mm")]
    BadSize { least: i16, most: i16 },
    #[error("a terrain piece needs a name of 1 to {most} letters")]
    BadName { most: usize },
    #[error("a road or river needs at least 2 points")]
    TooFewPoints,
    #[error("the number {0} is taken by another terrain piece")]
    PieceTwice(u8),
    #[error("another terrain piece is called {0}")]
    NameTwice(String),
    #[error("command {} already has a rectangle", .0.0)]
    CommandTwice(CommandId),
    #[error("unit {} already stands on the map", .0.0)]
    UnitTwice(UnitId),
    #[error("that is not on the map")]
    NotThere(Item),
    #[error("bases have a fixed size")]
    FixedSize,
}

impl Map {
    /// The map after an action; the one before stays as it is.
    pub fn apply(&self, action: &MapAction) -> Result<Map, MapError> {
        let mut after = self.clone();
        after.run(action)?;
        after.check()?;
        Ok(after)
    }

    fn run(&mut self, action: &MapAction) -> Result<(), MapError> {
        match action {
            MapAction::SetRole(role) => self.role = *role,
            MapAction::SetControl(control) => self.control = *control,

            MapAction::PlaceTerrain(piece) => self.terrain.push(piece.clone()),
            MapAction::PlaceRectangle(rectangle) => self.place_rectangle(*rectangle),
            MapAction::PlaceBody(body) => self.place_body(*body),
            MapAction::PlaceBaggage(block) => self.baggage.push(*block),
            MapAction::PlaceFortification(block) => self.fortifications.push(*block),
            MapAction::PlaceCommand { rectangle, bodies } => {
                self.place_rectangle(*rectangle);
                for body in bodies {
                    self.place_body(*body);
                }
            }

            MapAction::Move { items, by } => {
                for item in items {
                    self.on_place(*item, |at, _| *at = at.plus(*by))?;
                }
            }
            MapAction::Turn { items, about, by } => {
                let turn = Angle::new(i32::from(*by));
                for item in items {
                    self.on_place(*item, |at, angle| {
                        if let Some(about) = about {
                            *at = at.turned(*about, turn);
                        }
                        *angle = angle.plus(i32::from(*by));
                    })?;
                }
            }
            MapAction::Resize { item, to } => self.resize(*item, *to)?,
            MapAction::Remove(items) => self.remove(items)?,

            MapAction::NameTerrain { piece, name } => {
                self.piece_mut(*piece)?.name = name.trim().to_owned();
            }
            MapAction::SetTerrainKind { piece, kind } => self.piece_mut(*piece)?.kind = *kind,
            MapAction::SetPlacedBy { piece, by } => self.piece_mut(*piece)?.placed_by = *by,
            MapAction::Reshape { piece, shape } => {
                self.piece_mut(*piece)?.shape = shape.clone();
            }

            MapAction::Clear => *self = Map::default(),
        }
        Ok(())
    }

    fn place_rectangle(&mut self, rectangle: Rectangle) {
        self.forget_command(rectangle.command);
        self.rectangles.push(rectangle);
    }

    fn place_body(&mut self, body: PlacedBody) {
        self.forget_units(&[body.unit]);
        self.bodies.push(body);
    }

    fn piece_mut(&mut self, id: PieceId) -> Result<&mut Piece, MapError> {
        let found = self.terrain.iter_mut().find(|piece| piece.id == id);
        found.ok_or(MapError::NotThere(Item::Terrain(id)))
    }

    /// Changes the place and angle of an item.
    fn on_place(
        &mut self,
        item: Item,
        change: impl FnOnce(&mut Point, &mut Angle),
    ) -> Result<(), MapError> {
        let missing = MapError::NotThere(item);
        match item {
            Item::Terrain(id) => {
                let piece = self.piece_mut(id)?;
                change(&mut piece.at, &mut piece.angle);
            }
            Item::Rectangle(command) => {
                let mut all = self.rectangles.iter_mut();
                let found = all.find(|r| r.command == command).ok_or(missing)?;
                change(&mut found.at, &mut found.angle);
            }
            Item::Body(unit) => {
                let mut all = self.bodies.iter_mut();
                let found = all.find(|body| body.unit == unit).ok_or(missing)?;
                change(&mut found.at, &mut found.angle);
            }
            Item::Baggage(n) => {
                let found = self.baggage.get_mut(usize::from(n)).ok_or(missing)?;
                change(&mut found.at, &mut found.angle);
            }
            Item::Fortification(n) => {
                let found = self.fortifications.get_mut(usize::from(n)).ok_or(missing)?;
                change(&mut found.at, &mut found.angle);
            }
        }
        Ok(())
    }

    fn resize(&mut self, item: Item, to: Size) -> Result<(), MapError> {
        let missing = MapError::NotThere(item);
        match item {
            Item::Terrain(id) => {
                let piece = self.piece_mut(id)?;
                piece.shape = piece.shape.stretched(to);
            }
            Item::Rectangle(command) => {
                let mut all = self.rectangles.iter_mut();
                let found = all.find(|r| r.command == command).ok_or(missing)?;
                found.size = to;
            }
            Item::Body(_) => return Err(MapError::FixedSize),
            Item::Baggage(n) => {
                self.baggage.get_mut(usize::from(n)).ok_or(missing)?.size = to;
            }
            Item::Fortification(n) => {
                let found = self.fortifications.get_mut(usize::from(n)).ok_or(missing)?;
                found.size = to;
            }
        }
        Ok(())
    }

    fn remove(&mut self, items: &[Item]) -> Result<(), MapError> {
        for item in items {
            self.place_of(*item).ok_or(MapError::NotThere(*item))?;
        }
        let named = |item: Item| items.contains(&item);
        self.terrain.retain(|p| !named(Item::Terrain(p.id)));
        self.rectangles
            .retain(|r| !named(Item::Rectangle(r.command)));
        self.bodies.retain(|body| !named(Item::Body(body.unit)));
        drop_numbered(&mut self.baggage, |n| named(Item::Baggage(n)));
        drop_numbered(&mut self.fortifications, |n| named(Item::Fortification(n)));
        Ok(())
    }

    /// Where an item lies and how it is turned.
    pub fn place_of(&self, item: Item) -> Option<(Point, Angle)> {
        match item {
            Item::Terrain(id) => self.piece(id).map(|piece| (piece.at, piece.angle)),
            Item::Rectangle(id) => self.rectangle(id).map(|r| (r.at, r.angle)),
            Item::Body(unit) => {
                let found = self.bodies.iter().find(|body| body.unit == unit)?;
                Some((found.at, found.angle))
            }
            Item::Baggage(n) => self.baggage.get(usize::from(n)).map(|b| (b.at, b.angle)),
            Item::Fortification(n) => {
                let found = self.fortifications.get(usize::from(n))?;
                Some((found.at, found.angle))
            }
        }
    }
}

fn drop_numbered(blocks: &mut Vec<Block>, dropped: impl Fn(u8) -> bool) {
    let mut n = 0u8;
    blocks.retain(|_| {
        let kept = !dropped(n);
        n = n.saturating_add(1);
        kept
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wood(id: u8, name: &str) -> Piece {
        Piece {
            id: PieceId(id),
            name: name.into(),
            kind: TerrainKind::Wood,
            at: Point::new(100, 200),
            angle: Angle::ZERO,
            shape: Shape::Ellipse(Size::new(220, 130)),
            placed_by: None,
        }
    }

    fn rectangle() -> Rectangle {
        Rectangle {
            command: CommandId(1),
            at: Point::new(0, 300),
            size: Size::new(360, 150),
            angle: Angle::ZERO,
        }
    }

    fn after(map: &Map, action: MapAction) -> Map {
        map.apply(&action).unwrap()
    }

    #[test]
    fn a_command_moves_and_turns_with_its_bodies() {
        let body = PlacedBody {
            unit: UnitId(1),
            at: Point::new(100, 300),
            angle: Angle::ZERO,
        };
        let place = MapAction::PlaceCommand {
            rectangle: rectangle(),
            bodies: vec![body],
        };
        let map = after(&Map::default(), place);
        let items = vec![Item::Rectangle(CommandId(1)), Item::Body(UnitId(1))];
        let moved = after(
            &map,
            MapAction::Move {
                items: items.clone(),
                by: Point::new(-50, 10),
            },
        );
        assert_eq!(moved.bodies[0].at, Point::new(50, 310));
        let turned = after(
            &map,
            MapAction::Turn {
                items,
                about: Some(Point::new(0, 300)),
                by: 90,
            },
        );
        assert_eq!(turned.bodies[0].at, Point::new(0, 400));
        assert_eq!(turned.bodies[0].angle, Angle::new(90));
        assert_eq!(turned.rectangles[0].at, Point::new(0, 300));
    }

    #[test]
    fn placing_again_replaces() {
        let once = after(&Map::default(), MapAction::PlaceRectangle(rectangle()));
        let again = Rectangle {
            at: Point::new(10, 310),
            ..rectangle()
        };
        let twice = after(&once, MapAction::PlaceRectangle(again));
        assert_eq!(twice.rectangles, [again]);
    }

    #[test]
    fn what_is_out_of_bounds_is_refused_with_a_sentence() {
        let map = after(&Map::default(), MapAction::PlaceTerrain(wood(1, "A")));
        let refused = |action: MapAction| map.apply(&action).unwrap_err().to_string();
        let far = MapAction::Move {
            items: vec![Item::Terrain(PieceId(1))],
            by: Point::new(i16::MAX, 0),
        };
        assert!(refused(far).contains("300 cm"));
        let flat = MapAction::Resize {
            item: Item::Terrain(PieceId(1)),
            to: Size::new(0, 100),
        };
        assert!(refused(flat).contains("5 to 6000 mm"));
        assert!(refused(MapAction::PlaceTerrain(wood(2, "A"))).contains("called A"));
        assert!(refused(MapAction::PlaceTerrain(wood(1, "B"))).contains("number 1"));
        let gone = MapAction::Remove(vec![Item::Baggage(0)]);
        assert!(refused(gone).contains("not on the map"));
    }

    #[test]
    fn removing_by_number_takes_the_right_ones() {
        let block = |x| Block {
            at: Point::new(x, 400),
            size: Size::new(80, 20),
            angle: Angle::ZERO,
        };
        let map = Map {
            fortifications: vec![block(0), block(1), block(2)],
            ..Map::default()
        };
        let items = vec![Item::Fortification(0), Item::Fortification(2)];
        let left = after(&map, MapAction::Remove(items));
        assert_eq!(left.fortifications, [block(1)]);
    }
}
