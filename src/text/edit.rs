//! What an edit does, as words for a button or for "Undo …".

use super::Names;
use super::map::map_action;
use super::words::{general_level, side, structure};
use crate::army::{Edit, Forward, Place, Spot};

/// What the edit will do to the army that `names` speaks of.
pub fn edit_label(edit: &Edit, names: Names<'_>) -> String {
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
            Some(id) => format!("Make {} {}", names.command(*command), names.contingent(*id)),
            None => format!("Make {} one of the list's own", names.command(*command)),
        },

        Edit::AddUnit { to, unit } => {
            format!("Add {} to {}", names.troop(unit.troop), place(*to, names))
        }
        Edit::RemoveUnit(id) => format!("Remove {}", names.unit_in_place(*id)),
        Edit::MoveUnit { unit, to } => {
            format!("Move {} {}", names.unit(*unit), towards(*to, names))
        }
        Edit::MoveBody { unit, to, .. } => {
            format!("Move {} to {}", names.unit(*unit), names.command(*to))
        }

        Edit::SetTroop { unit, troop } => {
            format!("Change {} into {}", names.unit(*unit), names.troop(*troop))
        }
        Edit::SetRear { unit, rear: true } => {
            format!("Pay the rear-rank price for {}", names.unit(*unit))
        }
        Edit::SetRear { unit, rear: false } => {
            format!("Pay the full price for {}", names.unit(*unit))
        }
        Edit::SetGeneral {
            unit,
            level: Some(level),
        } => {
            format!(
                "Give {} a general: {}",
                names.unit_in_place(*unit),
                general_level(*level)
            )
        }
        Edit::SetGeneral { unit, level: None } => {
            format!("Take the general from {}", names.unit_in_place(*unit))
        }
        Edit::SetCic(Some(unit)) => {
            format!(
                "Make the general with {} C-in-C",
                names.unit_in_place(*unit)
            )
        }
        Edit::SetCic(None) => "Name no C-in-C".to_owned(),
        Edit::TakeUpgrade { unit, upgrade } => {
            format!("Give {} {}", names.unit(*unit), names.upgrade(*upgrade))
        }
        Edit::DropUpgrade { unit, upgrade } => {
            format!(
                "Take {} from {}",
                names.upgrade(*upgrade),
                names.unit_in_place(*unit)
            )
        }
        Edit::SetArms { unit, .. } => format!("Change the weapon of {}", names.unit(*unit)),
        Edit::SetPikeUpgrade { unit, taken: true } => {
            format!("Give {} the pike upgrade", names.unit(*unit))
        }
        Edit::SetPikeUpgrade { unit, taken: false } => {
            format!("Take the pike upgrade from {}", names.unit(*unit))
        }
        Edit::SetDismounted {
            unit,
            dismounted: true,
        } => {
            format!("Let {} fight on foot", names.unit(*unit))
        }
        Edit::SetDismounted {
            unit,
            dismounted: false,
        } => {
            format!("Let {} fight mounted", names.unit(*unit))
        }
        Edit::SetFortified {
            unit,
            fortified: true,
        } => format!("Fortify {}", names.unit(*unit)),
        Edit::SetFortified {
            unit,
            fortified: false,
        } => {
            format!("Take the fortifications from {}", names.unit(*unit))
        }

        Edit::SetExploration(n) => format!("Have {n} exploration points"),
        Edit::SetDestiny(n) => format!("Have {n} destiny rolls"),
        Edit::SetScorpio(true) => "Buy attached scorpios".to_owned(),
        Edit::SetScorpio(false) => "Drop the attached scorpios".to_owned(),
        Edit::SetJoan(Some(unit)) => format!("Let Joan of Arc ride with {}", names.unit(*unit)),
        Edit::SetJoan(None) => "Drop Joan of Arc".to_owned(),
        Edit::SetFortifications(n) => format!("Have {n} fortifications"),
        Edit::SetPackages { variant, count } => {
            format!("Have {count} of {}", names.package_variant(*variant))
        }

        Edit::SetForward(None) => "Drop forward deployment".to_owned(),
        Edit::SetForward(Some(Forward::A(command))) => {
            format!("Deploy {} forward", names.command(*command))
        }
        Edit::SetForward(Some(Forward::B(_))) => "Change who deploys forward".to_owned(),
        Edit::SetFlankMarch(None) => "Drop the flank march".to_owned(),
        Edit::SetFlankMarch(Some(march)) => {
            format!(
                "Send {} to the {} flank",
                names.command(march.command),
                side(march.side)
            )
        }
        Edit::SetAmbushes(ambushes) if ambushes.is_empty() => "Drop the ambushes".to_owned(),
        Edit::SetAmbushes(_) => "Change the ambushes".to_owned(),
        Edit::Map(action) => map_action(action, names),

        Edit::Several(edits) => several(edits, names),
    }
}

/// A chain is said as its parts; a run of the same part is counted.
fn several(edits: &[Edit], names: Names<'_>) -> String {
    let mut parts: Vec<(String, u32)> = Vec::new();
    for edit in edits {
        let label = edit_label(edit, names);
        match parts.last_mut() {
            Some((last, times)) if *last == label => *times += 1,
            _ => parts.push((label, 1)),
        }
    }
    let said = parts.into_iter().enumerate().map(|(p, (label, times))| {
        let label = if p == 0 { label } else { uncapital(&label) };
        if times > 1 {
            format!("{label} ({times} times)")
        } else {
            label
        }
    });
    said.collect::<Vec<_>>().join(", ")
}

fn uncapital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(letters).collect()
    })
}

fn place(to: Place, names: Names<'_>) -> String {
    match to.spot {
        Spot::Rank { with, .. } => format!("the Large Unit of {}", names.unit_in_place(with)),
        _ => names.command(to.command),
    }
}

fn towards(to: Place, names: Names<'_>) -> String {
    match to.spot {
        Spot::Rank { with, .. } => format!("behind {}", names.unit_in_place(with)),
        Spot::Before(_) => "out to stand on its own".to_owned(),
        Spot::End => format!("to {}", names.command(to.command)),
    }
}
