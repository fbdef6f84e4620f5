//! The empty table with its grid, and words on it.

use super::{At, Plan};
use crate::event::LengthUnit;
use crate::map::Role;
use crate::map::draw::parts::still;
use crate::map::picture::{Anchor, DrawnShape, Fill, Group, Ink};
use crate::text::map::length;

impl Plan {
    pub(super) fn sheet(&self) -> Group {
        let ink = Ink::stroke(6.0).filled(Fill::Paper);
        let (half_width, half_depth) = self.halves();
        let sheet = DrawnShape::centred("table", half_width * 2.0, half_depth * 2.0, ink);
        still("table", vec![sheet])
    }

    /// Lines and figures every 5H or 20U, from the top left.
    pub(super) fn grid(&self) -> Group {
        let (half_width, half_depth) = self.halves();
        let every: u16 = match self.measure.unit {
            LengthUnit::U => 20,
            LengthUnit::H => 5,
        };
        let step = f64::from(self.measure.mm) * f64::from(every);
        let mut shapes = Vec::new();
        let count = |length: f64| ((length * 2.0) / step + 0.01).floor() as u16;
        for n in 0..=count(half_width).min(200) {
            let x = f64::from(n) * step - half_width;
            shapes.push(DrawnShape::line(
                "grid",
                (x, -half_depth),
                (x, half_depth),
                Ink::stroke(1.2),
            ));
            let text = match n {
                0 => length(0, self.measure.unit),
                n => (n * every).to_string(),
            };
            shapes.push(self.words("figure", (x, -half_depth - self.letters * 0.6), &text));
        }
        for n in 1..=count(half_depth).min(200) {
            let y = f64::from(n) * step - half_depth;
            shapes.push(DrawnShape::line(
                "grid",
                (-half_width, y),
                (half_width, y),
                Ink::stroke(1.2),
            ));
            let at = (-half_width - self.letters * 0.5, y + self.letters * 0.35);
            let text = (n * every).to_string();
            shapes.push(DrawnShape::text(
                "figure",
                at,
                self.letters,
                Anchor::End,
                text,
            ));
        }
        still("grid", shapes)
    }

    pub(super) fn words(&self, class: &'static str, at: At, text: &str) -> DrawnShape {
        let size = match class {
            "zone-name" => self.letters * 1.15,
            _ => self.letters,
        };
        DrawnShape::text(class, at, size, Anchor::Middle, text.to_owned())
    }

    pub(super) fn name(&self, role: Role) -> &str {
        match role {
            Role::Attacker => &self.attacker,
            Role::Defender => &self.defender,
        }
    }
}
