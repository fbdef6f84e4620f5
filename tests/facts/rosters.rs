//! Armies that players fielded add up with the lists' prices.

use super::{Facts, Record, Section, points, shipped, words};
use muster::army::{CommandStructure, GeneralLevel};
use muster::list::{ArmyList, Troop};

/// From the publisher's armies page.
const DESTINY_ROLL: i32 = 5;

#[test]
fn fully_priced_rosters_add_up() {
    let mut totals = Vec::new();
    for_each_army(|army, list| {
        if !army.has("total") {
            return;
        }
        let command = command_price(army);
        assert_eq!(
            command.to_string(),
            army.field("command pts"),
            "{}",
            list.slug
        );
        let units: i32 = army.records().map(|record| units_price(record, list)).sum();
        let rolls: i32 = army.field("destiny rolls").parse().expect("a number");
        let total = command + units + rolls * DESTINY_ROLL;
        assert_eq!(
            total.to_string(),
            army.field("total"),
            "{} {}",
            list.slug,
            army.title
        );
        totals.push((list.slug.clone(), total));
    });
    let expected = [
        ("free-company", 300),
        ("middle-imperial-romans", 303),
        ("normans-in-sicily", 323),
        ("normans-in-sicily", 247),
        ("norse-irish", 204),
        ("palmyrans", 304),
    ];
    assert_eq!(
        totals,
        expected.map(|(slug, total)| (slug.to_owned(), total))
    );
}

/// All the generals in these armies sit in units whose VD is 3 anyway.
#[test]
fn rosters_have_the_vdt_that_their_players_wrote() {
    let mut found = 0;
    for_each_army(|army, list| {
        if army.has("VDT") {
            let vd = |record: Record<'_>| count(record) * i32::from(troop(record, list).stats.vd);
            let vdt: i32 = army.records().map(vd).sum();
            assert_eq!(
                vdt.to_string(),
                army.field("VDT"),
                "{} {}",
                list.slug,
                army.title
            );
            found += 1;
        }
    });
    assert_eq!(found, 2);
}

fn for_each_army(mut each: impl FnMut(&Section, &ArmyList)) {
    for facts in Facts::of("rosters") {
        for army in facts
            .sections
            .iter()
            .filter(|section| section.title.starts_with("Army"))
        {
            each(army, &shipped(army.field("list")));
        }
    }
}

fn command_price(army: &Section) -> i32 {
    let structure = serde_json::from_value::<CommandStructure>(army.field("structure").into());
    let generals = army.field("generals").split(" and ").map(|level| {
        let level = serde_json::from_value::<GeneralLevel>(level.into());
        level.expect("a level of generals").price()
    });
    structure.expect("a command structure").price() + generals.sum::<i32>()
}

fn units_price(record: Record<'_>, list: &ArmyList) -> i32 {
    let upgraded: i32 = match record.get("upgraded") {
        "-" => 0,
        n => n.parse().expect("a number"),
    };
    let plain = (count(record) - upgraded) * i32::from(troop(record, list).price);
    let sum = plain + upgraded * upgraded_price(record, list);
    if record.get("pts") != "?" {
        assert_eq!(
            sum.to_string(),
            record.get("pts"),
            "{}: {:?}",
            list.slug,
            record.cells
        );
    }
    sum
}

fn upgraded_price(record: Record<'_>, list: &ArmyList) -> i32 {
    let troop = troop(record, list).id;
    let upgrades = points(list).upgrades.iter();
    let mut named = upgrades.filter(|u| u.name == record.get("upgrade") && u.of.contains(&troop));
    match (record.get("upgrade"), named.next()) {
        ("-", _) => 0,
        (_, Some(upgrade)) => upgrade.price.expect("a price").into(),
        (name, None) => panic!("{} has no upgrade {name:?}", list.slug),
    }
}

fn count(record: Record<'_>) -> i32 {
    record.get("units").parse().expect("a number of units")
}

/// The one troop with the type, name and weapons of the record.
fn troop<'a>(record: Record<'_>, list: &'a ArmyList) -> &'a Troop {
    let rows = points(list).rows.iter();
    let fits = |troop: &&Troop| {
        let told = ["type", "name", "weapons"].map(|column| (column, record.get(column)));
        told.into_iter()
            .all(|(column, cell)| cell == "?" || cell == words::figure(troop, column))
    };
    let found: Vec<&Troop> = rows.flat_map(|row| &row.troops).filter(fits).collect();
    assert_eq!(
        found.len(),
        1,
        "troops of {} that are {:?}",
        list.slug,
        record.cells
    );
    found[0]
}
