//! Every line-up of every Basic list: legal, and with the VDT that the source's figures add up to.

use super::{Facts, basic::basic};
use muster::army::{Army, BasicEdit, Edit, TakenOption};
use muster::event::Preset;
use muster::list::{ArmyList, Seat};
use muster::rules::judge;
use muster::solve::{MOST_WAYS, every_way};

#[test]
fn every_line_up_of_every_list_is_legal_and_adds_up() {
    let mut walked = 0;
    for facts in Facts::of("basic") {
        let list = facts.list();
        let ways = every_way(basic(&list));
        assert!(ways.len() < MOST_WAYS, "{}", list.slug);
        for options in ways {
            let mut army = Army::new(&list, Preset::BasicFriendly.event());
            army.basic.options = options.clone();
            army = BasicEdit::restore(basic(&list), &army)
                .apply(&army)
                .unwrap();
            assert_eq!(army.basic.options, options, "{}", list.slug);
            for led in each_general(&list, &army) {
                let verdict = judge(&list, &led.event, &led);
                let expected = vdt(&facts, &list, &led);
                assert!(
                    verdict.legal,
                    "{} {options:?}: {:?}",
                    list.slug, verdict.findings
                );
                assert_eq!(verdict.vdt, expected, "{} {options:?}", list.slug);
                assert_eq!(verdict.break_point, expected.div_ceil(2), "{}", list.slug);
                walked += 1;
            }
        }
    }
    assert!(walked > 100, "{walked} line-ups");
}

#[test]
fn every_option_can_be_taken_and_given_back() {
    for facts in Facts::of("basic") {
        let list = facts.list();
        let basic = basic(&list);
        let printed = Army::new(&list, Preset::Basic.event());
        for option in &basic.options {
            let take = BasicEdit::take(basic, &printed, TakenOption::new(option.id));
            let taken = take.apply(&printed).unwrap();
            assert_eq!(taken.basic.options.len(), 1, "{}", list.slug);
            let back = BasicEdit::drop(basic, &taken, option.id)
                .apply(&taken)
                .unwrap();
            assert_eq!(back.lined_up(), printed.lined_up(), "{}", list.slug);
        }
    }
}

fn each_general(list: &ArmyList, army: &Army) -> Vec<Army> {
    let seats = army.units().filter(|unit| {
        let seat = list.troop(unit.troop).map(|troop| troop.general);
        seat == Some(Seat::Yes)
    });
    let led = seats.map(|unit| Edit::SetCic(Some(unit.id)).apply(army).unwrap());
    led.collect()
}

/// By the tables of the source alone: the lines, less what is given up, with what is taken, and
/// the higher VD of the general's unit where two are printed.
fn vdt(facts: &Facts, list: &ArmyList, army: &Army) -> u32 {
    let lines = facts.rows("Lines");
    let mut sum: i32 = lines.iter().map(|row| number(&row[0]) * low(&row[5])).sum();
    let options = facts.rows("Options");
    for taken in &army.basic.options {
        let place = basic(list)
            .options
            .iter()
            .position(|o| o.id == taken.option);
        let row = &options[place.unwrap()];
        for part in bundle(&row[0], taken.give) {
            let words: Vec<&str> = part.split_whitespace().collect();
            let line = lines.iter().find(|line| {
                let name = words[4..].join(" ");
                let same_name = name.is_empty() || line[7] == name;
                line[1] == words[1] && line[3] == words[3] && same_name
            });
            sum -= number(words[0]) * low(&line.unwrap()[5]);
        }
        for part in bundle(&row[1], taken.take) {
            let words: Vec<&str> = part.split_whitespace().collect();
            sum += number(words[0]) * low(words[5].trim_end_matches(','));
        }
    }
    let general = army.cic.and_then(|id| army.unit(id)).unwrap();
    let troop = list.troop(general.troop).unwrap();
    let more = lines.iter().find(|line| {
        line[5].contains('/') && line[1] == troop.kind.code() && line[7] == troop.name
    });
    let more = more.map_or(0, |line| high(&line[5]) - low(&line[5]));
    u32::try_from(sum + more).unwrap()
}

/// The parts of one of several bundles: "1 T VBU 3 + 1 S VBU 2 or 1 FP VBU 4".
fn bundle(cell: &str, chosen: u16) -> Vec<String> {
    let mut bundles: Vec<String> = Vec::new();
    for part in cell.split(" or ") {
        let begins = part.starts_with(|c: char| c.is_ascii_digit());
        match bundles.last_mut() {
            Some(last) if !begins => last.push_str(&format!(" or {part}")),
            _ => bundles.push(part.to_owned()),
        }
    }
    let chosen = bundles[usize::from(chosen)].clone();
    let parts = chosen.split(" + ").filter(|part| *part != "-");
    parts.map(str::to_owned).collect()
}

fn number(word: &str) -> i32 {
    word.parse()
        .unwrap_or_else(|_| panic!("{word:?} is a number"))
}

fn low(vd: &str) -> i32 {
    number(vd.split('/').next().unwrap())
}

fn high(vd: &str) -> i32 {
    number(vd.split('/').next_back().unwrap())
}
