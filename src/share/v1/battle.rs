//! What is laid and rolled on the day for Basic Impetus: the fords of the river, and the weather
//! of the 3.0 sheet.

use super::few::Few;
use super::numbers;
use crate::army::BasicChoices;
use crate::battle::scenario::{Ford, MOST_FORDS};
use crate::battle::sheet_weather::SheetWeather;
use crate::share::{LinkError, TooLarge};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireBattle {
    fords: Few<WireFord, MOST_FORDS>,
    weather: Option<WireSheetWeather>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WireFord {
    at: i16,
    /// 0: not rolled for.
    die: u8,
    shift: i16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct WireSheetWeather {
    climate: u8,
    dice: (u8, u8),
}

impl WireBattle {
    pub fn of(choices: &BasicChoices) -> Result<Option<Self>, TooLarge> {
        if choices.fords.is_empty() && choices.sheet_weather.is_none() {
            return Ok(None);
        }
        let weather = choices.sheet_weather.map(|weather| WireSheetWeather {
            climate: numbers::climate(weather.climate),
            dice: weather.dice.into(),
        });
        let fords = Few::all(&choices.fords, |ford| {
            Ok(WireFord {
                at: ford.at,
                die: ford.die.unwrap_or(0),
                shift: ford.shift,
            })
        })?;
        Ok(Some(WireBattle { fords, weather }))
    }

    pub fn tell(self, choices: &mut BasicChoices) -> Result<(), LinkError> {
        let fords = self.fords.into_inner().into_iter().map(|ford| Ford {
            at: ford.at,
            die: (ford.die != 0).then_some(ford.die),
            shift: ford.shift,
        });
        choices.fords = fords.collect();
        choices.sheet_weather = match self.weather {
            None => None,
            Some(wire) => Some(SheetWeather {
                climate: numbers::climate_of(wire.climate).ok_or(LinkError::NotUnderstood)?,
                dice: wire.dice.into(),
            }),
        };
        Ok(())
    }
}
