//! Words for the map.

use super::Names;
use crate::map::{Class, Item, MapAction, Role, TerrainKind};

/// `3.5U`, from tenths.
pub fn in_u(tenths: u32) -> String {
    match tenths % 10 {
        0 => format!("{}U", tenths / 10),
        rest => format!("{}.{rest}U", tenths / 10),
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
        MapAction::Move { items, .. } => format!("Move {}", of_items(items, names)),
        MapAction::Turn { items, .. } => format!("Turn {}", of_items(items, names)),
        MapAction::Resize { item: it, .. } => format!("Resize {}", item(*it, names)),
        MapAction::Remove(items) => format!("Take {} off the map", of_items(items, names)),
        MapAction::NameTerrain { piece, name } => {
            format!("Name {} {name}", item(Item::Terrain(*piece), names))
        }
        MapAction::SetTerrainKind { piece, kind } => {
            let piece = item(Item::Terrain(*piece), names);
            format!("Make {piece} a {}", terrain(*kind))
        }
        MapAction::Reshape { piece, .. } => {
            format!("Reshape {}", item(Item::Terrain(*piece), names))
        }
        MapAction::Clear => "Clear the map".to_owned(),
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
