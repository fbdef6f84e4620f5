//! Links on the command line.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const LEGAL: &str = "tests/armies/sumerians-300.json";
const BASE: &str = "https://example.org/muster/";

fn muster(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_muster"))
        .args(words)
        .output()
        .expect("can be run")
}

fn out(words: &[&str]) -> String {
    String::from_utf8_lossy(&muster(words).stdout).into_owned()
}

fn err(words: &[&str]) -> String {
    String::from_utf8_lossy(&muster(words).stderr).into_owned()
}

fn status(words: &[&str]) -> Option<i32> {
    muster(words).status.code()
}

fn json(words: &[&str]) -> Value {
    serde_json::from_str(&out(words)).expect("is JSON")
}

fn link() -> String {
    out(&["link", LEGAL, "--base", BASE]).trim().to_owned()
}

fn file(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("links");
    std::fs::create_dir_all(&folder).expect("can be made");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("can be written");
    path
}

#[test]
fn an_army_file_becomes_a_link_and_an_army_again() {
    let link = link();
    assert!(
        link.starts_with("https://example.org/muster/#/a/1"),
        "{link}"
    );
    let opened = json(&["open", &link, "--json"]);
    let mut expected: Value =
        serde_json::from_str(&std::fs::read_to_string(LEGAL).expect("can be read"))
            .expect("is JSON");
    expected["event"] = opened["army"]["event"].clone();
    expected["deployment"] = opened["army"]["deployment"].clone();
    expected["purchases"] = opened["army"]["purchases"].clone();
    assert_eq!(opened["army"]["purchases"]["exploration"], 10);
    for command in expected["commands"].as_array().expect("are commands") {
        assert!(command.get("name").is_none());
    }
    assert_eq!(opened["army"], expected);
    assert_eq!(opened["verdict"]["legal"], true);
    assert_eq!(opened["verdict"]["since"]["said"], serde_json::json!([]));
    let made = &json(&["link", LEGAL, "--json"])[0];
    assert_eq!(made["fingerprint"], opened["verdict"]["fingerprint"]);
    assert!(made["characters"].as_u64().is_some_and(|n| n < 150));
}

#[test]
fn links_are_judged_as_files_are() {
    let link = link();
    assert_eq!(status(&["check", &link]), Some(0));
    let said = out(&["check", &link, LEGAL]);
    assert_eq!(said.matches("legal: Lagash, spring levy").count(), 2);
    let judged = json(&["check", "--json", &link, LEGAL]);
    assert_eq!(judged[0]["points"], 300);
    assert_eq!(judged[0]["fingerprint"], judged[1]["fingerprint"]);
    assert_eq!(judged[1]["link"], Value::Null);
    assert_eq!(status(&["check", &link, "--event", "15mm-500"]), Some(1));
}

#[test]
fn a_text_full_of_links_is_judged_line_by_line() {
    let link = link();
    let cut = &link[..90];
    let event = out(&["link", "15mm-300"]);
    let mail = file(
        "mail.txt",
        &format!("Dear umpire,\n> <{link}>\nAnna;\"{link}\";x\n\n{cut}\nfor {event}"),
    );
    let mail = mail.display().to_string();
    assert_eq!(status(&["check", &mail]), Some(2));
    assert_eq!(out(&["check", &mail]).matches("legal: Lagash").count(), 2);
    let said = err(&["check", &mail]);
    assert!(
        said.contains("mail.txt, line 5: this link was cut off: "),
        "{said}"
    );
    assert!(said.contains("line 6: this link holds the event"), "{said}");
    let judged = json(&["check", "--json", &mail]);
    assert_eq!(judged.as_array().map(Vec::len), Some(4));
    assert!(
        judged[2]["error"]
            .as_str()
            .is_some_and(|e| e.contains("cut off"))
    );
}

#[test]
fn what_can_not_be_opened_is_said_in_a_sentence() {
    let link = link();
    let newer = link.replacen("#/a/1", "#/a/2", 1);
    let damaged = link.replacen("#/a/1QAE", "#/a/1QAF", 1);
    assert_ne!(damaged, link);
    for (text, expected) in [
        ("hello", "this is not a Muster link"),
        (&link[..60], "this link was cut off"),
        (&newer, "made by a newer Muster"),
        (&damaged, "this link is damaged"),
    ] {
        assert_eq!(status(&["open", text]), Some(2), "{text}");
        let said = err(&["open", text]);
        assert!(said.contains(expected), "{said}");
    }
}

#[test]
fn an_event_travels_alone() {
    let link = out(&["link", "28mm-300", "--base", BASE]);
    assert!(
        link.starts_with("https://example.org/muster/#/e/1"),
        "{link}"
    );
    assert!(out(&["open", &link]).starts_with("Event: 28mm, 300 points\n"));
    let event = json(&["open", "--json", &link]);
    let path = file("event.json", &event["event"].to_string());
    let again = out(&["link", &path.display().to_string(), "--base", BASE]);
    assert_eq!(again, link);
}

#[test]
fn what_is_saved_overwrites_nothing() {
    let path = file("taken.json", "{}").display().to_string();
    assert_eq!(status(&["open", &link(), "--save", &path]), Some(2));
    assert_eq!(std::fs::read_to_string(&path).expect("can be read"), "{}");
    std::fs::remove_file(&path).expect("can be removed");
    assert_eq!(status(&["open", &link(), "--save", &path]), Some(0));
    assert_eq!(status(&["check", &path]), Some(0));
}

#[test]
fn names_can_not_write_on_the_terminal() {
    let army = std::fs::read_to_string(LEGAL).expect("can be read");
    let army = army.replace("Lagash, spring levy", "\\u001b[2J\\u202eLagash");
    let path = file("escape.json", &army).display().to_string();
    let link = out(&["link", &path]);
    for said in [out(&["check", &path]), out(&["open", link.trim()])] {
        assert!(
            said.starts_with("legal: \u{fffd}[2J\u{fffd}Lagash"),
            "{said:?}"
        );
    }
}

#[test]
fn orders_are_sent_when_asked_for() {
    let army = std::fs::read_to_string(LEGAL).expect("can be read");
    let orders =
        r#""deployment": { "flank_march": { "command": 2, "side": "left" } }, "purchases""#;
    let path = file("orders.json", &army.replacen("\"purchases\"", orders, 1));
    let path = path.display().to_string();
    let (without, with) = (out(&["link", &path]), out(&["link", &path, "--deployment"]));
    assert!(without.len() < with.len());
    let opened = json(&["open", "--json", with.trim()]);
    assert_eq!(opened["army"]["deployment"]["flank_march"]["command"], 2);
    assert_eq!(
        opened["orders"],
        json(&["link", "--json", &path])[0]["orders"]
    );
    let opened = json(&["open", "--json", without.trim()]);
    assert_eq!(opened["orders"], Value::Null);
}
