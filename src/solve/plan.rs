//! Which troops an army is to be made of: few kinds, some of each, in a style, by a seed. The
//! programme fills in the numbers.

use super::Style;
use super::column::Column;
use crate::army::GeneralLevel;
use crate::list::{RowId, Seat, TroopId, TroopType, UpgradeId, Weapon};
use crate::rules::{Context, RowContext, Span};
use fastrand::Rng;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Debug)]
pub struct Plan {
    pub kinds: BTreeSet<TroopId>,
    pub upgrades: BTreeSet<UpgradeId>,
    /// Narrower numbers than the list's.
    pub spans: BTreeMap<RowId, Span>,
    pub cic: Vec<GeneralLevel>,
    pub sub: Vec<GeneralLevel>,
}

/// Rows that an army of so many points is made of.
fn usual_rows(points: u16) -> usize {
    4 + usize::from(points) / 200
}

/// A plan for an army in a style; `taken` are the troops that it has already.
pub fn plan(context: &Context<'_>, style: Style, taken: &[TroopId], rng: &mut Rng) -> Plan {
    let mut plan = everything(context, style);
    plan.kinds.clear();
    let mut rows: Vec<_> = context.rows.iter().collect();
    rng.shuffle(&mut rows);
    let has = |row: &&RowContext<'_>| row.row.troops.iter().any(|troop| taken.contains(&troop.id));
    let liked = |row: &RowContext<'_>| {
        let troops = row.row.troops.iter();
        troops
            .filter(|troop| suits(style, troop.kind, &troop.weapons))
            .count()
            > 0
    };
    let seats = |row: &RowContext<'_>| {
        row.row
            .troops
            .iter()
            .any(|troop| troop.general == Seat::Yes)
    };
    // What has to be there comes first, then a seat for the C-in-C, then what the style likes.
    rows.sort_by_key(|row| (row.scaled.min == 0 && !has(row), !seats(row), !liked(row)));
    let needed = rows
        .iter()
        .filter(|row| row.scaled.min > 0 || has(row))
        .count();
    let mut chosen = needed.max(usual_rows(context.event.points) + rng.usize(0..2));
    for row in rows {
        if chosen == 0 && row.contingent.is_none() {
            continue;
        }
        if row.contingent.is_none() {
            chosen -= 1;
        }
        let mut troops: Vec<TroopId> = row.row.troops.iter().map(|troop| troop.id).collect();
        if !row.row.troops.iter().any(|troop| taken.contains(&troop.id)) {
            rng.shuffle(&mut troops);
            troops.truncate(1);
        } else {
            troops.retain(|troop| taken.contains(troop));
        }
        let joint = context.points_list.joint_minima.iter();
        let packaged = context
            .points_list
            .packages
            .iter()
            .flat_map(|it| &it.variants);
        let packaged: Vec<TroopId> = packaged
            .flat_map(|variant| &variant.contents)
            .map(|part| part.troop)
            .chain(joint.flat_map(|joint| joint.troops.iter().copied()))
            .collect();
        plan.kinds.extend(troops);
        plan.kinds.extend(
            row.row
                .troops
                .iter()
                .map(|it| it.id)
                .filter(|it| packaged.contains(it)),
        );
        let Span { min, max } = row.scaled;
        let some = min.max(max.min(2));
        let most = if rng.bool() {
            max
        } else {
            rng.u32(some.max(max / 2)..=max)
        };
        let min = if row.contingent.is_none() { some } else { min };
        plan.spans.insert(row.row.id, Span { min, max: most });
    }
    plan.upgrades
        .retain(|_| style == Style::Elite || rng.bool());
    plan
}

/// All that the list has.
pub fn everything(context: &Context<'_>, style: Style) -> Plan {
    use GeneralLevel::{Charismatic, Expert, Fair, Genius, Incompetent, Poor};
    let (cic, sub) = match style {
        Style::Elite => (
            vec![Charismatic, Genius, Expert, Fair],
            vec![Fair, Expert, Poor],
        ),
        Style::ManyUnits => (vec![Fair, Poor], vec![Poor, Fair]),
        _ => (vec![Fair, Expert, Poor], vec![Poor, Fair]),
    };
    let with_weak = |mut levels: Vec<GeneralLevel>| {
        levels.push(Incompetent);
        levels
    };
    Plan {
        kinds: context.points_list.troops().map(|troop| troop.id).collect(),
        upgrades: context.upgrades().map(|upgrade| upgrade.id).collect(),
        spans: BTreeMap::new(),
        cic: with_weak(cic),
        sub: with_weak(sub),
    }
}

fn suits(style: Style, kind: TroopType, weapons: &[Weapon]) -> bool {
    match style {
        Style::Mounted => kind.is_mounted() && kind != TroopType::W,
        Style::Missiles => shoots(kind, weapons),
        Style::Balanced | Style::ManyUnits | Style::Elite => true,
    }
}

fn shoots(kind: TroopType, weapons: &[Weapon]) -> bool {
    use Weapon::{HeavyJavelin, Javelin, Pilum};
    let bows = weapons
        .iter()
        .any(|it| it.is_missile() && !matches!(it, Javelin | HeavyJavelin | Pilum));
    bows || matches!(kind, TroopType::T | TroopType::S | TroopType::Art)
}

/// What a column is worth: its points, more or less as the style likes it, and a little luck.
pub fn worth(context: &Context<'_>, style: Style, column: &Column, rng: &mut Rng) -> f64 {
    let mut worth = f64::from(column.price) * (0.8 + 0.4 * rng.f64());
    for (_, body) in &column.draft.placed {
        for unit in &body.ranks {
            let Some(place) = context.troop(unit.troop) else {
                continue;
            };
            let troop = place.troop;
            let weapons: Vec<Weapon> = troop
                .weapons
                .iter()
                .chain(troop.arms.iter().flat_map(|arms| &arms.weapons))
                .copied()
                .collect();
            let price = f64::from(troop.price);
            worth += match style {
                Style::Balanced => 0.0,
                Style::ManyUnits => 12.0,
                Style::Elite => -12.0 + 0.2 * f64::from(column.price.min(40)),
                Style::Mounted | Style::Missiles if suits(style, troop.kind, &weapons) => {
                    0.8 * price
                }
                Style::Mounted | Style::Missiles => 0.0,
            };
            worth += match unit.general {
                // A weak general is a last resort, and a better one has to earn his points.
                Some(level) if level.is_weak() => -60.0,
                Some(_) if style == Style::Elite => 10.0,
                _ => 0.0,
            };
        }
    }
    worth
}
