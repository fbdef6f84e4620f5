//! The page of scenario and weather: what is played, what it changes for these troops, and the
//! table drawn to scale.

mod weather;

pub use weather::{Changed, WeatherScreen, weather_screen};

use crate::army::Army;
use crate::battle::scenario::{Scenario, Tabletop, Whose};
use crate::battle::weather::Weather;
use crate::event::{Event, Preset};
use crate::map::{Picture, Plan, Role};
use crate::text::scenario as words;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioScreen {
    pub number: u8,
    pub name: &'static str,
    pub summary: &'static str,
    pub beads: Vec<Bead>,
    /// "8, perhaps 9".
    pub turns: String,
    pub special: Vec<SpecialRow>,
    pub victory: &'static str,
    pub steps: Vec<String>,
    pub extras: Vec<ExtraRow>,
    pub score_note: &'static str,
    pub set_up: Vec<SetUpRow>,
    pub source: String,
}

/// A turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bead {
    pub turn: u8,
    pub mark: Option<String>,
    /// A die says whether it is played.
    pub is_perhaps: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecialRow {
    pub roles: Vec<Role>,
    pub name: &'static str,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtraRow {
    pub points: u32,
    pub roles: Vec<Role>,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUpRow {
    pub roles: Vec<Role>,
    pub name: &'static str,
    pub text: String,
}

pub fn scenario_screen(scenario: Scenario) -> ScenarioScreen {
    let turns = scenario.turns();
    let beads = (1..=turns.most()).map(|turn| Bead {
        turn,
        mark: words::turn_mark(scenario, turn),
        is_perhaps: turn > turns.sure,
    });
    let special = scenario.special_rules().iter();
    let extras = scenario.extra_points().iter();
    ScenarioScreen {
        number: scenario.number(),
        name: words::name(scenario),
        summary: words::summary(scenario),
        beads: beads.collect(),
        turns: words::turns(scenario),
        special: special
            .map(|(rule, whose)| SpecialRow {
                roles: roles(scenario, *whose),
                name: words::special_name(*rule),
                text: words::special(*rule, scenario),
            })
            .collect(),
        victory: words::victory(scenario.victory()),
        steps: words::victory_steps(scenario.victory()),
        extras: extras
            .map(|extra| ExtraRow {
                points: extra.points,
                roles: roles(scenario, extra.whose),
                text: words::goal(*extra),
            })
            .collect(),
        score_note: words::score_note(scenario),
        set_up: set_up(scenario),
        source: scenario.citation().to_string(),
    }
}

/// Whom a badge marks. What is for both needs none where there is neither attacker nor defender.
fn roles(scenario: Scenario, whose: Whose) -> Vec<Role> {
    match (scenario.has_roles(), whose) {
        (false, _) => Vec::new(),
        (true, Whose::Attacker) => vec![Role::Attacker],
        (true, Whose::Defender) => vec![Role::Defender],
        (true, Whose::Both) => vec![Role::Attacker, Role::Defender],
    }
}

fn set_up(scenario: Scenario) -> Vec<SetUpRow> {
    let row = |roles, name, text: String| SetUpRow { roles, name, text };
    let mut rows = vec![row(Vec::new(), "Terrain", words::terrain(scenario))];
    if let Some(objective) = words::objective(scenario) {
        rows.push(row(Vec::new(), "Objective", objective.to_owned()));
    }
    let [attacker, defender] =
        [Role::Attacker, Role::Defender].map(|role| words::zone(scenario.zone(role)));
    if attacker == defender {
        rows.push(row(Vec::new(), "Zones", attacker));
    } else {
        rows.push(row(vec![Role::Defender], "Zone", defender));
        rows.push(row(vec![Role::Attacker], "Zone", attacker));
    }
    rows.push(row(Vec::new(), "Order", words::order(scenario).to_owned()));
    rows
}

/// What is chosen for an army, else what its event fixes.
pub fn chosen_scenario(army: Option<&Army>) -> Scenario {
    army.and_then(|army| army.basic.scenario_at(&army.event))
        .unwrap_or(Scenario::Pitched)
}

pub fn chosen_weather(army: Option<&Army>) -> Weather {
    army.and_then(|army| army.basic.weather)
        .unwrap_or(Weather::Clear)
}

/// The event whose table is drawn: the army's, or that of the preset.
pub fn event_of(army: Option<&Army>) -> Event {
    army.map_or_else(|| Preset::Basic.event(), |army| army.event.clone())
}

/// The drawing, with letters that are so many hundredths of the table's width high.
pub fn plan(scenario: Scenario, army: Option<&Army>, hundredths: f64) -> Picture {
    let table = Tabletop::of(&event_of(army));
    let role = army.and_then(|army| army.deployment.map.role);
    let [mut attacker, mut defender] = match scenario.has_roles() {
        true => ["Attacker", "Defender"].map(str::to_owned),
        false => ["One army", "The other"].map(str::to_owned),
    };
    if let Some((army, role)) = army.zip(role).filter(|(army, _)| !army.name.is_empty()) {
        let named = format!("{}, {}", army.name, crate::text::role(role));
        match role {
            Role::Attacker => attacker = named,
            Role::Defender => defender = named,
        }
    }
    let plan = Plan {
        scenario,
        table,
        below: role.unwrap_or(Role::Attacker),
        attacker,
        defender,
        letters: f64::from(table.width) * hundredths / 100.0,
    };
    plan.picture()
}

/// "Basic Impetus 3.0 · table 30H × 20H · 1H = 4 cm".
pub fn about_table(army: Option<&Army>) -> String {
    let event = event_of(army);
    let table = Tabletop::of(&event);
    let in_h = |mm: i16| {
        let tenths = (f64::from(mm) / f64::from(table.h) * 10.0).round();
        format!("{}", tenths / 10.0)
    };
    let cm = f64::from(table.h) / 10.0;
    let standard = match table.standard {
        Some(_) => "",
        None => " · the event says no standard zone",
    };
    format!(
        "Basic Impetus {} · table {}H × {}H · 1H = {cm} cm{standard}",
        crate::text::basic::edition(event.basic.edition),
        in_h(table.width),
        in_h(table.depth)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_river_as_pictured() {
        let screen = scenario_screen(Scenario::River);
        assert_eq!((screen.number, screen.name), (5, "Battle on the river"));
        assert_eq!(screen.beads.len(), 9);
        assert!(screen.beads[8].is_perhaps && !screen.beads[7].is_perhaps);
        let special: Vec<(usize, &str)> = screen
            .special
            .iter()
            .map(|row| (row.roles.len(), row.name))
            .collect();
        assert_eq!(
            special,
            [
                (1, "Fast march"),
                (2, "Unprepared"),
                (1, "Reserve"),
                (2, "Fords"),
                (1, "Third ford"),
                (2, "River")
            ]
        );
        let extras: Vec<u32> = screen.extras.iter().map(|extra| extra.points).collect();
        assert_eq!(extras, [2, 1]);
        assert_eq!(
            screen.source,
            "A Good Day to Fight 1.1, Scenarios, 5 Battle on the river"
        );
    }

    #[test]
    fn nobody_attacks_in_an_encounter() {
        let screen = scenario_screen(Scenario::Encounter);
        assert!(screen.special.iter().all(|row| row.roles.is_empty()));
        assert_eq!(
            screen
                .set_up
                .iter()
                .filter(|row| row.name == "Zones")
                .count(),
            1
        );
    }

    #[test]
    fn a_page_without_an_army_has_the_table_of_the_preset() {
        assert_eq!(
            about_table(None),
            "Basic Impetus 3.0 · table 30H × 15H · 1H = 4 cm · the event says no standard zone"
        );
        for scenario in Scenario::ALL {
            assert!(plan(*scenario, None, 2.0).groups.len() > 2);
        }
    }
}
