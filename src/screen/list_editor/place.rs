//! The names of the editor's fields in the page, so that what is wrong leads to the field it is in.

use super::field::TroopField;
use super::options::UpgradeField;
use crate::list::{
    ContingentId, FormationId, JointMinimumId, PackageId, RowId, SwapId, TroopId, UpgradeId,
};

/// A field of the list as a whole: "list-name".
pub fn list(field: &str) -> String {
    format!("list-{field}")
}

pub fn numbers(row: RowId) -> String {
    format!("row-{row}-numbers")
}

pub fn troop(id: TroopId, field: TroopField) -> String {
    format!("troop-{id}-{}", part(field))
}

pub fn foot(id: TroopId, field: TroopField) -> String {
    format!("foot-{id}-{}", part(field))
}

pub fn part(field: TroopField) -> String {
    field.label().to_lowercase().replace(' ', "-")
}

pub fn count(line: RowId) -> String {
    format!("line-{line}-count")
}

pub fn line(id: RowId, field: TroopField) -> String {
    format!("line-{id}-{}", part(field))
}

pub fn contingent(id: ContingentId) -> String {
    format!("contingent-{id}")
}

pub fn upgrade(id: UpgradeId, field: UpgradeField) -> String {
    let part = match field {
        UpgradeField::Name => "name",
        UpgradeField::Becomes => "becomes",
        UpgradeField::Limits => "limits",
        UpgradeField::Price => "price",
    };
    format!("upgrade-{id}-{part}")
}

/// The troops that an option is for.
pub fn upgraded(id: UpgradeId) -> String {
    format!("upgrade-{id}-of")
}

pub fn formation(id: FormationId, part: &str) -> String {
    format!("formation-{id}-{part}")
}

pub fn joint(id: JointMinimumId, part: &str) -> String {
    format!("joint-{id}-{part}")
}

pub fn package(id: PackageId, part: &str) -> String {
    format!("package-{id}-{part}")
}

pub fn variant(id: PackageId, part: &str) -> String {
    format!("variant-{id}-{part}")
}

pub fn swap(id: SwapId, part: &str) -> String {
    format!("swap-{id}-{part}")
}

/// What stands where nothing is to be typed yet.
pub const ADD_ROW: &str = "add-row";
pub const ADD_LINE: &str = "add-line";
pub const PRINTED_VDT: &str = "printed-vdt";
pub const STRUCTURES: &str = "list-structures";
pub const BULK: &str = "bulk";
