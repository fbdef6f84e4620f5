//! Outlines on the table: whether they overlap, how far apart they are, where they reach.
//!
//! An outline is made of convex polygons; an ellipse counts as a polygon of so many corners that
//! no ruler could tell them apart, a road or river as a chain of rectangles.

use super::geometry::sine_and_cosine;
use super::{Angle, Block, Piece, Point, Shape};

/// Corners of an ellipse: on one 30 cm across the chords miss the curve by less than 1 mm.
const ELLIPSE_CORNERS: u16 = 48;
/// Overlaps thinner than this are rounding: places are whole millimetres, angles whole degrees.
const SLACK: f64 = 1.0;

#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    pub polygons: Vec<Polygon>,
}

/// Convex, its corners in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Polygon {
    pub corners: Vec<(f64, f64)>,
}

impl Polygon {
    pub fn new(corners: Vec<(f64, f64)>) -> Self {
        Polygon { corners }
    }

    fn placed(at: Point, angle: Angle, corners: impl IntoIterator<Item = (f64, f64)>) -> Self {
        let place = |(x, y)| {
            let (x, y) = angle.turn(x, y);
            (x + f64::from(at.x), y + f64::from(at.y))
        };
        Polygon::new(corners.into_iter().map(place).collect())
    }

    fn sides(&self) -> impl Iterator<Item = ((f64, f64), (f64, f64))> {
        let next = self.corners.iter().cycle().skip(1);
        self.corners.iter().copied().zip(next.copied())
    }

    /// How deep two polygons lie in each other along the axis where it is least: the separating
    /// axis theorem. Negative: a gap that at least so wide a strip fits into.
    fn depth_of_overlap(&self, other: &Polygon) -> f64 {
        let axes = self.sides().chain(other.sides());
        let depths = axes.filter_map(|((ax, ay), (bx, by))| {
            let (nx, ny) = (by - ay, ax - bx);
            let length = nx.hypot(ny);
            if length < 1e-9 {
                return None;
            }
            let (nx, ny) = (nx / length, ny / length);
            let (low, high) = self.reach(nx, ny);
            let (other_low, other_high) = other.reach(nx, ny);
            Some((high - other_low).min(other_high - low))
        });
        depths.fold(f64::INFINITY, f64::min)
    }

    fn reach(&self, nx: f64, ny: f64) -> (f64, f64) {
        let along = self.corners.iter().map(|(x, y)| x * nx + y * ny);
        along.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), v| {
            (low.min(v), high.max(v))
        })
    }

    fn distance(&self, other: &Polygon) -> f64 {
        if self.depth_of_overlap(other) >= 0.0 {
            return 0.0;
        }
        let between = |a: &Polygon, b: &Polygon| {
            let near = a.corners.iter().flat_map(|corner| {
                let corner = *corner;
                b.sides().map(move |side| to_side(corner, side))
            });
            near.fold(f64::INFINITY, f64::min)
        };
        between(self, other).min(between(other, self))
    }
}

fn to_side((x, y): (f64, f64), ((ax, ay), (bx, by)): ((f64, f64), (f64, f64))) -> f64 {
    let (dx, dy) = (bx - ax, by - ay);
    let length = dx * dx + dy * dy;
    let along = if length < 1e-9 {
        0.0
    } else {
        (((x - ax) * dx + (y - ay) * dy) / length).clamp(0.0, 1.0)
    };
    (x - ax - along * dx).hypot(y - ay - along * dy)
}

impl From<Polygon> for Outline {
    fn from(polygon: Polygon) -> Self {
        Outline {
            polygons: vec![polygon],
        }
    }
}

impl Outline {
    pub fn corners(&self) -> impl Iterator<Item = (f64, f64)> {
        self.polygons.iter().flat_map(|p| p.corners.iter().copied())
    }

    /// Whether they share more than an edge.
    pub fn overlaps(&self, other: &Outline) -> bool {
        self.overlap(other) > 0
    }

    /// How far it reaches out of a block, in whole millimetres; 0: it lies inside.
    pub fn reach_out_of(&self, block: &Block) -> u32 {
        let (w, d) = (
            f64::from(block.size.width) / 2.0,
            f64::from(block.size.depth) / 2.0,
        );
        let back = Angle::new(-i32::from(block.angle.degrees()));
        let most = self.corners().fold(0.0f64, |most, (x, y)| {
            let (x, y) = back.turn(x - f64::from(block.at.x), y - f64::from(block.at.y));
            most.max(x.abs() - w).max(y.abs() - d)
        });
        if most > SLACK { most.ceil() as u32 } else { 0 }
    }

    /// How deep they lie in each other, in whole millimetres; 0: they don't.
    pub fn overlap(&self, other: &Outline) -> u32 {
        // Most things lie far apart, which their bounds tell at once.
        let (left, top, right, bottom) = self.bounds();
        let (l, t, r, b) = other.bounds();
        if right < l || r < left || bottom < t || b < top {
            return 0;
        }
        let depths = self
            .polygons
            .iter()
            .flat_map(|a| other.polygons.iter().map(|b| a.depth_of_overlap(b)));
        let most = depths.fold(0.0f64, f64::max);
        if most.is_finite() && most > SLACK {
            most.ceil() as u32
        } else {
            0
        }
    }

    /// Between the nearest points, in millimetres; 0 where they touch.
    pub fn distance(&self, other: &Outline) -> f64 {
        let distances = self
            .polygons
            .iter()
            .flat_map(|a| other.polygons.iter().map(|b| a.distance(b)));
        distances.fold(f64::INFINITY, f64::min)
    }

    /// Whether a point lies in it.
    pub fn contains(&self, point: Point) -> bool {
        let (x, y) = (f64::from(point.x), f64::from(point.y));
        self.polygons.iter().any(|polygon| {
            let turns = polygon
                .sides()
                .map(|((ax, ay), (bx, by))| (bx - ax) * (y - ay) - (by - ay) * (x - ax));
            let (low, high) = turns.fold((0.0f64, 0.0f64), |(low, high), turn| {
                (low.min(turn), high.max(turn))
            });
            !polygon.corners.is_empty() && (low > -1e-6 || high < 1e-6)
        })
    }

    /// The smallest and largest x and y.
    pub fn bounds(&self) -> (f64, f64, f64, f64) {
        let start = (
            f64::INFINITY,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NEG_INFINITY,
        );
        self.corners().fold(start, |(l, t, r, b), (x, y)| {
            (l.min(x), t.min(y), r.max(x), b.max(y))
        })
    }
}

impl Block {
    pub fn outline(&self) -> Outline {
        let (w, d) = (
            f64::from(self.size.width) / 2.0,
            f64::from(self.size.depth) / 2.0,
        );
        let corners = [(-w, -d), (w, -d), (w, d), (-w, d)];
        Outline::from(Polygon::placed(self.at, self.angle, corners))
    }
}

impl Piece {
    pub fn outline(&self) -> Outline {
        match &self.shape {
            Shape::Rectangle(_) => self.block().outline(),
            Shape::Ellipse(size) => {
                let (w, d) = (f64::from(size.width) / 2.0, f64::from(size.depth) / 2.0);
                let corners = (0..ELLIPSE_CORNERS).map(|n| {
                    let degrees = f64::from(n) / f64::from(ELLIPSE_CORNERS) * 360.0;
                    let (sin, cos) = sine_and_cosine(degrees);
                    (w * cos, d * sin)
                });
                Outline::from(Polygon::placed(self.at, self.angle, corners))
            }
            Shape::Line { width, points } => {
                let half = f64::from(*width) / 2.0;
                let legs = points.iter().zip(points.iter().skip(1));
                let polygons = legs.filter_map(|(a, b)| {
                    let (ax, ay) = (f64::from(a.x), f64::from(a.y));
                    let (bx, by) = (f64::from(b.x), f64::from(b.y));
                    let length = (bx - ax).hypot(by - ay);
                    if length < 0.5 {
                        return None;
                    }
                    let (nx, ny) = ((by - ay) / length * half, (ax - bx) / length * half);
                    let corners = [
                        (ax + nx, ay + ny),
                        (bx + nx, by + ny),
                        (bx - nx, by - ny),
                        (ax - nx, ay - ny),
                    ];
                    Some(Polygon::placed(self.at, self.angle, corners))
                });
                Outline {
                    polygons: polygons.collect(),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::{PieceId, Size, TerrainKind};

    fn block(x: i16, y: i16, width: i16, depth: i16, degrees: i32) -> Outline {
        Block {
            at: Point::new(x, y),
            size: Size::new(width, depth),
            angle: Angle::new(degrees),
        }
        .outline()
    }

    fn piece(kind: TerrainKind, x: i16, y: i16, shape: Shape) -> Outline {
        Piece {
            id: PieceId(1),
            name: "A".into(),
            kind,
            at: Point::new(x, y),
            angle: Angle::ZERO,
            shape,
            placed_by: None,
        }
        .outline()
    }

    #[test]
    fn rectangles_side_by_side_do_not_overlap() {
        let one = block(0, 0, 100, 50, 0);
        assert!(!one.overlaps(&block(100, 0, 100, 50, 0)));
        assert!(one.overlaps(&block(95, 0, 100, 50, 0)));
        assert_eq!(one.overlap(&block(90, 0, 100, 50, 0)), 10);
    }

    #[test]
    fn turned_rectangles_overlap_only_where_they_do() {
        let one = block(0, 0, 100, 100, 0);
        let corner_on = block(120, 0, 100, 100, 45);
        assert!(!block(121, 0, 100, 100, 45).overlaps(&one));
        assert!(corner_on.overlaps(&block(1, 0, 102, 100, 0)));
        let bounding_boxes_only = block(110, 110, 100, 100, 45);
        assert!(!bounding_boxes_only.overlaps(&one));
    }

    #[test]
    fn distances_are_between_the_nearest_points() {
        let one = block(0, 0, 100, 100, 0);
        assert_eq!(one.distance(&block(200, 0, 100, 100, 90)), 100.0);
        let diagonal = one.distance(&block(130, 140, 100, 100, 0));
        assert!((diagonal - 50.0).abs() < 1e-9, "{diagonal}");
        assert_eq!(one.distance(&block(50, 0, 100, 100, 0)), 0.0);
    }

    #[test]
    fn an_ellipse_is_no_rectangle() {
        let wood = piece(TerrainKind::Wood, 0, 0, Shape::Ellipse(Size::new(200, 100)));
        assert!(!wood.overlaps(&block(110, 60, 50, 50, 0)));
        assert!(wood.overlaps(&block(110, 0, 50, 50, 0)));
        assert!(wood.contains(Point::new(60, 30)));
        assert!(!wood.contains(Point::new(95, 45)));
    }

    #[test]
    fn a_river_is_its_bends_and_not_what_lies_between_them() {
        let shape = Shape::Line {
            width: 30,
            points: vec![Point::new(0, -100), Point::new(100, 0), Point::new(0, 100)],
        };
        let river = piece(TerrainKind::River, 0, 0, shape);
        assert!(!river.overlaps(&block(0, 0, 40, 40, 0)));
        assert!(river.overlaps(&block(100, 0, 40, 40, 0)));
    }
}
