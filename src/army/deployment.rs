//! Choices of deployment that stand on the army list or on the sheet.

use super::{CommandId, UnitId};
use crate::map::Map;
use crate::read::object;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Deployment {
    pub forward: Option<Forward>,
    pub flank_march: Option<FlankMarch>,
    pub ambushes: Vec<Ambush>,
    #[serde(deserialize_with = "object", skip_serializing_if = "Map::is_untouched")]
    pub map: Map,
}

/// The two models of forward deployment, of which an army has one at most.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forward {
    /// One command.
    A(CommandId),
    /// Mounted units and skirmishers; which ones may be left open until deployment.
    B(Vec<UnitId>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FlankMarch {
    pub command: CommandId,
    pub side: Flank,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Flank {
    Left,
    Right,
}

/// Units hidden in one terrain piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ambush {
    /// What the player calls the piece; the same name is the same piece.
    pub terrain: String,
    pub ground: Ground,
    pub units: Vec<UnitId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    Wood,
    SteepHill,
    /// Other difficult ground that limits visibility.
    Difficult,
    GentleHill,
    /// Broken ground that limits visibility.
    Broken,
}
