//! The distances that a scenario's text gives, as lines with heads.

use super::{At, Plan};
use crate::battle::scenario::{Scenario, Zone};
use crate::map::draw::parts::still;
use crate::map::picture::{Anchor, DrawnShape, Form, Group, Ink};
use crate::map::{Band, Role};
use crate::text::map::unit_name;

impl Plan {
    /// The distances that the text gives.
    pub(super) fn distances(&self) -> Group {
        let (half_width, half_depth) = self.halves();
        let mut shapes = Vec::new();
        if matches!(
            self.scenario,
            Scenario::Pitched | Scenario::Encounter | Scenario::Rearguard
        ) {
            let ink = Ink::stroke(4.0).dashed(24.0, 12.0);
            shapes.push(DrawnShape::line(
                "middle",
                (-half_width, 0.0),
                (half_width, 0.0),
                ink,
            ));
        }
        for role in [Role::Attacker, Role::Defender] {
            let zone = self.scenario.zone(role);
            if let Some(band) = self.table.band(zone) {
                self.add_zone_distances(&mut shapes, role, zone, band);
            }
        }
        match self.scenario {
            Scenario::Pitched => {
                let reach = self.h(10).min(half_width);
                for (from, to) in [
                    (-half_width, reach - half_width),
                    (half_width, half_width - reach),
                ] {
                    let line = Ink::stroke(2.0).dashed(8.0, 8.0);
                    shapes.push(DrawnShape::line(
                        "limit",
                        (to, -half_depth),
                        (to, half_depth),
                        line,
                    ));
                    shapes.extend(self.dimension(
                        (from, 0.0),
                        (to, 0.0),
                        &format!("river within {}", self.told(10)),
                    ));
                }
            }
            Scenario::River => {
                let half = f64::from(self.table.river) / 2.0;
                let x = half_width * -0.95;
                shapes.extend(self.dimension((x, -half), (x, half), &self.between(2, 3)));
                // On the attacker's side, where nothing else is measured from the river.
                let (_, side) = self.seen(Role::Attacker, (0.0, 1.0));
                // Letters stand on a line, so below the fords they need their height as well.
                let clear_of_fords = |below: f64, above: f64| match side > 0.0 {
                    true => half * 1.3 + self.letters * below,
                    false => -half * 1.3 - self.letters * above,
                };
                let (y, words_y) = (clear_of_fords(1.9, 0.6), clear_of_fords(1.2, 0.4));
                let fords = self.placed_fords();
                if let Some(ford) = fords.first() {
                    let (middle, half) = (f64::from(ford.place()), self.h(3) / 2.0);
                    let ends = ((middle - half, y), (middle + half, y));
                    shapes.extend(self.dimension(ends.0, ends.1, &self.told(3)));
                }
                for (n, ford) in fords.iter().enumerate().skip(1) {
                    let said = match (ford.die, n) {
                        (_, 2..) => "found".to_owned(),
                        (None, _) => "shifted by d6 H".to_owned(),
                        (Some(die), _) => format!("shifted by {} at most", self.told(die)),
                    };
                    shapes.push(self.words("label", (f64::from(ford.place()), words_y), &said));
                }
            }
            Scenario::Ambush => {
                let reach = self.h(6).min(half_width);
                let near = self.seen(Role::Attacker, (half_width - reach, 0.0));
                let far = self.seen(Role::Attacker, (half_width, 0.0));
                let line = Ink::stroke(3.0).dashed(16.0, 12.0);
                let ends = ((near.0, -half_depth), (near.0, half_depth));
                shapes.push(DrawnShape::line("limit", ends.0, ends.1, line));
                shapes.extend(self.dimension(near, far, &format!("goal, {}", self.told(6))));
            }
            _ => {}
        }
        still("distances", shapes)
    }

    fn add_zone_distances(&self, shapes: &mut Vec<DrawnShape>, role: Role, zone: Zone, band: Band) {
        let (half_width, half_depth) = self.halves();
        let [left, right, front, back] =
            [band.left, band.right, band.front, band.back].map(f64::from);
        let mut add = |from: At, to: At, text: String| {
            let (from, to) = (self.seen(role, from), self.seen(role, to));
            shapes.extend(self.dimension(from, to, &text));
        };
        let level = (front + back) / 2.0;
        let off = self.letters * 0.8;
        match zone {
            Zone::Standard | Zone::OnTheMapAlone => {}
            Zone::RightCorner { depth, width } => {
                add((left, front - off), (right, front - off), self.told(width));
                add((left - off, front), (left - off, back), self.told(depth));
            }
            Zone::Between {
                sides,
                edge,
                middle,
            } => {
                add(
                    (-half_width, level),
                    (left, level),
                    format!("over {}", self.told(sides)),
                );
                add(
                    (right, level),
                    (half_width, level),
                    format!("over {}", self.told(sides)),
                );
                let x = left + (right - left) * 0.2;
                add((x, back), (x, half_depth), self.told(edge));
                add((x, 0.0), (x, front), self.told(middle));
            }
            Zone::BehindRiver { sides, river } => {
                add(
                    (-half_width, level),
                    (left, level),
                    format!("over {}", self.told(sides)),
                );
                add(
                    (right, level),
                    (half_width, level),
                    format!("over {}", self.told(sides)),
                );
                let bank = f64::from(self.table.river) / 2.0;
                add(
                    (0.0, bank),
                    (0.0, front),
                    format!("at least {}", self.told(river)),
                );
            }
            Zone::ShortSide { long, depth } => {
                let x = (left + right) / 2.0;
                add((left, front - off), (right, front - off), self.told(depth));
                add((x, -half_depth), (x, front), self.told(long));
                add((x, back), (x, half_depth), self.told(long));
            }
        }
    }

    /// "2–3H", "8–12U".
    fn between(&self, from: u8, to: u8) -> String {
        let (from, to) = (self.told(from), self.told(to));
        let unit = unit_name(self.measure.unit);
        format!("{}–{to}", from.trim_end_matches(unit))
    }

    /// A line between two points with a head at each end, and the distance beside it.
    fn dimension(&self, from: At, to: At, text: &str) -> Vec<DrawnShape> {
        let is_level = (from.1 - to.1).abs() < 0.5;
        let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        let label = if is_level {
            self.words("label", (middle.0, middle.1 - self.letters * 0.4), text)
        } else {
            let at = (
                middle.0 + self.letters * 0.4,
                middle.1 + self.letters * 0.35,
            );
            DrawnShape::text("label", at, self.letters, Anchor::Start, text.to_owned())
        };
        vec![self.arrow(from, to), self.arrow(to, from), label]
    }

    /// A line with a head at its end.
    pub(super) fn arrow(&self, from: At, to: At) -> DrawnShape {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let length = x.hypot(y).max(1.0);
        let head = (self.letters * 0.4).min(length / 2.0);
        let (along, across) = ((x / length, y / length), (-y / length, x / length));
        let wing = |side: f64| {
            (
                to.0 - along.0 * head + across.0 * head * 0.45 * side,
                to.1 - along.1 * head + across.1 * head * 0.45 * side,
            )
        };
        DrawnShape {
            class: "dimension",
            form: Form::Path {
                points: vec![from, to, wing(1.0), to, wing(-1.0)],
                closed: false,
            },
            ink: Ink::stroke(2.5),
        }
    }
}
