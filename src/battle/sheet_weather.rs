//! The weather table of the Basic Impetus 3.0 sheet, an optional rule. Basic Impetus 3.0 QRS,
//! Weather and Weather Effects.

use crate::list::TroopType;
use crate::rules::Citation;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Climate {
    #[default]
    Temperate,
    Summer,
    Desert,
    Winter,
    Tropical,
}

/// What the table and the rolls of a turn can bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sky {
    MoonlessNight,
    Night,
    Mist,
    Clear,
    Cloudy,
    Rain,
    Overcast,
    HighWinds,
    Snow,
    Ice,
}

/// What was rolled, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetWeather {
    #[serde(default)]
    pub climate: Climate,
    pub dice: [u8; 2],
}

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeatherRow {
    /// What holds from the start.
    pub sure: Option<Sky>,
    /// What a die each turn may bring, with its number in brackets.
    pub perhaps: &'static [(Sky, u8)],
    /// Whether the table is rolled on again every third turn.
    pub is_rolled_again: bool,
}

impl Climate {
    pub const ALL: &[Climate] = Climate::VARIANTS;

    /// What is added to the roll.
    pub fn modifier(self) -> i16 {
        match self {
            Climate::Summer | Climate::Desert => -2,
            Climate::Winter => 2,
            Climate::Temperate | Climate::Tropical => 0,
        }
    }

    /// Whether a die is rolled again.
    fn rolls_again(self, die: u8) -> bool {
        self == Climate::Tropical && matches!(die, 1 | 6)
    }
}

impl SheetWeather {
    pub const CITATION: Citation = Citation::basic_3("Weather");

    /// With a second roll at hand for the dice that the climate has rolled again.
    pub fn rolled(climate: Climate, first: [u8; 2], again: [u8; 2]) -> SheetWeather {
        let kept = |die, again| if climate.rolls_again(die) { again } else { die };
        let ([one, other], [one_again, other_again]) = (first, again);
        SheetWeather {
            climate,
            dice: [kept(one, one_again), kept(other, other_again)],
        }
    }

    pub fn total(self) -> i16 {
        let dice: i16 = self.dice.iter().map(|die| i16::from(*die)).sum();
        dice.saturating_add(self.climate.modifier())
    }

    /// None where a modifier leads off the table, of which the sheet says nothing.
    pub fn row(self) -> Option<WeatherRow> {
        let row = |sure, perhaps| WeatherRow {
            sure,
            perhaps,
            is_rolled_again: false,
        };
        use Sky::*;
        Some(match (self.total(), self.climate) {
            (2, _) => row(None, &[(MoonlessNight, 1)]),
            (3, _) => row(None, &[(Mist, 4)]),
            (4, _) => row(None, &[(Mist, 2)]),
            (5, _) => row(Some(Clear), &[]),
            (6 | 8, Climate::Desert) => row(Some(Clear), &[]),
            (6 | 8, _) => row(Some(Cloudy), &[]),
            (7, _) => WeatherRow {
                is_rolled_again: true,
                ..row(Some(Cloudy), &[])
            },
            (9, _) => row(Some(Cloudy), &[(Rain, 2)]),
            (10, _) => row(Some(Overcast), &[(HighWinds, 3), (Rain, 2), (Snow, 6)]),
            (11, _) => row(Some(Overcast), &[(Snow, 1), (Ice, 1)]),
            (12, _) => row(Some(Overcast), &[(Snow, 2), (Night, 1)]),
            _ => return None,
        })
    }
}

impl Sky {
    /// A move of so many H under it.
    pub fn step(self, h: u8) -> u8 {
        match self {
            Sky::MoonlessNight | Sky::Night | Sky::Mist => h.min(1),
            Sky::Snow => h.min(2),
            Sky::Clear | Sky::Cloudy | Sky::Rain | Sky::Overcast | Sky::HighWinds | Sky::Ice => h,
        }
    }

    /// How far troops of a type shoot under it at most, in H; none: as far as ever.
    pub fn reach(self, kind: Option<TroopType>) -> Option<u8> {
        match self {
            Sky::Mist if kind == Some(TroopType::S) => None,
            Sky::MoonlessNight | Sky::Mist => Some(0),
            Sky::Night => Some(1),
            Sky::Snow => Some(2),
            // Extreme range begins there.
            Sky::Overcast => Some(6),
            Sky::Clear | Sky::Cloudy | Sky::Rain | Sky::HighWinds | Sky::Ice => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is sure, and what may come.
    type Told = (Option<Sky>, &'static [(Sky, u8)]);

    fn row(total: u8, climate: Climate) -> Option<WeatherRow> {
        let first = (total / 2).clamp(1, 6);
        let rolled = SheetWeather {
            climate,
            dice: [first, total - first],
        };
        rolled.row()
    }

    #[test]
    fn every_row_is_that_of_the_sheet() {
        use Sky::*;
        let rows: Vec<Told> = (2..=12)
            .map(|total| row(total, Climate::Temperate).unwrap())
            .map(|row| (row.sure, row.perhaps))
            .collect();
        let expected: [Told; 11] = [
            (None, &[(MoonlessNight, 1)]),
            (None, &[(Mist, 4)]),
            (None, &[(Mist, 2)]),
            (Some(Clear), &[]),
            (Some(Cloudy), &[]),
            (Some(Cloudy), &[]),
            (Some(Cloudy), &[]),
            (Some(Cloudy), &[(Rain, 2)]),
            (Some(Overcast), &[(HighWinds, 3), (Rain, 2), (Snow, 6)]),
            (Some(Overcast), &[(Snow, 1), (Ice, 1)]),
            (Some(Overcast), &[(Snow, 2), (Night, 1)]),
        ];
        assert_eq!(rows, expected);
        for total in 2..=12 {
            let again = row(total, Climate::Temperate).unwrap().is_rolled_again;
            assert_eq!(again, total == 7);
        }
    }

    #[test]
    fn the_climate_changes_the_roll() {
        // 7 - 2 and 10 - 2 in a desert, 10 + 2 in winter.
        let sure = |total, climate| row(total, climate).unwrap().sure;
        assert_eq!(sure(7, Climate::Summer), Some(Sky::Clear));
        assert_eq!(sure(10, Climate::Desert), Some(Sky::Clear));
        assert_eq!(sure(10, Climate::Summer), Some(Sky::Cloudy));
        assert_eq!(
            row(10, Climate::Winter).unwrap().perhaps,
            [(Sky::Snow, 2), (Sky::Night, 1)]
        );
        assert_eq!(row(3, Climate::Desert), None, "off the table");
        assert_eq!(row(11, Climate::Winter), None);
        let dice = |climate, first| SheetWeather::rolled(climate, first, [2, 6]).dice;
        assert_eq!(dice(Climate::Tropical, [1, 6]), [2, 6]);
        assert_eq!(dice(Climate::Tropical, [6, 3]), [2, 3]);
        assert_eq!(dice(Climate::Winter, [1, 6]), [1, 6]);
    }

    #[test]
    fn moves_are_as_each_sky_says() {
        let moves = |sky: Sky| [1, 2, 3, 4].map(|h| sky.step(h));
        for sky in [Sky::MoonlessNight, Sky::Night, Sky::Mist] {
            assert_eq!(moves(sky), [1, 1, 1, 1]);
        }
        assert_eq!(moves(Sky::Snow), [1, 2, 2, 2]);
        for sky in [Sky::Clear, Sky::Cloudy, Sky::Rain, Sky::Overcast] {
            assert_eq!(moves(sky), [1, 2, 3, 4]);
        }
    }

    #[test]
    fn shots_reach_as_far_as_each_sky_says() {
        use Sky::*;
        let reach = |sky: Sky| [TroopType::T, TroopType::S].map(|it| sky.reach(Some(it)));
        assert_eq!(reach(MoonlessNight), [Some(0), Some(0)]);
        assert_eq!(reach(Mist), [Some(0), None]);
        assert_eq!(reach(Night), [Some(1), Some(1)]);
        assert_eq!(reach(Snow), [Some(2), Some(2)]);
        assert_eq!(reach(Overcast), [Some(6), Some(6)]);
        for sky in [Clear, Cloudy, Rain, HighWinds, Ice] {
            assert_eq!(reach(sky), [None, None]);
        }
    }

    #[test]
    fn nonsense_from_a_file_is_off_the_table() {
        let weather = SheetWeather {
            climate: Climate::Winter,
            dice: [u8::MAX, u8::MAX],
        };
        assert_eq!(weather.row(), None);
    }
}
