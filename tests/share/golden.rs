//! Links that were made once and open for ever: `tests/golden/links.txt`.
//!
//! An entry may be added, never changed, but for its verdict. When a verdict fails here, a list
//! or a rule judges otherwise than when the link was made, and readers of old links have to be
//! told: raise the list's revision and keep the old one in its history, or raise
//! `share::EDITION` and name the rule in `RULE_CHANGES`. Then write the new verdict.

use crate::basic_army;
use crate::draw::points_lists;
use crate::realistic::{Dice, army, deployed, event};
use muster::army::Army;
use muster::event::{Event, ListsAdmitted, Preset, Waiver};
use muster::list::ArmyList;
use muster::rules::{RuleName, judge};
use muster::share::{
    Kind, Link, Opened, Part, Seal, Shared, fingerprint, normalised, orders_fingerprint,
};
use std::collections::BTreeMap;

const FILE: &str = "tests/golden/links.txt";

/// The lines of one entry, by the word that they begin with.
type Entry = BTreeMap<String, String>;

fn entries() -> Vec<Entry> {
    let text = std::fs::read_to_string(FILE).unwrap_or_else(|error| panic!("{FILE}: {error}"));
    let blocks = text.split("\n\n").map(|block| {
        let lines = block.lines().filter(|line| !line.starts_with('#'));
        let words = lines.filter_map(|line| line.split_once(": "));
        words
            .map(|(word, rest)| (word.to_owned(), rest.to_owned()))
            .collect::<Entry>()
    });
    blocks.filter(|entry| !entry.is_empty()).collect()
}

fn verdict(list: &ArmyList, army: &Army) -> String {
    let judgement = judge(list, &army.event, army);
    let word = if judgement.legal { "legal" } else { "illegal" };
    format!("{word}, {} points, VDT {}", judgement.points, judgement.vdt)
}

fn seal_of(entry: &Entry) -> Option<Seal> {
    let secret = entry.get("seal")?;
    let bytes: Vec<u8> = (0..secret.len() / 2)
        .map(|n| u8::from_str_radix(&secret[2 * n..2 * n + 2], 16).expect("is hexadecimal"))
        .collect();
    Some(Seal(bytes.try_into().expect("has 8 bytes")))
}

#[test]
fn golden_links_open_for_ever() {
    let lists = basic_army::shipped();
    let entries = entries();
    assert!(entries.len() >= 20, "{}", entries.len());
    for entry in entries {
        let link = Link::find(&entry["link"]).expect("is a link");
        match link
            .open()
            .unwrap_or_else(|error| panic!("{link}: {error}"))
        {
            Opened::Event(event) => {
                let expected = Event::read(entry["event"].as_bytes(), FILE).expect("is an event");
                assert_eq!(*event, expected, "{link}");
                assert_eq!(
                    Link::event(&expected).as_ref(),
                    Ok(&link),
                    "made the same way"
                );
            }
            Opened::Tournament(_) => panic!("{link}: no tournament is golden yet"),
            Opened::Army(shared) => {
                let expected = Army::read(entry["army"].as_bytes(), FILE).expect("is an army");
                assert_eq!(shared.army, expected, "{link}");
                assert_eq!(shared.seal, seal_of(&entry), "{link}");
                let carried = shared.list.as_ref().map(|carried| &carried.list);
                let shipped = || lists.iter().find(|list| list.id == expected.list.id);
                let list = carried.or_else(shipped);
                let list = list.expect("lists are never taken away");
                assert_eq!(
                    fingerprint(list, &expected).to_string(),
                    entry["fingerprint"]
                );
                let orders = orders_fingerprint(list, &expected, shared.seal);
                assert_eq!(orders.to_string(), entry["orders"]);
                let made = Link::army(&shared, Part::WithDeployment);
                assert_eq!(made.as_ref(), Ok(&link), "made the same way");
                assert_eq!(verdict(list, &expected), entry["verdict"], "{link}");
            }
        }
    }
}

/// Every section that came after the first links is in one of them.
#[test]
fn every_later_section_is_golden() {
    let mut armies = Vec::new();
    let mut events = Vec::new();
    for entry in entries() {
        match Link::find(&entry["link"]).expect("is a link").open() {
            Ok(Opened::Army(shared)) => armies.push(*shared),
            Ok(Opened::Event(event)) => events.push(*event),
            other => panic!("{other:?}"),
        }
    }
    let some = |has: &dyn Fn(&Shared) -> bool| armies.iter().any(has);
    let carries = |shared: &Shared, is_points: bool| {
        let list = shared.list.as_ref().map(|carried| &carried.list);
        list.is_some_and(|list| list.points_list().is_some() == is_points)
    };
    let behind = |army: &Army| {
        let mut units = army.basic.line_ups.iter().flat_map(|it| &it.units);
        units.any(|unit| unit.behind)
    };
    assert!(some(&|it| !it.army.basic.options.is_empty()), "5");
    assert!(some(&|it| carries(it, true)), "6");
    assert!(some(&|it| !it.army.event.basic.is_default()), "7");
    assert!(events.iter().any(|it| !it.basic.is_default()), "7");
    assert!(some(&|it| !it.army.basic.fords.is_empty()), "8");
    assert!(some(&|it| it.army.basic.sheet_weather.is_some()), "8");
    assert!(some(&|it| behind(&it.army)), "9");
    assert!(some(&|it| carries(it, false)), "10");
}

/// Prints the entries of sections 5 to 10 as they were first written.
#[test]
#[ignore = "writes what the other test reads"]
fn print_later_sections_which_writes_what_the_other_test_reads() {
    let conquistadores = basic_army::list("basic-conquistadores");
    let everything = basic_army::everything(&conquistadores);
    let bytes = std::fs::read("tests/armies/sumerians-300.json").expect("can be read");
    let sumerians = Army::read(&bytes, "army").expect("is an army");
    let points = basic_army::list("early-sumerians");
    let sent = [
        (conquistadores.clone(), basic_army::printed(&conquistadores)),
        (conquistadores.clone(), everything.clone()),
        basic_army::own(&conquistadores, &everything),
        basic_army::own(&points, &sumerians),
    ];
    println!();
    for (list, army) in &sent {
        let link = Link::army(&Shared::of(list, army), Part::WithDeployment).expect("fits");
        let Ok(Opened::Army(shared)) = link.open() else {
            panic!("{link} doesn't open");
        };
        let list = shared.list.as_ref().map_or(list, |carried| &carried.list);
        println!("link: {link}");
        println!("fingerprint: {}", fingerprint(list, &shared.army));
        println!("orders: {}", orders_fingerprint(list, &shared.army, None));
        println!("verdict: {}", verdict(list, &shared.army));
        println!("army: {}\n", shared.army.to_json());
    }
    let event = basic_army::event();
    println!("link: {}", Link::event(&event).expect("fits"));
    println!("event: {}", event.to_json());
}

/// Prints the entries of wire version 1 as they were first written; for a version to come.
#[test]
#[ignore = "writes what the other test reads"]
fn print_entries_which_writes_what_the_other_test_reads() {
    let lists = points_lists();
    let mut sent = Vec::new();
    let bytes = std::fs::read("tests/armies/sumerians-300.json").expect("can be read");
    sent.push(Army::read(&bytes, "army").expect("is an army"));
    for (seed, list) in (100..).zip(lists) {
        let mut dice = Dice(seed);
        let mut drawn = army(list, &mut dice);
        if seed % 3 == 0 {
            drawn = deployed(list, drawn, &mut dice);
        }
        if seed % 5 == 0 {
            drawn.name = "<script>alert('1')</script> \u{202e}🐘 孫子".into();
            drawn.purchases.scorpio = true;
            drawn.purchases.joan = drawn.cic;
        }
        sent.push(drawn);
    }
    sent.push(everything(&lists[0]));
    for (n, army) in sent.iter().enumerate() {
        let list = lists
            .iter()
            .find(|list| list.id == army.list.id)
            .expect("is known");
        let mut shared = Shared::of(list, army);
        shared.seal = (n % 6 == 3).then_some(Seal([1, 2, 3, 5, 8, 13, 21, 34]));
        let link = Link::army(&shared, Part::WithDeployment).expect("fits");
        let army = normalised(&shared.army);
        println!("link: {link}");
        println!("fingerprint: {}", fingerprint(list, &army));
        println!("orders: {}", orders_fingerprint(list, &army, shared.seal));
        if let Some(Seal(secret)) = shared.seal {
            let digits: Vec<String> = secret.iter().map(|byte| format!("{byte:02x}")).collect();
            println!("seal: {}", digits.concat());
        }
        println!("verdict: {}", verdict(list, &army));
        println!("army: {}\n", army.to_json());
    }
    let mut events: Vec<Event> = Preset::ALL.map(Preset::event).to_vec();
    events.push(event(&mut Dice(3)));
    events.push(own_event());
    for event in events {
        let link = Link::event(&event).expect("fits");
        assert_eq!(link.kind(), Kind::Event);
        println!("link: {link}");
        println!("event: {}\n", event.to_json());
    }
}

/// An army with everything that a file can say, sense or not.
fn everything(list: &ArmyList) -> Army {
    let json = serde_json::json!({
        "version": 1,
        "name": "Everything",
        "player": "\u{201c}Zoë\u{201d} O’Neill-Smith",
        "list": { "id": list.id, "revision": 7, "name": "A house list" },
        "event": own_event(),
        "structure": "good",
        "cic": 99,
        "commands": [
            { "id": 4, "name": "Ala sinistra", "contingent": 2, "bodies": [
                { "ranks": [
                    { "id": 9, "troop": 300, "general": "genius", "upgrades": [3, 1, 70], "arms": 2 },
                    { "id": 8, "troop": 1, "rear": true, "dismounted": true },
                    { "id": 7, "troop": 1 },
                ] },
                { "ranks": [{ "id": 6, "troop": 2, "rear": true, "pike_upgrade": true, "fortified": true }] },
                { "ranks": [{ "id": 5, "troop": 2, "rear": true, "pike_upgrade": true, "fortified": true }] },
            ] },
            { "id": 2 },
        ],
        "purchases": {
            "exploration": 12, "destiny": 3, "scorpio": true, "joan": 9, "fortifications": 300,
            "packages": [{ "variant": 2, "count": 1 }, { "variant": 5, "count": 200 }],
        },
        "deployment": {
            "forward": { "b": [6, 77, 9] },
            "flank_march": { "command": 4, "side": "right" },
            "ambushes": [{ "terrain": "the old wood", "ground": "steep-hill", "units": [8, 7] }],
        },
    });
    let json = serde_json::to_vec(&json).expect("can be written");
    Army::read(&json, "everything").expect("is an army")
}

/// An event unlike every preset.
fn own_event() -> Event {
    use muster::event::{AllyScaling, OrRows, ShallowTableZone, SubPeriod};
    let mut event = Preset::Mm28At350.event();
    event.name = "Città di Milano — «Open» 2026".into();
    event.points = 375;
    event.table.depth = 90;
    event.periods = vec![SubPeriod::V, SubPeriod::VI];
    event.lists = ListsAdmitted::Open;
    event.destiny_rolls = false;
    event.readings.commands_at_500 = (2, 5);
    event.readings.largest_at_500 = Some(70);
    event.readings.volume_31_joins = vec![SubPeriod::VI];
    event.readings.or_rows = OrRows::OneKind;
    event.readings.ally_scaling = AllyScaling::AsPrinted;
    event.readings.whole_large_unit = true;
    event.readings.shallow_table_zone = ShallowTableZone::FromEdge;
    event.waivers = vec![
        Waiver {
            rule: RuleName::AlliedShare,
            reason: "Agreed among the clubs.".into(),
        },
        Waiver {
            rule: RuleName::Ambush,
            reason: String::new(),
        },
    ];
    event
}
