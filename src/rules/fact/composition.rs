//! What can be wrong with an army as a whole.

use crate::army::CommandStructure;
use crate::event::RuleSet;
use crate::list::Status;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum CompositionFact {
    PointsOver {
        points: i32,
        limit: u16,
        over: i32,
    },
    PointsLeft {
        points: i32,
        limit: u16,
        left: i32,
    },
    CommandCount {
        have: u32,
        min: u32,
        max: Option<u32>,
    },
    CommandTooLarge {
        vd: u32,
        vdt: u32,
        cap: u32,
    },
    StructureNotOffered {
        has: CommandStructure,
        offered: Vec<CommandStructure>,
    },
    ListNotOfficial {
        status: Status,
    },
    ListReplaced {
        by: String,
    },
    OutsidePeriods {
        volume: u8,
    },
    VolumeUnknown,
    OtherGame {
        list: RuleSet,
        event: RuleSet,
    },
}
