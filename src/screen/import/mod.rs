//! The page that reads a pasted list: line by line what was pasted and what it means, what is asked
//! and what could be answered.

mod meaning;
mod preview;
#[cfg(test)]
mod tests;

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
    let count = |state: State| lines.iter().filter(|line| line.state == state).count();
    let pasted = lines.iter().filter(|line| line.is_pasted).count();
    let doubts = count(State::InDoubt);
    let parts = [
        (count(State::Clear), "clear"),
        (count(State::PutRight), "put right"),
        (doubts, "in doubt"),
        (count(State::LeftOut), "left out"),
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
        tally: format!("{}. Nothing is lost.", parts.join(", ")),
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
    let pieces = match is_read_as_pasted {
        true => pieces(&line.pasted, marked.collect()),
        false => pieces(&line.pasted, Vec::new()),
    };
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
