//! Muster judges armies for the Impetus wargame.
//!
//! Read the modules in this order: what was published, what is played, what the player drew,
//! how it is judged, how that is said. None of them knows of the web.

pub mod list;

pub mod event;

pub mod army;

pub mod rules;

pub mod text;

pub mod battle;

mod read;

pub use read::{ReadError, Trouble};
