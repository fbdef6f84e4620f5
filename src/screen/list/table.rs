//! A list's rows as a table: numbers at the event, figures in columns.

use super::{Group, options};
use crate::event::Event;
use crate::list::{
    ArmsChoice, ArmyList, ContingentId, Discipline, Dismount, Figure, PointsList, Row, Section,
    Stats, Status, Trait, Troop, TroopType, Weapon,
};
use crate::rules::{Span, scaled_rows};
use crate::text;

#[derive(Clone, Debug, PartialEq)]
pub struct RowTable {
    pub title: String,
    pub contingent: Option<ContingentId>,
    /// What stands over the numbers: "Numbers" or "Units".
    pub numbers: &'static str,
    /// What stands over the figures.
    pub columns: &'static [&'static str],
    /// Whether troops have a price.
    pub has_prices: bool,
    pub rows: Vec<TroopRow>,
    /// What goes for these rows: upgrades, Large Units.
    pub groups: Vec<Group>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TroopRow {
    pub row: RowKind,
    pub kind: TroopType,
    pub name: String,
    /// "4-12, printed 8-24".
    pub numbers: String,
    pub figures: Vec<String>,
    /// "17 (13)".
    pub price: String,
    /// Weapons, special rules, generals.
    pub about: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    First,
    /// Shares the numbers of the row before it.
    Alternative,
    /// What the troops before it become on foot.
    OnFoot,
}

const COLUMNS: &[&str] = &["M", "VBU", "I", "D", "VD"];

/// Figures of ours are marked with ~ in a reconstructed list.
#[derive(Clone, Copy)]
struct Marks<'l> {
    is_reconstructed: bool,
    ours: &'l [Figure],
}

impl Marks<'_> {
    fn mark(self, text: String, figure: Figure) -> String {
        if self.is_reconstructed && self.ours.contains(&figure) && !text.is_empty() {
            format!("{text}~")
        } else {
            text
        }
    }
}

pub(super) fn tables(list: &ArmyList, points: &PointsList, event: &Event) -> Vec<RowTable> {
    let sections = points.sections();
    sections
        .map(|section| RowTable {
            title: match section.contingent {
                None => "Troops".to_owned(),
                Some(contingent) => format!("Allies: {}", contingent.name),
            },
            contingent: section.contingent.map(|contingent| contingent.id),
            numbers: "Numbers",
            columns: COLUMNS,
            has_prices: true,
            rows: rows(list, points, section, event),
            groups: options::of_section(list, section),
        })
        .collect()
}

fn rows(
    list: &ArmyList,
    points: &PointsList,
    section: Section<'_>,
    event: &Event,
) -> Vec<TroopRow> {
    let is_reconstructed = list.provenance.status == Status::Reconstructed;
    let mut rows = Vec::new();
    for (row, scaled) in section.rows.iter().zip(scaled_rows(event, points, section)) {
        for (place, troop) in row.troops.iter().enumerate() {
            let marks = Marks {
                is_reconstructed,
                ours: &troop.ours,
            };
            let numbers = match place {
                0 => numbers(row, scaled, is_reconstructed),
                _ => "or".to_owned(),
            };
            rows.push(TroopRow {
                row: match place {
                    0 => RowKind::First,
                    _ => RowKind::Alternative,
                },
                numbers,
                ..troop_row(troop, marks)
            });
            rows.extend(troop.dismount.as_ref().map(|foot| {
                let marks = Marks {
                    is_reconstructed,
                    ours: &foot.ours,
                };
                dismounted(foot, marks)
            }));
        }
    }
    rows
}

fn numbers(row: &Row, scaled: Span, is_reconstructed: bool) -> String {
    let printed = Span {
        min: row.min.into(),
        max: row.max.into(),
    };
    let dashed = |span: Span| format!("{}-{}", span.min, span.max);
    let mut numbers = dashed(scaled);
    if scaled != printed {
        numbers = format!("{numbers}, printed {}", dashed(printed));
    }
    if is_reconstructed && !row.ours.is_empty() {
        numbers.push('~');
    }
    numbers
}

fn troop_row(troop: &Troop, marks: Marks<'_>) -> TroopRow {
    let price = marks.mark(troop.price.to_string(), Figure::Price);
    let rear = troop
        .rear_price
        .map(|rear| marks.mark(rear.to_string(), Figure::RearPrice));
    let armed = marks.mark(
        weapons(&troop.weapons, &troop.arms, &troop.traits),
        Figure::Weapons,
    );
    let seat = marks.mark(text::seat(troop.general).to_owned(), Figure::General);
    let about = [armed, seat];
    TroopRow {
        row: RowKind::First,
        kind: troop.kind,
        name: troop.name.clone(),
        numbers: String::new(),
        figures: figures(&troop.stats, marks),
        price: match rear {
            Some(rear) => format!("{price} ({rear})"),
            None => price,
        },
        about: about
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("; "),
    }
}

fn dismounted(foot: &Dismount, marks: Marks<'_>) -> TroopRow {
    TroopRow {
        row: RowKind::OnFoot,
        kind: foot.kind,
        name: foot.name.clone(),
        numbers: "on foot".to_owned(),
        figures: figures(&foot.stats, marks),
        price: String::new(),
        about: marks.mark(weapons(&foot.weapons, &[], &foot.traits), Figure::Weapons),
    }
}

fn figures(stats: &Stats, marks: Marks<'_>) -> Vec<String> {
    let vd = match stats.vd_with_general {
        Some(with) => format!("{}/{with}", stats.vd),
        None => stats.vd.to_string(),
    };
    let d = stats.d.map_or("–", |d: Discipline| text::discipline(d));
    vec![
        marks.mark(stats.m.to_string(), Figure::M),
        marks.mark(stats.vbu.to_string(), Figure::Vbu),
        marks.mark(stats.i.to_string(), Figure::I),
        marks.mark(d.to_owned(), Figure::D),
        marks.mark(vd, Figure::Vd),
    ]
}

/// "javelin, impetuous", "bow or sling": what is carried, and what can be chosen.
pub fn weapons(carried: &[Weapon], choices: &[ArmsChoice], traits: &[Trait]) -> String {
    let named = |weapons: &[Weapon]| {
        let names: Vec<&str> = weapons.iter().map(|weapon| text::weapon(*weapon)).collect();
        names.join(" and ")
    };
    let choice = |arms: &ArmsChoice| match (&arms.name, arms.weapons.as_slice()) {
        (Some(name), []) => name.clone(),
        (Some(name), weapons) => format!("{name} ({})", named(weapons)),
        (None, weapons) => named(weapons),
    };
    let choices: Vec<String> = choices.iter().map(choice).collect();
    let mut parts: Vec<String> = carried
        .iter()
        .map(|weapon| text::weapon(*weapon).to_owned())
        .collect();
    if !choices.is_empty() {
        parts.push(choices.join(" or "));
    }
    parts.extend(traits.iter().map(|name| text::trait_name(*name).to_owned()));
    parts.join(", ")
}
