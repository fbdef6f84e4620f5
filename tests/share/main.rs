//! Links: that they come back as they were, stay short, open for ever, and that no text does
//! harm.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops where something isn't as it should be"
)]

#[path = "../properties"]
#[allow(dead_code, reason = "not all that is drawn there is wanted here")]
mod properties {
    pub mod draw;
}
mod basic_army;
mod forge;
mod realistic;

mod basic;
mod command_line;
mod fingerprints;
mod golden;
mod hostile;
mod own_lists;
mod review;
mod round_trip;
mod scan;
mod sizes;

use properties::draw;
