//! What a link holds, said to whoever sends it.

use super::grammar::count;
use crate::army::Army;
use crate::list::ArmyList;
use crate::share::Part;

pub fn say_contents(list: &ArmyList, army: &Army, part: Part) -> Vec<String> {
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let units = count(number(army.units().count()), "unit");
    let commands = count(number(army.commands.len()), "command");
    let mut said = vec![
        format!("{units} in {commands}, with generals, options and purchases"),
        format!(
            "the number of the list ({}) and its revision {}",
            list.name, army.list.revision
        ),
        format!("the event: {}", army.event.name),
    ];
    said.push(match army.player.trim() {
        "" => "the army's name; no player is named".to_owned(),
        player => format!("the army's name and the player's: {player}"),
    });
    said.push(match part {
        Part::WithDeployment => {
            "the orders: forward deployment, flank march, ambushes and the map".to_owned()
        }
        Part::Army => {
            "no orders but the type of forward deployment: what is secret stays with you".to_owned()
        }
    });
    said.push("no verdict: whoever opens the link judges anew".to_owned());
    said
}
