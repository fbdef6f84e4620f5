//! The table of a scenario, to scale: both zones, objective, river and fords as the text describes
//! them. Only distances that the text gives are marked.

use super::parts::{short, still};
use crate::battle::scenario::{Scenario, Tabletop, Zone};
use crate::map::picture::{Anchor, DrawnShape, Fill, Form, Group, Ink, Picture, View};
use crate::map::{Band, Role};
use crate::text::scenario as words;

type At = (f64, f64);

/// What is drawn, and for whom.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pub scenario: Scenario,
    pub table: Tabletop,
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

    /// A point as the side sees it, brought to the drawing.
    fn seen(&self, role: Role, (x, y): At) -> At {
        match role == self.below {
            true => (x, y),
            false => (-x, -y),
        }
    }

    fn sheet(&self) -> Group {
        let ink = Ink::stroke(6.0).filled(Fill::Paper);
        let (half_width, half_depth) = self.halves();
        let sheet = DrawnShape::centred("table", half_width * 2.0, half_depth * 2.0, ink);
        still("table", vec![sheet])
    }

    /// Lines and figures every 5H, from the top left.
    fn grid(&self) -> Group {
        let (half_width, half_depth) = self.halves();
        let step = self.h(5).max(1.0);
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
                0 => "0H".to_owned(),
                n => (n * 5).to_string(),
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
            let text = (n * 5).to_string();
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

    fn words(&self, class: &'static str, at: At, text: &str) -> DrawnShape {
        let size = match class {
            "zone-name" => self.letters * 1.15,
            _ => self.letters,
        };
        DrawnShape::text(class, at, size, Anchor::Middle, text.to_owned())
    }

    fn name(&self, role: Role) -> &str {
        match role {
            Role::Attacker => &self.attacker,
            Role::Defender => &self.defender,
        }
    }

    /// The zone of a side with its name; two areas where the text leaves them to its map.
    fn zone(&self, role: Role) -> Vec<Group> {
        let class = match role {
            Role::Attacker => "zone-attacker",
            Role::Defender => "zone-defender",
        };
        let zone = self.scenario.zone(role);
        let title = format!("{}: {}", self.name(role), words::zone(zone));
        if zone == Zone::OnTheMapAlone {
            // As deep as the text keeps the enemy from the long sides: an example.
            let (half_width, half_depth) = self.halves();
            let depth = self.h(4).min(half_depth);
            let areas = [-half_depth, half_depth - depth].map(|top| DrawnShape {
                class: "area open-end",
                form: rect(-half_width, top, half_width * 2.0, depth),
                ink: Ink::stroke(3.0).filled(Fill::Hatch).dashed(18.0, 12.0),
            });
            let at = [-half_depth + depth * 0.6, half_depth - depth * 0.4];
            let names = at.map(|y| self.words("zone-name", (0.0, y), &short(self.name(role))));
            let shapes = areas.into_iter().chain(names).collect();
            return vec![titled(class, title, shapes)];
        }
        let Some(band) = self.table.band(zone) else {
            let (_, half_depth) = self.halves();
            let at = self.seen(role, (0.0, half_depth - self.letters * 1.2));
            let said = format!("{}: zone not said", short(self.name(role)));
            return vec![titled(class, title, vec![self.words("label", at, &said)])];
        };
        let (a, b) = (
            self.seen(role, (f64::from(band.left), f64::from(band.front))),
            self.seen(role, (f64::from(band.right), f64::from(band.back))),
        );
        let (left, top) = (a.0.min(b.0), a.1.min(b.1));
        let (width, height) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
        let area = DrawnShape {
            class: "area",
            form: rect(left, top, width, height),
            ink: Ink::stroke(4.0).filled(Fill::Hatch),
        };
        let middle = (left + width / 2.0, top + height / 2.0 + self.letters * 0.35);
        let name = self.words("zone-name", middle, &short(self.name(role)));
        vec![titled(class, title, vec![area, name])]
    }

    fn river(&self) -> Vec<Group> {
        let (half_width, half_depth) = self.halves();
        if self.scenario.dividing_river().is_some() {
            let half = f64::from(self.table.river) / 2.0;
            let bank = |y: f64| {
                (0u8..=40).map(move |n| {
                    let part = f64::from(n) / 40.0;
                    let wave = (part * 25.0).sin() * half * 0.12;
                    (part * half_width * 2.0 - half_width, y + wave)
                })
            };
            let far = bank(-half);
            let near: Vec<At> = bank(half).collect();
            let points = far.chain(near.into_iter().rev()).collect();
            let water = DrawnShape {
                class: "water",
                form: Form::Path {
                    points,
                    closed: true,
                },
                ink: Ink::stroke(3.0).filled(Fill::Hatch),
            };
            let ford_width = self.h(3);
            let mut groups = vec![titled("river", "River".to_owned(), vec![water])];
            let mut fords = Vec::new();
            for (n, part) in [(1u8, -0.42), (2, 0.42)] {
                let x = half_width * part;
                let over = half * 1.3;
                let ford = DrawnShape {
                    class: "ford",
                    form: rect(x - ford_width / 2.0, -over, ford_width, over * 2.0),
                    ink: Ink::stroke(3.0).filled(Fill::Hatch).dashed(12.0, 8.0),
                };
                let name = format!("Ford {n}");
                let label = self.words("zone-name", (x, self.letters * 0.35), &name);
                fords.extend([ford, label]);
            }
            groups.push(titled("ford", "Fords".to_owned(), fords));
            return groups;
        }
        let Some(reach) = self.scenario.river_behind() else {
            return Vec::new();
        };
        // Behind the defender, if the attacker's die brings it.
        let depth = self.h(reach).min(half_depth);
        let (_, edge) = self.seen(Role::Defender, (0.0, half_depth));
        let water = DrawnShape {
            class: "water perhaps",
            form: rect(
                -half_width,
                edge.min(edge - depth * edge.signum()),
                half_width * 2.0,
                depth,
            ),
            ink: Ink::stroke(3.0).filled(Fill::Hatch).dashed(14.0, 10.0),
        };
        vec![titled("river", "Perhaps a river".to_owned(), vec![water])]
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
                "objective, 4H across",
            ),
            self.arrow((radius, 0.0), (clear, 0.0)),
            self.words(
                "label",
                ((radius + clear) / 2.0, -self.letters * 0.5),
                "no terrain within 8H",
            ),
        ];
        Some(titled("objective", "Objective".to_owned(), shapes))
    }

    /// The distances that the text gives.
    fn distances(&self) -> Group {
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
                    shapes.extend(self.dimension((from, 0.0), (to, 0.0), "a river within 10H"));
                }
            }
            Scenario::River => {
                let half = f64::from(self.table.river) / 2.0;
                let x = half_width * -0.95;
                shapes.extend(self.dimension((x, -half), (x, half), "2–3H"));
                // On the attacker's side, where nothing else is measured from the river.
                let (_, side) = self.seen(Role::Attacker, (0.0, 1.0));
                let ford = half_width * -0.42;
                let y = (half * 1.3 + self.letters * 0.9) * side;
                let (left, right) = (ford - self.h(3) / 2.0, ford + self.h(3) / 2.0);
                shapes.extend(self.dimension((left, y), (right, y), "3H"));
                shapes.push(self.words("label", (half_width * 0.42, y), "shifted by d6 H"));
            }
            Scenario::Ambush => {
                let reach = self.h(6).min(half_width);
                let near = self.seen(Role::Attacker, (half_width - reach, 0.0));
                let far = self.seen(Role::Attacker, (half_width, 0.0));
                let line = Ink::stroke(3.0).dashed(16.0, 12.0);
                let ends = ((near.0, -half_depth), (near.0, half_depth));
                shapes.push(DrawnShape::line("limit", ends.0, ends.1, line));
                shapes.extend(self.dimension(near, far, "goal, 6H"));
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
                add(
                    (left, front - off),
                    (right, front - off),
                    format!("{width}H"),
                );
                add((left - off, front), (left - off, back), format!("{depth}H"));
            }
            Zone::Between {
                sides,
                edge,
                middle,
            } => {
                add(
                    (-half_width, level),
                    (left, level),
                    format!("over {sides}H"),
                );
                add(
                    (right, level),
                    (half_width, level),
                    format!("over {sides}H"),
                );
                let x = left + (right - left) * 0.2;
                add((x, back), (x, half_depth), format!("{edge}H"));
                add((x, 0.0), (x, front), format!("{middle}H"));
            }
            Zone::BehindRiver { sides, river } => {
                add(
                    (-half_width, level),
                    (left, level),
                    format!("over {sides}H"),
                );
                add(
                    (right, level),
                    (half_width, level),
                    format!("over {sides}H"),
                );
                let bank = f64::from(self.table.river) / 2.0;
                add((0.0, bank), (0.0, front), format!("at least {river}H"));
            }
            Zone::ShortSide { long, depth } => {
                let x = (left + right) / 2.0;
                add(
                    (left, front - off),
                    (right, front - off),
                    format!("{depth}H"),
                );
                add((x, -half_depth), (x, front), format!("{long}H"));
                add((x, back), (x, half_depth), format!("{long}H"));
            }
        }
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
    fn arrow(&self, from: At, to: At) -> DrawnShape {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Preset, StandardZone, Table};

    fn plan(scenario: Scenario, width: u16, depth: u16) -> Plan {
        let mut event = Preset::Basic.event();
        event.table = Table { width, depth };
        event.basic.zone = Some(StandardZone {
            from_middle: 4,
            from_sides: 3,
        });
        Plan {
            scenario,
            table: Tabletop::of(&event),
            below: Role::Attacker,
            attacker: "Anglo-Normans".to_owned(),
            defender: "Welsh".to_owned(),
            letters: 22.0,
        }
    }

    fn said(picture: &Picture) -> Vec<&str> {
        let shapes = picture.groups.iter().flat_map(|group| &group.shapes);
        shapes
            .filter_map(|shape| match &shape.form {
                Form::Text { text, .. } if shape.class == "label" => Some(text.as_str()),
                _ => None,
            })
            .collect()
    }

    #[test]
    fn only_distances_of_the_text_are_marked() {
        let labels = |scenario| {
            let picture = plan(scenario, 120, 80).picture();
            said(&picture).join("; ")
        };
        assert_eq!(labels(Scenario::Encounter), "");
        assert_eq!(
            labels(Scenario::Conquest),
            "objective, 4H across; no terrain within 8H; 12H; 4H; 12H; 4H"
        );
        assert_eq!(labels(Scenario::Rearguard), "over 8H; over 8H; 2H; 2H");
        assert_eq!(
            labels(Scenario::River),
            "over 6H; over 6H; at least 4H; 2–3H; 3H; shifted by d6 H"
        );
        assert_eq!(labels(Scenario::Ambush), "6H; 4H; 4H; goal, 6H");
        assert_eq!(
            labels(Scenario::Pitched),
            "a river within 10H; a river within 10H"
        );
    }

    #[test]
    fn zones_lie_opposite_each_other() {
        let picture = plan(Scenario::Conquest, 120, 80).picture();
        let area = |class: &str| {
            let group = picture.groups.iter().find(|group| group.class == class);
            match group.unwrap().shapes[0].form {
                Form::Rect {
                    x,
                    y,
                    width,
                    height,
                } => (x, y, width, height),
                _ => panic!("no rectangle"),
            }
        };
        assert_eq!(area("zone-attacker"), (120.0, 240.0, 480.0, 160.0));
        assert_eq!(area("zone-defender"), (-600.0, -400.0, 480.0, 160.0));
    }

    #[test]
    fn every_table_is_drawn() {
        for scenario in Scenario::ALL {
            for (width, depth) in [(0, 0), (30, 30), (120, 60), (u16::MAX, 1)] {
                for below in [Role::Attacker, Role::Defender] {
                    let plan = Plan {
                        below,
                        ..plan(*scenario, width, depth)
                    };
                    assert!(!plan.picture().groups.is_empty());
                }
            }
        }
    }
}
