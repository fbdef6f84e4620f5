//! The list editor as plain data: its fields as text, the edits that typing makes, what is wrong
//! with the draft, and how it may be used.

mod faults;
mod field;
mod history;
mod options;
mod words;

pub use faults::{FaultLine, fault_lines};
pub use field::{TroopField, on_foot, read_numbers, set, show, show_numbers, with_foot};
pub use history::ListHistory;
pub use options::{UpgradeField, read_sizes, set_upgrade, show_sizes, show_upgrade};
pub use words::all_words;

#[cfg(test)]
mod tests;
