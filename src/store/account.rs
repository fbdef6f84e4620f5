//! What is stored, in figures.

use super::backup::Stored;
use super::collection::Collection;
use super::index::{SavedVerdict, Summary};

/// What browsers allow a page in this storage, in bytes as they count them: two for a character.
const ROOM: u64 = 10_485_760;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Account {
    pub armies: usize,
    pub games: usize,
    pub lists: usize,
    pub deleted: usize,
    pub unreadable: usize,
    /// Bytes.
    pub used: u64,
    pub left: u64,
    /// Armies that were changed since the last backup.
    pub unsaved: usize,
}

/// `backup` is the order of the last change that a backup holds.
pub fn account(stored: &[Stored], summaries: &[Summary], backup: u64) -> Account {
    let bytes =
        |(key, text): &Stored| (key.encode_utf16().count() + text.encode_utf16().count()) * 2;
    let used = stored.iter().map(bytes).sum::<usize>() as u64;
    let on = |collection: Collection| {
        let stored = stored.iter();
        stored
            .filter(|(key, _)| collection.key_of(key).is_some())
            .count()
    };
    let count = |is: &dyn Fn(&&Summary) -> bool| summaries.iter().filter(is).count();
    Account {
        armies: on(Collection::Armies),
        games: on(Collection::Games),
        lists: on(Collection::Lists),
        deleted: count(&|it| it.deleted),
        unreadable: count(&|it| it.verdict == SavedVerdict::Unreadable),
        used,
        left: ROOM.saturating_sub(used),
        unsaved: changed_since(summaries, backup),
    }
}

/// How many armies were changed since a backup.
pub fn changed_since(summaries: &[Summary], backup: u64) -> usize {
    let changed = summaries
        .iter()
        .filter(|it| !it.deleted && it.order > backup);
    changed.count()
}

/// What a backup holds after one was restored: where all that was here is in a backup, so is what
/// came out of one.
pub fn backup_after(before: &[Summary], after: &[Summary], backup: u64) -> u64 {
    match changed_since(before, backup) {
        0 => last_order(after).max(backup),
        _ => backup,
    }
}

/// The order of the last change.
pub fn last_order(summaries: &[Summary]) -> u64 {
    let orders = summaries.iter().map(|it| it.order);
    orders.max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Details;

    fn summary(order: u64, deleted: bool, verdict: SavedVerdict) -> Summary {
        Summary {
            key: String::new(),
            name: String::new(),
            list: String::new(),
            event: String::new(),
            points: 0,
            limit: 0,
            verdict,
            order,
            deleted,
            details: Details::default(),
        }
    }

    #[test]
    fn what_was_restored_is_backed_up_unless_something_else_changed() {
        let is = |order, deleted| summary(order, deleted, SavedVerdict::Legal);
        let cases = [
            // Before, after, the last backup, and what counts as one afterwards.
            (vec![], vec![is(1, false), is(2, false)], 0, 2),
            (vec![is(3, false)], vec![is(3, false), is(4, false)], 3, 4),
            (vec![is(4, false)], vec![is(4, false), is(5, false)], 3, 3),
            (vec![is(4, true)], vec![is(4, true), is(5, false)], 3, 5),
            (vec![], vec![], 3, 3),
        ];
        for (before, after, backup, expected) in cases {
            assert_eq!(backup_after(&before, &after, backup), expected, "{after:?}");
        }
    }

    #[test]
    fn figures_are_counted_as_browsers_count() {
        let stored = [
            ("muster:army:a".to_owned(), "é".repeat(500)),
            ("muster:game:g".to_owned(), String::new()),
            ("muster:list:40000".to_owned(), String::new()),
            ("else".to_owned(), String::new()),
        ];
        let summaries = [
            summary(3, false, SavedVerdict::Legal),
            summary(5, true, SavedVerdict::Legal),
            summary(9, false, SavedVerdict::Unreadable),
        ];
        let expected = Account {
            armies: 1,
            games: 1,
            lists: 1,
            deleted: 1,
            unreadable: 1,
            used: 1_094,
            left: 10_484_666,
            unsaved: 1,
        };
        assert_eq!(account(&stored, &summaries, 3), expected);
    }
}
