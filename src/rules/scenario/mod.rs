//! Rules about the table of a scenario of Basic Impetus: A Good Day to Fight 1.1.

pub mod scenario_fords;
pub mod scenario_reserve;
pub mod scenario_terrain;
pub mod scenario_terrain_place;
pub mod scenario_terrain_size;
pub mod scenario_zone;

use super::Context;
use crate::battle::scenario::Scenario;
use crate::event::Measure;
use crate::map::{Role, TerrainKind};

/// What is played, where the player or the event has said.
fn played(context: &Context<'_>) -> Option<Scenario> {
    context.army.basic.scenario_at(context.event)
}

fn role(context: &Context<'_>) -> Option<Role> {
    context.army.deployment.map.role
}

/// Tenths of what the event measures in, rounded up, for what is said.
fn tenths(context: &Context<'_>, mm: u32) -> u32 {
    Measure::of(context.event).tenths_up(mm)
}

/// The river of a scenario is part of it, and roads lie on other ground.
fn is_counted(kind: TerrainKind) -> bool {
    !matches!(kind, TerrainKind::Road | TerrainKind::River)
}
