//! The rows of a command: equal units share one, a Large Unit is one. Points and VD of the rows
//! add up to the command's.

use super::{BodyView, FindingView, UnitView};
use crate::army::{Body, Unit, UnitId};
use crate::list::TroopType;
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq)]
pub struct UnitRow {
    /// The row's key: its first unit.
    pub first: UnitId,
    pub units: Vec<UnitId>,
    pub kind: Option<TroopType>,
    pub ranks: usize,
    /// "2 × Spearmen, 2 deep".
    pub name: String,
    pub general: Option<String>,
    pub notes: String,
    /// M, VBU, I, D of front and rear where they differ, VD of all together.
    pub stats: [String; 5],
    pub price: i32,
    /// "19 + 20", "2 × 34"; empty where there is nothing to add up.
    pub price_parts: String,
    /// "Spearmen, second of Command 1", to tell its button from others.
    pub label: String,
    pub findings: Vec<Arc<FindingView>>,
}

impl UnitRow {
    /// Whether there is more than one unit to open it into.
    pub fn is_group(&self) -> bool {
        self.units.len() > 1
    }
}

/// Equal neighbours share a row.
pub fn rows(bodies: &[Body], views: &[BodyView]) -> Vec<Arc<UnitRow>> {
    let mut rows = Vec::new();
    let mut rest: Vec<(&Body, &BodyView)> = bodies.iter().zip(views).collect();
    while let Some((first, _)) = rest.first() {
        let alike = rest
            .iter()
            .take_while(|(body, view)| is_alike(first, body) && is_plain(view))
            .count()
            .max(1);
        let others = rest.split_off(alike);
        rows.extend(row(&rest).map(Arc::new));
        rest = others;
    }
    rows
}

fn is_alike(one: &Body, other: &Body) -> bool {
    let same = |(one, other): (&Unit, &Unit)| {
        let other = Unit {
            id: one.id,
            ..other.clone()
        };
        *one == other
    };
    one.ranks.len() == other.ranks.len() && one.ranks.iter().zip(&other.ranks).all(same)
}

/// Who holds a general, or is talked about, has a row of its own.
fn is_plain(body: &BodyView) -> bool {
    let mut units = body.units.iter();
    units.all(|unit| unit.general.is_none() && unit.findings.is_empty())
}

fn row(bodies: &[(&Body, &BodyView)]) -> Option<UnitRow> {
    let (_, body) = bodies.first()?;
    let front = body.units.first()?;
    let all: Vec<&Arc<UnitView>> = bodies.iter().flat_map(|(_, body)| &body.units).collect();
    let (count, ranks) = (bodies.len(), body.units.len());
    let mut name = front.name.clone();
    if ranks > 1 {
        name = format!("{name}, {ranks} deep");
    }
    if count > 1 {
        name = format!("{count} × {name}");
    }
    let figure = |place: usize| {
        let mut seen: Vec<&str> = Vec::new();
        for unit in &body.units {
            let figure = unit.stats.get(place).map_or("–", String::as_str);
            if !seen.contains(&figure) {
                seen.push(figure);
            }
        }
        seen.join("/")
    };
    let vd: u32 = all.iter().map(|unit| unit.vd).sum();
    let price: i32 = all.iter().map(|unit| unit.price).sum();
    let mut findings: Vec<Arc<FindingView>> = Vec::new();
    for finding in all.iter().flat_map(|unit| &unit.findings) {
        if !findings.contains(finding) {
            findings.push(finding.clone());
        }
    }
    let one: i32 = body.units.iter().map(|unit| unit.price).sum();
    let price_parts = match (count, ranks) {
        (1, 1) => front.price_parts(),
        (1, _) => body
            .units
            .iter()
            .map(|unit| match unit.price_parts() {
                parts if parts.is_empty() => unit.price.to_string(),
                parts => parts,
            })
            .collect::<Vec<_>>()
            .join(" + "),
        _ => format!("{count} × {one}"),
    };
    Some(UnitRow {
        first: front.id,
        units: all.iter().map(|unit| unit.id).collect(),
        kind: front.kind,
        ranks,
        name,
        general: body.units.iter().find_map(|unit| unit.general.clone()),
        notes: front.notes.clone(),
        stats: [figure(0), figure(1), figure(2), figure(3), vd.to_string()],
        price,
        price_parts,
        label: front.label.clone(),
        findings,
    })
}
