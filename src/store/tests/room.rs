//! A storage that is full or blocked.

use super::*;

#[test]
fn full_storage_keeps_the_army_in_hand_and_resumes() {
    let storage = Fake::default();
    let mut keeper = keeper(&storage);
    save(&mut keeper, "a", "Lagash");
    storage.left.set(Some(0));
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
    assert_eq!(stored_name(&storage, "a").as_deref(), Some("Lagash"));
    assert!(!keeper.retry());
    storage.left.set(None);
    assert!(keeper.retry());
    assert_eq!(stored_name(&storage, "a").as_deref(), Some("Lagash III"));
    assert_eq!(stored_name(&storage, "b").as_deref(), Some("Ur"));
    assert_eq!(save(&mut keeper, "a", "Lagash IV"), Saved::Kept);
}

#[test]
fn what_waits_outlives_a_reload_of_the_tab() {
    let (storage, aside) = (Fake::default(), Fake::default());
    let open = || Keeper::new(storage.clone(), aside.clone(), "me".to_owned());
    let mut first = open();
    save(&mut first, "a", "Lagash");
    storage.left.set(Some(0));
    save(&mut first, "a", "Lagash II");
    save(&mut first, "b", "Ur");
    let mut second = open();
    assert_eq!(names(&second), ["Lagash II", "Ur"]);
    assert!(second.waits());
    storage.left.set(None);
    assert!(second.retry());
    assert_eq!(stored_name(&storage, "a").as_deref(), Some("Lagash II"));
    assert!(aside.stored.borrow().is_empty());
    assert_eq!(save(&mut second, "b", "Ur II"), Saved::Kept);
}

#[test]
fn blocked_storage_still_lets_one_work() {
    let storage = Fake::default();
    storage.is_blocked.set(true);
    let mut keeper = keeper(&storage);
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
