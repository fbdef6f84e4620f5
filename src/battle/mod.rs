//! The day of the battle: what the game makes of two armies.

pub mod game;
pub mod score;
pub mod tournament;
