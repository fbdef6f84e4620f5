//! The words of Basic Impetus, and what an organiser decides for it.

use super::event::{EventLine, line};
use crate::army::RulebookAce;
use crate::event::{BasicSettings, Edition, Scale, Scenario, ScenarioPlayed, Weather};

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

pub fn scenario(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::PitchedBattle => "Pitched battle",
        Scenario::ConquestBattle => "Conquest battle",
        Scenario::EncounterBattle => "Encounter battle",
        Scenario::RearguardBattle => "Rearguard battle",
        Scenario::BattleOnTheRiver => "Battle on the river",
        Scenario::AmbushBattle => "Ambush battle",
    }
}

pub fn weather(weather: Weather) -> &'static str {
    match weather {
        Weather::Clear => "Clear",
        Weather::Rain => "Rain",
        Weather::Wind => "Wind",
        Weather::Fog => "Fog",
        Weather::Ice => "Ice",
    }
}

pub fn rulebook_ace(ace: RulebookAce) -> &'static str {
    match ace {
        RulebookAce::AggressiveDeployment => "Aggressive deployment",
        RulebookAce::DecisiveInitiative => "Decisive initiative",
        RulebookAce::DesperateCharge => "Desperate charge",
        RulebookAce::LastStand => "Last stand",
        RulebookAce::IronDiscipline => "Iron discipline",
        RulebookAce::Betrayal => "Betrayal",
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
                ScenarioPlayed::Fixed(fixed) => scenario(fixed),
            },
        ),
        line("Standard zone", &zone),
    ]
}
