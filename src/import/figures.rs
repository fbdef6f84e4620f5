//! The figures of a row: `6 5 3 C 3 13`, `5 4 1 B 2/3 17(13)`, and `8 6 2 3` in Basic Impetus,
//! also where columns run together, digits look like letters or one is missing.

mod pieces;

pub use pieces::{as_digits, numbers};

use crate::list::Discipline;
use pieces::{Digits, Piece, looks_like_digit, pieces};
use std::ops::Range;

/// Which figures a row has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureLayout {
    Points,
    /// No price: bought as what it was.
    OnFoot,
    /// Neither discipline nor price.
    Basic,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Block {
    /// In the clean text.
    pub at: Range<usize>,
    /// Before the discipline; the last stands for Basic's VD too.
    pub m: Option<u8>,
    pub vbu: Option<u8>,
    pub i: Option<u8>,
    pub d: Option<Discipline>,
    pub vd: Option<u8>,
    pub vd_with_general: Option<u8>,
    pub price: Option<u16>,
    pub rear_price: Option<u16>,
    /// Where VD belongs if it is missing.
    pub vd_at: Range<usize>,
    pub price_at: Range<usize>,
    /// M, VBU and I, with VD in Basic Impetus.
    pub first_at: Range<usize>,
    pub d_at: Range<usize>,
    pub troubles: Vec<FigureTrouble>,
    /// Places that were read otherwise than they stand, and as what.
    pub repairs: Vec<(Range<usize>, String)>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum FigureTrouble {
    LettersInPrice,
    NoVd,
    NoPrice,
    NoDiscipline,
    /// So many figures before the discipline, where three belong.
    Count(usize),
    /// A second price without brackets.
    BareRearPrice(u16),
}

/// Whether a text is one figure and nothing else, with what belongs to it: "5", "B", "2/3", "17(13)".
pub fn is_figures_alone(text: &str) -> bool {
    match pieces(text, 0).as_slice() {
        [one] => one.end() == text.len(),
        [
            Piece::Digits(_),
            Piece::Slash(second) | Piece::Bracket(second),
        ] => second.at.end == text.len(),
        _ => false,
    }
}

/// More starts than this aren't tried in a line.
const MOST_STARTS: usize = 24;

/// The figures of a line from a place on: the start that reads best.
pub fn find(text: &str, from: usize, shape: FigureLayout) -> Option<Block> {
    let mut best: Option<Block> = None;
    for start in starts(text, from).take(MOST_STARTS) {
        let Some(block) = read(text, start, shape) else {
            continue;
        };
        let weight = |block: &Block| (block.troubles.len(), block.repairs.len());
        if best
            .as_ref()
            .is_none_or(|best| weight(&block) < weight(best))
        {
            let is_clean = weight(&block) == (0, 0);
            best = Some(block);
            if is_clean {
                break;
            }
        }
    }
    best
}

/// Where figures may begin: a digit, or a letter like one at the head of a word.
fn starts(text: &str, from: usize) -> impl Iterator<Item = usize> {
    let mut before = ' ';
    let tail = text.get(from..).unwrap_or_default();
    tail.char_indices().filter_map(move |(at, letter)| {
        let head = !before.is_alphanumeric();
        let begins = (letter.is_ascii_digit()
            && !before.is_ascii_digit()
            && looks_like_digit(before).is_none())
            || (head && looks_like_digit(letter).is_some());
        before = letter;
        begins.then_some(from + at)
    })
}

fn read(text: &str, start: usize, shape: FigureLayout) -> Option<Block> {
    let pieces = pieces(text, start);
    match shape {
        FigureLayout::Basic => basic(&pieces),
        FigureLayout::Points | FigureLayout::OnFoot => with_discipline(&pieces, shape),
    }
}

fn basic(pieces: &[Piece]) -> Option<Block> {
    let mut block = Block::default();
    let numbers: Vec<&Digits> = pieces
        .iter()
        .map_while(|piece| match piece {
            Piece::Digits(digits) => Some(digits),
            _ => None,
        })
        .take(5)
        .collect();
    if pieces
        .get(numbers.len())
        .is_some_and(|next| matches!(next, Piece::Discipline(..)))
    {
        return None;
    }
    let figures = split_columns(&numbers, 4, &mut block)?;
    let [m, vbu, i, vd] = figures.as_slice() else {
        return None;
    };
    (block.m, block.vbu, block.i, block.vd) = (Some(*m), Some(*vbu), Some(*i), Some(*vd));
    let last = numbers.last()?;
    let mut end = last.at.end;
    if let Some(Piece::Slash(second)) = pieces.get(numbers.len()) {
        block.vd_with_general = second.digits.parse().ok();
        end = second.at.end;
    }
    note_letters(&numbers, &mut block);
    block.at = numbers.first()?.at.start..end;
    block.vd_at = last.at.clone();
    Some(block)
}

fn with_discipline(pieces: &[Piece], shape: FigureLayout) -> Option<Block> {
    let mut block = Block::default();
    let first: Vec<&Digits> = pieces
        .iter()
        .map_while(|piece| match piece {
            Piece::Digits(digits) => Some(digits),
            _ => None,
        })
        .collect();
    let start = first.first()?.at.start;
    let Some(Piece::Discipline(d, d_at)) = pieces.get(first.len()) else {
        return without_discipline(pieces, &first, shape);
    };
    block.d = Some(*d);
    block.d_at = d_at.clone();
    block.first_at = start..first.last()?.at.end;
    match split_columns(&first, 3, &mut block).as_deref() {
        Some([m, vbu, i]) => {
            (block.m, block.vbu, block.i) = (Some(*m), Some(*vbu), Some(*i));
        }
        _ => block.troubles.push(FigureTrouble::Count(first.len())),
    }
    note_letters(&first, &mut block);
    block.vd_at = d_at.end..d_at.end;
    block.at = start..d_at.end;
    let rest = pieces.get(first.len() + 1..).unwrap_or_default();
    vd_and_price(rest, shape, &mut block);
    Some(block)
}

/// Five figures, or six of which the fourth looks like a B: the discipline is missing.
fn without_discipline(pieces: &[Piece], first: &[&Digits], shape: FigureLayout) -> Option<Block> {
    if shape != FigureLayout::Points {
        return None;
    }
    let has_eight = first.get(3).is_some_and(|fourth| fourth.digits == "8") && first.len() == 6;
    let slash = matches!(pieces.get(first.len()), Some(Piece::Slash(_)));
    let needed = match (has_eight, slash) {
        (true, _) => 6,
        (false, true) => 4,
        (false, false) => 5,
    };
    if first.len() != needed || first.iter().take(3).any(|it| it.digits.len() > 2) {
        return None;
    }
    let figure = |place: usize| first.get(place)?.digits.parse::<u8>().ok();
    let mut block = Block {
        at: first.first()?.at.start..first.get(2)?.at.end,
        m: figure(0),
        vbu: figure(1),
        i: figure(2),
        d: Some(Discipline::B),
        first_at: first.first()?.at.start..first.get(2)?.at.end,
        ..Block::default()
    };
    let third = first.get(2)?.at.end;
    let skipped = usize::from(has_eight);
    block.d_at = match has_eight {
        true => first.get(3)?.at.clone(),
        false => third..third,
    };
    block.vd_at = third..third;
    block.troubles.push(FigureTrouble::NoDiscipline);
    vd_and_price(pieces.get(3 + skipped..)?, shape, &mut block);
    Some(block)
}

const COLUMNS: [&str; 4] = ["M", "VBU", "I", "VD"];

/// One figure for each column, whether they stand apart or run together: VBU, I and VD have one
/// digit, so the number of digits says how many the movement has.
fn split_columns(numbers: &[&Digits], columns: usize, block: &mut Block) -> Option<Vec<u8>> {
    let apart = numbers.len() == columns
        && numbers.iter().skip(1).all(|it| it.digits.len() == 1)
        && numbers.first().is_some_and(|it| it.digits.len() <= 2);
    let all: String = numbers.iter().map(|it| it.digits.as_str()).collect();
    let first = (all.len() + 1)
        .checked_sub(columns)
        .filter(|it| (1..=2).contains(it))?;
    let figures: Vec<u8> = std::iter::once(all.get(..first)?)
        .chain(
            all.get(first..)?
                .split("")
                .filter(|digit| !digit.is_empty()),
        )
        .filter_map(|digits| digits.parse().ok())
        .collect();
    let m = *figures.first()?;
    let usual = if first == 2 { 10..=18 } else { 0..=9 };
    let is_glued = numbers.len() < columns;
    if !usual.contains(&m) || (is_glued && m < 2) {
        return None;
    }
    if !apart {
        // A figure may not be put together from two places, such as "1" and "0": then it isn't sure.
        let ends: Vec<usize> = numbers
            .iter()
            .scan(0, |end, it| {
                *end += it.digits.len();
                Some(*end)
            })
            .collect();
        if first == 2 && ends.first() == Some(&1) {
            return None;
        }
        let mut left = COLUMNS.iter().zip(&figures);
        for number in numbers {
            let mut digits = number.digits.len();
            let mut said = Vec::new();
            while digits > 0 {
                let (column, figure) = left.next()?;
                said.push(format!("{column} {figure}"));
                digits = digits.saturating_sub(figure.to_string().len());
            }
            if said.len() > 1 {
                block.repairs.push((number.at.clone(), said.join(", ")));
            }
        }
    }
    (figures.len() == columns).then_some(figures)
}

fn note_letters(numbers: &[&Digits], block: &mut Block) {
    for number in numbers.iter().filter(|it| it.has_letters) {
        block
            .repairs
            .push((number.at.clone(), number.digits.clone()));
    }
}

/// `3 13`, `2/3 17(13)`, `313`.
fn vd_and_price(pieces: &[Piece], shape: FigureLayout, block: &mut Block) {
    let mut rest = pieces.iter();
    let Some(Piece::Digits(first)) = pieces.first() else {
        block.troubles.push(FigureTrouble::NoVd);
        if shape == FigureLayout::Points {
            block.troubles.push(FigureTrouble::NoPrice);
        }
        return;
    };
    rest.next();
    let next_is_slash = matches!(pieces.get(1), Some(Piece::Slash(_)));
    let next_is_price = matches!(pieces.get(1), Some(Piece::Digits(_)));
    let (vd, glued) = first.digits.split_at(1.min(first.digits.len()));
    let mut price: Option<(String, bool, Range<usize>)> = None;
    let is_vd = shape != FigureLayout::Points
        || next_is_slash
        || first.digits.len() == 1 && next_is_price
        || first.digits.len() == 3
        || first.digits.len() == 1;
    block.at.end = first.at.end;
    if is_vd {
        block.vd = vd.parse().ok();
        block.vd_at = first.at.clone();
        if first.has_letters {
            block.repairs.push((first.at.clone(), first.digits.clone()));
        }
        if !glued.is_empty() {
            let said = format!("VD {vd}, {glued} points");
            block.repairs.push((first.at.clone(), said));
            price = Some((glued.to_owned(), false, first.at.clone()));
        }
    } else {
        block.troubles.push(FigureTrouble::NoVd);
        block.vd_at = block.d_at.end.max(block.first_at.end)..first.at.start;
        price = Some((first.digits.clone(), first.has_letters, first.at.clone()));
    }
    if let Some(Piece::Slash(second)) = pieces.get(1).filter(|_| is_vd) {
        rest.next();
        let (with, glued) = second.digits.split_at(1.min(second.digits.len()));
        block.vd_with_general = with.parse().ok();
        block.vd_at.end = second.at.end;
        block.at.end = second.at.end;
        if !glued.is_empty() {
            let said = format!("VD {vd}/{with}, {glued} points");
            block.repairs.push((first.at.start..second.at.end, said));
            price = Some((glued.to_owned(), false, second.at.clone()));
        }
    }
    if shape != FigureLayout::Points {
        return;
    }
    let mut rest = rest.peekable();
    if let (None, Some(Piece::Digits(digits))) = (&price, rest.peek()) {
        price = Some((digits.digits.clone(), digits.has_letters, digits.at.clone()));
        rest.next();
    }
    let Some((digits, has_letters, at)) = price else {
        block.troubles.push(FigureTrouble::NoPrice);
        block.price_at = block.at.end..block.at.end;
        return;
    };
    block.at.end = block.at.end.max(at.end);
    block.price_at = at;
    if has_letters {
        block.troubles.push(FigureTrouble::LettersInPrice);
    }
    // "1713": both prices without brackets.
    if digits.len() == 4 {
        let (price, rear) = digits.split_at(2);
        block.price = price.parse().ok();
        block.rear_price = rear.parse().ok();
        let rear = block.rear_price.unwrap_or(0);
        block.troubles.push(FigureTrouble::BareRearPrice(rear));
        return;
    }
    block.price = digits.parse().ok();
    match rest.peek() {
        Some(Piece::Bracket(rear)) => {
            block.rear_price = rear.digits.parse().ok();
            block.at.end = rear.at.end;
            block.price_at.end = rear.at.end;
            if rear.has_letters {
                block
                    .repairs
                    .push((rear.at.clone(), format!("({})", rear.digits)));
            }
        }
        // "17/13"
        Some(Piece::Slash(rear)) => {
            block.rear_price = rear.digits.parse().ok();
            block.at.end = rear.at.end;
            block.price_at.end = rear.at.end;
            block
                .repairs
                .push((rear.at.clone(), format!("({})", rear.digits)));
        }
        Some(Piece::Digits(rear)) if may_be_rear_price(block.price, rear) => {
            let figure = rear.digits.parse().unwrap_or(0);
            block.rear_price = Some(figure);
            block.at.end = rear.at.end;
            block.price_at.end = rear.at.end;
            block.troubles.push(FigureTrouble::BareRearPrice(figure));
        }
        _ => {}
    }
}

/// Behind a price may also stand the numbers of another row, or "2 javelins".
fn may_be_rear_price(price: Option<u16>, rear: &Digits) -> bool {
    let rear = rear.digits.parse::<u16>().ok();
    matches!((price, rear), (Some(price), Some(rear)) if rear <= price && rear * 2 >= price)
}

#[cfg(test)]
mod tests;
