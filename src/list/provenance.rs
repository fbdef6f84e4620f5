//! Where a list comes from and how far it can be trusted.

use super::ListId;
use crate::json::words;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
    pub replaced_by: Option<ListId>,
}

words! {
    #[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
    pub enum Status {
        /// From the rulebook or a supplement, or from the publisher's page for Basic Impetus.
        Official = "official",
        /// One of the publisher's beta lists.
        Beta = "beta",
        /// Put together by us from prices and statistics in players' rosters.
        Reconstructed = "reconstructed",
        /// Made or altered outside the publisher's lists.
        House = "house",
    }
}

words! {
    /// A figure that a list can mark as ours.
    #[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
    pub enum Figure {
        Min = "min",
        Max = "max",
        Type = "type",
        M = "m",
        Vbu = "vbu",
        I = "i",
        D = "d",
        Vd = "vd",
        Price = "price",
        RearPrice = "rear-price",
        General = "general",
        Weapons = "weapons",
        Traits = "traits",
        Limits = "limits",
        Sizes = "sizes",
        Contents = "contents",
        Dismount = "dismount",
    }
}
