//! The weather of the 3.0 sheet: what was rolled, and what each sky does.

use super::weather::{Changed, moves, said};
use crate::battle::fire::{Reach, ranges, reach, row};
use crate::battle::rule_book::RuleBook;
use crate::battle::sheet_weather::{SheetWeather, Sky};
use crate::screen::reference::ReferenceUnit;
use crate::text::weather::sheet as words;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetWeatherScreen {
    /// "Rolled 4 and 5: 9."
    pub rolled: String,
    pub skies: Vec<SkyRow>,
    pub notes: Vec<&'static str>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkyRow {
    /// "Rain (2)", where a die each turn says whether it comes.
    pub name: String,
    pub effects: &'static [&'static str],
    /// For the troops present.
    pub changed: Vec<Changed>,
}

/// With these troops, or none where no army is named.
pub fn sheet_weather_screen(weather: SheetWeather, units: &[ReferenceUnit]) -> SheetWeatherScreen {
    let rolled = words::rolled(weather);
    let Some(row) = weather.row() else {
        return SheetWeatherScreen {
            rolled,
            skies: Vec::new(),
            notes: vec![words::OFF_THE_TABLE],
        };
    };
    let sky = |name: String, sky: Sky| SkyRow {
        name,
        effects: words::effects(sky),
        changed: changes(sky, units),
    };
    let sure = row.sure.map(|of| sky(words::name(of).to_owned(), of));
    let perhaps = row.perhaps.iter();
    let perhaps = perhaps.map(|(of, on)| sky(format!("{} ({on})", words::name(*of)), *of));
    let mut notes = Vec::new();
    if !row.perhaps.is_empty() {
        notes.push(words::EACH_TURN);
    }
    if row.perhaps.iter().any(|(of, _)| *of == Sky::HighWinds) {
        notes.push(words::WITH_WINDS);
    }
    if row.is_rolled_again {
        notes.push(words::AGAIN);
    }
    SheetWeatherScreen {
        rolled,
        skies: sure.into_iter().chain(perhaps).collect(),
        notes,
    }
}

/// Moves and shots under a sky; dice that hit otherwise are told in its effects.
fn changes(sky: Sky, units: &[ReferenceUnit]) -> Vec<Changed> {
    let mut changed = Vec::new();
    for unit in units {
        let lines = moves(unit, |h| sky.step(h)).into_iter();
        for line in lines.chain(shots(sky, unit)) {
            if !changed.contains(&line) {
                changed.push(line);
            }
        }
    }
    changed
}

fn shots(sky: Sky, unit: &ReferenceUnit) -> Vec<Changed> {
    const RULES: RuleBook = RuleBook::Basic3;
    let mut changed = Vec::new();
    let Some(limit) = sky.reach(unit.kind) else {
        return changed;
    };
    for weapon in &unit.weapons {
        let nearest = match reach(RULES, *weapon) {
            Some(Reach::AtLeast(h)) => h,
            _ => 0,
        };
        let row = row(RULES, *weapon).unwrap_or_default().iter();
        let mut from = 0;
        for (added, to) in row.zip(ranges(RULES)) {
            let dice = |added: Option<i8>| Some(i16::from(unit.vbu) + i16::from(added?));
            let clear = [dice(added.foot), dice(added.mounted)];
            if clear != [None, None] && limit < *to {
                let clear = said(clear, added.is_one);
                let now = match limit > from && limit >= nearest {
                    true => format!("{clear}, to {limit}H"),
                    false => "no shot".to_owned(),
                };
                changed.push(Changed {
                    kind: unit.kind,
                    what: format!("{}, {} at {to}H", unit.name, crate::text::weapon(*weapon)),
                    clear,
                    now,
                });
            }
            from = *to;
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::sheet_weather::Climate;
    use crate::list::{TroopType, Weapon};

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

    #[test]
    fn each_sky_is_told_for_the_troops_present() {
        let units = [
            unit("Cavalry", TroopType::Cm, 5, &[]),
            unit("Longbow", TroopType::T, 3, &[Weapon::LongbowB]),
            unit("Slingers", TroopType::S, 2, &[Weapon::Sling]),
            unit("Guns", TroopType::Art, 1, &[Weapon::ArtilleryC]),
        ];
        let lines = |sky| {
            let said = |line: &Changed| format!("{}: {} → {}", line.what, line.clear, line.now);
            changes(sky, &units).iter().map(said).collect::<Vec<_>>()
        };
        assert_eq!(
            lines(Sky::Snow),
            [
                "Cavalry, move: 3H → 2H",
                "Longbow, longbow B at 3H: 3/4 dice → 3/4 dice, to 2H",
                "Longbow, longbow B at 6H: 1/3 dice → no shot",
                "Slingers, sling at 3H: 2/3 dice → 2/3 dice, to 2H",
                "Slingers, sling at 6H: 1/3 dice → no shot",
                "Guns, artillery C at 3H: 3 dice → 3 dice, to 2H",
                "Guns, artillery C at 6H: 3 dice → no shot",
                "Guns, artillery C at 12H: 1 dice → no shot",
            ]
        );
        let night = lines(Sky::Night);
        assert!(night.contains(&"Longbow, longbow B at 3H: 3/4 dice → 3/4 dice, to 1H".to_owned()));
        // They don't shoot nearer than 2H.
        assert!(night.contains(&"Guns, artillery C at 3H: 3 dice → no shot".to_owned()));
        assert!(!lines(Sky::Mist).iter().any(|line| line.contains("sling")));
        assert_eq!(
            lines(Sky::Overcast),
            ["Guns, artillery C at 12H: 1 dice → no shot"]
        );
        assert_eq!(lines(Sky::Rain), [""; 0]);
    }

    #[test]
    fn a_roll_is_told_with_what_may_come() {
        let screen = |dice, climate| sheet_weather_screen(SheetWeather { climate, dice }, &[]);
        let windy = screen([5, 5], Climate::Temperate);
        assert_eq!(windy.rolled, "Rolled 5 and 5: 10.");
        let names: Vec<&str> = windy.skies.iter().map(|sky| sky.name.as_str()).collect();
        assert_eq!(
            names,
            ["Overcast", "High winds (3)", "Rain (2)", "Snow (6)"]
        );
        assert_eq!(windy.notes, [words::EACH_TURN, words::WITH_WINDS]);
        let again = screen([3, 4], Climate::Temperate);
        assert_eq!(again.notes, [words::AGAIN]);
        let off = screen([6, 6], Climate::Winter);
        assert_eq!(off.rolled, "Rolled 6 and 6: 14 (winter).");
        assert_eq!(
            (off.skies.len(), off.notes),
            (0, vec![words::OFF_THE_TABLE])
        );
    }
}
