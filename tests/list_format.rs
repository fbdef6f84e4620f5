//! A list that breaks the format gets an error with the file, the path and what was expected.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops when its own files are wrong"
)]

use muster::list::ArmyList;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn sumerians() -> Value {
    let text = std::fs::read_to_string("lists/early-sumerians.json").expect("can be read");
    serde_json::from_str(&text).expect("is JSON")
}

/// Puts a value at a JSON pointer and reads the list.
fn error_with(pointer: &str, value: Value) -> String {
    let mut list = sumerians();
    *list
        .pointer_mut(pointer)
        .unwrap_or_else(|| panic!("nothing at {pointer}")) = value;
    let bytes = serde_json::to_vec(&list).expect("can be written");
    ArmyList::read(&bytes, "lists/broken.json")
        .expect_err("must be refused")
        .to_string()
}

#[track_caller]
fn check(pointer: &str, value: Value, expected: &str) {
    let error = error_with(pointer, value);
    assert!(
        error.starts_with("lists/broken.json, at ") && error.contains(expected),
        "expected {expected:?} in {error:?}"
    );
}

#[test]
fn the_list_in_contributing_is_whole() {
    let text = std::fs::read_to_string("CONTRIBUTING.md").expect("can be read");
    let (_, steps) = text.split_once("## Add a list").expect("has the steps");
    let (_, list) = steps.split_once("```json\n").expect("shows a list");
    let (list, _) = list.split_once("```").expect("ends the list");
    ArmyList::read(list.as_bytes(), "CONTRIBUTING.md").expect("is a list");
}

#[test]
fn figures_of_the_wrong_kind_are_named_by_their_path() {
    check(
        "/troops/impetus/rows/4/min",
        json!(-8),
        "at troops.impetus.rows[4].min: found integer `-8`, expected a whole number from 0 to 65535",
    );
    check(
        "/troops/impetus/rows/4/min",
        json!("8"),
        "troops.impetus.rows[4].min",
    );
    check(
        "/troops/impetus/rows/0/troops/0/type",
        json!("XX"),
        "at troops.impetus.rows[0].troops[0].type: unknown word `XX`, expected one of `CP`",
    );
    check(
        "/troops/impetus/rows/0/troops/0/stats/d",
        json!("D"),
        "at troops.impetus.rows[0].troops[0].stats.d",
    );
}

#[test]
fn names_that_the_format_does_not_know_are_refused() {
    check(
        "/provenance",
        json!({ "status": "beta", "sources": ["x"], "colour": "red" }),
        "unknown name `colour`",
    );
    check(
        "/provenance",
        json!({ "status": "beta" }),
        "missing `sources`",
    );
}

#[test]
fn numbers_must_be_their_own_and_lead_somewhere() {
    check(
        "/troops/impetus/rows/1/id",
        json!(1),
        "at troops.impetus.rows[1].id: row 1 stands twice; expected a number of its own",
    );
    check(
        "/troops/impetus/rows/1/troops/0/id",
        json!(1),
        "troop 1 stands twice",
    );
    check(
        "/troops/impetus/upgrades/0/of",
        json!([99]),
        "at troops.impetus.upgrades[0].of: there is no 99",
    );
    check(
        "/troops/impetus/large_units/0/front",
        json!([99]),
        "at troops.impetus.large_units[0].front: there is no 99",
    );
}

#[test]
fn figures_must_be_sane() {
    check(
        "/troops/impetus/rows/4/max",
        json!(7),
        "at troops.impetus.rows[4].max: found 8 to 7; expected a maximum of at least 1 and not below the minimum",
    );
    check(
        "/troops/impetus/rows/4/troops/0/stats/vbu",
        json!(0),
        "expected a VBU from 1 to 12",
    );
    check(
        "/troops/impetus/rows/4/troops/0/price",
        json!(0),
        "expected a price from 1 to 200",
    );
    check(
        "/troops/impetus/rows/4/troops/0/rear_price",
        json!(18),
        "expected a price from 1 to 17",
    );
    check("/volume", json!(35), "expected a volume from 1 to 34");
    check("/format", json!(2), "at format: found 2; expected 1");
    check(
        "/slug",
        json!("Early Sumerians"),
        "expected small letters, digits and hyphens",
    );
}

#[test]
fn lists_come_back_from_json_as_they_were() {
    for entry in std::fs::read_dir("lists").expect("lists is a folder") {
        let path = entry.expect("can be listed").path();
        if path.ends_with("index.json") || path.ends_with("schema.json") {
            continue;
        }
        let list =
            ArmyList::read(&std::fs::read(&path).expect("can be read"), "list").expect("is a list");
        let json = serde_json::to_vec(&list).expect("can be written");
        assert_eq!(
            ArmyList::read(&json, "again").expect("can be read again"),
            list
        );
    }
}

/// Every place of a list, with the names that lead to it: places of one kind have the same.
fn places(json: &Value, path: &str, kind: &str, all: &mut Vec<(String, String)>) {
    let mut enter = |name: &str, kind: String, value| {
        let path = format!("{path}/{name}");
        all.push((path.clone(), kind.clone()));
        places(value, &path, &kind, all);
    };
    match json {
        Value::Object(fields) => {
            for (name, value) in fields {
                enter(name, format!("{kind}/{name}"), value);
            }
        }
        Value::Array(items) => {
            for (n, value) in items.iter().enumerate() {
                enter(&n.to_string(), format!("{kind}/*"), value);
            }
        }
        _ => {}
    }
}

/// The list with one value taken away, standing twice under two names, or another.
fn spoiled(list: &Value, path: &str) -> Vec<Value> {
    let mut all = Vec::new();
    let (above, name) = path.rsplit_once('/').expect("begins with one");
    let mut other = list.clone();
    if let Some(Value::Object(fields)) = other.pointer_mut(above) {
        let value = fields.remove(name).expect("is there");
        let without = fields.clone();
        fields.insert(format!("{name}_"), value.clone());
        fields.insert(name.to_owned(), value);
        all.push(other.clone());
        *other.pointer_mut(above).expect("is there") = Value::Object(without);
        all.push(other);
    }
    for value in [
        json!(null),
        json!(-1),
        json!(300),
        json!(70_000),
        json!(1.5),
        json!("word"),
        json!(true),
        json!([]),
        json!({}),
    ] {
        let mut other = list.clone();
        *other.pointer_mut(path).expect("is there") = value;
        all.push(other);
    }
    all
}

#[test]
fn the_reader_and_the_schema_refuse_the_same() {
    let schema = schemars::schema_for!(ArmyList);
    let schema = jsonschema::validator_for(schema.as_value()).expect("is a schema");
    let (mut taken, mut refused) = (0, 0);
    let mut seen = BTreeSet::new();
    for folder in ["lists", "tests/lists"] {
        for entry in std::fs::read_dir(folder).expect("is a folder") {
            let path = entry.expect("can be listed").path();
            if path.ends_with("index.json") || path.ends_with("schema.json") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("can be read");
            let list: Value = serde_json::from_str(&text).expect("is JSON");
            let mut all = Vec::new();
            places(&list, "", "", &mut all);
            for (place, kind) in all {
                if !seen.insert(kind) {
                    continue;
                }
                for list in spoiled(&list, &place) {
                    let read = serde_json::from_str::<ArmyList>(&list.to_string());
                    let by_schema = schema.is_valid(&list);
                    assert_eq!(
                        read.is_ok(),
                        by_schema,
                        "{}{place}: {read:?}",
                        path.display()
                    );
                    *if by_schema { &mut taken } else { &mut refused } += 1;
                }
            }
        }
    }
    assert!(
        taken > 200 && refused > 1000,
        "{taken} taken, {refused} refused"
    );
}
