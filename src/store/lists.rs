//! Own lists on their collection: the key of a list is its number.

use super::index::{Details, SavedVerdict, Summary};
use crate::list::{ListId, OwnList};
use crate::text::list_rows;

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
        list: own.edited().map(list_rows).unwrap_or_default(),
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
    fn a_fresh_number_is_free() {
        assert_eq!(fresh_number(7, |_| false), ListId(0x8007));
        assert_eq!(
            fresh_number(u16::MAX, |id| id.0 == u16::MAX),
            ListId(0x8000)
        );
        assert_eq!(fresh_number(7, |id| id.0 != 0x9000), ListId(0x9000));
    }
}
