//! What the weather changes for the troops present, as before and after.

use crate::battle::fire::{ranges, row};
use crate::battle::movement::{Move, rows_in_h};
use crate::battle::rule_book::RuleBook;
use crate::battle::weather::{Distance, Weather, WindFor};
use crate::list::{Trait, TroopType};
use crate::screen::reference::ReferenceUnit;
use crate::text::scenario::Told;
use crate::text::weather as words;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeatherScreen {
    pub name: &'static str,
    /// A line each.
    pub effects: Vec<String>,
    /// For the troops present, where there are any.
    pub changed: Vec<Changed>,
    /// Why there are none.
    pub note: Option<&'static str>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    pub kind: Option<TroopType>,
    /// "Cavalry, move".
    pub what: String,
    pub clear: String,
    pub now: String,
}

const DISTANCES: [Distance; 3] = [Distance::Short, Distance::Long, Distance::Extreme];

/// With these troops, or none where no army is named.
pub fn weather_screen(
    weather: Weather,
    rules: RuleBook,
    units: &[ReferenceUnit],
    wind: WindFor,
    told: Told,
) -> WeatherScreen {
    let in_h = rules == RuleBook::Basic3;
    let mut changed = Vec::new();
    for unit in units.iter().filter(|_| in_h) {
        let lines = moves(unit, |h| weather.step(h)).into_iter();
        for line in lines.chain(shots(weather, unit, wind)) {
            if !changed.contains(&line) {
                changed.push(line);
            }
        }
    }
    let note = (!in_h && !units.is_empty())
        .then_some("The weather is measured in H, these troops move in U: agree on what it does.");
    WeatherScreen {
        name: words::name(weather),
        effects: words::effects(weather, told),
        changed,
        note,
    }
}

/// The moves in the open that `step` changes.
pub(super) fn moves(unit: &ReferenceUnit, step: impl Fn(u8) -> u8) -> Vec<Changed> {
    let Some(kind) = unit.kind else {
        return Vec::new();
    };
    let rows = rows_in_h(kind, unit.traits.contains(&Trait::Impetuous));
    let line = |open: Move, code: &str| {
        // A second move stands here where it changes too.
        let second = open.second.filter(|h| step(*h) != *h);
        let clear = [Some(open.h), second];
        let now = clear.map(|h| h.map(&step));
        let code = if rows.len() > 1 {
            format!(" ({code})")
        } else {
            String::new()
        };
        (now != clear).then(|| Changed {
            kind: unit.kind,
            what: format!("{}{code}, move", unit.name),
            clear: both(clear),
            now: both(now),
        })
    };
    rows.iter()
        .filter_map(|row| line(row.open, row.code))
        .collect()
}

/// "3H", "2H + 2H".
fn both(moves: [Option<u8>; 2]) -> String {
    let moves = moves.into_iter().flatten().map(|h| format!("{h}H"));
    moves.collect::<Vec<_>>().join(" + ")
}

fn shots(weather: Weather, unit: &ReferenceUnit, wind: WindFor) -> Vec<Changed> {
    let mut changed = Vec::new();
    for weapon in &unit.weapons {
        let row = row(RuleBook::Basic3, *weapon).unwrap_or_default().iter();
        let reach = ranges(RuleBook::Basic3).iter();
        for ((added, distance), to) in row.zip(DISTANCES).zip(reach) {
            let dice = |added: Option<i8>| Some(i16::from(unit.vbu) + i16::from(added?));
            let clear = [dice(added.foot), dice(added.mounted)];
            let now = clear.map(|dice| dice.and_then(|dice| weather.shot(dice, distance, wind)));
            if clear != now {
                changed.push(Changed {
                    kind: unit.kind,
                    what: format!("{}, {} at {to}H", unit.name, crate::text::weapon(*weapon)),
                    clear: said(clear, added.is_one),
                    now: said(now, added.is_one),
                });
            }
        }
    }
    changed
}

/// "3/4 dice": at foot / mounted.
pub(super) fn said([foot, mounted]: [Option<i16>; 2], is_one: bool) -> String {
    let one = |dice: Option<i16>| dice.map_or("–".to_owned(), |dice| dice.max(0).to_string());
    match (foot, mounted) {
        (None, None) => "no shot".to_owned(),
        (foot, _) if is_one => format!("{} dice", one(foot)),
        (foot, mounted) => format!("{}/{} dice", one(foot), one(mounted)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::Weapon;

    fn unit(name: &str, kind: TroopType, vbu: u8, weapons: &[Weapon]) -> ReferenceUnit {
        ReferenceUnit {
            name: name.to_owned(),
            kind: Some(kind),
            m: 8,
            vbu,
            discipline: None,
            weapons: weapons.to_vec(),
            traits: Vec::new(),
            is_in_large_unit: false,
            general: None,
        }
    }

    fn lines(weather: Weather, wind: WindFor) -> Vec<String> {
        let units = [
            unit("Cavalry", TroopType::Cm, 5, &[]),
            unit("Longbow", TroopType::T, 3, &[Weapon::LongbowB]),
            unit("Longbow", TroopType::T, 3, &[Weapon::LongbowB]),
        ];
        let screen = weather_screen(weather, RuleBook::Basic3, &units, wind, Told::AS_PRINTED);
        let said = |line: &Changed| format!("{}: {} → {}", line.what, line.clear, line.now);
        screen.changed.iter().map(said).collect()
    }

    #[test]
    fn before_and_after_for_the_troops_present() {
        assert_eq!(
            lines(Weather::Rain, WindFor::Us),
            [
                "Cavalry, move: 3H → 2H",
                "Longbow, move: 2H → 1H",
                "Longbow, longbow B at 3H: 3/4 dice → 2/3 dice",
                "Longbow, longbow B at 6H: 1/3 dice → 0/2 dice",
            ]
        );
        assert_eq!(lines(Weather::Clear, WindFor::Us), [""; 0]);
        assert_eq!(
            lines(Weather::Wind, WindFor::Them),
            ["Longbow, longbow B at 6H: 1/3 dice → 0/2 dice"]
        );
        assert_eq!(
            lines(Weather::Fog, WindFor::Us),
            ["Longbow, longbow B at 6H: 1/3 dice → no shot"]
        );
        assert_eq!(
            lines(Weather::Ice, WindFor::Us),
            ["Cavalry, move: 3H → 1H", "Longbow, move: 2H → 1H"]
        );
    }

    #[test]
    fn second_moves_change_with_the_first() {
        let units = [
            unit("Slingers", TroopType::S, 2, &[]),
            unit("Scouts", TroopType::Cl, 4, &[]),
        ];
        let said = |weather| -> Vec<String> {
            let rules = RuleBook::Basic3;
            let screen = weather_screen(weather, rules, &units, WindFor::Us, Told::AS_PRINTED);
            let lines = screen.changed.iter();
            lines
                .map(|line| format!("{}: {} → {}", line.what, line.clear, line.now))
                .collect()
        };
        assert_eq!(
            said(Weather::Rain),
            [
                "Slingers, move: 2H + 2H → 1H + 1H",
                "Scouts, move: 4H + 2H → 3H + 1H",
            ]
        );
        assert_eq!(said(Weather::Fog), ["Scouts, move: 4H → 3H"]);
    }

    #[test]
    fn the_edition_of_2008_moves_in_u() {
        let units = [unit("Cavalry", TroopType::Cm, 5, &[])];
        let screen = weather_screen(
            Weather::Ice,
            RuleBook::Basic2008,
            &units,
            WindFor::Us,
            Told::AS_PRINTED,
        );
        assert!(screen.changed.is_empty() && screen.note.is_some());
    }
}
