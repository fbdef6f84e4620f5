//! A Basic Impetus list: a fixed army of lines, and options that swap or change units.

use super::{ArmsChoice, PointsList, RowId, Seat, Stats, SwapId, Trait, TroopType, Weapon};
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BasicList {
    pub lines: Vec<BasicLine>,
    #[serde(default)]
    pub options: Vec<BasicOption>,
    /// The VDT that the list prints; it isn't always the sum of its lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub printed_vdt: Option<PrintedVdt>,
    #[serde(skip)]
    profiles: Profiles,
}

/// Worked out when they are first asked for, and no part of what the list says: they are never
/// compared, and a copy, which may be changed, works out its own.
#[derive(Debug, Default)]
struct Profiles(OnceLock<Box<PointsList>>);

impl Clone for Profiles {
    fn clone(&self) -> Self {
        Profiles::default()
    }
}

impl PartialEq for Profiles {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Profiles {}

impl BasicList {
    pub fn new(
        lines: Vec<BasicLine>,
        options: Vec<BasicOption>,
        printed_vdt: Option<PrintedVdt>,
    ) -> Self {
        BasicList {
            lines,
            options,
            printed_vdt,
            profiles: Profiles::default(),
        }
    }

    /// The lines and options laid out as rows, troops and upgrades.
    pub fn profiles(&self) -> &PointsList {
        let worked_out = || Box::new(self.work_out_profiles());
        self.profiles.0.get_or_init(worked_out)
    }
}

/// So many units of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BasicLine {
    pub id: RowId,
    pub count: u16,
    pub unit: BasicUnit,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BasicUnit {
    /// Lists often print the type alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(rename = "type")]
    pub kind: TroopType,
    pub stats: Stats,
    #[serde(default)]
    pub general: Seat,
    #[serde(default)]
    pub weapons: Vec<Weapon>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arms: Vec<ArmsChoice>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traits: Vec<Trait>,
}

/// The total and the break point as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PrintedVdt {
    pub total: u16,
    pub break_point: u16,
}

/// One option, in three parts any of which may be empty: units given up, units had for them,
/// statistics changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BasicOption {
    pub id: SwapId,
    /// Bundles of units, one of which is given up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub give_one_of: Vec<Vec<GivenUp>>,
    /// Bundles of units, one of which is had instead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub take_one_of: Vec<Vec<Taken>>,
    /// Which source goes with which result isn't said, where both are a choice.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pairing_unknown: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<LineChange>,
    /// The VDT that the list prints for the army with this option.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub printed_vdt: Option<PrintedVdt>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GivenUp {
    pub line: RowId,
    pub count: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Taken {
    pub count: u16,
    pub what: TakenUnit,
}

/// More units of a line, or units that no line has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TakenUnit {
    Line(RowId),
    Unit(Box<BasicUnit>),
}

/// Units of a line whose VBU changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LineChange {
    pub line: RowId,
    /// How many of its units; none where the list doesn't say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u16>,
    pub vbu: VbuChange,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum VbuChange {
    To(u8),
    By(i8),
}

#[cfg(test)]
mod tests {
    use crate::list::{ArmyList, Troops};

    #[test]
    fn asking_for_profiles_leaves_a_list_as_it_was() {
        let file = include_bytes!("../../lists/basic-conquistadores.json");
        let read = || ArmyList::read(file, "basic-conquistadores").unwrap();
        let (one, mut other) = (read(), read());
        let Troops::Basic(basic) = &one.troops else {
            panic!("it is a Basic list");
        };
        let rows = basic.profiles().rows.len();
        assert_eq!(one, other);
        // A copy that is changed works out its own.
        other = one.clone();
        if let Troops::Basic(basic) = &mut other.troops {
            basic.lines.pop();
            assert_eq!(basic.profiles().rows.len(), rows - 1);
        }
    }
}
