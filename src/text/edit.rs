//! What an edit does, as words for a button or for "Undo …".

use super::Names;
use super::basic;
use super::chain::{several, steps};
use super::deployment_edit::{ambushes, forward};
use super::grammar::{count, general, uncapital};
use super::map::map_action;
use super::unit_edit::{unit_label, unit_of};
use super::words::{side, structure};
use crate::army::{Edit, Place, Spot};

/// Letters of a button, so that it is one or two lines on a phone.
const MOST_LETTERS: usize = 72;

/// What the edit will do to the army that `names` speaks of.
pub fn edit_label(edit: &Edit, names: Names<'_>) -> String {
    let unit = match edit {
        Edit::MoveUnit { unit, .. } => Some(names.unit_here(*unit)),
        Edit::MoveBody { unit, .. } => Some(names.body_here(*unit)),
        _ => unit_of(edit).map(|unit| names.unit_in_place(unit)),
    };
    match unit.and_then(|who| unit_label(edit, &who, names)) {
        Some(label) => label,
        None => army_label(edit, names),
    }
}

/// The same step by step, a sentence each.
pub fn edit_steps(edit: &Edit, names: Names<'_>) -> Vec<String> {
    steps(std::slice::from_ref(edit), names)
}

/// The same in so few letters that it fits a button. What is left out is counted.
pub fn short_label(edit: &Edit, names: Names<'_>) -> String {
    let whole = edit_label(edit, names);
    if whole.chars().count() <= MOST_LETTERS {
        return whole;
    }
    let steps = edit_steps(edit, names);
    for shown in (1..steps.len()).rev() {
        let mut label = steps.first().cloned().unwrap_or_default();
        for step in steps.iter().take(shown).skip(1) {
            label = format!("{label}, {}", uncapital(step));
        }
        let more = count((steps.len() - shown) as u32, "more change");
        let label = format!("{label}, and {more}");
        if label.chars().count() <= MOST_LETTERS {
            return label;
        }
    }
    let cut: String = whole.chars().take(MOST_LETTERS - 1).collect();
    format!("{}…", cut.trim_end())
}

fn army_label(edit: &Edit, names: Names<'_>) -> String {
    match edit {
        Edit::Rename(name) => format!("Name the army {name}"),
        Edit::SetPlayer(player) => format!("Name the player {player}"),
        Edit::SetEvent(event) => format!("Change the event to {}", event.name),
        Edit::SetStructure(to) => format!("Make the command structure {}", structure(*to)),

        Edit::AddCommand { .. } => "Add a command".to_owned(),
        Edit::RemoveCommand(id) => format!("Remove {}", names.command(*id)),
        Edit::MoveCommand { command, to } => {
            format!(
                "Move {} to place {}",
                names.command(*command),
                to.saturating_add(1)
            )
        }
        Edit::NameCommand { command, name } => format!("Name {} {name}", names.command(*command)),
        Edit::SetContingent {
            command,
            contingent,
        } => match contingent {
            Some(id) => {
                let allies = names.contingent(*id);
                format!("Make {} allied: {allies}", names.command(*command))
            }
            None => format!("Make {} an ordinary command", names.command(*command)),
        },

        Edit::AddUnit { to, unit } => {
            let troop = names.troop(unit.troop);
            let led = unit
                .general
                .map(|level| format!(" with {}", general(level)));
            let place = place(*to, names);
            format!("Add {troop}{} to {place}", led.unwrap_or_default())
        }
        Edit::SetCic(Some(unit)) if names.list.basic_list().is_some() => {
            format!("Put the general with {}", names.unit_here(*unit))
        }
        Edit::SetCic(Some(unit)) => {
            format!(
                "Make the general with {} C-in-C",
                names.unit_in_place(*unit)
            )
        }
        Edit::SetCic(None) => "Leave the army without a C-in-C".to_owned(),
        Edit::SetExploration(0) => "Drop the exploration points".to_owned(),
        Edit::SetExploration(n) => buy(names.army.purchases.exploration, *n, "exploration point"),
        Edit::SetDestiny(0) => "Drop the destiny rolls".to_owned(),
        Edit::SetDestiny(n) => buy(names.army.purchases.destiny, *n, "destiny roll"),
        Edit::SetScorpio(true) => "Buy attached scorpios".to_owned(),
        Edit::SetScorpio(false) => "Drop the attached scorpios".to_owned(),
        Edit::SetJoan(Some(unit)) => {
            format!("Put Joan of Arc with {}", names.unit_in_place(*unit))
        }
        Edit::SetJoan(None) => "Remove Joan of Arc".to_owned(),
        Edit::SetFortifications(0) => "Drop the fortifications".to_owned(),
        Edit::SetFortifications(n) => buy(names.army.purchases.fortifications, *n, "fortification"),
        Edit::SetPackages { variant, count: 0 } => {
            format!("Drop the packages “{}”", names.package_variant(*variant))
        }
        Edit::SetPackages { variant, count: n } => {
            let packages = count(u32::from(*n), "package");
            format!("Change to {packages} “{}”", names.package_variant(*variant))
        }

        Edit::SetForward(to) => forward(to.as_ref(), names),
        Edit::SetAmbushes(to) => ambushes(to, names),
        Edit::Basic(edit) => basic::edit_label(edit, names),
        Edit::Map(edit) => map_action(&edit.action, names),
        Edit::SetFlankMarch(None) => "Drop the flank march".to_owned(),
        Edit::SetFlankMarch(Some(march)) => {
            format!(
                "Send {} to the {} flank",
                names.command(march.command),
                side(march.side)
            )
        }
        Edit::BuildFrom(list) => format!("Continue with revision {}", list.revision),
        Edit::StayWith(list) => format!("Stay with {}", list.name),
        Edit::TakeOver(_) => "Change the whole army".to_owned(),

        Edit::Several(edits) => several(edits, names),

        Edit::RemoveUnit(_)
        | Edit::MoveUnit { .. }
        | Edit::MoveBody { .. }
        | Edit::SetTroop { .. }
        | Edit::SetRear { .. }
        | Edit::SetGeneral { .. }
        | Edit::TakeUpgrade { .. }
        | Edit::DropUpgrade { .. }
        | Edit::SetArms { .. }
        | Edit::SetPikeUpgrade { .. }
        | Edit::SetDismounted { .. }
        | Edit::SetFortified { .. }
        | Edit::SetLocked { .. } => "Change a unit".to_owned(),
    }
}

/// The first of them are bought; later there are more of them or fewer.
fn buy(before: u16, now: u16, what: &str) -> String {
    let verb = if before == 0 { "Buy" } else { "Change to" };
    format!("{verb} {}", count(u32::from(now), what))
}

fn place(to: Place, names: Names<'_>) -> String {
    match to.spot {
        Spot::Rank { with, .. } => format!("the Large Unit of {}", names.unit_in_place(with)),
        _ => names.command(to.command),
    }
}
