//! Large Units and their ranks.

pub mod large_unit_rows;
pub mod large_unit_size;
pub mod rear_rank;
