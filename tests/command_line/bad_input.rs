//! Files that are no armies, and armies that make no sense.

use crate::{LEGAL, changed, file, json, muster, refused, status, text};
use std::path::Path;

#[test]
fn bad_armies_are_refused_with_the_place_and_what_was_expected() {
    refused(Path::new("tests/armies/nowhere.json"), "No such file");
    refused(
        &file("not-utf8.json", b"{\"version\": 1, \"name\": \"\xff\"}"),
        "is not UTF-8",
    );
    refused(&file("cut.json", b"{\"version\": 1, \"name\": "), "cut off");
    refused(&file("empty.json", b""), "cut off");
    refused(&file("array.json", b"[]"), "expected");
    refused(
        &changed("future.json", "\"version\": 1", "\"version\": 9"),
        "at version: found 9; expected 1 to 1",
    );
    refused(
        &changed(
            "negative.json",
            "\"exploration\": 10",
            "\"exploration\": -10",
        ),
        "at purchases.exploration: found integer `-10`, expected a whole number from 0",
    );
    refused(
        &changed("unknown-list.json", "\"id\": 1,", "\"id\": 999,"),
        "at list.id: there is no list 999",
    );
    refused(
        &changed("twice.json", "\"id\": 3,", "\"id\": 2,"),
        "unit 2 already stands at commands[0].bodies[1].ranks[0]; expected each unit in one place, so in one Large Unit at most",
    );
    refused(&changed("event.json", "15mm-300", "15mm-301"), "at event");
}

#[test]
fn what_is_unknown_to_the_list_is_a_finding_and_not_a_failure() {
    let path = changed("unknown-troop.json", "\"troop\": 7", "\"troop\": 77")
        .display()
        .to_string();
    let army = &json(&["check", "--json", &path])[0];
    assert_eq!(army["findings"][0]["rule"], "on-the-list");
    assert_eq!(army["findings"][0]["figures"]["troop"], 77);
    assert_eq!(status(&muster(&["check", &path])), Some(1));
}

#[test]
fn a_command_without_units_is_a_finding() {
    let path = file(
        "empty-command.json",
        br#"{"version":1,"name":"","list":{"id":1},"event":"15mm-300","structure":"average","commands":[{"id":1}]}"#,
    );
    let army = &json(&["check", "--json", &path.display().to_string()])[0];
    let said: Vec<&str> = army["findings"]
        .as_array()
        .expect("is a list")
        .iter()
        .filter_map(|f| f["headline"].as_str())
        .collect();
    assert!(said.contains(&"Command 1 has no units."), "{said:?}");
}

#[test]
fn armies_and_files_beyond_all_bounds_are_refused_unread_or_unjudged() {
    let units: Vec<String> = (1..=10_000)
        .map(|id| format!(r#"{{"ranks":[{{"id":{id},"troop":5}}]}}"#))
        .collect();
    let army = format!(
        r#"{{"version":1,"name":"","list":{{"id":1}},"event":"15mm-300","structure":"average","commands":[{{"id":1,"bodies":[{}]}}]}}"#,
        units.join(",")
    );
    refused(
        &file("ten-thousand.json", army.as_bytes()),
        "found 10000 units; expected at most 1000",
    );
    refused(
        &file("fifty-megabytes.json", &vec![b' '; 50_000_000]),
        "the file is too large; expected at most 2000000 bytes",
    );
}

#[test]
fn one_bad_file_does_not_silence_the_others() {
    let output = muster(&["check", "tests/armies/nowhere.json", LEGAL]);
    assert_eq!(status(&output), Some(2));
    assert!(text(&output.stdout).starts_with("legal: Lagash, spring levy"));
}
