//! Lays a roster out on pages: how large the type is, which bodies are counted together, and
//! what stands on which page. A body is never split, and the fewest pages win over larger type.

mod flow;
mod height;
mod paper;
mod wrap;

use super::roster::{Roster, RosterCommand};
pub use paper::{Density, MARGIN, Measures, Paper};
pub(super) use wrap::{Weight, lines};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    pub paper: Paper,
    pub density: Density,
    /// The widths of the columns for names, prices and boxes to tick, in hundredths of a
    /// millimetre.
    pub names: u32,
    pub prices: u32,
    pub ticks: u32,
    /// The height of every unit's row; 0 where each is as high as its text asks.
    pub row: u32,
    /// The size of the quick reference's letters where it has a page of its own; 0 where it stands
    /// below the army.
    pub reference: u32,
    pub pages: Vec<Vec<Block>>,
}

/// A part of a page, below its head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    Command(CommandPart),
    /// VD of the army to tick off, and what was taken of each row.
    Army,
    /// What was found and what was set aside, from and up to these places.
    Verdict(std::ops::Range<usize>),
    Reference,
}

/// As much of a command as one page holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandPart {
    /// Its place in the roster.
    pub command: usize,
    pub lines: Vec<Line>,
    pub is_continued: bool,
    /// Its last part has the boxes for VD.
    pub is_last: bool,
}

/// A body, or several that read alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The place of the first in its command.
    pub body: usize,
    pub count: usize,
}

/// How an army can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TypeSetting {
    density: Density,
    /// Bodies that read alike share a line.
    is_gathered: bool,
    rows: Rows,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rows {
    /// All as high as the highest.
    Equal,
    AsNeeded,
}

/// From the most comfortable to read down.
const SETTINGS: [(&[Density], bool); 2] = [
    (&[Density::Roomy, Density::Plain, Density::Tight], false),
    (&[Density::Plain, Density::Tight, Density::Dense], true),
];
const LARGE_SETTINGS: [(&[Density], bool); 2] =
    [(&[Density::Large], false), (&[Density::Large], true)];

/// Equal rows read better than large letters, and a unit with a row of its own better than both.
fn settings(of: [(&'static [Density], bool); 2]) -> impl Iterator<Item = TypeSetting> {
    of.into_iter().flat_map(|(densities, is_gathered)| {
        [Rows::Equal, Rows::AsNeeded]
            .into_iter()
            .flat_map(move |rows| {
                densities.iter().map(move |density| TypeSetting {
                    density: *density,
                    is_gathered,
                    rows,
                })
            })
    })
}

impl Layout {
    pub fn of(roster: &Roster) -> Layout {
        let paper = roster.options.paper;
        let settings = settings(match roster.options.larger_type {
            true => LARGE_SETTINGS,
            false => SETTINGS,
        });
        let layouts = settings.map(|setting| flow::layout(roster, paper, setting));
        // The first of those with the fewest pages, and the army on the fewest of them.
        let best = layouts.min_by_key(|layout| (layout.pages.len(), layout.army_pages()));
        let plain = TypeSetting {
            density: Density::Plain,
            is_gathered: false,
            rows: Rows::AsNeeded,
        };
        best.unwrap_or_else(|| flow::layout(roster, paper, plain))
    }
}

impl Layout {
    /// Up to the one that the army ends on.
    fn army_pages(&self) -> usize {
        let mut pages = self.pages.iter();
        let end = pages.position(|blocks| blocks.contains(&Block::Army));
        end.map_or(self.pages.len(), |end| end + 1)
    }
}

/// The bodies of a command as lines.
fn lines_of(command: &RosterCommand, is_gathered: bool) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (place, body) in command.bodies.iter().enumerate() {
        let alike = lines.iter_mut().find(|line| {
            let first = command.bodies.get(line.body);
            is_gathered && first.is_some_and(|first| first.reads_like(body))
        });
        match alike {
            Some(line) => line.count += 1,
            None => lines.push(Line {
                body: place,
                count: 1,
            }),
        }
    }
    lines
}
