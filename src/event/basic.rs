//! What an organiser decides for Basic Impetus: the edition with its measure, and what of the
//! supplement *A Good Day to Fight* is played.

use crate::battle::scenario::Scenario;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The edition of the rules.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    VariantArray,
)]
pub enum Edition {
    /// November 2008: measures in U.
    #[serde(rename = "2008")]
    First,
    /// 3.0: measures in H.
    #[default]
    #[serde(rename = "3.0")]
    Third,
}

/// Which scenario is played.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioPlayed {
    /// A die says before each game.
    #[default]
    Drawn,
    /// The same in every game.
    Fixed(Scenario),
}

/// Where either side deploys when no scenario says otherwise, in U or H as the edition measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandardZone {
    /// At least so far from the middle line.
    pub from_middle: u16,
    /// Farther than this from the short sides.
    pub from_sides: u16,
}

impl StandardZone {
    /// Basic Impetus 2008, 3.6, in U.
    pub const PRINTED: StandardZone = StandardZone {
        from_middle: 15,
        from_sides: 10,
    };
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BasicSettings {
    pub edition: Edition,
    /// The Aces in the Hole of the supplement.
    pub aces: bool,
    /// A die says what the weather is like.
    pub weather: bool,
    pub scenario: ScenarioPlayed,
    /// H in millimetres; none: half the front of a base.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub h_mm: Option<u16>,
    /// None: as the edition says, where it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zone: Option<StandardZone>,
}

impl Default for BasicSettings {
    fn default() -> Self {
        BasicSettings {
            edition: Edition::default(),
            aces: true,
            weather: true,
            scenario: ScenarioPlayed::default(),
            h_mm: None,
            zone: None,
        }
    }
}

impl BasicSettings {
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// The organiser's, or that of Basic Impetus 2008, 3.6; the sheet of 3.0 has none.
    pub fn standard_zone(&self) -> Option<StandardZone> {
        let is_printed = self.edition == Edition::First;
        self.zone.or(is_printed.then_some(StandardZone::PRINTED))
    }
}
