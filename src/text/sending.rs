//! What a link contains, for its sender.

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
        format!("The list: {}, revision {}", list.name, army.list.revision),
        format!("The event: {}", army.event.name),
    ];
    said.push(match army.player.trim() {
        "" => "The army's name, but no player's".to_owned(),
        player => format!("The army's name and the player's: {player}"),
    });
    said.push(match part {
        Part::WithDeployment => {
            "The orders: forward deployment, flank march, ambushes and map".to_owned()
        }
        Part::Army => "No orders, apart from the type of forward deployment".to_owned(),
    });
    said.push("No verdict: the army is judged again whenever the link is opened".to_owned());
    said
}
