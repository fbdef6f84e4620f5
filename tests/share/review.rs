//! What a reader is told when the list has moved on since the link was made. The list here is
//! the shipped one with figures changed: the shipped one becomes its first revision.

use muster::army::Army;
use muster::list::{ArmyList, Status};
use muster::share::{Aspect, Item, Link, ListChange, Opened, Part, Shared, Then, Value, review};
use muster::text::say_review;
use serde_json::{Value as Json, json};

const LIST: &str = "lists/early-sumerians.json";

fn shipped() -> Json {
    let text = std::fs::read_to_string(LIST).expect("can be read");
    serde_json::from_str(&text).expect("is JSON")
}

fn read(list: &Json) -> Result<ArmyList, String> {
    let bytes = serde_json::to_vec(list).expect("can be written");
    ArmyList::read(&bytes, "lists/changed.json").map_err(|error| error.to_string())
}

/// Revision 2 of the list, with what `change` does to it, and revision 1 in its history.
fn second_revision(change: impl FnOnce(&mut Json)) -> Json {
    let mut list = shipped();
    list["revision"] = json!(2);
    list["history"] = json!([shipped()]);
    change(&mut list);
    list
}

fn army() -> Army {
    let bytes = std::fs::read("tests/armies/sumerians-300.json").expect("can be read");
    Army::read(&bytes, "army").expect("is an army")
}

/// The army, sent by somebody who had revision 1.
fn sent() -> Shared {
    let first = read(&shipped()).expect("is a list");
    let link = Link::army(&Shared::of(&first, &army()), Part::Army).expect("fits");
    match link.open() {
        Ok(Opened::Army(shared)) => *shared,
        other => panic!("{other:?}"),
    }
}

#[test]
fn nothing_is_said_while_nothing_has_changed() {
    let list = read(&shipped()).expect("is a list");
    let review = review(&sent(), &list);
    assert!(review.is_unchanged());
    assert_eq!(review.was_legal(), Some(true));
    assert_eq!(say_review(&review, &list, &sent().army), [] as [&str; 0]);
}

#[test]
fn a_price_that_rose_is_shown_with_both_verdicts() {
    let list = second_revision(|list| {
        list["troops"]["impetus"]["rows"][4]["troops"][0]["price"] = json!(18);
        list["troops"]["impetus"]["rows"][0]["troops"][0]["price"] = json!(13);
    });
    let list = read(&list).expect("is a list");
    let sent = sent();
    let review = review(&sent, &list);
    let Then::Older {
        revision: 1,
        judgement,
        changes,
    } = &review.then
    else {
        panic!("{:?}", review.then);
    };
    assert_eq!(
        changes.as_slice(),
        [ListChange {
            of: Item::Troop(muster::list::TroopId(5)),
            what: Aspect::Price,
            then: Value::Number(17),
            now: Value::Number(18),
        }]
    );
    assert_eq!((judgement.points, review.now.points), (300, 301));
    assert_eq!((review.was_legal(), review.now.legal), (Some(true), false));
    assert_eq!(
        say_review(&review, &list, &sent.army),
        [
            "The army was built from revision 1 of its list; this is revision 2.",
            "Spearmen cost 17 then, 18 now.",
            "Verdict then: legal. Verdict now: illegal.",
        ]
    );
    assert_eq!(sent.army.list.revision, 1, "nothing is rewritten");
}

#[test]
fn every_figure_that_an_army_depends_on_is_compared() {
    let list = second_revision(|list| {
        list["volume"] = json!(2);
        list["provenance"]["status"] = json!("house");
        let points = &mut list["troops"]["impetus"];
        points["structures"] = json!(["poor", "average"]);
        points["rows"][4]["min"] = json!(6);
        points["rows"][4]["max"] = json!(20);
        let guards = &mut points["rows"][5]["troops"][0];
        guards["type"] = json!("FL");
        guards["stats"] =
            json!({ "m": 6, "vbu": 6, "i": 2, "d": "A", "vd": 2, "vd_with_general": 3 });
        guards["general"] = json!("no");
        guards["weapons"] = json!(["pike"]);
        guards["traits"] = json!(["impetuous"]);
        guards["rear_price"] = json!(9);
        points["upgrades"][0]["price"] = json!(20);
        points["upgrades"][1]["limits"] = json!([{ "at-most": 1 }]);
        points["large_units"][1]["sizes"] = json!([2, 3]);
        points["destiny_rolls"] = json!({ "sure": 2, "perhaps": 2 });
        // The army fields none of these.
        points["rows"][1]["troops"][0]["price"] = json!(19);
        points["rows"][1]["max"] = json!(3);
    });
    let list = read(&list).expect("is a list");
    let sent = sent();
    let said = say_review(&review(&sent, &list), &list, &sent.army);
    assert_eq!(
        said[1..said.len() - 1],
        [
            "Early Sumerians: volume 1 then, 2 now.",
            "Early Sumerians: beta then, house now.",
            "Early Sumerians: command structure Average then, Poor or Average now.",
            "Guards: rear-rank price none then, 9 now.",
            "Guards were FP then, FL now.",
            "Guards moved 5 then, 6 now.",
            "Guards: VBU 5 then, 6 now.",
            "Guards: impetus 3 then, 2 now.",
            "Guards: discipline B then, A now.",
            "Guards: VD 3 then, 2 now.",
            "Guards: VD with a general none then, 3 now.",
            "Guards: general then, no general now.",
            "Guards had nothing then, pike now.",
            "Guards had nothing then, impetuous now.",
            "Spearmen: at least 8 printed then, 6 now.",
            "Spearmen: at most 24 printed then, 20 now.",
            "VBU 5 cost 21 then, 20 now.",
            "VBU 6 with a general: the wording has changed.",
            "Large Units of Guti: the wording has changed.",
            "Early Sumerians: the wording has changed.",
        ]
    );
}

#[test]
fn a_troop_that_is_gone_goes_by_the_name_it_had() {
    let list = second_revision(|list| {
        let points = &mut list["troops"]["impetus"];
        points["rows"].as_array_mut().expect("are rows").remove(6);
    });
    let list = read(&list).expect("is a list");
    let sent = sent();
    let said = say_review(&review(&sent, &list), &list, &sent.army);
    assert_eq!(said[1], "Mattu: no longer on the list.");
}

#[test]
fn what_is_not_known_is_not_made_up() {
    let mut lost = shipped();
    lost["revision"] = json!(3);
    let list = read(&lost).expect("is a list");
    let shared = sent();
    let judged = review(&shared, &list);
    assert_eq!(judged.then, Then::Lost { revision: 1 });
    assert_eq!(judged.was_legal(), None);
    let said = say_review(&judged, &list, &shared.army);
    assert!(said[0].contains("figures aren't kept"), "{said:?}");
    assert!(said[1].contains("Verdict then: unknown."), "{said:?}");

    let mut newer = sent();
    newer.army.list.revision = 4;
    let judged = review(&newer, &list);
    assert_eq!(judged.then, Then::Newer { revision: 4 });

    let mut newer = sent();
    newer.army.list.revision = 3;
    newer.seen.edition = 200;
    let judged = review(&newer, &list);
    assert!(judged.newer_rules && judged.was_legal().is_none());
}

#[test]
fn totals_that_do_not_fit_their_figures_are_told() {
    let list = read(&shipped()).expect("is a list");
    let mut sent = sent();
    sent.seen.points = 290;
    let said = say_review(&review(&sent, &list), &list, &sent.army);
    assert_eq!(
        said,
        [
            "The link says 290 points and VDT 30, but the same figures give 300 and 30.",
            "Verdict then: legal. Verdict now: legal.",
        ]
    );
}

#[test]
fn a_history_that_is_no_history_is_refused() {
    #[track_caller]
    fn refused(list: &Json, expected: &str) {
        let error = read(list).expect_err("must be refused");
        assert!(error.contains(expected), "{error}");
    }
    let mut list = second_revision(|_| {});
    list["history"][0]["revision"] = json!(2);
    refused(
        &list,
        "at history[0].revision: found 2; expected older revisions than 2, oldest first",
    );
    let mut list = second_revision(|_| {});
    list["history"][0]["id"] = json!(9);
    refused(&list, "at history[0].id: found 9; expected 1");
    let mut list = second_revision(|_| {});
    list["history"][0]["troops"]["impetus"]["rows"][0]["max"] = json!(0);
    refused(&list, "at history[0].troops.impetus.rows[0].max");
    let mut list = second_revision(|_| {});
    list["revision"] = json!(3);
    list["history"][0] = second_revision(|_| {});
    refused(
        &list,
        "at history[0].history: an older revision has no history",
    );
}

#[test]
fn a_past_revision_is_found_by_its_number() {
    let list = read(&second_revision(|list| {
        list["provenance"]["status"] = json!("house");
    }))
    .expect("is a list");
    let status = |revision| list.at_revision(revision).map(|l| l.provenance.status);
    assert_eq!(status(1), Some(Status::Beta));
    assert_eq!(status(2), Some(Status::House));
    assert_eq!(status(3), None);
}
