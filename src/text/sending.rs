//! What a link contains, for its sender.

use super::grammar::count;
use super::list_rows;
use crate::army::Army;
use crate::event::RuleSet;
use crate::list::ArmyList;
use crate::share::{Carried, Part};

/// Which part of an own list travels with an army.
pub fn say_carried(carried: &Carried, list: &ArmyList) -> String {
    let rows = |list: &ArmyList| list.points_list().map_or(0, |points| points.rows().count());
    let options = |list: &ArmyList| list.basic_list().map_or(0, |basic| basic.options.len());
    match carried.is_whole {
        false if list.basic_list().is_some() && options(&carried.list) == 0 => format!(
            "All lines of your own list {}, which isn’t official, without its options: the army takes none",
            list.name
        ),
        false if list.basic_list().is_some() => format!(
            "All lines and {} of the {} options of your own list {}, which isn’t official: those that the verdict depends on",
            options(&carried.list),
            options(list),
            list.name
        ),
        true => format!("All of your own list {}, which isn’t official", list.name),
        false if rows(&carried.list) == rows(list) => format!(
            "All {} rows of your own list {}, which isn’t official, with the options that the verdict depends on",
            rows(list),
            list.name
        ),
        false => format!(
            "{} of the {} rows of your own list {}, which isn’t official: those that the verdict depends on",
            rows(&carried.list),
            rows(list),
            list.name
        ),
    }
}

/// How much of a player's own list came with his army.
pub fn say_came_along(carried: &Carried) -> String {
    let rows = list_rows(&carried.list);
    match carried.is_whole {
        true => format!("This is the player’s own list, all of it: {rows}."),
        false => format!(
            "This is the player’s own list, but only what the army needs came with it: {rows}. Ask \
             for the army’s file to see all of it."
        ),
    }
}

pub fn say_contents(
    list: &ArmyList,
    army: &Army,
    part: Part,
    carried: Option<&Carried>,
) -> Vec<String> {
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let units = count(number(army.units().count()), "unit");
    let commands = count(number(army.commands.len()), "command");
    let is_basic = list.game() == RuleSet::Basic;
    let mut said = vec![
        match is_basic {
            true => format!("{units}, with general, options, line-ups, Ace, scenario and weather"),
            false => format!("{units} in {commands}, with generals, options and purchases"),
        },
        carried.map_or_else(
            || format!("The list: {}, revision {}", list.name, army.list.revision),
            |carried| say_carried(carried, list),
        ),
        format!("The event: {}", army.event.name),
    ];
    said.push(match army.player.trim() {
        "" => "The army’s name, but no player’s".to_owned(),
        player => format!("The army’s name and the player’s: {player}"),
    });
    said.push(match part {
        Part::WithDeployment if is_basic => {
            "The deployment: the map and where units stand".to_owned()
        }
        Part::Army if is_basic => "No deployment".to_owned(),
        Part::WithDeployment => {
            "The orders: forward deployment, flank march, ambushes and map".to_owned()
        }
        Part::Army => "No orders, apart from the type of forward deployment".to_owned(),
    });
    said.push("No verdict: the army is judged again whenever the link is opened".to_owned());
    said
}
