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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Details;

    #[test]
    fn figures_are_counted_as_browsers_count() {
        let summary = |order, deleted, verdict| Summary {
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
        };
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
