//! What keys and buttons do to the thing in hand: all that a drag can do, step by step.

use super::{block_of, moved_with};
use crate::army::{Army, Edit};
use crate::map::{Angle, Block, Field, Item, MapAction, Point, Size};
use crate::rules::Judgement;

/// Degrees that a key or button turns by.
pub(super) const TURN: i16 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// So many steps to the right and towards the player.
    Move {
        right: i16,
        back: i16,
        fine: bool,
    },
    /// Degrees clockwise.
    Turn(i16),
    /// Turns the front to the enemy.
    Face,
    /// Makes the front longer or shorter by so many U.
    Widen(i16),
    Deepen(i16),
    Remove,
}

/// What a key does to the thing that has the focus.
pub fn key_act(key: &str, shift: bool) -> Option<Act> {
    let step = |right, back| Act::Move {
        right,
        back,
        fine: shift,
    };
    match key {
        "ArrowLeft" => Some(step(-1, 0)),
        "ArrowRight" => Some(step(1, 0)),
        "ArrowUp" => Some(step(0, -1)),
        "ArrowDown" => Some(step(0, 1)),
        "[" | "," => Some(Act::Turn(-TURN)),
        "]" | "." => Some(Act::Turn(TURN)),
        "{" | "<" => Some(Act::Turn(-1)),
        "}" | ">" => Some(Act::Turn(1)),
        "0" => Some(Act::Face),
        "w" => Some(Act::Widen(1)),
        "W" => Some(Act::Widen(-1)),
        "d" => Some(Act::Deepen(1)),
        "D" => Some(Act::Deepen(-1)),
        "Delete" | "Backspace" => Some(Act::Remove),
        _ => None,
    }
}

/// None where it would change nothing: at the edge of the table, or a base's fixed size.
pub fn edit_for(army: &Army, judgement: &Judgement, item: Item, act: Act) -> Option<Edit> {
    let block = block_of(army, judgement, item)?;
    let field = Field::of(&army.event);
    let items = moved_with(army, item);
    match act {
        Act::Move { right, back, fine } => {
            let step = if fine { fine_step(&field) } else { field.u };
            let by = Point::new(right.saturating_mul(step), back.saturating_mul(step));
            let by = field.hold(block.at.plus(by)).minus(block.at);
            (by != Point::default()).then_some(Edit::map(MapAction::Move { items, by }))
        }
        Act::Turn(by) => turn(items, block.at, stepped(block.angle, by)),
        Act::Face => turn(items, block.at, to_front(block.angle)),
        Act::Widen(by) => {
            let width = longer(block.size.width, by, &field);
            resize(item, block, Size::new(width, block.size.depth))
        }
        Act::Deepen(by) => {
            let depth = longer(block.size.depth, by, &field);
            resize(item, block, Size::new(block.size.width, depth))
        }
        Act::Remove => Some(Edit::map(MapAction::Remove(items))),
    }
}

/// A tenth of U.
pub(super) fn fine_step(field: &Field) -> i16 {
    (field.u / 10).max(1)
}

/// To the next whole step, so that turning always comes back to straight.
fn stepped(angle: Angle, by: i16) -> i16 {
    if by.abs() < 2 {
        return by;
    }
    let off = i16::try_from(angle.degrees()).unwrap_or(0) % by.abs();
    match (off, by) {
        (0, by) => by,
        (off, 1..) => by - off,
        (off, _) => -off,
    }
}

/// The shorter way round.
fn to_front(angle: Angle) -> i16 {
    match i16::try_from(angle.degrees()).unwrap_or(0) {
        right @ ..=180 => -right,
        left => 360 - left,
    }
}

pub(super) fn turn(items: Vec<Item>, about: Point, by: i16) -> Option<Edit> {
    let about = (items.len() > 1).then_some(about);
    (by != 0).then_some(Edit::map(MapAction::Turn { items, about, by }))
}

fn longer(length: i16, by: i16, field: &Field) -> i16 {
    let wanted = length.saturating_add(by.saturating_mul(field.u));
    wanted.max(field.u.min(length))
}

/// Bases have the size that they have.
pub fn is_resizable(item: Item) -> bool {
    !matches!(item, Item::Body(_))
}

/// Its front left corner stays where it is.
pub(super) fn resize(item: Item, block: Block, to: Size) -> Option<Edit> {
    if to == block.size || !is_resizable(item) {
        return None;
    }
    let by = Point::new(
        (to.width - block.size.width) / 2,
        (to.depth - block.size.depth) / 2,
    );
    let by = by.turned(Point::default(), block.angle);
    let resize = Edit::map(MapAction::Resize { item, to });
    let moved = MapAction::Move {
        items: vec![item],
        by,
    };
    Some(match by {
        Point { x: 0, y: 0 } => resize,
        _ => Edit::Several(vec![resize, Edit::map(moved)]),
    })
}
