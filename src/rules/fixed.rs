//! Prices that no list prints.

/// Advanced Impetus 1.7, Exploration points.
pub const EXPLORATION_POINT: i32 = 1;
pub const MOST_EXPLORATION: u32 = 10;
/// The publisher's armies page.
pub const DESTINY_ROLL: i32 = 5;
/// From "2 FOR, 10 points": Advanced Impetus 1.7, New rules on Wagenburgs.
pub const FORTIFICATION: i32 = 5;
pub const FORTIFIED_WAGENBURG: i32 = 10;
pub const FORTIFICATIONS_PER_WAGENBURG: u32 = 2;
/// Advanced Impetus 1.7, Scorpio.
pub const ATTACHED_SCORPIO: i32 = 15;
/// Advanced Impetus 1.7, Joan of Arc.
pub const JOAN_OF_ARC: i32 = 20;
