//! The words of Basic Impetus, and what an organiser decides for it.

use super::Names;
use super::event::{EventLine, line};
use super::grammar::{all_of, any_of};
use crate::army::{Army, BasicEdit};
use crate::event::{BasicSettings, Edition, Scale, ScenarioPlayed};
use crate::list::{
    ArmyList, BasicList, BasicOption, GivenUp, LineChange, Stats, SwapId, TakenUnit, Trait,
    TroopId, TroopType, VbuChange,
};

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

/// "Piqueros instead of 1 Wardogs", "VBU 7 for 1 Heavy cavalry, giving up 1 Skirmishers".
pub fn option_name(list: &ArmyList, id: SwapId) -> String {
    let option = list.basic_list().and_then(|basic| basic.option(id));
    let Some(option) = option else {
        return format!("Option {id}");
    };
    let changes = option.changes.iter().map(|it| change(list, it));
    let changes: Vec<String> = changes.collect();
    let given: Vec<String> = option
        .give_one_of
        .iter()
        .map(|it| given(list, it))
        .collect();
    let given = any_of(given);
    let taken = (0..option.take_one_of.len()).map(|n| taken(list, option, n));
    let taken: Vec<String> = taken.collect();
    match (changes.is_empty(), taken.is_empty(), given.is_empty()) {
        (_, false, false) => format!("{} instead of {given}", any_of(taken)),
        (_, false, true) => any_of(taken),
        (false, true, false) => format!("{}, giving up {given}", all_of(changes)),
        _ => all_of(changes),
    }
}

/// "2 Skirmishers and 1 Light foot"; the number is left out where it is 1.
pub fn given(list: &ArmyList, bundle: &[GivenUp]) -> String {
    let parts = bundle.iter();
    all_of(parts.map(|it| counted(list, it.count, BasicList::line_troop(it.line))))
}

/// The bundle of this place that an option brings.
pub fn taken(list: &ArmyList, option: &BasicOption, bundle: usize) -> String {
    let parts = option.take_one_of.get(bundle).into_iter().flatten();
    all_of(parts.enumerate().map(|(p, part)| {
        let troop = match part.what {
            TakenUnit::Line(line) => BasicList::line_troop(line),
            TakenUnit::Unit(_) => BasicList::taken_troop(option.id, bundle, p),
        };
        counted(list, part.count, troop)
    }))
}

fn change(list: &ArmyList, change: &LineChange) -> String {
    let troop = BasicList::line_troop(change.line);
    let name = list.troop(troop).map_or("", |troop| troop.name.as_str());
    let vbu = match change.vbu {
        VbuChange::To(vbu) => format!("VBU {vbu}"),
        VbuChange::By(by) => format!("VBU {by:+}"),
    };
    let who = match change.count {
        Some(count) => format!("{count} {name}"),
        None => name.to_owned(),
    };
    match &change.name {
        Some(becomes) => format!("{who} as {becomes}, {vbu}"),
        None => format!("{vbu} for {who}"),
    }
}

fn counted(list: &ArmyList, count: u16, troop: TroopId) -> String {
    let name = list.troop(troop).map_or("units", |it| it.name.as_str());
    match count {
        1 => name.to_owned(),
        count => format!("{count} {name}"),
    }
}

/// What an edit of a Basic army does.
pub fn edit_label(edit: &BasicEdit, names: Names<'_>) -> String {
    match edit {
        BasicEdit::TakeOption { option, .. } => {
            format!("Take {}", option_name(names.list, option.option))
        }
        BasicEdit::DropOption { option, .. } => {
            format!("Drop {}", option_name(names.list, *option))
        }
        BasicEdit::Restore { .. } => "Field the army as the list says".to_owned(),
        BasicEdit::AddLineUp(name) => format!("Add the line-up {name}"),
        BasicEdit::FieldLineUp(at) => format!("Field {}", line_up_name(names.army, *at)),
        BasicEdit::NameLineUp { name, .. } => format!("Name the line-up {name}"),
        BasicEdit::RemoveLineUp(at) => format!("Remove {}", line_up_name(names.army, *at)),
        BasicEdit::SetAce(Some(ace)) => format!("Choose {}", super::ace::rulebook_name(*ace)),
        BasicEdit::SetAce(None) => "Choose no Ace from the rulebook".to_owned(),
        BasicEdit::SetScenario(Some(scenario)) => {
            format!("Play {}", super::scenario::name(*scenario))
        }
        BasicEdit::SetScenario(None) => "Leave the scenario open".to_owned(),
        BasicEdit::SetWeather(Some(weather)) => {
            format!("Set the weather to {}", super::weather::name(*weather))
        }
        BasicEdit::SetWeather(None) => "Leave the weather open".to_owned(),
    }
}

/// The player's name for a line-up, or its place.
pub fn line_up_name(army: &Army, at: usize) -> String {
    let named = army.basic.line_ups.get(at).map(|it| it.name.trim());
    match named {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ => format!("Line-up {}", at.saturating_add(1)),
    }
}

/// How far troops move, as the edition has it: "8U", "2H, charge 3H". Basic Impetus 2008 prints
/// it in the lists; in 3.0 it goes by type (quick reference, Movement).
pub fn movement(edition: Edition, kind: TroopType, stats: &Stats, traits: &[Trait]) -> String {
    use TroopType::*;
    let moves = match (edition, kind) {
        (Edition::First, _) => return format!("{}U", stats.m),
        (Edition::Third, Cp) => "2H or 3H, charge +1H",
        (Edition::Third, Cm | Cgp | Cgl | Cf) => "3H",
        (Edition::Third, Cl) => "4H + 2H",
        (Edition::Third, Fl) if traits.contains(&Trait::Impetuous) => "2H, charge 3H",
        (Edition::Third, S) => "2H + 2H",
        (Edition::Third, El | Fp | Fl | T | Art | W) => "2H",
    };
    moves.to_owned()
}
