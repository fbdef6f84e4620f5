//! What is bought for the army, and amendments to what was bought.

pub mod attached_scorpio;
pub mod destiny_rolls;
pub mod exploration_points;
pub mod fortifications;
pub mod fortified_wagenburg;
pub mod heavy_javelin;
pub mod joan_of_arc;
