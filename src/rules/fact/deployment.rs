//! What can be wrong with orders: forward deployment, flank march, ambushes.

use crate::army::{GeneralLevel, Ground};
use crate::event::Scale;
use crate::list::TroopType;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum DeploymentFact {
    ForwardNotHere {
        points: u16,
        scale: Scale,
    },
    ForwardOutsideTournament {
        points: u16,
        scale: Scale,
    },
    ForwardSwiss,
    ForwardUnderWeakGeneral {
        level: GeneralLevel,
    },
    ForwardNoSuchCommand,
    ForwardNoSuchUnit,
    ForwardNotMountedOrSkirmishers {
        kind: TroopType,
    },
    FlankNoSuchCommand,
    FlankUnderWeakGeneral {
        level: GeneralLevel,
    },
    FlankTooLarge {
        vd: u32,
        vdt: u32,
        cap: u32,
    },
    FlankLeavesNobody,
    /// Bodies of the command that marches are in ambush, so many units.
    FlankInAmbush {
        units: u32,
    },
    /// The command that marches deploys forward, or units of it do.
    FlankForward,
    FlankFortified,
    AmbushWrongGround {
        ground: Ground,
        kind: TroopType,
        pikes: bool,
    },
    AmbushTooMany {
        terrain: String,
        have: u32,
        max: u32,
    },
    AmbushTwice {
        times: u32,
    },
    AmbushAndForward,
    AmbushNoSuchUnit {
        terrain: String,
    },
    AmbushEmpty {
        terrain: String,
    },
}
