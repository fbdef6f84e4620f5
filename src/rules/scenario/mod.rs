//! Rules about the table of a scenario of Basic Impetus: A Good Day to Fight 1.1.

pub mod scenario_reserve;
pub mod scenario_terrain;
pub mod scenario_terrain_place;
pub mod scenario_zone;

use super::Context;
use crate::battle::scenario::{Scenario, Tabletop};
use crate::map::{Role, TerrainKind};

/// What is played, where the player or the event has said.
fn played(context: &Context<'_>) -> Option<Scenario> {
    context.army.basic.scenario_at(context.event)
}

fn role(context: &Context<'_>) -> Option<Role> {
    context.army.deployment.map.role
}

/// Tenths of H, rounded up, for what is said.
fn tenths(table: &Tabletop, mm: u32) -> u32 {
    (mm * 10).div_ceil(u32::from(table.h.unsigned_abs()).max(1))
}

/// The river of a scenario is part of it, and roads lie on other ground.
fn is_counted(kind: TerrainKind) -> bool {
    !matches!(kind, TerrainKind::Road | TerrainKind::River)
}
