//! What can be wrong on the map. Lengths in tenths of U.

use crate::army::{CommandId, Ground};
use crate::map::{Class, TerrainKind};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum OnMapFact {
    RectangleMissing,
    RectangleOutside {
        over: u32,
    },
    RectanglesOverlap {
        with: CommandId,
        deep: u32,
    },
    OutsideRectangle {
        over: u32,
    },
    FlankMarchOnMap {
        bodies: u32,
    },
    OutsideZone {
        over: u32,
        front: u32,
    },
    InSideMargin {
        over: u32,
        margin: u32,
    },
    BaggageOutside,
    FortificationOutside,
    TerrainCount {
        have: u32,
        min: u32,
        max: u32,
    },
    TerrainOfOneKind {
        class: Class,
        have: u32,
        pieces: u32,
        max: u32,
    },
    TerrainInZones {
        have: u32,
        pieces: u32,
        max: u32,
        names: Vec<String>,
    },
    TerrainOffTable {
        over: u32,
    },
    TerrainOverlap {
        one: TerrainKind,
        other: TerrainKind,
        other_name: String,
    },
    RiverNotParallel {
        degrees: u32,
    },
    RiverTooFar {
        far: u32,
        /// In whole U.
        most: u32,
    },
    AmbushNotOnMap {
        terrain: String,
    },
    AmbushOtherGround {
        terrain: String,
        kind: TerrainKind,
        ground: Ground,
    },
    AmbushOutsideInfluence {
        terrain: String,
    },
    AmbushInfluenceUnknown {
        terrain: String,
    },
    AmbushAlsoPlaced {
        terrain: String,
    },
}
