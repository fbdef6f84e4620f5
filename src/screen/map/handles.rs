//! The handles of the selected thing: to turn, resize and bend it. They are as large as a finger
//! whatever the zoom.

use super::{block_of, is_resizable};
use crate::army::Army;
use crate::map::{Angle, Item, Point, Shape};
use crate::rules::Judgement;

/// In pixels: what a finger needs, and what is seen of it.
const FINGER: f64 = 22.0;
const KNOB: f64 = 7.0;
/// How far from the thing the handles are.
const APART: f64 = 26.0;

/// Lengths are millimetres about the thing's place.
#[derive(Clone, Debug, PartialEq)]
pub struct Handles {
    pub at: Point,
    pub angle: Angle,
    /// Width and depth of the frame around it; none for a road or river.
    pub frame: Option<(f64, f64)>,
    /// Small things can be grabbed beside themselves: width and depth of where.
    pub grab: Option<(f64, f64)>,
    /// From its front to the handle that turns it.
    pub stem: Option<(f64, f64)>,
    pub knobs: Vec<Knob>,
    /// The radius that a finger needs, and the one that is seen.
    pub finger: f64,
    pub seen: f64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Knob {
    /// "turn", "corner", "bend-1".
    pub name: String,
    pub x: f64,
    pub y: f64,
}

fn knob(name: &str, x: f64, y: f64) -> Knob {
    let name = name.to_owned();
    Knob { name, x, y }
}

pub fn handles(
    army: &Army,
    judgement: &Judgement,
    item: Item,
    mm_per_pixel: f64,
) -> Option<Handles> {
    let block = block_of(army, judgement, item)?;
    let pixels = |count: f64| count * mm_per_pixel;
    let bare = Handles {
        at: block.at,
        angle: block.angle,
        frame: None,
        grab: None,
        stem: None,
        knobs: Vec::new(),
        finger: pixels(FINGER),
        seen: pixels(KNOB),
    };
    let piece = match item {
        Item::Terrain(id) => army.deployment.map.piece(id),
        _ => None,
    };
    if let Some(Shape::Line { points, .. }) = piece.map(|piece| &piece.shape) {
        let bends = points.iter().enumerate();
        let knobs = bends.map(|(n, at)| {
            let (x, y) = (f64::from(at.x), f64::from(at.y));
            knob(&format!("bend-{n}"), x, y)
        });
        return Some(Handles {
            knobs: knobs.collect(),
            ..bare
        });
    }
    let (width, depth) = (f64::from(block.size.width), f64::from(block.size.depth));
    let around = pixels(6.0);
    let finger = pixels(2.0 * FINGER);
    let is_small = width.min(depth) < finger && !matches!(item, Item::Rectangle(_));
    let front = -depth / 2.0;
    let turn = front - pixels(APART);
    let off = pixels(APART / 2.0);
    let corner = is_resizable(item).then(|| knob("corner", width / 2.0 + off, depth / 2.0 + off));
    Some(Handles {
        frame: Some((width + around, depth + around)),
        grab: is_small.then_some((width.max(finger), depth.max(finger))),
        stem: Some((front, turn)),
        knobs: [Some(knob("turn", 0.0, turn)), corner]
            .into_iter()
            .flatten()
            .collect(),
        ..bare
    })
}
