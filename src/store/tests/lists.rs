//! Own lists are kept beside armies, and as safely. A number is a place: no two lists share one.

use super::*;
use crate::army::ListRef;
use crate::event::Preset;
use crate::list::{ArmyList, ListId, OwnList};
use crate::share::{ListSince, list_since};
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
    assert_eq!(
        (found[0].name.as_str(), found[0].here.as_deref()),
        ("Theirs", Some("Ours"))
    );
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

#[test]
fn armies_restored_with_a_list_that_got_another_number_are_built_from_that() {
    let (here, there) = (Fake::default(), Fake::default());
    store(&mut lists(&here, "here"), "Ours");
    store(&mut lists(&there, "there"), "Theirs");
    let own = named("Theirs");
    let list = own.list().expect("sound");
    let army = Army::new(list, Preset::Mm15At300.event());
    let mut far = Keeper::new(there.clone(), Fake::default(), "there".to_owned());
    assert_eq!(far.import("a", &army), Saved::Kept);
    let mut armies = keeper(&here);
    let found = items(&there, &here);
    let of = |collection: Collection| {
        let mut found = found.iter();
        let item = found.find(|item| item.collection() == Some(collection));
        item.expect("in the backup")
    };
    let mut ours = lists(&here, "here");
    ours.restore(of(Collection::Lists), MergeChoice::Both, "50000");
    let json = ours.take("50000").expect("there").expect("whole");
    let restored = OwnList::read(json.as_bytes(), ListId(50_000)).expect("readable");
    let list = restored.list().expect("sound");
    let moved = BTreeMap::from([(ID, ListRef::of(list))]);
    let item = armies.relink(of(Collection::Armies), &moved);
    assert_eq!(
        armies.restore(&item, MergeChoice::Take, "unused"),
        Saved::Kept
    );
    let json = armies.take("a").expect("there").expect("whole");
    let army = Army::read(json.as_bytes(), "the army").expect("readable");
    assert_eq!(
        (army.list.id, list_since(list, &army)),
        (list.id, ListSince::Same)
    );
    assert_eq!(armies.summaries()[0].list, "Theirs, from the backup");
    // The same backup has nothing new for it.
    let again = items(&there, &here);
    let again = again
        .iter()
        .find(|item| item.key == of(Collection::Armies).key);
    assert_eq!(again.map(|item| item.standing), Some(MergeState::Older));
    // Armies of other lists stay as they are.
    let other = BTreeMap::from([(ListId(40_001), ListRef::of(list))]);
    let item = of(Collection::Armies);
    assert_eq!(armies.relink(item, &other), *item);
}

#[test]
fn a_verdict_by_a_changed_list_is_noted_without_a_change_of_the_army() {
    let drawer = Fake::default();
    let mut armies = keeper(&drawer);
    save(&mut armies, "a", "Lagash");
    armies.set_deleted("a", true);
    let (before, text) = (armies.summaries(), drawer.text(&army_key("a")));
    let judged = |points| Summary {
        points,
        verdict: SavedVerdict::Illegal,
        ..summary("a", "Lagash")
    };
    assert!(armies.judged(vec![judged(310), summary("gone", "Ur")]));
    assert!(!armies.judged(vec![judged(310)]));
    let [now] = keeper(&drawer).summaries().try_into().expect("one army");
    assert_eq!((now.points, now.verdict), (310, SavedVerdict::Illegal));
    assert_eq!((now.order, now.deleted), (before[0].order, true));
    assert_eq!(drawer.text(&army_key("a")), text);
}
