//! What can be wrong with generals and their seats.

use crate::army::GeneralLevel;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum GeneralsFact {
    CommandEmpty,
    NoGeneral,
    SeveralGenerals { have: u32 },
    NotASeat,
    NotASeatForCic,
    NoCic,
    CicWithoutGeneral,
    GreatSubGeneral { level: GeneralLevel },
    Coward,
    WeakGenerals { have: u32, cic: GeneralLevel },
}
