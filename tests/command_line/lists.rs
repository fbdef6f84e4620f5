//! Lists: named, shown row by row, imported and verified.

use crate::{file, json, muster, status, text};
use serde_json::Value;

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
fn unknown_lists_are_answered_with_names_that_come_close() {
    let output = muster(&["rows", "sumerians"]);
    assert_eq!(status(&output), Some(2));
    assert!(text(&output.stderr).contains("did you mean early-sumerians?"));
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
        "Not answered: Is the price 13? (Battle cars, line 3)"
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
