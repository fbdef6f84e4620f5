//! A list that was pasted as text: every line with what was understood, every doubt with its
//! reason and a likely answer, and the army list that comes of it.
//!
//! Nothing is dropped. A line is a row, an option, a part of the head, a note, or it is left out
//! with the reason; what isn't sure is marked in the text itself. An answer says how a line should
//! read, and the line is read anew.

mod assemble;
mod cells;
mod clean;
#[cfg(test)]
mod cost;
mod draft;
mod figures;
mod head;
mod heading;
mod joined;
mod lines;
mod notes;
mod print;
mod row;
mod source;
mod swaps;
mod troops;
mod weapons;
mod words;

pub use draft::{PasteDraft, WaitingPastes, carried_over};
pub use lines::Importer;
pub use print::print;
pub use source::{MAX_BYTES, NotAList, text_of};

use crate::army::CommandStructure;
use crate::list::{
    ArmyList, ContingentId, Figure, FormationId, JointMinimumId, PackageId, RowId, Special, SwapId,
    TroopId, TroopType, UpgradeId,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::Range;

/// What the user said of a line, by its number.
pub type Answers = BTreeMap<usize, Answer>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// The line should read so.
    Text(String),
    KeepAsNote,
    LeaveOut,
    /// The line is the list's name, or that of another list.
    Name,
}

/// What became of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    pub lines: Vec<Line>,
    pub list: ArmyList,
}

impl Import {
    /// What stands in the text from the second list on, if there is one.
    pub fn other_lists(&self, text: &str) -> Option<String> {
        let is_other = |line: &&Line| {
            matches!(
                line.meanings.as_slice(),
                [Meaning::LeftOut(LeftOut::OtherList)]
            )
        };
        let first = self.lines.iter().find(is_other)?;
        let above = first.number.checked_sub(1)?;
        Some(text.split_inclusive('\n').skip(above).collect())
    }
}

/// One line of the text, or several that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Of its first line, from 1. What the text lacks stands behind the last.
    pub number: usize,
    /// As it was pasted.
    pub pasted: String,
    /// As it was read: the same, or what the user made of it.
    pub text: String,
    pub meanings: Vec<Meaning>,
    /// Letters to mark besides those in doubt or put right: columns that run together.
    pub marks: Vec<Range<usize>>,
    /// Figures that aren't sure.
    pub unsure: Vec<Figure>,
    /// What was put right without asking.
    pub repairs: Vec<Repair>,
    pub doubts: Vec<Doubt>,
}

/// How a line stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Clear,
    PutRight,
    InDoubt,
    LeftOut,
}

/// What a line, or a sentence of it, means. Numbers lead into the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    Name(String),
    Dates(String),
    Volume(u8),
    /// When the source was revised.
    Revised(String),
    Vdt {
        total: u16,
        break_point: u16,
    },
    Structures(Vec<CommandStructure>),
    /// The heads of the columns.
    Columns(Vec<&'static str>),
    Row {
        row: RowId,
        troop: TroopId,
    },
    /// Shares the numbers of this row.
    Alternative {
        row: RowId,
        troop: TroopId,
    },
    /// What a troop becomes on foot.
    OnFoot(TroopId),
    BasicLine(RowId),
    /// A unit that an option brings.
    PartOfOption(SwapId),
    Contingent(ContingentId),
    Upgrade(UpgradeId),
    LargeUnit(FormationId),
    JointMinimum(JointMinimumId),
    Package(PackageId),
    Swap(SwapId),
    Destiny(u16),
    Fortifications(u16),
    Special(Special),
    Bulk(Vec<RowId>),
    ContingentsAllowed(u8),
    Note(String),
    LeftOut(LeftOut),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftOut {
    PageHeading,
    SectionHeading,
    Legend,
    Repeated,
    /// It belongs to a list that begins further down.
    OtherList,
    ByTheUser,
}

/// Something read otherwise than it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    pub at: Range<usize>,
    pub what: RepairKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RepairKind {
    /// "0-3" of "O-3".
    ReadAs(String),
    /// "VBU 3, I 1" of "31".
    Split(String),
    /// With so many lines below.
    Joined(usize),
    /// The line has been answered for.
    Answered,
    KeptAsNote,
}

/// What isn't sure, where it stands, and what it could be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubt {
    /// Within the line's text.
    pub at: Range<usize>,
    pub reason: Reason,
    /// The first is what was taken. More can always be typed.
    pub choices: Vec<OfferedAnswer>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedAnswer {
    pub label: Label,
    pub answer: Answer,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Label {
    /// The figure or the words themselves.
    Text(String),
    /// "VD 1".
    Figure(Figure, String),
    Numbers(u16, u16),
    Alternative,
    KeepAsNote,
    LeaveOut,
    ThisIsTheName,
    AnotherList,
    SameList,
}

/// Why something is in doubt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Letters stand where digits belong.
    LettersInPrice {
        letters: String,
        price: u16,
    },
    Missing {
        figure: Figure,
        kind: TroopType,
    },
    /// Fewer figures than columns.
    TooFew {
        found: usize,
        columns: usize,
    },
    TooMany {
        found: usize,
        columns: usize,
    },
    Implausible {
        figure: Figure,
        value: u16,
    },
    NoNumbers,
    NumbersRunTogether {
        text: String,
    },
    OneNumber(u16),
    MinimumAboveMaximum,
    NoType,
    UnknownType(String),
    /// "CGP or CGL".
    SeveralTypes(String),
    RearPriceWithoutBrackets(u16),
    RearPriceAbovePrice,
    NoClass(&'static str),
    UnknownWords(String),
    /// Behind the figures begins another row.
    SecondRow(String),
    /// An alternative has numbers of its own.
    OtherNumbers {
        own: (u16, u16),
        of_row: (u16, u16),
    },
    /// Brackets in a name that set a condition.
    MoreThanARow(String),
    NoName,
    AlternativeToNothing,
    NothingToDismount,
    OtherGame,
    TooManyRows,
    /// It may be what the row above ends in.
    EndOfRowAbove,
    /// It begins like a row and has no figures.
    LooksLikeARow,
    LooksLikeABasicLine,
    /// A line of Basic Impetus without the number of units.
    NoCount,
    /// A blank line or a heading keeps a unit apart from the option above.
    BelowAnOption,
    /// It speaks of an option, but not so that it is understood.
    OptionUnclear,
    /// It speaks of a limit, such as that of fortifications, and of more.
    LimitUnclear,
    /// An earlier line says the same thing otherwise.
    SaidOtherwise,
    /// The list and its allies both have troops of that name.
    WhoseTroops,
    /// Troops that get better for fewer points, or worse for more.
    PriceAgainstChange(u16),
    UnknownTroops(String),
    Note,
    StructurePrice(CommandStructure),
    NoStructure,
    NoListName,
    SecondList(String),
    /// Words around the rows that say more than their line can hold.
    MoreThanAHead(String),
    /// Which dates are meant.
    DatesUnclear,
    /// A command structure that isn't that of the line before.
    SecondStructure,
    ColumnsInAnotherOrder,
    /// A second VDT, and not one option that it could be of.
    SecondVdt,
}

impl Line {
    pub fn state(&self) -> State {
        if !self.doubts.is_empty() {
            State::InDoubt
        } else if matches!(self.meanings.as_slice(), [Meaning::LeftOut(_)]) {
            State::LeftOut
        } else if !self.repairs.is_empty() {
            State::PutRight
        } else {
            State::Clear
        }
    }
}

/// Reads a whole text at once. The page goes through an [`Importer`], which can show progress.
pub fn import(text: &str, answers: &Answers) -> Result<Import, NotAList> {
    let mut importer = Importer::new(text, answers)?;
    while !importer.step(usize::MAX) {}
    importer.finish()
}

#[cfg(test)]
mod tests;
