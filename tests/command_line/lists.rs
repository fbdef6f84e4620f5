//! Lists: named, shown row by row, imported and verified.

use crate::{file, json, muster, status, text};
use serde_json::Value;
use std::path::{Path, PathBuf};

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

    // Nothing goes without a word.
    let headed = format!("IMPETVS · Extra Impetus 9 · pag. 14\n{PASTED}");
    let headed = file("headed.txt", headed.as_bytes());
    let output = muster(&["import", headed.to_str().unwrap()]);
    let said = text(&output.stderr);
    assert!(
        said.contains("line 1: left out, page heading: “IMPETVS · Extra Impetus 9 · pag. 14”"),
        "{said}"
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
        said.contains("(slug: early-sumerians; call the file early-sumerians.json)"),
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

/// An empty folder for the test.
fn folder(name: &str) -> PathBuf {
    let file = file(&format!("{name}/x"), b"");
    let folder = file.parent().unwrap();
    std::fs::remove_dir_all(folder).unwrap();
    std::fs::create_dir(folder).unwrap();
    folder.to_owned()
}

fn verify(folder: &Path) -> (Option<i32>, String, String) {
    let output = muster(&["lists", "verify", folder.to_str().unwrap()]);
    let (said, error) = (text(&output.stdout), text(&output.stderr));
    (status(&output), said.to_owned(), error.to_owned())
}

#[test]
fn an_imported_list_is_sound_whatever_its_file_is_called() {
    let folder = folder("imported");
    let pasted = file("imported-mari.txt", PASTED.as_bytes());
    let output = muster(&["import", pasted.to_str().unwrap()]);
    file("imported/y.json", &output.stdout);
    let (code, said, _) = verify(&folder);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.starts_with("sound "), "{said}");
    assert!(
        said.contains("(slug: kingdom-of-mari; call the file kingdom-of-mari.json)"),
        "{said}"
    );
    assert!(said.ends_with("1 of 1 sound\n"), "{said}");

    // The same list twice is a fault of the second.
    file("imported/z.json", &output.stdout);
    let (code, said, _) = verify(&folder);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("is the number of"), "{said}");
    assert!(said.ends_with("1 of 2 sound\n"), "{said}");
}

#[test]
fn a_folder_without_lists_is_answered_with_a_sentence() {
    let empty = folder("empty");
    let (code, said, error) = verify(&empty);
    assert_eq!((code, said.as_str()), (Some(2), ""));
    assert!(error.contains("there are no lists (*.json)"), "{error}");
    // What isn't a list by its name isn't looked at.
    file("empty/readme.txt", b"Our lists");
    file("empty/index.json", b"{}");
    assert_eq!(verify(&empty).0, Some(2));
    let (code, _, error) = verify(&empty.join("missing"));
    assert_eq!(code, Some(2));
    assert!(error.contains("missing"), "{error}");
    let (code, _, error) = verify(&empty.join("readme.txt"));
    assert_eq!(code, Some(2));
    assert!(error.contains("readme.txt"), "{error}");
}

#[test]
fn one_bad_file_hides_no_other() {
    let folder = folder("mixed");
    let list = std::fs::read("lists/early-sumerians.json").unwrap();
    file("mixed/early-sumerians.json", &list);
    file("mixed/binary.json", &[0x89, 0x50, 0, 1, 2, 255, 254, 0]);
    file("mixed/empty.json", b"");
    file("mixed/other.json", b"{\"name\": \"\\u001b[31mred\"}");
    std::fs::create_dir(folder.join("folder.json")).unwrap();
    let (code, said, _) = verify(&folder);
    assert_eq!(code, Some(2), "{said}");
    for name in ["binary", "empty", "other", "folder"] {
        let line = said
            .lines()
            .find(|line| line.contains(&format!("{name}.json: not a list")));
        assert!(line.is_some_and(|it| it.starts_with("faulty")), "{said}");
    }
    assert!(!said.contains('\u{1b}'), "{said}");
    assert!(said.ends_with("1 of 5 sound\n"), "{said}");
}
