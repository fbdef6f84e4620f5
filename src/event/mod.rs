//! What is played: the event an army is judged for.

mod basic;
mod file;
mod measure;
mod period;
mod preset;
mod readings;

pub use basic::{BasicSettings, Edition, ScenarioPlayed, StandardZone};
pub(crate) use file::preset_or_event;
pub use measure::{LONGEST_H, LengthUnit, Measure, SHORTEST_H};
pub use period::{SubPeriod, VOLUMES, volume_name};
pub use preset::Preset;
pub use readings::{AllyScaling, OrRows, Readings, ShallowTableZone};

use crate::read::object;
use crate::rules::RuleName;
use serde::{Deserialize, Serialize};

/// The two sets of rules that lists are written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleSet {
    Impetus,
    Basic,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Setting {
    /// A competition under the tournament rules.
    Tournament,
    /// Two players who agree among themselves: any points, 1 to 4 commands, no cap.
    Friendly,
    /// Many commands, perhaps many players: Advanced Impetus, Great Battles.
    GreatBattle,
}

/// The size of the miniatures, which sets the size of bases and of U.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Scale {
    #[serde(rename = "15mm")]
    Mm15,
    #[serde(rename = "28mm")]
    Mm28,
}

/// The table in centimetres.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub width: u16,
    pub depth: u16,
}

/// Which lists may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ListsAdmitted {
    /// Rulebook, supplements and beta lists that nothing newer replaces.
    OfficialOnly,
    Open,
}

/// A rule that the organiser sets aside, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Waiver {
    pub rule: RuleName,
    pub reason: String,
}

/// Everything an organiser decides. In a file: the name of a preset, or all of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    pub name: String,
    pub game: RuleSet,
    pub setting: Setting,
    pub points: u16,
    pub scale: Scale,
    pub table: Table,
    /// The sub-periods admitted; empty: all of them.
    #[serde(default)]
    pub periods: Vec<SubPeriod>,
    pub lists: ListsAdmitted,
    pub destiny_rolls: bool,
    #[serde(default, deserialize_with = "object")]
    pub readings: Readings,
    #[serde(default)]
    pub waivers: Vec<Waiver>,
    /// What is decided for Basic Impetus alone.
    #[serde(
        default,
        deserialize_with = "object",
        skip_serializing_if = "BasicSettings::is_default"
    )]
    pub basic: BasicSettings,
}

impl Event {
    pub fn is_competition(&self) -> bool {
        self.setting == Setting::Tournament
    }

    /// The same game among friends: as many points on the same table, and any list.
    pub fn as_friendly(&self) -> Event {
        Event {
            name: match self.game {
                RuleSet::Impetus => format!("Friendly game, {} points", self.points),
                RuleSet::Basic => Preset::BasicFriendly.event().name,
            },
            setting: Setting::Friendly,
            periods: Vec::new(),
            lists: ListsAdmitted::Open,
            waivers: Vec::new(),
            ..self.clone()
        }
    }

    /// The waiver for a rule, if the organiser has set it aside.
    pub fn waiver(&self, rule: RuleName) -> Option<&Waiver> {
        self.waivers.iter().find(|waiver| waiver.rule == rule)
    }

    /// Whether a list of this volume stands in an admitted sub-period.
    pub fn admits_volume(&self, volume: u8) -> bool {
        self.periods.is_empty()
            || self.periods.iter().any(|period| {
                period.volumes().contains(&volume)
                    || (volume == 31 && self.readings.volume_31_joins.contains(period))
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preset_is_read_by_its_name_and_whole() {
        let by_name = Event::read(b"\"15mm-400\"", "event").unwrap();
        assert_eq!(by_name, Preset::Mm15At400.event());
        let whole = Event::read(by_name.to_json().as_bytes(), "event").unwrap();
        assert_eq!(whole, by_name);
    }

    #[test]
    fn an_unknown_preset_is_told_the_names() {
        let error = Event::read(b"\"15mm-450\"", "event")
            .unwrap_err()
            .to_string();
        assert!(
            error.contains("15mm-450") && error.contains("great-battle"),
            "{error}"
        );
    }

    #[test]
    fn volume_31_joins_where_the_organiser_says_so() {
        let mut event = Preset::Mm15At300.event();
        event.periods = vec![SubPeriod::V];
        assert!(!event.admits_volume(31));
        event.readings.volume_31_joins = vec![SubPeriod::V];
        assert!(event.admits_volume(31));
    }
}
