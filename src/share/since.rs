//! How the list that an army was built from stands to the list as it is here.

use crate::army::{Army, ListRef};
use crate::list::{ArmyList, content_sum};
use std::cmp::Ordering;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListSince<'l> {
    /// It says the same, or nobody knows better.
    Same,
    /// It was changed since, and is kept as it was.
    Older(&'l ArmyList),
    /// An older revision that isn't kept.
    Lost,
    /// A later revision than there is here.
    Newer,
    /// The revision of that number here holds something else.
    Another,
}

/// Own lists are told by what they hold, since two of one number and revision may differ; shipped
/// lists by their revision.
pub fn list_since<'l>(list: &'l ArmyList, army: &Army) -> ListSince<'l> {
    let ListRef { revision, sum, .. } = army.list;
    let held = |list: &ArmyList| Some(content_sum(list)) == sum;
    if sum.is_some() {
        if held(list) {
            return ListSince::Same;
        }
        if let Some(past) = list.history.iter().rev().find(|past| held(past)) {
            return ListSince::Older(past);
        }
    }
    match (revision.cmp(&list.revision), list.at_revision(revision)) {
        _ if revision == 0 => ListSince::Same,
        (Ordering::Greater, _) => ListSince::Newer,
        (_, Some(_)) if sum.is_some() => ListSince::Another,
        (Ordering::Equal, _) => ListSince::Same,
        (Ordering::Less, Some(past)) => ListSince::Older(past),
        (Ordering::Less, None) => ListSince::Lost,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Preset;
    use crate::list::{ListId, OwnList};

    fn own() -> OwnList {
        let file = include_bytes!("../../lists/early-sumerians.json");
        let list = ArmyList::read(file, "early-sumerians").unwrap();
        OwnList::new(ListId(40_000), list)
    }

    fn publish(own: &mut OwnList, volume: u8) {
        let mut draft = own.for_editing().unwrap();
        draft.volume = Some(volume);
        own.set_draft(draft);
        assert!(own.publish());
    }

    fn built_from(own: &OwnList) -> Army {
        Army::new(own.list().unwrap(), Preset::Mm15At300.event())
    }

    #[test]
    fn a_list_is_told_by_what_it_holds() {
        let mut first = own();
        let of_first = built_from(&first);
        let backup = first.clone();
        publish(&mut first, 7);
        let of_second = built_from(&first);
        let mut restored = backup.clone();
        publish(&mut restored, 9);
        let here = [
            first.list().unwrap(),
            backup.list().unwrap(),
            restored.list().unwrap(),
        ];
        let since = |army: &Army| here.map(|list| list_since(list, army));
        let past = |n: usize| ListSince::Older(&here[n].history[0]);
        assert_eq!(since(&of_first), [past(0), ListSince::Same, past(2)]);
        let expected = [ListSince::Same, ListSince::Newer, ListSince::Another];
        assert_eq!(since(&of_second), expected);
        // As an older Muster kept it, and as a link brings it.
        let bare = |mut army: Army| {
            army.list.sum = None;
            army
        };
        let expected = [past(0), ListSince::Same, past(2)];
        assert_eq!(since(&bare(of_first)), expected);
        let expected = [ListSince::Same, ListSince::Newer, ListSince::Same];
        assert_eq!(since(&bare(of_second)), expected);
    }

    #[test]
    fn what_is_no_longer_kept_is_lost() {
        let mut own = own();
        let army = built_from(&own);
        for volume in 1..=12 {
            publish(&mut own, volume + 10);
        }
        let list = own.list().unwrap();
        assert_eq!(list_since(list, &army), ListSince::Lost);
    }
}
