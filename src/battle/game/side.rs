//! The two sides as they came to the table: what a game has to know of an army. It is a copy, so
//! that a later change to the army changes no game.

use super::UnitRef;
use crate::army::GeneralLevel;
use crate::battle::ace::Ace;
use crate::list::{Discipline, Trait, TroopType, Weapon};
use crate::rules::break_point;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SideId {
    A,
    B,
}

impl SideId {
    pub const BOTH: [SideId; 2] = [SideId::A, SideId::B];

    pub fn other(self) -> SideId {
        match self {
            SideId::A => SideId::B,
            SideId::B => SideId::A,
        }
    }
}

/// Something that each side has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sides<T> {
    pub a: T,
    pub b: T,
}

impl<T> Sides<T> {
    pub fn of(&self, side: SideId) -> &T {
        match side {
            SideId::A => &self.a,
            SideId::B => &self.b,
        }
    }

    pub fn of_mut(&mut self, side: SideId) -> &mut T {
        match side {
            SideId::A => &mut self.a,
            SideId::B => &mut self.b,
        }
    }

    pub fn map<U>(&self, of: impl Fn(SideId, &T) -> U) -> Sides<U> {
        Sides {
            a: of(SideId::A, &self.a),
            b: of(SideId::B, &self.b),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameSide {
    pub name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub player: String,
    /// Exploration points bought; in Basic Impetus the number of mounted units.
    #[serde(default)]
    pub exploration: u16,
    /// The aces that its troops earn in Basic Impetus.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aces: Vec<Ace>,
    /// Empty for a side that is only a name.
    #[serde(default)]
    pub commands: Vec<GameCommand>,
    /// The VDT of a side that is only a name; the units say it of the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vdt: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameCommand {
    pub name: String,
    pub units: Vec<GameUnit>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameUnit {
    /// No other unit of its side has it.
    pub id: u32,
    pub name: String,
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<TroopType>,
    pub m: u8,
    pub vbu: u8,
    pub i: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub d: Option<Discipline>,
    pub vd: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weapons: Vec<Weapon>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traits: Vec<Trait>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub general: Option<GeneralLevel>,
    /// Its general is the C-in-C.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cic: bool,
    /// The number of its Large Unit within the side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub large_unit: Option<u32>,
}

impl GameCommand {
    pub fn vd(&self) -> u32 {
        self.units
            .iter()
            .fold(0, |vd, unit| vd.saturating_add(unit.vd))
    }

    /// The VD routed at which it breaks.
    pub fn break_point(&self) -> u32 {
        break_point(self.vd())
    }

    /// The level of its general.
    pub fn general(&self) -> Option<GeneralLevel> {
        self.units.iter().find_map(|unit| unit.general)
    }
}

impl GameSide {
    /// A side of which only the name is known, and what the player types in.
    pub fn named(name: &str, vdt: Option<u32>, exploration: u16) -> Self {
        GameSide {
            name: name.to_owned(),
            player: String::new(),
            exploration,
            aces: Vec::new(),
            commands: Vec::new(),
            vdt,
        }
    }

    pub fn is_name_only(&self) -> bool {
        self.commands.is_empty()
    }

    pub fn units(&self) -> impl Iterator<Item = &GameUnit> {
        self.commands.iter().flat_map(|command| &command.units)
    }

    pub fn unit(&self, id: u32) -> Option<&GameUnit> {
        self.units().find(|unit| unit.id == id)
    }

    /// The place of the command that a unit is in.
    pub fn command_of(&self, id: u32) -> Option<usize> {
        let holds = |command: &GameCommand| command.units.iter().any(|unit| unit.id == id);
        self.commands.iter().position(holds)
    }

    pub fn vdt(&self) -> u32 {
        match self.is_name_only() {
            true => self.vdt.unwrap_or(0),
            false => self
                .commands
                .iter()
                .fold(0, |vdt, command| vdt.saturating_add(command.vd())),
        }
    }
}

impl Sides<GameSide> {
    pub fn unit(&self, unit: UnitRef) -> Option<&GameUnit> {
        self.of(unit.side).unit(unit.unit)
    }
}
