//! The weather of a battle and what it changes. A Good Day to Fight 1.1, Weather.

use crate::rules::Citation;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Weather {
    Clear,
    Rain,
    Wind,
    Fog,
    Ice,
}

/// For whom the wind blows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindFor {
    Us,
    Them,
}

/// How far a weapon shoots, as the tables of Basic Impetus tell distances apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Distance {
    Short,
    Long,
    Extreme,
}

impl Weather {
    pub const ALL: &[Weather] = Weather::VARIANTS;
    pub const CITATION: Citation = Citation::good_day("Weather");

    /// Whether a first die leaves the weather to a second one.
    pub fn needs_second(first: u8) -> bool {
        first <= 3
    }

    /// The weather of two dice; the second counts where the first shows 1 to 3. None where a die
    /// that counts is missing or shows no face.
    pub fn rolled(first: u8, second: Option<u8>) -> Option<Weather> {
        match (first, second) {
            (4..=6, _) => Some(Weather::Clear),
            (1..=3, Some(1 | 2)) => Some(Weather::Rain),
            (1..=3, Some(3)) => Some(Weather::Wind),
            (1..=3, Some(4 | 5)) => Some(Weather::Fog),
            (1..=3, Some(6)) => Some(Weather::Ice),
            _ => None,
        }
    }

    /// A move of so many H in this weather, evading, retreating and pursuing apart.
    pub fn step(self, h: u8) -> u8 {
        match (self, h) {
            (_, 0) => 0,
            (Weather::Clear | Weather::Wind, h) => h,
            (Weather::Rain, h) => (h - 1).max(1),
            (Weather::Fog, h) => h.min(3),
            (Weather::Ice, _) => 1,
        }
    }

    /// The dice of a shot in this weather that would have `dice` in clear weather; none where it
    /// can't be shot. Pilum and other weapons thrown on contact don't change.
    pub fn shot(self, dice: i16, distance: Distance, wind: WindFor) -> Option<i16> {
        match (self, distance) {
            (Weather::Rain, _) => Some(dice - 1),
            (Weather::Wind, Distance::Long) => Some(match wind {
                WindFor::Us => dice + 1,
                WindFor::Them => dice - 1,
            }),
            (Weather::Fog, Distance::Long | Distance::Extreme) => None,
            _ => Some(dice),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_give_the_weather() {
        for first in 4..=6 {
            assert_eq!(Weather::rolled(first, None), Some(Weather::Clear));
        }
        use Weather::*;
        for first in 1..=3 {
            assert!(Weather::needs_second(first));
            let rolled = (1..=6).map(|second| Weather::rolled(first, Some(second)));
            let expected = [Rain, Rain, Wind, Fog, Fog, Ice].map(Some);
            assert_eq!(rolled.collect::<Vec<_>>(), expected);
            assert_eq!(Weather::rolled(first, None), None);
        }
        assert_eq!(Weather::rolled(0, Some(1)), None);
        assert_eq!(Weather::rolled(7, None), None);
        assert_eq!(Weather::rolled(2, Some(7)), None);
    }

    #[test]
    fn moves_are_as_each_weather_says() {
        let moves = |weather: Weather| [1, 2, 3, 4].map(|h| weather.step(h));
        assert_eq!(moves(Weather::Clear), [1, 2, 3, 4]);
        assert_eq!(moves(Weather::Rain), [1, 1, 2, 3]);
        assert_eq!(moves(Weather::Wind), [1, 2, 3, 4]);
        assert_eq!(moves(Weather::Fog), [1, 2, 3, 3]);
        assert_eq!(moves(Weather::Ice), [1, 1, 1, 1]);
        assert_eq!(Weather::Ice.step(0), 0);
    }

    #[test]
    fn shots_are_as_each_weather_says() {
        let shots = |weather: Weather, wind| {
            [Distance::Short, Distance::Long, Distance::Extreme]
                .map(|distance| weather.shot(3, distance, wind))
        };
        let ours = WindFor::Us;
        assert_eq!(shots(Weather::Clear, ours), [Some(3); 3]);
        assert_eq!(shots(Weather::Rain, ours), [Some(2); 3]);
        assert_eq!(shots(Weather::Wind, ours), [Some(3), Some(4), Some(3)]);
        assert_eq!(
            shots(Weather::Wind, WindFor::Them),
            [Some(3), Some(2), Some(3)]
        );
        assert_eq!(shots(Weather::Fog, ours), [Some(3), None, None]);
        assert_eq!(shots(Weather::Ice, ours), [Some(3); 3]);
    }
}
