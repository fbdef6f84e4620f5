//! What an army costs at the least, line by line.

use super::answer::{BillLine, Billed};
use super::case::Case;
use super::purse::Spent;
use std::collections::BTreeMap;

pub fn bill(case: &Case<'_, '_>, counts: &[u32], spent: &Spent) -> Vec<BillLine> {
    let structure = spent.structure.price();
    let mut lines = vec![BillLine {
        what: Billed::Structure(spent.structure),
        points: structure,
    }];
    let mut kept = Vec::new();
    let (mut generals, mut generals_points) = (0, 0);
    let mut rows: BTreeMap<usize, (u32, i32)> = BTreeMap::new();
    for (column, count) in case.columns.iter().zip(counts).filter(|(_, n)| **n > 0) {
        let units: u32 = column.units.values().sum();
        if let Some(item) = column.draft.uses.first() {
            let item = case.items.get(*item);
            let front = item.and_then(|item| item.first().first());
            kept.extend(front.map(|front| BillLine {
                what: Billed::Kept {
                    unit: front.id,
                    units: count * units,
                    generals: *count as i32 * column.general_price,
                    locked: item.is_some_and(|item| item.locked),
                },
                points: *count as i32 * column.price,
            }));
            continue;
        }
        let led = column.general_price;
        generals += count * column.generals.values().sum::<u32>();
        generals_points += *count as i32 * led;
        // A body of mixed rows stands in the row of its front rank.
        let front = column
            .draft
            .placed
            .first()
            .and_then(|(_, body)| body.ranks.first());
        if let Some(place) = front.and_then(|front| case.context.troop(front.troop)) {
            let (sum, points) = rows.entry(place.row).or_default();
            *sum += count * units;
            *points += *count as i32 * (column.price - led);
        }
    }
    lines.extend(kept.into_iter().filter(|line| line.points != 0));
    for (place, (count, points)) in rows {
        if let Some(row) = case.context.rows.get(place) {
            let (row, min) = (row.row.id, row.scaled.min);
            let what = Billed::Units { row, count, min };
            lines.push(BillLine { what, points });
        }
    }
    if generals > 0 {
        lines.push(BillLine {
            what: Billed::Generals(generals),
            points: generals_points,
        });
    }
    let purchases = spent.price(&case.purse) - structure;
    if purchases > 0 {
        lines.push(BillLine {
            what: Billed::Purchases,
            points: purchases,
        });
    }
    lines
}
