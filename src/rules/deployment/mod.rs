//! Choices of deployment that can be judged without the map.

pub mod ambush;
pub mod flank_march;
pub mod forward_deployment;

use super::facts::{CommandFacts, Facts};
use crate::army::{CommandId, GeneralLevel};

fn command<'f, 'a>(facts: &'f Facts<'a>, id: CommandId) -> Option<&'f CommandFacts<'a>> {
    facts
        .commands
        .iter()
        .find(|command| command.command.id == id)
}

/// An Incompetent or Coward who leads the command.
fn weak_general(facts: &Facts<'_>, command: &CommandFacts<'_>) -> Option<GeneralLevel> {
    facts
        .generals_of(command)
        .filter_map(|unit| unit.unit.general)
        .find(|level| level.is_weak())
}
