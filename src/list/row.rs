//! Rows: an allowance, and the troop or the alternatives it is for.

use super::{Figure, JointMinimumId, RowId, Troop, TroopId};
use serde::{Deserialize, Serialize};

/// One printed minimum and maximum. Two or more troops are OR rows: they share the allowance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub id: RowId,
    pub min: u16,
    pub max: u16,
    pub troops: Vec<Troop>,
    /// Which of minimum and maximum are ours and not from a source.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ours: Vec<Figure>,
}

/// A minimum that troops of several rows fill together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JointMinimum {
    pub id: JointMinimumId,
    pub name: String,
    pub troops: Vec<TroopId>,
    pub min: u16,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ours: Vec<Figure>,
}
