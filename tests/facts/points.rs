//! Lists with points that the publisher printed.

use super::{Facts, points, words};
use muster::list::{PointsList, Row, Troop};

#[test]
fn a_printed_list_has_the_rows_of_its_source_and_no_others() {
    for facts in Facts::of("impetus") {
        let list = facts.list();
        assert_eq!(
            troops(points(&list)),
            facts.rows("Troops"),
            "{}",
            facts.file
        );
    }
}

#[test]
fn a_printed_list_has_the_options_of_its_source_and_no_others() {
    for facts in Facts::of("impetus") {
        let list = facts.list();
        let points = points(&list);
        assert_eq!(upgrades(points), facts.rows("Upgrades"), "{}", facts.file);
        assert_eq!(
            large_units(points),
            facts.rows("Large Units"),
            "{}",
            facts.file
        );
        assert!(
            points.joint_minima.is_empty() && points.packages.is_empty(),
            "{}",
            facts.file
        );
        assert!(
            points.contingents.is_empty() && points.special.is_empty(),
            "{}",
            facts.file
        );
        assert!(
            points.fortifications.is_none() && points.bulk.is_empty(),
            "{}",
            facts.file
        );
    }
}

#[test]
fn a_printed_list_has_the_head_of_its_source() {
    for facts in Facts::of("impetus") {
        let (list, head) = (facts.list(), facts.head());
        let points = points(&list);
        assert_eq!(
            words::words(&points.structures, " or "),
            head.field("structures")
        );
        let destiny = points.destiny_rolls;
        let rolls = match destiny.sure == destiny.perhaps {
            true => destiny.sure.to_string(),
            false => format!("{}, perhaps {}", destiny.sure, destiny.perhaps),
        };
        assert_eq!(rolls, head.field("destiny rolls"), "{}", facts.file);
        let date = list.provenance.date.clone();
        assert_eq!(
            words::number(date),
            head.field("revision"),
            "{}",
            facts.file
        );
    }
}

#[test]
fn no_figure_of_a_printed_list_is_ours() {
    for facts in Facts::of("impetus") {
        let list = facts.list();
        let points = points(&list);
        let rows = points.rows.iter();
        let troops = || points.rows.iter().flat_map(|row| &row.troops);
        let marks = rows
            .flat_map(|row| &row.ours)
            .chain(troops().flat_map(|troop| &troop.ours));
        let marks = marks.chain(points.upgrades.iter().flat_map(|upgrade| &upgrade.ours));
        let marks = marks.chain(
            points
                .large_units
                .iter()
                .flat_map(|formation| &formation.ours),
        );
        assert_eq!(marks.count(), 0, "{}", facts.file);
        assert!(
            troops().all(|troop| troop.dismount.is_none()),
            "{}",
            facts.file
        );
    }
}

fn troops(list: &PointsList) -> Vec<Vec<String>> {
    let row = |row: &'_ Row| {
        let cells = row.troops.iter().enumerate().map(|(n, troop)| match n {
            0 => cells(&row.min.to_string(), &row.max.to_string(), troop),
            _ => cells("or", "or", troop),
        });
        cells.collect::<Vec<_>>()
    };
    list.rows.iter().flat_map(row).collect()
}

fn cells(min: &str, max: &str, troop: &Troop) -> Vec<String> {
    let figures = [
        "type", "name", "M", "VBU", "I", "D", "VD", "pts", "rear pts", "general", "weapons",
        "traits",
    ];
    let allowance = [min, max].map(str::to_owned).into_iter();
    allowance
        .chain(figures.map(|column| words::figure(troop, column)))
        .collect()
}

fn upgrades(list: &PointsList) -> Vec<Vec<String>> {
    let upgrades = list.upgrades.iter().map(|upgrade| {
        assert_eq!(upgrade.rear_price, None, "no source prints one");
        vec![
            words::troops(list, &upgrade.of),
            words::change(&upgrade.becomes),
            words::number(upgrade.price),
            words::limits(&upgrade.limits),
        ]
    });
    upgrades.collect()
}

fn large_units(list: &PointsList) -> Vec<Vec<String>> {
    let formations = list.large_units.iter().map(|formation| {
        assert!(formation.rear.is_empty(), "no source mixes troops");
        let sizes = formation
            .sizes
            .iter()
            .map(u8::to_string)
            .collect::<Vec<_>>()
            .join(", ");
        vec![words::troops(list, &formation.front), words::or_dash(sizes)]
    });
    formations.collect()
}
