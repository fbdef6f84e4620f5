//! From text to lines: what each is, and which belong together.

use super::cells::{are_cells, columns_of_cells, row_of_cells};
use super::clean::Clean;
use super::head::{self, Title};
use super::heading::choose_title;
use super::joined::{better, names_weapons};
use super::row::{
    BasicRead, Noticed, Reader, RowRead, begins_row, is_numbers_alone, points_row, read_line,
    read_row,
};
use super::source::{NotAList, sniff};
use super::swaps::is_or_with;
use super::{Answer, Answers, Import, LeftOut, Reason, Repair, RepairKind};
use crate::army::CommandStructure;
use crate::list::Dates;
use std::collections::BTreeSet;
use std::ops::Range;

/// A longer line is no row; it stays as a note.
const LONGEST_ROW: usize = 600;
/// A row is put together from no more lines than this.
const MOST_JOINED: usize = 3;

/// A line as it was read by itself.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    pub number: usize,
    pub pasted: String,
    pub text: String,
    pub reading: Reading,
    pub noticed: Noticed,
}

#[derive(Clone, Debug)]
pub(super) enum Reading {
    Row(Box<RowRead>),
    Basic(Box<BasicRead>),
    Structures(Vec<CommandStructure>),
    Volume(u8),
    /// On a line of their own, beside the title.
    Dates(Box<Dates>),
    Columns(Vec<&'static str>),
    /// On a line of their own.
    Vdt(Box<Title>),
    Contingent(String),
    LeftOut(LeftOut),
    Title(Box<Title>),
    /// The user wants it kept as it is.
    Note,
    Prose,
}

/// Reads a text in pieces, so that a page can show how far it is.
pub struct Importer {
    text: String,
    /// Where each line stands that isn't blank, and its number.
    places: Vec<(usize, Range<usize>)>,
    answers: Answers,
    drafts: Vec<Draft>,
    at: usize,
    /// Lines above the first row, which may stand again at the head of another page.
    above_rows: BTreeSet<String>,
    has_rows: bool,
}

impl Importer {
    pub fn new(text: &str, answers: &Answers) -> Result<Importer, NotAList> {
        sniff(text)?;
        let mut places = Vec::new();
        let mut start = 0;
        for (number, line) in (1..).zip(text.split('\n')) {
            let trimmed = line.trim_end_matches('\r');
            if !is_blank(trimmed) {
                places.push((number, start..start + trimmed.len()));
            }
            start += line.len() + 1;
        }
        Ok(Importer {
            text: text.to_owned(),
            places,
            answers: answers.clone(),
            drafts: Vec::new(),
            at: 0,
            above_rows: BTreeSet::new(),
            has_rows: false,
        })
    }

    /// How many lines have been read, of how many.
    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.places.len())
    }

    /// Reads about so many more lines; whether that was all.
    pub fn step(&mut self, lines: usize) -> bool {
        let end = self.at.saturating_add(lines).min(self.places.len());
        while self.at < end {
            self.read_next();
        }
        self.at >= self.places.len()
    }

    pub fn finish(mut self) -> Result<Import, NotAList> {
        self.step(usize::MAX);
        let lines = self.places.len();
        let is_row = |draft: &Draft| matches!(draft.reading, Reading::Row(_) | Reading::Basic(_));
        // What has been answered stays a list, even when its last row became a note.
        let first_row = match self.drafts.iter().position(is_row) {
            Some(at) => at,
            None if self.answers.is_empty() => return Err(NotAList::NoRows { lines }),
            None => self.drafts.len(),
        };
        choose_title(&mut self.drafts, first_row);
        let last = self.text.split('\n').count();
        Ok(super::assemble::assemble(self.drafts, &self.answers, last))
    }

    fn line(&self, place: usize) -> Option<&str> {
        let (_, at) = self.places.get(place)?;
        self.text.get(at.clone())
    }

    fn read_next(&mut self) {
        let Some((number, at)) = self.places.get(self.at).cloned() else {
            return;
        };
        let (count, mut reading, mut noticed) = self.joined();
        let end = self
            .places
            .get(self.at + count - 1)
            .map_or(at.end, |(_, last)| last.end);
        let pasted = self.text.get(at.start..end).unwrap_or_default().to_owned();
        if count > 1 {
            let broken = pasted.find('\n').unwrap_or(0);
            noticed.repairs.push(Repair {
                at: broken..broken,
                what: RepairKind::Joined(count - 1),
            });
        }
        let mut text = pasted.clone();
        match self.answers.get(&number) {
            None if matches!(reading, Reading::Prose) => {
                let said = pasted.trim();
                if !self.has_rows && !self.above_rows.insert(said.to_owned())
                    || self.has_rows && self.above_rows.contains(said)
                {
                    reading = Reading::LeftOut(LeftOut::Repeated);
                }
            }
            None => self.has_rows |= matches!(reading, Reading::Row(_) | Reading::Basic(_)),
            Some(Answer::Name) => {
                let title = head::named(&Clean::of(&text).text);
                (reading, noticed) = (Reading::Title(Box::new(title)), Noticed::answered());
            }
            Some(Answer::KeepAsNote) => {
                reading = Reading::Note;
                noticed = Noticed::repaired(RepairKind::KeptAsNote);
            }
            Some(Answer::Text(answer)) if !answer.trim().is_empty() => {
                text.clone_from(answer);
                (reading, noticed) = classify(&text);
                noticed.repairs.push(Repair {
                    at: 0..0,
                    what: RepairKind::Answered,
                });
            }
            Some(Answer::LeaveOut | Answer::Text(_)) => {
                reading = Reading::LeftOut(LeftOut::ByTheUser);
                noticed = Noticed::default();
            }
        }
        self.drafts.push(Draft {
            number,
            pasted,
            text,
            reading,
            noticed,
        });
        self.at += count;
    }

    /// Reads the line at hand, with those below that it goes on in.
    fn joined(&self) -> (usize, Reading, Noticed) {
        let line = self.line(self.at).unwrap_or_default();
        let mut best = self.cells().unwrap_or_else(|| {
            let (reading, noticed) = classify(line);
            (1, reading, noticed)
        });
        let first = best.0;
        let alone = is_numbers_alone(line) || is_or_with(line);
        for count in first + 1..first + MOST_JOINED {
            let Some(next) = self.line(self.at + count - 1) else {
                break;
            };
            // A blank line between them keeps them apart, but for cells and mere weapons.
            let is_next = self.number(self.at + count - 1) == self.number(self.at + count - 2) + 1
                || first > 1
                || names_weapons(next);
            let begins = begins_row(next) && !(alone && count == 2 && !is_complete_row(next));
            if !is_next || begins || next.len() > LONGEST_ROW {
                break;
            }
            let Some(whole) = self.lines(count) else {
                break;
            };
            let Some((reading, noticed)) = better(&best, line, next, whole) else {
                if matches!(best.1, Reading::Prose) && begins_row(line) {
                    continue;
                }
                break;
            };
            best = (count, reading, noticed);
        }
        best
    }

    /// The text from the line at hand on, over so many lines.
    fn lines(&self, count: usize) -> Option<&str> {
        let (_, first) = self.places.get(self.at)?;
        let (_, last) = self.places.get(self.at + count - 1)?;
        self.text.get(first.start..last.end)
    }

    /// A row, or the heads of columns, whose cells each have a line.
    fn cells(&self) -> Option<(usize, Reading, Noticed)> {
        let line = |place: usize| self.line(self.at + place);
        if !are_cells(line) {
            return None;
        }
        let cell = |place: usize| line(place).map(|said| Clean::of(said).text);
        let count = row_of_cells(cell).or_else(|| columns_of_cells(cell))?;
        let (reading, noticed) = classify(self.lines(count)?);
        let is_table = matches!(
            reading,
            Reading::Row(_) | Reading::Basic(_) | Reading::Columns(_)
        );
        is_table.then_some((count, reading, noticed))
    }

    fn number(&self, place: usize) -> usize {
        self.places.get(place).map_or(0, |(number, _)| *number)
    }
}

/// A bullet is no text either.
fn is_blank(line: &str) -> bool {
    line.len() < 16 && Clean::of(line).text.trim().is_empty() || line.trim().is_empty()
}

fn is_complete_row(text: &str) -> bool {
    !is_type_first(text) && points_row(text).is_some_and(|row| row.noticed.doubts.is_empty())
}

/// A row whose numbers may stand on the line above.
pub(super) fn is_type_first(text: &str) -> bool {
    points_row(text).is_some_and(|row| {
        let mut doubts = row.noticed.doubts.iter();
        doubts.any(|doubt| doubt.reason == Reason::NoNumbers)
    })
}

/// What a line is, by itself.
pub(super) fn classify(text: &str) -> (Reading, Noticed) {
    let none = Noticed::default;
    if text.len() > LONGEST_ROW {
        return (Reading::Prose, none());
    }
    let reader = Reader::new(text);
    // A row without a single digit isn't one that could be read.
    let has_digits = text.bytes().any(|byte| byte.is_ascii_digit());
    let row = has_digits.then(|| read_row(reader.clone())).flatten();
    let doubts = row
        .as_ref()
        .map_or(usize::MAX, |row| row.noticed.doubts.len());
    let basic = (has_digits && doubts > 0)
        .then(|| read_line(reader.clone()))
        .flatten();
    if let Some(mut line) = basic.filter(|line| line.noticed.doubts.len() < doubts) {
        let noticed = std::mem::take(&mut line.noticed);
        return (Reading::Basic(Box::new(line)), noticed);
    }
    if let Some(mut row) = row {
        let noticed = std::mem::take(&mut row.noticed);
        return (Reading::Row(Box::new(row)), noticed);
    }
    head::read(reader)
}
