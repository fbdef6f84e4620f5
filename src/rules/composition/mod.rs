//! The army as a whole. Advanced Impetus 1.7, Special rules for 1 day tournaments.

pub mod command_count;
pub mod largest_command;
pub mod official_list;
pub mod period;
pub mod points_limit;
pub mod same_game;
pub mod structure_offered;

pub(super) mod point_cures;
mod removals;
