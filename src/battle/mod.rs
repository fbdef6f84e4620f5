//! After the lists: what the game makes of two armies.

pub mod score;
pub mod tournament;
