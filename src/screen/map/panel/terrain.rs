//! A terrain piece in hand: its kind, outline and course, and who hides in it.

use super::{Bend, NamedToggle, Panel};
use crate::army::{Army, Body, Edit};
use crate::list::Weapon;
use crate::map::{Field, MapAction, Piece, PieceId, Point, Role, Shape, TerrainKind};
use crate::rules::Judgement;
use crate::rules::deployment::ambush::may_hide;
use crate::screen::builder::{Choice, ChoiceItem};
use crate::screen::map::ambush::{bring_out, hide, hiding_place};
use crate::text::{Names, map as words};

pub fn of_terrain(panel: &mut Panel, names: Names<'_>, judgement: &Judgement, piece: &Piece) {
    let id = piece.id;
    panel.kind = words::terrain(piece.kind).to_owned();
    panel.name = Some((id, piece.name.clone()));
    // A band stays a band.
    let kinds = TerrainKind::ALL.iter().copied();
    let is_band = matches!(piece.shape, Shape::Line { .. });
    let kinds = kinds.filter(|kind| kind.is_line() == is_band || *kind == piece.kind);
    panel.choices.push(Choice {
        label: "Kind",
        hint: String::new(),
        items: kinds
            .map(|kind| ChoiceItem {
                label: words::terrain(kind).to_owned(),
                is_chosen: kind == piece.kind,
                edit: Edit::map(MapAction::SetTerrainKind { piece: id, kind }).into(),
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
                        edit: Edit::map(MapAction::Reshape { piece: id, shape }).into(),
                    })
                    .collect(),
            });
        }
    }
    let placers = [None, Some(Role::Attacker), Some(Role::Defender)];
    panel.choices.push(Choice {
        label: "Placed by",
        hint: "At 300 and 350 points the Defender's pieces can't all be of one type.".to_owned(),
        items: placers
            .map(|by| ChoiceItem {
                label: match by {
                    None => "not said".to_owned(),
                    Some(role) => format!("the {}", words::role(role)),
                },
                is_chosen: by == piece.placed_by,
                edit: Edit::map(MapAction::SetPlacedBy { piece: id, by }).into(),
            })
            .into(),
    });
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
        Edit::map(MapAction::Reshape { piece, shape })
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
