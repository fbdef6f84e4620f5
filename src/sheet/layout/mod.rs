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
    /// The widths of the columns for names, moves, prices and boxes to tick, in hundredths of a
    /// millimetre.
    pub names: u32,
    pub moves: u32,
    pub prices: u32,
    pub ticks: u32,
    /// The height of every unit's row: as high as the highest asks.
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
    gathering: Option<Gathering>,
}

/// Bodies that read alike share a row: as many as have room for their boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Gathering {
    /// The width of the column for boxes, and how many lines of them a row may have.
    column: u32,
    lines: u32,
}

/// From the most comfortable to read down.
const DENSITIES: (&[Density], &[Density]) = (
    &[Density::Roomy, Density::Plain, Density::Tight],
    &[Density::Plain, Density::Tight, Density::Dense],
);
const LARGE: (&[Density], &[Density]) = (&[Density::Large], &[Density::Large]);
/// A narrow column leaves notes on one line, a wide one gathers more.
const BOX_COLUMNS: [u32; 4] = [6000, 4500, 3000, 8000];
const BOX_LINES: [u32; 4] = [1, 2, 3, 4];

/// A unit with a row of its own reads better than large letters.
fn settings(
    (alone, gathered): (&'static [Density], &'static [Density]),
) -> impl Iterator<Item = TypeSetting> {
    let alone = alone.iter().map(|density| TypeSetting {
        density: *density,
        gathering: None,
    });
    let gathered = gathered.iter().flat_map(|density| {
        BOX_LINES.into_iter().flat_map(move |lines| {
            BOX_COLUMNS.map(|column| TypeSetting {
                density: *density,
                gathering: Some(Gathering { column, lines }),
            })
        })
    });
    alone.chain(gathered)
}

impl Layout {
    pub fn of(roster: &Roster) -> Layout {
        let paper = roster.options.paper;
        let settings = settings(match roster.options.larger_type {
            true => LARGE,
            false => DENSITIES,
        });
        let layouts = settings.map(|setting| flow::layout(roster, paper, setting));
        // The first of those with the fewest pages, and the army on the fewest of them.
        let best = layouts.min_by_key(|layout| (layout.pages.len(), layout.army_pages()));
        let plain = TypeSetting {
            density: Density::Plain,
            gathering: None,
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

/// The bodies of a command as lines. Where many read alike they take several, so that no row is
/// higher than the others for its boxes.
fn lines_of(command: &RosterCommand, setting: TypeSetting) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (place, body) in command.bodies.iter().enumerate() {
        let most = height::most_together(body, setting);
        let alike = lines.iter_mut().find(|line| {
            let first = command.bodies.get(line.body);
            line.count < most && first.is_some_and(|first| first.reads_like(body))
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
