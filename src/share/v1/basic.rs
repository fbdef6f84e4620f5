//! What belongs to Basic Impetus alone: the army's choices and the event's settings, each in a
//! section of its own that other armies don't have.

use super::few::Few;
use super::numbers;
use super::text::Text;
use crate::army::{
    BasicChoices, LineUp, LinedUp, MOST_LINE_UPS, MOST_OPTIONS, MOST_UNITS, TakenOption,
};
use crate::event::{BasicSettings, ScenarioPlayed, StandardZone};
use crate::list::{ArmsId, SwapId, TroopId, UpgradeId};
use crate::share::{LinkError, TooLarge};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireChoices<'a> {
    options: Few<WireOption, MOST_OPTIONS>,
    #[serde(borrow)]
    line_ups: Few<WireLineUp<'a>, MOST_LINE_UPS>,
    fielded: u8,
    /// 0: none.
    ace: u8,
    scenario: u8,
    weather: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WireOption {
    option: u16,
    give: u16,
    take: u16,
    many: Option<u16>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WireLineUp<'a> {
    #[serde(borrow)]
    name: Text<'a>,
    options: Few<WireOption, MOST_OPTIONS>,
    units: Few<WireLinedUp, MOST_UNITS>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WireLinedUp {
    troop: u16,
    general: bool,
    arms: Option<u16>,
    upgrades: Few<u16, 16>,
}

impl<'a> WireChoices<'a> {
    pub fn of(choices: &'a BasicChoices) -> Result<Option<Self>, TooLarge> {
        let older = BasicChoices {
            sheet_weather: None,
            fords: Vec::new(),
            ..choices.clone()
        };
        if older.is_default() {
            return Ok(None);
        }
        // Named in full, so that a field can't be added and left out of the links.
        let BasicChoices {
            options,
            line_ups,
            fielded,
            ace,
            scenario,
            weather,
            // In a section of their own.
            sheet_weather: _,
            fords: _,
        } = choices;
        Ok(Some(WireChoices {
            options: wire_options(options)?,
            line_ups: Few::all(line_ups, wire_line_up)?,
            fielded: u8::try_from(*fielded).map_err(|_| TooLarge)?,
            ace: ace.map_or(0, numbers::rulebook_ace),
            scenario: scenario.map_or(0, numbers::scenario),
            weather: weather.map_or(0, numbers::weather),
        }))
    }

    pub fn into_choices(self) -> Result<BasicChoices, LinkError> {
        let line_ups: Vec<LineUp> = self
            .line_ups
            .into_inner()
            .into_iter()
            .map(line_up)
            .collect();
        let fielded = usize::from(self.fielded);
        if fielded >= line_ups.len().max(1) {
            return Err(LinkError::NotUnderstood);
        }
        Ok(BasicChoices {
            options: options(self.options),
            line_ups,
            fielded,
            ace: chosen(self.ace, numbers::rulebook_ace_of)?,
            scenario: chosen(self.scenario, numbers::scenario_of)?,
            weather: chosen(self.weather, numbers::weather_of)?,
            ..BasicChoices::default()
        })
    }
}

fn chosen<T>(number: u8, of: impl Fn(u8) -> Option<T>) -> Result<Option<T>, LinkError> {
    match number {
        0 => Ok(None),
        number => of(number).map(Some).ok_or(LinkError::NotUnderstood),
    }
}

fn wire_options(taken: &[TakenOption]) -> Result<Few<WireOption, MOST_OPTIONS>, TooLarge> {
    Few::all(taken, |taken| {
        Ok(WireOption {
            option: taken.option.0,
            give: taken.give,
            take: taken.take,
            many: taken.many,
        })
    })
}

fn options(wire: Few<WireOption, MOST_OPTIONS>) -> Vec<TakenOption> {
    let taken = wire.into_inner().into_iter().map(|wire| TakenOption {
        option: SwapId(wire.option),
        give: wire.give,
        take: wire.take,
        many: wire.many,
    });
    taken.collect()
}

fn wire_line_up(line_up: &LineUp) -> Result<WireLineUp<'_>, TooLarge> {
    Ok(WireLineUp {
        name: Text::new(&line_up.name),
        options: wire_options(&line_up.options)?,
        units: Few::all(&line_up.units, |unit| {
            Ok(WireLinedUp {
                troop: unit.troop.0,
                general: unit.general,
                arms: unit.arms.map(|arms| arms.0),
                upgrades: Few::new(unit.upgrades.iter().map(|id| id.0).collect())?,
            })
        })?,
    })
}

fn line_up(wire: WireLineUp<'_>) -> LineUp {
    let units = wire.units.into_inner().into_iter().map(|unit| LinedUp {
        // In a section of its own.
        behind: false,
        troop: TroopId(unit.troop),
        general: unit.general,
        arms: unit.arms.map(ArmsId),
        upgrades: unit
            .upgrades
            .into_inner()
            .into_iter()
            .map(UpgradeId)
            .collect(),
    });
    LineUp {
        name: wire.name.into_string(),
        options: options(wire.options),
        units: units.collect(),
    }
}

/// The units of line-ups that stand behind another, by the place of their line-up and their own. A
/// section of its own, since line-ups were frozen before they could say it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireRanks(Few<WireLineUpRanks, MOST_LINE_UPS>);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WireLineUpRanks {
    line_up: u8,
    behind: Few<u16, MOST_UNITS>,
}

impl WireRanks {
    pub fn of(choices: &BasicChoices) -> Result<Option<Self>, TooLarge> {
        let mut ranks = Vec::new();
        for (at, line_up) in choices.line_ups.iter().enumerate() {
            let units = line_up.units.iter().zip(0u16..);
            let behind = units
                .filter(|(unit, _)| unit.behind)
                .map(|(_, place)| place);
            let behind: Vec<u16> = behind.collect();
            if !behind.is_empty() {
                ranks.push(WireLineUpRanks {
                    line_up: u8::try_from(at).map_err(|_| TooLarge)?,
                    behind: Few::new(behind)?,
                });
            }
        }
        match ranks.is_empty() {
            true => Ok(None),
            false => Few::new(ranks).map(|ranks| Some(WireRanks(ranks))),
        }
    }

    /// Follows the choices that it tells more of.
    pub fn tell(self, choices: &mut BasicChoices) -> Result<(), LinkError> {
        for ranks in self.0.into_inner() {
            let line_up = choices.line_ups.get_mut(usize::from(ranks.line_up));
            let units = &mut line_up.ok_or(LinkError::NotUnderstood)?.units;
            for place in ranks.behind.into_inner() {
                let unit = units.get_mut(usize::from(place));
                unit.ok_or(LinkError::NotUnderstood)?.behind = true;
            }
        }
        Ok(())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireSettings {
    edition: u8,
    aces: bool,
    weather: bool,
    /// 0: drawn.
    scenario: u8,
    h_mm: Option<u16>,
    zone: Option<(u16, u16)>,
}

impl WireSettings {
    pub fn of(settings: &BasicSettings) -> Option<Self> {
        if settings.is_default() {
            return None;
        }
        let BasicSettings {
            edition,
            aces,
            weather,
            scenario,
            h_mm,
            zone,
        } = settings;
        Some(WireSettings {
            edition: numbers::edition(*edition),
            aces: *aces,
            weather: *weather,
            scenario: match scenario {
                ScenarioPlayed::Drawn => 0,
                ScenarioPlayed::Fixed(scenario) => numbers::scenario(*scenario),
            },
            h_mm: *h_mm,
            zone: zone.map(|zone| (zone.from_middle, zone.from_sides)),
        })
    }

    pub fn into_settings(self) -> Result<BasicSettings, LinkError> {
        let fixed = chosen(self.scenario, numbers::scenario_of)?;
        Ok(BasicSettings {
            edition: numbers::edition_of(self.edition).ok_or(LinkError::NotUnderstood)?,
            aces: self.aces,
            weather: self.weather,
            scenario: fixed.map_or(ScenarioPlayed::Drawn, ScenarioPlayed::Fixed),
            h_mm: self.h_mm,
            zone: self.zone.map(|(from_middle, from_sides)| StandardZone {
                from_middle,
                from_sides,
            }),
        })
    }
}
