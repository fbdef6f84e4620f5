//! What one unit is: its type, statistics, weapons and traits.

use super::{ArmsId, Figure, TroopId};
use crate::json::words;
use serde::Serialize;

words! {
    /// The troop types of Impetus.
    #[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
    pub enum TroopType {
        /// Heavy cavalry.
        Cp = "CP",
        /// Medium cavalry.
        Cm = "CM",
        /// Light cavalry.
        Cl = "CL",
        /// Heavy war chariots.
        Cgp = "CGP",
        /// Light war chariots.
        Cgl = "CGL",
        /// Scythed chariots.
        Cf = "CF",
        /// Elephants.
        El = "EL",
        /// Heavy foot.
        Fp = "FP",
        /// Light foot.
        Fl = "FL",
        /// Missile troops.
        T = "T",
        /// Skirmishers.
        S = "S",
        /// Artillery.
        Art = "ART",
        /// Wagenburg.
        W = "W",
    }
}

impl TroopType {
    /// Cavalry, chariots, elephants and wagenburgs: Basic Impetus 2008, 2.2.2.
    pub fn is_mounted(self) -> bool {
        use TroopType::*;
        matches!(self, Cp | Cm | Cl | Cgp | Cgl | Cf | El | W)
    }
}

words! {
    #[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
    pub enum Discipline {
        A = "A",
        B = "B",
        C = "C",
    }
}

words! {
    /// Weapons by the names of the fire table, with the class where there is one.
    #[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
    pub enum Weapon {
        LongSpear = "long spear",
        Pike = "pike",
        Polearm = "polearm",
        Pilum = "pilum",
        Javelin = "javelin",
        HeavyJavelin = "heavy javelin",
        Sling = "sling",
        Blowpipe = "blowpipe",
        ShortBowA = "short bow A",
        ShortBowB = "short bow B",
        CompositeBowA = "composite bow A",
        CompositeBowB = "composite bow B",
        CompositeBowC = "composite bow C",
        LongbowA = "longbow A",
        LongbowB = "longbow B",
        /// The list prints no class.
        CrossbowClassUnknown = "crossbow, class unknown",
        CrossbowA = "crossbow A",
        CrossbowB = "crossbow B",
        Handgun = "handgun",
        ArquebusA = "arquebus A",
        ArquebusB = "arquebus B",
        ArtilleryA = "artillery A",
        ArtilleryB = "artillery B",
        ArtilleryC = "artillery C",
        Various = "various weapons",
    }
}

impl Weapon {
    /// Whether troops so armed shoot or throw.
    pub fn is_missile(self) -> bool {
        use Weapon::*;
        !matches!(self, LongSpear | Pike | Polearm)
    }
}

words! {
    /// What is special about a troop and is asked for by a rule or shown on the roster.
    #[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
    pub enum Trait {
        Impetuous = "impetuous",
        /// A Roman legionary: may have a scorpio attached.
        Legionary = "legionary",
        /// Iberian and Lusitanian elite scutarii keep the plain javelin.
        EliteScutarii = "elite-scutarii",
        Shieldwall = "shieldwall",
        Schiltron = "schiltron",
        Pavise = "pavise",
        Warband = "warband",
    }
}

words! {
    /// Whether the unit may hold a general: `(*)`, `(* not CiC)`, or neither.
    #[derive(Default)]
    #[cfg_attr(not(target_arch = "wasm32"), derive(schemars::JsonSchema))]
    pub enum Seat {
        #[default]
        No = "no",
        SubGeneral = "sub-general",
        Yes = "yes",
    }
}

/// The figures of a unit. Basic Impetus has no discipline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
