//! `lists/index.json`, `lists/schema.json` and `public/guide.json` are made from the lists, the
//! types and the guide. When one of these tests fails, run `cargo xtask generate`.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops when its own files are wrong"
)]

use muster::list::{ArmyList, ListIndex};
use serde_json::Value;
use std::path::PathBuf;

fn list_files() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir("lists")
        .expect("lists is a folder")
        .map(|entry| entry.expect("can be listed").path())
        .filter(|path| !path.ends_with("index.json") && !path.ends_with("schema.json"))
        .collect();
    files.sort();
    files
}

fn read(path: &str) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn schema() -> Value {
    serde_json::to_value(schemars::schema_for!(ArmyList)).expect("can be written")
}

#[test]
fn the_index_is_current() {
    let lists: Vec<ArmyList> = list_files()
        .iter()
        .map(|path| {
            let bytes = std::fs::read(path).expect("can be read");
            ArmyList::read(&bytes, &path.display().to_string()).expect("is a list")
        })
        .collect();
    let expected = serde_json::to_string_pretty(&ListIndex::of(&lists)).expect("can be written");
    assert_eq!(
        read("lists/index.json").trim_end(),
        expected,
        "run `cargo xtask generate`"
    );
}

#[test]
fn the_schema_is_current() {
    let stored: Value = serde_json::from_str(&read("lists/schema.json")).expect("is JSON");
    assert_eq!(stored, schema(), "run `cargo xtask generate`");
}

#[test]
fn the_guide_is_current() {
    let expected = muster::text::guide_json();
    assert_eq!(
        read("public/guide.json").trim_end(),
        expected,
        "run `cargo xtask generate`"
    );
}

#[test]
fn every_list_keeps_the_schema() {
    let validator = jsonschema::validator_for(&schema()).expect("is a schema");
    for path in list_files() {
        let list: Value =
            serde_json::from_str(&read(&path.display().to_string())).expect("is JSON");
        let troubles: Vec<String> = validator
            .iter_errors(&list)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(troubles.is_empty(), "{}: {troubles:#?}", path.display());
    }
}
