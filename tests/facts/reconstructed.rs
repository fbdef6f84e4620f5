//! Lists put together from rosters: what is known is there, and the rest is marked as ours.

use super::known::{for_each_known, is_about, list_of, records, rows};
use super::marks::{assert_marks, changed, dismounted, figure, figures};
use super::{Facts, all_shipped, points, words};
use muster::list::{ArmyList, Figure, Status};
use std::collections::BTreeSet;

const KNOWN: &str = "Known";
const KNOWN_UPGRADES: &str = "Known upgrades";
const KNOWN_PACKAGES: &str = "Known packages";
const KNOWN_STRUCTURES: &str = "Known structures";

#[test]
fn every_known_figure_is_in_one_troop_of_its_list() {
    let lists = reconstructed();
    for_each_known(KNOWN, |facts, record| {
        let list = list_of(&lists, record, &facts.file);
        let matching = rows(points(list)).flat_map(|row| &row.troops);
        let matching = matching
            .filter(|troop| is_about(record, points(list), troop))
            .count();
        assert_eq!(
            matching, 1,
            "troops of {} that are {:?}",
            list.slug, record.cells
        );
        for source in facts.head().fields_of("source") {
            assert!(
                list.provenance.sources.iter().any(|s| s == source),
                "{}: {source}",
                list.slug
            );
        }
    });
}

#[test]
fn every_other_figure_of_rows_and_troops_is_ours() {
    let rosters = Facts::of("rosters");
    for list in reconstructed() {
        let points = points(&list);
        let known = records(&rosters, KNOWN, &list.slug);
        for row in rows(points) {
            let mut rest: BTreeSet<Figure> = [Figure::Min, Figure::Max].into();
            for troop in &row.troops {
                let about = known
                    .iter()
                    .filter(|record| is_about(**record, points, troop));
                let known: BTreeSet<Figure> = about
                    .flat_map(|record| record.known())
                    .filter_map(|(c, _)| figure(c))
                    .collect();
                rest.retain(|figure| !known.contains(figure));
                let ours = figures(troop).filter(|figure| !known.contains(figure));
                assert_marks(&troop.ours, ours.collect(), &list, &troop.name);
                if let Some(dismount) = &troop.dismount {
                    assert_marks(&dismount.ours, dismounted(dismount), &list, &dismount.name);
                }
            }
            assert_marks(&row.ours, rest, &list, &format!("row {}", row.id));
        }
    }
}

#[test]
fn upgrades_are_known_or_ours() {
    let rosters = Facts::of("rosters");
    for list in reconstructed() {
        let points = points(&list);
        let known = records(&rosters, KNOWN_UPGRADES, &list.slug);
        for record in &known {
            let named = points
                .upgrades
                .iter()
                .filter(|u| u.name == record.get("upgrade"));
            assert_eq!(named.count(), 1, "{}: {:?}", list.slug, record.cells);
        }
        for upgrade in points.sections().flat_map(|section| section.upgrades) {
            let mut ours = changed(upgrade);
            for record in known.iter().filter(|r| r.get("upgrade") == upgrade.name) {
                assert_eq!(words::troops(points, &upgrade.of), record.get("of"));
                if record.get("pts") != "?" {
                    assert_eq!(
                        words::number(upgrade.price),
                        record.get("pts"),
                        "{}",
                        upgrade.name
                    );
                    ours.remove(&Figure::Price);
                }
                if record.get("limit") != "?" {
                    assert_eq!(words::limits(&upgrade.limits), record.get("limit"));
                    ours.remove(&Figure::Limits);
                }
                if record.get("becomes") != "?" {
                    assert_eq!(words::change(&upgrade.becomes), record.get("becomes"));
                    ours.retain(|figure| matches!(figure, Figure::Price | Figure::Limits));
                }
            }
            assert_marks(&upgrade.ours, ours, &list, &upgrade.name);
        }
    }
}

#[test]
fn packages_are_known() {
    let rosters = Facts::of("rosters");
    for list in reconstructed() {
        let mut shown = Vec::new();
        for package in &points(&list).packages {
            assert_marks(&package.ours, BTreeSet::new(), &list, &package.name);
            shown.extend(package.variants.iter().map(|variant| {
                let parts = variant.contents.iter().map(|part| {
                    let troop = list.troop(part.troop).expect("a troop of the list");
                    format!("{} {}", part.count, troop.name)
                });
                let contents = parts.collect::<Vec<_>>().join(" + ");
                let (min, max) = (package.min.to_string(), package.max.to_string());
                vec![list.slug.clone(), package.name.clone(), min, max, contents]
            }));
        }
        let known: Vec<_> = records(&rosters, KNOWN_PACKAGES, &list.slug)
            .iter()
            .map(|record| record.cells.to_vec())
            .collect();
        assert_eq!(shown, known, "{}", list.slug);
    }
}

#[test]
fn large_units_joint_minima_and_fortifications_are_ours() {
    for list in reconstructed() {
        let points = points(&list);
        for formation in points.sections().flat_map(|section| section.large_units) {
            assert_marks(
                &formation.ours,
                [Figure::Sizes].into(),
                &list,
                "a Large Unit",
            );
        }
        for joint in &points.joint_minima {
            assert_marks(&joint.ours, [Figure::Min].into(), &list, &joint.name);
        }
        if let Some(fortifications) = &points.fortifications {
            assert_marks(
                &fortifications.ours,
                [Figure::Max].into(),
                &list,
                "fortifications",
            );
        }
    }
}

#[test]
fn structures_are_known_or_a_remark_names_them() {
    let rosters = Facts::of("rosters");
    for list in reconstructed() {
        let offered: Vec<String> = points(&list).structures.iter().map(words::word).collect();
        let known = records(&rosters, KNOWN_STRUCTURES, &list.slug);
        for record in &known {
            assert!(
                offered.iter().any(|s| s == record.get("structure")),
                "{}",
                list.slug
            );
        }
        for ours in offered
            .iter()
            .filter(|s| known.iter().all(|r| r.get("structure") != **s))
        {
            let said = |remark: &String| {
                remark
                    .to_lowercase()
                    .contains(&format!("command structure {ours}"))
                    && remark.contains("ours")
            };
            assert!(
                list.provenance.remarks.iter().any(said),
                "{}: {ours}",
                list.slug
            );
        }
    }
}

fn reconstructed() -> Vec<ArmyList> {
    let lists = all_shipped().into_iter().map(|(_, list)| list);
    lists
        .filter(|list| list.provenance.status == Status::Reconstructed)
        .collect()
}
