//! Faults, each with nothing lost.

use super::fake::Fake;
use super::index;
use super::keeper::{Drawer, INDEX, Keeper, Refusal, Saved, army_key, before_key, key_of};
use super::{Arrival, Fault, Summary, Verdict};
use crate::army::Army;
use proptest::prelude::*;
use std::collections::BTreeMap;

const BARE: &str = include_str!("../../tests/armies/sumerians-300.json");

fn keeper(drawer: &Fake) -> Keeper<Fake> {
    Keeper::new(drawer.clone(), Fake::default(), "me".to_owned())
}

fn summary(key: &str, name: &str) -> Summary {
    Summary {
        key: key.to_owned(),
        name: name.to_owned(),
        list: "Early Sumerians".to_owned(),
        event: "15mm, 300 points".to_owned(),
        points: 286,
        limit: 300,
        verdict: Verdict::Legal,
        order: 0,
        deleted: false,
    }
}

fn save(keeper: &mut Keeper<Fake>, key: &str, name: &str) -> Saved {
    keeper.save(summary(key, name), format!("{{\"name\":\"{name}\"}}"))
}

fn names(keeper: &Keeper<Fake>) -> Vec<String> {
    let mut all = keeper.summaries();
    all.sort_by_key(|summary| summary.order);
    all.into_iter().map(|summary| summary.name).collect()
}

fn stored_name(drawer: &Fake, key: &str) -> Option<String> {
    match keeper(drawer).take(key)? {
        Ok(army) => army.split('"').nth(3).map(str::to_owned),
        Err(_) => None,
    }
}

#[test]
fn what_is_saved_is_there_after_a_reload() {
    let drawer = Fake::default();
    let mut first = keeper(&drawer);
    assert_eq!(save(&mut first, "a", "Lagash"), Saved::Kept);
    assert_eq!(save(&mut first, "b", "Ur"), Saved::Kept);
    assert_eq!(save(&mut first, "a", "Lagash II"), Saved::Kept);
    assert_eq!(names(&keeper(&drawer)), ["Ur", "Lagash II"]);
    assert_eq!(stored_name(&drawer, "a").as_deref(), Some("Lagash II"));
}

#[test]
fn every_changed_byte_and_every_cut_is_noticed() {
    let drawer = Fake::default();
    save(&mut keeper(&drawer), "a", "Lagash");
    save(&mut keeper(&drawer), "b", "Ur");
    let whole = drawer.text(&army_key("a")).expect("stored");
    let put = |text: String| drawer.stored.borrow_mut().insert(army_key("a"), text);
    for at in 0..whole.len() {
        let mut bytes = whole.clone().into_bytes();
        bytes[at] = if bytes[at] == b'x' { b'y' } else { b'x' };
        put(String::from_utf8(bytes).expect("ascii"));
        let mut keeper = keeper(&drawer);
        assert_eq!(keeper.take("a"), Some(Err(Fault::Damaged)), "byte {at}");
        put(whole[..at].to_owned());
        assert_eq!(keeper.take("a"), Some(Err(Fault::Damaged)), "cut at {at}");
        assert!(matches!(keeper.take("b"), Some(Ok(_))));
    }
}

#[test]
fn the_count_of_changes_never_goes_back() {
    let drawer = Fake::default();
    let mut first = keeper(&drawer);
    save(&mut first, "a", "Lagash");
    save(&mut first, "b", "Ur");
    first.erase("b");
    let mut second = keeper(&drawer);
    save(&mut second, "c", "Uruk");
    assert!(
        second
            .summaries()
            .iter()
            .any(|it| it.key == "c" && it.order == 3)
    );
}

#[test]
fn what_cant_be_read_is_marked_until_it_can() {
    let drawer = Fake::default();
    let mut first = keeper(&drawer);
    save(&mut first, "a", "Lagash");
    assert!(first.mark("a", false));
    assert!(!first.mark("a", false));
    assert!(!first.adopt());
    assert_eq!(keeper(&drawer).summaries()[0].verdict, Verdict::Unreadable);
    assert!(first.mark("a", true));
    assert_eq!(keeper(&drawer).summaries()[0].verdict, Verdict::Unjudged);
}

#[test]
fn a_newer_format_is_left_alone() {
    let drawer = Fake::default();
    let newer = "muster army 3 what may come".to_owned() + "\nand more";
    drawer
        .stored
        .borrow_mut()
        .insert(army_key("n"), newer.clone());
    save(&mut keeper(&drawer), "a", "Lagash");
    let mut keeper = keeper(&drawer);
    keeper.adopt();
    assert_eq!(keeper.take("n"), Some(Err(Fault::Newer)));
    let found = keeper.summaries().into_iter().find(|it| it.key == "n");
    assert_eq!(found.map(|it| it.verdict), Some(Verdict::Unreadable));
    keeper.set_deleted("n", true);
    assert_eq!(drawer.text(&army_key("n")), Some(newer));
}

#[test]
fn an_army_of_the_older_format_is_found_and_kept_until_the_new_is_written() {
    for writes in 0..6 {
        let drawer = Fake::default();
        drawer
            .stored
            .borrow_mut()
            .insert(army_key("a"), BARE.to_owned());
        let old_index = "[{\"key\":\"a\",\"name\":\"…\"}]";
        drawer
            .stored
            .borrow_mut()
            .insert(INDEX.to_owned(), old_index.to_owned());
        let mut first = keeper(&drawer);
        assert_eq!(names(&first), ["Lagash, spring levy"]);
        assert_eq!(first.summaries()[0].verdict, Verdict::Unjudged);
        assert_eq!(first.take("a"), Some(Ok(BARE.to_owned())));
        drawer.left.set(Some(writes));
        save(&mut first, "a", "Migrated");
        drawer.left.set(None);
        // Whatever was written, one or the other is there.
        let mut second = keeper(&drawer);
        second.adopt();
        let army = second.take("a").expect("there").expect("readable");
        assert!(army == BARE || army.contains("Migrated"), "{writes} writes");
        assert_eq!(drawer.text(&before_key("a")), None);
    }
}

#[test]
fn of_an_army_of_the_older_format_the_index_says_what_stands_on_it() {
    let drawer = Fake::default();
    let army = Army::read(BARE.as_bytes(), "army").expect("an army");
    let put = |key: &str, text: &str| {
        drawer
            .stored
            .borrow_mut()
            .insert(army_key(key), text.to_owned())
    };
    put("a", BARE);
    put("b", "{\"name\":\"Ur\",\"event\":\"15mm-400\"}");
    put("c", "{\"name\":\"No event\"}");
    put("d", &BARE[..200]);
    let mut keeper = keeper(&drawer);
    let said = |it: &Summary| {
        (
            it.name.clone(),
            it.list.clone(),
            it.event.clone(),
            it.verdict,
        )
    };
    let said: Vec<_> = keeper.summaries().iter().map(said).collect();
    let unreadable = "An army that can't be read";
    let expected = [
        (
            army.name.as_str(),
            army.list.name.as_str(),
            army.event.name.as_str(),
            Verdict::Unjudged,
        ),
        ("Ur", "", "15mm, 400 points", Verdict::Unjudged),
        (unreadable, "", "", Verdict::Unreadable),
        (unreadable, "", "", Verdict::Unreadable),
    ];
    let expected = expected.map(|(name, list, event, verdict)| {
        (name.to_owned(), list.to_owned(), event.to_owned(), verdict)
    });
    assert_eq!(said, expected);
    // Once it is entered, there is no more to do.
    assert!(!keeper.adopt());
}

#[test]
fn a_migration_that_was_stored_in_part_is_taken_back() {
    let drawer = Fake::default();
    drawer
        .stored
        .borrow_mut()
        .insert(before_key("a"), BARE.to_owned());
    drawer
        .stored
        .borrow_mut()
        .insert(army_key("a"), "muster army 2 00".to_owned());
    let mut keeper = keeper(&drawer);
    keeper.adopt();
    assert_eq!(keeper.take("a"), Some(Ok(BARE.to_owned())));
}

#[test]
fn full_storage_keeps_the_army_in_hand_and_resumes() {
    let drawer = Fake::default();
    let mut keeper = keeper(&drawer);
    save(&mut keeper, "a", "Lagash");
    drawer.left.set(Some(0));
    assert_eq!(
        save(&mut keeper, "a", "Lagash II"),
        Saved::Waits(Refusal::Full)
    );
    assert_eq!(save(&mut keeper, "b", "Ur"), Saved::Waits(Refusal::Full));
    assert_eq!(
        save(&mut keeper, "a", "Lagash III"),
        Saved::Waits(Refusal::Full)
    );
    assert_eq!(names(&keeper), ["Ur", "Lagash III"]);
    assert!(
        keeper
            .take("b")
            .expect("in hand")
            .expect("whole")
            .contains("Ur")
    );
    assert_eq!(keeper.waiting().len(), 2);
    assert_eq!(stored_name(&drawer, "a").as_deref(), Some("Lagash"));
    assert!(!keeper.retry());
    drawer.left.set(None);
    assert!(keeper.retry());
    assert_eq!(stored_name(&drawer, "a").as_deref(), Some("Lagash III"));
    assert_eq!(stored_name(&drawer, "b").as_deref(), Some("Ur"));
    assert_eq!(save(&mut keeper, "a", "Lagash IV"), Saved::Kept);
}

#[test]
fn what_waits_outlives_a_reload_of_the_tab() {
    let (drawer, aside) = (Fake::default(), Fake::default());
    let open = || Keeper::new(drawer.clone(), aside.clone(), "me".to_owned());
    let mut first = open();
    save(&mut first, "a", "Lagash");
    drawer.left.set(Some(0));
    save(&mut first, "a", "Lagash II");
    save(&mut first, "b", "Ur");
    let mut second = open();
    assert_eq!(names(&second), ["Lagash II", "Ur"]);
    assert!(second.waits());
    drawer.left.set(None);
    assert!(second.retry());
    assert_eq!(stored_name(&drawer, "a").as_deref(), Some("Lagash II"));
    assert!(aside.stored.borrow().is_empty());
    assert_eq!(save(&mut second, "b", "Ur II"), Saved::Kept);
}

#[test]
fn blocked_storage_still_lets_one_work() {
    let drawer = Fake::default();
    drawer.is_blocked.set(true);
    let mut keeper = keeper(&drawer);
    assert_eq!(
        save(&mut keeper, "a", "Lagash"),
        Saved::Waits(Refusal::Blocked)
    );
    assert_eq!(save(&mut keeper, "b", "Ur"), Saved::Waits(Refusal::Blocked));
    assert_eq!(
        save(&mut keeper, "a", "Lagash II"),
        Saved::Waits(Refusal::Blocked)
    );
    assert_eq!(names(&keeper), ["Ur", "Lagash II"]);
    keeper.set_deleted("b", true);
    assert!(
        keeper
            .summaries()
            .iter()
            .any(|it| it.key == "b" && it.deleted)
    );
    keeper.erase("b");
    assert_eq!(names(&keeper), ["Lagash II"]);
    assert!(keeper.take("a").expect("in hand").is_ok());
}

#[test]
fn a_second_tab_follows_and_none_overwrites_the_other() {
    let drawer = Fake::default();
    save(&mut keeper(&drawer), "a", "Lagash");
    let (mut one, mut two) = (keeper(&drawer), keeper(&drawer));
    one.take("a");
    two.take("a");
    save(&mut one, "a", "One");
    let first = drawer.text(&army_key("a"));
    save(&mut one, "a", "One more");
    let second = drawer.text(&army_key("a"));
    // Two edits before the second tab hears of them: it follows both, one by one.
    for text in [&first, &second] {
        assert!(matches!(
            two.arrived("a", text.as_deref()),
            Arrival::Follow(_)
        ));
    }
    assert_eq!(save(&mut two, "a", "Two"), Saved::Kept);
    // The first tab hasn't heard yet.
    assert_eq!(save(&mut one, "a", "Late"), Saved::Conflict);
    assert_eq!(stored_name(&drawer, "a").as_deref(), Some("Two"));
    one.part("a");
    assert_eq!(save(&mut one, "c", "Late, copy"), Saved::Kept);
    assert_eq!(names(&keeper(&drawer)), ["Two", "Late, copy"]);
}

#[test]
fn a_write_that_another_tab_ran_over_is_noticed() {
    let drawer = Fake::default();
    save(&mut keeper(&drawer), "a", "Lagash");
    let (mut one, mut two) = (keeper(&drawer), keeper(&drawer));
    one.take("a");
    two.take("a");
    let base = drawer.text(&army_key("a")).expect("stored");
    save(&mut one, "a", "One");
    let by_one = drawer.text(&army_key("a")).expect("stored");
    // The other tab's process still saw the old text.
    drawer.stored.borrow_mut().insert(army_key("a"), base);
    assert_eq!(save(&mut two, "a", "Two"), Saved::Kept);
    let by_two = drawer.text(&army_key("a")).expect("stored");
    assert_eq!(two.arrived("a", Some(&by_one)), Arrival::Nothing);
    assert_eq!(one.arrived("a", Some(&by_two)), Arrival::Conflict);
}

#[test]
fn an_army_thrown_away_elsewhere_comes_back_with_the_next_edit() {
    let drawer = Fake::default();
    save(&mut keeper(&drawer), "a", "Lagash");
    let mut one = keeper(&drawer);
    one.take("a");
    keeper(&drawer).erase("a");
    assert_eq!(one.arrived("a", None), Arrival::Nothing);
    assert_eq!(save(&mut one, "a", "Lagash II"), Saved::Kept);
    assert_eq!(stored_name(&drawer, "a").as_deref(), Some("Lagash II"));
}

#[test]
fn two_tabs_that_write_the_index_at_once_lose_no_army() {
    let drawer = Fake::default();
    let (mut one, mut two) = (keeper(&drawer), keeper(&drawer));
    save(&mut one, "a", "One");
    let index = drawer.text(INDEX).expect("stored");
    save(&mut two, "b", "Two");
    drawer.stored.borrow_mut().insert(INDEX.to_owned(), index);
    let mut third = keeper(&drawer);
    assert_eq!(names(&third), ["One"]);
    assert!(third.adopt());
    assert_eq!(names(&keeper(&drawer)), ["One", "Two"]);
}

#[derive(Clone, Debug)]
enum Act {
    Save(u8),
    Delete(u8),
    Erase(u8),
    Reload,
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        5 => (0u8..4).prop_map(Act::Save),
        1 => (0u8..4).prop_map(Act::Delete),
        1 => (0u8..4).prop_map(Act::Erase),
        1 => Just(Act::Reload),
    ]
}

proptest! {
    /// However many writes happen before the power goes, the index names only what is there, every
    /// army that was kept is found again as it was last kept, and no other is.
    #[test]
    fn a_power_cut_between_any_two_writes_loses_nothing(
        acts in prop::collection::vec(any_act(), 1..30),
        writes in 0usize..60,
    ) {
        let drawer = Fake::default();
        drawer.left.set(Some(writes));
        let mut now = keeper(&drawer);
        // What must be there, and what may be besides: the write that the power went in.
        let mut kept: BTreeMap<String, String> = BTreeMap::new();
        let mut may: BTreeMap<String, String> = BTreeMap::new();
        for (n, act) in acts.iter().enumerate() {
            if drawer.left.get() == Some(0) {
                break;
            }
            match act {
                Act::Save(k) => {
                    let (key, name) = (format!("k{k}"), format!("v{n}"));
                    now.take(&key);
                    may.insert(key.clone(), name.clone());
                    if save(&mut now, &key, &name) == Saved::Kept {
                        kept.insert(key, name);
                    }
                }
                Act::Delete(k) => {
                    now.set_deleted(&format!("k{k}"), n % 2 == 0);
                }
                Act::Erase(k) => {
                    let key = format!("k{k}");
                    now.erase(&key);
                    kept.remove(&key);
                }
                Act::Reload => now = keeper(&drawer),
            }
        }
        drawer.left.set(None);
        let (_, named) = drawer.text(INDEX).and_then(|text| index::read(&text)).unwrap_or_default();
        for entry in &named {
            prop_assert!(drawer.text(&army_key(&entry.summary.key)).is_some());
        }
        let mut after = keeper(&drawer);
        after.adopt();
        for (key, name) in &kept {
            let stored = stored_name(&drawer, key);
            prop_assert!(stored.as_ref() == Some(name) || stored.as_ref() == may.get(key));
            prop_assert!(after.summaries().iter().any(|it| it.key == *key));
        }
        let stored = drawer.keys().iter().filter(|it| key_of(it).is_some()).count();
        prop_assert_eq!(after.summaries().len(), stored);
    }

    /// Storage that is full for a while: everything done is there once there is room.
    #[test]
    fn full_storage_loses_nothing(
        acts in prop::collection::vec((0u8..4, any::<bool>()), 1..30),
    ) {
        let drawer = Fake::default();
        let mut now = keeper(&drawer);
        let mut last: BTreeMap<String, String> = BTreeMap::new();
        for (n, (k, is_full)) in acts.iter().enumerate() {
            drawer.left.set(is_full.then_some(n % 3));
            let (key, name) = (format!("k{k}"), format!("v{n}"));
            now.take(&key);
            prop_assert_ne!(save(&mut now, &key, &name), Saved::Conflict);
            last.insert(key, name);
        }
        drawer.left.set(None);
        prop_assert!(now.retry());
        for (key, name) in &last {
            prop_assert_eq!(stored_name(&drawer, key), Some(name.clone()));
        }
        prop_assert_eq!(keeper(&drawer).summaries().len(), last.len());
    }
}
