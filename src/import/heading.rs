//! The title among the lines above the rows: also a name that is broken in two, and dates on a line
//! of their own.

use super::clean::Clean;
use super::head;
use super::lines::{Draft, Reading};
use super::row::Noticed;
use super::words::{has_word, is_shouted};
use super::{LeftOut, Repair, RepairKind};

/// The line above the rows that looks most like the list's name.
pub(super) fn choose_title(drafts: &mut Vec<Draft>, first_row: usize) {
    let weight = |place: usize| {
        let draft = drafts.get(place)?;
        if !matches!(draft.reading, Reading::Prose) || draft.text.len() > 160 {
            return None;
        }
        let clean = Clean::of(&draft.text).text;
        let title = head::title(&clean);
        let next = drafts.get(place + 1).map(|next| &next.reading);
        let before_head = next.is_some_and(|next| {
            !matches!(next, Reading::Prose | Reading::LeftOut(_) | Reading::Note)
        });
        let ends = clean.trim_end().ends_with(['.', '!', '?', ':']);
        let mut weight = 0;
        weight += 3 * i32::from(title.dates.is_some());
        weight += 4 * i32::from(!title.vdt.is_empty());
        weight += i32::from(title.revised.is_some());
        weight += 2 * i32::from(is_shouted(&title.name));
        weight += 2 * i32::from(is_shouted(clean.split('(').next().unwrap_or_default()));
        weight += 2 * i32::from(before_head);
        weight += i32::from(clean.len() < 60);
        weight -= 2 * i32::from(ends && title.dates.is_none());
        // The heads of columns that aren't all known.
        let is_columns = title.vdt.is_empty() && has_word(&clean.to_lowercase(), &["vbu"]);
        let has_letters = title.name.chars().filter(|it| it.is_alphabetic()).count() >= 2;
        (has_letters && !is_columns && weight > 0).then_some((weight, place, title))
    };
    // Of equals the later: it stands nearer to the rows.
    let best = (0..first_row)
        .filter_map(weight)
        .max_by_key(|(weight, ..)| *weight);
    let Some((_, place, title)) = best else {
        return;
    };
    if let Some(draft) = drafts.get_mut(place) {
        draft.reading = Reading::Title(Box::new(title));
    }
    let place = join_name(drafts, place);
    find_dates(drafts, place);
}

/// "KINGDOM OF" above "JERUSALEM", or below: one name on two lines.
fn join_name(drafts: &mut Vec<Draft>, place: usize) -> usize {
    let is_half = |at: usize| {
        drafts.get(at).is_some_and(|draft| {
            let last = draft.text.split_whitespace().last().unwrap_or_default();
            is_shouted(&draft.text) && JOINS.contains(&last.to_lowercase().as_str())
        })
    };
    let first = match place.checked_sub(1) {
        Some(above) if is_half(above) => above,
        _ if is_half(place) => place,
        _ => return place,
    };
    let (Some(upper), Some(lower)) = (drafts.get(first), drafts.get(first + 1)) else {
        return place;
    };
    let is_name = |draft: &Draft| matches!(draft.reading, Reading::Prose | Reading::Title(_));
    let is_free = |draft: &Draft| is_name(draft) && draft.noticed == Noticed::default();
    if !is_free(upper) || !is_free(lower) || lower.number != upper.number + 1 {
        return place;
    }
    let pasted = format!("{}\n{}", upper.pasted, lower.pasted);
    let broken = upper.pasted.len();
    let joined = Draft {
        number: upper.number,
        text: pasted.clone(),
        reading: Reading::Title(Box::new(head::title(&Clean::of(&pasted).text))),
        pasted,
        noticed: Noticed {
            repairs: vec![Repair {
                at: broken..broken,
                what: RepairKind::Joined(1),
            }],
            ..Noticed::default()
        },
    };
    drafts.splice(first..first + 2, [joined]);
    first
}

/// Words that no name ends in.
const JOINS: &[&str] = &[
    "of", "the", "and", "di", "del", "della", "dei", "delle", "e", "&", "-",
];

/// Dates that stand on a line of their own next to the title.
fn find_dates(drafts: &mut [Draft], place: usize) {
    let is_dated = drafts.get(place).is_some_and(
        |draft| matches!(&draft.reading, Reading::Title(title) if title.dates.is_some()),
    );
    if is_dated {
        return;
    }
    for beside in [Some(place + 1), place.checked_sub(1)]
        .into_iter()
        .flatten()
    {
        let Some(draft) = drafts.get_mut(beside) else {
            continue;
        };
        let is_open = matches!(
            draft.reading,
            Reading::Prose | Reading::LeftOut(LeftOut::PageHeading)
        );
        let found = head::title(&Clean::of(&draft.text).text);
        let has_year = draft
            .text
            .split(|it: char| !it.is_ascii_digit())
            .any(|it| it.len() > 2);
        let has_letters = draft.text.chars().any(char::is_alphabetic);
        let is_alone = found.name.is_empty() && found.vdt.is_empty() && (has_year || has_letters);
        if let Some(dates) = found.dates.filter(|_| is_open && is_alone) {
            draft.reading = Reading::Dates(Box::new(dates));
            return;
        }
    }
}
