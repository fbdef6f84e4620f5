//! What a published army list can say.

mod basic;
mod basic_profiles;
mod check;
mod edit;
mod history;
mod ids;
mod index;
mod options;
mod own;
mod points;
mod provenance;
mod row;
mod search;
mod troop;

pub use basic::{
    BasicLine, BasicList, BasicOption, BasicUnit, GivenUp, LineChange, PrintedVdt, Taken,
    TakenUnit, VbuChange,
};
pub use edit::{BasicListEdit, ListEdit, ListEditError, blank_basic_list, blank_list, blank_unit};
pub use ids::{
    ArmsId, ContingentId, FormationId, JointMinimumId, ListId, PackageId, RowId, SwapId, TroopId,
    UpgradeId,
};
pub use index::{IndexEntry, ListIndex};
pub use options::{Formation, Limit, Package, PackagePart, PackageVariant, Upgrade, UpgradeEffect};
pub use own::{OwnList, content_sum, is_same_content, slug_of};
pub use points::{Contingent, DestinyLimit, Fortifications, PointsList, Section, Special};
pub use provenance::{Figure, Provenance, Replacement, Status};
pub use row::{JointMinimum, Row};
pub use search::{Search, folded};
pub use troop::{ArmsChoice, Discipline, Dismount, Seat, Stats, Trait, Troop, TroopType, Weapon};

use crate::event::RuleSet;
use crate::read::{ReadError, Trouble, read_json};
use crate::write::to_json;
use serde::{Deserialize, Serialize};

/// The version of the format that this program reads.
pub const FORMAT: u16 = 1;

/// An army list file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ArmyList {
    /// The version of this format: 1.
    pub format: u16,
    pub id: ListId,
    /// The file's name without its ending, used on the command line.
    pub slug: String,
    pub name: String,
    /// Counts up when a figure changes, so that a link knows which figures it was made with.
    pub revision: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dates: Option<Dates>,
    /// The volume of the army lists, 1 to 34; none where it isn't known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub volume: Option<u8>,
    pub provenance: Provenance,
    /// What matters in play but not for building, in our words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    pub troops: Troops,
    /// The older revisions of this list, oldest first, each as its whole file stood. When a
    /// figure changes, the file as it was goes here, and the revision counts up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub history: Vec<ArmyList>,
}

/// The two games have lists of their own shape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Troops {
    Impetus(Box<PointsList>),
    Basic(Box<BasicList>),
}

/// When the army fought, as printed, and as years (before Christ: negative) for sorting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Dates {
    pub text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<i16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<i16>,
}

impl ArmyList {
    /// Reads a list from JSON and checks that it is whole. `file` names it in errors.
    pub fn read(bytes: &[u8], file: &str) -> Result<Self, ReadError> {
        let list: ArmyList = read_json(bytes, file)?;
        match check::faults(&list).into_iter().next() {
            None => Ok(list),
            Some(trouble) => Err(ReadError::new(file, trouble)),
        }
    }

    /// Reads a list that comes with the page. Its checks ran when the page was made.
    pub fn read_shipped(bytes: &[u8], file: &str) -> Result<Self, ReadError> {
        read_json(bytes, file)
    }

    /// Everything that is wrong with the list, each with its place.
    pub fn faults(&self) -> Vec<Trouble> {
        check::faults(self)
    }

    pub fn to_json(&self) -> String {
        to_json(self)
    }

    pub fn game(&self) -> RuleSet {
        match self.troops {
            Troops::Impetus(_) => RuleSet::Impetus,
            Troops::Basic(_) => RuleSet::Basic,
        }
    }

    /// The rows and options, where this is a list with points.
    pub fn points_list(&self) -> Option<&PointsList> {
        match &self.troops {
            Troops::Impetus(points) => Some(points),
            Troops::Basic(_) => None,
        }
    }

    pub fn basic_list(&self) -> Option<&BasicList> {
        match &self.troops {
            Troops::Impetus(_) => None,
            Troops::Basic(basic) => Some(basic),
        }
    }

    /// What units are drawn from in either game: the rows and options, or the lines and options
    /// laid out in the same way.
    pub fn profiles(&self) -> &PointsList {
        match &self.troops {
            Troops::Impetus(points) => points,
            Troops::Basic(basic) => basic.profiles(),
        }
    }

    pub fn troop(&self, id: TroopId) -> Option<&Troop> {
        let mut troops = self.profiles().troops();
        troops.find(|troop| troop.id == id)
    }

    pub fn upgrade(&self, id: UpgradeId) -> Option<&Upgrade> {
        let mut sections = self.profiles().sections();
        sections.find_map(|section| section.upgrades.iter().find(|upgrade| upgrade.id == id))
    }
}
