//! The title among the lines above the rows: also a name that is broken in two, and dates on a line
//! of their own. What heads rows or allies is told from it.

use super::clean::Clean;
use super::head::{self, Title};
use super::lines::{Draft, Reading};
use super::row::{Noticed, Reader, begins_row, replaced};
use super::words::{has_word, is_shouted};
use super::{Answer, Doubt, Label, LeftOut, OfferedAnswer, Reason, Repair, RepairKind};
use crate::list::Dates;

/// Tells headings of rows and of allies from titles, and takes the line above the rows that looks
/// most like the list's name.
pub(super) fn choose_title(drafts: &mut Vec<Draft>, first_row: usize) {
    let first_row = join_labels(drafts, first_row);
    settle_headings(drafts, first_row);
    let is_title = |draft: &Draft| matches!(draft.reading, Reading::Title(_));
    let said = drafts.iter().take(first_row).rposition(is_title);
    let place = said.or_else(|| {
        // Of equals the later: it stands nearer to the rows.
        let best = (0..first_row)
            .filter_map(|place| weight(drafts, place))
            .max_by_key(|(weight, ..)| *weight);
        let (_, place, title) = best?;
        drafts.get_mut(place)?.reading = Reading::Title(Box::new(title));
        Some(join_name(drafts, place))
    });
    find_dates(drafts, place, first_row);
    for draft in drafts.iter_mut() {
        ask(draft);
    }
}

/// How much a line looks like the list's name.
fn weight(drafts: &[Draft], place: usize) -> Option<(i32, usize, Title)> {
    let draft = drafts.get(place)?;
    if !matches!(draft.reading, Reading::Prose) || draft.text.len() > 160 {
        return None;
    }
    let clean = Reader::new(&draft.text).clean.text;
    let title = head::title(&clean);
    let small = clean.to_lowercase();
    // The heads of columns that aren't all known.
    let is_columns = title.vdt.is_empty() && has_word(&small, &["vbu"]);
    let is_other = is_columns || head::names_structure(&clean) || head::is_of_a_mail(&clean);
    let is_dated = title.dates.is_some();
    let is_marked = title.is_labelled || !title.vdt.is_empty();
    let has_letters = title.name.chars().filter(|it| it.is_alphabetic()).count() >= 2;
    if is_other || !has_letters || (!is_marked && is_sentence(&clean, is_dated)) {
        return None;
    }
    let next = drafts.get(place + 1).map(|next| &next.reading);
    let before_head = next
        .is_some_and(|next| !matches!(next, Reading::Prose | Reading::LeftOut(_) | Reading::Note));
    let dates_beside = [place.checked_sub(1), Some(place + 1)]
        .into_iter()
        .flatten()
        .any(|beside| {
            drafts
                .get(beside)
                .is_some_and(|it| dates_alone(it).is_some())
        });
    let is_shouted = is_shouted(
        clean
            .split(|it: char| it == '(' || it.is_ascii_digit())
            .next()
            .unwrap_or_default(),
    );
    let has_colon = clean.contains(':') && !title.is_labelled && !is_dated;
    let ends = clean.trim_end().ends_with(['.', ':', ',']) && !is_dated;
    let mut weight = 0;
    weight += 10 * i32::from(title.is_labelled);
    weight += match (is_dated, dates_beside) {
        (true, _) => 5,
        (false, true) => 4,
        (false, false) => 0,
    };
    weight += 4 * i32::from(!title.vdt.is_empty());
    weight += 6 * i32::from(is_shouted);
    weight += i32::from(title.revised.is_some());
    weight += 2 * i32::from(before_head);
    weight += i32::from(clean.len() < 60);
    weight -= 3 * i32::from(has_colon);
    weight -= 2 * i32::from(ends);
    weight -= 2 * i32::from(!title.unread.is_empty());
    (weight > 0).then_some((weight, place, title))
}

/// Whether a line speaks rather than names.
fn is_sentence(clean: &str, is_dated: bool) -> bool {
    let ends = clean.trim_end().ends_with(['!', '?']);
    let stops = clean.trim_end().ends_with('.') && !is_dated;
    let begins_small = clean.trim_start().starts_with(char::is_lowercase);
    let is_long = clean.split_whitespace().count() > 3;
    ends || (is_long && (stops || begins_small)) || has_verb(clean)
}

/// Whether words are in a line that only sentences have.
pub(super) fn has_verb(clean: &str) -> bool {
    const OF_SENTENCES: &[&str] = &[
        "am", "are", "be", "been", "can", "cannot", "did", "do", "does", "had", "has", "have",
        "here", "hello", "hi", "is", "it", "may", "must", "my", "our", "should", "that", "these",
        "they", "this", "those", "was", "we", "were", "will", "would", "you", "your", "ciao",
        "ecco", "hanno", "mia", "mio", "possono", "questa", "queste", "questi", "questo", "sono",
    ];
    has_word(&clean.to_lowercase(), OF_SENTENCES)
}

/// What isn't sure in a title, or in dates on a line of their own.
fn ask(draft: &mut Draft) {
    let unread = match &draft.reading {
        Reading::Title(title) => title.unread.clone(),
        Reading::Dates(_) | Reading::Vdt(_) => Vec::new(),
        _ => return,
    };
    let mut reader = Reader::new(&draft.text);
    let clean = reader.clean.text.clone();
    for words in unread {
        ask_about(&mut reader, &words);
    }
    if let Some(found) = head::dates(&clean).filter(|found| !found.is_sure) {
        let ways = found.ways.into_iter().map(|way| way.text);
        let ways = ways.map(|text| (Label::Text(text.clone()), text)).collect();
        reader.doubt(found.at, Reason::DatesUnclear, ways);
    }
    if let Reading::Title(title) | Reading::Vdt(title) = &draft.reading {
        for (said, vdt) in &title.vdt_repaired {
            let at = clean.find(said.as_str()).unwrap_or(0);
            let read = format!("VDT {}/{}", vdt.total, vdt.break_point);
            reader.repair(at..at + said.len(), RepairKind::ReadAs(read));
        }
    }
    draft.noticed.doubts.extend(reader.noticed.doubts);
    draft.noticed.remarks.extend(reader.noticed.remarks);
    draft.noticed.repairs.extend(reader.noticed.repairs);
}

/// Words beside a name: a note, nothing, part of it, or a year.
fn ask_about(reader: &mut Reader<'_>, words: &str) {
    let Some(at) = reader.clean.text.find(words) else {
        reader.noticed.remarks.push(words.to_owned());
        reader.noticed.doubts.push(Doubt {
            at: 0..reader.source.len(),
            reason: Reason::MoreThanAHead(words.to_owned()),
            choices: vec![head::this_is_the_name()],
        });
        return;
    };
    let at = at..at + words.len();
    reader.doubt_words(at.clone(), Reason::MoreThanAHead);
    let bare = words.trim_matches(['(', ')', ' ']);
    let is_year = (3..5).contains(&bare.len()) && bare.bytes().all(|it| it.is_ascii_digit());
    let source = reader.clean.in_source(at);
    let eras = if is_year { &["AD", "BC"][..] } else { &[] };
    let years = eras.iter().map(|era| format!("{bare} {era}"));
    let choices: Vec<OfferedAnswer> = years
        .map(|year| OfferedAnswer {
            answer: Answer::Text(replaced(reader.source, &source, &format!(" {year} "))),
            label: Label::Text(year),
        })
        .chain([head::this_is_the_name()])
        .collect();
    if let Some(doubt) = reader.noticed.doubts.last_mut() {
        doubt.choices.extend(choices);
    }
}

/// "Cavalry" above rows heads a section of them, and "Frankish allies" the rows of a contingent;
/// where no rows follow, they may be anything.
fn settle_headings(drafts: &mut [Draft], first_row: usize) {
    for place in 0..drafts.len() {
        let may_head = |draft: &Draft| match &draft.reading {
            Reading::Prose => draft.text.len() <= LONGEST_HEADING,
            Reading::Contingent(_) => true,
            _ => false,
        };
        if !drafts.get(place).is_some_and(may_head) {
            continue;
        }
        let follows = is_above_row(drafts, place);
        let is_end = place
            .checked_sub(1)
            .and_then(|above| drafts.get(above..=place))
            .is_some_and(may_end_row);
        let Some(draft) = drafts.get_mut(place) else {
            return;
        };
        match &draft.reading {
            Reading::Prose => {
                let is_heading = follows && !is_end;
                if is_heading && head::is_heading_of_rows(&Clean::of(&draft.text).text) {
                    draft.reading = Reading::LeftOut(LeftOut::SectionHeading);
                }
            }
            Reading::Contingent(_) => {
                let is_named = draft.text.contains([':', '=']);
                if !follows || (place < first_row && !is_named) {
                    draft.reading = Reading::Prose;
                    draft.noticed.doubts.clear();
                    draft.noticed.remarks.clear();
                }
            }
            _ => {}
        }
    }
}

/// Whether rows are the next thing below, but for other headings and a sentence.
fn is_above_row(drafts: &[Draft], place: usize) -> bool {
    let mut sentences = 0;
    for draft in drafts.iter().skip(place + 1).take(MOST_BETWEEN) {
        match &draft.reading {
            Reading::Row(_) | Reading::Basic(_) => return true,
            Reading::LeftOut(_)
            | Reading::Columns(_)
            | Reading::Structures(_)
            | Reading::Contingent(_) => {}
            Reading::Prose => {
                let clean = Clean::of(&draft.text).text;
                if begins_row(&clean) {
                    return true;
                }
                sentences += usize::from(!head::is_heading_of_rows(&clean));
            }
            _ => return false,
        }
        if sentences > 1 {
            return false;
        }
    }
    false
}

/// A longer line heads no rows.
const LONGEST_HEADING: usize = 60;
/// More lines than this don't stand between a heading and its rows.
const MOST_BETWEEN: usize = 6;

/// The name of a Basic line may go on below it: "1 S 8 2 0 1 Light", "Infantry".
fn may_end_row(pair: &[Draft]) -> bool {
    let [above, draft] = pair else {
        return false;
    };
    let lines = above.pasted.split('\n').count();
    match &above.reading {
        Reading::Basic(read) => {
            let unit = &read.unit;
            draft.number == above.number + lines
                && unit.weapons.is_empty()
                && unit.arms.is_empty()
                && unit.traits.is_empty()
        }
        Reading::Prose => begins_row(&Clean::of(&above.text).text),
        _ => false,
    }
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
    join(drafts, first, |text| {
        Reading::Title(Box::new(head::title(&Clean::of(text).text)))
    });
    first
}

/// "Army:" above "Lombards", "Command structure" above "Average": a line for each of the two. Where
/// the rows begin then.
fn join_labels(drafts: &mut Vec<Draft>, first_row: usize) -> usize {
    let mut first_row = first_row;
    let mut place = 0;
    while place + 1 < first_row.min(drafts.len()) {
        let is_prose = |at: usize| {
            drafts.get(at).is_some_and(|draft| {
                matches!(draft.reading, Reading::Prose) && draft.noticed == Noticed::default()
            })
        };
        let said = |at: usize| drafts.get(at).map_or("", |draft| draft.text.as_str());
        let is_pair = is_prose(place) && is_prose(place + 1);
        let both = format!("{}\n{}", said(place), said(place + 1));
        let is_label = is_pair && said(place).len() < LONGEST_LABEL && head::is_label(said(place));
        let is_structure =
            is_label && matches!(head::read(Reader::new(&both)).0, Reading::Structures(_));
        if is_structure || is_label && said(place).trim_end().ends_with([':', '=']) {
            join(drafts, place, |text| head::read(Reader::new(text)).0);
            first_row -= 1;
        }
        place += 1;
    }
    first_row
}

const LONGEST_LABEL: usize = 40;

/// Makes one line of two.
fn join(drafts: &mut Vec<Draft>, first: usize, reading: impl Fn(&str) -> Reading) {
    let (Some(upper), Some(lower)) = (drafts.get(first), drafts.get(first + 1)) else {
        return;
    };
    let blank = lower.number.saturating_sub(upper.number).max(1);
    let pasted = format!("{}{}{}", upper.pasted, "\n".repeat(blank), lower.pasted);
    let broken = upper.pasted.len();
    let joined = Draft {
        number: upper.number,
        text: pasted.clone(),
        reading: reading(&pasted),
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
}

/// Words that no name ends in.
const JOINS: &[&str] = &[
    "of", "the", "and", "di", "del", "della", "dei", "delle", "e", "&", "-",
];

/// Dates that stand on a line of their own: above the rows, and nearest to the title.
fn find_dates(drafts: &mut [Draft], title: Option<usize>, first_row: usize) {
    let is_dated = title.and_then(|place| drafts.get(place)).is_some_and(
        |draft| matches!(&draft.reading, Reading::Title(title) if title.dates.is_some()),
    );
    if is_dated {
        return;
    }
    let from = title.unwrap_or(first_row);
    let found = (0..first_row.min(drafts.len()))
        .filter_map(|place| Some((place, dates_alone(drafts.get(place)?)?)))
        .min_by_key(|(place, _)| place.abs_diff(from));
    if let Some((place, dates)) = found
        && let Some(draft) = drafts.get_mut(place)
    {
        draft.reading = Reading::Dates(Box::new(dates));
    }
}

/// The dates of a line that holds nothing else.
fn dates_alone(draft: &Draft) -> Option<Dates> {
    if !matches!(draft.reading, Reading::Prose) || draft.text.len() > 80 {
        return None;
    }
    let title = head::title(&Clean::of(&draft.text).text);
    let is_alone = title.whole_name.is_empty() && title.vdt.is_empty() && title.revised.is_none();
    let is_more = title.volume.is_some() || title.names_the_page || !title.unread.is_empty();
    title.dates.filter(|_| is_alone && !is_more)
}
