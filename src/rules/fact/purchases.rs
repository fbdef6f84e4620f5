//! What can be wrong with what is bought beside units.

use crate::army::GeneralLevel;
use crate::list::TroopType;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum PurchasesFact {
    TooMuchExploration { have: u32, max: u32 },
    DestinyExcluded { have: u32 },
    TooMuchDestiny { have: u32, max: u32 },
    DestinyUnclear { have: u32, sure: u32, perhaps: u32 },
    JoanNotOffered,
    JoanWithoutGeneral,
    JoanWithWeakGeneral { level: GeneralLevel },
    ScorpioNotOffered,
    ScorpioForNobody,
    FortifiedNotWagenburg { kind: Option<TroopType> },
    FortifiedNotOffered,
    FortificationsNotOffered { have: u32 },
    TooManyFortifications { have: u32, max: u32, printed: u32 },
}
