//! The list editor as plain data: its fields as text, the edits that typing makes, what is wrong
//! with the draft, and how it may be used.

mod basic;
mod checks;
mod doubts;
mod faults;
mod field;
mod history;
mod options;
pub mod place;
mod refused;
mod saved;
mod words;

pub use basic::{
    UNIT_FIELDS, line_name, line_names, read_count, read_vbu, read_vdt, set_unit, show_unit,
    show_vbu, show_vdt,
};
pub use doubts::troop_in_doubt;
pub use faults::{FaultLine, fault_lines};
pub use field::{
    TroopField, all_types, on_foot, read_figure, read_numbers, read_optional, set, show,
    show_numbers, with_foot,
};
pub use history::ListHistory;
pub use options::{UpgradeField, read_sizes, set_upgrade, show_sizes, show_upgrade};
pub use refused::{Refusal, Refusals};
pub use saved::{
    SavedList, draft_in, is_untouched, new_basic_list, new_list, saved_list, to_put_right,
};
pub use words::all_words;

use crate::list::{ArmyList, Formation, Troops, Upgrade};

/// The list without options that aren't for anybody yet.
pub fn previewed(list: &ArmyList) -> ArmyList {
    let mut list = list.clone();
    if let Troops::Basic(basic) = &mut list.troops {
        basic::without_blanks(basic);
    }
    if let Troops::Impetus(points) = &mut list.troops {
        points.joint_minima.retain(|joint| !joint.troops.is_empty());
        for package in &mut points.packages {
            package.variants.retain(|it| !it.contents.is_empty());
        }
        points.packages.retain(|it| !it.variants.is_empty());
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
