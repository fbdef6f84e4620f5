//! Armies of Basic Impetus.

use crate::{file, json, muster, status, text};
use serde_json::{Value, json as value};

/// The Conquistadores as printed, with these choices.
fn cortes(choices: Value) -> Value {
    let troops = [1, 2, 3, 4, 4, 5, 6, 7, 7, 8];
    let bodies: Vec<Value> = (1..)
        .zip(troops)
        .map(|(id, troop)| value!({ "ranks": [{ "id": id, "troop": troop }] }))
        .collect();
    value!({
        "version": 1, "name": "Cortés, 1520", "list": { "id": 116, "revision": 1 },
        "event": "basic", "structure": "poor", "cic": 1,
        "commands": [{ "id": 1, "bodies": bodies }], "basic": choices,
    })
}

fn kept(name: &str, army: &Value) -> String {
    let path = file(name, army.to_string().as_bytes());
    path.display().to_string()
}

/// The rules that an army breaks.
fn broken(path: &str) -> Vec<String> {
    let checked = json(&["check", path, "--json"]);
    let findings = checked[0]["findings"].as_array().expect("is a list");
    let illegal = findings.iter().filter(|it| it["grade"] == "illegal");
    illegal
        .map(|it| it["rule"].as_str().expect("has a rule").to_owned())
        .collect()
}

#[test]
fn a_basic_list_is_named_and_shown_line_by_line() {
    let said = text(&muster(&["lists"]).stdout);
    let line = said.lines().find(|it| it.starts_with("basic-english"));
    let line = line.expect("is listed");
    assert!(line.contains("English"), "{line}");
    let output = muster(&["rows", "basic-conquistadores"]);
    assert_eq!(status(&output), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.contains("Piqueros"), "{said}");
    let rows = json(&["rows", "basic-conquistadores", "--json"]);
    assert!(rows.to_string().contains("Piqueros"), "{rows}");
}

#[test]
fn a_basic_army_is_judged_with_its_vdt_and_break() {
    let path = kept("cortes.json", &cortes(value!({})));
    let army = &json(&["check", &path, "--json"])[0];
    assert_eq!(army["legal"], true, "{army}");
    assert_eq!(
        (&army["vdt"], &army["break_point"]),
        (&16.into(), &8.into())
    );
    assert_eq!(status(&muster(&["check", &path])), Some(0));
}

#[test]
fn what_a_basic_list_doesnt_allow_is_a_finding() {
    let twice = cortes(value!({ "options": [{ "option": 1 }, { "option": 1 }] }));
    let twice = broken(&kept("option-twice.json", &twice));
    assert!(twice.contains(&"basic-option-once".to_owned()), "{twice:?}");
    let foreign = cortes(value!({ "options": [{ "option": 99, "give": 7, "take": 65535 }] }));
    let foreign = broken(&kept("option-foreign.json", &foreign));
    assert!(
        foreign.contains(&"basic-option-offered".to_owned()),
        "{foreign:?}"
    );
    let mut seat = cortes(value!({}));
    seat["cic"] = 10.into();
    let seat = broken(&kept("seat.json", &seat));
    assert!(seat.contains(&"basic-seat".to_owned()), "{seat:?}");
}

#[test]
fn nonsense_about_a_basic_battle_is_a_finding_or_a_sentence() {
    let fords = value!([{ "at": -32768, "die": 255, "shift": -32768 }, { "at": 0 }, { "at": 1 }]);
    let fords = cortes(value!({ "scenario": "river", "fords": fords }));
    let path = kept("fords.json", &fords);
    let said = broken(&path);
    assert!(said.contains(&"scenario-fords".to_owned()), "{said:?}");
    for choices in [
        value!({ "scenario": "moon-landing" }),
        value!({ "weather": 7 }),
        value!({ "fielded": -1 }),
        value!({ "ace": ["all"] }),
    ] {
        let output = muster(&["check", &kept("nonsense.json", &cortes(choices.clone()))]);
        assert_eq!(status(&output), Some(2), "{choices}");
        assert!(
            text(&output.stderr).contains("at basic."),
            "{}",
            text(&output.stderr)
        );
    }
}

#[test]
fn a_basic_army_travels_in_a_link_with_all_its_choices() {
    let choices = value!({ "scenario": "ambush", "weather": "fog", "ace": "iron-discipline" });
    let path = kept("travels.json", &cortes(choices.clone()));
    let link = text(&muster(&["link", &path]).stdout);
    let opened = json(&["open", link.trim(), "--json"]);
    assert_eq!(opened["army"]["basic"], choices);
    assert_eq!(opened["verdict"]["vdt"], 16);
    assert_eq!(opened["verdict"]["legal"], true);
    assert_eq!(json(&["check", link.trim(), "--json"])[0]["vdt"], 16);
}

#[test]
fn a_basic_army_is_dealt_checked_linked_and_opened() {
    let words = [
        "deal",
        "basic-english",
        "--event",
        "basic",
        "--seed",
        "2",
        "--json",
    ];
    let dealt = json(&words);
    assert_eq!(dealt, json(&words), "the same for the same seed");
    let path = kept("basic.json", &dealt["proposals"][0]["army"]);
    let checked = json(&["check", &path, "--json"]);
    assert_eq!(checked[0]["legal"], true);
    assert_eq!(checked[0]["vdt"], 13);
    let link = text(&muster(&["link", &path]).stdout);
    let opened = muster(&["open", link.trim()]);
    assert_eq!(status(&opened), Some(0));
    assert!(text(&opened.stdout).contains("VDT 13"));
}

#[test]
fn every_basic_list_is_dealt_linked_opened_and_legal() {
    let lists = std::fs::read_dir("lists").expect("is a folder");
    let names = lists.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let slugs: Vec<String> = names
        .filter_map(|name| Some(name.strip_suffix(".json")?.to_owned()))
        .filter(|slug| slug.starts_with("basic-"))
        .collect();
    assert_eq!(slugs.len(), 20);
    for slug in slugs {
        let event = match slug.as_str() {
            // A house list, which no tournament takes.
            "basic-late-roman-west" => "basic-friendly",
            _ => "basic",
        };
        let dealt = json(&["deal", &slug, "--event", event, "--seed", "3", "--json"]);
        let path = kept(&format!("{slug}.json"), &dealt["proposals"][0]["army"]);
        let vdt = json(&["check", &path, "--json"])[0]["vdt"].clone();
        assert_eq!(broken(&path), [""; 0], "{slug}");
        let link = text(&muster(&["link", &path]).stdout);
        let opened = json(&["open", link.trim(), "--json"]);
        assert_eq!(opened["verdict"]["legal"], true, "{slug}");
        assert_eq!(opened["verdict"]["vdt"], vdt, "{slug}");
    }
}

#[test]
fn a_basic_army_begun_is_completed() {
    let mut begun = cortes(value!({}));
    let bodies = begun["commands"][0]["bodies"].as_array_mut();
    bodies.expect("are bodies").truncate(4);
    let path = kept("begun.json", &begun);
    assert_eq!(status(&muster(&["check", &path])), Some(1));
    let answer = json(&["complete", &path, "--json"]);
    let proposals = answer["proposals"].as_array().expect("are proposals");
    assert!(!proposals.is_empty(), "{answer}");
    for (n, proposal) in proposals.iter().enumerate() {
        let path = kept(&format!("completed-{n}.json"), &proposal["army"]);
        assert_eq!(broken(&path), [""; 0], "{proposal}");
    }
}

#[test]
fn a_broken_basic_army_is_mended() {
    let twice = cortes(value!({ "options": [{ "option": 1 }, { "option": 1 }] }));
    let path = kept("to-mend.json", &twice);
    let answer = json(&["mend", &path, "--json"]);
    let mended = kept("mended.json", &answer["proposals"][0]["army"]);
    assert_eq!(broken(&mended), [""; 0], "{answer}");
    let whole = kept("whole.json", &cortes(value!({})));
    let said = text(&muster(&["mend", &whole]).stdout);
    assert!(said.contains("Nothing to change."), "{said}");
}
