//! The words on the paper map: each goes where it covers no other, no unit and no line. Behind it
//! lies white paper, so that the grid doesn't strike it through.

use super::super::picture::{Anchor, DrawnShape, Form, Group, Ink};
use super::super::{Block, Item};
use super::{Drawing, short, still};
use crate::map::picture::Fill;
use crate::text::map as words;

/// The width of a letter and the height of a line, as parts of the letters' size.
const LETTER: f64 = 0.61;
const LINE: f64 = 1.15;
/// The space between a word and a line, a little more than half the line's width.
const CLEAR: f64 = 4.0;
/// Units' names are smaller than the others.
const UNIT_LETTERS: [f64; 3] = [0.72, 0.62, 0.54];

/// An upright box on the table: left, top, right, bottom.
#[derive(Clone, Copy, Debug)]
struct Area(f64, f64, f64, f64);

impl Area {
    fn overlaps(self, other: Area) -> bool {
        self.0 < other.2 && other.0 < self.2 && self.1 < other.3 && other.1 < self.3
    }

    fn is_within(self, other: Area) -> bool {
        self.0 >= other.0 && self.1 >= other.1 && self.2 <= other.2 && self.3 <= other.3
    }
}

struct Label {
    class: &'static str,
    lines: Vec<String>,
    size: f64,
    /// The centres that it may have, the best first.
    places: Vec<(f64, f64)>,
}

impl Label {
    fn extent(&self) -> (f64, f64) {
        let longest = self.lines.iter().map(|line| line.chars().count()).max();
        let width = longest.unwrap_or(0) as f64 * self.size * LETTER;
        (width, self.lines.len() as f64 * self.size * LINE)
    }

    fn area(&self, (x, y): (f64, f64)) -> Area {
        let (width, height) = self.extent();
        let (half, tall) = (width / 2.0, height / 2.0);
        Area(x - half, y - tall, x + half, y + tall)
    }

    fn shapes(&self, at: (f64, f64)) -> Vec<DrawnShape> {
        let area = self.area(at);
        let plate = DrawnShape {
            class: "plate",
            form: Form::Rect {
                x: area.0,
                y: area.1,
                width: area.2 - area.0,
                height: area.3 - area.1,
            },
            ink: Ink::stroke(0.0).filled(Fill::Paper),
        };
        let lines = self.lines.iter().zip(1u8..).map(|(line, n)| {
            let foot = area.1 + f64::from(n) * self.size * LINE - self.size * 0.28;
            let place = (at.0, foot);
            DrawnShape::text(self.class, place, self.size, Anchor::Middle, line.clone())
        });
        std::iter::once(plate).chain(lines).collect()
    }
}

/// Whether a long name may end in `…`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    Allowed,
    Forbidden,
}

/// What is taken already.
struct Taken {
    table: Area,
    areas: Vec<Area>,
    shapes: Vec<DrawnShape>,
}

impl Taken {
    /// The first place where it covers nothing; none where there is none.
    fn free(&self, label: &Label) -> Option<(f64, f64)> {
        let places = label.places.iter().copied();
        places.into_iter().find(|at| {
            let area = label.area(*at);
            area.is_within(self.table) && self.areas.iter().all(|other| !area.overlaps(*other))
        })
    }

    fn put(&mut self, label: &Label, at: (f64, f64)) {
        self.areas.push(label.area(at));
        self.shapes.extend(label.shapes(at));
    }

    /// It has to be said, wherever there is room, or else at its best place.
    fn must(&mut self, label: &Label) {
        let best = label.places.first().copied();
        if let Some(at) = self.free(label).or(best) {
            self.put(label, at);
        }
    }
}

impl Drawing<'_> {
    pub(super) fn labels(&self) -> Group {
        let (x, y) = self.halves();
        let mut taken = Taken {
            table: Area(-x, -y, x, y),
            areas: self.obstacles(),
            shapes: Vec::new(),
        };
        for label in self.command_labels() {
            taken.must(&label);
        }
        for piece in &self.map.terrain {
            let text = short(&self.piece_text(piece));
            let at = self.field.hold(self.label_place(piece));
            let (x, y) = (f64::from(at.x), f64::from(at.y));
            let step = self.letters() * 1.4;
            // Up and down from there, as a river runs.
            let off = (1..=6u8).flat_map(|n| [-f64::from(n), f64::from(n)]);
            let off = std::iter::once(0.0).chain(off);
            let places = off.map(|n| (x, y + n * step)).collect();
            taken.must(&self.label("label", text, places));
        }
        for label in self.line_labels().into_iter().chain(self.camp_labels()) {
            taken.must(&label);
        }
        self.name_units(&mut taken);
        still("labels", taken.shapes)
    }

    fn label(&self, class: &'static str, text: String, places: Vec<(f64, f64)>) -> Label {
        Label {
            class,
            lines: vec![text],
            size: self.letters(),
            places,
        }
    }

    /// What no word may cover: units, camp, lines, the outlines of commands.
    fn obstacles(&self) -> Vec<Area> {
        let (half_width, half_depth) = self.halves();
        let band = |y: f64| Area(-half_width, y - 2.0, half_width, y + 2.0);
        let zone = f64::from(self.field.zone);
        let mut areas = vec![band(0.0), band(zone), band(-zone)];
        if self.deploys_forward() {
            areas.push(band(f64::from(self.field.forward)));
        }
        let side = half_width - f64::from(self.field.margin);
        areas.extend([-side, side].map(|x| Area(x - 2.0, zone, x + 2.0, half_depth)));
        let camp = self.map.baggage.iter().chain(&self.map.fortifications);
        areas.extend(camp.map(|block| around(*block)));
        areas.extend(self.placed_bodies().map(|(_, block)| around(block)));
        for rectangle in &self.map.rectangles {
            areas.extend(edges(rectangle.block()));
        }
        areas
    }

    fn command_labels(&self) -> Vec<Label> {
        let rectangles = self.map.rectangles.iter();
        let known = rectangles.filter(|r| self.names.army.command(r.command).is_some());
        known
            .map(|rectangle| {
                let Area(left, top, right, bottom) = around(rectangle.block());
                let mut label = self.label(
                    "name",
                    short(&self.command_name(rectangle.command)),
                    Vec::new(),
                );
                let (width, height) = label.extent();
                let off = height / 2.0 + CLEAR;
                let (above, below) = (top - off, bottom + off);
                let from_left = left + width / 2.0;
                let middle = (left + right) / 2.0;
                let from_right = right - width / 2.0;
                let higher = above - height;
                label.places = vec![
                    (from_left, above),
                    (middle, above),
                    (from_right, above),
                    (from_left, higher),
                    (from_left, below),
                    (middle, below),
                    (from_right, below),
                ];
                label
            })
            .collect()
    }

    /// Along the lines from left to right, above them or below.
    fn line_labels(&self) -> Vec<Label> {
        let (half_width, _) = self.halves();
        self.line_words()
            .into_iter()
            .map(|(y, text)| {
                let mut label = self.label("label", text, Vec::new());
                let (width, height) = label.extent();
                let room = 2.0 * half_width - width - self.letters();
                // At its ends first, where it is looked for.
                let along = [0u8, 11].into_iter().chain(1..11).map(|n| {
                    let part = f64::from(n) / 11.0;
                    -half_width + self.letters() * 0.5 + width / 2.0 + room * part
                });
                let off = height / 2.0 + CLEAR;
                label.places = along.flat_map(|x| [(x, y - off), (x, y + off)]).collect();
                label
            })
            .collect()
    }

    fn camp_labels(&self) -> Vec<Label> {
        let baggage = self.map.baggage.iter();
        baggage
            .map(|block| {
                let Area(left, top, right, bottom) = around(*block);
                let mut label = self.label("label", words::BAGGAGE.to_owned(), Vec::new());
                let (width, height) = label.extent();
                let (x, y) = ((left + right) / 2.0, (top + bottom) / 2.0);
                let (aside, off) = (width / 2.0 + 6.0, height / 2.0 + CLEAR);
                label.places = vec![
                    (right + aside, y),
                    (left - aside, y),
                    (x, top - off),
                    (x, bottom + off),
                ];
                label
            })
            .collect()
    }

    /// Behind the unit, before it, or on the base itself: as large as there is room.
    fn name_units(&self, taken: &mut Taken) {
        let bodies: Vec<(String, Block)> = self.placed_bodies().collect();
        for (name, block) in bodies {
            let Area(left, top, right, bottom) = around(block);
            let x = (left + right) / 2.0;
            let beside = |cut: Cut| {
                UNIT_LETTERS.iter().find_map(|part| {
                    let size = self.letters() * part;
                    let most = ((right - left) * 1.08 / (size * LETTER)) as usize;
                    let lines = wrapped(&name, most);
                    let is_cut = lines.iter().any(|line| line.ends_with('…'));
                    let mut label = Label {
                        class: "unit",
                        lines,
                        size,
                        places: Vec::new(),
                    };
                    let off = label.extent().1 / 2.0 + 3.0;
                    label.places = vec![(x, bottom + off), (x, top - off)];
                    let at = taken
                        .free(&label)
                        .filter(|_| cut == Cut::Allowed || !is_cut)?;
                    Some((label, at))
                })
            };
            let beside = beside(Cut::Forbidden).or_else(|| beside(Cut::Allowed));
            match beside {
                Some((label, at)) => taken.put(&label, at),
                None => {
                    let size = self.letters() * 0.54;
                    let most = ((right - left) / (size * LETTER)) as usize;
                    let label = Label {
                        class: "unit",
                        lines: vec![cut(&name, most)],
                        size,
                        places: Vec::new(),
                    };
                    taken.put(&label, (x, (top + bottom) / 2.0));
                }
            }
        }
    }

    /// The units on the table by name, with the blocks that they fill.
    fn placed_bodies(&self) -> impl Iterator<Item = (String, Block)> {
        let commands = self.names.army.commands.iter();
        let bodies = commands.flat_map(|command| &command.bodies);
        bodies.filter_map(|body| {
            let group = self.body(body)?;
            let Some(Item::Body(unit)) = group.item else {
                return None;
            };
            let block = Block {
                at: group.at,
                size: self.size_of(body),
                angle: group.angle,
            };
            Some((crate::sheet::one_line(&self.names.unit(unit)), block))
        })
    }
}

fn around(block: Block) -> Area {
    let (left, top, right, bottom) = block.outline().bounds();
    Area(left, top, right, bottom)
}

/// The outline of a rectangle as small boxes along its sides, whichever way it is turned.
fn edges(block: Block) -> Vec<Area> {
    let (sin, cos) = f64::from(block.angle.degrees()).to_radians().sin_cos();
    let (w, d) = (
        f64::from(block.size.width) / 2.0,
        f64::from(block.size.depth) / 2.0,
    );
    let corners = [(-w, -d), (w, -d), (w, d), (-w, d)];
    let next = corners.iter().cycle().skip(1);
    let mut areas = Vec::new();
    for (from, to) in corners.iter().zip(next) {
        for n in 0..=40u8 {
            let part = f64::from(n) / 40.0;
            let (x, y) = (
                from.0 + (to.0 - from.0) * part,
                from.1 + (to.1 - from.1) * part,
            );
            let x_there = f64::from(block.at.x) + x * cos - y * sin;
            let y_there = f64::from(block.at.y) + x * sin + y * cos;
            areas.push(Area(
                x_there - 3.0,
                y_there - 3.0,
                x_there + 3.0,
                y_there + 3.0,
            ));
        }
    }
    areas
}

/// So many letters of a text; one that is longer ends in `…`.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let start: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", start.trim_end())
}

/// A name on at most two lines of so many letters.
fn wrapped(name: &str, most: usize) -> Vec<String> {
    let most = most.max(3);
    let cut = |text: &str| cut(text, most);
    if name.chars().count() <= most {
        return vec![name.to_owned()];
    }
    let breaks = name.match_indices(' ').map(|(at, _)| name.split_at(at));
    let mut fitting = breaks.filter(|(first, _)| first.chars().count() <= most);
    match fitting.next_back() {
        Some((first, rest)) => vec![first.to_owned(), cut(rest.trim_start())],
        None => vec![cut(name)],
    }
}
