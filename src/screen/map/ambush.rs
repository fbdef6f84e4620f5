//! Hiding bodies in terrain, and bringing them out.

use crate::army::{Ambush, Army, Body, Edit, UnitId};
use crate::map::{Item, MapAction, Piece};

/// The piece that a body hides in, by the player's name for it.
pub fn hiding_place<'a>(army: &'a Army, body: &Body) -> Option<&'a str> {
    let is_of_body = |id: &UnitId| body.ranks.iter().any(|unit| unit.id == *id);
    let mut ambushes = army.deployment.ambushes.iter();
    let ambush = ambushes.find(|ambush| ambush.units.iter().any(is_of_body))?;
    Some(&ambush.terrain)
}

/// The whole body goes into the piece, off the table and out of any other.
pub fn hide(army: &Army, body: &Body, piece: &Piece) -> Option<Edit> {
    let ground = piece.kind.ground()?;
    let mut ambushes = without(army, body);
    let units = body.ranks.iter().map(|unit| unit.id);
    match ambushes.iter_mut().find(|a| a.terrain == piece.name) {
        Some(ambush) => ambush.units.extend(units),
        None => ambushes.push(Ambush {
            terrain: piece.name.clone(),
            ground,
            units: units.collect(),
        }),
    }
    let hidden = Edit::SetAmbushes(ambushes);
    let placed = army.deployment.map.body(body);
    Some(match placed {
        Some(placed) => {
            let off = MapAction::Remove(vec![Item::Body(placed.unit)]);
            Edit::Several(vec![Edit::map(off), hidden])
        }
        None => hidden,
    })
}

pub fn bring_out(army: &Army, body: &Body) -> Edit {
    Edit::SetAmbushes(without(army, body))
}

fn without(army: &Army, body: &Body) -> Vec<Ambush> {
    let mut ambushes = army.deployment.ambushes.clone();
    for ambush in &mut ambushes {
        let is_other = |id: &UnitId| body.ranks.iter().all(|unit| unit.id != *id);
        ambush.units.retain(is_other);
    }
    ambushes.retain(|ambush| !ambush.units.is_empty());
    ambushes
}
