//! Armies of own lists: the list goes along, whole or in part, and the verdict is the same.

use crate::draw::{any_army, points_lists};
use crate::forge::{forged, payload};
use muster::army::Army;
use muster::list::{ArmyList, ListId, OwnList, Status};
use muster::rules::judge;
use muster::share::{
    Carried, Kind, Link, LinkError, Opened, Part, Shared, excerpt, fingerprint, orders_fingerprint,
};
use proptest::prelude::*;

const ID: ListId = ListId(40_000);

/// A drawn army as one of an own list that says the same as the list it was drawn from.
fn own(army: &Army) -> (ArmyList, Army) {
    let known = points_lists().iter().find(|list| list.id == army.list.id);
    let list = known.expect("is known");
    let own = OwnList::new(ID, list.clone());
    let list = own.list().expect("is sound").clone();
    let mut army = army.clone();
    army.list.id = ID;
    army.list.revision = 1;
    army.list.name.clone_from(&list.name);
    (list, army)
}

#[track_caller]
fn sent(list: &ArmyList, army: &Army) -> (Link, Shared) {
    let link = Link::army(&Shared::of(list, army), Part::WithDeployment).expect("fits");
    match link.open() {
        Ok(Opened::Army(shared)) => (link, *shared),
        other => panic!("{other:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_list_in_a_link_gives_the_same_verdict(army in any_army()) {
        let (list, army) = own(&army);
        let (_, shared) = sent(&list, &army);
        let carried = shared.list.as_ref().expect("carried");
        prop_assert_eq!(carried.list.provenance.status, Status::House);
        let there = judge(&carried.list, &shared.army.event, &shared.army);
        let here = judge(&list, &shared.army.event, &shared.army);
        prop_assert_eq!(there.findings, here.findings);
        prop_assert_eq!((there.points, there.vdt, there.legal), (here.points, here.vdt, here.legal));
        prop_assert_eq!(fingerprint(&carried.list, &shared.army), fingerprint(&list, &army));
        prop_assert_eq!(carried.revision_of(&list, &shared.army), Some(1));
        if let Some(part) = excerpt(&list, &army) {
            let again = excerpt(&part, &army);
            prop_assert_eq!(again, Some(part));
        }
    }

    #[test]
    fn spoilt_lists_are_answered(
        army in any_army(),
        blows in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let (list, army) = own(&army);
        let (link, _) = sent(&list, &army);
        let mut bytes = payload(&link);
        for (at, byte) in blows {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        if let Ok(Opened::Army(shared)) = forged(Kind::Army, &bytes).open()
            && let Some(carried) = &shared.list
        {
            prop_assert_eq!(carried.list.faults(), []);
            prop_assert!(carried.list.id.is_own());
            judge(&carried.list, &shared.army.event, &shared.army);
            fingerprint(&carried.list, &shared.army);
        }
    }
}

fn sumerians() -> (ArmyList, Army) {
    let bytes = std::fs::read("tests/armies/sumerians-300.json").expect("can be read");
    own(&Army::read(&bytes, "army").expect("is an army"))
}

#[test]
fn a_price_that_matters_changes_the_fingerprint_and_the_number_of_the_list_does_not() {
    let (list, army) = sumerians();
    let print = fingerprint(&list, &army);
    let mut moved = (list.clone(), army.clone());
    moved.0.id = ListId(50_000);
    moved.0.revision = 7;
    moved.1.list.id = ListId(50_000);
    moved.1.list.revision = 7;
    assert_eq!(fingerprint(&moved.0, &moved.1), print);
    assert_eq!(
        orders_fingerprint(&moved.0, &moved.1, None),
        orders_fingerprint(&list, &army, None)
    );
    let json = list.to_json().replacen("\"price\":", "\"price\":1", 1);
    let dearer = ArmyList::read(json.as_bytes(), "list").expect("a list");
    assert_ne!(fingerprint(&dearer, &army), print);
}

#[test]
fn the_shorter_of_rows_and_list_is_sent() {
    let (list, army) = sumerians();
    let (link, shared) = sent(&list, &army);
    let carried = shared.list.expect("carried");
    let rows = |list: &ArmyList| list.points_list().map_or(0, |points| points.rows.len());
    assert!(!carried.is_whole);
    assert!(rows(&carried.list) < rows(&list), "{}", rows(&carried.list));
    println!("{} characters", link.to_string().len());
    assert!(link.to_string().len() < 900, "{}", link.to_string().len());
}

#[test]
fn a_link_can_t_say_the_figures_of_a_shipped_list() {
    let (list, army) = sumerians();
    let mut shared = Shared::of(&list, &army);
    shared.army.list.id = points_lists()[0].id;
    let link = Link::army(&shared, Part::Army).expect("fits");
    assert_eq!(link.open(), Err(LinkError::NotUnderstood));
}

#[test]
fn an_older_revision_is_known_again() {
    let (list, army) = sumerians();
    let carried = Carried::of(&list, &army);
    let mut own = OwnList::new(ID, list.clone());
    let mut draft = list.clone();
    let json = draft.to_json().replacen("\"price\":", "\"price\":1", 1);
    draft = ArmyList::read(json.as_bytes(), "list").expect("a list");
    own.set_draft(draft);
    assert!(own.publish());
    let now = own.list().expect("sound");
    assert_eq!(
        (now.revision, carried.revision_of(now, &army)),
        (2, Some(1))
    );
}
