//! The words of Basic Impetus, and what an organiser decides for it.

use super::event::{EventLine, line};
use crate::event::{BasicSettings, Edition, Scale, ScenarioPlayed};

pub fn edition(edition: Edition) -> &'static str {
    match edition {
        Edition::First => "2008",
        Edition::Third => "3.0",
    }
}

/// What distances are measured in: "U" or "H".
pub fn measure(edition: Edition) -> &'static str {
    match edition {
        Edition::First => "U",
        Edition::Third => "H",
    }
}

/// "1 H is 4 cm".
pub fn measure_length(settings: &BasicSettings, miniatures: Scale) -> String {
    let mm = settings.measure_mm(miniatures);
    let length = if mm.is_multiple_of(10) {
        format!("{} cm", mm / 10)
    } else {
        format!("{mm} mm")
    };
    format!("1 {} is {length}", measure(settings.edition))
}

pub(super) fn event_lines(settings: &BasicSettings, miniatures: Scale) -> Vec<EventLine> {
    let played = |is_played: bool| if is_played { "played" } else { "not played" };
    let zone = match settings.standard_zone() {
        None => "not said".to_owned(),
        Some(zone) => {
            let unit = measure(settings.edition);
            format!(
                "{}{unit} from the middle, {}{unit} from the sides",
                zone.from_middle, zone.from_sides
            )
        }
    };
    vec![
        line("Edition", edition(settings.edition)),
        line("Distances", &measure_length(settings, miniatures)),
        line("Aces in the Hole", played(settings.aces)),
        line(
            "Weather",
            if settings.weather {
                "rolled for"
            } else {
                "clear"
            },
        ),
        line(
            "Scenario",
            match settings.scenario {
                ScenarioPlayed::Drawn => "rolled for",
                ScenarioPlayed::Fixed(fixed) => super::scenario::name(fixed),
            },
        ),
        line("Standard zone", &zone),
    ]
}
