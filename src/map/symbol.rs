//! The sign of a troop type on its base: foot is crossed, mounted has one stroke, missiles are
//! dots, and what is heavier is drawn heavier. The front edge is thick.

use super::Size;
use super::geometry::sine_and_cosine;
use super::picture::{DrawnShape, Fill, Form, Ink};
use crate::list::TroopType;

/// The box that signs are designed in.
const WIDE: f64 = 48.0;
const DEEP: f64 = 24.0;

/// A base of this size with its sign, about its centre.
pub fn base(kind: Option<TroopType>, size: Size) -> Vec<DrawnShape> {
    let pen = Pen::new(size);
    let mut shapes = vec![DrawnShape::centred(
        "base",
        f64::from(size.width),
        f64::from(size.depth),
        pen.ink(1.5).filled(Fill::Paper),
    )];
    shapes.extend(kind.map(|kind| sign(kind, pen)).unwrap_or_default());
    shapes.push(pen.line("front", &[(0.0, 0.0), (WIDE, 0.0)], 3.5));
    shapes
}

/// The flag of a general, above the front edge.
pub fn flag(size: Size) -> Vec<DrawnShape> {
    let pen = Pen::new(size);
    let staff = pen.line("flag", &[(24.0, 0.0), (24.0, -9.0)], 1.6);
    let cloth = [
        (24.0, -9.0),
        (34.0, -9.0),
        (31.5, -6.5),
        (34.0, -4.0),
        (24.0, -4.0),
    ];
    vec![staff, pen.area("flag", &cloth)]
}

fn sign(kind: TroopType, pen: Pen) -> Vec<DrawnShape> {
    let rising = [(0.0, DEEP), (WIDE, 0.0)];
    let falling = [(0.0, 0.0), (WIDE, DEEP)];
    match kind {
        TroopType::Cp => vec![pen.area("sign", &[(0.0, DEEP), (WIDE, 0.0), (WIDE, DEEP)])],
        TroopType::Cm => vec![pen.line("sign", &rising, 3.2)],
        TroopType::Cl => {
            let mut stroke = pen.line("sign", &rising, 1.8);
            stroke.ink = stroke.ink.dashed(pen.length(5.0), pen.length(3.0));
            vec![stroke]
        }
        TroopType::Cgp => vec![
            pen.line("sign", &rising, 2.6),
            pen.ring(24.0, 12.0, 6.5, 2.6),
        ],
        TroopType::Cgl => vec![
            pen.line("sign", &rising, 1.4),
            pen.ring(24.0, 12.0, 5.5, 1.4),
        ],
        TroopType::Cf => vec![
            pen.ring(24.0, 12.0, 5.0, 2.0),
            pen.line("sign", &[(4.0, 8.0), (19.0, 12.0), (4.0, 16.0)], 1.8),
            pen.line("sign", &[(44.0, 8.0), (29.0, 12.0), (44.0, 16.0)], 1.8),
        ],
        TroopType::El => vec![pen.line("sign", &arch(), 3.5)],
        TroopType::Fp => vec![
            pen.line("sign", &rising, 3.4),
            pen.line("sign", &falling, 3.4),
        ],
        TroopType::Fl => vec![
            pen.line("sign", &rising, 1.3),
            pen.line("sign", &falling, 1.3),
        ],
        TroopType::T => vec![
            pen.dot(12.0, 8.0, 2.3),
            pen.dot(24.0, 8.0, 2.3),
            pen.dot(36.0, 8.0, 2.3),
            pen.line("sign", &[(0.0, DEEP), (24.0, 14.0), (WIDE, DEEP)], 1.6),
        ],
        TroopType::S => vec![
            pen.dot(10.0, 9.0, 2.4),
            pen.dot(24.0, 16.0, 2.4),
            pen.dot(38.0, 9.0, 2.4),
        ],
        TroopType::Art => vec![pen.dot(24.0, 13.0, 6.0)],
        TroopType::W => vec![
            pen.line(
                "sign",
                &[
                    (10.0, 6.0),
                    (38.0, 6.0),
                    (38.0, 15.0),
                    (10.0, 15.0),
                    (10.0, 6.0),
                ],
                2.0,
            ),
            pen.dot(16.0, 18.0, 3.0),
            pen.dot(32.0, 18.0, 3.0),
        ],
    }
}

/// An elephant's back.
fn arch() -> Vec<(f64, f64)> {
    let over = (0..=12u8).map(|n| {
        let (sin, cos) = sine_and_cosine(f64::from(n) * 15.0);
        (24.0 - 12.0 * cos, 13.0 - 9.0 * sin)
    });
    let legs = [(12.0, 20.0)];
    legs.into_iter().chain(over).chain([(36.0, 20.0)]).collect()
}

/// Draws in the design's box and brings it to the base's size.
#[derive(Clone, Copy)]
struct Pen {
    by_x: f64,
    by_y: f64,
}

impl Pen {
    fn new(size: Size) -> Pen {
        Pen {
            by_x: f64::from(size.width) / WIDE,
            by_y: f64::from(size.depth) / DEEP,
        }
    }

    /// Dots stay round and strokes even, however shallow the base is.
    fn length(self, of: f64) -> f64 {
        of * self.by_x.min(self.by_y)
    }

    fn at(self, (x, y): (f64, f64)) -> (f64, f64) {
        ((x - WIDE / 2.0) * self.by_x, (y - DEEP / 2.0) * self.by_y)
    }

    fn ink(self, weight: f64) -> Ink {
        Ink::stroke(self.length(weight))
    }

    fn path(self, points: &[(f64, f64)]) -> Vec<(f64, f64)> {
        points.iter().map(|point| self.at(*point)).collect()
    }

    fn line(self, class: &'static str, points: &[(f64, f64)], weight: f64) -> DrawnShape {
        DrawnShape {
            class,
            form: Form::Path {
                points: self.path(points),
                closed: false,
            },
            ink: self.ink(weight),
        }
    }

    fn area(self, class: &'static str, points: &[(f64, f64)]) -> DrawnShape {
        DrawnShape {
            class,
            form: Form::Path {
                points: self.path(points),
                closed: true,
            },
            ink: Ink::TEXT,
        }
    }

    fn ring(self, x: f64, y: f64, r: f64, weight: f64) -> DrawnShape {
        let (x, y) = self.at((x, y));
        DrawnShape {
            class: "sign",
            form: Form::Ellipse {
                x,
                y,
                rx: self.length(r),
                ry: self.length(r),
            },
            ink: self.ink(weight).filled(Fill::Paper),
        }
    }

    fn dot(self, x: f64, y: f64, r: f64) -> DrawnShape {
        let ring = self.ring(x, y, r, 0.0);
        DrawnShape {
            ink: Ink::TEXT,
            ..ring
        }
    }
}
