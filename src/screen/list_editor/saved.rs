//! An own list among the others: how far it is, where it comes from, what was built from it.

use super::fault_lines;
use crate::list::{
    ArmyList, BasicListEdit, ListEdit, OwnList, blank_basic_list, blank_list, is_same_content,
};
use crate::text;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedList {
    /// "Revision 2", "A draft with 1 thing to put right".
    pub standing: String,
    /// Whether armies can't be built from what was typed last.
    pub is_draft: bool,
    /// "11 rows · from Extra Impetus 2".
    pub about: String,
    /// "2 armies".
    pub armies: String,
}

pub fn saved_list(own: &OwnList, armies: usize) -> SavedList {
    let faults = own.edited().map_or(0, |list| fault_lines(list).len());
    let draft = match faults {
        0 => "a draft that isn’t saved yet".to_owned(),
        n => format!("a draft with {}", to_put_right(n)),
    };
    let standing = match (own.list(), own.has_draft()) {
        (Some(list), false) => format!("Revision {}", list.revision),
        (Some(list), true) => format!("Revision {}, and {draft}", list.revision),
        (None, _) => text::capital(&draft),
    };
    let rows = text::own_list_about(own);
    let source = own.edited().map(|list| list.provenance.sources.join("; "));
    let about = match source.unwrap_or_default() {
        source if source.is_empty() => rows,
        source => format!("{rows} · {source}"),
    };
    SavedList {
        standing,
        is_draft: own.has_draft(),
        about,
        armies: match armies {
            0 => "no armies".to_owned(),
            1 => "1 army".to_owned(),
            n => format!("{n} armies"),
        },
    }
}

/// "2 things to put right"
pub fn to_put_right(count: usize) -> String {
    match count {
        1 => "1 thing to put right".to_owned(),
        n => format!("{n} things to put right"),
    }
}

/// A list to be typed in, with a first row.
pub fn new_list() -> ArmyList {
    let first = ListEdit::AddRow {
        to: None,
        after: None,
    };
    let blank = blank_list("New list");
    first.apply(&blank).unwrap_or(blank)
}

pub fn new_basic_list() -> ArmyList {
    let first = ListEdit::Basic(BasicListEdit::AddLine { after: None });
    let blank = blank_basic_list("New Basic list");
    first.apply(&blank).unwrap_or(blank)
}

/// Whether nothing was typed into a new list.
pub fn is_untouched(list: &ArmyList) -> bool {
    let is_same = |new: ArmyList| {
        let new = ArmyList {
            provenance: list.provenance.clone(),
            ..new
        };
        is_same_content(list, &new)
    };
    is_same(new_list()) || is_same(new_basic_list())
}

/// A list that isn't sound yet, as the editor exports it. What isn't told apart by its numbers can't
/// be edited.
pub fn draft_in(name: &str, text: &str) -> Option<ArmyList> {
    let list = ArmyList::read_shipped(text.trim().as_bytes(), name).ok()?;
    let mut faults = list.faults().into_iter();
    let is_broken = faults.any(|it| it.path == "format" || it.path.ends_with("id"));
    (!is_broken).then_some(list)
}
