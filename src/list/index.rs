//! The index of all lists: what a picker needs without reading the lists themselves.

use super::{ArmyList, Dates, ListId, Status};
use crate::event::RuleSet;
use crate::read::{ReadError, read_json};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListIndex {
    pub lists: Vec<IndexEntry>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IndexEntry {
    pub id: ListId,
    pub slug: String,
    pub name: String,
    pub game: RuleSet,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dates: Option<Dates>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub volume: Option<u8>,
    pub status: Status,
    pub revision: u16,
}

impl ListIndex {
    pub fn read(bytes: &[u8], file: &str) -> Result<Self, ReadError> {
        read_json(bytes, file)
    }

    /// Made from the lists, in the order of their names.
    pub fn of<'a>(lists: impl IntoIterator<Item = &'a ArmyList>) -> Self {
        let mut lists: Vec<IndexEntry> = lists
            .into_iter()
            .map(|list| IndexEntry {
                id: list.id,
                slug: list.slug.clone(),
                name: list.name.clone(),
                game: list.game(),
                dates: list.dates.clone(),
                volume: list.volume,
                status: list.provenance.status,
                revision: list.revision,
            })
            .collect();
        lists.sort_by(|a, b| (&a.name, a.id).cmp(&(&b.name, b.id)));
        ListIndex { lists }
    }
}
