//! Own lists are kept beside armies, and as safely. A number is a place: no two lists share one.

use super::*;
use crate::list::{ArmyList, ListId, OwnList};
use crate::store::{Collection, Item, MergeChoice, MergeState, backup, list_summary, preview};

const ID: ListId = ListId(40_000);

fn lists(drawer: &Fake, writer: &str) -> Keeper<Fake> {
    let aside = Fake::default();
    Keeper::of(Collection::Lists, drawer.clone(), aside, writer.to_owned())
}

fn named(name: &str) -> OwnList {
    let file = include_bytes!("../../../lists/early-sumerians.json");
    let list = ArmyList::read(file, "early-sumerians").expect("a list");
    let mut own = OwnList::new(ID, list);
    own.rename(name);
    own
}

fn store(keeper: &mut Keeper<Fake>, name: &str) -> Saved {
    let own = named(name);
    keeper.save(list_summary(ID, &own), own.to_json())
}

fn items(from: &Fake, here: &Fake) -> Vec<Item> {
    let stored: Vec<_> = from
        .stored
        .borrow()
        .iter()
        .map(|(key, text)| (key.clone(), text.clone()))
        .collect();
    let backup = backup::read(&backup::write(&stored)).expect("a backup");
    preview(backup, |key| here.text(key))
}

#[test]
fn two_lists_of_one_number_are_both_kept() {
    let (here, there) = (Fake::default(), Fake::default());
    assert_eq!(store(&mut lists(&here, "here"), "Ours"), Saved::Kept);
    assert_eq!(store(&mut lists(&there, "there"), "Theirs"), Saved::Kept);
    let found = items(&there, &here);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].standing, MergeState::Conflict);
    assert_eq!(found[0].choices()[0], MergeChoice::Both);
    let mut keeper = lists(&here, "here");
    keeper.restore(&found[0], MergeChoice::Both, "50000");
    assert_eq!(names(&keeper), ["Ours", "Theirs, from the backup"]);
    let json = keeper.take("50000").expect("there").expect("whole");
    let back = OwnList::read(json.as_bytes(), ListId(50_000)).expect("readable");
    assert_eq!(back.name(), "Theirs, from the backup");
    assert_eq!(back.list().map(|list| list.id), Some(ListId(50_000)));
}

#[test]
fn a_list_under_a_key_that_is_no_number_can_t_be_restored() {
    let (here, there) = (Fake::default(), Fake::default());
    store(&mut lists(&there, "there"), "Theirs");
    let text = there.text("muster:list:40000").expect("stored");
    there.stored.borrow_mut().clear();
    there
        .stored
        .borrow_mut()
        .insert("muster:list:7".to_owned(), text);
    let found = items(&there, &here);
    assert_eq!(found[0].standing, MergeState::Unreadable);
}

#[test]
fn looking_at_a_list_doesn_t_take_it_in_hand() {
    let drawer = Fake::default();
    let (mut one, mut two) = (lists(&drawer, "one"), lists(&drawer, "two"));
    store(&mut one, "First");
    two.read_index();
    assert!(two.peek("40000").is_some_and(|found| found.is_ok()));
    assert_eq!(store(&mut two, "Second"), Saved::Conflict);
    two.take("40000");
    assert_eq!(store(&mut two, "Second"), Saved::Kept);
}
