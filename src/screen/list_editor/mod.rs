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

use crate::list::{ArmyList, Formation, Troops, Upgrade};

/// The list without options that aren't for anybody yet.
pub fn previewed(list: &ArmyList) -> ArmyList {
    let mut list = list.clone();
    if let Troops::Impetus(points) = &mut list.troops {
        let of_some = |upgrade: &Upgrade| !upgrade.of.is_empty();
        let has_front = |formation: &Formation| !formation.front.is_empty();
        points.upgrades.retain(of_some);
        points.large_units.retain(has_front);
        for contingent in &mut points.contingents {
            contingent.upgrades.retain(of_some);
            contingent.large_units.retain(has_front);
        }
    }
    list
}

#[cfg(test)]
mod tests;
