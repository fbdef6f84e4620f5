//! A label on paper, and where there is room for one. It never covers another: where it can't stand
//! at its thing it stands aside, with a line to it.

use super::super::picture::{Anchor, DrawnShape, Fill, Form, Ink};
use super::super::{Block, Point};

/// The width of a letter and the height of a line, as parts of the letters' size.
pub const LETTER: f64 = 0.61;
const BOLD_LETTER: f64 = 0.7;
const LINE: f64 = 1.15;
/// What is tried where a label doesn't fit, as parts of its letters' size.
const SMALLER: [f64; 3] = [1.0, 0.8, 0.62];
/// How far from its thing a label may stand, in its own letters' size.
const RINGS: u8 = 40;
const DIRECTIONS: u8 = 16;

/// An upright box on the table: left, top, right, bottom.
#[derive(Clone, Copy, Debug)]
pub struct Area(pub f64, pub f64, pub f64, pub f64);

impl Area {
    pub fn around(block: Block) -> Area {
        let (left, top, right, bottom) = block.outline().bounds();
        Area(left, top, right, bottom)
    }

    pub fn overlaps(self, other: Area) -> bool {
        self.0 < other.2 && other.0 < self.2 && self.1 < other.3 && other.1 < self.3
    }

    fn is_within(self, other: Area) -> bool {
        self.0 >= other.0 && self.1 >= other.1 && self.2 <= other.2 && self.3 <= other.3
    }

    /// Whether it lies on a block, whichever way that is turned.
    fn is_on(self, block: Block) -> bool {
        let (half, deep) = (
            f64::from(block.size.width) / 2.0,
            f64::from(block.size.depth) / 2.0,
        );
        let corners = [
            (self.0, self.1),
            (self.2, self.1),
            (self.2, self.3),
            (self.0, self.3),
        ];
        corners.into_iter().all(|corner| {
            let (x, y) = on_block(block, corner);
            x.abs() <= half && y.abs() <= deep
        })
    }
}

/// A place on the table as seen from a block that looks straight ahead.
fn on_block(block: Block, (x, y): (f64, f64)) -> (f64, f64) {
    let (sin, cos) = f64::from(block.angle.degrees()).to_radians().sin_cos();
    let (x, y) = (x - f64::from(block.at.x), y - f64::from(block.at.y));
    (x * cos + y * sin, y * cos - x * sin)
}

/// A place on a block as it lies on the table.
pub fn on_table(at: Point, degrees: f64, (x, y): (f64, f64)) -> (f64, f64) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (
        f64::from(at.x) + x * cos - y * sin,
        f64::from(at.y) + x * sin + y * cos,
    )
}

#[derive(Clone, Debug)]
pub struct Label {
    pub class: &'static str,
    pub lines: Vec<String>,
    pub size: f64,
    /// The centres that it may have, the best first.
    pub places: Vec<(f64, f64)>,
}

impl Label {
    pub fn extent(&self) -> (f64, f64) {
        let longest = self.lines.iter().map(|line| line.chars().count()).max();
        // Names of commands are bold on paper, and so wider.
        let letter = if self.class == "name" {
            BOLD_LETTER
        } else {
            LETTER
        };
        let width = longest.unwrap_or(0) as f64 * self.size * letter;
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

/// What is taken already.
pub struct Taken {
    table: Area,
    /// Units, lines and the like, and the labels that were put.
    obstacles: Vec<Area>,
    labels: Vec<Area>,
    /// Lines from labels to what they name lie below all labels.
    leaders: Vec<DrawnShape>,
    shapes: Vec<DrawnShape>,
}

impl Taken {
    pub fn new(table: (f64, f64), obstacles: Vec<Area>) -> Taken {
        let (x, y) = table;
        Taken {
            table: Area(-x, -y, x, y),
            obstacles,
            labels: Vec::new(),
            leaders: Vec::new(),
            shapes: Vec::new(),
        }
    }

    pub fn shapes(self) -> Vec<DrawnShape> {
        self.leaders.into_iter().chain(self.shapes).collect()
    }

    fn covers_no_label(&self, area: Area) -> bool {
        area.is_within(self.table) && self.labels.iter().all(|other| !area.overlaps(*other))
    }

    fn is_free(&self, area: Area) -> bool {
        self.covers_no_label(area) && self.obstacles.iter().all(|other| !area.overlaps(*other))
    }

    fn put(&mut self, label: &Label, at: (f64, f64)) {
        self.labels.push(label.area(at));
        self.shapes.extend(label.shapes(at));
    }

    /// Puts it at the first of its places where it covers nothing.
    pub fn beside(&mut self, label: &Label) -> bool {
        let mut places = label.places.iter().copied();
        let free = places.find(|at| self.is_free(label.area(*at)));
        free.inspect(|at| self.put(label, *at)).is_some()
    }

    /// Puts it on the block itself, where it covers no other label.
    pub fn on(&mut self, label: &Label, block: Block) -> bool {
        let mut places = label.places.iter().copied();
        let free = places.find(|at| {
            let area = label.area(*at);
            area.is_on(block) && self.covers_no_label(area)
        });
        free.inspect(|at| self.put(label, *at)).is_some()
    }

    /// Puts it as near to a place as there is room, with a line to it.
    pub fn aside(&mut self, label: &Label, of: (f64, f64)) -> bool {
        let around = (1..=RINGS).flat_map(|ring| {
            (0..DIRECTIONS).map(move |direction| {
                let part = f64::from(direction) / f64::from(DIRECTIONS);
                let (sin, cos) = (part * std::f64::consts::TAU).sin_cos();
                let far = f64::from(ring) * label.size;
                (of.0 + far * cos, of.1 + far * sin)
            })
        });
        let mut around = around.into_iter();
        let Some(at) = around.find(|at| self.is_free(label.area(*at))) else {
            return false;
        };
        self.leaders
            .push(DrawnShape::line("leader", at, of, Ink::stroke(1.5)));
        self.put(label, at);
        true
    }

    /// At one of its places, or aside; smaller before it isn't said at all.
    pub fn say(&mut self, label: &Label) -> bool {
        let best = label.places.first().copied().unwrap_or_default();
        SMALLER.iter().any(|part| {
            let label = Label {
                size: label.size * part,
                ..label.clone()
            };
            self.beside(&label) || self.aside(&label, best)
        })
    }
}

/// A text on lines of so many letters, whole; none where it takes more lines or a word is longer.
pub fn wrapped(text: &str, most: usize, lines: usize) -> Option<Vec<String>> {
    let mut wrapped: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let length = word.chars().count();
        if length > most {
            return None;
        }
        match wrapped.last_mut() {
            Some(line) if line.chars().count() + 1 + length <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => wrapped.push(word.to_owned()),
        }
    }
    (wrapped.len() <= lines).then_some(wrapped)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn label(text: &str, places: &[(f64, f64)]) -> Label {
        Label {
            class: "label",
            lines: vec![text.to_owned()],
            size: 10.0,
            places: places.to_vec(),
        }
    }

    #[test]
    fn a_text_is_wrapped_whole_or_not_at_all() {
        let of = |text, most| wrapped(text, most, 2).map(|lines| lines.join("/"));
        assert_eq!(of("Spearmen", 8).as_deref(), Some("Spearmen"));
        assert_eq!(of("12 Light horse", 8).as_deref(), Some("12 Light/horse"));
        assert_eq!(of("Skirmishers", 8), None);
        assert_eq!(of("one two three", 5), None);
    }

    #[test]
    fn labels_for_one_place_stand_aside_and_never_on_each_other() {
        let mut taken = Taken::new((300.0, 300.0), Vec::new());
        for n in 0..20 {
            let label = label(&format!("Command {n}"), &[(0.0, 0.0)]);
            assert!(taken.say(&label), "{n}");
        }
        let areas = taken.labels.clone();
        for (n, area) in areas.iter().enumerate() {
            assert!(areas.iter().skip(n + 1).all(|other| !area.overlaps(*other)));
        }
        assert_eq!(taken.leaders.len(), 19);
    }

    #[test]
    fn a_bold_name_takes_more_room_than_another_label() {
        let plain = label("Command 1 · C-in-C", &[]);
        let bold = Label {
            class: "name",
            ..plain.clone()
        };
        assert!(bold.extent().0 > plain.extent().0 * 1.1);
    }

    #[test]
    fn where_there_is_no_room_nothing_is_said() {
        let mut taken = Taken::new((15.0, 5.0), Vec::new());
        assert!(!taken.say(&label("Command 1", &[(0.0, 0.0)])));
        assert!(taken.shapes().is_empty());
    }
}
