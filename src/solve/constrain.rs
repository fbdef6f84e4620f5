//! Demands as constraints of the programme.

use super::column::Column;
use super::demand::Demand;
use super::programme::{Programme, Variables};
use super::purse::FORTIFICATIONS;
use crate::army::MOST_UNITS;
use crate::list::{Limit, RowId, Upgrade};
use crate::rules::fixed;
use good_lp::{Constraint, Expression, ProblemVariables, Variable, variable};

/// More than any army has of anything.
const MANY: u32 = 1000;
/// The least part of an even share that a command holds, in hundredths.
const LEAST_SHARE: i32 = 65;
const LEAST_ALLIED_SHARE: i32 = 35;

pub fn demand(
    programme: &Programme<'_, '_>,
    variables: &Variables,
    demand: Demand,
    problem: &mut ProblemVariables,
    to: &mut Vec<Constraint>,
) {
    let sum =
        |figure: &dyn Fn(&Column) -> u32| programme.sum(variables, |column| figure(column) as i32);
    let place = |id: RowId| {
        programme
            .context
            .rows
            .iter()
            .position(|row| row.row.id == id)
    };
    let of_row = |id: RowId| {
        let place = place(id);
        sum(&|column| place.map_or(0, |row| count(&column.rows, &row)))
    };
    match demand {
        Demand::Points { limit } => to.push(programme.points(variables).leq(limit)),
        Demand::RowMinimum { row, min } => to.push(of_row(row).geq(min as i32)),
        Demand::RowMaximum { row, max } => to.push(of_row(row).leq(max)),
        Demand::JointMinimum { minimum, min } => {
            let mut joint = programme.context.points_list.joint_minima.iter();
            if let Some(joint) = joint.find(|joint| joint.id == minimum) {
                let of = |column: &Column| {
                    let troops = joint.troops.iter();
                    troops.map(|troop| count(&column.troops, troop)).sum()
                };
                to.push(sum(&of).geq(min as i32));
            }
        }
        Demand::Packages { package, min, max } => {
            packages(programme, variables, package, (min, max), to);
        }
        Demand::OneKind { row } => {
            let Some(row) = place(row).and_then(|row| programme.context.rows.get(row)) else {
                return;
            };
            let mut kinds = Expression::default();
            for troop in &row.row.troops {
                let taken = problem.add(variable().binary());
                kinds += taken;
                let units = sum(&|column| count(&column.troops, &troop.id));
                to.push((units - row.scaled.max as i32 * taken).leq(0));
            }
            to.push(kinds.leq(1));
        }
        Demand::Generals { .. } => {
            for slot in 0..programme.slots.len() {
                to.push(sum(&|column| count(&column.generals, &slot)).eq(1));
            }
            to.push(sum(&|column| u32::from(column.draft.cic.is_some())).eq(1));
        }
        Demand::LargestCommand { cap } => {
            for slot in 0..programme.slots.len() {
                to.push(share(programme, variables, slot, cap));
            }
        }
        Demand::AlliedShare { contingent, cap } => {
            let slots = programme.slots.iter().enumerate();
            for (slot, _) in slots.filter(|(_, it)| it.contingent == Some(contingent)) {
                to.push(share(programme, variables, slot, cap));
            }
        }
        Demand::Upgrade { upgrade } => {
            if let Some((upgrade, _)) = programme.context.upgrade(upgrade) {
                limits(programme, variables, upgrade, problem, to);
            }
        }
        Demand::Fortifications { max } => {
            let mut used = sum(&|column| column.fortified * fixed::FORTIFICATIONS_PER_WAGENBURG);
            if let Some(bought) = variables.purse.amounts.get(FORTIFICATIONS) {
                used += *bought;
            }
            to.push(used.leq(max));
        }
        Demand::OneWeakGeneral => {
            if programme.columns.iter().any(|column| column.great_cic) {
                let weak = sum(&|column| column.weak + MANY * u32::from(column.great_cic));
                to.push(weak.leq(MANY + 1));
            }
        }
        Demand::Owned { troop, have } => {
            to.push(sum(&|column| count(&column.troops, &troop)).leq(have));
        }
    }
}

fn count<K: Ord>(counts: &std::collections::BTreeMap<K, u32>, of: &K) -> u32 {
    counts.get(of).copied().unwrap_or(0)
}

/// VD of the slot at most so many hundredths of all.
fn share(
    programme: &Programme<'_, '_>,
    variables: &Variables,
    slot: usize,
    cap: u32,
) -> Constraint {
    let vd = programme.sum(variables, |column| {
        let all: u32 = column.vd.values().sum();
        100 * count(&column.vd, &slot) as i32 - cap as i32 * all as i32
    });
    vd.leq(0)
}

fn packages(
    programme: &Programme<'_, '_>,
    variables: &Variables,
    id: crate::list::PackageId,
    (min, max): (u32, u32),
    to: &mut Vec<Constraint>,
) {
    let mut packages = programme.context.points_list.packages.iter();
    let Some(package) = packages.find(|package| package.id == id) else {
        return;
    };
    let bought = |variant| -> Option<Variable> {
        let mut all = variables.packages.iter();
        all.find(|(id, _)| *id == variant).map(|(_, it)| *it)
    };
    let mut total = Expression::default();
    let mut troops = Vec::new();
    for variant in &package.variants {
        total += bought(variant.id).map_or_else(Expression::default, Expression::from);
        troops.extend(variant.contents.iter().map(|part| part.troop));
    }
    to.push(total.clone().geq(min as i32));
    to.push(total.leq(max));
    troops.sort();
    troops.dedup();
    for troop in troops {
        let mut units = programme.sum(variables, |column| count(&column.troops, &troop) as i32);
        for variant in &package.variants {
            let parts = variant.contents.iter().filter(|part| part.troop == troop);
            let parts: u32 = parts.map(|part| u32::from(part.count)).sum();
            if let Some(bought) = bought(variant.id) {
                units -= parts as i32 * bought;
            }
        }
        to.push(units.eq(0));
    }
}

/// Fractions, numbers, all or none; the rest a body shows by itself.
fn limits(
    programme: &Programme<'_, '_>,
    variables: &Variables,
    upgrade: &Upgrade,
    problem: &mut ProblemVariables,
    to: &mut Vec<Constraint>,
) {
    let taken = |column: &Column| count(&column.upgrades, &upgrade.id) as i32;
    let fielded = |column: &Column| {
        let troops = upgrade.of.iter();
        troops
            .map(|it| count(&column.troops, it) as i32)
            .sum::<i32>()
    };
    for limit in &upgrade.limits {
        match limit {
            Limit::Fraction {
                numerator,
                denominator,
            } => {
                let (part, whole) = (i32::from(*numerator), i32::from(*denominator));
                let over = |column: &Column| whole * taken(column) - part * fielded(column);
                to.push(programme.sum(variables, over).leq(0));
            }
            Limit::AtMost(most) => to.push(programme.sum(variables, taken).leq(u32::from(*most))),
            Limit::AllOrNone => {
                let all = problem.add(variable().binary());
                let without = |column: &Column| fielded(column) - taken(column);
                to.push((programme.sum(variables, taken) - MANY as i32 * all).leq(0));
                to.push((programme.sum(variables, without) + MANY as i32 * all).leq(MANY));
            }
            Limit::FrontRank | Limit::HoldsGeneral(_) => {}
        }
    }
}

/// Every present body becomes something: stays, changes, or goes; and no army is larger than can
/// be stored.
pub fn items(programme: &Programme<'_, '_>, variables: &Variables, to: &mut Vec<Constraint>) {
    let units = programme.sum(variables, |column| {
        column.units.values().sum::<u32>() as i32
    });
    to.push(units.leq(MOST_UNITS as i32));
    for (item, alike) in programme.items.iter().enumerate() {
        let used = programme.sum(variables, |column| {
            column.draft.uses.iter().filter(|it| **it == item).count() as i32
        });
        to.push(used.eq(*alike));
    }
}

pub fn purse(programme: &Programme<'_, '_>, variables: &Variables, to: &mut Vec<Constraint>) {
    let mut one = Expression::default();
    for structure in &variables.purse.structures {
        one += *structure;
    }
    to.push(one.eq(1));
    let amounts = variables.purse.amounts.iter().zip(&programme.purse.amounts);
    for ((variable, amount), changed) in amounts.zip(&variables.purse.changed) {
        let room = amount.most.max(amount.now).max(1) as i32;
        to.push((*variable - room * *changed).leq(amount.now));
        to.push((*variable + room * *changed).geq(amount.now as i32));
    }
}

/// Each command has its part of the VD and of the units, and nobody is a better general than the
/// C-in-C.
pub fn even_commands(
    programme: &Programme<'_, '_>,
    variables: &Variables,
    to: &mut Vec<Constraint>,
) {
    let commands = programme.slots.len() as i32;
    if commands < 2 {
        return;
    }
    for (slot, command) in programme.slots.iter().enumerate() {
        let least = match command.contingent {
            Some(_) => LEAST_ALLIED_SHARE,
            None => LEAST_SHARE,
        };
        let rank = |column: &Column| {
            let led = match (column.draft.cic, column.generals.contains_key(&slot)) {
                (Some(_), _) => -1,
                (None, true) => 1,
                (None, false) => 0,
            };
            led * column.general_price
        };
        to.push(programme.sum(variables, rank).leq(0));
        let even = |of: &std::collections::BTreeMap<usize, u32>| {
            let all: u32 = of.values().sum();
            100 * commands * count(of, &slot) as i32 - least * all as i32
        };
        to.push(programme.sum(variables, |column| even(&column.vd)).geq(0));
        to.push(
            programme
                .sum(variables, |column| even(&column.units))
                .geq(0),
        );
    }
}
