//! A backup beside what is here.

use super::super::fake::Fake;
use super::*;

const BARE: &str = include_str!("../../../tests/armies/sumerians-300.json");

fn keeper(storage: &Fake, writer: &str) -> Keeper<Fake> {
    Keeper::new(storage.clone(), Fake::default(), writer.to_owned())
}

fn named(name: &str) -> Army {
    let mut army = Army::read(BARE.as_bytes(), "the army").expect("readable");
    army.name = name.to_owned();
    army
}

fn change(keeper: &mut Keeper<Fake>, key: &str, name: &str) {
    keeper.take(key);
    assert_eq!(keeper.import(key, &named(name)), Saved::Kept);
}

fn all(storage: &Fake) -> Vec<Stored> {
    let stored = storage.stored.borrow();
    stored
        .iter()
        .map(|(key, text)| (key.clone(), text.clone()))
        .collect()
}

/// The backup of one device beside another that had the same three armies.
fn two_devices() -> (Fake, Fake) {
    let here = Fake::default();
    let mut first = keeper(&here, "here");
    for key in ["same", "ours", "theirs", "both"] {
        change(&mut first, key, key);
    }
    let there = Fake::default();
    there.stored.borrow_mut().clone_from(&here.stored.borrow());
    change(&mut first, "ours", "changed here");
    change(&mut first, "both", "both, here");
    let mut second = keeper(&there, "there");
    change(&mut second, "theirs", "changed there");
    change(&mut second, "both", "both, there");
    change(&mut second, "new", "new there");
    change(&mut second, "thrown", "deleted there");
    second.set_deleted("thrown", true);
    there.stored.borrow_mut().insert(
        Collection::Armies.stored("broken"),
        "muster army 2 ff".to_owned(),
    );
    there
        .stored
        .borrow_mut()
        .insert("muster:events".to_owned(), "theirs".to_owned());
    (here, there)
}

fn items(here: &Fake, there: &Fake) -> Vec<Item> {
    let backup = super::super::backup::read(&super::super::backup::write(&all(there)));
    preview(backup.expect("a backup"), |key| here.text(key))
}

#[test]
fn a_preview_says_what_is_new_changed_and_in_conflict() {
    let (here, there) = two_devices();
    let standings: Vec<(String, MergeState)> = items(&here, &there)
        .into_iter()
        .map(|item| {
            (
                item.key.trim_start_matches("muster:army:").to_owned(),
                item.standing,
            )
        })
        .collect();
    let expected = [
        ("both", MergeState::Conflict),
        ("broken", MergeState::Unreadable),
        ("new", MergeState::New),
        ("ours", MergeState::Older),
        ("same", MergeState::Same),
        ("theirs", MergeState::Changed),
        ("thrown", MergeState::NewDeleted),
        ("muster:events", MergeState::New),
    ];
    assert_eq!(
        standings,
        expected.map(|(key, standing)| (key.to_owned(), standing))
    );
}

#[test]
fn what_is_proposed_loses_nothing_and_is_done_once() {
    let (here, there) = two_devices();
    let mut keeper = keeper(&here, "here");
    for (n, item) in items(&here, &there).iter().enumerate() {
        let choice = item.choices()[0];
        assert_eq!(
            keeper.restore(item, choice, &format!("fresh{n}")),
            Saved::Kept
        );
    }
    let mut names: Vec<String> = keeper.summaries().into_iter().map(|it| it.name).collect();
    names.sort();
    assert_eq!(
        names,
        [
            "both, here",
            "both, there, from the backup",
            "changed here",
            "changed there",
            "new there",
            "same"
        ]
    );
    assert_eq!(here.text("muster:events").as_deref(), Some("theirs"));
    let left: Vec<MergeState> = items(&here, &there)
        .into_iter()
        .map(|it| it.standing)
        .collect();
    assert!(!left.contains(&MergeState::New) && !left.contains(&MergeState::Changed));
}

#[test]
fn an_army_that_is_spelt_otherwise_is_the_same() {
    let there = Fake::default();
    let key = Collection::Armies.stored("old");
    there.stored.borrow_mut().insert(key, BARE.to_owned());
    let here = Fake::default();
    let army = Army::read(BARE.as_bytes(), "the army").expect("readable");
    assert_ne!(army.to_json(), BARE);
    assert_eq!(keeper(&here, "here").import("old", &army), Saved::Kept);
    let standings: Vec<MergeState> = items(&here, &there)
        .into_iter()
        .map(|it| it.standing)
        .collect();
    assert_eq!(standings, [MergeState::Same]);
}

#[test]
fn an_army_of_the_older_format_is_restored_and_can_be_read_again() {
    let there = Fake::default();
    let key = Collection::Armies.stored("old");
    there
        .stored
        .borrow_mut()
        .insert(key.clone(), BARE.to_owned());
    let here = Fake::default();
    let mut ours = keeper(&here, "here");
    let [item] = items(&here, &there).try_into().expect("one army");
    assert_eq!(item.standing, MergeState::New);
    assert_eq!(
        ours.restore(&item, MergeChoice::Take, "unused"),
        Saved::Kept
    );
    let stored = here.text(&key).expect("stored");
    let Ok(Opened::Envelope(envelope)) = open("old", &stored) else {
        panic!("{stored}");
    };
    assert_eq!(
        (envelope.army.as_str(), envelope.lineage.as_str()),
        (BARE, "here:1")
    );
    let again = items(&here, &there);
    assert_eq!(again.first().map(|it| it.standing), Some(MergeState::Same));
}

#[test]
fn an_envelope_without_a_lineage_is_read_however_it_was_written() {
    let army = Army::read(BARE.as_bytes(), "the army").expect("readable");
    let envelope = fresh("old", &army, BARE.to_owned());
    let text = envelope.write();
    let read = Ok(Opened::Envelope(Box::new(envelope)));
    assert_eq!(open("old", &text), read);
    // As it was written once, without the tab.
    let (_, rest) = text.split_once('\n').expect("a head");
    let rest = rest.strip_prefix('\t').expect("an empty field");
    let sum = crate::sum::sum(rest.as_bytes());
    let old = format!("muster army 2 {sum:08x} {}\n{rest}", rest.len());
    assert_eq!(open("old", &old), read);
}

#[test]
fn what_was_taken_in_a_conflict_is_later_than_both() {
    let (here, there) = two_devices();
    let mut keeper = keeper(&here, "here");
    let both = items(&here, &there)
        .into_iter()
        .find(|item| item.name == "both, there");
    let both = both.expect("in conflict");
    assert_eq!(
        keeper.restore(&both, MergeChoice::Take, "unused"),
        Saved::Kept
    );
    assert!(keeper.summaries().iter().any(|it| it.name == "both, there"));
    assert!(
        items(&here, &there)
            .iter()
            .any(|it| it.key == both.key && it.standing == MergeState::Same)
    );
    // The other device sees that it is behind.
    let back = items(&there, &here)
        .into_iter()
        .find(|item| item.key == both.key);
    assert_eq!(back.map(|item| item.standing), Some(MergeState::Same));
}
