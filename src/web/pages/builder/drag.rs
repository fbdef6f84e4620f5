//! Units and commands dragged to another place. The card, the menu and the keys do the same.

use super::state::BuilderPage;
use crate::army::{CommandId, Edit, UnitId};
use crate::screen::builder::BodyView;
use leptos::prelude::*;
use web_sys::DragEvent;

pub fn start(event: &DragEvent, what: &str, id: u32) {
    event.stop_propagation();
    if let Some(data) = event.data_transfer() {
        // A browser that refuses leaves the card and the keyboard.
        let _ = data.set_data("text/plain", &format!("muster-{what} {id}"));
    }
}

/// The number of what was dropped, if it was one of ours.
fn dropped(event: &DragEvent, what: &str) -> Option<u32> {
    let text = event.data_transfer()?.get_data("text/plain").ok()?;
    let prefix = format!("muster-{what} ");
    text.strip_prefix(prefix.as_str())?.parse().ok()
}

pub fn drop_on_unit(page: BuilderPage, event: &DragEvent, command: CommandId, id: UnitId) {
    let Some(dragged) = dropped(event, "unit").map(UnitId) else {
        return;
    };
    event.prevent_default();
    event.stop_propagation();
    if dragged != id {
        page.open.apply(Edit::MoveBody {
            unit: dragged,
            to: command,
            at: place_of(page, command, id),
        });
    }
}

pub fn drop_on_command(page: BuilderPage, event: &DragEvent, id: CommandId) {
    event.prevent_default();
    if let Some(unit) = dropped(event, "unit") {
        page.open.apply(Edit::MoveBody {
            unit: UnitId(unit),
            to: id,
            at: usize::MAX,
        });
    } else if let Some(command) = dropped(event, "command").filter(|command| *command != id.0) {
        let to = page.open.screen.with_untracked(|screen| {
            let mut commands = screen.commands.iter();
            commands.position(|command| command.id == id)
        });
        page.open.apply(Edit::MoveCommand {
            command: CommandId(command),
            to: to.unwrap_or(usize::MAX),
        });
    }
}

/// The place of a unit's body among those of its command.
pub fn place_of(page: BuilderPage, command: CommandId, id: UnitId) -> usize {
    page.open.screen.with_untracked(|screen| {
        let holds = |body: &BodyView| body.units.iter().any(|unit| unit.id == id);
        let command = screen.command(command);
        command
            .and_then(|command| command.bodies.iter().position(holds))
            .unwrap_or(usize::MAX)
    })
}
