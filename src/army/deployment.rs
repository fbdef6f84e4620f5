//! Choices of deployment that stand on the army list or on the sheet.

use super::{CommandId, UnitId};
use crate::json::words;
use crate::map::Map;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deployment {
    pub forward: Option<Forward>,
    pub flank_march: Option<FlankMarch>,
    pub ambushes: Vec<Ambush>,
    pub map: Map,
}

/// The two models of forward deployment, of which an army has one at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Forward {
    /// One command.
    A(CommandId),
    /// Mounted units and skirmishers; which ones may be left open until deployment.
    B(Vec<UnitId>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlankMarch {
    pub command: CommandId,
    pub side: Side,
}

words! {
    pub enum Side {
        Left = "left",
        Right = "right",
    }
}

/// Units hidden in one terrain piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ambush {
    /// What the player calls the piece; the same name is the same piece.
    pub terrain: String,
    pub ground: Ground,
    pub units: Vec<UnitId>,
}

words! {
    pub enum Ground {
        Wood = "wood",
        SteepHill = "steep-hill",
        /// Other difficult ground that limits visibility.
        Difficult = "difficult",
        GentleHill = "gentle-hill",
        /// Broken ground that limits visibility.
        Broken = "broken",
    }
}
