//! What the list allows of each troop.

pub mod joint_minimum;
pub mod on_the_list;
pub mod or_rows;
pub mod row_maximum;
pub mod row_minimum;
pub mod whole_packages;

pub(super) mod package_cures;
mod package_match;
