//! The lines about the map. Lengths are written in U; both sizes of U divide a hundredth of it into
//! whole millimetres, so nothing is rounded.

use super::word;
use crate::army::Army;
use crate::map::{Angle, Block, Field, MajorControl, Piece, Point, Shape, Size};
use std::fmt::{Result, Write};

pub fn write(out: &mut String, army: &Army) -> Result {
    let u = Lengths {
        u: Field::of(&army.event).u,
    };
    let map = &army.deployment.map;
    if let Some(role) = map.role {
        writeln!(out, "{}", word(role))?;
    }
    match map.control {
        None => {}
        Some(MajorControl::Own) => writeln!(out, "major control")?,
        Some(MajorControl::Opponent) => writeln!(out, "no major control")?,
    }
    for piece in &map.terrain {
        writeln!(out, "{}", u.piece(piece))?;
    }
    for rectangle in &map.rectangles {
        let block = u.block(rectangle.block());
        writeln!(out, "rectangle {} {block}", rectangle.command.0)?;
    }
    for body in &map.bodies {
        writeln!(
            out,
            "place {} {}",
            body.unit.0,
            u.place(body.at, body.angle)
        )?;
    }
    for block in &map.baggage {
        writeln!(out, "baggage {}", u.block(*block))?;
    }
    for block in &map.fortifications {
        writeln!(out, "fortification {}", u.block(*block))?;
    }
    Ok(())
}

struct Lengths {
    /// Millimetres.
    u: i16,
}

impl Lengths {
    /// "12", "-3.5", "0.05".
    fn length(&self, mm: i16) -> String {
        let u = i32::from(self.u).max(1);
        let hundredths = i32::from(mm) * 100 / u;
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
        match rest {
            0 => format!("{sign}{whole}"),
            rest => format!("{sign}{whole}.{rest:02}"),
        }
    }

    fn point(&self, point: Point) -> String {
        format!("{} {}", self.length(point.x), self.length(point.y))
    }

    fn size(&self, size: Size) -> String {
        format!("{}x{}", self.length(size.width), self.length(size.depth))
    }

    fn place(&self, at: Point, angle: Angle) -> String {
        match angle.degrees() {
            0 => format!("at {}", self.point(at)),
            degrees => format!("at {} turned {degrees}", self.point(at)),
        }
    }

    fn block(&self, block: Block) -> String {
        format!(
            "{} {}",
            self.size(block.size),
            self.place(block.at, block.angle)
        )
    }

    fn piece(&self, piece: &Piece) -> String {
        let place = self.place(piece.at, piece.angle);
        let shape = match &piece.shape {
            Shape::Ellipse(size) => format!("ellipse {}", self.size(*size)),
            Shape::Rectangle(size) => format!("rectangle {}", self.size(*size)),
            Shape::Line { width, points } => {
                let points = points
                    .iter()
                    .map(|point| format!(" {}", self.point(*point)));
                format!("line {}{}", self.length(*width), points.collect::<String>())
            }
        };
        let by = piece.placed_by.map(|role| format!(" by {}", word(role)));
        let (name, kind) = (&piece.name, word(piece.kind));
        format!(
            "terrain {name} {kind} {shape} {place}{}",
            by.unwrap_or_default()
        )
    }
}
