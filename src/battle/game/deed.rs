//! What can be done in a game, as entries of its log.

use super::{Card, SideId, TestedIn};
use crate::battle::scenario::Scenario;
use crate::battle::sheet_weather::SheetWeather;
use crate::battle::weather::Weather;
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogEntry {
    /// In milliseconds, by the clock of the device. It is shown and nothing more: a clock may be
    /// set back, so entries stand in the order in which they were made.
    pub at: u64,
    pub deed: Deed,
}

/// One unit of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitRef {
    pub side: SideId,
    pub unit: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Who attacks, chosen by the side that controls the battlefield.
    Attacker {
        side: SideId,
    },
    /// Chosen; it brings its last turn.
    Scenario {
        scenario: Scenario,
    },
    /// Chosen, or it changes.
    Weather {
        weather: Weather,
    },
    /// Rolled on the table of the 3.0 sheet, in place of the other.
    SheetWeather {
        weather: SheetWeather,
    },
    PlayCard {
        side: SideId,
        card: Card,
    },
    /// A step of the deployment is done, by its place in the order.
    Tick {
        step: u16,
    },
    Untick {
        step: u16,
    },
    /// None: the game has no last turn.
    LastTurn {
        turn: Option<u16>,
    },
    /// The first one ends the deployment.
    EndTurn,
    Lose {
        unit: UnitRef,
        vbu: u8,
    },
    /// A loss that was marked by mistake.
    Regain {
        unit: UnitRef,
        vbu: u8,
    },
    Disorder {
        unit: UnitRef,
    },
    Rally {
        unit: UnitRef,
    },
    /// A cohesion test: the unit loses VBU, perhaps none, and is disordered.
    Suffer {
        unit: UnitRef,
        vbu: u8,
    },
    Rout {
        unit: UnitRef,
    },
    /// A rout that was marked by mistake.
    Back {
        unit: UnitRef,
    },
    GeneralLost {
        unit: UnitRef,
    },
    GeneralBack {
        unit: UnitRef,
    },
    /// A command routs at once, as when its general is lost.
    CommandRouts {
        side: SideId,
        command: u16,
    },
    /// An army routs at once, as when its C-in-C is lost or a scenario says so.
    ArmyRouts {
        side: SideId,
    },
    BaggageLost {
        side: SideId,
    },
    BaggageBack {
        side: SideId,
    },
    /// The enemy took the built-up area.
    AreaLost {
        side: SideId,
    },
    AreaBack {
        side: SideId,
    },
    /// The Defender of a rearguard doesn't deploy it: it is with the army that gets away.
    LeaveBehind {
        unit: UnitRef,
    },
    /// It is deployed after all.
    TakeAlong {
        unit: UnitRef,
    },
    /// The VD lost by a side that is only a name.
    Losses {
        side: SideId,
        vd: u32,
    },
    /// What the scenario gives a side, for the score.
    ScenarioPoints {
        side: SideId,
        points: u8,
    },
    /// Dice are never taken back.
    Roll(Roll),
    Note {
        text: String,
    },
    Undo {
        entry: usize,
    },
    Redo {
        entry: usize,
    },
}

impl Deed {
    /// Whether it stays whatever is undone: a roll is a fact.
    pub fn stays(&self) -> bool {
        matches!(self, Deed::Roll(_) | Deed::SheetWeather { .. })
    }

    /// The unit that it marks.
    pub fn unit(&self) -> Option<UnitRef> {
        match self {
            Deed::Lose { unit, .. }
            | Deed::Regain { unit, .. }
            | Deed::Disorder { unit }
            | Deed::Rally { unit }
            | Deed::Suffer { unit, .. }
            | Deed::Rout { unit }
            | Deed::Back { unit }
            | Deed::GeneralLost { unit }
            | Deed::GeneralBack { unit }
            | Deed::LeaveBehind { unit }
            | Deed::TakeAlong { unit } => Some(*unit),
            _ => None,
        }
    }

    /// The side that it is about.
    pub fn side(&self) -> Option<SideId> {
        match self {
            Deed::Attacker { side }
            | Deed::CommandRouts { side, .. }
            | Deed::ArmyRouts { side }
            | Deed::BaggageLost { side }
            | Deed::BaggageBack { side }
            | Deed::AreaLost { side }
            | Deed::AreaBack { side }
            | Deed::Losses { side, .. }
            | Deed::PlayCard { side, .. }
            | Deed::ScenarioPoints { side, .. } => Some(*side),
            Deed::Roll(roll) => Some(roll.side),
            _ => self.unit().map(|unit| unit.side),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roll {
    pub side: SideId,
    pub purpose: Purpose,
    pub dice: Vec<u8>,
    pub source: Source,
}

/// Where dice came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// From the random source of the device.
    Device,
    /// Rolled at the table and typed in.
    Typed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    Exploration,
    /// One die.
    Scenario,
    /// Two dice; the second counts where the first asks for it.
    Weather,
    /// With the leadership bonus of this unit's general, where one is named.
    Initiative {
        unit: Option<UnitRef>,
    },
    /// One die that must be this or more.
    Discipline {
        unit: UnitRef,
        needs: u8,
    },
    Fire {
        unit: UnitRef,
        at: Option<UnitRef>,
    },
    Melee {
        unit: UnitRef,
        against: Option<UnitRef>,
    },
    /// One die against the critical number.
    Cohesion {
        unit: UnitRef,
        needs: u8,
    },
    /// What becomes of a general: two dice and all modifiers together.
    Fate {
        unit: UnitRef,
        modifier: i8,
        #[serde(default, skip_serializing_if = "TestedIn::is_melee")]
        tested: TestedIn,
    },
    Free,
}

impl Purpose {
    /// The unit that rolls.
    pub fn unit(self) -> Option<UnitRef> {
        match self {
            Purpose::Exploration | Purpose::Scenario | Purpose::Weather | Purpose::Free => None,
            Purpose::Initiative { unit } => unit,
            Purpose::Discipline { unit, .. }
            | Purpose::Fire { unit, .. }
            | Purpose::Melee { unit, .. }
            | Purpose::Cohesion { unit, .. }
            | Purpose::Fate { unit, .. } => Some(unit),
        }
    }
}
