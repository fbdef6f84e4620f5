//! Allied contingents. Advanced Impetus 1.7, Allied contingents.

pub mod allied_command;
pub mod allied_contingents;
pub mod allied_general;
pub mod allied_share;
