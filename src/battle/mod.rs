//! The day of the battle: what the game makes of two armies.

pub mod ace;
pub mod fire;
pub mod game;
pub mod movement;
pub mod rule_book;
pub mod scenario;
pub mod score;
pub mod sheet_weather;
pub mod tournament;
pub mod weather;
