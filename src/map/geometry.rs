//! Points, sizes and angles.

use serde::{Deserialize, Serialize};

/// Millimetres from the middle of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct Point {
    pub x: i16,
    pub y: i16,
}

impl Point {
    pub const fn new(x: i16, y: i16) -> Self {
        Point { x, y }
    }

    /// The point so far on; past what a number can hold it stays at the end.
    pub fn plus(self, by: Point) -> Point {
        Point {
            x: self.x.saturating_add(by.x),
            y: self.y.saturating_add(by.y),
        }
    }

    pub fn minus(self, other: Point) -> Point {
        Point {
            x: self.x.saturating_sub(other.x),
            y: self.y.saturating_sub(other.y),
        }
    }

    /// The nearest point of a grid with this step.
    pub fn snapped(self, step: i16) -> Point {
        Point {
            x: snapped(self.x, step),
            y: snapped(self.y, step),
        }
    }

    /// The point turned clockwise about another, to the nearest millimetre.
    pub fn turned(self, about: Point, angle: Angle) -> Point {
        let (x, y) = angle.turn(
            f64::from(self.x) - f64::from(about.x),
            f64::from(self.y) - f64::from(about.y),
        );
        Point {
            x: nearest(x + f64::from(about.x)),
            y: nearest(y + f64::from(about.y)),
        }
    }

    pub fn distance(self, other: Point) -> f64 {
        let x = f64::from(self.x) - f64::from(other.x);
        let y = f64::from(self.y) - f64::from(other.y);
        x.hypot(y)
    }
}

impl From<(i16, i16)> for Point {
    fn from((x, y): (i16, i16)) -> Self {
        Point { x, y }
    }
}

impl From<Point> for (i16, i16) {
    fn from(point: Point) -> Self {
        (point.x, point.y)
    }
}

fn snapped(value: i16, step: i16) -> i16 {
    if step < 2 {
        return value;
    }
    let steps = (f64::from(value) / f64::from(step)).round();
    nearest(steps * f64::from(step))
}

/// The nearest whole number; past the ends, the end.
pub(super) fn nearest(value: f64) -> i16 {
    // A cast from f64 saturates and turns what is no number into 0.
    value.round() as i16
}

/// Along the front, and from front to back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct Size {
    pub width: i16,
    pub depth: i16,
}

impl Size {
    pub const fn new(width: i16, depth: i16) -> Self {
        Size { width, depth }
    }
}

impl From<(i16, i16)> for Size {
    fn from((width, depth): (i16, i16)) -> Self {
        Size { width, depth }
    }
}

impl From<Size> for (i16, i16) {
    fn from(size: Size) -> Self {
        (size.width, size.depth)
    }
}

/// The sine and cosine of degrees from 0 to 360. The standard library's take any angle, however
/// large, and bring the tables for that.
pub(super) fn sine_and_cosine(degrees: f64) -> (f64, f64) {
    let quarter = (degrees / 90.0).floor();
    let x = (degrees - quarter * 90.0).to_radians();
    let (mut sin, mut cos) = (0.0, 0.0);
    let mut term = 1.0;
    // Within a quarter turn what follows is too small to count.
    for n in 0..24u8 {
        match n % 4 {
            0 => cos += term,
            1 => sin += term,
            2 => cos -= term,
            _ => sin -= term,
        }
        term *= x / f64::from(n + 1);
    }
    match quarter as i8 {
        1 => (cos, -sin),
        2 => (-sin, -cos),
        3 => (-cos, sin),
        _ => (sin, cos),
    }
}

/// Whole degrees clockwise, 0 to 359; at 0 the front looks at the enemy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "u16", into = "u16")]
pub struct Angle(u16);

impl Angle {
    pub const ZERO: Angle = Angle(0);

    /// Any number of degrees, brought within the circle.
    pub fn new(degrees: i32) -> Self {
        Angle(degrees.rem_euclid(360) as u16)
    }

    pub fn degrees(self) -> u16 {
        self.0
    }

    pub fn is_zero(&self) -> bool {
        self.0 == 0
    }

    pub fn plus(self, degrees: i32) -> Angle {
        Angle::new(i32::from(self.0) + degrees.rem_euclid(360))
    }

    /// The nearest multiple of a step.
    pub fn snapped(self, step: u16) -> Angle {
        if step < 2 {
            return self;
        }
        let steps = (f64::from(self.0) / f64::from(step)).round();
        Angle::new((steps * f64::from(step)) as i32)
    }

    /// A vector turned clockwise, y growing downwards. Quarter turns are exact.
    pub(super) fn turn(self, x: f64, y: f64) -> (f64, f64) {
        match self.0 {
            0 => (x, y),
            90 => (-y, x),
            180 => (-x, -y),
            270 => (y, -x),
            degrees => {
                let (sin, cos) = sine_and_cosine(f64::from(degrees));
                (x * cos - y * sin, x * sin + y * cos)
            }
        }
    }
}

impl From<u16> for Angle {
    fn from(degrees: u16) -> Self {
        Angle::new(i32::from(degrees))
    }
}

impl From<Angle> for u16 {
    fn from(angle: Angle) -> Self {
        angle.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_snap_to_the_nearest_step_on_both_sides_of_the_middle() {
        assert_eq!(Point::new(14, -16).snapped(10), Point::new(10, -20));
        assert_eq!(Point::new(i16::MAX, 3).snapped(1000).x, i16::MAX);
        assert_eq!(Point::new(7, 7).snapped(0), Point::new(7, 7));
    }

    #[test]
    fn turning_is_clockwise_as_seen_on_the_screen() {
        let front = Point::new(0, -100);
        assert_eq!(
            front.turned(Point::default(), Angle::new(90)),
            Point::new(100, 0)
        );
        assert_eq!(
            front.turned(Point::default(), Angle::new(-45)),
            Point::new(-71, -71)
        );
        assert_eq!(
            Point::new(10, 10).turned(Point::new(10, 0), Angle::new(180)),
            Point::new(10, -10)
        );
    }

    #[test]
    fn sines_are_those_of_the_standard_library() {
        for tenth in 0..=3600u16 {
            let degrees = f64::from(tenth) / 10.0;
            let (sin, cos) = sine_and_cosine(degrees);
            let (theirs, other) = degrees.to_radians().sin_cos();
            assert!(
                (sin - theirs).abs() < 1e-15,
                "{degrees}: {sin} and {theirs}"
            );
            assert!((cos - other).abs() < 1e-15, "{degrees}: {cos} and {other}");
        }
    }

    #[test]
    fn angles_stay_within_the_circle() {
        assert_eq!(Angle::new(-1).degrees(), 359);
        assert_eq!(Angle::new(720).degrees(), 0);
        assert_eq!(
            Angle::new(355).plus(i32::MAX).degrees(),
            (355 + i32::MAX % 360) as u16 % 360
        );
        assert_eq!(Angle::new(358).snapped(5).degrees(), 0);
        let read: Angle = serde_json::from_str("3599").unwrap();
        assert_eq!(read.degrees(), 359);
    }
}
