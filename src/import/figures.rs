//! The figures of a row: `6 5 3 C 3 13`, `5 4 1 B 2/3 17(13)`, and `8 6 2 3` in Basic Impetus,
//! also where columns run together, digits look like letters or one is missing.

use crate::list::Discipline;
use std::ops::Range;
use winnow::combinator::{alt, delimited, opt, preceded, separated_pair};
use winnow::prelude::*;
use winnow::token::{one_of, take_while};

/// Which figures a row has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
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
    pub troubles: Vec<Trouble>,
    /// Places that were read otherwise than they stand, and as what.
    pub repairs: Vec<(Range<usize>, String)>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    LettersInPrice,
    NoVd,
    NoPrice,
    NoDiscipline,
    /// So many figures before the discipline, where three belong.
    Count(usize),
    /// A second price without brackets.
    BareRearPrice(u16),
}

/// Digits that stand together, and letters that look like them.
#[derive(Clone, Debug)]
struct Digits {
    digits: String,
    has_letters: bool,
    at: Range<usize>,
}

#[derive(Clone, Debug)]
enum Piece {
    Digits(Digits),
    Discipline(Discipline, Range<usize>),
    /// `/3`, the second figure of VD.
    Slash(Digits),
    /// `(13)`.
    Bracket(Digits),
}

impl Piece {
    fn at(&self) -> &Range<usize> {
        match self {
            Piece::Digits(it) | Piece::Slash(it) | Piece::Bracket(it) => &it.at,
            Piece::Discipline(_, at) => at,
        }
    }
}

/// More starts than this aren't tried in a line.
const MOST_STARTS: usize = 24;

/// The figures of a line from a place on: the start that reads best.
pub fn find(text: &str, from: usize, shape: Shape) -> Option<Block> {
    let mut best: Option<Block> = None;
    for start in starts(text, from).take(MOST_STARTS) {
        let Some(block) = read(text, start, shape) else {
            continue;
        };
        let weight = |block: &Block| (block.troubles.len(), block.repairs.len());
        if best.as_ref().is_none_or(|best| weight(&block) < weight(best)) {
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
        let begins = (letter.is_ascii_digit() && !before.is_ascii_digit())
            || (head && looks_like_digit(letter).is_some());
        before = letter;
        begins.then_some(from + at)
    })
}

fn looks_like_digit(letter: char) -> Option<char> {
    match letter {
        'O' | 'o' => Some('0'),
        'l' | 'I' | '|' => Some('1'),
        _ => None,
    }
}

fn is_blank(letter: char) -> bool {
    letter == ' ' || matches!(letter, ',' | ';' | '.' | '_' | '\'' | '|')
}

fn digit_like<'t>(input: &mut &'t str) -> winnow::Result<&'t str> {
    take_while(1..=4, ('0'..='9', 'O', 'o', 'l', 'I')).parse_next(input)
}

/// One piece, without the blanks before it.
fn piece<'t>(input: &mut &'t str) -> winnow::Result<Part<'t>> {
    let open = (one_of(['(', '[']), take_while(0.., ' '));
    let close = (take_while(0.., ' '), opt(one_of([')', ']'])));
    alt((
        delimited(open, digit_like, close).map(Part::Bracket),
        preceded((take_while(0.., ' '), '/', take_while(0.., ' ')), digit_like).map(Part::Slash),
        digit_like.map(Part::Digits),
        one_of(['A', 'B', 'C', 'a', 'b', 'c']).map(Part::Letter),
    ))
    .parse_next(input)
}

enum Part<'t> {
    Bracket(&'t str),
    Slash(&'t str),
    Digits(&'t str),
    Letter(char),
}

/// The pieces from a place on, up to the first that is no figure. Stars are passed over: Basic
/// Impetus marks generals behind VD.
fn pieces(text: &str, start: usize) -> Vec<Piece> {
    let mut found = Vec::new();
    let mut at = start;
    let offset = |rest: &str| text.len() - rest.len();
    while let Some(rest) = text.get(at..) {
        let rest = rest.trim_start_matches(is_blank);
        let rest = rest.strip_prefix("(*)").unwrap_or(rest);
        let rest = rest.trim_start_matches(is_blank);
        let begin = offset(rest);
        let mut input = rest;
        let Ok(part) = piece(&mut input) else { break };
        let end = offset(input);
        // A word that only begins like a figure: "Impetuous", "Bowmen".
        let word_goes_on = input.chars().next().is_some_and(|next| {
            next.is_alphabetic() && !matches!(next, 'A' | 'B' | 'C' | 'a' | 'b' | 'c')
        });
        let digits = |said: &str| Digits {
            digits: said
                .chars()
                .map(|letter| looks_like_digit(letter).unwrap_or(letter))
                .collect(),
            has_letters: said.chars().any(|letter| !letter.is_ascii_digit()),
            at: begin..end,
        };
        let piece = match part {
            Part::Bracket(said) => Piece::Bracket(digits(said)),
            Part::Slash(said) => Piece::Slash(digits(said)),
            Part::Digits(said) if word_goes_on && said.chars().all(char::is_alphabetic) => break,
            Part::Digits(said) => Piece::Digits(digits(said)),
            Part::Letter(letter) => {
                let next = input.chars().next();
                if next.is_some_and(|next| next.is_alphabetic() && looks_like_digit(next).is_none())
                {
                    break;
                }
                let class = match letter.to_ascii_uppercase() {
                    'A' => Discipline::A,
                    'B' => Discipline::B,
                    _ => Discipline::C,
                };
                Piece::Discipline(class, begin..end)
            }
        };
        found.push(piece);
        at = end;
        if found.len() > 12 {
            break;
        }
    }
    found
}

fn read(text: &str, start: usize, shape: Shape) -> Option<Block> {
    let pieces = pieces(text, start);
    match shape {
        Shape::Basic => basic(&pieces),
        Shape::Points | Shape::OnFoot => with_discipline(&pieces, shape),
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

fn with_discipline(pieces: &[Piece], shape: Shape) -> Option<Block> {
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
        _ => block.troubles.push(Trouble::Count(first.len())),
    }
    note_letters(&first, &mut block);
    block.vd_at = d_at.end..d_at.end;
    block.at = start..d_at.end;
    let rest = pieces.get(first.len() + 1..).unwrap_or_default();
    vd_and_price(rest, shape, &mut block);
    Some(block)
}

/// Five figures, or six of which the fourth looks like a B: the discipline is missing.
fn without_discipline(pieces: &[Piece], first: &[&Digits], shape: Shape) -> Option<Block> {
    if shape != Shape::Points {
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
    block.troubles.push(Trouble::NoDiscipline);
    vd_and_price(pieces.get(3 + skipped..)?, shape, &mut block);
    Some(block)
}

/// One figure for each column, whether they stand apart or run together: VBU, I and VD have one
/// digit, so the number of digits says how many the movement has.
fn split_columns(numbers: &[&Digits], columns: usize, block: &mut Block) -> Option<Vec<u8>> {
    let apart = numbers.len() == columns
        && numbers.iter().skip(1).all(|it| it.digits.len() == 1)
        && numbers.first().is_some_and(|it| it.digits.len() <= 2);
    let all: String = numbers.iter().map(|it| it.digits.as_str()).collect();
    let first = (all.len() + 1).checked_sub(columns).filter(|it| (1..=2).contains(it))?;
    let figures: Vec<u8> = std::iter::once(all.get(..first)?)
        .chain(all.get(first..)?.split("").filter(|digit| !digit.is_empty()))
        .filter_map(|digits| digits.parse().ok())
        .collect();
    let m = *figures.first()?;
    if first == 2 && !(10..=18).contains(&m) {
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
        let at = numbers.first()?.at.start..numbers.last()?.at.end;
        let said: Vec<String> = figures.iter().map(u8::to_string).collect();
        block.repairs.push((at, said.join(" ")));
    }
    (figures.len() == columns).then_some(figures)
}

fn note_letters(numbers: &[&Digits], block: &mut Block) {
    for number in numbers.iter().filter(|it| it.has_letters) {
        block.repairs.push((number.at.clone(), number.digits.clone()));
    }
}

/// `3 13`, `2/3 17(13)`, `313`.
fn vd_and_price(pieces: &[Piece], shape: Shape, block: &mut Block) {
    let mut rest = pieces.iter();
    let Some(Piece::Digits(first)) = pieces.first() else {
        block.troubles.push(Trouble::NoVd);
        if shape == Shape::Points {
            block.troubles.push(Trouble::NoPrice);
        }
        return;
    };
    rest.next();
    let next_is_slash = matches!(pieces.get(1), Some(Piece::Slash(_)));
    let next_is_price = matches!(pieces.get(1), Some(Piece::Digits(_)));
    let (vd, glued) = first.digits.split_at(1.min(first.digits.len()));
    let mut price: Option<(String, bool, Range<usize>)> = None;
    let is_vd = shape != Shape::Points
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
            let said = format!("{vd} {glued}");
            block.repairs.push((first.at.clone(), said));
            price = Some((glued.to_owned(), false, first.at.clone()));
        }
    } else {
        block.troubles.push(Trouble::NoVd);
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
            let said = format!("/{with} {glued}");
            block.repairs.push((second.at.clone(), said));
            price = Some((glued.to_owned(), false, second.at.clone()));
        }
    }
    if shape != Shape::Points {
        return;
    }
    let mut rest = rest.peekable();
    if price.is_none() {
        if let Some(Piece::Digits(digits)) = rest.peek() {
            price = Some((digits.digits.clone(), digits.has_letters, digits.at.clone()));
            rest.next();
        }
    }
    let Some((digits, has_letters, at)) = price else {
        block.troubles.push(Trouble::NoPrice);
        block.price_at = block.at.end..block.at.end;
        return;
    };
    block.at.end = block.at.end.max(at.end);
    block.price_at = at;
    if has_letters {
        block.troubles.push(Trouble::LettersInPrice);
    }
    // "1713": both prices without brackets.
    if digits.len() == 4 {
        let (price, rear) = digits.split_at(2);
        block.price = price.parse().ok();
        block.rear_price = rear.parse().ok();
        let rear = block.rear_price.unwrap_or(0);
        block.troubles.push(Trouble::BareRearPrice(rear));
        return;
    }
    block.price = digits.parse().ok();
    match rest.peek() {
        Some(Piece::Bracket(rear)) => {
            block.rear_price = rear.digits.parse().ok();
            block.at.end = rear.at.end;
            block.price_at.end = rear.at.end;
            if rear.has_letters {
                block.repairs.push((rear.at.clone(), format!("({})", rear.digits)));
            }
        }
        Some(Piece::Digits(rear)) => {
            let figure = rear.digits.parse().unwrap_or(0);
            block.rear_price = Some(figure);
            block.at.end = rear.at.end;
            block.price_at.end = rear.at.end;
            block.troubles.push(Trouble::BareRearPrice(figure));
        }
        _ => {}
    }
}

/// `8-24`, with letters like digits and blanks around the dash.
pub fn numbers<'t>(input: &mut &'t str) -> winnow::Result<(&'t str, &'t str)> {
    let blank = || take_while(0.., ' ');
    let small = || take_while(1..=3, ('0'..='9', 'O', 'o', 'l', 'I'));
    separated_pair(small(), (blank(), take_while(1..=2, '-'), blank()), small()).parse_next(input)
}

/// Digits where letters looked like them.
pub fn as_digits(said: &str) -> Option<u16> {
    let digits: String = said
        .chars()
        .map(|letter| looks_like_digit(letter).unwrap_or(letter))
        .collect();
    digits.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(text: &str) -> Block {
        find(text, 0, Shape::Points).unwrap()
    }

    type Figures = (u8, u8, u8, Discipline, u8, Option<u8>, u16, Option<u16>);

    fn figures(block: &Block) -> Figures {
        (
            block.m.unwrap(),
            block.vbu.unwrap(),
            block.i.unwrap(),
            block.d.unwrap(),
            block.vd.unwrap(),
            block.vd_with_general,
            block.price.unwrap(),
            block.rear_price,
        )
    }

    #[test]
    fn columns_that_run_together_are_told_apart() {
        use Discipline::*;
        let spearmen = (5, 4, 1, B, 2, Some(3), 17, Some(13));
        for text in [
            "Spearmen 5 4 1 B 2/3 17(13) Long spear",
            "Spearmen 541B2/317(13) Long spear",
            "Spearmen 5 41 B 2 / 3 17 (13) long spear",
            "Spearmen 5, 4, 1, B, 2/3, 17(13)",
            "Spearmen5 4 1B2/3 17[13]",
            "Spearmen 5 4 l B 2/3 17(13",
        ] {
            let block = points(text);
            assert_eq!(figures(&block), spearmen, "{text}");
            assert_eq!(block.troubles, [], "{text}");
        }
        let scouts = (12, 3, 0, C, 1, None, 13, None);
        for text in ["Scouts 12 3 0 C 1 13", "Scouts 1230C113", "Scouts 12 3 O C 1 13 Javelin"] {
            assert_eq!(figures(&points(text)), scouts, "{text}");
        }
    }

    #[test]
    fn what_is_missing_is_said() {
        let block = points("Slingers 8 2 0 B  12 sling");
        assert_eq!((block.vd, block.price), (None, Some(12)));
        assert_eq!(block.troubles, [Trouble::NoVd]);
        let block = points("Archers 6 3 0 C 1 ll short bow A");
        assert_eq!(block.price, Some(11));
        assert_eq!(block.troubles, [Trouble::LettersInPrice]);
        let block = points("Archers 6 3 0 1 11 short bow A");
        assert_eq!(block.troubles, [Trouble::NoDiscipline]);
        assert_eq!((block.vd, block.price), (Some(1), Some(11)));
        let block = points("Archers 6 0 C 1 11 short bow A");
        assert_eq!(block.troubles, [Trouble::Count(2)]);
        let block = points("Spearmen 5 4 1 B 2/3 17 13 long spear");
        assert_eq!(block.troubles, [Trouble::BareRearPrice(13)]);
    }

    #[test]
    fn basic_lines_have_four() {
        let read = |text: &str| {
            let block = find(text, 0, Shape::Basic).unwrap();
            let vd = (block.vd.unwrap(), block.vd_with_general);
            (block.m.unwrap(), block.vbu.unwrap(), block.i.unwrap(), vd)
        };
        assert_eq!(read("8 6 2 3 Nobles"), (8, 6, 2, (3, None)));
        assert_eq!(read("10523"), (10, 5, 2, (3, None)));
        assert_eq!(read("5 4 1 2/3(*) Schiltron"), (5, 4, 1, (2, Some(3))));
        assert_eq!(find("8 6 2 C 3 13", 0, Shape::Basic), None);
    }

    #[test]
    fn prose_has_none() {
        for text in ["It was the best of times", "In 1492 Columbus", "", "I, Claudius 3"] {
            assert_eq!(find(text, 0, Shape::Points), None, "{text}");
            assert_eq!(find(text, 0, Shape::Basic), None, "{text}");
        }
    }
}
