//! What can be said of a deployment in a scenario. Lengths are tenths of H unless they are the
//! text's own.

use crate::battle::scenario::{Scenario, Zone};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioFact {
    RoleUnsaid {
        scenario: Scenario,
    },
    /// The text leaves the zone to its map.
    ZoneUnsaid {
        scenario: Scenario,
    },
    /// Neither the rules nor the event say the standard zone.
    StandardZoneUnsaid {
        scenario: Scenario,
    },
    /// The table is too small for the zone.
    NoRoom {
        scenario: Scenario,
    },
    OutsideZone {
        scenario: Scenario,
        #[serde(skip)]
        zone: Zone,
        over: u32,
    },
    HeldBack {
        scenario: Scenario,
        have: u32,
        needs: u32,
    },
    TerrainCount {
        scenario: Scenario,
        have: u32,
        min: u32,
        max: u32,
    },
    NoRiver,
    NothingDifficult,
    /// A piece that hides nobody.
    InFullView,
    NearTheMiddle {
        have: u32,
        needs: u8,
    },
    TooClose {
        have: u32,
        needs: u8,
    },
    InBothHalves,
    RiverFromShortSide {
        within: u8,
    },
    RiverBehind {
        within: u8,
    },
    RiverWidth {
        have: u32,
        narrow: u8,
        wide: u8,
    },
    RiverOffTheMiddle,
}
