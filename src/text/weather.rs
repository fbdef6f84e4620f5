//! The weather in words.

use crate::battle::weather::Weather;

pub fn name(weather: Weather) -> &'static str {
    match weather {
        Weather::Clear => "Clear",
        Weather::Rain => "Rain",
        Weather::Wind => "Wind",
        Weather::Fog => "Fog",
        Weather::Ice => "Ice",
    }
}

/// How it comes about: "4–6", or what the second die shows.
pub fn dice(weather: Weather) -> &'static str {
    match weather {
        Weather::Clear => "4–6",
        Weather::Rain => "1–3, then 1–2",
        Weather::Wind => "1–3, then 3",
        Weather::Fog => "1–3, then 4–5",
        Weather::Ice => "1–3, then 6",
    }
}

/// What it changes, a line each.
pub fn effects(weather: Weather) -> &'static [&'static str] {
    match weather {
        Weather::Clear => &["Nothing changes."],
        Weather::Rain => &[
            "Every move is 1H shorter, but never less than 1H.",
            "Every shot has 1 die fewer, pilum and weapons thrown before contact apart.",
            "Charge bonus, evades, retreats and pursuits stay as they are.",
        ],
        Weather::Wind => &[
            "A die says who has the wind: 1 die more at long distance for him, 1 fewer for the other.",
            "A tie for initiative ends it at once, also one after a re-roll. The next tie brings it back the other way round, and so on.",
        ],
        Weather::Fog => &[
            "Nobody shoots beyond 3H.",
            "Nobody moves more than 3H, evading, charging, retreating or pursuing. No charge bonus.",
            "A tie for initiative lifts it at once and for good.",
        ],
        Weather::Ice => &[
            "Every move is 1H. Charge bonus, and retreats and pursuits after a melee, stay as they are.",
            "Gentle hills are difficult.",
            "Ponds, swamps and lakes can be crossed, whatever they were. Roll for a unit after every move on them, forced ones too. 1: disordered, and 1 VBU lost for good.",
            "The river of the scenario Battle on the river doesn’t freeze.",
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weather_is_told_apart() {
        for weather in Weather::ALL {
            assert!(!effects(*weather).is_empty());
            assert!(!dice(*weather).is_empty() && !name(*weather).is_empty());
        }
    }
}
