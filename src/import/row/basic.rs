//! A line of a Basic Impetus list: `2 CP(*) 8 6 2 3 Nobles - long spear`.

mod behind;
mod brackets;

use super::super::figures::{self, Block, FigureLayout};
use super::super::weapons::special;
use super::super::words::squeezed;
use super::super::{Label, Reason};
use super::begin::{Begin, Numbers, begin};
use super::kind::Kind;
use super::points::{doubt_classes, read_kind};
use super::{Noticed, Reader};
use crate::list::{ArmsChoice, ArmsId, BasicUnit, Figure};
use behind::{Named, without_or};
use brackets::seat_and_brackets;
use std::ops::Range;

#[derive(Clone, Debug, PartialEq)]
pub struct BasicRead {
    /// None where the line has none, as units of an option may.
    pub count: Option<u16>,
    pub unit: BasicUnit,
    /// "OR 2 CP …": instead of the line above.
    pub is_alternative: bool,
    /// "… Horse or": the line below stands instead of it.
    pub has_alternative: bool,
    pub noticed: Noticed,
}

pub fn basic_line(source: &str) -> Option<BasicRead> {
    read_line(Reader::new(source))
}

pub fn read_line(mut reader: Reader<'_>) -> Option<BasicRead> {
    let (begin, is_alternative) = begin_of_line(&reader.clean.text);
    let count = match &begin.numbers {
        Numbers::One(digits) if digits.len() <= 2 => Some(digits.parse().ok()?),
        Numbers::None => None,
        _ => return None,
    };
    if !matches!(
        begin.kind,
        Kind::Known(_) | Kind::Likely(_) | Kind::Several(_)
    ) {
        return None;
    }
    let block = first_figures(&reader.clean.text, begin.kind_at.end)?;
    let kind = read_kind(&mut reader, &begin, block.m);
    let before = begin.kind_at.end..block.at.start;
    let mut stats = reader.stats(&block, kind);
    stats.d = None;
    doubt_figures_before(&mut reader, before.clone());
    doubt_fifth_figure(&mut reader, &block);

    let seat = seat_and_brackets(&mut reader, begin.kind_at.end);
    let has_alternative = without_or(&mut reader.clean.text, block.at.end);
    let behind = block.at.end..reader.clean.text.len();
    let mut named = Named::default();
    named.read(&mut reader, before);
    named.read(&mut reader, behind);
    let Named { names, armed } = named;
    doubt_classes(&mut reader, &armed.classless);
    let name = (!names.is_empty()).then(|| names.join(", "));
    let mut traits = armed.traits;
    // Schiltrons and warbands are called by what is special about them.
    let called = name.as_deref().and_then(|name| special(&squeezed(name)));
    traits.extend(called.filter(|called| !traits.contains(called)));
    let arms = match (&name, armed.arms.is_empty()) {
        (Some(name), true) => named_choices(name),
        _ => armed.arms,
    };
    Some(BasicRead {
        count,
        unit: BasicUnit {
            name,
            kind,
            stats,
            general: seat,
            weapons: armed.weapons,
            arms,
            traits,
        },
        is_alternative,
        has_alternative,
        noticed: reader.noticed,
    })
}

/// The beginning, without an "OR" before it.
fn begin_of_line(text: &str) -> (Begin, bool) {
    let found = begin(text);
    if found.numbers != Numbers::Alternative {
        return (found, false);
    }
    let at = found.numbers_at.end;
    let mut inner = begin(text.get(at..).unwrap_or_default());
    for place in [&mut inner.numbers_at, &mut inner.kind_at] {
        *place = place.start + at..place.end + at;
    }
    (inner, true)
}

/// The figures of a line: the first four, whatever numbers follow.
fn first_figures(text: &str, from: usize) -> Option<Block> {
    let layout = FigureLayout::Basic;
    let first = end_of_four(text, from)
        .and_then(|end| figures::find(text.get(..end)?, from, layout))
        .filter(|block| block.troubles.is_empty());
    first.or_else(|| figures::find(text, from, layout))
}

/// Where the fourth number in a row ends.
fn end_of_four(text: &str, from: usize) -> Option<usize> {
    let mut run: Vec<usize> = Vec::new();
    for word in words_of(text, from..text.len()) {
        let said = text.get(word.clone())?;
        let digits = said.bytes().take_while(u8::is_ascii_digit).count();
        match digits {
            0 => run.clear(),
            // "2/3"
            _ if said.contains('/') => run.push(word.end),
            digits => run.push(word.start + digits),
        }
        if run.len() == 4 {
            return run.last().copied();
        }
    }
    None
}

/// The words between blanks and separators.
fn words_of(text: &str, within: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let mut start = within.start;
    let said = text.get(within).unwrap_or_default();
    let words = said.split([' ', ',', ';', '|']).map(move |word| {
        let at = start..start + word.len();
        start = at.end + 1;
        at
    });
    words.filter(|word| !word.is_empty())
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// A number before the figures may be the first of them.
fn doubt_figures_before(reader: &mut Reader<'_>, before: Range<usize>) {
    let text = reader.clean.text.clone();
    let numbers = words_of(&text, before).filter(|at| text.get(at.clone()).is_some_and(is_number));
    let numbers: Vec<Range<usize>> = numbers.collect();
    if let Some(first) = numbers.first() {
        for figure in [Figure::M, Figure::Vbu, Figure::I, Figure::Vd] {
            reader.unsure(figure);
        }
        let found = numbers.len() + 4;
        reader.doubt(
            first.clone(),
            Reason::TooMany { found, columns: 4 },
            Vec::new(),
        );
    }
}

/// A number behind the figures is none of them: a price, a second VD, or part of the name. It stays
/// as a note until someone says.
fn doubt_fifth_figure(reader: &mut Reader<'_>, block: &Block) {
    let end = block.at.end;
    let text = reader.clean.text.clone();
    let mut behind = words_of(&text, end..text.len());
    let Some(mut at) = behind.next() else {
        return;
    };
    let said = text.get(at.clone()).unwrap_or_default();
    if !is_number(said) {
        return;
    }
    let next = behind.next().filter(|next| {
        let word = text.get(next.clone()).unwrap_or_default();
        matches!(
            word.trim_end_matches('.'),
            "pts" | "pt" | "points" | "punti" | "p"
        )
    });
    if let Some(points) = next {
        at.end = points.end;
    }
    let said = text.get(at.clone()).unwrap_or_default();
    reader.unsure(Figure::Vd);
    reader.noticed.remarks.push(said.to_owned());
    let mut instead = vec![
        (Label::KeepAsNote, format!("{}{said}]", super::KEPT)),
        (Label::LeaveOut, String::new()),
    ];
    if let (Some(vd), None, 1) = (block.vd, block.vd_with_general, said.len()) {
        let label = Label::Figure(Figure::Vd, format!("{vd}/{said}"));
        instead.push((label, format!("/{said}")));
    }
    let reason = Reason::TooMany {
        found: 5,
        columns: 4,
    };
    reader.doubt(at.clone(), reason, instead);
    blank(&mut reader.clean.text, &at);
}

/// All else keeps its place.
fn blank(text: &mut String, at: &Range<usize>) {
    text.replace_range(at.clone(), &" ".repeat(at.len()));
}

/// "Highlanders or Islemen": the player says which.
fn named_choices(name: &str) -> Vec<ArmsChoice> {
    let names: Vec<&str> = name.split(" or ").collect();
    if names.len() < 2 {
        return Vec::new();
    }
    (1..)
        .zip(names)
        .map(|(id, name)| ArmsChoice {
            id: ArmsId(id),
            name: Some(name.trim().to_owned()),
            weapons: Vec::new(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::list::{Seat, Trait, TroopType, Weapon};

    #[test]
    fn names_and_weapons_in_any_order() {
        let read = |text: &str| basic_line(text).unwrap();
        let magyars = read("2 CL 12 4 0 2 composite bow B - Szekeley");
        assert_eq!(magyars.unit.name.as_deref(), Some("Szekeley"));
        assert_eq!(magyars.unit.weapons, [Weapon::CompositeBowB]);
        let byzantines = read("4 T 5 4 1 2 Skoutatoi and archers long spear and short bow B");
        assert_eq!(
            byzantines.unit.name.as_deref(),
            Some("Skoutatoi and archers")
        );
        assert_eq!(
            byzantines.unit.weapons,
            [Weapon::LongSpear, Weapon::ShortBowB]
        );
        let schiltron = read("6 FP(*) 5 4 1 2/3(*) Schiltron - pikes");
        assert_eq!(schiltron.unit.name.as_deref(), Some("Schiltron"));
        assert_eq!(schiltron.unit.traits, [Trait::Schiltron]);
        assert_eq!(schiltron.unit.weapons, [Weapon::Pike]);
        assert_eq!(schiltron.unit.general, Seat::Yes);
        assert_eq!(schiltron.unit.stats.vd_with_general, Some(3));
        let plain = read("3 CP(*) 8 7 4 3");
        assert_eq!((plain.count, plain.unit.name), (Some(3), None));
        assert_eq!(plain.unit.kind, TroopType::Cp);
        let highlanders = read("1 FL 8 4 2 2 Highlanders or Islemen - short bow B - Impetuous");
        assert_eq!(highlanders.unit.arms.len(), 2);
        assert_eq!(highlanders.unit.weapons, [Weapon::ShortBowB]);
        let pavise = read("1 T 5 3 0 2 crossbow and pavese");
        assert_eq!(pavise.unit.name, None);
        assert_eq!(pavise.unit.traits, [Trait::Pavise]);
        let farmers = read("1 FP 5 3 1 1 Contado (farmers)");
        assert_eq!(farmers.unit.name.as_deref(), Some("Contado (farmers)"));
        let option = read("FP(*) 5 6 2 3 Nobles");
        assert_eq!(option.count, None);
    }
}
