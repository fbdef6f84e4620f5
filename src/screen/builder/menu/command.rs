//! The menu of a command: its place, and whose troops it has.

use super::{Menu, MenuItem};
use crate::army::{Army, CommandId, Edit};
use crate::list::ArmyList;
use crate::text::Names;

/// The menu of a command; none once the command is gone.
pub fn command_menu(list: &ArmyList, army: &Army, id: CommandId) -> Option<Menu> {
    let command = army.command(id)?;
    let names = Names { list, army };
    let place = army.commands.iter().position(|other| other.id == id)?;
    let mut order = Vec::new();
    if let Some(to) = place.checked_sub(1) {
        order.push(MenuItem::act("Up", Edit::MoveCommand { command: id, to }));
    }
    if place + 1 < army.commands.len() {
        order.push(MenuItem::act(
            "Down",
            Edit::MoveCommand {
                command: id,
                to: place + 1,
            },
        ));
    }
    order.push(MenuItem::act("Remove", Edit::RemoveCommand(id)));
    let mut troops = Vec::new();
    let contingents = list
        .points_list()
        .map(|points| points.contingents.as_slice());
    if let Some(contingents @ [_, ..]) = contingents {
        let set = |contingent| Edit::SetContingent {
            command: id,
            contingent,
        };
        troops.push(MenuItem::switch(
            "Own troops",
            command.contingent.is_none(),
            set(None),
        ));
        troops.extend(contingents.iter().map(|contingent| {
            let taken = command.contingent == Some(contingent.id);
            MenuItem::switch(contingent.name.clone(), taken, set(Some(contingent.id)))
        }));
    }
    let groups = [
        ("Troops", String::new(), troops),
        ("Command", String::new(), order),
    ];
    Some(Menu::new(names.command(id), groups))
}
