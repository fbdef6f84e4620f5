//! A list with points: rows and options of its own, and those of its allied contingents.

use super::{ContingentId, Figure, Formation, JointMinimum, Package, Row, RowId, Troop, Upgrade};
use crate::army::CommandStructure;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PointsList {
    /// The command structures that the list offers; the first one is what a new army gets.
    pub structures: Vec<CommandStructure>,
    pub rows: Vec<Row>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<Upgrade>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub large_units: Vec<Formation>,
    /// The rows that the list names as its bulk; empty: those with the largest maximum.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bulk: Vec<RowId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joint_minima: Vec<JointMinimum>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packages: Vec<Package>,
    /// How many allied contingents the list allows.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub contingents_allowed: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contingents: Vec<Contingent>,
    #[serde(default, skip_serializing_if = "DestinyLimit::is_usual")]
    pub destiny_rolls: DestinyLimit,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fortifications: Option<Fortifications>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub special: Vec<Special>,
}

fn one() -> u8 {
    1
}

fn is_one(n: &u8) -> bool {
    *n == 1
}

/// Allied troops: a command of their own with rows and options of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Contingent {
    pub id: ContingentId,
    pub name: String,
    pub rows: Vec<Row>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<Upgrade>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub large_units: Vec<Formation>,
}

/// How many destiny rolls may be bought. Between the two numbers the list is unclear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DestinyLimit {
    pub sure: u16,
    pub perhaps: u16,
}

impl DestinyLimit {
    pub const USUAL: DestinyLimit = DestinyLimit {
        sure: 3,
        perhaps: 3,
    };

    fn is_usual(&self) -> bool {
        *self == Self::USUAL
    }
}

impl Default for DestinyLimit {
    fn default() -> Self {
        Self::USUAL
    }
}

/// The fortifications (FOR) that the list allows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Fortifications {
    pub max: u16,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ours: Vec<Figure>,
}

/// What Advanced Impetus grants to lists by name.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    JoanOfArc,
    AttachedScorpio,
    /// Pike upgrades outside volume 32: Jagellonian Hungarians.
    PikeUpgrade,
    /// The Swiss deploy a command forward by a rule of their own.
    SwissDeployment,
    /// The list waives the camp and its baggage.
    NoCamp,
}

/// Rows with their options: the list's own, or those of one contingent.
#[derive(Clone, Copy, Debug)]
pub struct Section<'a> {
    pub contingent: Option<&'a Contingent>,
    pub rows: &'a [Row],
    pub upgrades: &'a [Upgrade],
    pub large_units: &'a [Formation],
}

impl PointsList {
    /// Without rows or options.
    pub fn new(structures: Vec<CommandStructure>) -> Self {
        PointsList {
            structures,
            rows: Vec::new(),
            upgrades: Vec::new(),
            large_units: Vec::new(),
            bulk: Vec::new(),
            joint_minima: Vec::new(),
            packages: Vec::new(),
            contingents_allowed: 1,
            contingents: Vec::new(),
            destiny_rolls: DestinyLimit::USUAL,
            fortifications: None,
            special: Vec::new(),
        }
    }

    /// The list's own section first, then one for each contingent.
    pub fn sections(&self) -> impl Iterator<Item = Section<'_>> + Clone {
        let own = Section {
            contingent: None,
            rows: &self.rows,
            upgrades: &self.upgrades,
            large_units: &self.large_units,
        };
        let contingents = self.contingents.iter().map(|contingent| Section {
            contingent: Some(contingent),
            rows: &contingent.rows,
            upgrades: &contingent.upgrades,
            large_units: &contingent.large_units,
        });
        std::iter::once(own).chain(contingents)
    }

    /// The rows of all sections.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.sections().flat_map(|section| section.rows)
    }

    /// The troops of all rows.
    pub fn troops(&self) -> impl Iterator<Item = &Troop> {
        self.rows().flat_map(|row| &row.troops)
    }

    pub fn contingent(&self, id: ContingentId) -> Option<&Contingent> {
        self.contingents
            .iter()
            .find(|contingent| contingent.id == id)
    }

    pub fn has(&self, special: Special) -> bool {
        self.special.contains(&special)
    }
}
