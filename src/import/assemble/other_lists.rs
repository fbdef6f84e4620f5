//! A text with several lists: the first is read, and the next begin where a title stands among rows.

use crate::import::clean::Clean;
use crate::import::head;
use crate::import::lines::{Draft, Reading};
use crate::import::row::Noticed;
use crate::import::words::is_shouted;
use crate::import::{Answer, Doubt, Label, LeftOut, OfferedAnswer, Reason};

/// A page may hold several lists: the first is read, the others wait for another time.
pub fn leave_out_other_lists(drafts: &mut [Draft]) {
    let is_row = |draft: &Draft| matches!(draft.reading, Reading::Row(_) | Reading::Basic(_));
    let Some(first_row) = drafts.iter().position(is_row) else {
        return;
    };
    let Some(second) =
        (first_row + 1..drafts.len()).find(|place| begins_another_list(drafts, *place))
    else {
        return;
    };
    let is_settled = |draft: &Draft| matches!(draft.reading, Reading::Title(_));
    let is_settled = drafts.get(second).is_some_and(is_settled);
    for draft in drafts.iter_mut().skip(second) {
        draft.reading = Reading::LeftOut(LeftOut::OtherList);
        draft.noticed = Noticed::default();
    }
    if let Some(first) = drafts.get_mut(second).filter(|_| !is_settled) {
        let name = head::title(&first.text).name;
        let choice = |label, answer| OfferedAnswer { label, answer };
        first.noticed.doubts.push(Doubt {
            at: 0..first.text.len(),
            reason: Reason::SecondList(name),
            choices: vec![
                choice(Label::AnotherList, Answer::Name),
                choice(Label::SameList, Answer::KeepAsNote),
            ],
        });
    }
}

/// A title among the rows: with a command structure below it, a VDT, or dates and rows.
fn begins_another_list(drafts: &[Draft], place: usize) -> bool {
    let Some(draft) = drafts.get(place) else {
        return false;
    };
    if matches!(draft.reading, Reading::Title(_)) {
        return true;
    }
    if !matches!(draft.reading, Reading::Prose) || draft.text.len() > 160 {
        return false;
    }
    let is_row = |draft: &Draft| matches!(draft.reading, Reading::Row(_) | Reading::Basic(_));
    let mut below = drafts.iter().skip(place + 1).take(3);
    let has_structure = below
        .clone()
        .take_while(|it| !is_row(it))
        .any(|it| matches!(it.reading, Reading::Structures(_)));
    if !has_structure && !below.any(is_row) {
        return false;
    }
    let clean = Clean::of(&draft.text).text;
    let title = head::title(&clean);
    let is_named = title.name.chars().filter(|it| it.is_alphabetic()).count() > 2;
    let is_plain = is_named && title.unread.is_empty() && !clean.trim_end().ends_with(':');
    let is_shouted = is_shouted(&clean);
    let is_dated = title.dates.is_some();
    !title.vdt.is_empty()
        || has_structure && (is_shouted || is_dated)
        || is_shouted && is_dated && is_plain
}
