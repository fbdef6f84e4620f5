//! The map. Lengths are counted in the largest step that measures them all, which for a map laid
//! on the grid makes most of them one byte; bodies go by how far they stand from the one before.

use super::few::Few;
use super::numbers;
use super::text::Text;
use crate::army::{CommandId, MOST_COMMANDS, MOST_UNITS, UnitId};
use crate::map::{
    Angle, Block, MOST_BAGGAGE, MOST_FORTIFICATIONS, MOST_PIECES, MOST_POINTS, Map, MapAction,
    MapError, Piece, PieceId, PlacedBody, Point, Rectangle, Shape, Size,
};
use crate::share::{LinkError, TooLarge};
use serde::{Deserialize, Serialize};

/// Two lengths, in steps.
type Pair = (i16, i16);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireMap<'a> {
    step: i16,
    role: u8,
    control: u8,
    terrain: Few<WirePiece<'a>, MOST_PIECES>,
    rectangles: Few<(u32, WireBlock), MOST_COMMANDS>,
    bodies: Few<WireBody, MOST_UNITS>,
    turned: Few<Turned, MOST_UNITS>,
    baggage: Few<WireBlock, MOST_BAGGAGE>,
    fortifications: Few<WireBlock, MOST_FORTIFICATIONS>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WirePiece<'a> {
    id: u8,
    name: Text<'a>,
    kind: u8,
    at: Pair,
    angle: u16,
    shape: WireShape,
}

/// Append-only: a variant's place is its number on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum WireShape {
    Ellipse(Pair),
    Rectangle(Pair),
    Line {
        width: i16,
        points: Few<Pair, MOST_POINTS>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WireBlock {
    at: Pair,
    size: Pair,
    angle: u16,
}

/// The place of its unit and its own, both counted from those of the body before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WireBody {
    unit: i32,
    at: (i32, i32),
}

/// The place of a body among the bodies, and how it is turned; most look straight ahead.
type Turned = (u16, u16);

impl<'a> WireMap<'a> {
    /// None for a map that nothing was done to.
    pub fn of(map: &'a Map) -> Result<Option<Self>, TooLarge> {
        if map.is_untouched() {
            return Ok(None);
        }
        // A link that can't be opened is worse than none.
        checked(map).map_err(|_| TooLarge)?;
        let Map {
            role,
            control,
            terrain,
            rectangles,
            bodies,
            baggage,
            fortifications,
        } = map;
        let steps = Steps::of(map);
        let block = |block: &Block| -> Result<WireBlock, TooLarge> { Ok(steps.block(*block)) };
        let rectangle =
            |r: &Rectangle| -> Result<_, TooLarge> { Ok((r.command.0, steps.block(r.block()))) };
        Ok(Some(WireMap {
            step: steps.0,
            role: role.map_or(0, numbers::role),
            control: control.map_or(0, numbers::control),
            terrain: Few::all(terrain, |piece| steps.piece(piece))?,
            rectangles: Few::all(rectangles, rectangle)?,
            bodies: Few::new(steps.bodies(bodies))?,
            turned: Few::new(turned(bodies))?,
            baggage: Few::all(baggage, block)?,
            fortifications: Few::all(fortifications, block)?,
        }))
    }

    pub fn into_map(self) -> Result<Map, LinkError> {
        let steps = Steps(self.step);
        let map = Map {
            role: optional(self.role, numbers::role_of)?,
            control: optional(self.control, numbers::control_of)?,
            terrain: all(self.terrain, |piece| steps.piece_of(piece))?,
            rectangles: all(self.rectangles, |(command, block)| {
                let block = steps.block_of(&block)?;
                Some(Rectangle::new(CommandId(command), block))
            })?,
            bodies: steps.bodies_of(self.bodies, &self.turned)?,
            baggage: all(self.baggage, |block| steps.block_of(&block))?,
            fortifications: all(self.fortifications, |block| steps.block_of(&block))?,
        };
        checked(&map).map_err(|_| LinkError::NotUnderstood)
    }
}

/// Who placed the terrain pieces, one after the other up to the last that says it: 0 where it isn't
/// said. A section of its own, since pieces were frozen before they could say it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WirePlacers(Few<u8, MOST_PIECES>);

impl WirePlacers {
    /// None where no piece says it.
    pub fn of(map: &Map) -> Result<Option<Self>, TooLarge> {
        let number = |piece: &Piece| piece.placed_by.map_or(0, numbers::role);
        let mut placers: Vec<u8> = map.terrain.iter().map(number).collect();
        let said = placers.iter().rposition(|placer| *placer > 0);
        placers.truncate(said.map_or(0, |last| last + 1));
        if placers.is_empty() {
            return Ok(None);
        }
        Ok(Some(WirePlacers(Few::new(placers)?)))
    }

    pub fn tell(self, map: &mut Map) -> Result<(), LinkError> {
        let mut pieces = map.terrain.iter_mut();
        for placer in self.0.iter() {
            let piece = pieces.next().ok_or(LinkError::NotUnderstood)?;
            piece.placed_by = optional(*placer, numbers::role_of)?;
        }
        Ok(())
    }
}

/// The map again, if it is within its bounds: by an action that changes nothing.
fn checked(map: &Map) -> Result<Map, MapError> {
    map.apply(&MapAction::SetRole(map.role))
}

/// How many millimetres a step has.
#[derive(Clone, Copy)]
struct Steps(i16);

impl Steps {
    fn of(map: &Map) -> Steps {
        let mut lengths = Vec::new();
        let mut pair = |(one, other): Pair| lengths.extend([one, other]);
        for piece in &map.terrain {
            pair(piece.at.into());
            match &piece.shape {
                Shape::Ellipse(size) | Shape::Rectangle(size) => pair((*size).into()),
                Shape::Line { width, points } => {
                    pair((*width, *width));
                    points.iter().for_each(|point| pair((*point).into()));
                }
            }
        }
        let blocks = map.rectangles.iter().map(Rectangle::block);
        let blocks = blocks.chain(map.baggage.iter().chain(&map.fortifications).copied());
        for block in blocks {
            pair(block.at.into());
            pair(block.size.into());
        }
        for body in &map.bodies {
            pair(body.at.into());
        }
        Steps(lengths.into_iter().fold(0, common_measure).max(1))
    }

    fn pair(self, lengths: impl Into<Pair>) -> Pair {
        let (one, other) = lengths.into();
        let steps = |length: i16| length.checked_div(self.0).unwrap_or(0);
        (steps(one), steps(other))
    }

    fn length_of(self, steps: i16) -> Option<i16> {
        steps.checked_mul(self.0)
    }

    fn pair_of(self, (one, other): Pair) -> Option<Pair> {
        Some((self.length_of(one)?, self.length_of(other)?))
    }

    fn block(self, block: Block) -> WireBlock {
        WireBlock {
            at: self.pair(block.at),
            size: self.pair(block.size),
            angle: block.angle.degrees(),
        }
    }

    fn block_of(self, wire: &WireBlock) -> Option<Block> {
        Some(Block {
            at: self.pair_of(wire.at)?.into(),
            size: self.pair_of(wire.size)?.into(),
            angle: Angle::from(wire.angle),
        })
    }

    fn piece<'a>(self, piece: &'a Piece) -> Result<WirePiece<'a>, TooLarge> {
        Ok(WirePiece {
            id: piece.id.0,
            name: Text::new(&piece.name),
            kind: numbers::terrain(piece.kind),
            at: self.pair(piece.at),
            angle: piece.angle.degrees(),
            shape: match &piece.shape {
                Shape::Ellipse(size) => WireShape::Ellipse(self.pair(*size)),
                Shape::Rectangle(size) => WireShape::Rectangle(self.pair(*size)),
                Shape::Line { width, points } => WireShape::Line {
                    width: self.pair((*width, 0)).0,
                    points: Few::new(points.iter().map(|point| self.pair(*point)).collect())?,
                },
            },
        })
    }

    fn piece_of(self, wire: WirePiece<'_>) -> Option<Piece> {
        Some(Piece {
            id: PieceId(wire.id),
            name: wire.name.into_string(),
            kind: numbers::terrain_of(wire.kind)?,
            at: self.pair_of(wire.at)?.into(),
            angle: Angle::from(wire.angle),
            shape: match wire.shape {
                WireShape::Ellipse(size) => Shape::Ellipse(Size::from(self.pair_of(size)?)),
                WireShape::Rectangle(size) => Shape::Rectangle(Size::from(self.pair_of(size)?)),
                WireShape::Line { width, points } => Shape::Line {
                    width: self.length_of(width)?,
                    points: points
                        .iter()
                        .map(|point| Some(Point::from(self.pair_of(*point)?)))
                        .collect::<Option<_>>()?,
                },
            },
            placed_by: None,
        })
    }

    fn bodies(self, bodies: &[PlacedBody]) -> Vec<WireBody> {
        let mut before = (0, (0, 0));
        let wire = bodies.iter().map(|body| {
            let (x, y) = self.pair(body.at);
            let here = (body.unit.0 as i32, (i32::from(x), i32::from(y)));
            let (unit, (x, y)) = std::mem::replace(&mut before, here);
            WireBody {
                unit: here.0.wrapping_sub(unit),
                at: (here.1.0 - x, here.1.1 - y),
            }
        });
        wire.collect()
    }

    fn bodies_of(
        self,
        wire: Few<WireBody, MOST_UNITS>,
        turned: &Few<Turned, MOST_UNITS>,
    ) -> Result<Vec<PlacedBody>, LinkError> {
        let (mut unit, mut x, mut y) = (0i32, 0i32, 0i32);
        let mut bodies: Vec<PlacedBody> = all(wire, |body| {
            unit = unit.checked_add(body.unit)?;
            x = x.checked_add(body.at.0)?;
            y = y.checked_add(body.at.1)?;
            let at = self.pair_of((x.try_into().ok()?, y.try_into().ok()?))?;
            Some(PlacedBody {
                unit: UnitId(unit.try_into().ok()?),
                at: at.into(),
                angle: Angle::ZERO,
            })
        })?;
        for (place, angle) in turned.iter() {
            let body = bodies.get_mut(usize::from(*place));
            body.ok_or(LinkError::NotUnderstood)?.angle = Angle::from(*angle);
        }
        Ok(bodies)
    }
}

fn turned(bodies: &[PlacedBody]) -> Vec<Turned> {
    let turned = (0..).zip(bodies).filter(|(_, body)| !body.angle.is_zero());
    turned
        .map(|(place, body)| (place, body.angle.degrees()))
        .collect()
}

fn common_measure(one: i16, other: i16) -> i16 {
    let (mut one, mut other) = (one.saturating_abs(), other.saturating_abs());
    while let Some(rest) = one.checked_rem(other) {
        (one, other) = (other, rest);
    }
    one
}

fn all<W, T, const MOST: usize>(
    wire: Few<W, MOST>,
    convert: impl FnMut(W) -> Option<T>,
) -> Result<Vec<T>, LinkError> {
    let items = wire.into_inner().into_iter().map(convert);
    items.collect::<Option<_>>().ok_or(LinkError::NotUnderstood)
}

fn optional<T>(number: u8, word: impl Fn(u8) -> Option<T>) -> Result<Option<T>, LinkError> {
    match number {
        0 => Ok(None),
        number => word(number).map(Some).ok_or(LinkError::NotUnderstood),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_step_is_the_largest_that_measures_all() {
        assert_eq!([80, -120, 45].into_iter().fold(0, common_measure), 5);
        assert_eq!([0, 0].into_iter().fold(0, common_measure), 0);
        assert_eq!(common_measure(i16::MIN, 7), 7);
    }

    #[test]
    fn a_step_that_carries_a_place_too_far_is_refused() {
        let map = Map {
            bodies: vec![PlacedBody {
                unit: UnitId(1),
                at: Point::new(40, 40),
                angle: Angle::new(30),
            }],
            ..Map::default()
        };
        let wire = WireMap::of(&map).unwrap().unwrap();
        assert_eq!(wire.clone().into_map(), Ok(map.clone()));
        let far = WireMap { step: 4000, ..wire };
        assert_eq!(far.into_map(), Err(LinkError::NotUnderstood));
    }
}
