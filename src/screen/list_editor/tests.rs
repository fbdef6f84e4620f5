//! Typing makes lists.

use super::*;
use crate::list::{ArmyList, Limit, ListEdit, Seat, blank_list};

fn shipped() -> Vec<ArmyList> {
    let files = std::fs::read_dir("lists").unwrap();
    files
        .map(|entry| entry.unwrap().path())
        .filter(|path| !path.ends_with("index.json") && !path.ends_with("schema.json"))
        .map(|path| ArmyList::read(&std::fs::read(&path).unwrap(), "list").unwrap())
        .collect()
}

#[test]
fn every_field_of_every_shipped_list_is_read_back_as_it_is_shown() {
    let mut fields = 0;
    for list in shipped() {
        let Some(points) = list.points_list() else {
            continue;
        };
        for row in points.rows() {
            assert_eq!(read_numbers(&show_numbers(row)), Ok((row.min, row.max)));
        }
        for troop in points.troops().filter(|troop| troop.arms.len() != 1) {
            for field in TroopField::ALL {
                let text = show(troop, *field);
                assert_eq!(set(troop, *field, &text).as_ref(), Ok(troop), "{text}");
                fields += 1;
            }
        }
        for section in points.sections() {
            for upgrade in section.upgrades {
                for field in UpgradeField::ALL {
                    let text = show_upgrade(upgrade, field);
                    let read = set_upgrade(upgrade, field, &text);
                    assert_eq!(read.as_ref(), Ok(upgrade), "{text}");
                }
            }
            for formation in section.large_units {
                assert_eq!(
                    read_sizes(&show_sizes(formation)).as_ref(),
                    Ok(&formation.sizes)
                );
            }
        }
    }
    assert!(fields > 1000, "{fields}");
}

#[test]
fn a_row_is_typed_as_it_is_printed() {
    let list = blank_list("Lagash");
    let add = ListEdit::AddRow {
        to: None,
        after: None,
    };
    let list = add.apply(&list).unwrap();
    let mut troop = list.points_list().unwrap().rows[0].troops[0].clone();
    for (field, typed) in [
        (TroopField::Type, "cgp"),
        (TroopField::Name, "Battle cars (*)"),
        (TroopField::M, "6"),
        (TroopField::Vbu, "5"),
        (TroopField::I, "3"),
        (TroopField::D, "c"),
        (TroopField::Vd, "2/3"),
        (TroopField::Price, "17(13)"),
        (TroopField::Weapons, "jav"),
    ] {
        troop = set(&troop, field, typed).unwrap();
    }
    assert_eq!(
        (troop.name.as_str(), troop.general),
        ("Battle cars", Seat::Yes)
    );
    assert_eq!((troop.price, troop.rear_price), (17, Some(13)));
    assert_eq!((troop.stats.vd, troop.stats.vd_with_general), (2, Some(3)));
    assert_eq!(show(&troop, TroopField::Weapons), "javelin");
    let lesser = set(&troop, TroopField::Name, "Nobles (* not C-in-C)").unwrap();
    assert_eq!(lesser.general, Seat::SubGeneral);
}

#[test]
fn what_makes_no_sense_is_refused_with_a_sentence() {
    let list = &shipped()[0];
    let list = list
        .points_list()
        .map_or_else(|| shipped()[1].clone(), |_| list.clone());
    let points = list.points_list().unwrap();
    let troop = points.troops().next().unwrap();
    for (field, typed) in [
        (TroopField::Type, "XX"),
        (TroopField::M, "-1"),
        (TroopField::Vbu, "five"),
        (TroopField::D, "E"),
        (TroopField::Vd, "2/"),
        (TroopField::Price, "17(x"),
        (TroopField::Price, ""),
        (TroopField::Weapons, "<script>"),
    ] {
        let why = set(troop, field, typed).unwrap_err();
        assert!(why.ends_with(['.', '?']), "{why}");
    }
    for typed in ["", "6", "a-b", "0-99999"] {
        assert!(read_numbers(typed).is_err(), "{typed}");
    }
    assert!(read_sizes("x").is_err());
}

#[test]
fn an_empty_row_is_one_fault() {
    let list = blank_list("Lagash");
    assert_eq!(fault_lines(&list).len(), 2);
    let add = ListEdit::AddRow {
        to: None,
        after: None,
    };
    let list = add.apply(&list).unwrap();
    let list = ListEdit::Sources(vec!["me".into()]).apply(&list).unwrap();
    let lines = fault_lines(&list);
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert_eq!(lines[0].said, "Row 1 is empty: fill it in or remove it.");
    let row = list.points_list().unwrap().rows[0].clone();
    let named = set(&row.troops[0], TroopField::Name, "Spearmen").unwrap();
    let list = ListEdit::Troop(Box::new(named)).apply(&list).unwrap();
    let said: Vec<String> = fault_lines(&list).into_iter().map(|it| it.said).collect();
    assert!(
        said.contains(&"Spearmen: price: found 0; expected a price from 1 to 200.".to_owned()),
        "{said:?}"
    );
}

#[test]
fn limits_are_read_as_people_write_them() {
    let upgrade = |typed: &str| {
        let list = ListEdit::AddUpgrade(None).apply(&blank_list("x")).unwrap();
        let upgrade = list.points_list().unwrap().upgrades[0].clone();
        set_upgrade(&upgrade, UpgradeField::Limits, typed).map(|it| it.limits)
    };
    let half = Limit::Fraction {
        numerator: 1,
        denominator: 2,
    };
    assert_eq!(upgrade("half, front"), Ok(vec![half, Limit::FrontRank]));
    assert_eq!(upgrade("3"), Ok(vec![Limit::AtMost(3)]));
    assert_eq!(upgrade("all"), Ok(vec![Limit::AllOrNone]));
    assert!(upgrade("some").unwrap_err().contains("1/2"));
}

#[test]
fn edits_can_be_taken_back_and_done_again() {
    let mut history = ListHistory::new(blank_list("Lagash"));
    history.apply(&ListEdit::Name("Ur".into())).unwrap();
    history.apply(&ListEdit::Name("Ur".into())).unwrap();
    history.undo();
    assert_eq!(history.now().name, "Lagash");
    assert!(!history.can_undo());
    history.redo();
    assert_eq!(history.now().name, "Ur");
}
