//! Armies of own lists: the list goes along, whole or in part, and the verdict is the same.

use crate::draw::{any_army, points_lists};
use crate::forge::{forged, payload};
use muster::army::Army;
use muster::list::{ArmyList, ListId, OwnList, RowId, Status, Troops};
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

fn rows(list: &ArmyList) -> Vec<RowId> {
    let points = list.points_list().expect("a list with points");
    points.rows.iter().map(|row| row.id).collect()
}

/// As it comes out of a link, and is kept.
fn part(list: &ArmyList, army: &Army) -> (Carried, OwnList) {
    let (_, shared) = sent(list, army);
    let carried = *shared.list.expect("carried");
    let own = OwnList::carried(ListId(50_000), carried.list.clone(), carried.is_whole);
    (carried, own)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn parts_of_one_list_are_put_together(one in any_army(), keep in 0..20_usize) {
        let (list, one) = own(&one);
        let mut two = one.clone();
        for command in &mut two.commands {
            command.bodies.truncate(keep);
        }
        let (first, mut own) = part(&list, &one);
        let (second, _) = part(&list, &two);
        prop_assume!(!first.is_whole && !second.is_whole);
        let joined = second.joined_with(own.list().expect("sound")).expect("of one list");
        prop_assert!(own.take_in(joined, false) && own.is_part());
        let now = own.list().expect("sound");
        // Both armies know their list again, and neither is judged otherwise.
        for (army, carried) in [(&one, &first), (&two, &second)] {
            prop_assert!(carried.revision_of(now, army).is_some());
            let (here, there) = (judge(now, &army.event, army), judge(&list, &army.event, army));
            prop_assert_eq!(here.findings, there.findings);
        }
        // The whole list makes it whole.
        let whole = Carried { list: list.clone(), is_whole: true };
        let joined = whole.joined_with(now).expect("of one list");
        prop_assert_eq!(rows_of_any(&joined), rows_of_any(&list));
        prop_assert!(own.take_in(joined, true) && !own.is_part());
    }
}

fn rows_of_any(list: &ArmyList) -> usize {
    list.profiles().rows.len()
}

#[test]
fn parts_of_lists_that_contradict_each_other_stay_apart() {
    let (list, army) = sumerians();
    let (carried, own) = part(&list, &army);
    assert!(own.is_part());
    let here = own.list().expect("sound");
    assert_eq!(
        carried.joined_with(here).map(|it| rows(&it)),
        Some(rows(here))
    );
    let dearer = here.to_json().replacen("\"price\":", "\"price\":1", 1);
    let dearer = ArmyList::read(dearer.as_bytes(), "list").expect("a list");
    assert_eq!(carried.joined_with(&dearer), None);
    let renamed = ArmyList {
        name: "Ur".to_owned(),
        ..here.clone()
    };
    assert_eq!(carried.joined_with(&renamed), None);
    // A whole list has all the rows there are.
    let mut less = list.clone();
    let Troops::Impetus(points) = &mut less.troops else {
        panic!("a Basic list")
    };
    let first = rows(here)[0];
    points.rows.retain(|row| row.id != first);
    let whole = Carried {
        list: less,
        is_whole: true,
    };
    assert_eq!(whole.joined_with(here), None);
}

#[test]
fn what_its_owner_works_on_is_no_part_any_more_and_takes_nothing_in() {
    let (list, army) = sumerians();
    let (_, mut own) = part(&list, &army);
    let back = OwnList::read(own.to_json().as_bytes(), ListId(50_000)).expect("readable");
    assert!(back.is_part());
    let mut draft = own.for_editing().expect("a draft");
    draft.notes.push("Ours".to_owned());
    own.set_draft(draft);
    assert!(!own.clone().take_in(list.clone(), true));
    assert!(own.publish() && !own.is_part());
    assert!(!own.take_in(list, true));
}
