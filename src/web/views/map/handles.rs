//! The handles of the thing in hand: to turn, to resize, to bend. They are as large as a finger
//! whatever the zoom.

use super::editor::Editor;
use super::shapes::transform;
use crate::army::Army;
use crate::map::picture::number;
use crate::map::{Block, Item, Point, Shape};
use crate::rules::Judgement;
use crate::screen::map::{block_of, is_resizable};
use crate::web::dom::{El, live_of, svg};
use crate::web::signals::*;

/// In pixels: what a finger needs, and what is seen of it.
const FINGER: f64 = 22.0;
const KNOB: f64 = 7.0;
/// How far from the thing the handles are.
const APART: f64 = 26.0;

#[derive(Clone, PartialEq)]
struct Held {
    item: Item,
    block: Block,
    bends: Vec<Point>,
    mm_per_pixel: f64,
}

pub fn draw(editor: Editor) -> El {
    live_of(
        svg("g").class("handles").attr("aria-hidden", "true"),
        move || {
            let item = editor.picked.get()?;
            let judgement = editor.bench.judgement.get();
            editor
                .bench
                .history
                .with(|history| held(history.army(), &judgement, item, editor.mm_per_pixel()))
        },
        |held| held.iter().map(drawn).collect(),
    )
}

/// As they would be if the army were this one: for a thing that is being resized.
pub fn redraw(handles: &El, army: &Army, judgement: &Judgement, item: Item, mm_per_pixel: f64) {
    if let Some(held) = held(army, judgement, item, mm_per_pixel) {
        handles.element().set_text_content(None);
        let _ = handles.node().append_child(drawn(&held).node());
    }
}

fn held(army: &Army, judgement: &Judgement, item: Item, mm_per_pixel: f64) -> Option<Held> {
    let piece = match item {
        Item::Terrain(id) => army.deployment.map.piece(id),
        _ => None,
    };
    let bends = match piece.map(|piece| &piece.shape) {
        Some(Shape::Line { points, .. }) => points.clone(),
        _ => Vec::new(),
    };
    Some(Held {
        item,
        block: block_of(army, judgement, item)?,
        bends,
        mm_per_pixel,
    })
}

fn drawn(held: &Held) -> El {
    let pixel = held.mm_per_pixel;
    let (width, depth) = (
        f64::from(held.block.size.width),
        f64::from(held.block.size.depth),
    );
    let is_band = !held.bends.is_empty();
    let mut parts = Vec::new();
    if !is_band {
        let around = 3.0 * pixel;
        parts.push(frame("hold", width + 2.0 * around, depth + 2.0 * around));
        // Small things can be taken hold of beside themselves.
        let finger = 2.0 * FINGER * pixel;
        if width.min(depth) < finger && !matches!(held.item, Item::Rectangle(_)) {
            let grab = frame("grab", width.max(finger), depth.max(finger));
            parts.push(grab.attr("data-handle", "whole"));
        }
    }
    let front = -depth / 2.0 - APART * pixel;
    if is_band {
        let bends = held.bends.iter().enumerate();
        parts.extend(bends.map(|(n, at)| {
            let (x, y) = (f64::from(at.x), f64::from(at.y));
            knob(&format!("bend-{n}"), x, y, pixel)
        }));
    } else {
        let stem = svg("path").class("stem").attr(
            "d",
            &format!("M0 {}V{}", number(-depth / 2.0), number(front)),
        );
        parts.push(stem);
        parts.push(knob("turn", 0.0, front, pixel));
        if is_resizable(held.item) {
            let off = APART / 2.0 * pixel;
            parts.push(knob("corner", width / 2.0 + off, depth / 2.0 + off, pixel));
        }
    }
    svg("g")
        .id("held")
        .attr("transform", &transform(held.block.at, held.block.angle))
        .children(parts)
}

fn frame(class: &str, width: f64, depth: f64) -> El {
    svg("rect")
        .class(class)
        .attr("x", &number(-width / 2.0))
        .attr("y", &number(-depth / 2.0))
        .attr("width", &number(width))
        .attr("height", &number(depth))
}

fn knob(name: &str, x: f64, y: f64, pixel: f64) -> El {
    let circle = |class: &str, radius: f64| {
        svg("circle")
            .class(class)
            .attr("r", &number(radius * pixel))
    };
    svg("g")
        .class(&format!("knob {}", name.split('-').next().unwrap_or(name)))
        .attr("data-handle", name)
        .attr(
            "transform",
            &format!("translate({} {})", number(x), number(y)),
        )
        .child(circle("finger", FINGER))
        .child(circle("seen", KNOB))
}
