//! One row of troops: `0-6 CGP - Battle cars (*) 6 5 3 C 3 13`, an alternative, what troops
//! become on foot, or a line of Basic Impetus.

mod basic;
mod begin;
mod kind;
mod name;
mod points;
mod stats;

pub use basic::{BasicRead, basic_line, read_line};
pub use begin::{begins_row, is_numbers_alone, is_type_alone, looks_like_row};
pub use name::is_condition;
pub use points::{Place, RowRead, points_row, read_row};

use super::clean::Clean;
use super::{Answer, Doubt, Label, OfferedAnswer, Reason, Repair, RepairKind};
use crate::list::Figure;
use crate::text::import as text;
use std::ops::Range;

/// What was noticed while a line was read; places are those of the source.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Noticed {
    pub repairs: Vec<Repair>,
    pub doubts: Vec<Doubt>,
    pub unsure: Vec<Figure>,
    /// Words of a row that are no weapon: kept as a note.
    pub remarks: Vec<String>,
}

impl Noticed {
    /// Of a line that the user answered for.
    pub fn answered() -> Noticed {
        Noticed::repaired(RepairKind::Answered)
    }

    pub fn repaired(what: RepairKind) -> Noticed {
        Noticed {
            repairs: vec![Repair { at: 0..0, what }],
            ..Noticed::default()
        }
    }
}

/// A line while it is read.
#[derive(Clone)]
pub struct Reader<'s> {
    pub source: &'s str,
    pub clean: Clean,
    pub noticed: Noticed,
    /// Figures that the user is sure of, by name.
    sure: Vec<String>,
}

impl<'s> Reader<'s> {
    pub fn new(source: &'s str) -> Self {
        let mut clean = Clean::of(source);
        let remarks = take_marked(&mut clean.text, KEPT);
        let sure = take_marked(&mut clean.text, SURE);
        Reader {
            source,
            clean,
            noticed: Noticed {
                remarks,
                ..Noticed::default()
            },
            sure,
        }
    }

    pub fn said(&self, at: Range<usize>) -> &str {
        self.clean.text.get(at).unwrap_or_default()
    }

    /// Takes a stretch out of what is read; all else keeps its place.
    fn blank(&mut self, at: Range<usize>) {
        if self.clean.text.get(at.clone()).is_some() {
            self.clean
                .text
                .replace_range(at.clone(), &" ".repeat(at.len()));
        }
    }

    pub fn repair(&mut self, at: Range<usize>, what: RepairKind) {
        let at = self.clean.in_source(at);
        self.noticed.repairs.push(Repair { at, what });
    }

    /// A doubt about a stretch of the clean text, with what could stand there instead.
    pub fn doubt(&mut self, at: Range<usize>, reason: Reason, instead: Vec<(Label, String)>) {
        let at = self.clean.in_source(at);
        let choices = instead
            .into_iter()
            .map(|(label, with)| OfferedAnswer {
                label,
                answer: Answer::Text(replaced(self.source, &at, &with)),
            })
            .collect();
        self.noticed.doubts.push(Doubt {
            at,
            reason,
            choices,
        });
    }

    /// A doubt about words that no row can say: they stay as a note, or are left out.
    pub fn doubt_words(&mut self, at: Range<usize>, reason: fn(String) -> Reason) {
        let said = self.said(at.clone()).to_owned();
        // A general's mark stays one.
        let mark = if said.contains('*') { "(*)" } else { "" };
        let plain = said.replace(['[', ']'], " ");
        let words = plain.trim_matches([' ', '(', ')', '*', ',', ';']);
        let kept = format!("{mark} {KEPT}{words}] ");
        let instead = vec![
            (Label::KeepAsNote, kept.trim_start().to_owned()),
            (Label::LeaveOut, mark.to_owned()),
        ];
        self.noticed.remarks.push(said.clone());
        self.doubt(at, reason(said), instead);
    }

    /// Asks whether a figure is meant that no list has, unless the user said so.
    fn doubt_figure(&mut self, at: Range<usize>, figure: Figure, value: u16) {
        let name = text::figure_name(figure);
        if self.sure.iter().any(|sure| sure == name) {
            return;
        }
        self.unsure(figure);
        let confirmed = format!("{} {SURE}{name}] ", self.said(at.clone()));
        let choice = (Label::Figure(figure, value.to_string()), confirmed);
        self.doubt(at, Reason::Implausible { figure, value }, vec![choice]);
    }

    pub fn unsure(&mut self, figure: Figure) {
        if !self.noticed.unsure.contains(&figure) {
            self.noticed.unsure.push(figure);
        }
    }
}

/// What stands before words of a row that are to stay as a note: "[note: max 1 per command]".
const KEPT: &str = "[note: ";

/// What stands before a figure that the user is sure of: "[sure: price]".
const SURE: &str = "[sure: ";

/// Takes such words out; all else keeps its place.
fn take_marked(text: &mut String, mark: &str) -> Vec<String> {
    let mut found = Vec::new();
    while let Some(open) = text.find(mark) {
        let Some(length) = text.get(open..).and_then(|rest| rest.find(']')) else {
            break;
        };
        let close = open + length;
        let said = text.get(open + mark.len()..close).unwrap_or_default();
        found.push(said.trim().to_owned());
        text.replace_range(open..=close, &" ".repeat(length + 1));
    }
    found.retain(|said| !said.is_empty());
    found
}

pub fn replaced(source: &str, at: &Range<usize>, with: &str) -> String {
    let before = source.get(..at.start).unwrap_or_default();
    let after = source.get(at.end..).unwrap_or_default();
    let glue = |left: &str, right: &str| {
        let touches = left.ends_with(|letter: char| letter.is_alphanumeric())
            && right.starts_with(|letter: char| letter.is_alphanumeric());
        if touches { " " } else { "" }
    };
    let middle = format!("{before}{}{with}", glue(before, with));
    format!("{middle}{}{after}", glue(&middle, after))
}
