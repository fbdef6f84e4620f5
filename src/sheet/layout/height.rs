//! How high the parts of a roster stand, in hundredths of a millimetre. The style sheet
//! `paper.css` has the same measures; what is guessed is only where lines wrap.

use super::wrap::{Weight, lines, width};
use super::{Line, Measures, Paper, TypeSetting, lines_of};
use crate::sheet::lines::{RankName, Remark};
use crate::sheet::reference::{Reference, Term};
use crate::sheet::roster::{Roster, RosterCommand};
use crate::sheet::unit::RosterBody;

/// Left free on every page, for fonts that stand higher than most.
const SLACK: u32 = 300;
/// The QR at the right of the head, and the space beside it.
const QR: u32 = 3300;
const BESIDE_QR: u32 = 400;
const TITLE: (u32, u32) = (700, 780);
/// A title of more lines is cut.
pub const MOST_TITLE_LINES: u32 = 2;
const SMALL: (u32, u32) = (318, 410);
const FIGURES: u32 = 1150;
const HEAD_RULE: u32 = 350;
const NEXT_HEAD: u32 = 900;
/// The columns of figures, in hundredths of the size of letters: type, VBU, I, VD; that of moves
/// at least; and that of discipline, which lists of Basic Impetus don't have.
const FIGURE_COLUMNS: u32 = 970;
const MOVE_COLUMN: u32 = 190;
const DISCIPLINE_COLUMN: u32 = 190;
/// The space beside a price, in the same measure, and the narrowest column for them.
const BESIDE_PRICE: u32 = 60;
const PRICE_COLUMN: u32 = 330;
/// What the other columns leave is for names and notes, as much as they need; but in percent
/// for the names at least and at most this.
const NAME_SHARES: (u32, u32) = (36, 64);
/// The space beside the text of a cell.
const BESIDE: u32 = 200;
const RULE: u32 = 12;
/// 96 of them are an inch. A browser prints the lines of a table at whole pixels.
const PIXELS_PER_INCH: u32 = 96;
const INCH: u32 = 2540;
/// The letters of the quick reference, at least and at most.
pub const SMALLEST_REFERENCE: u32 = 318;
const LARGEST_REFERENCE: u32 = 520;
/// Columns of the quick reference and the space between.
const REFERENCE_GAP: u32 = 500;
/// The lines of an entry after its first stand in from the edge.
const REFERENCE_INDENT: u32 = 300;
/// Above and below a heading.
const REFERENCE_HEADING: u32 = 270;

/// As wide as the longest of the prices, such as `19 + 20 = 39`; in hundredths of the letters.
fn price_column(roster: &Roster, setting: TypeSetting) -> u32 {
    if !roster.options.prices {
        return 0;
    }
    let prices = roster.commands.iter().flat_map(|command| {
        let lines = lines_of(command, setting).into_iter();
        let bodies = lines.filter_map(|line| Some((command.bodies.get(line.body)?, line.count)));
        bodies.flat_map(|(body, count)| body.ranks.iter().map(move |unit| unit.price_of(count)))
    });
    let longest = prices.map(|price| width(&price, 100, Weight::Plain)).max();
    longest
        .unwrap_or(0)
        .saturating_add(BESIDE_PRICE)
        .max(PRICE_COLUMN)
}

/// As wide as the longest of the moves, such as `2H, charge 3H`; in hundredths of the letters.
fn move_column(roster: &Roster) -> u32 {
    let bodies = roster.commands.iter().flat_map(|command| &command.bodies);
    let units = bodies.flat_map(|body| &body.ranks);
    let moves = units.filter_map(|unit| unit.movement.as_deref());
    let longest = moves.map(|it| width(it, 100, Weight::Plain)).max();
    longest.map_or(MOVE_COLUMN, |longest| {
        longest.saturating_add(BESIDE_PRICE).max(MOVE_COLUMN)
    })
}

/// What stands behind a name is smaller, as in `paper.css`.
fn name_width(name: &RankName, letters: u32) -> u32 {
    let flag = if name.has_flag {
        letters * 115 / 100
    } else {
        0
    };
    let also = name.also.iter().map(|also| {
        let also = format!(" {also}");
        width(&also, letters * 86 / 100, Weight::Plain)
    });
    flag + width(&name.name, letters, Weight::Bold) + also.sum::<u32>()
}

/// How many units' boxes stand beside each other in a column of this width.
fn in_a_line(vbu: Option<u8>, column: u32, measures: Measures) -> u32 {
    let group = measures.tick() * u32::from(vbu.unwrap_or(0)).min(12);
    (column / (group + measures.letters * 40 / 100).max(1)).max(1)
}

/// How many bodies like this one may share a row.
pub(super) fn most_together(body: &RosterBody, setting: TypeSetting) -> usize {
    let measures = setting.density.measures();
    let Some(gathering) = setting.gathering else {
        return 1;
    };
    let units = body.ranks.iter();
    let fewest = units.map(|unit| in_a_line(unit.vbu, gathering.column, measures));
    (fewest.min().unwrap_or(1) * gathering.lines) as usize
}

pub(super) struct Heights {
    width: u32,
    room: u32,
    measures: Measures,
    ticks: u32,
    figures: u32,
    moves: u32,
    price: u32,
    names: u32,
    row: u32,
}

impl Heights {
    pub fn new(roster: &Roster, paper: Paper, setting: TypeSetting) -> Self {
        let (width, room) = paper.room();
        let measures = setting.density.measures();
        let bodies = roster.commands.iter().flat_map(|command| &command.bodies);
        let units = bodies.flat_map(|body| &body.ranks);
        let most = units.filter_map(|unit| unit.vbu).max().unwrap_or(1);
        let alone = measures.tick() * u32::from(most).clamp(4, 12) + BESIDE;
        let mut heights = Heights {
            width,
            room: room - SLACK,
            names: 0,
            row: 0,
            measures,
            ticks: setting.gathering.map_or(alone, |of| alone.max(of.column)),
            figures: match roster.has_discipline() {
                true => FIGURE_COLUMNS + DISCIPLINE_COLUMN,
                false => FIGURE_COLUMNS,
            },
            moves: move_column(roster),
            price: price_column(roster, setting),
        };
        heights.names = heights.names_column(roster, setting);
        heights.row = heights.highest_row(roster, setting);
        heights
    }

    fn highest_row(&self, roster: &Roster, setting: TypeSetting) -> u32 {
        let rows = roster.commands.iter().flat_map(|command| {
            let lines = lines_of(command, setting).into_iter();
            let bodies =
                lines.filter_map(|line| Some((command.bodies.get(line.body)?, line.count)));
            bodies.flat_map(|(body, count)| self.rows(body, count))
        });
        in_pixels(rows.max().unwrap_or(0))
    }

    /// Names and notes get what is left as the longest of each ask for it.
    fn names_column(&self, roster: &Roster, setting: TypeSetting) -> u32 {
        let letters = self.measures.letters;
        let (mut names, mut notes) = (0, 0);
        for command in &roster.commands {
            for line in lines_of(command, setting) {
                let Some(body) = command.bodies.get(line.body) else {
                    continue;
                };
                for (rank, unit) in body.ranks.iter().enumerate() {
                    names = names.max(name_width(&body.rank_name(rank, line.count), letters));
                    notes = notes.max(width(&unit.remarks(), letters, Weight::Plain));
                }
            }
        }
        let (names, notes) = (names + BESIDE, notes + BESIDE);
        let share = u64::from(names) * 100 / (u64::from(names) + u64::from(notes));
        let (least, most) = NAME_SHARES;
        self.left() * (share as u32).clamp(least, most) / 100
    }

    pub fn room(&self) -> u32 {
        self.room
    }

    /// What the columns of figures leave for names and notes.
    fn left(&self) -> u32 {
        let figures = self.figures + self.moves + self.price;
        let figures = figures * self.measures.letters / 100;
        let taken = self.measures.sign_column() + figures + self.ticks;
        self.width.saturating_sub(taken)
    }

    pub fn names(&self) -> u32 {
        self.names
    }

    pub fn moves(&self) -> u32 {
        self.moves * self.measures.letters / 100
    }

    pub fn prices(&self) -> u32 {
        self.price * self.measures.letters / 100
    }

    pub fn ticks(&self) -> u32 {
        self.ticks
    }

    /// The height of every unit's row.
    pub fn row(&self) -> u32 {
        self.row
    }

    /// The head of the first page.
    pub fn first_head(&self, roster: &Roster) -> u32 {
        let qr = if roster.options.qr { QR } else { 0 };
        let column = self.width - qr - BESIDE_QR;
        let title = lines(roster.title(), column, TITLE.0, Weight::Bold).min(MOST_TITLE_LINES);
        let small = |text: &str| lines(text, column, SMALL.0, Weight::Plain) * SMALL.1;
        let left = title * TITLE.1
            + small(&roster.about_list())
            + small(&roster.about_game())
            + FIGURES
            + small(&roster.facts_line());
        left.max(qr) + HEAD_RULE
    }

    /// The head of all others.
    pub fn next_head(&self) -> u32 {
        NEXT_HEAD
    }

    /// Name and figures of a command, and the names of the columns.
    pub fn command_head(&self, roster: &Roster, command: &RosterCommand) -> u32 {
        let Measures {
            letters, line, gap, ..
        } = self.measures;
        if !roster.has_command_headings() {
            return gap + line;
        }
        let name = width(&command.title(), letters * 125 / 100, Weight::Bold);
        let figures = width(&command.figures_line(), letters, Weight::Plain);
        let is_long = name + figures + 400 > self.width;
        gap + line * 125 / 100 + if is_long { line } else { 0 } + line
    }

    /// With one command the army's boxes say it all.
    pub fn command_track(&self, roster: &Roster, command: &RosterCommand) -> u32 {
        match roster.commands.len() {
            0 | 1 => 0,
            _ => self.track(command.break_point, 0) + 2 * self.measures.pad + RULE,
        }
    }

    /// Boxes for so many VD: in fives, behind a label and before a note of this width.
    fn track(&self, vd: u32, note: u32) -> u32 {
        let Measures { letters, line, .. } = self.measures;
        let five = self.measures.tick() * 5 + letters * 40 / 100;
        let label = letters * 7 + note;
        let fives_in_a_line = (self.width.saturating_sub(label) / five).max(1);
        line * vd.div_ceil(5).div_ceil(fives_in_a_line).max(1)
    }

    /// A body, or several that are counted together.
    pub fn line(&self, command: &RosterCommand, line: &Line) -> u32 {
        command.bodies.get(line.body).map_or(0, |body| {
            let rows = self.rows(body, line.count);
            rows.map(|_| self.row).sum()
        })
    }

    /// The ranks of a body, each as high as its text asks.
    fn rows(&self, body: &RosterBody, count: usize) -> impl Iterator<Item = u32> {
        let Measures {
            letters,
            line,
            pad,
            sign,
            ..
        } = self.measures;
        let name_column = self.names().saturating_sub(BESIDE);
        let notes_column = (self.left() - self.names()).saturating_sub(BESIDE);
        let ranks = body.ranks.iter().enumerate();
        ranks.map(move |(rank, unit)| {
            let name = body.rank_name(rank, count);
            let name = match name_width(&name, letters) <= name_column {
                true => 1,
                false => lines(&name.whole(), name_column, letters, Weight::Bold),
            };
            let notes = lines(&unit.remarks(), notes_column, letters, Weight::Plain);
            let boxes = (count as u32).div_ceil(in_a_line(unit.vbu, self.ticks, self.measures));
            let text = line * name.max(notes).max(boxes);
            (text + 2 * pad).max(sign) + RULE
        })
    }

    /// Heading, boxes, and the rows of the list with what was taken.
    pub fn army(&self, roster: &Roster) -> u32 {
        let Measures { line, gap, .. } = self.measures;
        let small = |text: &str| lines(text, self.width, SMALL.0, Weight::Plain) * SMALL.1;
        gap + line * 125 / 100
            + self.track(roster.break_point, self.measures.letters * 16)
            + small(&roster.allowances_line())
            + small(&roster.verdict_line())
            + if roster.list.is_reconstructed {
                SMALL.1
            } else {
                0
            }
            + 300
    }

    pub fn remark(&self, remark: &Remark) -> u32 {
        lines(&remark.whole(), self.width - 400, SMALL.0, Weight::Plain) * SMALL.1 + 80
    }

    /// The largest letters with which the quick reference fills a page and no more.
    pub fn filling(&self, reference: &Reference) -> u32 {
        let room = self.room - NEXT_HEAD;
        let fits = |letters: &u32| self.reference(reference, *letters) <= room;
        let sizes = (SMALLEST_REFERENCE..=LARGEST_REFERENCE).rev();
        sizes.step_by(5).find(fits).unwrap_or(SMALLEST_REFERENCE)
    }

    /// In two columns as even as their entries allow: a heading keeps to what it heads, and no entry
    /// is broken.
    pub fn reference(&self, reference: &Reference, letters: u32) -> u32 {
        let column = (self.width - REFERENCE_GAP) / 2 - REFERENCE_INDENT;
        let line = letters * SMALL.1 / SMALL.0;
        let entry = |text: &str| lines(text, column, letters, Weight::Plain) * line + 40;
        let notes =
            |notes: &[String]| -> Vec<u32> { notes.iter().map(|note| entry(note)).collect() };
        let terms = |terms: &[Term]| -> Vec<u32> {
            let said = terms.iter().map(|t| format!("{}. {}", t.name, t.text));
            said.map(|said| entry(&said)).collect()
        };
        let table = match reference.fire.len() as u32 {
            0 => Vec::new(),
            rows => vec![(rows + 1) * (line + RULE) + 100],
        };
        let fire = [table, notes(&reference.fire_notes)].concat();
        let discipline = [
            terms(&reference.discipline),
            notes(&reference.discipline_notes),
        ];
        let more = reference.more.iter().map(|part| notes(&part.notes));
        let more: Vec<Vec<u32>> = more.collect();
        let sections = [
            fire,
            notes(&reference.melee),
            notes(&reference.always),
            discipline.concat(),
            terms(&reference.terms),
        ];
        let sections = sections.into_iter().chain(more);
        let mut entries = Vec::new();
        for section in sections {
            let headed = section.into_iter().enumerate();
            entries.extend(headed.map(|(place, height)| match place {
                0 => height + line + REFERENCE_HEADING,
                _ => height,
            }));
        }
        900 + in_two_columns(&entries) + line
    }
}

/// As many whole pixels as it takes, or one row would be higher than the next.
fn in_pixels(height: u32) -> u32 {
    let pixels = (height * PIXELS_PER_INCH).div_ceil(INCH);
    (pixels * INCH).div_ceil(PIXELS_PER_INCH)
}

/// The height of two columns, broken where they are most even.
fn in_two_columns(entries: &[u32]) -> u32 {
    let breaks = (0..=entries.len()).filter_map(|at| {
        let (left, right) = entries.split_at_checked(at)?;
        Some(u32::max(left.iter().sum(), right.iter().sum()))
    });
    breaks.min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{in_pixels, in_two_columns};

    #[test]
    fn rows_are_whole_pixels_high() {
        assert_eq!(in_pixels(0), 0);
        assert_eq!(in_pixels(2540), 2540);
        // 16 pixels are 423.3.
        assert_eq!(in_pixels(410), 424);
        assert_eq!(in_pixels(424), 450);
    }

    #[test]
    fn columns_are_as_even_as_their_entries_allow() {
        assert_eq!(in_two_columns(&[]), 0);
        assert_eq!(in_two_columns(&[30]), 30);
        assert_eq!(in_two_columns(&[10, 10, 10, 10]), 20);
        assert_eq!(in_two_columns(&[10, 10, 50, 10]), 60);
        assert_eq!(in_two_columns(&[50, 10, 10, 10]), 50);
    }
}
