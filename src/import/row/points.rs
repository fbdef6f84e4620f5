//! A row of a list with points.

use super::super::figures::{self, FigureLayout};
use super::super::weapons::{Armed, armed};
use super::super::words::{squeezed, troop_type};
use super::super::{Label, Reason, RepairKind};
use super::begin::{Begin, Numbers, Spelling, begin, begins_row, has_dash};
use super::kind::Kind;
use super::name::words_at;
use super::{Noticed, Reader};
use crate::list::{ArmsChoice, Figure, Seat, Stats, Trait, TroopType, Weapon};
use crate::text;
use std::ops::Range;

#[derive(Clone, Debug, PartialEq)]
pub struct RowRead {
    pub place: Place,
    /// What an alternative says of its numbers, which are those of its row.
    pub own_numbers: Option<(u16, u16)>,
    /// Whether it ends in OR: the next row is another choice.
    pub or_follows: bool,
    pub kind: TroopType,
    pub name: String,
    pub seat: Seat,
    pub stats: Stats,
    pub price: u16,
    pub rear_price: Option<u16>,
    pub weapons: Vec<Weapon>,
    pub arms: Vec<ArmsChoice>,
    pub traits: Vec<Trait>,
    pub noticed: Noticed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    First { min: u16, max: u16 },
    Alternative,
    OnFoot,
}

/// The largest maximum that isn't asked about.
const LARGEST_ROW: u16 = 60;

/// Reads a row, if the line is one.
pub fn points_row(source: &str) -> Option<RowRead> {
    read_row(Reader::new(source))
}

pub fn read_row(mut reader: Reader<'_>) -> Option<RowRead> {
    let mut begin = begin(&reader.clean.text);
    if begin.numbers == Numbers::None && !matches!(begin.kind, Kind::Known(_)) {
        return None;
    }
    let shape = match begin.numbers {
        Numbers::OnFoot => FigureLayout::OnFoot,
        _ => FigureLayout::Points,
    };
    let block = figures::find(&reader.clean.text, begin.kind_at.end, shape)?;
    let is_sound = block.troubles.is_empty();
    match (&begin.numbers, &begin.kind) {
        (Numbers::None, Kind::Known(_)) => {
            (is_sound && has_dash(&reader.clean.text, begin.kind_at.end)).then_some(())?
        }
        (Numbers::Alternative | Numbers::OnFoot | Numbers::One(_), Kind::None) => return None,
        (Numbers::Span { .. }, Kind::None) => is_sound.then_some(())?,
        _ => {}
    }
    let before = begin.kind_at.end..block.at.start;
    if let Some(kind) = type_behind_name(&mut reader, &begin, before.clone()) {
        begin.kind = Kind::Known(kind);
    }
    let kind = read_kind(&mut reader, &begin, block.m);
    let place = read_place(&mut reader, &begin);
    let (seat, name, mut armed) = read_name(&mut reader, before.clone(), &block);
    let name = match name.is_empty() && place != Place::OnFoot {
        false => name,
        true => {
            reader.doubt(before, Reason::NoName, Vec::new());
            text::troop_type(kind).0.to_owned()
        }
    };
    let stats = reader.stats(&block, kind);
    let (price, rear_price) = match shape {
        FigureLayout::Points => read_price(&mut reader, &block),
        _ => (0, None),
    };
    let seat = match seat {
        Seat::No => mark_behind(&mut reader, &block),
        seat => seat,
    };
    let (behind, or_follows) = read_behind(&mut reader, block.at.end);
    armed.weapons.extend(behind.weapons);
    armed.traits.extend(behind.traits);
    Some(RowRead {
        place,
        own_numbers: begin.own_numbers,
        or_follows,
        kind,
        name,
        seat,
        stats,
        price,
        rear_price,
        weapons: armed.weapons,
        arms: behind.arms,
        traits: armed.traits,
        noticed: reader.noticed,
    })
}

/// "0-4 Battle cars CGP 6 5 3": takes the type out of the name.
fn type_behind_name(
    reader: &mut Reader<'_>,
    begin: &Begin,
    name: Range<usize>,
) -> Option<TroopType> {
    if begin.kind != Kind::None {
        return None;
    }
    let said = reader.said(name.clone());
    let bare = said.trim_end_matches([' ', '-', '(', '*', ')', ',']);
    let start = bare.rfind([' ', '-']).map_or(0, |at| at + 1);
    let code = bare.get(start..)?;
    let kind = troop_type(code).filter(|kind| text::troop_type(*kind).0 == code)?;
    let at = name.start + start..name.start + bare.len();
    reader.blank(at);
    Some(kind)
}

/// The name with the general's mark, and weapons that stand behind a comma in it.
fn read_name(
    reader: &mut Reader<'_>,
    at: Range<usize>,
    block: &figures::Block,
) -> (Seat, String, Armed) {
    let (seat, mark) = reader.seat(at.clone());
    let condition = reader.condition(at.clone(), mark.as_ref());
    if let Some(said) = &condition {
        // A star with words around it marks a general, and the words may rule some out.
        if reader.said(said.clone()).contains('*') {
            reader.unsure(Figure::General);
        }
        reader.doubt_words(said.clone(), Reason::MoreThanARow);
    }
    for out in condition.into_iter().chain(mark) {
        reader.blank(out);
    }
    let said = reader.said(at.clone()).trim_end_matches([' ', '-']);
    let mut end = at.start + said.len();
    // "Battle cars 1 2 5 3 C": a figure too many.
    let last = said.rfind(' ').map_or(0, |blank| blank + 1);
    if said.get(last..).is_some_and(figures::is_figures_alone) && last > 0 {
        end = at.start + last;
        for figure in [Figure::M, Figure::Vbu, Figure::I] {
            reader.unsure(figure);
        }
        let reason = Reason::TooMany {
            found: 4,
            columns: 3,
        };
        reader.doubt(end..block.first_at.end, reason, Vec::new());
    }
    let said = reader.said(at.start..end);
    let weapons_at = said.rfind(',').map(|comma| at.start + comma + 1..end);
    let before = weapons_at.map(|at| armed(&reader.clean.text, at.clone()));
    match before.filter(|armed| armed.is_sound() && armed.arms.is_empty()) {
        Some(armed) => {
            let comma = said.rfind(',').unwrap_or(said.len());
            (seat, reader.name(at.start..at.start + comma, None), armed)
        }
        None => (seat, reader.name(at.start..end, None), Armed::default()),
    }
}

/// A general's mark may also stand among the figures or behind them.
fn mark_behind(reader: &mut Reader<'_>, block: &figures::Block) -> Seat {
    let length = reader.clean.text.len();
    let (seat, mark) = reader.seat(block.at.start..length);
    let Some(mark) = mark else {
        return Seat::No;
    };
    if reader.said(mark.clone()) == "*" {
        // It could lead to a footnote.
        reader.unsure(Figure::General);
        reader.doubt_words(mark.clone(), Reason::MoreThanARow);
    }
    reader.blank(mark);
    seat
}

/// Weapons and special rules behind the figures, and whether an OR stands behind them.
fn read_behind(reader: &mut Reader<'_>, from: usize) -> (Armed, bool) {
    let mut end = reader.clean.text.len();
    let tail = reader.said(from..end);
    if let Some(second) = second_row(tail) {
        let at = from + second..end;
        end = at.start;
        reader.doubt_words(at, Reason::SecondRow);
    }
    let tail = reader.said(from..end);
    let small = tail.trim_end().to_ascii_lowercase();
    let or = [" or", " oppure"].iter().find(|or| small.ends_with(**or));
    if let Some(or) = or {
        end = from + small.len() - or.len();
    }
    let start = from + after_unit_of_price(reader.said(from..end));
    if NOTHING.contains(&squeezed(reader.said(start..end)).as_str()) {
        return (Armed::default(), or.is_some());
    }
    let armed = armed(&reader.clean.text, start..end);
    for at in &armed.unknown {
        if !squeezed(reader.said(at.clone())).is_empty() {
            reader.doubt_words(at.clone(), Reason::UnknownWords);
        }
    }
    doubt_classes(reader, &armed.classless);
    (armed, or.is_some())
}

/// What fills the column of weapons where there are none, squeezed.
const NOTHING: &[&str] = &["none", "nil", "na", "nothing", "nessuna", "nessuno"];

/// "13 pts": where what follows begins.
fn after_unit_of_price(text: &str) -> usize {
    let rest = text.trim_start();
    let end = rest
        .find(|it: char| !it.is_alphabetic())
        .unwrap_or(rest.len());
    let (word, behind) = rest.split_at(end);
    let units = ["pts", "pt", "p", "points", "point", "punti", "pti"];
    match units.iter().any(|unit| word.eq_ignore_ascii_case(unit)) {
        true => text.len() - behind.trim_start_matches('.').len(),
        false => 0,
    }
}

/// Where a second row begins behind the figures of a first.
fn second_row(text: &str) -> Option<usize> {
    const FEWEST_FIGURES: usize = 4;
    let figures = text
        .split(' ')
        .filter(|word| figures::is_figures_alone(word));
    if figures.count() < FEWEST_FIGURES {
        return None;
    }
    let mut starts = words_at(text).map(|(at, _)| at);
    starts.find(|at| {
        let rest = text.get(*at..).unwrap_or_default();
        begins_row(rest)
            && figures::find(rest, 0, FigureLayout::Points).is_some_and(|it| it.d.is_some())
    })
}

type Classless = (Range<usize>, &'static str, Vec<Weapon>);

pub(super) fn doubt_classes(reader: &mut Reader<'_>, classless: &[Classless]) {
    for (at, name, classes) in classless {
        reader.unsure(Figure::Weapons);
        let choices = classes
            .iter()
            .map(|weapon| text::weapon(*weapon).to_owned())
            .map(|said| (Label::Text(said.clone()), said));
        let choices = choices.collect();
        reader.doubt(at.clone(), Reason::NoClass(name), choices);
    }
}

/// The type, or the likeliest one by its movement.
pub(super) fn read_kind(reader: &mut Reader<'_>, begin: &Begin, m: Option<u8>) -> TroopType {
    let at = begin.kind_at.clone();
    let codes = |kinds: &[TroopType]| {
        let kinds = kinds.iter().map(|kind| text::troop_type(*kind).0);
        kinds
            .map(|code| (Label::Text(code.to_owned()), format!("{code} ")))
            .collect::<Vec<_>>()
    };
    let likely: &[TroopType] = match m {
        Some(..=4) => &[TroopType::Art, TroopType::W],
        Some(5) => &[TroopType::Fp, TroopType::W],
        Some(6 | 7) => &[TroopType::T, TroopType::Fl, TroopType::Cgp],
        Some(8 | 9) => &[TroopType::Fl, TroopType::S, TroopType::Cp, TroopType::El],
        Some(10 | 11) => &[TroopType::Cm, TroopType::Cp, TroopType::Cgl],
        _ => &[TroopType::Cl, TroopType::Cf],
    };
    let first = likely.first().copied().unwrap_or(TroopType::Fp);
    match &begin.kind {
        Kind::Known(kind) => *kind,
        Kind::Likely(kind) => {
            let code = text::troop_type(*kind).0.to_owned();
            reader.repair(at, RepairKind::ReadAs(code));
            *kind
        }
        Kind::Several(kinds) => {
            reader.unsure(Figure::Type);
            let said = reader.said(at.clone()).to_owned();
            reader.doubt(at, Reason::SeveralTypes(said), codes(kinds));
            kinds.first().copied().unwrap_or(first)
        }
        Kind::Unknown(said) => {
            reader.unsure(Figure::Type);
            reader.doubt(at, Reason::UnknownType(said.clone()), codes(likely));
            first
        }
        Kind::None => {
            reader.unsure(Figure::Type);
            reader.doubt(at, Reason::NoType, codes(likely));
            first
        }
    }
}

fn read_place(reader: &mut Reader<'_>, begin: &Begin) -> Place {
    let at = begin.numbers_at.clone();
    match &begin.numbers {
        Numbers::Alternative => Place::Alternative,
        Numbers::OnFoot => Place::OnFoot,
        Numbers::Span { min, max, spelling } => {
            let (min, max) = (*min, *max);
            if *spelling == Spelling::Otherwise {
                reader.repair(at.clone(), RepairKind::ReadAs(format!("{min}-{max}")));
            }
            if min > max {
                unsure_numbers(reader);
                let choice = (Label::Numbers(max, min), format!("{max}-{min}"));
                reader.doubt(at, Reason::MinimumAboveMaximum, vec![choice]);
                return Place::First { min: max, max: min };
            }
            if max == 0 || max > LARGEST_ROW {
                reader.doubt_figure(at, Figure::Max, max);
            }
            Place::First {
                min,
                max: max.max(1),
            }
        }
        Numbers::One(digits) => one_number(reader, digits, begin),
        Numbers::None => {
            unsure_numbers(reader);
            let at = begin.kind_at.start..begin.kind_at.start;
            let choice = (Label::Alternative, "OR ".to_owned());
            reader.doubt(at, Reason::NoNumbers, vec![choice]);
            Place::Alternative
        }
    }
}

fn unsure_numbers(reader: &mut Reader<'_>) {
    reader.unsure(Figure::Min);
    reader.unsure(Figure::Max);
}

/// "824" is 8-24, "06" is 0-6; "26" may be 2-6 or a maximum alone.
fn one_number(reader: &mut Reader<'_>, digits: &str, begin: &Begin) -> Place {
    let at = begin.numbers_at.clone();
    let mut ways: Vec<(u16, u16)> = (1..digits.len())
        .filter_map(|place| {
            let (min, max) = digits.split_at(place);
            if max.starts_with('0') || (min.len() > 1 && min.starts_with('0')) {
                return None;
            }
            Some((min.parse().ok()?, max.parse().ok()?))
        })
        .filter(|(min, max)| min <= max && *max <= LARGEST_ROW)
        .collect();
    let is_sure = ways.len() == 1 && (digits.starts_with('0') || digits.len() > 2);
    if let (true, [(min, max)]) = (is_sure, ways.as_slice()) {
        reader.repair(at, RepairKind::ReadAs(format!("{min}-{max}")));
        return Place::First {
            min: *min,
            max: *max,
        };
    }
    unsure_numbers(reader);
    let whole: u16 = digits.parse().unwrap_or(1).max(1);
    let reason = match ways.is_empty() {
        true => Reason::OneNumber(whole),
        false => Reason::NumbersRunTogether {
            text: digits.to_owned(),
        },
    };
    ways.push((0, whole));
    let (min, max) = ways.first().copied().unwrap_or((0, whole));
    let choices = ways
        .into_iter()
        .map(|(min, max)| (Label::Numbers(min, max), format!("{min}-{max}")));
    let choices = choices.collect();
    reader.doubt(at, reason, choices);
    Place::First { min, max }
}

fn read_price(reader: &mut Reader<'_>, block: &figures::Block) -> (u16, Option<u16>) {
    let at = block.price_at.clone();
    let price = block.price.unwrap_or(1);
    let is_known = block.price.is_some() && !reader.noticed.unsure.contains(&Figure::Price);
    if is_known && !(4..=80).contains(&price) {
        reader.doubt_figure(at.clone(), Figure::Price, price);
    }
    let behind = reader.said(at.end..reader.clean.text.len());
    if is_known && behind.starts_with('?') {
        reader.unsure(Figure::Price);
        let letters = format!("{}?", reader.said(at.clone()));
        let choice = (Label::Text(price.to_string()), price.to_string());
        let reason = Reason::LettersInPrice { letters, price };
        reader.doubt(at.start..at.end + 1, reason, vec![choice]);
    }
    let rear = block.rear_price.filter(|rear| (1..=price).contains(rear));
    let is_sane = rear.is_some_and(|rear| rear * 2 >= price && rear < price);
    let asked = reader.noticed.unsure.contains(&Figure::RearPrice);
    if block.rear_price.is_some() && !is_sane && !asked {
        reader.unsure(Figure::RearPrice);
        let choice = (Label::Text(price.to_string()), price.to_string());
        reader.doubt(at, Reason::RearPriceAbovePrice, vec![choice]);
    }
    (price.max(1), rear)
}
