//! What players have stored: armies, events and backups as Muster has written them so far. They
//! must open for ever, and be the same byte for byte when they are written again.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops when its own files are wrong"
)]

use muster::army::{Army, ListRef};
use muster::event::{Event, Preset};
use muster::list::{ListId, OwnList, content_sum};
use muster::store::{Opened, backup, open};
use serde::Serialize;

fn golden(name: &str) -> String {
    let path = format!("tests/golden/{name}");
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn pretty(value: &impl Serialize) -> String {
    serde_json::to_string_pretty(value).expect("can be written") + "\n"
}

fn army(json: &str) -> Army {
    Army::read(json.as_bytes(), "the army").expect("is an army")
}

#[test]
fn an_army_with_everything_is_saved_as_it_was() {
    let file = golden("army.json");
    assert_eq!(pretty(&army(&file)), file);
}

#[test]
fn an_army_with_nothing_is_saved_as_it_was() {
    let file = golden("empty-army.json");
    assert_eq!(pretty(&army(&file)), file);
    let shortest =
        r#"{"version":1,"name":"","list":{"id":1},"event":"15mm-300","structure":"poor"}"#;
    assert_eq!(pretty(&army(shortest)), file);
}

#[test]
fn a_stored_army_opens_and_is_stored_as_it_was() {
    let stored = golden("army.stored.txt");
    let Ok(Opened::Envelope(envelope)) = open("k3y", &stored) else {
        panic!("can't be opened");
    };
    let inside = army(&envelope.army);
    assert_eq!(inside, army(&golden("army.json")));
    assert_eq!(inside.to_json(), envelope.army);
    assert_eq!(envelope.write(), stored);
}

#[test]
fn an_own_list_is_saved_as_it_was_and_has_the_same_sum_for_ever() {
    let file = golden("own-list.json");
    let own = OwnList::read(file.as_bytes(), ListId(40_000)).expect("is an own list");
    assert_eq!(pretty(&own), file);
    let list = own.list().expect("armies are built from it");
    assert_eq!(content_sum(list), 3_868_694_585);
    let file = golden("army-of-own-list.json");
    assert_eq!(pretty(&army(&file)), file);
    assert_eq!(army(&file).list, ListRef::of(list));
}

#[test]
fn an_event_is_saved_as_it_was() {
    let file = golden("event.json");
    let event = Event::read(file.as_bytes(), "the event").expect("is an event");
    assert_eq!(pretty(&event), file);
    assert_eq!(event, army(&golden("army.json")).event);
}

#[test]
fn a_backup_opens_and_is_written_as_it_was() {
    let file = golden("backup.json");
    let stored = backup::read(&file).expect("is a backup");
    assert_eq!(backup::write(&stored), file);
    let text = |key: &str| {
        let found = stored.iter().find(|(other, _)| other == key);
        found.map(|(_, text)| text.as_str()).expect("is in it")
    };
    assert_eq!(text("muster:army:k3y"), golden("army.stored.txt"));
    // Events are kept a line each.
    let events: Vec<Event> = text("muster:events")
        .lines()
        .map(|line| Event::read(line.as_bytes(), "the event").expect("is an event"))
        .collect();
    let own = army(&golden("army.json")).event;
    assert_eq!(events, [own, Preset::Basic.event()]);
    let lines: Vec<String> = events.iter().map(Event::to_json).collect();
    assert_eq!(lines.join("\n"), text("muster:events"));
}
