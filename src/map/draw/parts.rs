//! Small parts that drawings are put together from.

use super::LONGEST_LABEL;
use crate::map::picture::{DrawnShape, Form, Group, Ink};
use crate::map::{Angle, Piece, Point, Shape, TerrainKind};

/// The lines of height of a round hill, for a screen: paper has its hatching.
pub fn contours(piece: &Piece) -> Vec<DrawnShape> {
    let heights: &[f64] = match piece.kind {
        TerrainKind::GentleHill => &[0.55],
        TerrainKind::SteepHill => &[0.74, 0.46],
        _ => &[],
    };
    let Shape::Ellipse(size) = &piece.shape else {
        return Vec::new();
    };
    let (rx, ry) = (f64::from(size.width) / 2.0, f64::from(size.depth) / 2.0);
    let ring = |part: &f64| DrawnShape {
        class: "contour",
        form: Form::Ellipse {
            x: 0.0,
            y: 0.0,
            rx: rx * part,
            ry: ry * part,
        },
        ink: Ink::stroke(0.0),
    };
    heights.iter().map(ring).collect()
}

pub fn still(class: &str, shapes: Vec<DrawnShape>) -> Group {
    Group {
        class: class.to_owned(),
        item: None,
        title: None,
        at: Point::default(),
        angle: Angle::ZERO,
        shapes,
    }
}

pub fn lowered(shape: DrawnShape, by: f64) -> DrawnShape {
    let form = match shape.form {
        Form::Rect {
            x,
            y,
            width,
            height,
        } => Form::Rect {
            x,
            y: y + by,
            width,
            height,
        },
        Form::Ellipse { x, y, rx, ry } => Form::Ellipse {
            x,
            y: y + by,
            rx,
            ry,
        },
        Form::Path { points, closed } => Form::Path {
            points: points.into_iter().map(|(x, y)| (x, y + by)).collect(),
            closed,
        },
        Form::Text {
            x,
            y,
            size,
            anchor,
            text,
        } => Form::Text {
            x,
            y: y + by,
            size,
            anchor,
            text,
        },
    };
    DrawnShape { form, ..shape }
}

/// A label that fits: on one line and not too long.
pub fn short(text: &str) -> String {
    let line = crate::sheet::one_line(text);
    if line.chars().count() <= LONGEST_LABEL {
        return line;
    }
    let cut: String = line.chars().take(LONGEST_LABEL - 1).collect();
    format!("{}…", cut.trim_end())
}
