//! Each page as plain data, with the edits that its controls make. The web only draws it, so all
//! of it is tested on the host.

pub mod aces;
pub mod basic;
pub mod builder;
pub mod event;
pub mod glossary;
pub mod import;
pub mod list;
pub mod list_editor;
pub mod map;
pub mod new_army;
pub mod opened;
pub mod play;
pub mod proposals;
pub mod reference;
pub mod rules;
pub mod scenario;
pub mod share;
pub mod start;
pub mod tournament;
pub mod umpire;

mod steps;
mod verdict;

pub use verdict::{Counts, counts};
