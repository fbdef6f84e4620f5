//! The words of Basic Impetus, and what an organiser decides for it.

use super::Names;
use super::event::{EventLine, line};
use super::grammar::{all_of, any_of};
use super::map::length;
use crate::army::{Army, BasicEdit};
use crate::battle::movement::{MoveRow, rows_in_h};
use crate::battle::scenario::Ford;
use crate::event::{Edition, Event, Measure, ScenarioPlayed};
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
pub fn measure_length(event: &Event) -> String {
    let measure = Measure::of(event);
    let unit = super::map::unit_name(measure.unit);
    format!("1 {unit} is {}", in_cm(measure.mm))
}

/// "4 cm", "4.5 cm".
pub fn in_cm(mm: u16) -> String {
    super::place::cm(i32::from(mm))
}

/// How long H is, and who says so.
pub fn h_note(event: &Event) -> String {
    let length = in_cm(Measure::h(event).mm);
    match event.basic.h_mm {
        Some(_) => format!("1H is {length}, as the event says."),
        None => format!(
            "The texts don’t say how long H is: {length}, half the front of a base, is ours. The organiser chooses."
        ),
    }
}

/// Where the standard zone comes from.
pub fn zone_note(event: &Event) -> &'static str {
    match (event.basic.zone, event.basic.edition) {
        (Some(_), _) => "The standard zone is the event’s.",
        (None, Edition::First) => "The standard zone is that of Basic Impetus 2008, 3.6.",
        (None, Edition::Third) => {
            "The sheet of 3.0 gives no standard zone: the organiser chooses. Until then the umpire decides."
        }
    }
}

/// Where the sizes of bases come from.
pub fn bases_note(edition: Edition) -> &'static str {
    match edition {
        Edition::First => "Bases are those of Basic Impetus 2008, 1.3.1.",
        Edition::Third => {
            "The sheet of 3.0 gives no base sizes: those of Basic Impetus 2008, 1.3.1, are drawn."
        }
    }
}

pub(super) fn event_lines(event: &Event) -> Vec<EventLine> {
    let settings = &event.basic;
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
        line("Distances", &measure_length(event)),
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
        BasicEdit::SetSheetWeather(Some(_)) => "Roll the weather of the 3.0 sheet".to_owned(),
        BasicEdit::SetSheetWeather(None) => "Leave out the weather of the 3.0 sheet".to_owned(),
        BasicEdit::SetFords(fords) if fords.is_empty() => "Take the fords away".to_owned(),
        BasicEdit::SetFords(fords) => fords_label(fords, names.army),
    }
}

/// "Move ford 2 right by 3H", where one of those that lie there moves.
fn fords_label(fords: &[Ford], army: &Army) -> String {
    let before = army.basic.fords.iter().zip(fords);
    let mut moved = (1..).zip(before).filter(|(_, (old, new))| old != new);
    let measure = Measure::of(&army.event);
    match moved.next() {
        _ if fords.len() < army.basic.fords.len() => "Take a ford away".to_owned(),
        None => "Place the fords".to_owned(),
        Some((n, (old, new))) => {
            let by = i32::from(new.place()) - i32::from(old.place());
            let far = length(measure.tenths(by.unsigned_abs()), measure.unit);
            match by {
                0 => format!("Roll for ford {n}"),
                1.. => format!("Move ford {n} right by {far}"),
                _ => format!("Move ford {n} left by {far}"),
            }
        }
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
/// it in the lists; in 3.0 it goes by type (quick reference, Movement), where heavy cavalry is CP1
/// or CP2 and lists don't say which.
pub fn movement(edition: Edition, kind: TroopType, stats: &Stats, traits: &[Trait]) -> String {
    let rows = match edition {
        Edition::First => return format!("{}U", stats.m),
        Edition::Third => rows_in_h(kind, traits.contains(&Trait::Impetuous)),
    };
    match rows {
        [one, other] => {
            let pair = |of: fn(&MoveRow) -> u8| format!("{}/{}H", of(one), of(other));
            let charge = pair(|row| row.open.charge.unwrap_or(row.open.h));
            format!("{}, charge {charge}", pair(|row| row.open.h))
        }
        rows => rows
            .iter()
            .map(|row| super::reference::step(row.open))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Preset;

    #[test]
    fn moves_are_those_of_the_sheet() {
        let stats = Stats {
            m: 8,
            vbu: 5,
            i: 2,
            d: None,
            vd: 2,
            vd_with_general: None,
        };
        let moves = |kind, traits: &[Trait]| movement(Edition::Third, kind, &stats, traits);
        // CP1 and CP2: lists don't say which theirs are.
        assert_eq!(moves(TroopType::Cp, &[]), "2/3H, charge 3/4H");
        assert_eq!(moves(TroopType::Cm, &[]), "3H");
        assert_eq!(moves(TroopType::Cl, &[]), "4H + 2H");
        assert_eq!(moves(TroopType::Fl, &[]), "2H");
        assert_eq!(moves(TroopType::Fl, &[Trait::Impetuous]), "2H, charge 3H");
        assert_eq!(moves(TroopType::S, &[]), "2H + 2H");
        assert_eq!(moves(TroopType::W, &[]), "2H + D");
        assert_eq!(movement(Edition::First, TroopType::Cp, &stats, &[]), "8U");
    }

    #[test]
    fn what_the_texts_leave_open_is_said() {
        let mut event = Preset::Basic.event();
        assert!(h_note(&event).contains("4 cm, half the front of a base, is ours"));
        assert!(zone_note(&event).contains("the organiser chooses"));
        assert_eq!(measure_length(&event), "1 H is 4 cm");
        event.basic.h_mm = Some(45);
        assert_eq!(measure_length(&event), "1 H is 4.5 cm");
        assert_eq!(h_note(&event), "1H is 4.5 cm, as the event says.");
        event.basic.edition = Edition::First;
        assert!(zone_note(&event).contains("2008, 3.6"));
        assert_eq!(measure_length(&event), "1 U is 1 cm");
    }
}
