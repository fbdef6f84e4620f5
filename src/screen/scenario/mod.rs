//! The page of scenario and weather: what is played, what it changes for these troops, and the
//! table drawn to scale.

mod fords;
mod ready;
mod sheet_weather;
mod weather;

pub use fords::{FordRow, FordsScreen, Found, fords_screen, rolled_for, with_a_third};
pub use ready::{ReadyRow, ready_rows};
pub use sheet_weather::{SheetWeatherScreen, SkyRow, sheet_weather_screen};
pub use weather::{Changed, WeatherScreen, weather_screen};

use crate::army::Army;
use crate::battle::scenario::{Ford, Scenario, Tabletop, Whose};
use crate::event::{Event, LengthUnit, Measure};
use crate::map::{Picture, Plan, Role};
use crate::text::basic::{bases_note, h_note, in_cm, zone_note};
use crate::text::map::unit_name;
use crate::text::scenario::{self as words, Told};

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

/// At an event, which says what is measured in.
pub fn scenario_screen(scenario: Scenario, event: &Event) -> ScenarioScreen {
    let told = Told::of(event);
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
                text: words::special(*rule, scenario, told),
            })
            .collect(),
        victory: words::victory(scenario.victory()),
        steps: words::victory_steps(scenario.victory(), told),
        extras: extras
            .map(|extra| ExtraRow {
                points: extra.points,
                roles: roles(scenario, extra.whose),
                text: words::goal(*extra, told),
            })
            .collect(),
        score_note: words::score_note(scenario),
        set_up: set_up(scenario, told),
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

fn set_up(scenario: Scenario, told: Told) -> Vec<SetUpRow> {
    let row = |roles, name, text: String| SetUpRow { roles, name, text };
    let sides = words::sides(scenario, told).map(|said| row(Vec::new(), "Sides", said.to_owned()));
    let mut rows: Vec<SetUpRow> = sides.into_iter().collect();
    rows.push(row(Vec::new(), "Terrain", words::terrain(scenario, told)));
    if let Some(objective) = words::objective(scenario, told) {
        rows.push(row(Vec::new(), "Objective", objective));
    }
    let [attacker, defender] =
        [Role::Attacker, Role::Defender].map(|role| words::zone(scenario.zone(role), told));
    if attacker == defender {
        rows.push(row(Vec::new(), "Zones", attacker));
    } else {
        rows.push(row(vec![Role::Defender], "Zone", defender));
        rows.push(row(vec![Role::Attacker], "Zone", attacker));
    }
    rows.push(row(
        Vec::new(),
        "Order",
        words::order(scenario, told).to_owned(),
    ));
    rows
}

/// What is told of where none is chosen.
pub const FIRST_TOLD: Scenario = Scenario::Pitched;

/// What is chosen for an army, else what its event fixes.
pub fn chosen_scenario(army: &Army) -> Option<Scenario> {
    army.basic.scenario_at(&army.event)
}

/// The drawing, with letters that are so many hundredths of the table's width high. At an army's
/// own event, where there is one.
pub fn plan(
    scenario: Scenario,
    event: &Event,
    army: Option<&Army>,
    fords: Vec<Ford>,
    hundredths: f64,
) -> Picture {
    let table = Tabletop::of(event);
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
        measure: Measure::of(event),
        told: Told::of(event),
        fords,
        below: role.unwrap_or(Role::Attacker),
        attacker,
        defender,
        letters: f64::from(table.width) * hundredths / 100.0,
    };
    plan.picture()
}

/// "Basic Impetus 3.0 · table 30H × 20H · 1H = 4 cm".
pub fn about_table(event: &Event) -> String {
    let table = Tabletop::of(event);
    let measure = Measure::of(event);
    let unit = unit_name(measure.unit);
    let side = |mm: i16| {
        let tenths = f64::from(measure.tenths(u32::from(mm.unsigned_abs())));
        format!("{}{unit}", tenths / 10.0)
    };
    let length = in_cm(measure.mm);
    // The supplement has H in either edition.
    let in_h = match measure.unit {
        LengthUnit::H => String::new(),
        LengthUnit::U => format!(" · 1H = {}", in_cm(Measure::h(event).mm)),
    };
    format!(
        "Basic Impetus {} · table {} × {} · 1{unit} = {length}{in_h}",
        crate::text::basic::edition(event.basic.edition),
        side(table.width),
        side(table.depth)
    )
}

/// What of the table the texts leave to the organiser, and where its figures come from.
pub fn table_notes(event: &Event) -> [String; 3] {
    [
        h_note(event),
        zone_note(event).to_owned(),
        bases_note(event.basic.edition).to_owned(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Edition, Preset, ScenarioPlayed};
    use crate::list::ArmyList;

    #[test]
    fn the_river_as_pictured() {
        let screen = scenario_screen(Scenario::River, &Preset::Basic.event());
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
        let screen = scenario_screen(Scenario::Encounter, &Preset::Basic.event());
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
    fn a_page_without_an_army_has_the_table_of_the_edition() {
        let mut event = Preset::Basic.event();
        assert_eq!(
            about_table(&event),
            "Basic Impetus 3.0 · table 30H × 15H · 1H = 4 cm"
        );
        assert!(table_notes(&event)[1].contains("gives no standard zone"));
        for scenario in Scenario::ALL {
            assert!(plan(*scenario, &event, None, Vec::new(), 2.0).groups.len() > 2);
        }
        event.basic.edition = Edition::First;
        assert_eq!(
            about_table(&event),
            "Basic Impetus 2008 · table 120U × 60U · 1U = 1 cm · 1H = 4 cm"
        );
    }

    #[test]
    fn nothing_is_chosen_for_an_army_until_someone_does() {
        let text = include_str!("../../../lists/basic-conquistadores.json");
        let list = ArmyList::read(text.as_bytes(), "list").unwrap();
        let mut army = Army::new(&list, Preset::Basic.event());
        assert_eq!(chosen_scenario(&army), None);
        army.event.basic.scenario = ScenarioPlayed::Fixed(Scenario::River);
        assert_eq!(chosen_scenario(&army), Some(Scenario::River));
        army.basic.scenario = Some(Scenario::Ambush);
        assert_eq!(chosen_scenario(&army), Some(Scenario::Ambush));
    }
}
