//! Deployment: choices that can be judged without a map, and the map where there is one. An
//! empty map is not judged.

pub mod ambush;
pub mod ambush_zone;
pub mod command_rectangles;
pub mod deployment_zone;
pub mod flank_march;
pub mod forward_deployment;
pub mod river_place;
pub mod terrain_count;
pub mod terrain_kinds;
pub mod terrain_layout;
pub mod terrain_zones;

pub(super) mod on_map;

use super::context::{CommandContext, Context};
use crate::army::{CommandId, GeneralLevel};

fn command<'f, 'a>(context: &'f Context<'a>, id: CommandId) -> Option<&'f CommandContext<'a>> {
    context
        .commands
        .iter()
        .find(|command| command.command.id == id)
}

/// An Incompetent or Coward who leads the command.
fn weak_general(context: &Context<'_>, command: &CommandContext<'_>) -> Option<GeneralLevel> {
    context
        .generals_of(command)
        .filter_map(|unit| unit.unit.general)
        .find(|level| level.is_weak())
}
