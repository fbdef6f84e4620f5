//! What the list still offers: every row with its numbers at this event.

use crate::army::{Army, Command, CommandId, Edit, Place, Spot, Unit};
use crate::list::{
    ArmyList, ContingentId, Figure, Row, RowId, Section, Status, Troop, TroopId, TroopType,
};
use crate::rules::{Judgement, RowFigures};
use crate::text;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct SectionView {
    pub contingent: Option<ContingentId>,
    pub title: String,
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
    /// "FP · 17 (13) · long spear".
    pub line: String,
    /// "M 5, VBU 4, I 1, D B, VD 2/3".
    pub stats: String,
    pub taken: u32,
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
                None => "The list offers".to_owned(),
                Some(contingent) => format!("Allies: {}", contingent.name),
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
            Arc::new(OfferView {
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
                    .map(|troop| offer(army, troop, reconstructed))
                    .collect(),
            })
        })
        .collect()
}

/// Figures of ours are marked with ~ in a reconstructed list.
fn offer(army: &Army, troop: &Troop, reconstructed: bool) -> OfferTroop {
    let mark = |figure: Figure| {
        if reconstructed && troop.ours.contains(&figure) {
            "~"
        } else {
            ""
        }
    };
    let price = match troop.rear_price {
        Some(rear) => format!("{} ({rear})", troop.price),
        None => troop.price.to_string(),
    };
    let mut parts = vec![
        text::troop_type(troop.kind).0.to_owned(),
        format!("{price}{} points", mark(Figure::Price)),
    ];
    parts.extend(
        troop
            .weapons
            .iter()
            .map(|weapon| text::weapon(*weapon).to_owned()),
    );
    parts.extend(
        troop
            .traits
            .iter()
            .map(|name| text::trait_name(*name).to_owned()),
    );
    let seat = text::seat(troop.general);
    if !seat.is_empty() {
        parts.push(seat.to_owned());
    }
    let stats = &troop.stats;
    let vd = match stats.vd_with_general {
        Some(with) => format!("{}/{with}", stats.vd),
        None => stats.vd.to_string(),
    };
    let discipline = stats.d.map_or_else(|| "–".to_owned(), |d| d.to_string());
    OfferTroop {
        troop: troop.id,
        name: troop.name.clone(),
        kind: troop.kind,
        line: parts.join(" · "),
        stats: format!(
            "M {}{}, VBU {}{}, I {}{}, D {discipline}{}, VD {vd}{}",
            stats.m,
            mark(Figure::M),
            stats.vbu,
            mark(Figure::Vbu),
            stats.i,
            mark(Figure::I),
            mark(Figure::D),
            mark(Figure::Vd)
        ),
        taken: army.units().filter(|unit| unit.troop == troop.id).count() as u32,
    }
}

/// One tap: a unit of this troop joins the command in hand. Allied troops go to their own
/// command, which is made when there is none.
pub fn add_unit(
    list: &ArmyList,
    army: &Army,
    troop: TroopId,
    in_hand: Option<CommandId>,
) -> Option<Edit> {
    let points = list.points_list()?;
    let offers = |row: &Row| row.troops.iter().any(|other| other.id == troop);
    let mut sections = points.sections();
    let home = sections.find(|section| section.rows.iter().any(offers))?;
    let contingent = home.contingent.map(|contingent| contingent.id);
    let fits = |command: &&Command| command.contingent == contingent;
    let command = in_hand
        .and_then(|id| army.command(id))
        .filter(fits)
        .or_else(|| army.commands.iter().rev().find(fits))
        .map(|command| command.id);
    let unit = Unit::new(army.fresh_unit_id(), troop);
    Some(match command {
        Some(command) => Edit::AddUnit {
            to: Place {
                command,
                spot: Spot::End,
            },
            unit,
        },
        None => {
            let id = army.fresh_command_id();
            let command = Command {
                contingent,
                bodies: vec![unit.into()],
                ..Command::new(id)
            };
            Edit::AddCommand {
                at: army.commands.len(),
                command,
            }
        }
    })
}
