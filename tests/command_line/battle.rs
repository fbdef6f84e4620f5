//! Scores and rankings.

use crate::{file, json, muster, status, text};

#[test]
fn a_tournament_is_ranked_in_words_as_csv_and_as_json() {
    let ranked = "tests/tournament/lugano.json";
    let said = text(&muster(&["ranking", ranked]).stdout);
    assert!(said.starts_with("Lugano, 12 May, Basic Impetus, after round 2\n"));
    assert!(
        said.contains("1  Elena       16  +11          18\n"),
        "{said}"
    );
    assert!(said.contains("The rules name no tie-breaks"), "{said}");
    let csv = text(&muster(&["ranking", ranked, "--csv"]).stdout);
    assert!(csv.contains("\n2,Pieter,English,5,10,15,12,17\n"), "{csv}");
    let answer = json(&["ranking", ranked, "--json"]);
    assert_eq!(answer["after_round"], 2);
    assert_eq!(answer["ranking"][0]["rounds"], serde_json::json!([7, 9]));

    let broken = std::fs::read_to_string(ranked).unwrap();
    let broken = broken.replacen("\"second\": 7", "\"second\": 1", 1);
    let path = file("twice.json", broken.as_bytes());
    let output = muster(&["ranking", &path.display().to_string()]);
    assert_eq!(status(&output), Some(2));
    assert!(text(&output.stderr).contains("a player stands twice"));
}

#[test]
fn scores_come_with_their_sum() {
    let said = |words: &[&str]| text(&muster(words).stdout);
    assert_eq!(
        said(&[
            "score",
            "traditional",
            "9/34",
            "15/30",
            "--names",
            "Palmyrans,Romans"
        ]),
        "Palmyrans 104, Romans 26 (Traditional: 30 + 100 − 26 = 104; 26)\n"
    );
    assert_eq!(
        said(&["score", "new", "13/100", "42/100"]),
        "First 4042, Second 2013 (New system: 4000 + 42 = 4042; 2000 + 13 = 2013)\n"
    );
    let basic = json(&[
        "score",
        "basic",
        "2/20",
        "5/20",
        "--routed",
        "first",
        "--scenario",
        "0,1",
        "--json",
    ]);
    assert_eq!(basic["sides"][0]["score"], 4);
    assert_eq!(basic["sides"][1]["score"], 8);
    assert_eq!(basic["sides"][1]["sum"], "7 + 1 = 8");
    for wrong in ["31/30", "0/0", "-1/30", "nine", "9"] {
        let output = muster(&["score", "traditional", wrong, "1/30"]);
        assert_eq!(status(&output), Some(2), "{wrong}");
    }
}
