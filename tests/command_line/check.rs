//! Verdicts, reports and the rules explained.

use crate::{LEGAL, changed, json, muster, status, text};

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
