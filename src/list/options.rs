//! What a list lets a player do with its troops: upgrades, Large Units, packages.

use super::{
    Discipline, Figure, FormationId, PackageId, Trait, TroopId, TroopType, UpgradeId, Weapon,
};
use crate::army::GeneralLevel;
use crate::read::object;
use serde::{Deserialize, Serialize};

/// An upgrade or downgrade. The final price replaces the printed one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    pub id: UpgradeId,
    pub name: String,
    /// The troops that may take it; fractions count all of these that are fielded.
    pub of: Vec<TroopId>,
    #[serde(default)]
    pub limits: Vec<Limit>,
    #[serde(deserialize_with = "object")]
    pub becomes: UpgradeEffect,
    /// The final price; none where the option changes no price.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<u16>,
    /// The final price in a rear rank, where the list prints one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rear_price: Option<u16>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ours: Vec<Figure>,
}

/// How far an upgrade reaches. Its numbers are never scaled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Limit {
    /// Up to this part of those fielded, rounded down.
    Fraction { numerator: u8, denominator: u8 },
    /// Up to this many.
    AtMost(u16),
    /// The front rank of a Large Unit, or a unit on its own.
    FrontRank,
    /// Every unit, or none.
    AllOrNone,
    /// Only the unit that holds a general of one of these levels.
    HoldsGeneral(Vec<GeneralLevel>),
}

/// What an upgrade changes; what isn't named stays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct UpgradeEffect {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, rename = "type", skip_serializing_if = "Option::is_none")]
    pub kind: Option<TroopType>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub m: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vbu: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub i: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub d: Option<Discipline>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vd: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapons: Option<Vec<Weapon>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traits: Vec<Trait>,
}

/// Troops that may form a Large Unit together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Formation {
    pub id: FormationId,
    /// Troops that may stand in the front rank.
    pub front: Vec<TroopId>,
    /// Troops that may stand behind them; empty: the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rear: Vec<TroopId>,
    /// The sizes the list names; empty: it names none, so 2 or 3.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sizes: Vec<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ours: Vec<Figure>,
}

impl Formation {
    pub fn rear(&self) -> &[TroopId] {
        if self.rear.is_empty() {
            &self.front
        } else {
            &self.rear
        }
    }

    pub fn allows_size(&self, size: usize) -> bool {
        if self.sizes.is_empty() {
            size == 2 || size == 3
        } else {
            self.sizes.iter().any(|s| usize::from(*s) == size)
        }
    }

    pub fn smallest_size(&self) -> u8 {
        self.sizes.iter().copied().min().unwrap_or(2)
    }
}

/// Troops bought together, such as a legion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Package {
    pub id: PackageId,
    pub name: String,
    pub min: u16,
    pub max: u16,
    pub variants: Vec<PackageVariant>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ours: Vec<Figure>,
}

/// One make-up of a package.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PackageVariant {
    pub id: PackageId,
    pub name: String,
    pub contents: Vec<PackagePart>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PackagePart {
    pub troop: TroopId,
    pub count: u16,
}
