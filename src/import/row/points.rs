//! A row of a list with points.

use super::super::figures::{self, FigureLayout};
use super::super::weapons::armed;
use super::super::{Label, Reason, RepairKind};
use super::begin::{Begin, Kind, Numbers, Spelling, begin, has_dash};
use super::{Noticed, Reader};
use crate::list::{ArmsChoice, Figure, Seat, Stats, Trait, TroopType, Weapon};
use crate::text;

#[derive(Clone, Debug, PartialEq)]
pub struct RowRead {
    pub place: Place,
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
    let mut reader = Reader::new(source);
    let begin = begin(&reader.clean.text);
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
        (Numbers::None, _) => return None,
        (Numbers::Alternative | Numbers::OnFoot | Numbers::One(_), Kind::None) => return None,
        (Numbers::Span { .. }, Kind::None) => is_sound.then_some(())?,
        _ => {}
    }
    let kind = read_kind(&mut reader, &begin, block.m);
    let place = read_place(&mut reader, &begin);

    let before = begin.kind_at.end..block.at.start;
    let (seat, mark) = reader.seat(before.clone());
    let condition = reader.condition(before.clone(), mark.as_ref());
    let without = match &condition {
        // A star with words around it marks a general, and the words may rule some out.
        Some(at) if mark.as_ref().is_none_or(|mark| at.contains(&mark.start)) => Some(at.clone()),
        Some(_) | None => mark,
    };
    let name = reader.name(before.clone(), without);
    let name = match name.is_empty() {
        false => name,
        true => {
            reader.doubt(before, Reason::NoName, Vec::new());
            text::troop_type(kind).0.to_owned()
        }
    };

    if let Some(at) = condition {
        if reader.said(at.clone()).contains('*') {
            reader.unsure(Figure::General);
        }
        reader.doubt_words(at, Reason::MoreThanARow);
    }
    let stats = reader.stats(&block, kind);
    let (price, rear_price) = match shape {
        FigureLayout::Points => read_price(&mut reader, &block),
        _ => (0, None),
    };
    let length = reader.clean.text.len();
    let armed = armed(&reader.clean.text, block.at.end..length);
    for at in &armed.unknown {
        if !super::super::words::squeezed(reader.said(at.clone())).is_empty() {
            reader.doubt_words(at.clone(), Reason::UnknownWords);
        }
    }
    doubt_classes(&mut reader, &armed.classless);
    Some(RowRead {
        place,
        kind,
        name,
        seat,
        stats,
        price,
        rear_price,
        weapons: armed.weapons,
        arms: armed.arms,
        traits: armed.traits,
        noticed: reader.noticed,
    })
}

type Classless = (std::ops::Range<usize>, &'static str, Vec<Weapon>);

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
                unsure_numbers(reader);
                let figure = Figure::Max;
                reader.doubt(at, Reason::Implausible { figure, value: max }, Vec::new());
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
        reader.unsure(Figure::Price);
        let figure = Figure::Price;
        let reason = Reason::Implausible {
            figure,
            value: price,
        };
        reader.doubt(at.clone(), reason, Vec::new());
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
