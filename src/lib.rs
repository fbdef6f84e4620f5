//! Muster judges armies for the Impetus wargame.
//!
//! Read the modules in this order: what was published, what is played, what the player drew,
//! how it is judged, how that is said. None of them knows of the web.

pub mod list;

pub mod event;

pub mod army;

pub mod rules;

pub mod solve;

pub mod text;

pub mod import;

pub mod battle;

pub mod map;

pub mod share;

pub mod sheet;

pub mod store;

pub mod screen;

pub mod route;

#[cfg(target_arch = "wasm32")]
pub mod web;

mod read;

mod sum;

mod write;

pub use read::{ReadError, Trouble};
