//! The program as its users run it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops when its own files are wrong"
)]

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const LEGAL: &str = "tests/armies/sumerians-300.json";

fn muster(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_muster"))
        .args(words)
        .output()
        .expect("can be run")
}

fn status(output: &Output) -> Option<i32> {
    output.status.code()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn json(words: &[&str]) -> Value {
    let output = muster(words);
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", text(&output.stderr)))
}

/// A file in a folder of this test's own.
fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("command-line");
    let path = folder.join(name);
    std::fs::create_dir_all(path.parent().expect("has a folder")).expect("can be made");
    std::fs::write(&path, bytes).expect("can be written");
    path
}

/// The legal army with its text changed.
fn changed(name: &str, from: &str, to: &str) -> PathBuf {
    let army = std::fs::read_to_string(LEGAL).expect("can be read");
    assert!(army.contains(from), "{from} isn't in {LEGAL}");
    file(name, army.replacen(from, to, 1).as_bytes())
}

/// What the program says of a file that it can't read; it must say so with status 2.
#[track_caller]
fn refused(path: &Path, expected: &str) {
    let output = muster(&["check", &path.display().to_string()]);
    let said = text(&output.stderr);
    assert_eq!(status(&output), Some(2), "{said}");
    assert!(said.contains(&path.display().to_string()), "{said}");
    assert!(said.contains(expected), "expected {expected:?} in {said:?}");
}

#[test]
fn lists_are_named_with_period_volume_and_status() {
    let output = muster(&["lists"]);
    assert_eq!(status(&output), Some(0));
    let said = text(&output.stdout);
    let line = said
        .lines()
        .find(|line| line.starts_with("early-sumerians"))
        .expect("is listed");
    for part in [
        "Early Sumerians",
        "I Bronze Age",
        "1 Age of chariots and bronze",
        "beta",
    ] {
        assert!(line.contains(part), "{part} isn't in {line:?}");
    }
    let lists = json(&["lists", "--json"]);
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/lists"));
    // All but the index and the schema.
    let files = folder.expect("is a folder").count() - 2;
    assert_eq!(lists["lists"].as_array().map(Vec::len), Some(files));
}

#[test]
fn rows_show_printed_and_scaled_numbers() {
    let said = text(&muster(&["rows", "early-sumerians", "--event", "15mm-300"]).stdout);
    let line = said
        .lines()
        .find(|line| line.contains("FP    Spearmen"))
        .expect("is a row");
    let words: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(
        words,
        [
            "5", "8-24", "4-12", "FP", "Spearmen", "5", "4", "1", "B", "2/3", "17(13)", "general,",
            "not", "C-in-C", "long", "spear"
        ]
    );
    let rows = json(&[
        "rows",
        "early-sumerians",
        "--event",
        "great-battle",
        "--points",
        "1500",
        "--json",
    ]);
    assert_eq!(rows["sections"][0]["rows"][4]["scaled"]["min"], 24);
    assert_eq!(rows["sections"][0]["rows"][4]["scaled"]["max"], 72);
}

#[test]
fn reconstructed_lists_say_so_wherever_they_are_shown() {
    let said = text(&muster(&["rows", "palmyrans"]).stdout);
    assert!(said.contains("reconstructed list"), "{said}");
    assert!(said.contains("Figures marked ~ are ours"), "{said}");
}

#[test]
fn a_legal_army_is_judged_with_all_its_figures() {
    assert_eq!(status(&muster(&["check", LEGAL])), Some(0));
    let army = &json(&["check", "--json", LEGAL])[0];
    assert_eq!(army["legal"], true);
    assert_eq!(army["points"], 300);
    assert_eq!(army["vdt"], 30);
    assert_eq!(army["break_point"], 15);
    assert_eq!(army["commands"][0]["points"], 151);
    assert_eq!(army["commands"][0]["vd"], 16);
    assert_eq!(army["commands"][0]["share"], "53.3%");
    assert_eq!(army["commands"][0]["break_point"], 8);
    assert_eq!(army["findings"].as_array().map(Vec::len), Some(0));
}

#[test]
fn an_illegal_army_has_findings_with_rule_figures_citation_and_cures() {
    let path = changed(
        "coward.json",
        "\"general\": \"poor\"",
        "\"general\": \"coward\"",
    );
    let path = path.display().to_string();
    assert_eq!(status(&muster(&["check", LEGAL, &path])), Some(1));
    let army = &json(&["check", "--json", &path])[0];
    let finding = &army["findings"][0];
    assert_eq!(army["legal"], false);
    assert_eq!(finding["rule"], "no-cowards");
    assert_eq!(finding["grade"], "illegal");
    assert_eq!(finding["subjects"][0]["unit"], 9);
    assert_eq!(finding["figures"]["what"], "coward");
    assert_eq!(finding["citation"]["document"], "Advanced Impetus 1.7");
    assert_eq!(
        finding["cures"][0]["edit"]["set-general"]["level"],
        "incompetent"
    );
    assert_eq!(finding["cures"][0]["legal"], true);
    assert!(
        text(&muster(&["check", &path]).stdout)
            .contains("cure: Make the general with Guards of Command 2 Incompetent")
    );
}

#[test]
fn another_event_can_be_tried() {
    let army = &json(&["check", "--json", "--event", "15mm-500", LEGAL])[0];
    assert_eq!(army["findings"][0]["rule"], "row-minimum");
    assert_eq!(army["findings"][0]["figures"]["min"], 8);
    let output = muster(&["check", "--event", "15mm-500", "--points", "450", LEGAL]);
    assert_eq!(status(&output), Some(2));
}

#[test]
fn a_file_drawn_from_another_revision_of_its_list_says_so() {
    let path = changed("revision.json", "\"revision\": 1", "\"revision\": 5");
    let path = path.display().to_string();
    let said = text(&muster(&["check", &path]).stdout);
    assert!(
        said.contains("Drawn from revision 5 of the list, judged by revision 1."),
        "{said}"
    );
    assert_eq!(
        json(&["check", "--json", &path])[0]["drawn_from_revision"],
        5
    );
    assert!(!text(&muster(&["check", LEGAL]).stdout).contains("revision"));
}

#[test]
fn a_reconstructed_list_is_named_as_such_in_a_verdict() {
    let path = changed("reconstructed.json", "\"id\": 1,", "\"id\": 203,");
    let path = path.display().to_string();
    let said = text(&muster(&["check", &path]).stdout);
    assert!(said.contains("Palmyrans (reconstructed list)"), "{said}");
    assert!(said.contains("[official-list]"), "{said}");
    assert_eq!(
        json(&["check", "--json", &path])[0]["list_status"],
        "reconstructed"
    );
}

#[test]
fn every_rule_is_explained() {
    let rules = json(&["rules", "--json"]);
    let rules = rules.as_array().expect("is a list");
    assert_eq!(rules.len(), muster::rules::RULES.len());
    for rule in rules {
        let name = rule["rule"].as_str().expect("has a name");
        let output = muster(&["rules", name]);
        assert_eq!(status(&output), Some(0), "{name}");
        assert!(text(&output.stdout).contains("## What it asks"), "{name}");
    }
    assert_eq!(status(&muster(&["rules", "no-such-rule"])), Some(2));
}

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

#[test]
fn unknown_lists_are_answered_with_names_that_come_close() {
    let output = muster(&["rows", "sumerians"]);
    assert_eq!(status(&output), Some(2));
    assert!(text(&output.stderr).contains("did you mean early-sumerians?"));
}

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

#[test]
fn a_report_holds_finding_versions_link_and_a_case() {
    let army = "tests/armies/sumerians-300.json";
    let output = muster(&["report", army, "--base", "https://example.org/muster/"]);
    assert_eq!(status(&output), Some(0));
    let said = text(&output.stdout);
    for part in [
        "Found: the army is legal",
        concat!("Muster ", env!("CARGO_PKG_VERSION"), ", rules edition "),
        "List: early-sumerians, revision 1",
        "Link: https://example.org/muster/#/a/1",
        "```army\nlist early-sumerians\nevent 15mm-300\n",
        "```findings\nnone\n```",
    ] {
        assert!(said.contains(part), "{part:?} isn't in {said}");
    }
    let unbroken = muster(&["report", army, "--rule", "row-minimum"]);
    assert_eq!(status(&unbroken), Some(2));
    assert_eq!(status(&muster(&["report", "no-such-file.json"])), Some(2));
}

#[test]
fn a_list_that_is_replaced_names_the_newer_one() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["lists", "tests/lists"].map(|folder| root.join(folder));
    let files = folders
        .iter()
        .flat_map(|folder| std::fs::read_dir(folder).expect("is a folder"));
    let lists: Vec<muster::list::ArmyList> = files
        .map(|file| std::fs::read(file.expect("is a file").path()).expect("can be read"))
        .filter_map(|bytes| muster::list::ArmyList::read(&bytes, "list").ok())
        .collect();
    assert!(lists.len() > 30);
    for list in &lists {
        if let Some(by) = &list.provenance.replaced_by {
            let newer = lists.iter().find(|newer| newer.id == by.id);
            assert_eq!(
                newer.map(|list| &list.name),
                Some(&by.name),
                "{}",
                list.slug
            );
        }
    }
}

#[test]
fn a_tournament_is_ranked_in_words_as_csv_and_as_json() {
    let file = "tests/tournament/lugano.json";
    let said = text(&muster(&["ranking", file]).stdout);
    assert!(said.starts_with("Lugano, 12 May, Basic Impetus, after round 2\n"));
    assert!(
        said.contains("1  Elena       16  +11          18\n"),
        "{said}"
    );
    assert!(said.contains("The rules name no tie-breaks"), "{said}");
    let csv = text(&muster(&["ranking", file, "--csv"]).stdout);
    assert!(csv.contains("\n2,Pieter,English,5,10,15,12,17\n"), "{csv}");
    let answer = json(&["ranking", file, "--json"]);
    assert_eq!(answer["after_round"], 2);
    assert_eq!(answer["ranking"][0]["rounds"], serde_json::json!([7, 9]));

    let broken = std::fs::read_to_string(file).unwrap();
    let broken = broken.replacen("\"second\": 7", "\"second\": 1", 1);
    let path = self::file("twice.json", broken.as_bytes());
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

const PASTED: &str = "KINGDOM OF MARI 1810-1761 BC
CS=Average (12 pts)
0-4 CGP - Battle cars (*) 6 5 3 C 3 13
8-24 FP - Spearmen 5 4 1 B 2/3 17(13) long spear
Spearmen can form Large Units.
";

#[test]
fn a_printed_list_is_imported_as_json() {
    let clear = file("mari.txt", PASTED.as_bytes());
    let output = muster(&["import", clear.to_str().unwrap(), "--id", "302"]);
    assert_eq!(status(&output), Some(0), "{}", text(&output.stderr));
    let list: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(list["id"], 302);
    assert_eq!(list["slug"], "kingdom-of-mari");
    assert_eq!(
        list["troops"]["impetus"]["rows"][1]["troops"][0]["rear_price"],
        13
    );

    let doubtful = PASTED.replace("3 13", "3 l3");
    let doubtful = file("doubtful.txt", doubtful.as_bytes());
    let output = muster(&["import", doubtful.to_str().unwrap()]);
    assert_eq!(status(&output), Some(1));
    let said = text(&output.stderr);
    assert!(said.contains("line 3: Is the price 13?"), "{said}");
    let list: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        list["provenance"]["remarks"][0],
        "Not answered: Is the price 13? (line 3)"
    );

    let novel = file("novel.txt", b"It was the best of times.\n\x1b[31mred\n");
    let output = muster(&["import", novel.to_str().unwrap()]);
    assert_eq!(status(&output), Some(2));
    assert!(text(&output.stderr).contains("No row of a list was found in 2 lines."));
}

#[test]
fn a_folder_of_lists_is_verified() {
    let output = muster(&["lists", "verify", "lists"]);
    assert_eq!(status(&output), Some(0), "{}", text(&output.stdout));
    assert!(text(&output.stdout).ends_with("sound\n"));

    let list = std::fs::read_to_string("lists/early-sumerians.json").unwrap();
    let path = file("club/early-sumerians.json", list.as_bytes());
    let folder = path.parent().unwrap();
    std::fs::remove_dir_all(folder).unwrap();
    file("club/early-sumerians.json", list.as_bytes());
    file(
        "club/copy.json",
        list.replace("\"min\": 8", "\"min\": 80").as_bytes(),
    );
    let output = muster(&["lists", "verify", folder.to_str().unwrap()]);
    assert_eq!(status(&output), Some(1));
    let said = text(&output.stdout);
    assert!(said.contains("rows[4].max: found 80 to 24"), "{said}");
    assert!(
        said.contains("slug: found early-sumerians; expected the file's name"),
        "{said}"
    );
    assert!(said.contains("id: 1 is the number of"), "{said}");
    assert!(said.ends_with("0 of 2 sound\n"), "{said}");

    file("club/broken.json", b"{");
    let output = muster(&["lists", "verify", folder.to_str().unwrap(), "--json"]);
    assert_eq!(status(&output), Some(2));
    let entries: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(entries.as_array().unwrap().len(), 3);
    assert_eq!(
        status(&muster(&["lists", "verify", "no-such-folder"])),
        Some(2)
    );
}

#[test]
fn a_basic_army_is_dealt_checked_linked_and_opened() {
    let dealt = json(&[
        "deal",
        "basic-english",
        "--event",
        "basic",
        "--seed",
        "2",
        "--json",
    ]);
    let army = &dealt["proposals"][0]["army"];
    let file = file("basic.json", army.to_string().as_bytes());
    let path = file.to_str().expect("is text");
    let checked = json(&["check", path, "--json"]);
    assert_eq!(checked[0]["legal"], true);
    assert_eq!(checked[0]["vdt"], 13);
    let link = text(&muster(&["link", path]).stdout);
    let opened = muster(&["open", link.trim()]);
    assert_eq!(status(&opened), Some(0));
    assert!(text(&opened.stdout).contains("VDT 13"));
}
