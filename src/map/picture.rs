//! The map as shapes: what screen, print and SVG have in common. Lengths are millimetres on the
//! table, x to the right and y down, 0 in the middle of the table. A group carries its own place
//! and angle, so that whatever is dragged changes two numbers and no shape.

use super::{Angle, Item, Point};

#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    pub view: View,
    /// From the bottom up.
    pub groups: Vec<Group>,
}

#[cfg(test)]
impl Picture {
    /// One with nothing on it.
    pub fn empty(width: i32, height: i32) -> Picture {
        Picture {
            view: View {
                left: 0,
                top: 0,
                width,
                height,
            },
            groups: Vec::new(),
        }
    }
}

/// The part of the plane that is seen: the table and what is written around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub left: i32,
    pub top: i32,
    pub width: i32,
    pub height: i32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Words for a style sheet: "terrain wood".
    pub class: String,
    /// What it is or belongs to, where that can be moved.
    pub item: Option<Item>,
    /// For a reader who can't see it, and for whoever points at it; none for what only goes
    /// along with something else.
    pub title: Option<String>,
    pub at: Point,
    pub angle: Angle,
    /// About the place of the group.
    pub shapes: Vec<DrawnShape>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct DrawnShape {
    pub class: &'static str,
    pub form: Form,
    pub ink: Ink,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    Rect {
        x: f64,
        y: f64,
        width: f64,
        height: f64,
    },
    Ellipse {
        x: f64,
        y: f64,
        rx: f64,
        ry: f64,
    },
    Path {
        points: Vec<(f64, f64)>,
        closed: bool,
    },
    Text {
        x: f64,
        y: f64,
        /// The height of a line.
        size: f64,
        anchor: Anchor,
        text: String,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    /// As SVG says it.
    pub fn word(self) -> &'static str {
        match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink {
    /// The width of the stroke; 0: none.
    pub stroke: f64,
    pub fill: Fill,
    /// Dash and gap.
    pub dash: Option<(f64, f64)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    None,
    Ink,
    Paper,
    /// The hatch of the group's class.
    Hatch,
}

impl Group {
    /// Which hatch its ground has: the last word of its class.
    pub fn hatch(&self) -> &str {
        self.class.split(' ').next_back().unwrap_or_default()
    }
}

impl Ink {
    pub const TEXT: Ink = Ink {
        stroke: 0.0,
        fill: Fill::Ink,
        dash: None,
    };

    pub const fn stroke(stroke: f64) -> Ink {
        Ink {
            stroke,
            fill: Fill::None,
            dash: None,
        }
    }

    /// Whether it leaves anything on paper.
    pub fn is_seen(self) -> bool {
        self.stroke > 0.0 || self.fill != Fill::None
    }

    pub const fn filled(self, fill: Fill) -> Ink {
        Ink { fill, ..self }
    }

    pub const fn dashed(self, dash: f64, gap: f64) -> Ink {
        Ink {
            dash: Some((dash, gap)),
            ..self
        }
    }
}

impl DrawnShape {
    pub fn line(class: &'static str, from: (f64, f64), to: (f64, f64), ink: Ink) -> DrawnShape {
        let points = vec![from, to];
        DrawnShape {
            class,
            form: Form::Path {
                points,
                closed: false,
            },
            ink,
        }
    }

    /// A rectangle about the group's place.
    pub fn centred(class: &'static str, width: f64, height: f64, ink: Ink) -> DrawnShape {
        DrawnShape {
            class,
            form: Form::Rect {
                x: -width / 2.0,
                y: -height / 2.0,
                width,
                height,
            },
            ink,
        }
    }

    pub fn text(
        class: &'static str,
        at: (f64, f64),
        size: f64,
        anchor: Anchor,
        text: String,
    ) -> DrawnShape {
        DrawnShape {
            class,
            form: Form::Text {
                x: at.0,
                y: at.1,
                size,
                anchor,
                text,
            },
            ink: Ink::TEXT,
        }
    }
}

/// A line from point to point, as the data of an SVG path.
pub fn path_data(points: &[(f64, f64)], closed: bool) -> String {
    let mut data = String::new();
    for (place, (x, y)) in points.iter().enumerate() {
        data.push(if place == 0 { 'M' } else { 'L' });
        data.push_str(&number(*x));
        data.push(' ');
        data.push_str(&number(*y));
    }
    if closed {
        data.push('Z');
    }
    data
}

/// To a tenth of a millimetre; whole numbers need no code for fractions.
pub fn number(value: f64) -> String {
    let tenths = (value * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    let tenths = tenths.unsigned_abs();
    match tenths % 10 {
        0 => format!("{sign}{}", tenths / 10),
        rest => format!("{sign}{}.{rest}", tenths / 10),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!(
            [12.0, -0.04, 3.26, -7.5].map(number),
            ["12", "0", "3.3", "-7.5"]
        );
    }

    #[test]
    fn a_path_goes_from_point_to_point() {
        let points = [(0.0, -1.0), (2.5, 0.0), (3.0, 4.0)];
        assert_eq!(path_data(&points, true), "M0 -1L2.5 0L3 4Z");
        assert_eq!(path_data(&points[..2], false), "M0 -1L2.5 0");
        assert_eq!(path_data(&[], false), "");
    }
}
