//! The page that reads a pasted list: line by line what was pasted and what it means, what is asked
//! and what could be answered.

mod answered;
mod meaning;
mod preview;
#[cfg(test)]
mod tests;

pub use answered::AnswerSteps;
pub use meaning::{MeaningView, TroopView};
pub use preview::{PREVIEW_POINTS, PreviewRow, preview};

use crate::import::{Answer, Doubt, Import, Line, RepairKind, State};
use crate::text;
use std::ops::Range;

#[derive(Clone, Debug, PartialEq)]
pub struct ImportScreen {
    pub name: String,
    /// "your own list · not official · 6 rows, 1 upgrade".
    pub about: String,
    pub doubts: usize,
    /// "13 lines".
    pub counted: String,
    /// "8 clear, 1 put right, 3 in doubt, 1 left out."
    pub tally: String,
    pub lines: Vec<LineView>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct LineView {
    pub number: usize,
    /// False for what the text lacks: such a line was never pasted.
    pub is_pasted: bool,
    /// The text in pieces, some of them marked.
    pub pieces: Vec<Piece>,
    /// What to type over.
    pub text: String,
    pub state: State,
    pub meanings: Vec<MeaningView>,
    /// "Read as 0-3, and as VBU 3, I 1."
    pub read: Option<String>,
    pub doubts: Vec<DoubtView>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    pub is_marked: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct DoubtView {
    pub asked: String,
    pub why: String,
    /// The first is what was taken.
    pub choices: Vec<ChoiceView>,
    /// Whether the line can be typed anew.
    pub can_type: bool,
    /// What it is about, in a word: "price".
    pub about: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ChoiceView {
    pub label: String,
    pub answer: Answer,
}

pub fn import_screen(import: &Import) -> ImportScreen {
    let lines: Vec<LineView> = import.lines.iter().map(|it| line(import, it)).collect();
    let count = |state: State, is_pasted: bool| {
        let lines = lines.iter();
        lines
            .filter(|line| line.state == state && line.is_pasted == is_pasted)
            .count()
    };
    let pasted = lines.iter().filter(|line| line.is_pasted).count();
    let of_the_list = count(State::InDoubt, false);
    let doubts = count(State::InDoubt, true) + of_the_list;
    let parts = [
        (count(State::Clear, true), "clear"),
        (count(State::PutRight, true), "put right"),
        (count(State::InDoubt, true), "in doubt"),
        (count(State::LeftOut, true), "left out"),
    ];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    ImportScreen {
        name: import.list.name.clone(),
        about: about(import),
        doubts,
        counted: match pasted {
            1 => "1 line".to_owned(),
            pasted => format!("{pasted} lines"),
        },
        tally: match of_the_list {
            0 => format!("{}. Nothing is lost.", parts.join(", ")),
            1 => format!(
                "{}, and one question about the list. Nothing is lost.",
                parts.join(", ")
            ),
            n => format!(
                "{}, and {n} questions about the list. Nothing is lost.",
                parts.join(", ")
            ),
        },
        lines,
    }
}

fn about(import: &Import) -> String {
    let mut parts = vec![text::list_rows(&import.list)];
    if let Some(points) = import.list.points_list() {
        let upgrades: usize = points.sections().map(|it| it.upgrades.len()).sum();
        parts.extend(match upgrades {
            0 => None,
            1 => Some("1 upgrade".to_owned()),
            n => Some(format!("{n} upgrades")),
        });
    }
    format!("your own list · not official · {}", parts.join(", "))
}

fn line(import: &Import, line: &Line) -> LineView {
    let marked = line
        .doubts
        .iter()
        .map(|doubt| doubt.at.clone())
        .chain(line.repairs.iter().map(|repair| repair.at.clone()))
        .chain(line.marks.iter().cloned());
    let is_read_as_pasted = line.text == line.pasted;
    let mut pieces = match is_read_as_pasted {
        true => pieces(&line.pasted, marked.collect()),
        false => pieces(&line.pasted, Vec::new()),
    };
    if line.pasted.lines().count() > MOST_SHOWN {
        for piece in &mut pieces {
            piece.text = on_one_line(&piece.text);
        }
    }
    LineView {
        number: line.number,
        is_pasted: !line.pasted.is_empty(),
        pieces,
        text: line.text.replace('\n', " "),
        state: line.state(),
        meanings: meaning::meanings(import, line),
        read: read(line),
        doubts: line.doubts.iter().map(doubt).collect(),
    }
}

/// Lines of one row that are shown below each other; the cells of a table would be too many.
const MOST_SHOWN: usize = 3;

/// "0-4 ↵ CGP ↵ 6".
fn on_one_line(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    for (place, line) in text.split('\n').enumerate() {
        let line = line.trim_end_matches('\r');
        if place > 0 && !said.ends_with("↵ ") {
            said.push_str(" ↵ ");
        }
        said.push_str(line);
    }
    said
}

/// "Read as 0-3, and as VBU 3, I 1."
fn read(line: &Line) -> Option<String> {
    let mut said: Vec<String> = Vec::new();
    for repair in &line.repairs {
        let one = match &repair.what {
            RepairKind::Answered => format!("as “{}”", line.text.trim()),
            what => text::import::repair(what),
        };
        if !said.contains(&one) {
            said.push(one);
        }
    }
    match said.as_slice() {
        [] => None,
        said => Some(format!("Read {}.", said.join(", and "))),
    }
}

fn doubt(doubt: &Doubt) -> DoubtView {
    let (asked, why) = text::import::doubt(doubt);
    let choices = doubt.choices.iter().map(|choice| ChoiceView {
        label: text::import::choice_label(&choice.label),
        answer: choice.answer.clone(),
    });
    DoubtView {
        about: text::import::about(&doubt.reason),
        can_type: text::import::can_be_typed(&doubt.reason),
        asked,
        why,
        choices: choices.collect(),
    }
}

/// The text cut where something in it is marked.
fn pieces(text: &str, mut marked: Vec<Range<usize>>) -> Vec<Piece> {
    marked.retain(|at| at.start < at.end);
    marked.sort_by_key(|at| at.start);
    let mut found = Vec::new();
    let mut push = |text: Option<&str>, is_marked: bool| {
        let text = text.filter(|text| !text.is_empty());
        found.extend(text.map(|text| Piece {
            text: text.to_owned(),
            is_marked,
        }));
    };
    let mut done = 0;
    for at in marked {
        let start = at.start.max(done);
        if at.end <= start {
            continue;
        }
        push(text.get(done..start), false);
        push(text.get(start..at.end), true);
        done = at.end;
    }
    push(text.get(done..), false);
    found
}
