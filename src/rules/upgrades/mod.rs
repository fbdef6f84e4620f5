//! Upgrades of the list, and those that Advanced Impetus adds.

pub mod pike_upgrade;
pub mod upgrade_scope;

pub(super) mod upgrade_cures;
