//! The empty table: grid, rule, the lines that deployment is measured by.

use super::super::Band;
use super::super::picture::{Anchor, DrawnShape, Fill, Form, Group, Ink};
use super::{Drawing, Labels, still};
use crate::event::LengthUnit;
use crate::text::map as words;

impl Drawing<'_> {
    pub(super) fn table(&self) -> Group {
        let (width, depth) = (f64::from(self.field.width), f64::from(self.field.depth));
        let ink = Ink::stroke(6.0).filled(Fill::Paper);
        let sheet = DrawnShape::centred("table", width, depth, ink);
        if !self.field.has_zones {
            return still("table", vec![sheet]);
        }
        let own = self.tint("own-ground", self.field.own_zone());
        let enemy = self.tint("enemy-ground", self.field.enemy_zone());
        still("table", vec![sheet, own, enemy])
    }

    /// A part of the table that a screen may colour; on paper it stays white.
    fn tint(&self, class: &'static str, band: Band) -> DrawnShape {
        let (left, front) = (f64::from(band.left), f64::from(band.front));
        DrawnShape {
            class,
            form: Form::Rect {
                x: left,
                y: front,
                width: f64::from(band.right) - left,
                height: f64::from(band.back) - front,
            },
            ink: Ink::stroke(0.0),
        }
    }

    /// Lines every 10U or 5H from the middle, with their distance from it.
    pub(super) fn grid(&self) -> Group {
        let (half_width, half_depth) = self.halves();
        let measure = self.field.measure;
        let every: u16 = match measure.unit {
            LengthUnit::U => 10,
            LengthUnit::H => 5,
        };
        let step = f64::from(measure.mm) * f64::from(every);
        let ink = Ink::stroke(1.2);
        let mut shapes = Vec::new();
        for n in steps(half_width, step) {
            let x = f64::from(n) * step;
            shapes.push(DrawnShape::line(
                "grid",
                (x, -half_depth),
                (x, half_depth),
                ink,
            ));
        }
        for n in steps(half_depth, step) {
            let y = f64::from(n) * step;
            shapes.push(DrawnShape::line(
                "grid",
                (-half_width, y),
                (half_width, y),
                ink,
            ));
            let tenths = n.unsigned_abs() * u32::from(every) * 10;
            let text = words::length(tenths, measure.unit);
            let at = (half_width + self.letters() * 0.4, y + self.letters() * 0.35);
            shapes.push(DrawnShape::text(
                "figure",
                at,
                self.letters(),
                Anchor::Start,
                text,
            ));
        }
        still("grid", shapes)
    }

    /// A rule in centimetres along the far edge.
    pub(super) fn rule(&self) -> Group {
        let (half_width, half_depth) = self.halves();
        let letters = self.letters();
        let top = -half_depth - letters * 0.6;
        let mut shapes = vec![DrawnShape::line(
            "rule",
            (-half_width, top),
            (half_width, top),
            Ink::stroke(2.0),
        )];
        for cm in (0..=u32::from(self.field.width.unsigned_abs()) / 10).step_by(10) {
            let x = f64::from(cm) * 10.0 - half_width;
            let long = if cm % 50 == 0 { 0.7 } else { 0.4 };
            let end = (x, top - letters * long);
            shapes.push(DrawnShape::line("rule", (x, top), end, Ink::stroke(2.0)));
            if cm % 20 == 0 {
                let text = match cm {
                    0 => "0 cm".to_owned(),
                    cm => cm.to_string(),
                };
                let at = (x, top - letters * 0.9);
                shapes.push(DrawnShape::text(
                    "figure",
                    at,
                    letters,
                    Anchor::Middle,
                    text,
                ));
            }
        }
        still("rule", shapes)
    }

    /// The middle, the zones, how far forward troops may stand, and the side margins.
    pub(super) fn lines(&self) -> Group {
        let (half_width, half_depth) = self.halves();
        let field = &self.field;
        let across =
            |class, y: f64, ink| DrawnShape::line(class, (-half_width, y), (half_width, y), ink);
        let zone = f64::from(field.zone);
        let forward = f64::from(field.forward);
        let side = half_width - f64::from(field.margin);
        let dots = Ink::stroke(2.0).dashed(6.0, 8.0);
        let middle = Ink::stroke(4.0).dashed(24.0, 12.0);
        let mut shapes = vec![across("middle", 0.0, middle)];
        if field.has_zones {
            let ink = Ink::stroke(3.5).dashed(10.0, 8.0);
            shapes.push(across("zone own", zone, ink));
            shapes.push(across("zone enemy", -zone, ink));
        }
        if self.deploys_forward() {
            shapes.push(across("forward", forward, dots));
        }
        if field.has_zones {
            for x in [-side, side] {
                shapes.push(DrawnShape::line("margin", (x, zone), (x, half_depth), dots));
            }
        }
        if self.labels == Labels::OnThings {
            let letters = self.letters();
            let left = -half_width + letters * 0.6;
            shapes.extend(self.line_words().into_iter().map(|(y, text)| {
                let at = (left, y - letters * 0.35);
                DrawnShape::text("label", at, letters, Anchor::Start, text)
            }));
        }
        still("lines", shapes)
    }

    /// What the lines are called, with how far down the table each lies.
    pub(super) fn line_words(&self) -> Vec<(f64, String)> {
        let zone = f64::from(self.field.zone);
        // The figure is on the grid too.
        let own = if self.is_cramped() {
            words::OWN_ZONE.to_owned()
        } else {
            words::own_zone(&self.told(self.field.zone))
        };
        if self.plan().is_some() {
            return Vec::new();
        }
        let mut lines = vec![(0.0, words::MIDDLE_LINE.to_owned())];
        if self.field.has_zones {
            lines.push((zone, own));
            lines.push((-zone, words::ENEMY_ZONE.to_owned()));
        }
        if self.deploys_forward() {
            let limit = words::forward_limit(&self.told(self.field.forward));
            lines.push((f64::from(self.field.forward), limit));
        }
        lines
    }

    /// How far down the table the lines across it lie.
    pub(super) fn across(&self) -> Vec<f64> {
        let words = self.line_words().into_iter();
        words.map(|(y, _)| y).collect()
    }

    pub(super) fn deploys_forward(&self) -> bool {
        let points = self.names.list.points_list();
        self.names.army.deployment.forward.is_some()
            || points.is_some_and(|points| points.has(crate::list::Special::SwissDeployment))
    }

    pub(super) fn halves(&self) -> (f64, f64) {
        (
            f64::from(self.field.width) / 2.0,
            f64::from(self.field.depth) / 2.0,
        )
    }

    fn told(&self, mm: i16) -> String {
        let measure = self.field.measure;
        words::length(measure.tenths(u32::from(mm.unsigned_abs())), measure.unit)
    }
}

/// The numbers of the grid's lines to both sides of the middle, the edges left out.
fn steps(half: f64, step: f64) -> impl Iterator<Item = i32> {
    let most = ((half - 1.0) / step).floor() as i32;
    -most..=most
}
