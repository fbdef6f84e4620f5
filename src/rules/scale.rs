//! Printed minima and maxima as they stand at an event's points.
//!
//! Lists are written for 500 points. Advanced Impetus 1.7, Special rules for 1 day tournaments,
//! How to halve minima and maxima; Great Battles, Armies and Commands.

use super::Citation;
use crate::event::{AllyScaling, Event, RuleSet};
use crate::list::{PointsList, Row, Section};
use serde::Serialize;

/// A minimum and a maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Span {
    pub min: u32,
    pub max: u32,
}

/// What an event's points do to the printed numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scaling {
    Halved,
    HalvedButBulk,
    MinimaHalved,
    Printed,
    Times(u32),
}

impl Scaling {
    pub fn at(points: u16) -> Scaling {
        match points {
            0..=300 => Scaling::Halved,
            301..=350 => Scaling::HalvedButBulk,
            351..=400 => Scaling::MinimaHalved,
            401..=500 => Scaling::Printed,
            _ => Scaling::Times(u32::from(points).div_ceil(500)),
        }
    }

    pub fn minimum(self, printed: u16) -> u32 {
        let printed = u32::from(printed);
        match self {
            Scaling::Halved | Scaling::HalvedButBulk | Scaling::MinimaHalved => printed.div_ceil(2),
            Scaling::Printed => printed,
            Scaling::Times(n) => printed * n,
        }
    }

    /// The maximum of something that isn't the bulk of the army.
    pub fn maximum(self, printed: u16) -> u32 {
        let printed = u32::from(printed);
        match self {
            Scaling::Halved | Scaling::HalvedButBulk => printed.div_ceil(2),
            Scaling::MinimaHalved | Scaling::Printed => printed,
            Scaling::Times(n) => printed * n,
        }
    }
}

/// The scaled minimum and maximum of every row of a section, in its order.
pub fn scaled_rows<'a>(
    event: &'a Event,
    list: &'a PointsList,
    section: Section<'a>,
) -> impl Iterator<Item = Span> + 'a {
    let printed =
        section.contingent.is_some() && event.readings.ally_scaling == AllyScaling::AsPrinted;
    // The lines of a Basic list are as many units as they say.
    let step = if printed || event.game == RuleSet::Basic {
        Scaling::Printed
    } else {
        Scaling::at(event.points)
    };
    let largest = list.rows.iter().map(|row| row.max).max().unwrap_or(0);
    section.rows.iter().map(move |row| {
        let is_bulk = section.contingent.is_none()
            && if list.bulk.is_empty() {
                row.max == largest
            } else {
                list.bulk.contains(&row.id)
            };
        let keeps_maximum = (step == Scaling::HalvedButBulk && is_bulk)
            || (row.max == 2 && forms_large_units(section, row, |size| size == 2));
        let halves = matches!(step, Scaling::Halved | Scaling::HalvedButBulk);
        let mut max = if halves && keeps_maximum {
            u32::from(row.max)
        } else {
            step.maximum(row.max)
        };
        if event.readings.whole_large_unit {
            max = raised(max, section, row);
        }
        Span {
            min: step.minimum(row.min),
            max,
        }
    })
}

/// Where a scaled number stands in print: numbers are multiplied at great battles only, which have
/// a page of their own.
pub(super) fn citation(scaled: u32, printed: u32, otherwise: Citation) -> Citation {
    if scaled > printed {
        Citation::advanced("Great Battles, Armies and Commands")
    } else {
        otherwise
    }
}

/// Whether units of this row alone can form a Large Unit of a size that passes.
fn forms_large_units(section: Section<'_>, row: &Row, size_passes: impl Fn(usize) -> bool) -> bool {
    section.large_units.iter().any(|formation| {
        let holds = |ids: &[crate::list::TroopId]| row.troops.iter().any(|t| ids.contains(&t.id));
        holds(&formation.front)
            && holds(formation.rear())
            && (2..=9).any(|size| formation.allows_size(size) && size_passes(size))
    })
}

/// The maximum raised to the largest Large Unit that the row can form, never above the printed
/// maximum.
fn raised(max: u32, section: Section<'_>, row: &Row) -> u32 {
    let largest = (2..=9)
        .rev()
        .find(|wanted| forms_large_units(section, row, |size| size == *wanted));
    match largest {
        Some(size) => max.max((size as u32).min(u32::from(row.max))),
        None => max,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ladder_of_points() {
        let both = |points, min, max| {
            let step = Scaling::at(points);
            (step.minimum(min), step.maximum(max))
        };
        assert_eq!(both(300, 8, 24), (4, 12));
        assert_eq!(both(350, 8, 24), (4, 12));
        assert_eq!(both(400, 8, 24), (4, 24));
        assert_eq!(both(500, 8, 24), (8, 24));
        assert_eq!(both(600, 8, 24), (16, 48));
        assert_eq!(both(1000, 8, 24), (16, 48));
        assert_eq!(both(1500, 8, 24), (24, 72));
        assert_eq!(both(300, 1, 5), (1, 3));
    }
}
