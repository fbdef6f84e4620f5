//! One row of troops: `0-6 CGP - Battle cars (*) 6 5 3 C 3 13`, an alternative, what troops
//! become on foot, or a line of Basic Impetus.

mod basic;
mod begin;
mod points;

pub use basic::{BasicRead, basic_line, read_line};
pub use begin::{begins_row, is_numbers_alone, is_type_alone, looks_like_row};
pub use points::{Place, RowRead, points_row, read_row};

use super::clean::Clean;
use super::figures::{Block, FigureTrouble};
use super::words::{has_word, name_case, usual_movement, usual_vd};
use super::{Answer, Doubt, Label, OfferedAnswer, Reason, Repair, RepairKind};
use crate::list::{Discipline, Figure, Seat, Stats, TroopType};
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

    /// The statistics of a block, with the likely answer where one is missing.
    fn stats(&mut self, block: &Block, kind: TroopType) -> Stats {
        for (at, said) in &block.repairs {
            let kind = match said.contains(' ') {
                true => RepairKind::Split(said.clone()),
                false => RepairKind::ReadAs(said.clone()),
            };
            self.repair(at.clone(), kind);
        }
        let mut stats = Stats {
            m: block.m.unwrap_or_else(|| usual_movement(kind)),
            vbu: block.vbu.unwrap_or(4),
            i: block.i.unwrap_or(0),
            d: block.d,
            vd: block.vd.unwrap_or_else(|| usual_vd(kind)),
            vd_with_general: block.vd_with_general,
        };
        for trouble in &block.troubles {
            self.trouble(trouble, block, kind, &mut stats);
        }
        self.check(&stats, block);
        stats
    }

    fn trouble(
        &mut self,
        trouble: &FigureTrouble,
        block: &Block,
        kind: TroopType,
        stats: &mut Stats,
    ) {
        match trouble {
            FigureTrouble::NoVd => {
                self.unsure(Figure::Vd);
                let usual = usual_vd(kind);
                let others = (1..=3).filter(|vd| *vd != usual);
                let choices = std::iter::once(usual).chain(others).map(|vd| {
                    let label = Label::Figure(Figure::Vd, vd.to_string());
                    (label, format!(" {vd} "))
                });
                let reason = Reason::Missing {
                    figure: Figure::Vd,
                    kind,
                };
                self.doubt(block.vd_at.clone(), reason, choices.collect());
            }
            FigureTrouble::NoDiscipline => {
                self.unsure(Figure::D);
                let choices = [Discipline::B, Discipline::C, Discipline::A].map(|d| {
                    let label = Label::Figure(Figure::D, d.to_string());
                    (label, format!(" {d} "))
                });
                let reason = Reason::Missing {
                    figure: Figure::D,
                    kind,
                };
                self.doubt(block.d_at.clone(), reason, choices.to_vec());
            }
            FigureTrouble::Count(found) => self.wrong_count(*found, block, kind, stats),
            FigureTrouble::LettersInPrice => {
                self.unsure(Figure::Price);
                let letters = self.said(block.price_at.clone()).to_owned();
                let price = block.price.unwrap_or(0);
                let text = match block.rear_price {
                    Some(rear) => format!("{price}({rear})"),
                    None => price.to_string(),
                };
                let choice = (Label::Text(text.clone()), text);
                let reason = Reason::LettersInPrice { letters, price };
                self.doubt(block.price_at.clone(), reason, vec![choice]);
            }
            FigureTrouble::NoPrice => {
                self.unsure(Figure::Price);
                let reason = Reason::Missing {
                    figure: Figure::Price,
                    kind,
                };
                self.doubt(block.price_at.clone(), reason, Vec::new());
            }
            FigureTrouble::BareRearPrice(rear) => {
                self.unsure(Figure::RearPrice);
                let price = block.price.unwrap_or(0);
                let both = format!("{price}({rear})");
                let choices = vec![
                    (Label::Text(both.clone()), both),
                    (Label::Text(price.to_string()), price.to_string()),
                ];
                let reason = Reason::RearPriceWithoutBrackets(*rear);
                self.doubt(block.price_at.clone(), reason, choices);
            }
        }
    }

    /// Not three figures before the discipline: with two, one of them is missing.
    fn wrong_count(&mut self, found: usize, block: &Block, kind: TroopType, stats: &mut Stats) {
        for figure in [Figure::M, Figure::Vbu, Figure::I] {
            self.unsure(figure);
        }
        let said = self.said(block.first_at.clone()).to_owned();
        let figures: Vec<u8> = said
            .split_whitespace()
            .filter_map(|figure| figure.parse().ok())
            .collect();
        let usual = usual_movement(kind);
        let mut choices = Vec::new();
        if let [a, b] = figures.as_slice() {
            let without_m = (Label::Figure(Figure::M, usual.to_string()), [usual, *a, *b]);
            let without_i = (Label::Figure(Figure::I, "0".to_owned()), [*a, *b, 0]);
            let ways = match *a >= 5 && *a != *b {
                true => [without_i, without_m],
                false => [without_m, without_i],
            };
            let [(_, [m, vbu, i]), _] = &ways;
            (stats.m, stats.vbu, stats.i) = (*m, *vbu, *i);
            choices = ways
                .into_iter()
                .map(|(label, [m, vbu, i])| (label, format!("{m} {vbu} {i}")))
                .collect();
        }
        let columns = 3;
        let reason = match found < columns {
            true => Reason::TooFew { found, columns },
            false => Reason::TooMany { found, columns },
        };
        self.doubt(block.first_at.clone(), reason, choices);
    }

    /// Figures that no list has are asked about.
    fn check(&mut self, stats: &Stats, block: &Block) {
        let bounds = [
            (Figure::M, stats.m, 2..=18),
            (Figure::Vbu, stats.vbu, 1..=9),
            (Figure::I, stats.i, 0..=6),
            (Figure::Vd, stats.vd, 1..=5),
        ];
        if let Some(with) = stats.vd_with_general.filter(|with| *with <= stats.vd) {
            self.doubt_figure(block.vd_at.clone(), Figure::Vd, with.into());
        }
        for (figure, value, usual) in bounds {
            if !usual.contains(&value) && !self.noticed.unsure.contains(&figure) {
                self.doubt_figure(block.at.clone(), figure, value.into());
            }
        }
    }

    /// The general's mark within a stretch, and where it stands.
    fn seat(&self, at: Range<usize>) -> (Seat, Option<Range<usize>>) {
        let said = self.said(at.clone()).to_ascii_lowercase();
        let is_not_cic = |said: &str| NOT_CIC.contains(&super::words::squeezed(said).as_str());
        let is_mark = |inside: &str| {
            is_not_cic(inside)
                || (inside.contains('*') && super::words::squeezed(inside).is_empty())
        };
        let bracket = brackets(&said).find(|bracket| {
            let inside = said.get(bracket.clone()).unwrap_or_default();
            is_mark(inside)
        });
        let star = || said.find('*').map(|star| star..star + 1);
        let Some(mark) = bracket.or_else(star) else {
            return (Seat::No, None);
        };
        let inside = said.get(mark.clone()).unwrap_or_default();
        // "(*) not CiC": the words may stand behind the mark.
        let behind = said.get(mark.end..).unwrap_or_default();
        let (seat, end) = match (is_not_cic(inside), is_not_cic(behind)) {
            (true, _) => (Seat::SubGeneral, mark.end),
            (false, true) => (Seat::SubGeneral, said.len()),
            (false, false) => (Seat::Yes, mark.end),
        };
        (seat, Some(at.start + mark.start..at.start + end))
    }

    /// Words of a name that say more than a name: "(max 1 per command)", "only after 1300", or a
    /// general's mark with words that aren't known.
    fn condition(&self, at: Range<usize>, mark: Option<&Range<usize>>) -> Option<Range<usize>> {
        let said = self.said(at.clone()).to_lowercase();
        let is_mark = |found: &Range<usize>| {
            mark.is_some_and(|mark| mark.start <= found.start && found.end <= mark.end)
        };
        let in_brackets = brackets(&said).find_map(|bracket| {
            let inside = said.get(bracket.clone())?;
            let found = at.start + bracket.start..at.start + bracket.end;
            (is_condition(inside) && !is_mark(&found)).then_some(found)
        });
        in_brackets.or_else(|| {
            let until = mark.map_or(said.len(), |mark| mark.start.saturating_sub(at.start));
            let plain = said.get(..until)?;
            let start = words_at(plain)
                .find(|(_, word)| BARE_CONDITIONS.contains(word))
                .map(|(start, _)| start)?;
            let end = start + plain.get(start..)?.trim_end_matches([' ', '-']).len();
            Some(at.start + start..at.start + end)
        })
    }

    /// A name without the marks around it; all capitals become a name as it is written.
    fn name(&self, at: Range<usize>, without: Option<Range<usize>>) -> String {
        let said = match without {
            Some(mark) => format!(
                "{} {}",
                self.said(at.start..mark.start),
                self.said(mark.end..at.end.max(mark.end))
            ),
            None => self.said(at).to_owned(),
        };
        let words: Vec<&str> = said.split_whitespace().collect();
        let name = words.join(" ");
        let name = name.trim_matches([' ', '-', ':', ',', ';', '|', '_']);
        let name = name.trim_start_matches(['.', ' ', '-']);
        // Dots that lead to the figures; "Spanish, Ligurians..." has no more than three.
        let name = match name.trim_end_matches('.') {
            short if name.len() > short.len() + 3 => short.trim_end(),
            _ => name,
        };
        name_case(name)
    }
}

/// Where brackets stand, round or square; one that isn't closed goes on to the end.
fn brackets(text: &str) -> impl Iterator<Item = Range<usize>> {
    let opens = text.match_indices(['(', '[']);
    opens.map(|(open, _)| {
        let inside = text.get(open..).unwrap_or_default();
        let close = inside.find([')', ']']);
        open..close.map_or(text.len(), |close| open + close + 1)
    })
}

/// Each word and where it begins.
fn words_at(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let ends = |letter: char| !letter.is_alphanumeric();
    let mut end = 0;
    text.split_inclusive(ends)
        .map(move |piece| {
            end += piece.len();
            (end - piece.len(), piece.trim_end_matches(ends))
        })
        .filter(|(_, word)| !word.is_empty())
}

/// Whether words in brackets set a condition rather than name troops; in small letters.
pub fn is_condition(inside: &str) -> bool {
    let bare = inside.trim_matches(['(', ')', '[', ']', ' ']);
    inside
        .bytes()
        .any(|byte| byte.is_ascii_digit() || matches!(byte, b'*' | b'+' | b'%'))
        || has_word(inside, CONDITIONS)
        || super::weapons::armed(bare, 0..bare.len()).is_sound()
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

const CONDITIONS: &[&str] = &[
    "only",
    "max",
    "maximum",
    "min",
    "minimum",
    "per",
    "not",
    "no",
    "if",
    "before",
    "after",
    "until",
    "from",
    "since",
    "unless",
    "when",
    "without",
    "must",
    "solo",
    "dopo",
    "prima",
    "se",
    "non",
    "half",
    "least",
    "most",
    "compulsory",
    "obligatory",
    "optional",
    "unit",
    "units",
    "cic",
    "inc",
    "general",
    "generals",
    "generale",
    "place",
    "instead",
    "each",
    "every",
    "any",
    "all",
    "allied",
    "ally",
    "allies",
    "one",
    "two",
    "three",
    "four",
    "upgrade",
    "upgraded",
    "can",
    "may",
    "cost",
    "points",
    "pts",
];

/// Words that stand in no name, not even without brackets around them.
const BARE_CONDITIONS: &[&str] = &[
    "only", "max", "maximum", "min", "minimum", "per", "before", "after", "until", "since",
    "unless", "if", "when", "must", "cannot", "bc", "ad", "solo", "dopo", "prima",
];

/// What stands in the general's mark of those who hold no commander-in-chief, squeezed.
const NOT_CIC: &[&str] = &[
    "notcic",
    "notacic",
    "notthecic",
    "notascic",
    "neveracic",
    "nevercic",
    "noncic",
    "nocic",
    "notcinc",
    "nocinc",
    "subgeneral",
    "subgenerals",
    "subgeneralonly",
    "subgeneralsonly",
    "onlysubgeneral",
    "onlysubgenerals",
];

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
