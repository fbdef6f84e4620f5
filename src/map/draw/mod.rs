//! Draws a map: the table with its lines, and all that stands on it. What is said to lie off the
//! table is shown at its edge, where it can be seen and judged.

mod label;
mod labels;
mod parts;
mod scenario;
mod table;
mod unit_labels;

pub use scenario::Plan;

use super::Role;
use super::picture::{Anchor, DrawnShape, Fill, Form, Group, Ink, Picture, View};
use super::{Block, Field, Item, Map, Piece, Point, Size, symbol};
use super::{base_of, body_size};
use crate::army::{Army, Body, CommandId, UnitId};
use crate::battle::scenario::Tabletop;
use crate::event::{Measure, RuleSet};
use crate::list::{ArmyList, TroopType};
use crate::rules::Judgement;
use crate::text::scenario::Told;
use crate::text::{Names, map as words};
use parts::{contours, lowered, short, still};
use std::collections::BTreeMap;

/// Who looks at the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// Everything: for the player and, sealed, for the umpire.
    Sealed,
    /// Without what is hidden until it shows itself.
    Opponent,
}

/// The room around the table for the rule and its figures, as a part of the table's width.
const AROUND: f64 = 0.06;
/// The height of letters, as a part of the table's width.
const LETTERS: f64 = 0.018;
/// Or so many letters wide, where they are large.
const LETTERS_AROUND: f64 = 2.6;
/// Letters higher than this part of the table's width leave room for names alone.
const CRAMPED: f64 = 0.025;
/// A label that is longer is cut.
const LONGEST_LABEL: usize = 28;

/// As it stands on paper.
pub fn draw(list: &ArmyList, army: &Army, judgement: &Judgement, sight: Sight) -> Picture {
    let letters = f64::from(Field::of(&army.event).width) * LETTERS;
    picture(list, army, judgement, sight, letters, Labels::Placed)
}

/// With letters of this height in millimetres on the table, for a screen that shows it at a size
/// of its own.
pub fn draw_with_letters(
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
    sight: Sight,
    letters: f64,
) -> Picture {
    picture(list, army, judgement, sight, letters, Labels::OnThings)
}

/// Where words stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Labels {
    /// Each moves with its thing.
    OnThings,
    /// Where they cover nothing, with the units named.
    Placed,
}

fn picture(
    list: &ArmyList,
    army: &Army,
    judgement: &Judgement,
    sight: Sight,
    letters: f64,
    labels: Labels,
) -> Picture {
    let kinds = judgement
        .units
        .iter()
        .filter_map(|unit| Some((unit.id, unit.kind?)));
    let drawing = Drawing {
        names: Names { list, army },
        map: &army.deployment.map,
        field: Field::of(&army.event),
        kinds: kinds.collect(),
        sight,
        letters,
        labels,
    };
    Picture {
        view: drawing.view(),
        groups: drawing.groups(),
    }
}

struct Drawing<'a> {
    names: Names<'a>,
    map: &'a Map,
    field: Field,
    kinds: BTreeMap<UnitId, TroopType>,
    sight: Sight,
    letters: f64,
    labels: Labels,
}

impl Drawing<'_> {
    fn around(&self) -> f64 {
        (f64::from(self.field.width) * AROUND).max(self.letters * LETTERS_AROUND)
    }

    fn is_cramped(&self) -> bool {
        self.letters > f64::from(self.field.width) * CRAMPED
    }

    fn letters(&self) -> f64 {
        self.letters
    }

    fn view(&self) -> View {
        let around = self.around().round() as i32;
        View {
            left: -i32::from(self.field.half_width()) - around,
            top: -i32::from(self.field.half_depth()) - around,
            width: i32::from(self.field.width) + 2 * around,
            height: i32::from(self.field.depth) + 2 * around,
        }
    }

    fn groups(&self) -> Vec<Group> {
        let terrain = &self.map.terrain;
        let mut groups = match self.plan() {
            Some(plan) => plan.table(),
            None => vec![self.table(), self.grid(), self.rule()],
        };
        groups.extend(terrain.iter().map(|piece| self.piece(piece)));
        if self.plan().is_none() {
            groups.push(self.lines());
        }
        if self.labels == Labels::OnThings {
            groups.extend(terrain.iter().map(|piece| self.piece_label(piece)));
        }
        groups.extend(self.blocks(&self.map.fortifications, Item::Fortification));
        groups.extend(self.blocks(&self.map.baggage, Item::Baggage));
        for rectangle in &self.map.rectangles {
            if self.names.army.command(rectangle.command).is_some() {
                groups.push(self.rectangle(rectangle.command, rectangle.block()));
            }
        }
        for command in &self.names.army.commands {
            let bodies = command.bodies.iter();
            groups.extend(bodies.filter_map(|body| self.body(body)));
        }
        if self.labels == Labels::Placed {
            groups.push(self.labels());
        }
        groups
    }

    /// The table of the scenario, where one of Basic Impetus is played. The player is below.
    fn plan(&self) -> Option<Plan> {
        let army = self.names.army;
        if army.event.game != RuleSet::Basic {
            return None;
        }
        let scenario = army.basic.scenario_at(&army.event)?;
        let below = self.map.role.unwrap_or(Role::Attacker);
        Some(Plan {
            scenario,
            table: Tabletop::of(&army.event),
            measure: Measure::of(&army.event),
            told: Told::of(&army.event),
            fords: army.basic.fords.clone(),
            below,
            attacker: crate::text::capital(words::role(Role::Attacker)),
            defender: crate::text::capital(words::role(Role::Defender)),
            letters: self.letters,
        })
    }

    fn piece(&self, piece: &Piece) -> Group {
        let form = match &piece.shape {
            super::Shape::Ellipse(size) => Form::Ellipse {
                x: 0.0,
                y: 0.0,
                rx: f64::from(size.width) / 2.0,
                ry: f64::from(size.depth) / 2.0,
            },
            super::Shape::Rectangle(size) => {
                let (width, height) = (f64::from(size.width), f64::from(size.depth));
                Form::Rect {
                    x: -width / 2.0,
                    y: -height / 2.0,
                    width,
                    height,
                }
            }
            super::Shape::Line { points, .. } => Form::Path {
                points: points
                    .iter()
                    .map(|point| (f64::from(point.x), f64::from(point.y)))
                    .collect(),
                closed: false,
            },
        };
        let shapes = match &piece.shape {
            // A band is its own stroke, with a thinner one of paper on it, so that it has banks.
            super::Shape::Line { width, .. } => {
                let width = f64::from(*width);
                let bank = DrawnShape {
                    class: "bank",
                    form: form.clone(),
                    ink: Ink::stroke(width),
                };
                let bed = DrawnShape {
                    class: "bed",
                    form,
                    ink: Ink::stroke((width - 6.0).max(1.0)),
                };
                vec![bank, bed]
            }
            _ => {
                let contours = contours(piece);
                let ground = DrawnShape {
                    class: "ground",
                    form,
                    ink: Ink::stroke(3.0).filled(Fill::Hatch),
                };
                std::iter::once(ground).chain(contours).collect()
            }
        };
        Group {
            class: format!("terrain {}", words::terrain_class(piece.kind)),
            item: Some(Item::Terrain(piece.id)),
            title: Some(short(&words::item(Item::Terrain(piece.id), self.names))),
            at: self.field.hold(piece.at),
            angle: piece.angle,
            shapes,
        }
    }

    fn piece_text(&self, piece: &Piece) -> String {
        let mut text = match self.is_cramped() {
            true => piece.name.clone(),
            false => format!("{} {}", piece.name, words::terrain(piece.kind)),
        };
        let ambushes = &self.names.army.deployment.ambushes;
        let hidden: usize = ambushes
            .iter()
            .filter(|ambush| ambush.terrain == piece.name)
            .map(|ambush| ambush.units.len())
            .sum();
        if self.sight == Sight::Sealed && hidden > 0 {
            text = words::with_ambush(&text, hidden);
        }
        text
    }

    fn label_place(&self, piece: &Piece) -> Point {
        match &piece.shape {
            super::Shape::Line { points, .. } => {
                // Half-way along the middle leg, where no bend is.
                let leg = points.len().saturating_sub(1) / 2;
                let end = |n| points.get(n).copied().unwrap_or_default();
                let (from, to) = (end(leg), end(leg + 1));
                let middle = Point::new(from.x / 2 + to.x / 2, from.y / 2 + to.y / 2);
                middle.plus(piece.at).turned(piece.at, piece.angle)
            }
            _ => piece.at,
        }
    }

    /// Upright, whatever way the piece is turned; above it all where troops stand in it.
    fn piece_label(&self, piece: &Piece) -> Group {
        let letters = self.letters();
        let place = (0.0, letters * 0.35);
        let text = short(&self.piece_text(piece));
        let label = DrawnShape::text("label", place, letters, Anchor::Middle, text);
        Group {
            at: self.field.hold(self.off_lines(self.label_place(piece))),
            item: Some(Item::Terrain(piece.id)),
            ..still("terrain-label", vec![label])
        }
    }

    /// A little further up where a line would strike the words through.
    fn off_lines(&self, at: Point) -> Point {
        let near = self.letters() * 0.7;
        let lines = self.across();
        let struck = lines
            .into_iter()
            .find(|y| (f64::from(at.y) - y).abs() < near);
        struck.map_or(at, |y| Point::new(at.x, (y - near).round() as i16))
    }

    fn blocks(&self, blocks: &[Block], item: fn(u8) -> Item) -> Vec<Group> {
        let letters = self.letters();
        let numbered = blocks.iter().zip(0u8..);
        numbered
            .map(|(block, n)| {
                let (width, depth) = (f64::from(block.size.width), f64::from(block.size.depth));
                let item = item(n);
                let (class, mut shapes) = match item {
                    Item::Fortification(_) => {
                        let ink = Ink::stroke(2.0).filled(Fill::Hatch);
                        (
                            "fortification",
                            vec![DrawnShape::centred("wall", width, depth, ink)],
                        )
                    }
                    _ => (
                        "baggage",
                        vec![DrawnShape::centred("wagons", width, depth, Ink::TEXT)],
                    ),
                };
                if let (Item::Baggage(_), Labels::OnThings) = (item, self.labels) {
                    let at = (width / 2.0 + letters * 0.5, letters * 0.35);
                    let text = words::BAGGAGE.to_owned();
                    shapes.push(DrawnShape::text("label", at, letters, Anchor::Start, text));
                }
                Group {
                    class: class.to_owned(),
                    item: Some(item),
                    title: Some(words::item(item, self.names)),
                    at: self.field.hold(block.at),
                    angle: block.angle,
                    shapes,
                }
            })
            .collect()
    }

    fn rectangle(&self, id: CommandId, block: Block) -> Group {
        let (width, depth) = (f64::from(block.size.width), f64::from(block.size.depth));
        let letters = self.letters();
        let at = (-width / 2.0, -depth / 2.0 - letters * 0.35);
        let outline = DrawnShape::centred("outline", width, depth, Ink::stroke(5.0));
        let name = (self.labels == Labels::OnThings).then(|| {
            let name = short(&self.command_name(id));
            DrawnShape::text("name", at, letters, Anchor::Start, name)
        });
        Group {
            class: "rectangle".to_owned(),
            item: Some(Item::Rectangle(id)),
            title: Some(short(&words::item(Item::Rectangle(id), self.names))),
            at: self.field.hold(block.at),
            angle: block.angle,
            shapes: std::iter::once(outline).chain(name).collect(),
        }
    }

    fn command_name(&self, id: CommandId) -> String {
        words::command_on_map(id, self.names)
    }

    fn size_of(&self, body: &Body) -> Size {
        let kinds = body.ranks.iter();
        let kinds = kinds.filter_map(|unit| self.kinds.get(&unit.id).copied());
        body_size(self.field.scale, kinds)
    }

    /// The ranks one behind the other; the general's flag above the first.
    fn body(&self, body: &Body) -> Option<Group> {
        let placed = self.map.body(body)?;
        let scale = self.field.scale;
        let kind = |id: UnitId| self.kinds.get(&id).copied();
        let size = self.size_of(body);
        let mut front = -f64::from(size.depth) / 2.0;
        let mut shapes = Vec::new();
        for unit in &body.ranks {
            let kind = kind(unit.id);
            let base = kind.map_or(Size::new(size.width, 20), |kind| base_of(scale, kind));
            let middle = front + f64::from(base.depth) / 2.0;
            let mut rank = symbol::base(kind, base);
            if unit.general.is_some() {
                rank.extend(symbol::flag(base));
            }
            shapes.extend(rank.into_iter().map(|shape| lowered(shape, middle)));
            front += f64::from(base.depth);
        }
        let item = Item::Body(placed.unit);
        Some(Group {
            class: "body".to_owned(),
            item: Some(item),
            title: Some(short(&words::item(item, self.names))),
            at: self.field.hold(placed.at),
            angle: placed.angle,
            shapes,
        })
    }
}
