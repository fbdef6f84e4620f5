//! The troop types.

use super::{Entry, capital};
use crate::list::TroopType;
use crate::text::{reference, troop_type};

pub fn troop_type_term(kind: TroopType) -> Entry {
    let (code, name) = troop_type(kind);
    Entry::new(
        format!("{} ({code})", capital(name)),
        reference::troop_type(kind),
    )
}

pub fn troop_type_terms() -> Vec<Entry> {
    TroopType::ALL.map(troop_type_term).into()
}
