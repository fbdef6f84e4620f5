//! Upgrades of the list, and those that Advanced Impetus adds.

pub mod pike_upgrade;
pub mod upgrade_scope;

mod upgrade_cures;
