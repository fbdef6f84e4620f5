//! Where a list comes from and how far it can be trusted.

use super::ListId;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    pub status: Status,
    /// Addresses or publications the figures were taken from.
    pub sources: Vec<String>,
    /// The date of this revision as the source gives it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// What is deduced, doubtful or missing, in our words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
    /// A newer list that takes this one's place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaced_by: Option<Replacement>,
}

/// Another list, by its number and the name that players know it by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Replacement {
    pub id: ListId,
    pub name: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// From the rulebook or a supplement, or from the publisher's page for Basic Impetus.
    Official,
    /// One of the publisher's beta lists.
    Beta,
    /// Put together by us from prices and statistics in players' rosters.
    Reconstructed,
    /// Made or altered outside the publisher's lists.
    House,
}

/// A figure that a list can mark as ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    Min,
    Max,
    Type,
    M,
    Vbu,
    I,
    D,
    Vd,
    Price,
    RearPrice,
    General,
    Weapons,
    Traits,
    Limits,
    Sizes,
    Contents,
    Dismount,
}
