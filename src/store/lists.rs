//! Own lists on their collection: the key of a list is its number.

use super::index::{Details, SavedVerdict, Summary};
use crate::army::ListRef;
use crate::list::content_sum;
use crate::list::{ArmyList, ListId, OwnList};
use crate::text::own_list_about;

/// The number that a key stands for.
pub fn own_id(key: &str) -> Option<ListId> {
    let id = key.parse().ok().map(ListId)?;
    (id.is_own() && id.to_string() == key).then_some(id)
}

/// A number that no list here has, from one drawn at random.
pub fn fresh_number(random: u16, taken: impl Fn(ListId) -> bool) -> ListId {
    let first = random | ListId::FIRST_OWN;
    let mut all = (first..=u16::MAX).chain(ListId::FIRST_OWN..first);
    let free = all.find(|number| !taken(ListId(*number)));
    ListId(free.unwrap_or(first))
}

/// What the index says of a list.
pub fn list_summary(id: ListId, own: &OwnList) -> Summary {
    Summary {
        key: id.to_string(),
        name: own.name().to_owned(),
        list: own_list_about(own),
        event: String::new(),
        points: 0,
        limit: 0,
        verdict: match own.has_draft() {
            true => SavedVerdict::Unjudged,
            false => SavedVerdict::Legal,
        },
        order: 0,
        deleted: false,
        details: Details::default(),
    }
}

/// The revision of a list that comes back, for the armies that were built from it: the one that
/// they remember if it says the same, otherwise a later one.
pub fn returning_revision<'r>(
    list: &ArmyList,
    built: impl Iterator<Item = &'r ListRef> + Clone,
) -> u16 {
    let sum = content_sum(list);
    let highest = |built: &mut dyn Iterator<Item = &'r ListRef>| built.map(|it| it.revision).max();
    let same = highest(&mut built.clone().filter(|it| it.sum == Some(sum)));
    let later = || {
        let known = highest(&mut built.clone().filter(|it| it.sum.is_some()));
        known.map_or(list.revision, |known| {
            known.saturating_add(1).max(list.revision)
        })
    };
    same.unwrap_or_else(later)
}

/// The list under another name and number.
pub(super) fn renamed(key: &str, json: &str, name: &str) -> String {
    let read = own_id(key).and_then(|id| OwnList::read(json.as_bytes(), id).ok());
    read.map_or_else(
        || json.to_owned(),
        |mut own| {
            own.rename(name);
            own.to_json()
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_a_number_of_an_own_list() {
        assert_eq!(own_id("40000"), Some(ListId(40_000)));
        for key in ["", "7", "32767", "040000", "65536", "-1", "x"] {
            assert_eq!(own_id(key), None, "{key}");
        }
    }

    #[test]
    fn a_part_of_a_list_says_so_below_its_name() {
        let file = include_bytes!("../../lists/early-sumerians.json");
        let list = ArmyList::read(file, "x").expect("a list");
        let id = ListId(40_000);
        let about = |is_whole| list_summary(id, &OwnList::carried(id, list.clone(), is_whole)).list;
        assert_eq!(about(true), "11 rows");
        assert_eq!(
            about(false),
            "Part of a list: only the rows that its armies need · 11 rows"
        );
    }

    #[test]
    fn a_list_that_comes_back_has_the_revision_that_its_armies_remember() {
        let file = include_bytes!("../../lists/early-sumerians.json");
        let mut list = ArmyList::read(file, "x").expect("a list");
        list.revision = 3;
        let same = Some(content_sum(&list));
        let built = |revision, sum| ListRef {
            id: ListId(40_000),
            revision,
            name: String::new(),
            sum,
        };
        let cases = [
            (vec![], 3),
            (vec![built(2, same)], 2),
            (vec![built(2, same), built(5, Some(1))], 2),
            (vec![built(5, Some(1))], 6),
            (vec![built(1, Some(1))], 3),
            (vec![built(5, None)], 3),
        ];
        for (armies, expected) in cases {
            assert_eq!(
                returning_revision(&list, armies.iter()),
                expected,
                "{armies:?}"
            );
        }
    }

    #[test]
    fn a_fresh_number_is_free() {
        assert_eq!(fresh_number(7, |_| false), ListId(0x8007));
        assert_eq!(
            fresh_number(u16::MAX, |id| id.0 == u16::MAX),
            ListId(0x8000)
        );
        assert_eq!(fresh_number(7, |id| id.0 != 0x9000), ListId(0x9000));
    }
}
