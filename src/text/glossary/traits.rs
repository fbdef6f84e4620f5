//! Special rules of troops.

use super::{GlossaryEntry, capital};
use crate::list::Trait;
use crate::text::{reference, trait_name};
use strum::VariantArray;

pub fn trait_term(of: Trait) -> GlossaryEntry {
    GlossaryEntry::new(capital(trait_name(of)), reference::trait_rule(of))
}

pub fn trait_terms() -> Vec<GlossaryEntry> {
    Trait::VARIANTS.iter().copied().map(trait_term).collect()
}
