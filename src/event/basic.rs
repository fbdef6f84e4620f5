//! What an organiser decides for Basic Impetus: the edition with its measure, and what of the
//! supplement *A Good Day to Fight* is played.

use super::Scale;
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

    /// The measure of the edition in millimetres: U (Basic Impetus 2008, 1.4) or H. The texts at
    /// hand don't say what H is; half a base's front makes the tables that are drawn for it.
    pub fn measure_mm(&self, scale: Scale) -> u16 {
        match (self.edition, scale) {
            (Edition::First, Scale::Mm15) => 10,
            (Edition::First, Scale::Mm28) => 20,
            (Edition::Third, Scale::Mm15) => self.h_mm.unwrap_or(40),
            (Edition::Third, Scale::Mm28) => self.h_mm.unwrap_or(60),
        }
    }

    /// The organiser's, or that of Basic Impetus 2008, 3.6; the sheet of 3.0 has none.
    pub fn standard_zone(&self) -> Option<StandardZone> {
        let printed = StandardZone {
            from_middle: 15,
            from_sides: 10,
        };
        self.zone
            .or((self.edition == Edition::First).then_some(printed))
    }
}
