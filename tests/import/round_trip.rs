//! Every list comes back as it went out, but for what the layout has no place for: the list's
//! number and file name, its revision and older ones, where it comes from, and the marks at
//! figures that are ours.

use super::shipped;
use muster::import::{Answers, Reason, import, print};
use muster::list::ArmyList;
use serde_json::Value;

/// What the layout can carry.
fn carried(list: &ArmyList) -> Value {
    let mut value = serde_json::to_value(list).unwrap();
    let fields = value.as_object_mut().unwrap();
    for outside in ["id", "slug", "revision", "history", "provenance"] {
        fields.remove(outside);
    }
    drop_marks(&mut value);
    value
}

fn drop_marks(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("ours");
            fields.values_mut().for_each(drop_marks);
        }
        Value::Array(items) => items.iter_mut().for_each(drop_marks),
        _ => {}
    }
}

/// The lines of both that differ.
fn differences(expected: &Value, found: &Value) -> String {
    let (expected, found) = (format!("{expected:#}"), format!("{found:#}"));
    let pairs = expected.lines().zip(found.lines());
    let mut said: Vec<String> = pairs
        .filter(|(one, other)| one != other)
        .map(|(one, other)| format!("expected {one}\nfound    {other}"))
        .take(6)
        .collect();
    let (one, other) = (expected.lines().count(), found.lines().count());
    said.extend((one != other).then(|| format!("{one} lines expected, {other} found")));
    said.join("\n")
}

#[test]
fn every_shipped_list_is_read_back_as_it_is() {
    let lists = shipped();
    assert!(lists.len() >= 38);
    for list in lists {
        let text = print(&list);
        let read = import(&text, &Answers::new()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let (expected, found) = (carried(&list), carried(&read.list));
        let different = differences(&expected, &found);
        assert!(different.is_empty(), "{}\n{text}\n{different}", list.slug);
        assert_eq!(read.list.faults(), [], "{}", list.slug);
    }
}

/// A clean list raises no doubt but that notes for play aren't judged, and that no crossbow's class
/// is printed.
#[test]
fn clean_lists_are_clear() {
    for list in shipped() {
        let text = print(&list);
        let read = import(&text, &Answers::new()).unwrap();
        for line in &read.lines {
            assert_eq!(line.repairs, [], "{}: {}", list.slug, line.text);
            for doubt in &line.doubts {
                let is_note = doubt.reason == Reason::Note && list.notes.contains(&line.text);
                assert!(is_note, "{}: {} {doubt:?}", list.slug, line.text);
            }
        }
    }
}
