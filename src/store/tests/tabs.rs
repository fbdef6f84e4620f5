//! Two tabs at once.

use super::*;

#[test]
fn a_second_tab_follows_and_none_overwrites_the_other() {
    let storage = Fake::default();
    save(&mut keeper(&storage), "a", "Lagash");
    let (mut one, mut two) = (keeper(&storage), keeper(&storage));
    one.take("a");
    two.take("a");
    save(&mut one, "a", "One");
    let first = storage.text(&army_key("a"));
    save(&mut one, "a", "One more");
    let second = storage.text(&army_key("a"));
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
    assert_eq!(stored_name(&storage, "a").as_deref(), Some("Two"));
    one.part("a");
    assert_eq!(save(&mut one, "c", "Late, copy"), Saved::Kept);
    assert_eq!(names(&keeper(&storage)), ["Two", "Late, copy"]);
}

#[test]
fn a_write_that_another_tab_ran_over_is_noticed() {
    let storage = Fake::default();
    save(&mut keeper(&storage), "a", "Lagash");
    let (mut one, mut two) = (keeper(&storage), keeper(&storage));
    one.take("a");
    two.take("a");
    let base = storage.text(&army_key("a")).expect("stored");
    save(&mut one, "a", "One");
    let by_one = storage.text(&army_key("a")).expect("stored");
    // The other tab's process still saw the old text.
    storage.stored.borrow_mut().insert(army_key("a"), base);
    assert_eq!(save(&mut two, "a", "Two"), Saved::Kept);
    let by_two = storage.text(&army_key("a")).expect("stored");
    assert_eq!(two.arrived("a", Some(&by_one)), Arrival::Nothing);
    assert_eq!(one.arrived("a", Some(&by_two)), Arrival::Conflict);
}

#[test]
fn an_army_thrown_away_elsewhere_comes_back_with_the_next_edit() {
    let storage = Fake::default();
    save(&mut keeper(&storage), "a", "Lagash");
    let mut one = keeper(&storage);
    one.take("a");
    keeper(&storage).erase("a");
    assert_eq!(one.arrived("a", None), Arrival::Nothing);
    assert_eq!(save(&mut one, "a", "Lagash II"), Saved::Kept);
    assert_eq!(stored_name(&storage, "a").as_deref(), Some("Lagash II"));
}

#[test]
fn two_tabs_that_write_the_index_at_once_lose_no_army() {
    let storage = Fake::default();
    let (mut one, mut two) = (keeper(&storage), keeper(&storage));
    save(&mut one, "a", "One");
    let index = storage.text(INDEX).expect("stored");
    save(&mut two, "b", "Two");
    storage.stored.borrow_mut().insert(INDEX.to_owned(), index);
    let mut third = keeper(&storage);
    assert_eq!(names(&third), ["One"]);
    assert!(third.adopt());
    assert_eq!(names(&keeper(&storage)), ["One", "Two"]);
}
