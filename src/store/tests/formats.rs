//! Armies that another version stored.

use super::*;

#[test]
fn a_newer_format_is_left_alone() {
    let storage = Fake::default();
    let newer = "muster army 3 what may come".to_owned() + "\nand more";
    storage
        .stored
        .borrow_mut()
        .insert(army_key("n"), newer.clone());
    save(&mut keeper(&storage), "a", "Lagash");
    let mut keeper = keeper(&storage);
    keeper.adopt();
    assert_eq!(keeper.take("n"), Some(Err(Fault::Newer)));
    let found = keeper.summaries().into_iter().find(|it| it.key == "n");
    assert_eq!(found.map(|it| it.verdict), Some(SavedVerdict::Unreadable));
    keeper.set_deleted("n", true);
    assert_eq!(storage.text(&army_key("n")), Some(newer));
}

#[test]
fn an_army_of_the_older_format_is_found_and_kept_until_the_new_is_written() {
    for writes in 0..6 {
        let storage = Fake::default();
        storage
            .stored
            .borrow_mut()
            .insert(army_key("a"), BARE.to_owned());
        let old_index = "[{\"key\":\"a\",\"name\":\"…\"}]";
        storage
            .stored
            .borrow_mut()
            .insert(INDEX.to_owned(), old_index.to_owned());
        let mut first = keeper(&storage);
        assert_eq!(names(&first), ["Lagash, spring levy"]);
        assert_eq!(first.summaries()[0].verdict, SavedVerdict::Unjudged);
        assert_eq!(first.take("a"), Some(Ok(BARE.to_owned())));
        storage.left.set(Some(writes));
        save(&mut first, "a", "Migrated");
        storage.left.set(None);
        // Whatever was written, one or the other is there.
        let mut second = keeper(&storage);
        second.adopt();
        let army = second.take("a").expect("there").expect("readable");
        assert!(army == BARE || army.contains("Migrated"), "{writes} writes");
        assert_eq!(storage.text(&before_key("a")), None);
    }
}

#[test]
fn of_an_army_of_the_older_format_the_index_says_what_stands_on_it() {
    let storage = Fake::default();
    let army = Army::read(BARE.as_bytes(), "army").expect("an army");
    let put = |key: &str, text: &str| {
        storage
            .stored
            .borrow_mut()
            .insert(army_key(key), text.to_owned())
    };
    put("a", BARE);
    put("b", "{\"name\":\"Ur\",\"event\":\"15mm-400\"}");
    put("c", "{\"name\":\"No event\"}");
    put("d", &BARE[..200]);
    let mut keeper = keeper(&storage);
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
            SavedVerdict::Unjudged,
        ),
        ("Ur", "", "15mm, 400 points", SavedVerdict::Unjudged),
        (unreadable, "", "", SavedVerdict::Unreadable),
        (unreadable, "", "", SavedVerdict::Unreadable),
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
    let storage = Fake::default();
    storage
        .stored
        .borrow_mut()
        .insert(before_key("a"), BARE.to_owned());
    storage
        .stored
        .borrow_mut()
        .insert(army_key("a"), "muster army 2 00".to_owned());
    let mut keeper = keeper(&storage);
    keeper.adopt();
    assert_eq!(keeper.take("a"), Some(Ok(BARE.to_owned())));
}
