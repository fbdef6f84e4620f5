//! Armies of Basic Impetus and of own lists that use all that a link can carry of them.

use crate::draw::points_lists;
use muster::army::{Army, BasicEdit, LineUp, ListRef, TakenOption};
use muster::battle::ace::RulebookAce;
use muster::battle::scenario::{Ford, Scenario};
use muster::battle::sheet_weather::{Climate, SheetWeather};
use muster::battle::weather::Weather;
use muster::event::{BasicSettings, Edition, Event, Preset, ScenarioPlayed, StandardZone};
use muster::list::{ArmyList, BasicList, ListId, OwnList, Troops};

pub fn list(slug: &str) -> ArmyList {
    let path = format!("lists/{slug}.json");
    let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    ArmyList::read(&bytes, &path).expect("is a list")
}

/// Every shipped list of either game.
pub fn shipped() -> Vec<ArmyList> {
    let folder = std::fs::read_dir("lists").expect("is a folder");
    let slugs = folder.filter_map(|file| {
        let name = file.ok()?.file_name().into_string().ok()?;
        let slug = name.strip_suffix(".json")?.to_owned();
        slug.starts_with("basic-").then_some(slug)
    });
    let basic = slugs.map(|slug| list(&slug));
    points_lists().iter().cloned().chain(basic).collect()
}

pub fn basic(list: &ArmyList) -> &BasicList {
    match &list.troops {
        Troops::Basic(basic) => basic,
        Troops::Impetus(_) => panic!("{} is no list for Basic Impetus", list.slug),
    }
}

pub fn printed(list: &ArmyList) -> Army {
    let mut army = Army::new(list, Preset::Basic.event());
    army.name = "Cortés, 1520".into();
    army
}

/// Unlike every preset.
pub fn settings() -> BasicSettings {
    BasicSettings {
        edition: Edition::First,
        aces: false,
        weather: false,
        scenario: ScenarioPlayed::Fixed(Scenario::Rearguard),
        h_mm: Some(45),
        zone: Some(StandardZone {
            from_middle: 12,
            from_sides: 9,
        }),
    }
}

pub fn event() -> Event {
    let mut event = Preset::Basic.event();
    event.name = "Lugano, 12 May".into();
    event.basic = settings();
    event
}

/// All that can be chosen: an option, line-ups with a Large Unit, an ace, scenario, both weathers
/// and fords.
pub fn everything(list: &ArmyList) -> Army {
    let printed = printed(list);
    let option = TakenOption::new(basic(list).options[0].id);
    let take = BasicEdit::take(basic(list), &printed, option);
    let mut army = take.apply(&printed).expect("can be taken");
    let mut ranked = printed.lined_up();
    ranked[1].behind = true;
    army.basic.line_ups = vec![
        LineUp {
            name: "Two deep".into(),
            options: Vec::new(),
            units: ranked,
        },
        LineUp {
            name: "With the option".into(),
            options: army.basic.options.clone(),
            units: army.lined_up(),
        },
    ];
    army.basic.fielded = 1;
    army.basic.ace = Some(RulebookAce::IronDiscipline);
    army.basic.scenario = Some(Scenario::River);
    army.basic.weather = Some(Weather::Rain);
    army.basic.sheet_weather = Some(SheetWeather {
        climate: Climate::Winter,
        dice: [3, 5],
    });
    let mut shifted = Ford::at(-200);
    shifted.die = Some(4);
    shifted.shift = 120;
    army.basic.fords = vec![shifted, Ford::at(300), Ford::at(0)];
    army.event = event();
    army
}

/// The army as one of an own list that says the same as its list.
pub fn own(list: &ArmyList, army: &Army) -> (ArmyList, Army) {
    const ID: ListId = ListId(40_000);
    let own = OwnList::new(ID, list.clone());
    let list = own.list().expect("is sound").clone();
    let mut army = army.clone();
    army.list = ListRef::of(&list);
    (list, army)
}
