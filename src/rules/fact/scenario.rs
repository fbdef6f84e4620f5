//! What can be said of a deployment in a scenario. Lengths are tenths of what the event measures
//! in, unless they are the text's own, which are in H.

use crate::battle::scenario::{Scenario, Zone};
use crate::map::TerrainKind;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioFact {
    /// Units are on the map, and no scenario says where they may be.
    ScenarioUnsaid,
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
    /// More than one river or built-up area in the edition of 2008.
    OneOnly {
        kind: TerrainKind,
        have: u32,
    },
    NoRiver,
    /// The longer side of a piece that is smaller or larger than the edition of 2008 has it.
    TerrainSize {
        have: u32,
        least: u32,
        most: u32,
    },
    RoadWidth {
        have: u32,
        most: u32,
    },
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
    /// More fords than the scenario can have.
    TooManyFords {
        have: u32,
    },
    /// A ford that reaches over the table's end, by so much.
    FordOffTable {
        ford: u32,
        over: u32,
    },
    /// Two fords that share so much of the river.
    FordsOverlap {
        ford: u32,
        other: u32,
        by: u32,
    },
    /// A ford that was shifted farther than the Attacker's die says.
    FordShifted {
        ford: u32,
        have: u32,
        /// In H; none: not rolled for.
        most: Option<u8>,
    },
    ThirdFordShifted,
}
