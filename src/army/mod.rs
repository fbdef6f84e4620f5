//! What the player drew: a draft, never assumed legal.

mod apply;
mod basic;
mod basic_edit;
mod basic_muster;
mod build;
mod deployment;
mod edit;
mod history;
mod map_edit;
mod read;

pub use basic::{BasicChoices, LineUp, LinedUp, MOST_LINE_UPS, MOST_OPTIONS, TakenOption};
pub use basic_edit::BasicEdit;
pub use basic_muster::{Fielded, fielded, muster};
pub use deployment::{Ambush, Deployment, Flank, FlankMarch, Forward, Ground};
pub use edit::{Edit, EditError, Place, Spot};
pub use history::History;
pub use map_edit::MapEdit;
pub use read::{MOST_COMMANDS, MOST_UNITS, VERSION};

use crate::event::{Event, preset_or_event};
use crate::list::{
    ArmsId, ArmyList, ContingentId, ListId, PackageId, TroopId, UpgradeId, content_sum,
};
use crate::read::object;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A command of an army; numbers stay with it when commands are reordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommandId(pub u32);

/// A unit of an army; numbers stay with it when it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u32);

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CommandStructure {
    Poor,
    Average,
    Good,
}

impl CommandStructure {
    pub const ALL: &[CommandStructure] = CommandStructure::VARIANTS;

    /// Paid once for the army.
    pub fn price(self) -> i32 {
        match self {
            CommandStructure::Poor => 0,
            CommandStructure::Average => 12,
            CommandStructure::Good => 20,
        }
    }
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum GeneralLevel {
    Genius,
    Charismatic,
    Expert,
    Fair,
    Poor,
    Incompetent,
    Coward,
}

impl GeneralLevel {
    pub const ALL: &[GeneralLevel] = GeneralLevel::VARIANTS;

    pub fn price(self) -> i32 {
        match self {
            GeneralLevel::Genius | GeneralLevel::Charismatic => 40,
            GeneralLevel::Expert => 30,
            GeneralLevel::Fair => 20,
            GeneralLevel::Poor => 10,
            GeneralLevel::Incompetent | GeneralLevel::Coward => -10,
        }
    }

    /// The bonus to initiative.
    pub fn initiative(self) -> u8 {
        match self {
            GeneralLevel::Genius | GeneralLevel::Charismatic => 4,
            GeneralLevel::Expert => 3,
            GeneralLevel::Fair => 2,
            GeneralLevel::Poor => 1,
            GeneralLevel::Incompetent | GeneralLevel::Coward => 0,
        }
    }

    /// Genius or Charismatic: for the C-in-C alone.
    pub fn is_great(self) -> bool {
        matches!(self, GeneralLevel::Genius | GeneralLevel::Charismatic)
    }

    /// Incompetent or Coward: barred from much.
    pub fn is_weak(self) -> bool {
        matches!(self, GeneralLevel::Incompetent | GeneralLevel::Coward)
    }
}

/// The list an army is drawn from. The name is for a reader without the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListRef {
    pub id: ListId,
    #[serde(default)]
    pub revision: u16,
    #[serde(default)]
    pub name: String,
    /// What an own list held, since its number alone doesn't say: two devices count for themselves,
    /// and a list may come back from a backup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sum: Option<u32>,
}

impl ListRef {
    pub fn of(list: &ArmyList) -> Self {
        ListRef {
            id: list.id,
            revision: list.revision,
            name: list.name.clone(),
            sum: list.id.is_own().then(|| content_sum(list)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Army {
    /// The version of this format.
    pub version: u16,
    pub name: String,
    #[serde(default)]
    pub player: String,
    pub list: ListRef,
    #[serde(deserialize_with = "preset_or_event")]
    pub event: Event,
    pub structure: CommandStructure,
    /// The unit that holds the C-in-C: there can't be two.
    #[serde(default)]
    pub cic: Option<UnitId>,
    #[serde(default)]
    pub commands: Vec<Command>,
    #[serde(default, deserialize_with = "object")]
    pub purchases: Purchases,
    #[serde(default, deserialize_with = "object")]
    pub deployment: Deployment,
    /// What an army of Basic Impetus has beside its units.
    #[serde(
        default,
        deserialize_with = "object",
        skip_serializing_if = "BasicChoices::is_default"
    )]
    pub basic: BasicChoices,
    /// The player's own note: never in a link, never on a sheet.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// What the player sorts armies by, as private as the note.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<String>,
    /// Units that stay as they are when the army is completed or mended, as private as the note.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub locked: Vec<UnitId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Command {
    pub id: CommandId,
    /// The player's name for it; empty: it goes by its place.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The allied contingent that this command is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contingent: Option<ContingentId>,
    #[serde(default)]
    pub bodies: Vec<Body>,
}

/// What moves as one: a unit, or a Large Unit with its ranks from front to back. Since a unit
/// stands in one place, it can't be in two Large Units or two commands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Body {
    pub ranks: Vec<Unit>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    pub id: UnitId,
    pub troop: TroopId,
    /// Bought at the rear-rank price.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rear: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub general: Option<GeneralLevel>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<UpgradeId>,
    /// The choice of weapon; none: the first that the list names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arms: Option<ArmsId>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pike_upgrade: bool,
    /// Fights on foot, by the dismount profile.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dismounted: bool,
    /// A wagenburg made immobile behind 2 FOR.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fortified: bool,
}

/// What is bought for the army as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Purchases {
    pub exploration: u16,
    pub destiny: u16,
    pub scorpio: bool,
    /// The unit that Joan of Arc rides with.
    pub joan: Option<UnitId>,
    /// FOR bought beside those that fortify wagenburgs.
    pub fortifications: u16,
    pub packages: Vec<PackageBought>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackageBought {
    pub variant: PackageId,
    pub count: u16,
}
