//! Terrain pieces.

use super::{Angle, Block, Point, Role, Size};
use crate::army::Ground;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A piece of a map; numbers stay with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PieceId(pub u8);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    pub id: PieceId,
    /// What the player calls it; ambushes name it so.
    pub name: String,
    pub kind: TerrainKind,
    pub at: Point,
    #[serde(default, skip_serializing_if = "Angle::is_zero")]
    pub angle: Angle,
    pub shape: Shape,
    /// Who placed it, where that is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub placed_by: Option<Role>,
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum TerrainKind {
    Wood,
    GentleHill,
    SteepHill,
    Broken,
    Difficult,
    Impassable,
    BuiltUpArea,
    Road,
    River,
}

/// The outline of a piece about its own place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Shape {
    Ellipse(Size),
    Rectangle(Size),
    /// A band so wide along points that are measured from the piece's place.
    Line {
        width: i16,
        points: Vec<Point>,
    },
}

/// The types that the rules on numbers tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    Impassable,
    Broken,
    /// Woods, steep hills and other difficult ground.
    Difficult,
    GentleHill,
}

impl TerrainKind {
    pub const ALL: &[TerrainKind] = TerrainKind::VARIANTS;

    /// None for what the rules name no type of: roads, rivers and built-up areas.
    pub fn class(self) -> Option<Class> {
        match self {
            TerrainKind::Impassable => Some(Class::Impassable),
            TerrainKind::Broken => Some(Class::Broken),
            TerrainKind::Wood | TerrainKind::SteepHill | TerrainKind::Difficult => {
                Some(Class::Difficult)
            }
            TerrainKind::GentleHill => Some(Class::GentleHill),
            TerrainKind::BuiltUpArea | TerrainKind::Road | TerrainKind::River => None,
        }
    }

    /// The ground that it is for an ambush; none hides nobody.
    pub fn ground(self) -> Option<Ground> {
        match self {
            TerrainKind::Wood => Some(Ground::Wood),
            TerrainKind::GentleHill => Some(Ground::GentleHill),
            TerrainKind::SteepHill => Some(Ground::SteepHill),
            TerrainKind::Broken => Some(Ground::Broken),
            TerrainKind::Difficult => Some(Ground::Difficult),
            TerrainKind::Impassable
            | TerrainKind::BuiltUpArea
            | TerrainKind::Road
            | TerrainKind::River => None,
        }
    }

    /// Whether it is drawn as a band.
    pub fn is_line(self) -> bool {
        matches!(self, TerrainKind::Road | TerrainKind::River)
    }
}

impl Shape {
    /// How far it reaches along and across its own axes.
    pub fn extent(&self) -> Size {
        match self {
            Shape::Ellipse(size) | Shape::Rectangle(size) => *size,
            Shape::Line { width, points } => {
                let span = |of: fn(&Point) -> i16| {
                    let values = || points.iter().map(of).map(i32::from);
                    let length = values().max().unwrap_or(0) - values().min().unwrap_or(0);
                    (length + i32::from(*width)).clamp(0, i32::from(i16::MAX)) as i16
                };
                Size::new(span(|p| p.x), span(|p| p.y))
            }
        }
    }

    /// The same shape stretched to another extent.
    pub fn stretched(&self, to: Size) -> Shape {
        match self {
            Shape::Ellipse(_) => Shape::Ellipse(to),
            Shape::Rectangle(_) => Shape::Rectangle(to),
            Shape::Line { width, points } => {
                let now = self.extent();
                // The band keeps its width; what lies between its ends is stretched.
                let ratio = |now: i16, to: i16| {
                    let (now, to) = (
                        f64::from(now) - f64::from(*width),
                        f64::from(to) - f64::from(*width),
                    );
                    if now > 0.5 { (to / now).max(0.0) } else { 1.0 }
                };
                let (by_x, by_y) = (ratio(now.width, to.width), ratio(now.depth, to.depth));
                let stretch = |p: &Point| Point {
                    x: super::geometry::nearest(f64::from(p.x) * by_x),
                    y: super::geometry::nearest(f64::from(p.y) * by_y),
                };
                Shape::Line {
                    width: *width,
                    points: points.iter().map(stretch).collect(),
                }
            }
        }
    }
}

impl Piece {
    /// The rectangle about it, for handles and labels.
    pub fn block(&self) -> Block {
        Block {
            at: self.at,
            size: self.shape.extent(),
            angle: self.angle,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_keeps_its_width_when_stretched() {
        let river = Shape::Line {
            width: 30,
            points: vec![Point::new(0, -450), Point::new(40, 0), Point::new(0, 450)],
        };
        assert_eq!(river.extent(), Size::new(70, 930));
        let shorter = river.stretched(Size::new(70, 480));
        assert_eq!(shorter.extent(), Size::new(70, 480));
        let straight = Shape::Line {
            width: 30,
            points: vec![Point::new(0, -100), Point::new(0, 100)],
        };
        assert_eq!(
            straight.stretched(Size::new(500, 230)),
            straight,
            "a straight band can't be made wider by stretching"
        );
    }
}
