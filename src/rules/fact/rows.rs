//! What can be wrong with how often troops are taken, and which.

use crate::list::{ArmsId, ContingentId, JointMinimumId, PackageId, TroopId, UpgradeId};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum RowsFact {
    BelowMinimum {
        have: u32,
        min: u32,
        printed: u32,
    },
    AboveMaximum {
        have: u32,
        max: u32,
        printed: u32,
    },
    AlternativesMixed {
        kinds: u32,
    },
    BelowJointMinimum {
        minimum: JointMinimumId,
        have: u32,
        min: u32,
        printed: u32,
    },
    /// The units fill so many packages, and others are entered.
    PackagesNotEntered {
        package: PackageId,
        have: u32,
        fits: u32,
    },
    PackageCount {
        package: PackageId,
        have: u32,
        min: u32,
        max: u32,
        printed_min: u32,
        printed_max: u32,
    },
    PackageParts {
        package: PackageId,
        troop: TroopId,
        have: u32,
        wanted: u32,
    },
    UnknownTroop {
        troop: TroopId,
    },
    UnknownUpgrade {
        upgrade: UpgradeId,
    },
    UnknownArms {
        arms: ArmsId,
    },
    UnknownContingent {
        contingent: ContingentId,
    },
    UnknownPackage {
        package: PackageId,
    },
    NoDismount,
}
