//! What one unit is: its type, statistics, weapons and traits.

use super::{ArmsId, Figure, TroopId};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The troop types of Impetus.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(rename_all = "UPPERCASE")]
pub enum TroopType {
    /// Heavy cavalry.
    Cp,
    /// Medium cavalry.
    Cm,
    /// Light cavalry.
    Cl,
    /// Heavy war chariots.
    Cgp,
    /// Light war chariots.
    Cgl,
    /// Scythed chariots.
    Cf,
    /// Elephants.
    El,
    /// Heavy foot.
    Fp,
    /// Light foot.
    Fl,
    /// Missile troops.
    T,
    /// Skirmishers.
    S,
    /// Artillery.
    Art,
    /// Wagenburg.
    W,
}

impl TroopType {
    pub fn name(self) -> &'static str {
        match self {
            TroopType::Cp => "heavy cavalry",
            TroopType::Cm => "medium cavalry",
            TroopType::Cl => "light cavalry",
            TroopType::Cgp => "heavy chariots",
            TroopType::Cgl => "light chariots",
            TroopType::Cf => "scythed chariots",
            TroopType::El => "elephants",
            TroopType::Fp => "heavy foot",
            TroopType::Fl => "light foot",
            TroopType::T => "missile troops",
            TroopType::S => "skirmishers",
            TroopType::Art => "artillery",
            TroopType::W => "wagenburg",
        }
    }

    /// As lists print it: "CP".
    pub fn code(self) -> &'static str {
        match self {
            TroopType::Cp => "CP",
            TroopType::Cm => "CM",
            TroopType::Cl => "CL",
            TroopType::Cgp => "CGP",
            TroopType::Cgl => "CGL",
            TroopType::Cf => "CF",
            TroopType::El => "EL",
            TroopType::Fp => "FP",
            TroopType::Fl => "FL",
            TroopType::T => "T",
            TroopType::S => "S",
            TroopType::Art => "ART",
            TroopType::W => "W",
        }
    }

    /// Cavalry, chariots, elephants and wagenburgs: Basic Impetus 2008, 2.2.2.
    pub fn is_mounted(self) -> bool {
        use TroopType::*;
        matches!(self, Cp | Cm | Cl | Cgp | Cgl | Cf | El | W)
    }
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::Display,
)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
pub enum Discipline {
    A,
    B,
    C,
}

/// Weapons by the names of the fire table, with the class where there is one.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
pub enum Weapon {
    #[serde(rename = "long spear")]
    LongSpear,
    #[serde(rename = "pike")]
    Pike,
    #[serde(rename = "polearm")]
    Polearm,
    #[serde(rename = "pilum")]
    Pilum,
    #[serde(rename = "javelin")]
    Javelin,
    #[serde(rename = "heavy javelin")]
    HeavyJavelin,
    #[serde(rename = "sling")]
    Sling,
    #[serde(rename = "blowpipe")]
    Blowpipe,
    #[serde(rename = "short bow A")]
    ShortBowA,
    #[serde(rename = "short bow B")]
    ShortBowB,
    #[serde(rename = "composite bow A")]
    CompositeBowA,
    #[serde(rename = "composite bow B")]
    CompositeBowB,
    #[serde(rename = "composite bow C")]
    CompositeBowC,
    #[serde(rename = "longbow A")]
    LongbowA,
    #[serde(rename = "longbow B")]
    LongbowB,
    /// The list prints no class.
    #[serde(rename = "crossbow, class unknown")]
    CrossbowClassUnknown,
    #[serde(rename = "crossbow A")]
    CrossbowA,
    #[serde(rename = "crossbow B")]
    CrossbowB,
    #[serde(rename = "handgun")]
    Handgun,
    #[serde(rename = "arquebus A")]
    ArquebusA,
    #[serde(rename = "arquebus B")]
    ArquebusB,
    #[serde(rename = "artillery A")]
    ArtilleryA,
    #[serde(rename = "artillery B")]
    ArtilleryB,
    #[serde(rename = "artillery C")]
    ArtilleryC,
    #[serde(rename = "various weapons")]
    Various,
}

impl Weapon {
    /// Whether troops so armed shoot or throw.
    pub fn is_missile(self) -> bool {
        use Weapon::*;
        !matches!(self, LongSpear | Pike | Polearm)
    }
}

/// What is special about a troop and is asked for by a rule or shown on the roster.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Trait {
    Impetuous,
    /// A Roman legionary: may have a scorpio attached.
    Legionary,
    /// Iberian and Lusitanian elite scutarii keep the plain javelin.
    EliteScutarii,
    Shieldwall,
    Schiltron,
    Pavise,
    Warband,
}

/// Whether the unit may hold a general: `(*)`, `(* not CiC)`, or neither.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    #[default]
    No,
    SubGeneral,
    Yes,
}

/// The figures of a unit. Basic Impetus has no discipline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Stats {
    pub m: u8,
    pub vbu: u8,
    pub i: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub d: Option<Discipline>,
    pub vd: u8,
    /// The second figure of a VD printed as `2/3`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vd_with_general: Option<u8>,
}

/// A free choice of weapon, or of who the troops are, inside a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ArmsChoice {
    pub id: ArmsId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default)]
    pub weapons: Vec<Weapon>,
}

/// What mounted troops become when they fight on foot; bought as what they were.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Dismount {
    pub name: String,
    #[serde(rename = "type")]
    pub kind: TroopType,
    pub stats: Stats,
    #[serde(default)]
    pub weapons: Vec<Weapon>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traits: Vec<Trait>,
    /// Which of these figures are ours.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ours: Vec<Figure>,
}

/// A profile that units are bought as.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Troop {
    pub id: TroopId,
    pub name: String,
    #[serde(rename = "type")]
    pub kind: TroopType,
    pub stats: Stats,
    pub price: u16,
    /// The bracketed price: of a second or third rank of a Large Unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rear_price: Option<u16>,
    #[serde(default)]
    pub general: Seat,
    /// Weapons all of which the unit carries.
    #[serde(default)]
    pub weapons: Vec<Weapon>,
    /// Weapons of which the player picks one entry; the first stands until he does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arms: Vec<ArmsChoice>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traits: Vec<Trait>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dismount: Option<Dismount>,
    /// Which of these figures are ours and not from a source.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ours: Vec<Figure>,
}
