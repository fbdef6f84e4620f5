//! What belongs to an army of Basic Impetus alone: the options taken, the line-ups it can change
//! to before each game, and what is chosen for the battle.

use crate::battle::ace::RulebookAce;
use crate::battle::scenario::{Ford, Scenario};
use crate::battle::sheet_weather::SheetWeather;
use crate::battle::weather::Weather;
use crate::event::{Event, ScenarioPlayed};
use crate::list::{ArmsId, SwapId, TroopId, UpgradeId};
use serde::{Deserialize, Serialize};

/// More than anyone names.
pub const MOST_LINE_UPS: usize = 20;
/// More than any list offers.
pub const MOST_OPTIONS: usize = 100;

/// Beside the units, which stand in the army's one command as they fight.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BasicChoices {
    /// The options taken, each once if it is legal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<TakenOption>,
    /// All line-ups, where there is more than one or one has a name. The one that is fielded has
    /// its units in the army and only its name here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub line_ups: Vec<LineUp>,
    /// The place of the line-up that is fielded.
    #[serde(skip_serializing_if = "is_zero")]
    pub fielded: usize,
    /// The Ace in the Hole chosen from the rulebook.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ace: Option<RulebookAce>,
    /// What is played on the map, where a die or the player has said; none: as the event says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scenario: Option<Scenario>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weather: Option<Weather>,
    /// What was rolled on the weather table of the 3.0 sheet, where it is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet_weather: Option<SheetWeather>,
    /// The fords of the river scenario: the Defender's two, and the third that the Attacker finds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fords: Vec<Ford>,
}

impl BasicChoices {
    /// What is played: what was chosen, else what the event fixes.
    pub fn scenario_at(&self, event: &Event) -> Option<Scenario> {
        self.scenario.or(match event.basic.scenario {
            ScenarioPlayed::Fixed(scenario) => Some(scenario),
            ScenarioPlayed::Drawn => None,
        })
    }

    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    pub fn taken(&self, option: SwapId) -> Option<&TakenOption> {
        self.options.iter().find(|taken| taken.option == option)
    }
}

/// An option with what the list leaves open in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakenOption {
    pub option: SwapId,
    /// Which of its bundles is given up, from 0.
    #[serde(default, skip_serializing_if = "is_first")]
    pub give: u16,
    /// Which of its bundles is had instead, from 0.
    #[serde(default, skip_serializing_if = "is_first")]
    pub take: u16,
    /// How many units change, where the list doesn't say; none: all of the line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub many: Option<u16>,
}

/// A way to field the army, by the player's name for it; empty: it goes by its place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LineUp {
    pub name: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<TakenOption>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub units: Vec<LinedUp>,
}

/// A unit of a line-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinedUp {
    pub troop: TroopId,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub general: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arms: Option<ArmsId>,
    /// What options change in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<UpgradeId>,
    /// It stands behind the unit before it, in a Large Unit.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub behind: bool,
}

fn is_zero(place: &usize) -> bool {
    *place == 0
}

fn is_first(bundle: &u16) -> bool {
    *bundle == 0
}
