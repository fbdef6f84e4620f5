//! From text to lines: what each is, and which belong together.

use super::cells::{are_cells, columns_of_cells, row_of_cells};
use super::clean::Clean;
use super::figures;
use super::head::{self, Title};
use super::heading::choose_title;
use super::row::{
    BasicRead, Noticed, Reader, RowRead, begins_row, is_numbers_alone, looks_like_row, points_row,
    read_line, read_row,
};
use super::source::{NotAList, sniff};
use super::swaps::{is_option, is_or_with};
use super::weapons::armed;
use super::words::is_shouted;
use super::{Answer, Answers, Import, LeftOut, Reason, Repair, RepairKind};
use crate::army::CommandStructure;
use crate::list::{Dates, Figure};
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
fn is_type_first(text: &str) -> bool {
    points_row(text).is_some_and(|row| {
        let mut doubts = row.noticed.doubts.iter();
        doubts.any(|doubt| doubt.reason == Reason::NoNumbers)
    })
}

/// The reading of lines together, where it is better than what was read so far.
fn better(
    best: &(usize, Reading, Noticed),
    line: &str,
    next: &str,
    whole: &str,
) -> Option<(Reading, Noticed)> {
    let (_, reading, noticed) = best;
    match reading {
        Reading::Row(_) | Reading::Basic(_) => {
            let said = Clean::of(next).text;
            let said = said.trim();
            let is_rear = is_rear_price_or_mark(said) && matches!(reading, Reading::Row(_));
            let is_price = lacks_price(noticed) && figures::is_figures_alone(said);
            if !is_rear && !is_price && !is_prose(next) {
                return None;
            }
            let is_armed = names_weapons(said) || matches!(said, "A" | "B" | "C" | "a" | "b" | "c");
            let (joined, more) = classify(whole);
            let is_row = matches!(joined, Reading::Row(_) | Reading::Basic(_));
            let fewer = more.doubts.len() < noticed.doubts.len();
            let as_few = more.doubts.len() <= noticed.doubts.len();
            let is_name = as_few && is_bare(reading) && could_name_troops(next);
            let has_price = lacks_price(noticed) && !lacks_price(&more);
            let is_half_armed = could_name_troops(next) && arms(&joined) > arms(reading);
            let is_rest = is_armed || is_rear || has_price || is_half_armed;
            (is_row && (fewer || (as_few && is_rest) || is_name)).then_some((joined, more))
        }
        // "OR" on a line of its own, and the row without its numbers below it.
        Reading::Prose if is_or_with(line) => is_type_first(next).then(|| classify(whole)),
        Reading::Prose if begins_row(line) || is_numbers_alone(line) => {
            let (joined, more) = classify(whole);
            matches!(joined, Reading::Row(_) | Reading::Basic(_)).then_some((joined, more))
        }
        // A sentence goes on in small letters.
        Reading::Prose => {
            let ends = line.trim_end().ends_with(['.', ';', '!', '?'])
                || line.trim_end().ends_with(':') && is_option(line);
            let is_title = || is_shouted(line) || is_or_with(next);
            let is_row = || looks_like_row(line) || looks_like_row(next);
            (!ends && goes_on_in(line, next) && !is_title() && !is_row() && is_prose(next))
                .then(|| (Reading::Prose, Noticed::default()))
        }
        _ => None,
    }
}

/// Whether a line stops where no sentence can: "Up to half of the", "If the C-in-C is Caesar,".
fn is_unfinished(line: &str) -> bool {
    let line = line.trim_end();
    let last = line.rsplit(' ').next().unwrap_or_default().to_lowercase();
    line.ends_with([',', ':', '(', '=', '+', '/']) || UNFINISHED.contains(&last.as_str())
}

const UNFINISHED: &[&str] = &[
    "of", "the", "a", "an", "no", "not", "and", "or", "to", "in", "with", "for", "by", "from",
    "at", "per", "than", "only", "up", "all", "any", "each", "every", "half", "some", "can", "may",
    "must", "be", "is", "are", "if", "as", "one", "two", "three", "max", "cost", "di", "del",
    "della", "dei", "delle", "il", "la", "le", "i", "gli", "e", "o", "con", "per", "da", "un",
    "una", "fino", "non", "possono", "essere", "costo",
];

/// "crossbow B or javelin", "and sling": the end of a row, wherever it stands.
fn names_weapons(text: &str) -> bool {
    let small = text.trim().to_lowercase();
    let weapons = small.trim_start_matches("or ").trim_start_matches("and ");
    weapons.len() < 80 && armed(weapons, 0..weapons.len()).is_sound()
}

fn is_prose(text: &str) -> bool {
    matches!(classify(text).0, Reading::Prose)
}

/// Whether a sentence that has no end on one line may go on in the next.
fn goes_on_in(line: &str, next: &str) -> bool {
    let next = next.trim_start();
    let is_option = [" can ", " may ", " possono "]
        .iter()
        .any(|verb| next.contains(verb));
    let is_closed = line.trim_end().ends_with(')');
    let is_number =
        next.starts_with(|first: char| first.is_ascii_digit()) && !is_numbers_alone(next);
    // "2 Slingers can be upgraded …" is a sentence of its own.
    is_unfinished(line)
        || (is_number && !(is_closed && is_option))
        || next.starts_with(|first: char| first.is_lowercase() || first == '(')
        || ["VBU", "D=", "Final cost"]
            .iter()
            .any(|head| next.starts_with(head))
}

/// "(13)" or "(*)" on a line of its own.
fn is_rear_price_or_mark(text: &str) -> bool {
    let inside = text.strip_prefix(['(', '[']);
    inside
        .and_then(|inside| inside.strip_suffix([')', ']']))
        .is_some_and(|inside| inside == "*" || figures::is_figures_alone(inside))
}

fn lacks_price(noticed: &Noticed) -> bool {
    let mut reasons = noticed.doubts.iter().map(|doubt| &doubt.reason);
    reasons.any(|reason| {
        matches!(
            reason,
            Reason::Missing {
                figure: Figure::Price,
                ..
            }
        )
    })
}

/// How many weapons a row has, choices included.
fn arms(reading: &Reading) -> usize {
    match reading {
        Reading::Row(row) => row.weapons.len() + row.arms.len(),
        Reading::Basic(line) => line.unit.weapons.len() + line.unit.arms.len(),
        _ => 0,
    }
}

/// A Basic line with its figures alone: name and weapons may stand below.
fn is_bare(reading: &Reading) -> bool {
    match reading {
        Reading::Basic(line) => {
            line.unit.name.is_none() && line.unit.weapons.is_empty() && line.unit.arms.is_empty()
        }
        _ => false,
    }
}

/// A few words that aren't a sentence, a title or an option.
fn could_name_troops(text: &str) -> bool {
    let ends = text.trim_end().ends_with(['.', ':', ';', '!', '?']);
    let is_note = text.trim_end().ends_with(')') && text.bytes().any(|it| it.is_ascii_digit());
    text.len() < 50
        && !ends
        && !is_note
        && !is_shouted(text)
        && !is_option(text)
        && !is_or_with(text)
        && head::title(text).dates.is_none()
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
