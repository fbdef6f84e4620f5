//! What the player drew: a draft, never assumed legal.

mod build;
mod change;
mod deployment;
mod edit;
mod history;
mod json;
mod map_edit;
mod read;

pub use build::Units;
pub use deployment::{Ambush, Deployment, FlankMarch, Forward, Ground, Side};
pub use edit::{Edit, EditError, Place, Spot};
pub use history::History;
pub use map_edit::MapEdit;
pub use read::{MOST_COMMANDS, MOST_UNITS, VERSION};

use crate::event::Event;
use crate::json::words;
use crate::list::{ArmsId, ContingentId, ListId, PackageId, TroopId, UpgradeId};
use serde::Serialize;

/// A command of an army; numbers stay with it when commands are reordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct CommandId(pub u32);

/// A unit of an army; numbers stay with it when it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct UnitId(pub u32);

words! {
    #[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
    pub enum CommandStructure {
        Poor = "poor",
        Average = "average",
        Good = "good",
    }
}

impl CommandStructure {
    /// Paid once for the army.
    pub fn price(self) -> i32 {
        match self {
            CommandStructure::Poor => 0,
            CommandStructure::Average => 12,
            CommandStructure::Good => 20,
        }
    }
}

words! {
    #[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
    pub enum GeneralLevel {
        Genius = "genius",
        Charismatic = "charismatic",
        Expert = "expert",
        Fair = "fair",
        Poor = "poor",
        Incompetent = "incompetent",
        Coward = "coward",
    }
}

impl GeneralLevel {
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListRef {
    pub id: ListId,
    pub revision: u16,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Army {
    /// The version of this format.
    pub version: u16,
    pub name: String,
    pub player: String,
    pub list: ListRef,
    pub event: Event,
    pub structure: CommandStructure,
    /// The unit that holds the C-in-C: there can't be two.
    pub cic: Option<UnitId>,
    pub commands: Vec<Command>,
    pub purchases: Purchases,
    pub deployment: Deployment,
    /// The player's own note: never in a link, never on a sheet.
    pub note: String,
    /// What the player sorts armies by, as private as the note.
    pub tags: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    pub id: CommandId,
    /// The player's name for it; empty: it goes by its place.
    pub name: String,
    /// The allied contingent that this command is.
    pub contingent: Option<ContingentId>,
    pub bodies: Vec<Body>,
}

/// What moves as one: a unit, or a Large Unit with its ranks from front to back. Since a unit
/// stands in one place, it can't be in two Large Units or two commands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Body {
    pub ranks: Vec<Unit>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    pub id: UnitId,
    pub troop: TroopId,
    /// Bought at the rear-rank price.
    pub rear: bool,
    pub general: Option<GeneralLevel>,
    pub upgrades: Vec<UpgradeId>,
    /// The choice of weapon; none: the first that the list names.
    pub arms: Option<ArmsId>,
    pub pike_upgrade: bool,
    /// Fights on foot, by the dismount profile.
    pub dismounted: bool,
    /// A wagenburg made immobile behind 2 FOR.
    pub fortified: bool,
}

/// What is bought for the army as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackageBought {
    pub variant: PackageId,
    pub count: u16,
}
