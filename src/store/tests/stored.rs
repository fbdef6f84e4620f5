//! What is stored is there again, or marked.

use super::*;

#[test]
fn what_is_saved_is_there_after_a_reload() {
    let storage = Fake::default();
    let mut first = keeper(&storage);
    assert_eq!(save(&mut first, "a", "Lagash"), Saved::Kept);
    assert_eq!(save(&mut first, "b", "Ur"), Saved::Kept);
    assert_eq!(save(&mut first, "a", "Lagash II"), Saved::Kept);
    assert_eq!(names(&keeper(&storage)), ["Ur", "Lagash II"]);
    assert_eq!(stored_name(&storage, "a").as_deref(), Some("Lagash II"));
}

#[test]
fn every_changed_byte_and_every_cut_is_noticed() {
    let storage = Fake::default();
    save(&mut keeper(&storage), "a", "Lagash");
    save(&mut keeper(&storage), "b", "Ur");
    let whole = storage.text(&army_key("a")).expect("stored");
    let put = |text: String| storage.stored.borrow_mut().insert(army_key("a"), text);
    for at in 0..whole.len() {
        let mut bytes = whole.clone().into_bytes();
        bytes[at] = if bytes[at] == b'x' { b'y' } else { b'x' };
        put(String::from_utf8(bytes).expect("ascii"));
        let mut keeper = keeper(&storage);
        assert_eq!(keeper.take("a"), Some(Err(Fault::Damaged)), "byte {at}");
        put(whole[..at].to_owned());
        assert_eq!(keeper.take("a"), Some(Err(Fault::Damaged)), "cut at {at}");
        assert!(matches!(keeper.take("b"), Some(Ok(_))));
    }
}

#[test]
fn the_count_of_changes_never_goes_back() {
    let storage = Fake::default();
    let mut first = keeper(&storage);
    save(&mut first, "a", "Lagash");
    save(&mut first, "b", "Ur");
    first.erase("b");
    let mut second = keeper(&storage);
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
    let storage = Fake::default();
    let mut first = keeper(&storage);
    save(&mut first, "a", "Lagash");
    assert!(first.mark("a", false));
    assert!(!first.mark("a", false));
    assert!(!first.adopt());
    assert_eq!(
        keeper(&storage).summaries()[0].verdict,
        SavedVerdict::Unreadable
    );
    assert!(first.mark("a", true));
    assert_eq!(
        keeper(&storage).summaries()[0].verdict,
        SavedVerdict::Unjudged
    );
}
