//! What can be wrong with Large Units.

use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case"
)]
pub enum LargeUnitsFact {
    RearAlone,
    RearInFront,
    NoRearPrice,
    /// A general in a rear rank, at the rear-rank price.
    RearGeneral,
    RearPriceUnknown {
        price: i32,
    },
    LargeUnitSize {
        have: u32,
        allowed: Vec<u8>,
    },
    NotALargeUnit,
}
