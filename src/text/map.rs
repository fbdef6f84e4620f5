//! Words for the map.

use super::Names;
use crate::army::CommandId;
use crate::event::{LengthUnit, Measure, RuleSet};
use crate::map::{Class, Item, MapAction, Point, Role, TerrainKind};

/// `3.5U`, `2H`, from tenths.
pub fn length(tenths: u32, unit: LengthUnit) -> String {
    let unit = unit_name(unit);
    match tenths % 10 {
        0 => format!("{}{unit}", tenths / 10),
        rest => format!("{}.{rest}{unit}", tenths / 10),
    }
}

pub fn unit_name(unit: LengthUnit) -> &'static str {
    match unit {
        LengthUnit::U => "U",
        LengthUnit::H => "H",
    }
}

pub fn class(class: Class) -> &'static str {
    match class {
        Class::Impassable => "impassable",
        Class::Broken => "broken ground",
        Class::Difficult => "difficult ground, steep hills or woods",
        Class::GentleHill => "gentle hills",
    }
}

pub fn terrain(kind: TerrainKind) -> &'static str {
    match kind {
        TerrainKind::Wood => "wood",
        TerrainKind::GentleHill => "gentle hill",
        TerrainKind::SteepHill => "steep hill",
        TerrainKind::Broken => "broken ground",
        TerrainKind::Difficult => "difficult ground",
        TerrainKind::Impassable => "impassable ground",
        TerrainKind::BuiltUpArea => "built-up area",
        TerrainKind::Road => "road",
        TerrainKind::River => "river",
    }
}

pub fn role(role: Role) -> &'static str {
    match role {
        Role::Attacker => "Attacker",
        Role::Defender => "Defender",
    }
}

/// The kind as a style sheet knows it.
pub fn terrain_class(kind: TerrainKind) -> &'static str {
    match kind {
        TerrainKind::Wood => "wood",
        TerrainKind::GentleHill => "gentle-hill",
        TerrainKind::SteepHill => "steep-hill",
        TerrainKind::Broken => "broken",
        TerrainKind::Difficult => "difficult",
        TerrainKind::Impassable => "impassable",
        TerrainKind::BuiltUpArea => "built-up-area",
        TerrainKind::Road => "road",
        TerrainKind::River => "river",
    }
}

pub const MIDDLE_LINE: &str = "middle line";
pub const OWN_ZONE: &str = "own zone";
pub const ENEMY_ZONE: &str = "enemy zone";
pub const BAGGAGE: &str = "baggage";

/// `own zone, 15U from the middle`.
pub fn own_zone(distance: &str) -> String {
    format!("own zone, {distance} from the middle")
}

pub fn forward_limit(distance: &str) -> String {
    format!("forward deployment to {distance}")
}

pub fn with_ambush(piece: &str, units: usize) -> String {
    match units {
        1 => format!("{piece}: 1 hidden"),
        units => format!("{piece}: {units} hidden"),
    }
}

/// As it is written on the map: "Command 1 · C-in-C".
pub fn command_on_map(id: CommandId, names: Names<'_>) -> String {
    let army = names.army;
    let mut units = army.command(id).into_iter().flat_map(|c| c.units());
    let name = names.command(id);
    match units.any(|unit| army.cic == Some(unit.id)) {
        true if names.list.game() == RuleSet::Basic => format!("{name} · General"),
        true => format!("{name} · C-in-C"),
        false => name,
    }
}

/// What an item of the map is called in a sentence: "wood A", "Command 1".
pub fn item(item: Item, names: Names<'_>) -> String {
    match item {
        Item::Terrain(id) => match names.army.deployment.map.piece(id) {
            Some(piece) => format!("{} {}", terrain(piece.kind), piece.name),
            None => "a terrain piece".to_owned(),
        },
        Item::Rectangle(command) => format!("the rectangle of {}", names.command(command)),
        Item::Body(unit) => names.unit_in_place(unit),
        Item::Baggage(_) => "the baggage".to_owned(),
        Item::Fortification(_) => "a fortification".to_owned(),
    }
}

/// What an action will do to the map.
pub fn map_action(action: &MapAction, names: Names<'_>) -> String {
    match action {
        MapAction::SetRole(Some(to)) => format!("Be the {}", role(*to)),
        MapAction::SetRole(None) => "Leave open who is the Attacker".to_owned(),
        MapAction::SetControl(_) => "Say who has major control".to_owned(),
        MapAction::PlaceTerrain(piece) => {
            format!("Place {} {}", terrain(piece.kind), piece.name)
        }
        MapAction::PlaceRectangle(r) => {
            format!("Draw the rectangle of {}", names.command(r.command))
        }
        MapAction::PlaceBody(body) => format!("Place {}", names.unit_in_place(body.unit)),
        MapAction::PlaceBaggage(_) => "Place baggage".to_owned(),
        MapAction::PlaceFortification(_) => "Place a fortification".to_owned(),
        MapAction::PlaceCommand { rectangle, .. } => {
            format!("Line up {}", names.command(rectangle.command))
        }
        MapAction::Move { items, by } => {
            format!("Move {}{}", of_items(items, names), way(*by, names))
        }
        MapAction::Turn { items, by, .. } => {
            let side = if *by < 0 { "left" } else { "right" };
            let by = by.unsigned_abs();
            format!("Turn {} {by}° {side}", of_items(items, names))
        }
        MapAction::Resize { item: it, .. } => format!("Resize {}", item(*it, names)),
        MapAction::Remove(items) => format!("Take {} off the map", of_items(items, names)),
        MapAction::NameTerrain { piece, name } => {
            format!("Name {} {name}", item(Item::Terrain(*piece), names))
        }
        MapAction::SetTerrainKind { piece, kind } => {
            let piece = item(Item::Terrain(*piece), names);
            format!("Change {piece} to {}", terrain(*kind))
        }
        MapAction::SetPlacedBy { piece, by } => {
            let piece = item(Item::Terrain(*piece), names);
            match by {
                Some(by) => format!("Mark {piece} as placed by the {}", role(*by)),
                None => format!("Leave open who placed {piece}"),
            }
        }
        MapAction::Reshape { piece, .. } => {
            format!("Reshape {}", item(Item::Terrain(*piece), names))
        }
        MapAction::Clear => "Clear the map".to_owned(),
    }
}

/// ` left by 3.5U and forward by 2U`, as the player sees it.
fn way(by: Point, names: Names<'_>) -> String {
    let measure = Measure::of(&names.army.event);
    let part = |mm: i16, less: &str, more: &str| {
        let tenths = measure.tenths_up(u32::from(mm.unsigned_abs()));
        let side = if mm < 0 { less } else { more };
        (mm != 0).then(|| format!("{side} by {}", length(tenths, measure.unit)))
    };
    let parts = [part(by.x, "left", "right"), part(by.y, "forward", "back")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    match parts.as_slice() {
        [] => String::new(),
        parts => format!(" {}", parts.join(" and ")),
    }
}

/// A command that moves with its bodies is the command.
fn of_items(items: &[Item], names: Names<'_>) -> String {
    let rectangle = items.iter().find_map(|it| match it {
        Item::Rectangle(command) => Some(*command),
        _ => None,
    });
    match (items, rectangle) {
        ([one], _) => item(*one, names),
        (_, Some(command)) => names.command(command),
        (many, None) => format!("{} things", many.len()),
    }
}
