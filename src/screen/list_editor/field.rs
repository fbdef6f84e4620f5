//! The fields of a row, as text: what they show, and what is made of what is typed.

use super::words::{self, Armed};
use crate::list::{Discipline, Dismount, Row, Seat, Stats, Troop, TroopType};
use crate::text;
use strum::VariantArray;

#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum TroopField {
    Type,
    Name,
    M,
    Vbu,
    I,
    D,
    Vd,
    Price,
    Weapons,
}

impl TroopField {
    pub const ALL: &[TroopField] = TroopField::VARIANTS;

    pub fn label(self) -> &'static str {
        match self {
            TroopField::Type => "Type",
            TroopField::Name => "Troops",
            TroopField::M => "M",
            TroopField::Vbu => "VBU",
            TroopField::I => "I",
            TroopField::D => "D",
            TroopField::Vd => "VD",
            TroopField::Price => "Points",
            TroopField::Weapons => "Weapons and traits",
        }
    }
}

/// "0-6"; nothing while nothing was typed.
pub fn show_numbers(row: &Row) -> String {
    match (row.min, row.max) {
        (0, 0) => String::new(),
        (min, max) => format!("{min}-{max}"),
    }
}

pub fn read_numbers(typed: &str) -> Result<(u16, u16), String> {
    let plain = typed.replace(['–', '—', '−'], "-");
    let parts = plain.split_once('-');
    let read = parts.and_then(|(min, max)| Some((number(min)?, number(max)?)));
    read.ok_or_else(|| refusal(typed, "a minimum and maximum", "Type them as 0-6."))
}

/// Why something can't be read, and what to type instead. Of an empty field there is nothing to
/// quote.
pub(super) fn refusal(typed: &str, what: &str, instead: &str) -> String {
    match typed.trim() {
        "" => format!("This can’t be empty. {instead}"),
        typed => format!("“{}” isn’t {what}. {instead}", clipped(typed)),
    }
}

fn clipped(typed: &str) -> String {
    const MOST: usize = 40;
    match typed.chars().count() > MOST {
        true => typed.chars().take(MOST).chain(['…']).collect(),
        false => typed.to_owned(),
    }
}

/// A number from 0 to the highest that is ever meant.
pub fn read_figure<T: std::str::FromStr>(typed: &str, what: &str, most: u16) -> Result<T, String> {
    let typed = typed.trim();
    let instead = format!("Type a number from 0 to {most}.");
    typed.parse().map_err(|_| refusal(typed, what, &instead))
}

/// The same; an empty field is none.
pub fn read_optional<T: std::str::FromStr>(
    typed: &str,
    what: &str,
    (least, most): (u16, u16),
) -> Result<Option<T>, String> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let instead = format!("Type a number from {least} to {most}, or nothing.");
    let read = typed.parse().map(Some);
    read.map_err(|_| refusal(typed, what, &instead))
}

fn number(typed: &str) -> Option<u16> {
    typed.trim().parse().ok()
}

const SEAT: &str = "(*)";
const SUB_SEAT: &str = "(* not CiC)";

/// While there is no price a 0 was not typed yet.
pub fn show(troop: &Troop, field: TroopField) -> String {
    let stats = &troop.stats;
    let figure = |figure: u8| match (figure, troop.price) {
        (0, 0) => String::new(),
        _ => figure.to_string(),
    };
    match field {
        TroopField::Type => text::troop_type(troop.kind).0.to_owned(),
        TroopField::Name => match troop.general {
            Seat::No => troop.name.clone(),
            Seat::Yes => format!("{} {SEAT}", troop.name),
            Seat::SubGeneral => format!("{} {SUB_SEAT}", troop.name),
        },
        TroopField::M => figure(stats.m),
        TroopField::Vbu => figure(stats.vbu),
        TroopField::I => figure(stats.i),
        TroopField::D => stats.d.map_or("", text::discipline).to_owned(),
        TroopField::Vd => match stats.vd_with_general {
            None => figure(stats.vd),
            Some(with) => format!("{}/{with}", stats.vd),
        },
        TroopField::Price => match (troop.price, troop.rear_price) {
            (0, None) => String::new(),
            (price, None) => price.to_string(),
            (price, Some(rear)) => format!("{price}({rear})"),
        },
        TroopField::Weapons => words::show(&Armed {
            weapons: troop.weapons.clone(),
            arms: troop.arms.clone(),
            traits: troop.traits.clone(),
        }),
    }
}

/// The troop with what was typed into a field, or why it can't be.
pub fn set(troop: &Troop, field: TroopField, typed: &str) -> Result<Troop, String> {
    let mut troop = troop.clone();
    let typed = typed.trim();
    match field {
        TroopField::Type => troop.kind = troop_type(typed)?,
        TroopField::Name => (troop.name, troop.general) = name(typed),
        TroopField::M => troop.stats.m = figure(typed, "M")?,
        TroopField::Vbu => troop.stats.vbu = figure(typed, "VBU")?,
        TroopField::I => troop.stats.i = figure(typed, "I")?,
        TroopField::D => troop.stats.d = Some(discipline(typed)?),
        TroopField::Vd => {
            let (vd, with) = match typed.split_once('/') {
                Some((vd, with)) => (vd, Some(figure(with, "VD")?)),
                None => (typed, None),
            };
            troop.stats.vd = figure(vd, "VD")?;
            troop.stats.vd_with_general = with;
        }
        TroopField::Price => (troop.price, troop.rear_price) = price(typed)?,
        TroopField::Weapons => {
            let armed = words::read(typed, &troop.arms)?;
            troop.weapons = armed.weapons;
            troop.arms = armed.arms;
            troop.traits = armed.traits;
        }
    }
    Ok(troop)
}

/// "Nobles (*)": the mark says that a general may stand there.
fn name(typed: &str) -> (String, Seat) {
    let plain = typed.trim_end();
    if let Some(name) = plain.strip_suffix(SEAT) {
        return (name.trim_end().to_owned(), Seat::Yes);
    }
    if let Some((name, mark)) = plain.rsplit_once("(*")
        && mark.ends_with(')')
        && mark.to_lowercase().contains("not")
    {
        return (name.trim_end().to_owned(), Seat::SubGeneral);
    }
    match plain.strip_suffix('*') {
        Some(name) => (name.trim_end().to_owned(), Seat::Yes),
        None => (plain.to_owned(), Seat::No),
    }
}

/// By its code or its name: "FP", "heavy foot".
pub fn troop_type(typed: &str) -> Result<TroopType, String> {
    let wanted = typed.trim().to_lowercase();
    let is_it = |kind: &TroopType| {
        let (code, name) = text::troop_type(*kind);
        code.to_lowercase() == wanted || name.to_lowercase() == wanted
    };
    let found = TroopType::VARIANTS.iter().copied().find(is_it);
    found.ok_or_else(|| {
        let kinds = TroopType::VARIANTS.iter();
        let codes: Vec<&str> = kinds.map(|kind| text::troop_type(*kind).0).collect();
        let instead = format!("Type one of {}.", codes.join(", "));
        refusal(typed, "a troop type", &instead)
    })
}

/// All types with their names, for the browser to offer.
pub fn all_types() -> Vec<(&'static str, &'static str)> {
    let kinds = TroopType::VARIANTS.iter();
    kinds.map(|kind| text::troop_type(*kind)).collect()
}

pub fn discipline(typed: &str) -> Result<Discipline, String> {
    match typed.to_uppercase().as_str() {
        "A" => Ok(Discipline::A),
        "B" => Ok(Discipline::B),
        "C" => Ok(Discipline::C),
        _ => Err(refusal(typed, "a discipline", "Type A, B or C.")),
    }
}

pub fn figure(typed: &str, what: &str) -> Result<u8, String> {
    let (what, least, most) = match what {
        "M" => ("a movement", 0, 30),
        "VBU" => ("a VBU", 1, 12),
        "I" => ("an impetus", 0, 9),
        _ => ("a VD", 0, 9),
    };
    let typed = typed.trim();
    let instead = format!("Type a number from {least} to {most}.");
    typed.parse().map_err(|_| refusal(typed, what, &instead))
}

/// "17" or "17(13)".
pub fn price(typed: &str) -> Result<(u16, Option<u16>), String> {
    let wrong = || refusal(typed, "a price", "Type 17, or 17(13) with the rear rank’s.");
    let (front, rear) = match typed.split_once('(') {
        Some((front, rear)) => {
            let rear = number(rear.trim_end_matches(')'));
            (front, Some(rear.ok_or_else(wrong)?))
        }
        None => (typed, None),
    };
    Ok((number(front).ok_or_else(wrong)?, rear))
}

/// The profile on foot has the fields of a troop, apart from its price.
pub fn on_foot(troop: &Troop) -> Option<Troop> {
    let foot = troop.dismount.as_ref()?;
    Some(Troop {
        name: foot.name.clone(),
        kind: foot.kind,
        stats: foot.stats,
        general: Seat::No,
        weapons: foot.weapons.clone(),
        arms: Vec::new(),
        traits: foot.traits.clone(),
        dismount: None,
        ..troop.clone()
    })
}

/// The troop with another profile on foot.
pub fn with_foot(troop: &Troop, foot: Troop) -> Troop {
    let ours = troop.dismount.as_ref();
    let ours = ours.map_or_else(Vec::new, |foot| foot.ours.clone());
    Troop {
        dismount: Some(Dismount {
            name: foot.name,
            kind: foot.kind,
            stats: Stats { ..foot.stats },
            weapons: foot.weapons,
            traits: foot.traits,
            ours,
        }),
        ..troop.clone()
    }
}
