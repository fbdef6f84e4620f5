//! Two armies side by side: what one has that the other doesn't.

use crate::army::{Army, Unit};
use crate::event::RuleSet;
use crate::list::ArmyList;
use crate::rules::{Judgement, UnitFigures, fixed};
use crate::text::{self, Names};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// None where neither game has points.
    pub points: Option<(i32, i32)>,
    pub vdt: (u32, u32),
    pub differences: Vec<Difference>,
}

/// So many in the first army and so many in the second.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    pub what: String,
    pub before: u32,
    pub after: u32,
    /// What the change costs.
    pub points: i32,
    pub vd: i32,
}

/// The first army is the earlier version or the one on the left.
pub fn compare(
    before: (&ArmyList, &Army, &Judgement),
    after: (&ArmyList, &Army, &Judgement),
) -> Comparison {
    let mut kinds: BTreeMap<String, Difference> = BTreeMap::new();
    for (side, (list, army, judgement)) in [before, after].into_iter().enumerate() {
        let sign = if side == 0 { -1 } else { 1 };
        let mut add = |what: String, count: u32, points: i32, vd: i32| {
            let entry = kinds.entry(what.clone()).or_insert(Difference {
                what,
                before: 0,
                after: 0,
                points: 0,
                vd: 0,
            });
            if side == 0 {
                entry.before += count;
            } else {
                entry.after += count;
            }
            entry.points += sign * points;
            entry.vd += sign * vd;
        };
        for (unit, figures) in army.units().zip(&judgement.units) {
            let vd = i32::try_from(figures.vd).unwrap_or(i32::MAX);
            add(described(list, army, unit, figures), 1, figures.price, vd);
            if let Some(level) = unit.general
                && list.game() == RuleSet::Impetus
            {
                let who = if army.cic == Some(unit.id) {
                    "C-in-C"
                } else {
                    "General"
                };
                add(
                    format!("{who}, {}", text::general_level(level)),
                    1,
                    level.price(),
                    0,
                );
            }
        }
        match list.game() {
            RuleSet::Impetus => add_purchases(army, &mut add),
            RuleSet::Basic => add_basic(list, army, &mut add),
        }
    }
    let mut differences: Vec<Difference> = kinds
        .into_values()
        .filter(|d| d.before != d.after || d.points != 0 || d.vd != 0)
        .collect();
    differences.sort_by_cached_key(|d| std::cmp::Reverse(d.points.abs()));
    let games = [before.0.game(), after.0.game()];
    Comparison {
        points: games
            .contains(&RuleSet::Impetus)
            .then_some((before.2.points, after.2.points)),
        vdt: (before.2.vdt, after.2.vdt),
        differences,
    }
}

/// What a player of Basic Impetus decides: the general's unit, options, the Ace.
fn add_basic(list: &ArmyList, army: &Army, add: &mut impl FnMut(String, u32, i32, i32)) {
    if let Some(unit) = army.cic.and_then(|id| army.unit(id)) {
        let troop = Names { list, army }.troop(unit.troop);
        add(format!("General with {troop}"), 1, 0, 0);
    }
    for taken in &army.basic.options {
        let name = text::basic::option_name(list, taken.option);
        add(format!("Option: {name}"), 1, 0, 0);
    }
    if let Some(ace) = army.basic.ace {
        add(format!("Ace: {}", text::ace::rulebook_name(ace)), 1, 0, 0);
    }
}

fn add_purchases(army: &Army, add: &mut impl FnMut(String, u32, i32, i32)) {
    let bought = &army.purchases;
    let structure = army.structure;
    add(
        format!("Command structure {}", text::structure(structure)),
        1,
        structure.price(),
        0,
    );
    let counted = [
        (
            "Exploration points",
            bought.exploration,
            fixed::EXPLORATION_POINT,
        ),
        ("Destiny rolls", bought.destiny, fixed::DESTINY_ROLL),
        (
            "Fortifications",
            bought.fortifications,
            fixed::FORTIFICATION,
        ),
        (
            "Attached scorpios",
            u16::from(bought.scorpio),
            fixed::ATTACHED_SCORPIO,
        ),
        (
            "Joan of Arc",
            u16::from(bought.joan.is_some()),
            fixed::JOAN_OF_ARC,
        ),
    ];
    for (what, count, price) in counted {
        if count > 0 {
            add(
                what.to_owned(),
                u32::from(count),
                i32::from(count) * price,
                0,
            );
        }
    }
}

/// A unit by what makes it cost and fight as it does.
fn described(list: &ArmyList, army: &Army, unit: &Unit, figures: &UnitFigures) -> String {
    let mut what = Names { list, army }.troop(unit.troop);
    for weapon in &figures.weapons {
        let weapon = text::weapon(*weapon);
        // Troops of one name are told apart by it already.
        if !what.contains(weapon) {
            what = format!("{what}, {weapon}");
        }
    }
    for upgrade in &unit.upgrades {
        if let Some(upgrade) = list.upgrade(*upgrade) {
            what = format!("{what}, {}", upgrade.name);
        }
    }
    let marks = [
        (unit.rear, "rear rank"),
        (unit.pike_upgrade, "pike upgrade"),
        (unit.dismounted, "on foot"),
        (unit.fortified, "fortified"),
    ];
    for (_, mark) in marks.iter().filter(|(is_set, _)| *is_set) {
        what = format!("{what}, {mark}");
    }
    what
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army::{BasicEdit, TakenOption};
    use crate::event::Preset;
    use crate::rules::judge;

    #[test]
    fn two_basic_armies_differ_in_options_and_vd_and_not_in_points() {
        let file = include_bytes!("../../../lists/basic-conquistadores.json");
        let list = ArmyList::read(file, "list").unwrap();
        let printed = Army::new(&list, Preset::Basic.event());
        let basic = list.basic_list().unwrap();
        let option = TakenOption::new(basic.options[0].id);
        let taken = BasicEdit::take(basic, &printed, option);
        let taken = taken.apply(&printed).unwrap();
        let judged = |army: &Army| judge(&list, &army.event, army);
        let (of_printed, of_taken) = (judged(&printed), judged(&taken));
        let comparison = compare((&list, &printed, &of_printed), (&list, &taken, &of_taken));
        assert_eq!((comparison.points, comparison.vdt), (None, (16, 18)));
        let mut said: Vec<(&str, u32, u32, i32)> = comparison
            .differences
            .iter()
            .map(|it| (it.what.as_str(), it.before, it.after, it.vd))
            .collect();
        said.sort();
        assert_eq!(
            said,
            [
                (
                    "Option: Piqueros instead of Perros de guerra (wardogs)",
                    0,
                    1,
                    0
                ),
                ("Perros de guerra (wardogs)", 1, 0, -1),
                ("Piqueros, pike", 0, 1, 3),
            ]
        );
    }
}
