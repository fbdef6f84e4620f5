//! A drag, from where the pointer went down to where it is now. It works on what it took up at
//! the start, so that the page only has to move what it drew, and leaves one edit.

use super::act::{fine_step, resize, turn};
use super::{block_of, moved_with};
use crate::army::{Army, Edit};
use crate::map::{Angle, Block, Field, Item, MapAction, Point, Shape, Size};
use crate::rules::Judgement;

/// Where the thing was taken hold of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// The thing itself.
    Whole,
    /// The handle before its front.
    Turn,
    /// The handle at its right rear.
    Corner,
    /// A point of a road or river, from 0.
    Bend(usize),
}

/// What the drag has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dragged {
    Move(Point),
    /// Degrees clockwise.
    Turn(i16),
    Resize(Size),
    Reshape(Shape),
}

#[derive(Clone, Debug)]
pub struct Drag {
    item: Item,
    grip: Grip,
    /// What moves, with the places that it started from.
    starts: Vec<(Item, Point, Angle)>,
    block: Block,
    /// Where the pointer went down, in millimetres on the table.
    from: (f64, f64),
    field: Field,
    shape: Option<Shape>,
}

impl Drag {
    pub fn begin(
        army: &Army,
        judgement: &Judgement,
        item: Item,
        grip: Grip,
        from: (f64, f64),
    ) -> Option<Drag> {
        let map = &army.deployment.map;
        let moved = moved_with(army, item).into_iter();
        let starts = moved.filter_map(|item| {
            let (at, angle) = map.place_of(item)?;
            Some((item, at, angle))
        });
        let shape = match item {
            Item::Terrain(id) => map.piece(id).map(|piece| piece.shape.clone()),
            _ => None,
        };
        Some(Drag {
            item,
            grip,
            starts: starts.collect(),
            block: block_of(army, judgement, item)?,
            from,
            field: Field::of(&army.event),
            shape,
        })
    }

    pub fn item(&self) -> Item {
        self.item
    }

    /// Where it has come to with the pointer here. Places snap to U and angles to 5°, unless it
    /// is done finely.
    pub fn step(&self, to: (f64, f64), is_fine: bool) -> Dragged {
        match self.grip {
            Grip::Whole => Dragged::Move(self.moved(to, is_fine)),
            Grip::Turn => Dragged::Turn(self.turned(to, is_fine)),
            Grip::Corner => Dragged::Resize(self.resized(to, is_fine)),
            Grip::Bend(n) => Dragged::Reshape(self.bent(n, to, is_fine)),
        }
    }

    fn grid(&self, is_fine: bool) -> i16 {
        if is_fine {
            fine_step(&self.field)
        } else {
            self.field.u
        }
    }

    /// Things that stand straight snap with their front left corner, so that fronts come to lie
    /// on the lines; others with their centre.
    fn moved(&self, to: (f64, f64), is_fine: bool) -> Point {
        let by = Point::new(whole(to.0 - self.from.0), whole(to.1 - self.from.1));
        let size = self.block.size;
        let half = match self.block.angle.degrees() {
            0 | 180 => Point::new(size.width / 2, size.depth / 2),
            90 | 270 => Point::new(size.depth / 2, size.width / 2),
            _ => Point::default(),
        };
        let corner = self.block.at.minus(half);
        let wanted = corner.plus(by).snapped(self.grid(is_fine)).plus(half);
        self.field.hold(wanted).minus(self.block.at)
    }

    fn turned(&self, to: (f64, f64), is_fine: bool) -> i16 {
        let about = self.block.at;
        let bearing = |(x, y): (f64, f64)| {
            let (x, y) = (x - f64::from(about.x), y - f64::from(about.y));
            y.atan2(x).to_degrees()
        };
        let start = i32::from(self.block.angle.degrees());
        let by = (bearing(to) - bearing(self.from)).round() as i32;
        let step = if is_fine { 1 } else { 5 };
        let now = Angle::new(start + by).snapped(step);
        let by = (i32::from(now.degrees()) - start).rem_euclid(360);
        let by = if by > 180 { by - 360 } else { by };
        i16::try_from(by).unwrap_or(0)
    }

    fn resized(&self, to: (f64, f64), is_fine: bool) -> Size {
        let (x, y) = self.along_its_axes(to.0 - self.from.0, to.1 - self.from.1);
        let grid = self.grid(is_fine);
        let size = self.block.size;
        let side = |length: i16, by: f64| {
            let wanted = Point::new(whole(f64::from(length) + by), 0).snapped(grid).x;
            wanted.clamp(self.field.u, self.field.width)
        };
        Size::new(side(size.width, x), side(size.depth, y))
    }

    fn bent(&self, n: usize, to: (f64, f64), is_fine: bool) -> Shape {
        let (x, y) = self.along_its_axes(to.0 - self.from.0, to.1 - self.from.1);
        let grid = self.grid(is_fine);
        match &self.shape {
            Some(Shape::Line { width, points }) => {
                let mut points = points.clone();
                if let Some(point) = points.get_mut(n) {
                    *point = point.plus(Point::new(whole(x), whole(y))).snapped(grid);
                }
                let width = *width;
                Shape::Line { width, points }
            }
            Some(other) => other.clone(),
            None => Shape::Rectangle(self.block.size),
        }
    }

    fn along_its_axes(&self, x: f64, y: f64) -> (f64, f64) {
        let back = f64::from(self.block.angle.degrees()).to_radians();
        let (sin, cos) = back.sin_cos();
        (x * cos + y * sin, y * cos - x * sin)
    }

    /// Where everything that moves has come to.
    pub fn places(&self, step: &Dragged) -> Vec<(Item, Point, Angle)> {
        let starts = self.starts.iter().copied();
        match step {
            Dragged::Move(by) => starts
                .map(|(item, at, angle)| (item, at.plus(*by), angle))
                .collect(),
            Dragged::Turn(by) => {
                let turn = Angle::new(i32::from(*by));
                starts
                    .map(|(item, at, angle)| {
                        let at = at.turned(self.block.at, turn);
                        (item, at, angle.plus(i32::from(*by)))
                    })
                    .collect()
            }
            Dragged::Resize(_) | Dragged::Reshape(_) => starts.collect(),
        }
    }

    /// The edit that it leaves; none where nothing has changed.
    pub fn edit(&self, step: &Dragged) -> Option<Edit> {
        let items = || self.starts.iter().map(|(item, ..)| *item).collect();
        match step {
            Dragged::Move(by) if *by == Point::default() => None,
            Dragged::Move(by) => Some(Edit::map(MapAction::Move {
                items: items(),
                by: *by,
            })),
            Dragged::Turn(by) => turn(items(), self.block.at, *by),
            Dragged::Resize(to) => resize(self.item, self.block, *to),
            Dragged::Reshape(shape) => match self.item {
                Item::Terrain(piece) if self.shape.as_ref() != Some(shape) => {
                    let shape = shape.clone();
                    Some(Edit::map(MapAction::Reshape { piece, shape }))
                }
                _ => None,
            },
        }
    }
}

/// A cast from f64 saturates, and turns what is no number into 0.
fn whole(value: f64) -> i16 {
    value.round() as i16
}
