//! The readings an organiser chooses where the rules are silent or contradict themselves.

use super::SubPeriod;
use serde::{Deserialize, Serialize};

/// Whether alternatives that share an allowance may stand side by side.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum OrRows {
    #[default]
    Mixed,
    OneKind,
}

/// Whether a contingent's minima and maxima are scaled.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum AllyScaling {
    #[default]
    LikeTheRest,
    AsPrinted,
}

/// How deep the deployment zone is on a table 90 cm deep, for which the rules say both.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum ShallowTableZone {
    /// Up to 15U from the middle line.
    #[default]
    FromMiddle,
    /// Within 25 cm of the own edge.
    FromEdge,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Readings {
    /// The fewest and most commands at 500 points.
    pub commands_at_500: (u16, u16),
    /// The share of VDT that a command may hold at 500 points and over; none: no cap.
    pub largest_at_500: Option<u8>,
    /// The sub-periods that volume 31 joins beside VII.
    pub volume_31_joins: Vec<SubPeriod>,
    pub or_rows: OrRows,
    pub ally_scaling: AllyScaling,
    /// A scaled maximum is raised so that one whole Large Unit, the largest that the list lets
    /// the row form, can be fielded.
    pub whole_large_unit: bool,
    pub shallow_table_zone: ShallowTableZone,
}

impl Default for Readings {
    fn default() -> Self {
        Readings {
            commands_at_500: (1, 4),
            largest_at_500: None,
            volume_31_joins: Vec::new(),
            or_rows: OrRows::Mixed,
            ally_scaling: AllyScaling::LikeTheRest,
            whole_large_unit: false,
            shallow_table_zone: ShallowTableZone::FromMiddle,
        }
    }
}
