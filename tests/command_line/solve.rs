//! Armies dealt, completed and mended.

use crate::{LEGAL, changed, file, json, muster, status, text};
use serde_json::Value;

#[test]
fn an_army_is_dealt_and_is_the_same_for_the_same_seed() {
    let words = [
        "deal",
        "early-sumerians",
        "--event",
        "15mm-300",
        "--seed",
        "7",
    ];
    let output = muster(&words);
    assert_eq!(status(&output), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.starts_with("legal: Early Sumerians"), "{said}");
    assert!(said.contains("300 of 300 points"), "{said}");
    assert_eq!(said, text(&muster(&words).stdout));
    let answer = json(&[&words[..], &["--json"]].concat());
    let dealt = file(
        "dealt.json",
        answer["proposals"][0]["army"].to_string().as_bytes(),
    );
    assert_eq!(
        status(&muster(&["check", &dealt.display().to_string()])),
        Some(0)
    );
    let other = muster(&["deal", "early-sumerians", "--style", "elite", "--seed", "8"]);
    assert_ne!(said, text(&other.stdout));
}

#[test]
fn an_army_is_completed_in_ways_that_differ() {
    let path = file("begun.json", b"").display().to_string();
    let mut begun: Value = serde_json::from_slice(&std::fs::read(LEGAL).unwrap()).unwrap();
    let bodies = begun["commands"][0]["bodies"].as_array_mut().unwrap();
    bodies.truncate(2);
    let kept = bodies.clone();
    begun["commands"].as_array_mut().unwrap().truncate(1);
    begun["purchases"] = serde_json::json!({});
    std::fs::write(&path, begun.to_string()).unwrap();
    let answer = json(&["complete", &path, "--json"]);
    let proposals = answer["proposals"].as_array().unwrap();
    assert_eq!(proposals.len(), 3);
    for proposal in proposals {
        assert_eq!(proposal["points"], 300);
        let bodies = proposal["army"]["commands"][0]["bodies"]
            .as_array()
            .unwrap();
        assert_eq!(bodies[..kept.len()], kept[..]);
    }
    assert_ne!(proposals[0]["army"], proposals[1]["army"]);
}

#[test]
fn a_broken_army_is_mended_with_one_change() {
    let path = changed(
        "to-mend.json",
        "\"general\": \"poor\"",
        "\"general\": \"coward\"",
    );
    let answer = json(&["mend", &path.display().to_string(), "--json"]);
    assert_eq!(answer["proposals"][0]["count"], 1, "{answer}");
    let said = text(&muster(&["mend", LEGAL]).stdout);
    assert!(said.contains("Nothing to change."), "{said}");
}

#[test]
fn what_cant_be_done_is_said_with_figures() {
    let output = muster(&[
        "deal",
        "early-sumerians",
        "--event",
        "friendly",
        "--points",
        "10",
    ]);
    let said = text(&output.stdout);
    assert_eq!(status(&output), Some(1), "{said}");
    assert!(said.contains("of 10 points"), "{said}");
    let output = muster(&["deal", "palmyrans", "--event", "15mm-300"]);
    assert_eq!(status(&output), Some(1));
    assert!(text(&output.stdout).contains("reconstructed"));
    let output = muster(&["deal", "early-sumerians", "--own", "5=3,1=2"]);
    let said = text(&output.stdout);
    assert!(said.contains("Spearmen"), "{said}");
}
