//! The words on the paper map: each goes where it covers no other, no unit and no line. Behind it
//! lies white paper, so that the grid doesn't strike it through.

use super::super::Block;
use super::super::picture::Group;
use super::label::{Area, Label, Taken, on_table, wrapped};
use super::{Drawing, LONGEST_LABEL, short, still};
use crate::text::map as words;

/// The space between a word and a line, a little more than half the line's width.
const CLEAR: f64 = 4.0;
/// A name may take so many lines; only one that is longer still is cut.
const MOST_LINES: usize = 3;

impl Drawing<'_> {
    pub(super) fn labels(&self) -> Group {
        let mut taken = Taken::new(self.halves(), self.obstacles());
        for label in self.command_labels() {
            taken.say(&label);
        }
        for piece in &self.map.terrain {
            let text = crate::sheet::one_line(&self.piece_text(piece));
            let at = self.field.hold(self.label_place(piece));
            let (x, y) = (f64::from(at.x), f64::from(at.y));
            let step = self.letters() * 1.4;
            // Up and down from there, as a river runs.
            let off = (1..=6u8).flat_map(|n| [-f64::from(n), f64::from(n)]);
            let off = std::iter::once(0.0).chain(off);
            let places = off.map(|n| (x, y + n * step)).collect();
            taken.say(&self.label("label", text, places));
        }
        for label in self.line_labels().into_iter().chain(self.camp_labels()) {
            taken.say(&label);
        }
        self.label_units(&mut taken);
        still("labels", taken.shapes())
    }

    fn label(&self, class: &'static str, text: String, places: Vec<(f64, f64)>) -> Label {
        Label {
            class,
            lines: wrapped(&text, LONGEST_LABEL, MOST_LINES).unwrap_or_else(|| vec![short(&text)]),
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
        areas.extend(camp.map(|block| Area::around(*block)));
        areas.extend(self.unit_areas());
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
                let Area(left, top, right, bottom) = Area::around(rectangle.block());
                let mut label = self.label(
                    "name",
                    crate::sheet::one_line(&self.command_name(rectangle.command)),
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
                let Area(left, top, right, bottom) = Area::around(*block);
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
}

/// The outline of a rectangle as small boxes along its sides, whichever way it is turned.
fn edges(block: Block) -> Vec<Area> {
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
            let angle = f64::from(block.angle.degrees());
            let (x, y) = on_table(block.at, angle, (x, y));
            areas.push(Area(x - 3.0, y - 3.0, x + 3.0, y + 3.0));
        }
    }
    areas
}
