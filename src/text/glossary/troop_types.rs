//! The troop types.

use super::{GlossaryEntry, capital};
use crate::list::TroopType;
use crate::text::{reference, troop_type};
use strum::VariantArray;

pub fn troop_type_term(kind: TroopType) -> GlossaryEntry {
    let (code, name) = troop_type(kind);
    GlossaryEntry::new(
        format!("{} ({code})", capital(name)),
        reference::troop_type(kind),
    )
}

pub fn troop_type_terms() -> Vec<GlossaryEntry> {
    TroopType::VARIANTS
        .iter()
        .copied()
        .map(troop_type_term)
        .collect()
}
