//! What the list still offers: every row with its numbers at this event.

use super::packages::{PackageView, packages};
use crate::army::Army;
use crate::list::{
    ArmyList, ContingentId, Figure, PackageVariant, RowId, Seat, Section, Status, Troop, TroopId,
    TroopType,
};
use crate::rules::{Judgement, RowFigures, Scaling};
use crate::text;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct SectionView {
    pub contingent: Option<ContingentId>,
    pub title: String,
    /// "Limits halved for 300 points".
    pub note: String,
    pub packages: Vec<PackageView>,
    pub offers: Vec<Arc<OfferView>>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct OfferView {
    pub row: RowId,
    pub taken: u32,
    pub max: u32,
    pub state: OfferState,
    /// "4-12, printed 8-24".
    pub numbers: String,
    /// "4–12".
    pub limit: String,
    /// "8–24"; none where the limit is as printed.
    pub printed: Option<String>,
    /// Whether the limit is ours.
    pub is_ours: bool,
    /// One, or the alternatives that share the row.
    pub troops: Vec<OfferTroop>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferState {
    /// So many more must be taken.
    Missing(u32),
    Open,
    Full,
    Over(u32),
}

#[derive(Clone, Debug, PartialEq)]
pub struct OfferTroop {
    pub troop: TroopId,
    pub name: String,
    pub kind: TroopType,
    pub taken: u32,
    /// "Heavy foot, long spear".
    pub about: String,
    /// "long spear", or what they are where they have neither weapon nor special rule.
    pub arms: String,
    /// M, VBU, I, D, VD, and whether each is ours.
    pub figures: [(String, bool); 5],
    pub price: u16,
    pub rear_price: Option<u16>,
    pub is_price_ours: bool,
    pub seat: Seat,
    /// As a Large Unit of so many ranks, at this price.
    pub deep: Vec<(usize, u32)>,
    /// The package it comes with, where it can't be had alone.
    pub package: Option<String>,
    pub group: Group,
}

/// What offers can be narrowed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    Mounted,
    Foot,
    Missiles,
    Skirmishers,
}

impl Group {
    pub const ALL: [Group; 4] = [
        Group::Mounted,
        Group::Foot,
        Group::Missiles,
        Group::Skirmishers,
    ];

    fn of(kind: TroopType) -> Group {
        match kind {
            TroopType::S => Group::Skirmishers,
            TroopType::T | TroopType::Art => Group::Missiles,
            kind if kind.is_mounted() => Group::Mounted,
            _ => Group::Foot,
        }
    }

    pub fn label(self) -> &'static str {
        match self {
            Group::Mounted => "Mounted",
            Group::Foot => "Foot",
            Group::Missiles => "Missiles",
            Group::Skirmishers => "Skirmishers",
        }
    }
}

pub fn all(list: &ArmyList, army: &Army, judgement: &Judgement) -> Vec<SectionView> {
    let Some(points) = list.points_list() else {
        return Vec::new();
    };
    let mut figures = judgement.rows.iter();
    points
        .sections()
        .map(|section| SectionView {
            contingent: section.contingent.map(|contingent| contingent.id),
            title: match section.contingent {
                None => "Troops".to_owned(),
                Some(contingent) => format!("Allies: {}", contingent.name),
            },
            note: match section.contingent {
                None => scaling(army.event.points),
                Some(_) => "In a command of their own".to_owned(),
            },
            packages: match section.contingent {
                None => packages(list, army),
                Some(_) => Vec::new(),
            },
            offers: offers(list, army, section, &mut figures),
        })
        .collect()
}

fn offers<'f>(
    list: &ArmyList,
    army: &Army,
    section: Section<'_>,
    figures: &mut impl Iterator<Item = &'f RowFigures>,
) -> Vec<Arc<OfferView>> {
    let reconstructed = list.provenance.status == Status::Reconstructed;
    section
        .rows
        .iter()
        .zip(figures)
        .map(|(row, figures)| {
            let scaled = figures.scaled;
            let binds = figures.contingent.is_none()
                || army
                    .commands
                    .iter()
                    .any(|command| command.contingent == figures.contingent);
            let mut numbers = format!("{}-{}", scaled.min, scaled.max);
            if scaled != figures.printed {
                let printed = figures.printed;
                numbers = format!("{numbers}, printed {}-{}", printed.min, printed.max);
            }
            if reconstructed && !row.ours.is_empty() {
                numbers.push('~');
            }
            let printed = figures.printed;
            Arc::new(OfferView {
                limit: format!("{}–{}", scaled.min, scaled.max),
                printed: (scaled != printed).then(|| format!("{}–{}", printed.min, printed.max)),
                is_ours: reconstructed && !row.ours.is_empty(),
                row: row.id,
                taken: figures.taken,
                max: scaled.max,
                state: if figures.taken > scaled.max {
                    OfferState::Over(figures.taken - scaled.max)
                } else if binds && figures.taken < scaled.min {
                    OfferState::Missing(scaled.min - figures.taken)
                } else if figures.taken == scaled.max {
                    OfferState::Full
                } else {
                    OfferState::Open
                },
                numbers,
                troops: row
                    .troops
                    .iter()
                    .map(|troop| offer(list, army, section, troop))
                    .collect(),
            })
        })
        .collect()
}

/// Figures of ours are marked with ~ in a reconstructed list.
fn offer(list: &ArmyList, army: &Army, section: Section<'_>, troop: &Troop) -> OfferTroop {
    let reconstructed = list.provenance.status == Status::Reconstructed;
    let is_ours = |figure: Figure| reconstructed && troop.ours.contains(&figure);
    let stats = &troop.stats;
    let vd = match stats.vd_with_general {
        Some(with) => format!("{}/{with}", stats.vd),
        None => stats.vd.to_string(),
    };
    let discipline = stats.d.map_or_else(|| "–".to_owned(), |d| d.to_string());
    let figure = |text: String, figure| (text, is_ours(figure));
    OfferTroop {
        about: text::capital(&words(troop).join(", ")),
        arms: match words(troop).as_slice() {
            [kind] => (*kind).to_owned(),
            [_, arms @ ..] => arms.join(", "),
            [] => String::new(),
        },
        figures: [
            figure(stats.m.to_string(), Figure::M),
            figure(stats.vbu.to_string(), Figure::Vbu),
            figure(stats.i.to_string(), Figure::I),
            figure(discipline, Figure::D),
            figure(vd, Figure::Vd),
        ],
        price: troop.price,
        rear_price: troop.rear_price,
        is_price_ours: is_ours(Figure::Price),
        seat: troop.general,
        deep: deep(section, troop),
        package: package_with(list, troop.id),
        group: Group::of(troop.kind),
        troop: troop.id,
        name: troop.name.clone(),
        kind: troop.kind,
        taken: army.units().filter(|unit| unit.troop == troop.id).count() as u32,
    }
}

/// What troops are and have: "heavy foot", "long spear".
fn words(troop: &Troop) -> Vec<&'static str> {
    let weapons = troop.weapons.iter().map(|weapon| text::weapon(*weapon));
    let traits = troop.traits.iter().map(|name| text::trait_name(*name));
    let kind = std::iter::once(text::troop_type(troop.kind).1);
    kind.chain(weapons).chain(traits).collect()
}

/// How deep troops of this kind alone may stand, at which price.
fn deep(section: Section<'_>, troop: &Troop) -> Vec<(usize, u32)> {
    let allows = |size: usize| {
        section.large_units.iter().any(|formation| {
            formation.front.contains(&troop.id)
                && formation.rear().contains(&troop.id)
                && formation.allows_size(size)
        })
    };
    let rear = u32::from(troop.rear_price.unwrap_or(troop.price));
    [(2, 1), (3, 2)]
        .into_iter()
        .filter(|(size, _)| allows(*size))
        .map(|(size, behind)| (size, u32::from(troop.price) + behind * rear))
        .collect()
}

fn package_with(list: &ArmyList, troop: TroopId) -> Option<String> {
    let mut packages = list.points_list()?.packages.iter();
    let holds = |variant: &PackageVariant| variant.contents.iter().any(|part| part.troop == troop);
    let package = packages.find(|package| package.variants.iter().any(holds))?;
    Some(package.name.to_lowercase())
}

/// How the event changes what the list prints.
fn scaling(points: u16) -> String {
    let step = Scaling::at(points);
    match (step.minimum(12), step.maximum(12)) {
        (12, 12) => format!("Limits as printed, for {points} points"),
        (6, 6) => format!("Limits halved for {points} points"),
        (6, 12) => format!("Minima halved for {points} points"),
        _ => format!("Limits for {points} points"),
    }
}
