//! What can be wrong with allied contingents.

use crate::army::GeneralLevel;
use crate::list::ContingentId;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum AlliesFact {
    TooManyContingents { have: u32, max: u32 },
    ContingentTwice { contingent: ContingentId, have: u32 },
    AlliedTroopElsewhere { contingent: ContingentId },
    StrangerAmongAllies { contingent: ContingentId },
    AllyIsCic,
    AlliedGreatGeneral { level: GeneralLevel },
    AlliesTooLarge { vd: u32, vdt: u32, cap: u32 },
}
