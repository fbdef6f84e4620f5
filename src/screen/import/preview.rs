//! The rows as they stand at an event of some points.

use crate::event::Preset;
use crate::list::{ArmyList, TroopType};
use crate::rules::{Span, scaled_rows};
use crate::text;

/// What the rows can be looked at for.
pub const PREVIEW_POINTS: [u16; 4] = [300, 350, 400, 500];

#[derive(Clone, Debug, PartialEq)]
pub struct PreviewRow {
    /// The allied contingent that begins with this row.
    pub allies: Option<String>,
    pub kind: TroopType,
    /// "Spearmen or Axemen".
    pub name: String,
    pub printed: String,
    pub scaled: String,
}

/// Every row of a list with points; a Basic list is never scaled.
pub fn preview(list: &ArmyList, points: u16) -> Vec<PreviewRow> {
    let Some(of) = list.points_list() else {
        return Vec::new();
    };
    let mut event = Preset::Friendly.event();
    event.points = points;
    let mut found = Vec::new();
    for section in of.sections() {
        let scaled = scaled_rows(&event, of, section);
        let mut allies = section.contingent.map(|it| it.name.clone());
        for (row, scaled) in section.rows.iter().zip(scaled) {
            let Some(first) = row.troops.first() else {
                continue;
            };
            let mut names: Vec<&str> = row.troops.iter().map(|it| it.name.as_str()).collect();
            names.dedup();
            let printed = Span {
                min: row.min.into(),
                max: row.max.into(),
            };
            let dashed = |span: Span| text::span(span).replace('-', "–");
            found.push(PreviewRow {
                allies: allies.take(),
                kind: first.kind,
                name: names.join(" or "),
                printed: dashed(printed),
                scaled: dashed(scaled),
            });
        }
    }
    found
}
