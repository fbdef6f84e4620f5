//! From lines to a list: rows get their numbers, sentences become options, and what the text lacks
//! is asked for behind its last line.

mod basic;
mod missing;
mod other_lists;
mod points;

use super::head::{self, Title};
use super::heading::has_verb;
use super::lines::{Draft, Reading};
use super::row::Noticed;
use super::{Answer, Answers, Doubt, Import, Label, LeftOut, Line, Meaning, OfferedAnswer, Reason};
use crate::army::CommandStructure;
use crate::list::{ArmyList, Dates, FORMAT, ListId, Provenance, Status, Troops, slug_of};
use missing::ask_for_what_is_missing;
use other_lists::leave_out_other_lists;
use std::ops::Range;

/// What is worked out of the lines besides rows and options.
#[derive(Default)]
struct Head {
    title: Title,
    /// On a line of their own.
    dates: Option<Dates>,
    volume: Option<u8>,
    structures: Vec<CommandStructure>,
}

pub(super) fn assemble(mut drafts: Vec<Draft>, answers: &Answers, last: usize) -> Import {
    leave_out_other_lists(&mut drafts);
    let rows = count(&drafts, |reading| matches!(reading, Reading::Row(_)));
    let lines = count(&drafts, |reading| matches!(reading, Reading::Basic(_)));
    let is_basic = lines > rows;
    ask_for_what_is_missing(&mut drafts, answers, last, is_basic);
    let head = head_of(&drafts);
    let mut notes = Vec::new();
    let mut shown: Vec<Line> = drafts.iter().map(shell).collect();
    ask_about_structures(&drafts, &mut shown, &mut notes);
    let troops = match is_basic {
        true => Troops::Basic(Box::new(basic::basic(
            &drafts, &mut shown, &mut notes, &head,
        ))),
        false => Troops::Impetus(Box::new(points::points(
            &drafts, &mut shown, &mut notes, &head,
        ))),
    };
    keep_words_of_heads(&drafts, &mut shown, &mut notes);
    ask_about_vdt(&drafts, &mut shown, &troops);
    offer_names(&drafts, &mut shown);
    ask_about_ends_of_rows(&mut shown);
    let name = match head.title.name.is_empty() {
        true => "Pasted list".to_owned(),
        false => head.title.name,
    };
    let slug = slug_of(&name);
    let list = ArmyList {
        format: FORMAT,
        id: own_number(&slug),
        slug,
        name,
        revision: 1,
        dates: head.title.dates.or(head.dates),
        volume: head.volume.or(head.title.volume),
        provenance: Provenance {
            status: Status::House,
            sources: vec!["pasted as text".to_owned()],
            date: head.title.revised,
            remarks: Vec::new(),
            replaced_by: None,
        },
        notes,
        troops,
        history: Vec::new(),
    };
    Import { lines: shown, list }
}

/// A second line of command structures is another list's, or a contingent's.
fn ask_about_structures(drafts: &[Draft], shown: &mut [Line], notes: &mut Vec<String>) {
    let mut first: Option<&Vec<CommandStructure>> = None;
    for (draft, line) in drafts.iter().zip(shown) {
        let Reading::Structures(structures) = &draft.reading else {
            continue;
        };
        let is_same = |first: &Vec<CommandStructure>| {
            first.len() == structures.len() && first.iter().all(|it| structures.contains(it))
        };
        if !is_same(first.get_or_insert(structures)) {
            line.meanings.clear();
            line.doubts.clear();
            whole_note(line, draft, Reason::SecondStructure, notes);
        }
    }
}

/// Words of a heading that it has no place for are kept as a note of the list.
fn keep_words_of_heads(drafts: &[Draft], shown: &mut [Line], notes: &mut Vec<String>) {
    for (draft, line) in drafts.iter().zip(shown) {
        let is_head = matches!(
            draft.reading,
            Reading::Title(_)
                | Reading::Structures(_)
                | Reading::Volume(_)
                | Reading::Contingent(_)
                | Reading::Dates(_)
        );
        let is_note = line
            .doubts
            .iter()
            .any(|it| it.reason == Reason::SecondStructure);
        if !is_head || is_note {
            continue;
        }
        for remark in &draft.noticed.remarks {
            let said = remark.trim_matches([' ', ',', '.', '-']);
            let inside = said.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
            let said = inside.unwrap_or(said).to_owned();
            line.meanings.push(Meaning::Note(said.clone()));
            notes.push(said);
        }
    }
}

/// A Basic list has one VDT, and another where its one option is taken.
fn ask_about_vdt(drafts: &[Draft], shown: &mut [Line], troops: &Troops) {
    let Troops::Basic(basic) = troops else {
        return;
    };
    let most = if basic.options.len() == 1 { 2 } else { 1 };
    let mut count = 0;
    for (draft, line) in drafts.iter().zip(shown) {
        let (Reading::Title(title) | Reading::Vdt(title)) = &draft.reading else {
            continue;
        };
        count += title.vdt.len();
        if count > most && !title.vdt.is_empty() {
            line.doubts.push(Doubt {
                at: 0..line.text.len(),
                reason: Reason::SecondVdt,
                choices: Vec::new(),
            });
        }
    }
}

/// A few words above the rows may be the list's name, where another line was taken for it.
fn offer_names(drafts: &[Draft], shown: &mut [Line]) {
    let is_row = |draft: &Draft| matches!(draft.reading, Reading::Row(_) | Reading::Basic(_));
    let above = drafts.iter().take_while(|draft| !is_row(draft));
    for (draft, line) in above.zip(shown) {
        let is_sentence = draft.text.trim_end().ends_with(['.', '!', '?', ':', ';']);
        let has_letters = draft.text.chars().filter(|it| it.is_alphabetic()).count() >= 2;
        let is_prose = matches!(draft.reading, Reading::Prose)
            && !draft.text.contains('\n')
            && !head::is_of_a_mail(&draft.text);
        if let [doubt] = line.doubts.as_mut_slice()
            && doubt.reason == Reason::Note
            && is_prose
            && has_letters
            && !is_sentence
            && draft.text.len() < LONGEST_NAME
        {
            let place = doubt.choices.len().min(1);
            doubt.choices.insert(place, head::this_is_the_name());
        }
    }
}

const LONGEST_NAME: usize = 80;

/// A few words right below a row may be what it ends in, where the text is broken.
fn ask_about_ends_of_rows(lines: &mut [Line]) {
    for place in 1..lines.len() {
        let Some([above, line]) = lines.get_mut(place - 1..=place) else {
            return;
        };
        let is_row = above.meanings.iter().any(|meaning| {
            matches!(
                meaning,
                Meaning::Row { .. } | Meaning::Alternative { .. } | Meaning::BasicLine(_)
            )
        });
        let is_next = line.number == above.number + above.pasted.split('\n').count();
        let ([Meaning::Note(said)], [doubt]) =
            (line.meanings.as_slice(), line.doubts.as_mut_slice())
        else {
            continue;
        };
        if !is_row || !is_next || doubt.reason != Reason::Note {
            continue;
        }
        let stops = said.ends_with(['.', ':', ';', '!', '?']) && !said.ends_with("...");
        if !stops && !has_verb(said) && !heads_something(said) {
            doubt.reason = Reason::EndOfRowAbove;
        }
    }
}

/// Whether words are a heading or a title, though nothing is below that they could head.
fn heads_something(said: &str) -> bool {
    let first = said.split(|it: char| !it.is_alphanumeric()).next();
    let first = first.unwrap_or_default().to_lowercase();
    matches!(first.as_str(), "allies" | "allied" | "alleati")
        || head::contingent(said).is_some()
        || head::is_heading_of_rows(said)
        || said.contains(": ")
        || said.to_lowercase().contains("vdt")
        || head::dates(said).is_some()
}

/// Lists of different names get different numbers, so that a folder can hold them.
fn own_number(slug: &str) -> ListId {
    let sum = crc::Crc::<u16>::new(&crc::CRC_16_XMODEM).checksum(slug.as_bytes());
    ListId(ListId::FIRST_OWN | (sum & (ListId::FIRST_OWN - 2)) | 1)
}

fn count(drafts: &[Draft], is: impl Fn(&Reading) -> bool) -> usize {
    drafts.iter().filter(|draft| is(&draft.reading)).count()
}

/// A line with what was noticed when it was read alone.
fn shell(draft: &Draft) -> Line {
    let Noticed {
        repairs,
        doubts,
        unsure,
        ..
    } = draft.noticed.clone();
    let meanings = match &draft.reading {
        Reading::Structures(structures) => vec![Meaning::Structures(structures.clone())],
        Reading::Volume(volume) => vec![Meaning::Volume(*volume)],
        Reading::Vdt(title) => vdt_meanings(title).collect(),
        Reading::Dates(dates) => vec![Meaning::Dates(dates.text.clone())],
        Reading::Columns(columns) => vec![Meaning::Columns(columns.clone())],
        Reading::LeftOut(why) => vec![Meaning::LeftOut(*why)],
        Reading::Title(title) => title_meanings(title),
        _ => Vec::new(),
    };
    let marks = match &draft.reading {
        Reading::Columns(_) => head::glued_columns(&draft.text).into_iter().collect(),
        _ => Vec::new(),
    };
    Line {
        marks,
        number: draft.number,
        pasted: draft.pasted.clone(),
        text: draft.text.clone(),
        meanings,
        unsure,
        repairs,
        doubts,
    }
}

fn title_meanings(title: &Title) -> Vec<Meaning> {
    let mut meanings = vec![Meaning::Name(title.name.clone())];
    meanings.extend(
        title
            .dates
            .as_ref()
            .map(|it| Meaning::Dates(it.text.clone())),
    );
    meanings.extend(vdt_meanings(title));
    meanings.extend(title.volume.map(Meaning::Volume));
    meanings.extend(title.revised.clone().map(Meaning::Revised));
    meanings.extend(
        title
            .names_the_page
            .then_some(Meaning::LeftOut(LeftOut::PageHeading)),
    );
    meanings
}

fn vdt_meanings(title: &Title) -> impl Iterator<Item = Meaning> {
    title.vdt.iter().map(|vdt| Meaning::Vdt {
        total: vdt.total,
        break_point: vdt.break_point,
    })
}

fn head_of(drafts: &[Draft]) -> Head {
    let mut head = Head::default();
    for draft in drafts {
        match &draft.reading {
            Reading::Title(title) => {
                let vdt = std::mem::take(&mut head.title.vdt);
                head.title = (**title).clone();
                head.title.vdt.splice(..0, vdt);
            }
            Reading::Vdt(title) => head.title.vdt.extend(title.vdt.iter().copied()),
            Reading::Volume(volume) => head.volume = head.volume.or(Some(*volume)),
            Reading::Dates(dates) => head.dates = Some((**dates).clone()),
            Reading::Structures(structures) if head.structures.is_empty() => {
                head.structures.clone_from(structures);
            }
            _ => {}
        }
    }
    head
}

/// Words of a row that are no weapon are kept as a note of the list.
fn keep_remarks(draft: &Draft, name: &str, line: &mut Line, notes: &mut Vec<String>) {
    for remark in &draft.noticed.remarks {
        let said = format!("{name}: {remark}.");
        line.meanings.push(Meaning::Note(said.clone()));
        notes.push(said);
    }
}

/// A sentence that stays as it is.
fn note(line: &mut Line, draft: &Draft, at: Range<usize>, reason: Reason, notes: &mut Vec<String>) {
    let words: Vec<&str> = draft
        .text
        .get(at.clone())
        .unwrap_or_default()
        .split_whitespace()
        .collect();
    let said = words.join(" ");
    if said.is_empty() {
        return;
    }
    notes.push(said.clone());
    line.meanings.push(Meaning::Note(said));
    if matches!(draft.reading, Reading::Note) {
        return;
    }
    let without = super::row::replaced(&draft.text, &at, "");
    let leave_out = match without.trim().is_empty() {
        true => Answer::LeaveOut,
        false => Answer::Text(without),
    };
    line.doubts.push(Doubt {
        at,
        reason,
        choices: vec![
            OfferedAnswer {
                label: Label::KeepAsNote,
                answer: Answer::KeepAsNote,
            },
            OfferedAnswer {
                label: Label::LeaveOut,
                answer: leave_out,
            },
        ],
    });
}

/// The whole line stays as a note, for this reason.
fn whole_note(line: &mut Line, draft: &Draft, reason: Reason, notes: &mut Vec<String>) {
    note(line, draft, 0..draft.text.len(), reason, notes);
}
