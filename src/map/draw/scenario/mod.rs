//! The table of a scenario, to scale: both zones, objective, river and fords as the text describes
//! them. Only distances that the text gives are marked.

mod distances;
mod river;
mod sheet;
mod zones;

#[cfg(test)]
mod tests;

use super::parts::still;
use crate::battle::scenario::{Ford, Scenario, Tabletop};
use crate::event::Measure;
use crate::map::Role;
use crate::map::picture::{DrawnShape, Fill, Form, Group, Ink, Picture, View};
use crate::text::map::length;
use crate::text::scenario::Told;

type At = (f64, f64);

/// What is drawn, and for whom.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pub scenario: Scenario,
    pub table: Tabletop,
    /// What the event measures in: figures are told in it.
    pub measure: Measure,
    /// How the zones are told in their titles.
    pub told: Told,
    /// Where the fords lie, as the side at the bottom sees them; none: not placed yet.
    pub fords: Vec<Ford>,
    /// Whose side is at the bottom.
    pub below: Role,
    pub attacker: String,
    pub defender: String,
    /// The height of letters in millimetres on the table.
    pub letters: f64,
}

impl Plan {
    /// The table alone.
    pub fn picture(&self) -> Picture {
        let (half_width, half_depth) = self.halves();
        let around = (self.letters * 2.6).round();
        Picture {
            view: View {
                left: (-half_width - around) as i32,
                top: (-half_depth - around) as i32,
                width: (half_width * 2.0 + around * 1.4) as i32,
                height: (half_depth * 2.0 + around * 1.3) as i32,
            },
            groups: self.table(),
        }
    }

    /// The table below what a player puts on it.
    pub fn table(&self) -> Vec<Group> {
        let mut groups = vec![self.sheet(), self.grid()];
        groups.extend(self.ground());
        groups
    }

    /// What the scenario lays on a table.
    fn ground(&self) -> Vec<Group> {
        let mut groups = Vec::new();
        groups.extend(self.river());
        for role in [Role::Defender, Role::Attacker] {
            groups.extend(self.zone(role));
        }
        groups.extend(self.objective());
        groups.push(self.distances());
        groups
    }

    fn halves(&self) -> At {
        (
            f64::from(self.table.width) / 2.0,
            f64::from(self.table.depth) / 2.0,
        )
    }

    fn h(&self, h: u8) -> f64 {
        f64::from(self.table.mm(h))
    }

    /// A distance of the text, in what the event measures in.
    fn told(&self, h: u8) -> String {
        let mm = u32::from(self.table.mm(h).unsigned_abs());
        length(self.measure.tenths(mm), self.measure.unit)
    }

    /// A point as the side sees it, brought to the drawing.
    fn seen(&self, role: Role, (x, y): At) -> At {
        match role == self.below {
            true => (x, y),
            false => (-x, -y),
        }
    }

    fn objective(&self) -> Option<Group> {
        let clear = self.h(self.scenario.clear_middle()?);
        let ring = |class, radius: f64, ink| DrawnShape {
            class,
            form: Form::Ellipse {
                x: 0.0,
                y: 0.0,
                rx: radius,
                ry: radius,
            },
            ink,
        };
        let radius = self.h(2);
        let shapes = vec![
            ring("clear", clear, Ink::stroke(3.0).dashed(16.0, 12.0)),
            ring("goal", radius, Ink::stroke(6.0).filled(Fill::Paper)),
            self.words(
                "label",
                (0.0, radius + self.letters * 1.1),
                &format!("objective, {} across", self.told(4)),
            ),
            self.arrow((radius, 0.0), (clear, 0.0)),
            self.words(
                "label",
                ((radius + clear) / 2.0, -self.letters * 0.5),
                &format!("no terrain within {}", self.told(8)),
            ),
        ];
        Some(titled("objective", "Objective".to_owned(), shapes))
    }
}

fn rect(x: f64, y: f64, width: f64, height: f64) -> Form {
    Form::Rect {
        x,
        y,
        width,
        height,
    }
}

fn titled(class: &str, title: String, shapes: Vec<DrawnShape>) -> Group {
    Group {
        title: Some(title),
        ..still(class, shapes)
    }
}
