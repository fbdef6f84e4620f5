//! What the map still takes from the old builder; goes with it.

pub mod finding;
pub mod head;
pub mod keys;
