//! The weather in words.

use super::scenario::Told;
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
pub fn effects(weather: Weather, told: Told) -> Vec<String> {
    let (one, three) = (told.h(1), told.h(3));
    let plain = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect();
    match weather {
        Weather::Clear => plain(&["Nothing changes."]),
        Weather::Rain => vec![
            format!("Every move is {one} shorter, but never less than {one}."),
            "Every shot has 1 die fewer, pilum and weapons thrown before contact apart.".to_owned(),
            "Charge bonus, evades, retreats and pursuits stay as they are.".to_owned(),
        ],
        Weather::Wind => plain(&[
            "A die says who has the wind: 1 die more at long distance for him, 1 fewer for the other.",
            "A tie for initiative ends it at once, also one after a re-roll. The next tie brings it back the other way round, and so on.",
        ]),
        Weather::Fog => vec![
            format!("Nobody shoots beyond {three}."),
            format!(
                "Nobody moves more than {three}, evading, charging, retreating or pursuing. No charge bonus."
            ),
            "A tie for initiative lifts it at once and for good.".to_owned(),
        ],
        Weather::Ice => vec![
            format!(
                "Every move is {one}. Charge bonus, and retreats and pursuits after a melee, stay as they are."
            ),
            "Gentle hills are difficult.".to_owned(),
            "Ponds, swamps and lakes can be crossed, whatever they were. Roll for a unit after every move on them, forced ones too. 1: disordered, and 1 VBU lost for good.".to_owned(),
            "The river of the scenario Battle on the river doesn’t freeze.".to_owned(),
        ],
    }
}

/// When it is rolled for.
pub const WHEN: &str = "Roll once the terrain lies, before anyone deploys.";

/// The weather table of the 3.0 sheet.
pub mod sheet {
    use crate::battle::sheet_weather::{Climate, SheetWeather, Sky};

    pub fn climate(climate: Climate) -> &'static str {
        match climate {
            Climate::Temperate => "Temperate",
            Climate::Summer => "Summer",
            Climate::Desert => "Desert",
            Climate::Winter => "Winter",
            Climate::Tropical => "Tropical",
        }
    }

    /// What the climate does to the roll.
    pub fn modifier(climate: Climate) -> &'static str {
        match climate {
            Climate::Temperate => "Nothing is added to the roll.",
            Climate::Summer | Climate::Desert => "Take 2 off the roll.",
            Climate::Winter => {
                "Add 2 to the roll. Whether the dice of each turn have it too, the sheet leaves open."
            }
            Climate::Tropical => "Roll each 1 and each 6 again.",
        }
    }

    pub fn name(sky: Sky) -> &'static str {
        match sky {
            Sky::MoonlessNight => "Moonless night",
            Sky::Night => "Night",
            Sky::Mist => "Mist",
            Sky::Clear => "Clear",
            Sky::Cloudy => "Cloudy",
            Sky::Rain => "Rain",
            Sky::Overcast => "Overcast",
            Sky::HighWinds => "High winds",
            Sky::Snow => "Snow",
            Sky::Ice => "Ice",
        }
    }

    /// What it changes; what the sheet leaves out is said.
    pub fn effects(sky: Sky) -> &'static [&'static str] {
        const NIGHT: &str = "Every move is 1H, without charge bonus.";
        const ASTRAY: &str = "Roll for each unit that isn’t in column. 1: it drifts 1H to the right. 6: 1H to the left.";
        match sky {
            Sky::Night => &[NIGHT, "Nobody shoots beyond 1H.", ASTRAY],
            Sky::MoonlessNight => &[
                NIGHT,
                "Nobody shoots, and nobody has impetus in a charge or counter-charge.",
                ASTRAY,
            ],
            Sky::Mist => &["Every move is 1H.", "Only skirmishers shoot."],
            Sky::Clear => &[
                "In a desert or in summer roll for the sun. 1: behind the Attacker. 2–3: at the edge to his left. 4: in his face. 5–6: at the edge to his right. Who faces it hits with pairs of 5s only.",
            ],
            Sky::Cloudy => &["Nothing changes."],
            Sky::Rain => &[
                "Longbows and bows hit with pairs of 5s only.",
                "After 5 turns of rain streams are fordable rivers, and fordable rivers can’t be crossed.",
            ],
            Sky::Overcast => &["Nobody shoots at extreme range."],
            Sky::HighWinds => &[
                "Shots hit with 6s only.",
                "With rain as well, evading isn’t automatic where that option is played.",
            ],
            Sky::Snow => &[
                "Moves and shots reach 2H at most, without charge bonus.",
                "Evading isn’t automatic; after 3 turns of snow 1 off the die.",
            ],
            Sky::Ice => &["The sheet doesn’t say what ice does: agree on it."],
        }
    }

    /// "Rolled 4 and 5, 7 in summer."
    pub fn rolled(weather: SheetWeather) -> String {
        let [one, other] = weather.dice;
        let total = weather.total();
        match weather.climate {
            Climate::Temperate => format!("Rolled {one} and {other}: {total}."),
            of => format!(
                "Rolled {one} and {other}: {total} ({}).",
                climate(of).to_lowercase()
            ),
        }
    }

    pub const OFF_THE_TABLE: &str =
        "The table runs from 2 to 12 and doesn’t say what lies beyond: agree on it.";
    pub const AGAIN: &str = "Roll on the table again every 3rd turn.";
    pub const EACH_TURN: &str = "The player with the initiative rolls a die each turn; on the number in brackets it comes, and on the same again it goes. The sheet doesn’t say whether a lower roll counts.";
    pub const WITH_WINDS: &str = "Rain and snow are rolled for only while high winds blow.";
    pub const OPTIONAL: &str = "An option of the 3.0 sheet, in place of the supplement’s weather.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weather_is_told_apart() {
        for weather in Weather::ALL {
            assert!(!effects(*weather, Told::AS_PRINTED).is_empty());
            assert!(!dice(*weather).is_empty() && !name(*weather).is_empty());
        }
    }
}
