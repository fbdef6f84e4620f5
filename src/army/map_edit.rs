//! Edits of the map.

use super::{Army, Edit, EditError};
use crate::map::MapAction;
use serde::Serialize;

/// An action on the map, with what carries it out: so only those parts of a program that make
/// such edits need the code for them.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct MapEdit {
    pub action: MapAction,
    #[serde(skip)]
    carry_out: fn(&mut Army, &MapAction) -> Result<(), EditError>,
}

impl Edit {
    pub fn map(action: MapAction) -> Self {
        Edit::Map(MapEdit {
            action,
            carry_out: Army::change_map,
        })
    }
}

impl MapEdit {
    pub(super) fn run(&self, army: &mut Army) -> Result<(), EditError> {
        (self.carry_out)(army, &self.action)
    }
}

impl PartialEq for MapEdit {
    fn eq(&self, other: &Self) -> bool {
        self.action == other.action
    }
}

impl Eq for MapEdit {}
