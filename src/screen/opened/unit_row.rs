//! The rows of a command's table: equal units in one, a Large Unit in one, each with what it costs
//! down to the general's price.

use super::findings::{Anchor, Places};
use super::is_marked;
use crate::army::{Army, UnitId};
use crate::list::{ArmyList, Figure, TroopType};
use crate::screen::builder::FindingView;
use crate::sheet::{RosterBody, RosterCommand, RosterUnit};
use crate::text::{self, sheet as words};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitRow {
    /// All units in the row.
    pub units: Vec<UnitId>,
    pub kind: Option<TroopType>,
    pub is_large: bool,
    /// "2 × Spearmen, 2 deep".
    pub name: String,
    /// "C-in-C Fair, +2".
    pub general: Option<String>,
    /// "long spear".
    pub notes: String,
    /// M, VBU, I, D and VD. Ranks that differ are told apart, as in "5/4"; VD is of the whole row.
    pub figures: [String; 5],
    pub vd: u32,
    pub points: i32,
    /// "~" where a price is an estimate.
    pub mark: &'static str,
    /// "19 + 20" or "2 × 34", where the points are put together; otherwise empty.
    pub sum: String,
    pub findings: Vec<FindingView>,
    /// Headlines of findings that are told at an earlier row.
    pub also: Vec<String>,
}

impl UnitRow {
    pub fn anchor(&self) -> Option<Anchor> {
        self.units.first().copied().map(Anchor::Unit)
    }
}

/// Bodies that read the same.
struct Group<'a> {
    body: &'a RosterBody,
    units: Vec<UnitId>,
    count: i32,
    findings: Vec<usize>,
}

pub(super) fn rows(
    command: &RosterCommand,
    list: &ArmyList,
    army: &Army,
    places: &Places,
) -> Vec<UnitRow> {
    let mut groups: Vec<Group> = Vec::new();
    for body in &command.bodies {
        let units: Vec<UnitId> = body.ranks.iter().map(|unit| unit.id).collect();
        let findings = places.about(&units);
        let like = |group: &&mut Group| group.body.reads_like(body) && group.findings == findings;
        match groups.iter_mut().find(like) {
            Some(group) => {
                group.units.extend(units);
                group.count += 1;
            }
            None => groups.push(Group {
                body,
                units,
                count: 1,
                findings,
            }),
        }
    }
    let rows = groups.into_iter();
    rows.map(|group| row(group, list, army, places)).collect()
}

fn row(group: Group, list: &ArmyList, army: &Army, places: &Places) -> UnitRow {
    let Group {
        body, units, count, ..
    } = group;
    let ranks = body.ranks.as_slice();
    let ours = |unit: &RosterUnit, figure: Figure| {
        let troop = army.unit(unit.id).and_then(|unit| list.troop(unit.troop));
        is_marked(list) && troop.is_some_and(|troop| troop.ours.contains(&figure))
    };
    let marked = |unit: &RosterUnit, figure: Figure, text: Option<String>| match text {
        Some(text) if ours(unit, figure) => format!("{text}~"),
        Some(text) => text,
        None => "–".to_owned(),
    };
    let number = |of: Option<u8>| of.map(|figure| figure.to_string());
    let by_rank = |figure: Figure, of: &dyn Fn(&RosterUnit) -> Option<String>| {
        let mut shown: Vec<String> = ranks
            .iter()
            .map(|unit| marked(unit, figure, of(unit)))
            .collect();
        shown.dedup();
        shown.join("/")
    };
    let each_vd: u32 = ranks.iter().map(|unit| unit.vd).sum();
    let vd = each_vd * count.unsigned_abs();
    let mark = |figure| match ranks.iter().any(|unit| ours(unit, figure)) {
        true => "~",
        false => "",
    };
    let parts = prices(body);
    let each: i32 = parts.iter().sum();
    let (findings, also) = places.at_units(&units);
    UnitRow {
        kind: ranks.first().and_then(|unit| unit.kind),
        is_large: body.is_large(),
        name: name(body, count),
        general: ranks
            .iter()
            .find_map(|unit| unit.general)
            .map(|general| words::general(general.level, general.is_cic)),
        notes: notes(ranks),
        figures: [
            by_rank(Figure::M, &|unit| {
                unit.movement.clone().or_else(|| number(unit.m))
            }),
            by_rank(Figure::Vbu, &|unit| number(unit.vbu)),
            by_rank(Figure::I, &|unit| number(unit.i)),
            by_rank(Figure::D, &|unit| {
                unit.d.map(|d| text::discipline(d).to_owned())
            }),
            format!("{vd}{}", mark(Figure::Vd)),
        ],
        vd,
        points: each * count,
        mark: mark(Figure::Price),
        sum: match count {
            1 => sum(&parts),
            _ => format!("{count} × {each}"),
        },
        findings,
        also,
        units,
    }
}

fn name(body: &RosterBody, count: i32) -> String {
    let mut names: Vec<&str> = body.ranks.iter().map(|unit| unit.name.as_str()).collect();
    names.dedup();
    let mut name = names.join(" + ");
    if body.is_large() {
        name = format!("{name}, {} deep", body.ranks.len());
    }
    match count {
        1 => name,
        _ => format!("{count} × {name}"),
    }
}

/// Weapons and choices; those of other ranks where they are others.
fn notes(ranks: &[RosterUnit]) -> String {
    let mut notes: Vec<String> = ranks.iter().map(RosterUnit::remarks).collect();
    notes.dedup();
    notes.retain(|note| !note.is_empty());
    notes.join(" / ")
}

/// What each rank costs, then its general.
fn prices(body: &RosterBody) -> Vec<i32> {
    let ranks = body.ranks.iter();
    let units = ranks.clone().map(|unit| unit.price.unwrap_or_default());
    let generals = ranks.filter_map(|unit| unit.general);
    units
        .chain(generals.map(|general| general.price()))
        .collect()
}

/// "19 + 20", "13 − 10"; empty for a single price.
fn sum(parts: &[i32]) -> String {
    let mut sum = String::new();
    for (place, part) in parts.iter().enumerate() {
        let sign = match (place, part) {
            (0, _) => "",
            (_, ..0) => " − ",
            _ => " + ",
        };
        let part = match place {
            0 => *part,
            _ => part.abs(),
        };
        sum.push_str(&format!("{sign}{part}"));
    }
    match parts {
        [_] => String::new(),
        _ => sum,
    }
}
