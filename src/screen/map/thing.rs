//! The things on the table that can be taken in hand.

use super::MapFinding;
use crate::army::{Army, Body, CommandId, UnitId};
use crate::map::{Block, Field, Item, PieceId, body_size};
use crate::rules::{Grade, Judgement};
use crate::text::{Names, map as words, place};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thing {
    pub item: Item,
    /// What it is and where it stands, as a sentence.
    pub said: String,
    /// A rule is broken here.
    pub is_faulty: bool,
}

pub fn all(names: Names<'_>, judgement: &Judgement, findings: &[MapFinding]) -> Vec<Thing> {
    let army = names.army;
    let map = &army.deployment.map;
    let terrain = map.terrain.iter().map(|piece| Item::Terrain(piece.id));
    let commands = army
        .commands
        .iter()
        .flat_map(|command| map.items_of(command));
    let forts = (0u8..).zip(&map.fortifications);
    let forts = forts.map(|(n, _)| Item::Fortification(n));
    let baggage = (0u8..).zip(&map.baggage).map(|(n, _)| Item::Baggage(n));
    let items = terrain.chain(commands).chain(forts).chain(baggage);
    items
        .filter_map(|item| {
            let mut faults = findings.iter().filter(|f| f.view.grade == Grade::Illegal);
            Some(Thing {
                item,
                said: said(names, judgement, item)?,
                is_faulty: faults.any(|finding| finding.items.contains(&item)),
            })
        })
        .collect()
}

/// "Spearmen of Command 1, 12U from your edge, 3U left of the middle."
pub fn said(names: Names<'_>, judgement: &Judgement, item: Item) -> Option<String> {
    let block = block_of(names.army, judgement, item)?;
    let field = Field::of(&names.army.event);
    let name = match item {
        // As it is written beside it.
        Item::Rectangle(command) => {
            format!("the rectangle of {}", words::command_on_map(command, names))
        }
        _ => words::item(item, names),
    };
    Some(place::stands(&name, &field, block.at, block.angle))
}

/// The rectangle about a thing on the table.
pub fn block_of(army: &Army, judgement: &Judgement, item: Item) -> Option<Block> {
    let map = &army.deployment.map;
    match item {
        Item::Terrain(id) => map.piece(id).map(|piece| piece.block()),
        Item::Rectangle(id) => map.rectangle(id).map(|rectangle| rectangle.block()),
        Item::Baggage(n) => map.baggage.get(usize::from(n)).copied(),
        Item::Fortification(n) => map.fortifications.get(usize::from(n)).copied(),
        Item::Body(unit) => {
            let (at, angle) = map.place_of(item)?;
            let ranks = body_with(army, unit).map(|body| body.ranks.as_slice());
            let kinds = ranks.unwrap_or_default().iter();
            let kinds = kinds.filter_map(|unit| {
                let mut figures = judgement.units.iter();
                figures.find(|known| known.id == unit.id)?.kind
            });
            let size = body_size(army.event.scale, kinds);
            Some(Block { at, size, angle })
        }
    }
}

/// The thing nearest to a place within reach, all in millimetres; of several that it lies in,
/// the last one, which is drawn above the others.
pub fn nearest(
    army: &Army,
    judgement: &Judgement,
    things: &[Thing],
    (x, y): (f64, f64),
    reach: f64,
) -> Option<Item> {
    let mut best: Option<(f64, Item)> = None;
    for thing in things {
        let Some(block) = block_of(army, judgement, thing.item) else {
            continue;
        };
        let (dx, dy) = (x - f64::from(block.at.x), y - f64::from(block.at.y));
        let (sin, cos) = f64::from(block.angle.degrees()).to_radians().sin_cos();
        let along = (dx * cos + dy * sin).abs() - f64::from(block.size.width) / 2.0;
        let across = (dy * cos - dx * sin).abs() - f64::from(block.size.depth) / 2.0;
        let away = along.max(0.0).hypot(across.max(0.0));
        if away <= reach && best.is_none_or(|(least, _)| away <= least) {
            best = Some((away, thing.item));
        }
    }
    best.map(|(_, item)| item)
}

/// The body that a unit stands in.
pub(super) fn body_with(army: &Army, unit: UnitId) -> Option<&Body> {
    let mut bodies = army.commands.iter().flat_map(|command| &command.bodies);
    bodies.find(|body| body.ranks.iter().any(|ranked| ranked.id == unit))
}

/// What moves when this is moved: a command's rectangle takes its bodies along.
pub fn moved_with(army: &Army, item: Item) -> Vec<Item> {
    let command = match item {
        Item::Rectangle(id) => army.command(id),
        _ => None,
    };
    command.map_or_else(
        || vec![item],
        |command| army.deployment.map.items_of(command),
    )
}

/// A name for a thing that an element can have as its own.
pub fn key(item: Item) -> String {
    match item {
        Item::Terrain(PieceId(n)) => format!("terrain-{n}"),
        Item::Rectangle(CommandId(n)) => format!("rectangle-{n}"),
        Item::Body(UnitId(n)) => format!("body-{n}"),
        Item::Baggage(n) => format!("baggage-{n}"),
        Item::Fortification(n) => format!("fortification-{n}"),
    }
}

/// The thing of this name.
pub fn item_of(key: &str) -> Option<Item> {
    let (kind, number) = key.split_once('-')?;
    match kind {
        "terrain" => number.parse().ok().map(PieceId).map(Item::Terrain),
        "rectangle" => number.parse().ok().map(CommandId).map(Item::Rectangle),
        "body" => number.parse().ok().map(UnitId).map(Item::Body),
        "baggage" => number.parse().ok().map(Item::Baggage),
        "fortification" => number.parse().ok().map(Item::Fortification),
        _ => None,
    }
}
