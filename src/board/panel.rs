//! What is known of the thing in hand, and what can be done to it beside moving it.

use super::ambush::{bring_out, hide, hiding_place};
use super::thing::{block_of, body_with};
use super::{Act, edit_for, is_resizable};
use crate::army::{Army, Body, CommandId, Edit, FlankMarch, Forward, Side, UnitId};
use crate::desk::{Choice, ChoiceItem};
use crate::list::Weapon;
use crate::map::{Field, Item, Map, MapAction, Piece, PieceId, Point, Shape, TerrainKind};
use crate::rules::Judgement;
use crate::rules::deployment::ambush::may_hide;
use crate::text::{self, Names, map as words, place};

#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    pub item: Item,
    pub title: String,
    /// "heavy foot", "gentle hill", "command rectangle".
    pub kind: String,
    /// Figures with their labels.
    pub figures: Vec<(&'static str, String)>,
    pub is_resizable: bool,
    /// A terrain piece has a name that can be changed.
    pub name: Option<(PieceId, String)>,
    pub choices: Vec<Choice>,
    /// Heading and switches: who hides here, who deploys forward.
    pub toggles: Option<(&'static str, Vec<NamedToggle>)>,
    /// The bends of a road or river.
    pub bends: Vec<Bend>,
    pub buttons: Vec<Button>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct NamedToggle {
    pub label: String,
    pub is_on: bool,
    pub edit: Edit,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    pub label: String,
    pub edit: Edit,
}

/// One point of a band, with the edits that move it by U: left, forward, back, right.
#[derive(Clone, Debug, PartialEq)]
pub struct Bend {
    pub label: String,
    pub moves: [(&'static str, Edit); 4],
}

pub fn panel(names: Names<'_>, judgement: &Judgement, item: Item) -> Option<Panel> {
    let army = names.army;
    let map = &army.deployment.map;
    let field = Field::of(&army.event);
    let block = block_of(army, judgement, item)?;
    let edge = i32::from(field.half_depth()) - i32::from(block.at.y);
    let figures = vec![
        (
            "Place",
            format!(
                "{} ({})",
                place::from_edge(&field, block.at),
                place::cm(edge)
            ),
        ),
        (
            "Side",
            format!(
                "{} ({})",
                place::from_middle(&field, block.at),
                place::cm(i32::from(block.at.x))
            ),
        ),
        ("Front", place::front(&field, &block)),
        (
            "Facing",
            place::turned(block.angle).unwrap_or_else(|| "the enemy".to_owned()),
        ),
        (
            "Size",
            format!(
                "{} ({})",
                place::size(&field, block.size),
                place::size_in_cm(block.size)
            ),
        ),
    ];
    let mut panel = Panel {
        item,
        title: words::item(item, names),
        kind: String::new(),
        figures,
        is_resizable: is_resizable(item),
        name: None,
        choices: Vec::new(),
        toggles: None,
        bends: Vec::new(),
        buttons: Vec::new(),
    };
    match item {
        Item::Terrain(id) => of_terrain(&mut panel, names, judgement, map.piece(id)?),
        Item::Rectangle(id) => of_command(&mut panel, names, id),
        Item::Body(unit) => of_body(&mut panel, names, judgement, body_with(army, unit)?),
        Item::Baggage(_) => panel.kind = words::BAGGAGE.to_owned(),
        Item::Fortification(_) => panel.kind = "fortification".to_owned(),
    }
    let off = edit_for(army, judgement, item, Act::Remove)?;
    panel.buttons.push(Button {
        label: match item {
            Item::Rectangle(_) => "Take the command off the table",
            Item::Terrain(_) => "Remove from the table",
            _ => "Take off the table",
        }
        .to_owned(),
        edit: off,
    });
    Some(panel)
}

fn of_terrain(panel: &mut Panel, names: Names<'_>, judgement: &Judgement, piece: &Piece) {
    let id = piece.id;
    panel.kind = words::terrain(piece.kind).to_owned();
    panel.name = Some((id, piece.name.clone()));
    // A band stays a band.
    let kinds = TerrainKind::ALL.into_iter();
    let is_band = matches!(piece.shape, Shape::Line { .. });
    let kinds = kinds.filter(|kind| kind.is_line() == is_band || *kind == piece.kind);
    panel.choices.push(Choice {
        label: "Kind",
        hint: String::new(),
        items: kinds
            .map(|kind| ChoiceItem {
                label: words::terrain(kind).to_owned(),
                is_chosen: kind == piece.kind,
                edit: Edit::Map(MapAction::SetTerrainKind { piece: id, kind }),
            })
            .collect(),
    });
    match &piece.shape {
        Shape::Line { width, points } => panel.bends = bends(names.army, id, *width, points),
        Shape::Ellipse(size) | Shape::Rectangle(size) => {
            let shapes = [
                ("round", Shape::Ellipse(*size)),
                ("square", Shape::Rectangle(*size)),
            ];
            panel.choices.push(Choice {
                label: "Outline",
                hint: String::new(),
                items: shapes
                    .into_iter()
                    .map(|(label, shape)| ChoiceItem {
                        label: label.to_owned(),
                        is_chosen: shape == piece.shape,
                        edit: Edit::Map(MapAction::Reshape { piece: id, shape }),
                    })
                    .collect(),
            });
        }
    }
    let hiders = hiders(names, judgement, piece);
    if !hiders.is_empty() {
        panel.toggles = Some(("In ambush here", hiders));
    }
}

/// The bodies that this ground may hide, and those that are said to hide here all the same.
fn hiders(names: Names<'_>, judgement: &Judgement, piece: &Piece) -> Vec<NamedToggle> {
    let army = names.army;
    let Some(ground) = piece.kind.ground() else {
        return Vec::new();
    };
    let fits = |body: &Body| {
        body.ranks.iter().all(|unit| {
            let mut figures = judgement.units.iter();
            let figures = figures.find(|known| known.id == unit.id);
            figures.is_some_and(|unit| {
                let pikes = unit.weapons.contains(&Weapon::Pike);
                unit.kind.is_some_and(|kind| may_hide(ground, kind, pikes))
            })
        })
    };
    let bodies = army.commands.iter().flat_map(|command| {
        let bodies = command.bodies.iter();
        bodies.map(move |body| (command.id, body))
    });
    bodies
        .filter_map(|(command, body)| {
            let is_on = hiding_place(army, body) == Some(piece.name.as_str());
            if !is_on && !fits(body) {
                return None;
            }
            let front = body.ranks.first()?.id;
            let edit = if is_on {
                bring_out(army, body)
            } else {
                hide(army, body, piece)?
            };
            Some(NamedToggle {
                label: format!("{} of {}", names.body_here(front), names.command(command)),
                is_on,
                edit,
            })
        })
        .collect()
}

fn bends(army: &Army, piece: PieceId, width: i16, points: &[Point]) -> Vec<Bend> {
    let u = Field::of(&army.event).u;
    let moved = |n: usize, by: Point| {
        let mut points = points.to_vec();
        if let Some(point) = points.get_mut(n) {
            *point = point.plus(by);
        }
        let shape = Shape::Line { width, points };
        Edit::Map(MapAction::Reshape { piece, shape })
    };
    let last = points.len().saturating_sub(1);
    (0..points.len())
        .map(|n| Bend {
            label: match n {
                0 => "First end".to_owned(),
                n if n == last => "Other end".to_owned(),
                n => format!("Bend {n}"),
            },
            moves: [
                ("left", moved(n, Point::new(-u, 0))),
                ("forward", moved(n, Point::new(0, -u))),
                ("back", moved(n, Point::new(0, u))),
                ("right", moved(n, Point::new(u, 0))),
            ],
        })
        .collect()
}

fn of_command(panel: &mut Panel, names: Names<'_>, id: CommandId) {
    let army = names.army;
    panel.title = names.command(id);
    panel.kind = "command rectangle".to_owned();
    let march = army.deployment.flank_march;
    let own = march.filter(|march| march.command == id);
    let sides = [None, Some(Side::Left), Some(Side::Right)];
    panel.choices.push(Choice {
        label: "Flank march",
        hint: "Off the table, then".to_owned(),
        items: sides
            .into_iter()
            .map(|side| ChoiceItem {
                label: side.map_or("none", text::side).to_owned(),
                is_chosen: own.map(|march| march.side) == side,
                edit: marching(army, id, side),
            })
            .collect(),
    });
    let forward = &army.deployment.forward;
    let is_forward = *forward == Some(Forward::A(id));
    panel.toggles = Some((
        "Forward deployment",
        vec![NamedToggle {
            label: "This command deploys forward (type A)".to_owned(),
            is_on: is_forward,
            edit: Edit::SetForward((!is_forward).then_some(Forward::A(id))),
        }],
    ));
    panel.buttons.push(Button {
        label: "Remove the rectangle only".to_owned(),
        edit: Edit::Map(MapAction::Remove(vec![Item::Rectangle(id)])),
    });
}

/// A command that marches leaves the table.
fn marching(army: &Army, id: CommandId, side: Option<Side>) -> Edit {
    let march = side.map(|side| FlankMarch { command: id, side });
    let set = Edit::SetFlankMarch(march);
    let items = army
        .command(id)
        .map(|command| army.deployment.map.items_of(command));
    match (march, items) {
        (Some(_), Some(items)) if !items.is_empty() => {
            Edit::Several(vec![Edit::Map(MapAction::Remove(items)), set])
        }
        _ => set,
    }
}

fn of_body(panel: &mut Panel, names: Names<'_>, judgement: &Judgement, body: &Body) {
    let army = names.army;
    let Some(front) = body.ranks.first().map(|unit| unit.id) else {
        return;
    };
    let mut figures = judgement.units.iter();
    let kind = figures.find(|unit| unit.id == front).and_then(|u| u.kind);
    let kind = kind.map_or("of no list", |kind| text::troop_type(kind).1);
    panel.kind = match body.ranks.len() {
        0 | 1 => kind.to_owned(),
        n => format!("{kind}, Large Unit of {n}"),
    };
    let map = &army.deployment.map;
    panel.choices.extend(ambush_choice(army, body, map));
    let units: Vec<UnitId> = body.ranks.iter().map(|unit| unit.id).collect();
    panel.toggles = forward_toggle(army, &units).map(|t| ("Forward deployment", vec![t]));
}

fn ambush_choice(army: &Army, body: &Body, map: &Map) -> Option<Choice> {
    let hidden_in = hiding_place(army, body);
    let none = ChoiceItem {
        label: "none".to_owned(),
        is_chosen: hidden_in.is_none(),
        edit: bring_out(army, body),
    };
    let pieces = map.terrain.iter().filter_map(|piece| {
        Some(ChoiceItem {
            label: format!("{} {}", words::terrain(piece.kind), piece.name),
            is_chosen: hidden_in == Some(piece.name.as_str()),
            edit: hide(army, body, piece)?,
        })
    });
    let items: Vec<ChoiceItem> = std::iter::once(none).chain(pieces).collect();
    (items.len() > 1).then(|| Choice {
        label: "Ambush",
        hint: "Off the table, then".to_owned(),
        items,
    })
}

/// Type B names units; type A is said of a command.
fn forward_toggle(army: &Army, units: &[UnitId]) -> Option<NamedToggle> {
    let named = match &army.deployment.forward {
        Some(Forward::A(_)) => return None,
        Some(Forward::B(named)) => named.clone(),
        None => Vec::new(),
    };
    let is_on = units.iter().all(|unit| named.contains(unit));
    let others = named.into_iter().filter(|unit| !units.contains(unit));
    let mut after: Vec<UnitId> = others.collect();
    if !is_on {
        after.extend(units);
    }
    Some(NamedToggle {
        label: "Deploys forward (type B)".to_owned(),
        is_on,
        edit: Edit::SetForward((!after.is_empty()).then_some(Forward::B(after))),
    })
}
