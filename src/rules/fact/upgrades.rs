//! What can be wrong with upgrades.

use crate::army::GeneralLevel;
use crate::list::{Discipline, UpgradeId};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum UpgradesFact {
    UpgradeNotForTroop {
        upgrade: UpgradeId,
    },
    UpgradeTooOften {
        upgrade: UpgradeId,
        have: u32,
        max: u32,
        fielded: u32,
    },
    UpgradeNotForAll {
        upgrade: UpgradeId,
        have: u32,
        fielded: u32,
    },
    UpgradeNotInFront {
        upgrade: UpgradeId,
    },
    UpgradeWantsGeneral {
        upgrade: UpgradeId,
        levels: Vec<GeneralLevel>,
    },
    UpgradesTogether {
        price: i32,
    },
    PikeUpgradeNotInList,
    PikeUpgradeNotPikes,
    PikeUpgradeNotInFront,
    PikeUpgradeNoPrice {
        vbu: u8,
        i: u8,
        d: Option<Discipline>,
    },
}
