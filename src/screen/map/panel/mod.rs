//! What is known of the selected thing, and what can be done to it beside moving it.

mod terrain;
mod troops;

use super::thing::{block_of, body_with};
use super::{Act, edit_for, is_resizable};
use crate::army::Edit;
use crate::map::{Field, Item, PieceId};
use crate::rules::Judgement;
use crate::screen::builder::Choice;
use crate::text::{Names, map as words, place};
use terrain::of_terrain;
pub use troops::marching;
use troops::{of_body, of_command};

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
